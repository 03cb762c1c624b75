"""What a text tells people to type is there: commands named in rulebooks, advice and messages, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.messages.words import say
from games.engine.texts import LANGUAGES, messages

ROOT = Path(__file__).parents[2]
COMMAND = re.compile(r"(?<![\w/<>}.])/([^\W\d_][\w-]*)(?: ([^\W\d_][\w-]*))?")
"""A slash that begins a word, as in `/rules read`; not the one in 1/2, in a path or in an address."""


def commands(language: str) -> dict[str, set[str]]:
    """The names that Discord offers, each with those of its parts."""
    keys = [key.removeprefix("command-") for key in messages("bot", "en") if key.startswith("command-")]
    tops = {key for key in keys if "-" not in key}
    parts = [key for key in keys if key.partition("-")[0] in tops and not key.endswith("-about") and "-" in key]
    return {
        say(language, f"command-{top}"): {
            say(language, f"command-{part}") for part in parts if part.partition("-")[0] == top
        }
        for top in tops
    }


def written(language: str) -> Iterator[tuple[Path, str]]:
    """Everything that people read in a language."""
    for folder in ("bot", "games", "render"):
        for path in sorted((ROOT / folder).rglob(f"{language}.*")):
            if path.suffix in {".md", ".ftl"}:
                yield path.relative_to(ROOT), path.read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_is_named_exists(language: str) -> None:
    offered = commands(language)
    wrong = [
        f"{path}: {found[0]}"
        for path, words in written(language)
        for found in COMMAND.finditer(words)
        if found[1] not in offered or (offered[found[1]] and found[2] not in offered[found[1]])
    ]
    assert wrong == []


def test_ukrainian_has_one_apostrophe_and_its_own_letters() -> None:
    wrong = [
        f"{path}: {found[0]}"
        for path, words in written("uk")
        for found in re.finditer(r"[а-яіїєґ][’ʼ´`][а-яіїєґ]|\w*[ыэёъЫЭЁЪ]\w*", words)
    ]
    assert wrong == []
