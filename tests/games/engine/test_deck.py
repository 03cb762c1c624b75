"""Decks say what they hold, and are not drawn from when they are empty."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.engine import Deck, Setup, State, Step
from tests.games.engine.support import game_of


class Card(msgspec.Struct, frozen=True):
    suit: str
    rank: int


class Pile(msgspec.Struct):
    """What lies before a player."""

    deck: Deck[str] = msgspec.field(default_factory=Deck)


class Cards(State, kw_only=True):
    pairs: Deck[tuple[str, int]] = msgspec.field(default_factory=Deck)
    cards: Deck[Card] = msgspec.field(default_factory=Deck)
    piles: list[Pile] = []


class Deal(Step[State], tag="Deal"):
    pass


GAME = game_of(Deal, state=Cards)


def fresh() -> Any:
    return GAME.new(Setup(2, "seed"))


@pytest.mark.finding("RU-18")
def test_a_deck_comes_back_with_what_it_held() -> None:
    g = fresh()
    g.pairs.cards = [("hearts", 7)]
    g.cards.cards = [Card("hearts", 7)]
    assert GAME.clone(g) == g
    assert GAME.load(GAME.dump(g)) == g
    assert g.cards.top == Card("hearts", 7)


class Untyped(State, kw_only=True):
    piles: list[Deck] = []  # type: ignore[type-arg]


class Anything(State, kw_only=True):
    hands: dict[int, tuple[Any, ...]] = {}


class Table(State, kw_only=True):
    """Plain JSON, as data files hold it."""

    bonus: dict[str, Any] = {}


@pytest.mark.finding("RU-18")
@pytest.mark.parametrize(("state", "where"), [(Untyped, "Untyped.piles.cards"), (Anything, "Anything.hands")])
def test_a_state_that_does_not_say_what_it_holds_is_refused(state: type[State], where: str) -> None:
    with pytest.raises(TypeError, match=f"{where} may hold anything.*Deck"):
        game_of(Deal, state=state)
    assert game_of(Deal, state=Table)


@pytest.mark.finding("RU-22")
def test_an_empty_deck_is_named_and_nothing_was_revealed() -> None:
    g = fresh()
    g.piles = [Pile(), Pile()]
    for deck, name in ((g.cards, "Cards.cards"), (g.piles[1].deck, r"Cards.piles\[1\].deck")):
        with pytest.raises(LookupError, match=f"{name} is empty"):
            g.draw(deck)
    assert g.revealed == 0
