"""The words only pictures need: the same messages in all languages."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

import render
from render.art import drawn_games
from tests.games.test_texts import WHOLE

PACKAGES = ("render", *(f"render.{game}" for game in drawn_games()))


def messages(package: str, language: str) -> dict[str, set[str]]:
    """Message ids with the arguments they use."""
    source = (resources.files(package) / "text" / f"{language}.ftl").read_text("utf-8")
    parts = re.split(r"^([a-z0-9-]+) =", source, flags=re.MULTILINE)[1:]
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", WHOLE)
def test_languages_have_the_same_messages(package: str, language: str) -> None:
    assert messages(package, language) == messages(package, "en")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_is_used(package: str) -> None:
    code = "\n".join(path.read_text("utf-8") for path in Path(render.__file__).parent.rglob("*.py"))
    ends = set(re.findall(r"[a-z]+(?:-[a-z]+)*", code))
    for key in messages(package, "en"):
        prefix, _, end = key.rpartition("picture-")
        assert key in code or end in ends or end.rpartition("-")[2] in ends, (prefix, end)
