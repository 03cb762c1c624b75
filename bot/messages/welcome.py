"""The first message on a server: the games from light to heavy, with the doors to each; and a choice of languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from discord import ButtonStyle

import games
from bot.messages import layout
from bot.messages.address import Address
from bot.messages.controls import Row, button, row
from bot.messages.lessons import learn
from bot.messages.rulebook import how_to_play
from bot.messages.words import say
from games.engine import Text
from games.engine.texts import LANGUAGES, own_name

WITH_DOORS = 6
"""How many games have a row of their own: a message has room for forty components."""
Mention = Callable[[str], str]
"""Writes a command so that it can be clicked."""


def greeting(language: str, mention: Mention) -> layout.Composed:
    """Who we are, and the doors to each game."""
    names = games.by_weight()
    parts: list[Any] = [say(language, "greeting"), say(language, "greeting-now")]
    for name in names[:WITH_DOORS]:
        parts += [
            about(name, language),
            [row(play_now(name, language), *learn(name, language), how_to_play(name, language))],
        ]
    others = [play_now(name, language, games.title(name, language)) for name in names[WITH_DOORS:]]
    parts.append([row(*others[first : first + 5]) for first in range(0, len(others), 5)])
    more = say(language, "greeting-more", new=mention("match new"), help=mention("help"))
    return layout.message(*parts, more, [tongues()])


def about(game: str, language: str) -> str:
    """A game in two lines: how many play, how long, how heavy; and what it is about."""
    meta, texts = games.metas()[game], games.texts(game, language)
    low, high = meta.players
    facts = say(
        language,
        "greeting-facts",
        low=low,
        high=high,
        minutes=meta.minutes,
        weight=say(language, f"greeting-weight-{meta.heaviness}"),
    )
    return f"**{games.title(game, language)}** · {facts}\n-# {texts.say(Text(f'{game}-about'))}"


def play_now(game: str, language: str, label: str = "") -> Any:
    """A match against bots, started at once."""
    return button(
        Address("demo", argument=game), label or say(language, "greeting-play"), ButtonStyle.primary, emoji="🎲"
    )


def tongues() -> Row:
    """Each language in its own words: whoever presses one reads it from now on."""
    return row(*(button(Address("tongue", argument=code), own_name(code, code), emoji="🌐") for code in LANGUAGES[:5]))
