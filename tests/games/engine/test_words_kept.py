"""What a process keeps of words: what has been said can be said again, and how it was written is forgotten."""

from __future__ import annotations

import gc
from collections import Counter

import pytest
from fluent.syntax import ast

from games.engine import Text
from games.engine.text import Arg
from games.engine.texts import LANGUAGES, load, messages

PACKAGE = "games.scythe"
WRITTEN = (ast.Span, ast.Message, ast.Term, ast.Pattern, ast.TextElement)


def written() -> Counter[type]:
    """How much there is in this process of Fluent's files as they are written."""
    gc.collect()
    return Counter(kind for kind in map(type, gc.get_objects()) if kind in WRITTEN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_what_was_said_only_the_words_are_kept(language: str) -> None:
    texts = load(language, PACKAGE)
    plain = [key for key, source in messages(PACKAGE, language).items() if "{" not in source and key[0] != "-"]
    assert len(plain) > 100
    before = written()
    said = [texts.say(Text(key)) for key in plain]
    assert written() - before == Counter()
    assert said == [load(language, PACKAGE).say(Text(key)) for key in plain]


@pytest.mark.parametrize("first", ["scythe-turn", "scythe-heading-turn"])
def test_a_message_that_is_part_of_another_is_said_in_any_order(first: str) -> None:
    texts = load("en", PACKAGE)
    args: dict[str, Arg] = {"number": 3, "seat": "Ada"}
    texts.say(Text(first, args))
    assert texts.say(Text("scythe-heading-turn", args)) == f"**{texts.say(Text('scythe-turn', args))}**"
