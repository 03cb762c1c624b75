"""The bot's own words, in three languages."""

from __future__ import annotations

from functools import cache

from games.engine.text import Arg, Text
from games.engine.texts import Texts, Who, load


@cache
def texts(language: str) -> Texts:
    """The bot's texts (with the engine's) in one language."""
    return load(language, "bot", "games.engine")


def say(language: str, key: str, who: Who | None = None, **args: Arg) -> str:
    """A message of the bot."""
    return texts(language).say(Text(key, args), who)


def cut(words: str, most: int) -> str:
    """Words that fit where Discord wants them short."""
    return words if len(words) <= most else words[: most - 1] + "…"
