"""From a component's name in a message to its page: what a text names is found by its own arguments, so that a
message leads to nothing that it does not say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

import msgspec

import games
from bot.messages.address import Address
from bot.messages.controls import MENU_OPTIONS, Row, menu, option, row
from bot.messages.library import kind_of
from bot.messages.words import say
from games.engine import Card, Decision, Text
from games.engine.text import Arg

ENCODER = msgspec.json.Encoder(order="sorted")


def rows(game: str, told: Iterable[Text], language: str, match: int) -> list[Row]:
    """A menu of the components that texts name, if they name any: it opens their pages, for whoever uses it."""
    found, texts = named(game, told), games.texts(game, language)
    if not found:
        return []
    lines = [option(texts.say(card.name), card.id, kind_of(game, card, language)) for card in found]
    return [row(menu(Address("card", match, argument=game), say(language, "cards-named-here"), lines))]


def named(game: str, told: Iterable[Text]) -> list[Card]:
    """The components that texts name, in the catalogue's order; of very many those that were named last."""
    names, order = _names(game), _order(game)
    found: dict[str, Card] = {}
    for text in told:
        for part in _parts(text):
            card = names.get(_key(part)) if part.key in _keys(game) else None
            if card is not None:
                found.pop(card.id, None)
                found[card.id] = card
    return sorted(list(found.values())[-MENU_OPTIONS:], key=lambda card: order[card.id])


def said(decision: Decision) -> list[Text]:
    """What a panel says of a decision: the question, and its options with what stands beside them."""
    options = [option for pick in decision.picks for option in pick.options]
    beside = [text for each in options for text in (each.label, each.group, each.hint) if text is not None]
    return [decision.prompt, *beside]


def _parts(said: Arg) -> Iterator[Text]:
    if isinstance(said, Text):
        yield said
        for arg in said.args.values():
            yield from _parts(arg)
    elif isinstance(said, list):
        for item in said:
            yield from _parts(item)


@cache
def _names(game: str) -> dict[bytes, Card]:
    """Components by their names. Where a name is made of others ("Speed (Rusviet Union)"), that part of it which is no
    other component's name leads there, too."""
    cards = games.game(game).catalogue()
    whole = {_key(card.name): card for card in cards}
    within = {_key(part): card for card in cards for part in _parts(card.name)}
    return {**within, **whole}


@cache
def _keys(game: str) -> frozenset[str]:
    return frozenset(part.key for card in games.game(game).catalogue() for part in _parts(card.name))


@cache
def _order(game: str) -> dict[str, int]:
    return {card.id: number for number, card in enumerate(games.game(game).catalogue())}


def _key(text: Text) -> bytes:
    return ENCODER.encode(text)
