"""A component, looked up: what is printed on it, where that is known from, where it is now."""

from __future__ import annotations

from collections.abc import Sequence

import games
from bot.messages import layout
from bot.messages.address import Address
from bot.messages.boards import Drawn
from bot.messages.controls import Row, button, row
from bot.messages.library import Found, kind_of
from bot.messages.people import mentions
from bot.messages.rulebook import also
from bot.messages.words import say
from bot.tables.running import Running
from games.engine import Card


def card_view(
    game: str,
    card: Card,
    language: str,
    drawn: Drawn | None,
    running: Running | None = None,
    more: Sequence[Found] = (),
) -> layout.Composed:
    """The card as everybody at a table may read it: in words, and its picture below, where a new message is looked at
    first."""
    texts = games.texts(game, language)
    head = f"-# {games.title(game, language)} · {kind_of(game, card, language)}\n### {texts.say(card.name)}"
    lines = "\n".join(texts.say(line) for line in card.lines)
    source = "-# " + say(language, f"card-source-{card.source}")
    return layout.message(
        head,
        lines,
        _now(card, language, running),
        drawn.shown() if drawn is not None else None,
        source,
        [*also(game, more, language), _row(game, language)],
    )


def _now(card: Card, language: str, running: Running | None) -> str:
    """Where it is, from what everybody sees."""
    if running is None:
        return ""
    found = running.match.game.whereabouts(running.view(None), card)
    if found is None:
        return ""
    return say(language, "card-now", where=running.texts(language).say(found, mentions(running)))


def _row(game: str, language: str) -> Row:
    return row(button(Address("contents", argument=game), say(language, "rules-to-contents"), emoji="📑"))
