"""Ids of options are for people and logs: rules and bots get what options mean, and take no id apart."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import games

FOLDER = Path(games.__file__).parent
SPLITTING = {"split", "rsplit", "partition", "rpartition"}
LOOKING_INSIDE = {"startswith", "endswith", "removeprefix", "removesuffix", "strip", "lstrip", "rstrip"}
NO_IDS = {"ryozen/rules/effects.py"}
"""Where something else is taken apart: the source of an effect, `kin/archer`."""


def taken_apart(source: str, ways: set[str]) -> Iterator[str]:
    """Where a text is taken apart."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ways:
            yield ast.unparse(node)


def found_in(name: str, floor: str, ways: set[str]) -> set[str]:
    """The files of a floor of a game that take a text apart."""
    paths = sorted((FOLDER / name / floor).rglob("*.py"))
    assert paths
    return {
        str(path.relative_to(FOLDER)) for path in paths if any(True for _ in taken_apart(path.read_text("utf-8"), ways))
    }


def test_it_is_noticed() -> None:
    assert [*taken_apart("token, name = choice.split('@')", SPLITTING)] == ["choice.split('@')"]
    assert [*taken_apart("card = option.removeprefix('play.')", LOOKING_INSIDE)] == ["option.removeprefix('play.')"]


@pytest.mark.finding("CO-6")
@pytest.mark.parametrize("name", games.names())
def test_rules_take_no_id_apart(name: str) -> None:
    assert found_in(name, "rules", SPLITTING) <= NO_IDS


@pytest.mark.finding("CO-6")
@pytest.mark.parametrize("name", games.names())
def test_bots_take_no_id_apart(name: str) -> None:
    assert found_in(name, "bot", SPLITTING | LOOKING_INSIDE) == set()
