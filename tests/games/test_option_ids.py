"""Ids of options are for people and logs: rules get what options mean, and take no id apart."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import games

FOLDER = Path(games.__file__).parent
TAKING_APART = {"split", "rsplit", "partition", "rpartition"}
NO_IDS = {"ryozen/rules/effects.py"}
"""Where something else is taken apart: the source of an effect, `kin/archer`."""


def taken_apart(source: str) -> Iterator[str]:
    """Where a text is taken apart."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TAKING_APART:
            yield ast.unparse(node)


def test_it_is_noticed() -> None:
    assert [*taken_apart("token, name = choice.split('@')")] == ["choice.split('@')"]


@pytest.mark.finding("CO-6")
@pytest.mark.parametrize("name", games.names())
def test_rules_take_no_id_apart(name: str) -> None:
    paths = sorted((FOLDER / name / "rules").glob("*.py"))
    found = {str(path.relative_to(FOLDER)): [*taken_apart(path.read_text("utf-8"))] for path in paths}
    assert paths
    assert {path for path, places in found.items() if places} <= NO_IDS
