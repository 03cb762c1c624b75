"""The bot's own words, in every language there is."""

from __future__ import annotations

import re
from functools import cache

from games.engine import GameError
from games.engine.decision import shorten
from games.engine.text import Arg, Text
from games.engine.texts import Texts, Who, load

MARKS = re.compile(r"[\\`*_~|<>\[\]():@#.-]")
"""What Discord reads as style, code, quote, heading, list, link or mention; after a backslash it is only itself."""


@cache
def texts(language: str) -> Texts:
    """The bot's texts (with the engine's) in one language."""
    return load(language, "bot", "games.engine")


def say(language: str, key: str, who: Who | None = None, **args: Arg) -> str:
    """A message of the bot."""
    return texts(language).say(Text(key, args), who)


def quoted(words: str, most: int = 40) -> str:
    """What a person wrote, as it is quoted back: as plain letters, whatever is in it."""
    return MARKS.sub(r"\\\g<0>", shorten(words, most))


def say_error(texts: Texts, error: GameError) -> str:
    """Why a choice was not taken, the player's own words quoted."""
    args = {name: quoted(arg) if isinstance(arg, str) else arg for name, arg in error.text.args.items()}
    return texts.say(Text(error.text.key, args))


def cut(words: str, most: int) -> str:
    """Words that fit where Discord wants them short."""
    return words if len(words) <= most else words[: most - 1] + "…"
