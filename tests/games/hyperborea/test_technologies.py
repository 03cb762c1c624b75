"""HYP-13: Advanced Technology cards."""

from __future__ import annotations

import pytest

from games.hyperborea import components as c
from games.hyperborea.game import GAME
from games.hyperborea.rules.scoring import score
from games.hyperborea.state import Offer
from tests.games.hyperborea.support import Table, keys


@pytest.mark.rule("HYP-13.1", "HYP-D22")
def test_any_of_the_eight_cards_may_be_taken() -> None:
    table = Table().pool(tech=1)
    shown = [offer.card for offers in table.g.market for offer in offers]
    assert len(table.options("tech:")) == 8
    table.do(f"tech:{shown[5]}")
    assert table.player().cards == [shown[5]]
    assert table.points == {}


@pytest.mark.rule("HYP-13.5", "HYP-13.6", "HYP-13.13", "HYP-3.28")
def test_the_grey_cube_comes_along_and_the_next_card_takes_the_place() -> None:
    table = Table().pool(tech=1)
    deck = table.g.decks[2]
    following, taken = deck.cards[0], table.g.market[2][1].card
    grey = table.g.supply[c.GREY]
    table.do(f"tech:{taken}")
    assert table.player().unused == [0, 0, 0, 0, 0, 0, 1]
    assert table.g.market[2][1] == Offer(following, grey=True)
    assert table.g.supply[c.GREY] == grey - 1


@pytest.mark.rule("HYP-13.2", "HYP-13.3", "HYP-13.4", "HYP-13.11", "HYP-D21", "HYP-H05")
def test_a_refresh_replaces_both_cards_of_a_deck() -> None:
    table = Table().pool(tech=1)
    left, right = (offer.card for offer in table.g.market[0])
    first, second = table.g.decks[0].cards[:2]
    grey = table.g.supply[c.GREY]
    assert table.options("refresh") == ["refresh:1", "refresh:2", "refresh:3", "refresh:4"]
    table.do("refresh:1")
    assert table.g.market[0] == [Offer(first, grey=True), Offer(second, grey=True)]
    assert table.g.decks[0].cards[-2:] == [right, left]  # the left one at the very bottom
    assert table.g.supply[c.GREY] == grey
    for seat in (0, 1, None):
        assert GAME.view(table.g, seat).known_bottom[0] == [right, left]
    assert table.asked().rule == "HYP-D22"
    assert len(table.options("tech:")) == 8
    assert "refresh:1" not in table.options()  # once per tech effect
    other = table.g.market[3][0].card
    table.do(f"tech:{other}")
    assert table.player().cards == [other]
    assert table.points == {}


@pytest.mark.rule("HYP-13.12")
def test_after_a_refresh_the_point_is_used_up() -> None:
    table = Table().pool(tech=1)
    table.do("refresh:2", "decline")
    assert table.points == {}
    assert table.player().cards == []
    kept = Table().pool(tech=1)
    kept.do("enter:h1c:0")
    assert kept.points["tech"] == 1  # not taking a card leaves the point


@pytest.mark.rule("HYP-13.7", "HYP-13.8", "HYP-13.14")
def test_an_empty_deck() -> None:
    table = Table().pool(tech=2)
    g = table.g
    table.player(1).cards += g.decks[0].cards
    g.decks[0].cards = []
    taken = g.market[0][0].card
    table.do(f"tech:{taken}")
    assert g.market[0][0] == Offer("", grey=False)
    assert "refresh:1" not in table.options()
    assert "refresh:2" in table.options()
    for number in range(4):
        table.player(1).cards += g.decks[number].cards
        g.decks[number].cards = []
        for offer in g.market[number]:
            if offer.card:
                table.player(1).cards.append(offer.card)
                g.supply[c.GREY] += offer.grey
                offer.card, offer.grey = "", False
    assert table.options("tech") == []


@pytest.mark.rule("HYP-13.8", "HYP-13.13")
def test_a_refresh_with_one_card_in_the_deck() -> None:
    table = Table().pool(tech=1)
    g = table.g
    table.player(1).cards += g.decks[0].cards[1:]
    del g.decks[0].cards[1:]
    left, right = (offer.card for offer in g.market[0])
    last = g.decks[0].cards[0]
    g.market[0][0].grey = False
    g.supply[c.GREY] += 1
    table.do("refresh:1")
    assert g.market[0] == [Offer(last, grey=True), Offer(right, grey=False)]
    assert g.decks[0].cards == [left]


@pytest.mark.rule("HYP-13.7")
def test_without_grey_cubes_the_new_card_has_none() -> None:
    table = Table().pool(tech=1).cubes(1, bag="28 grey")
    taken = table.g.market[0][0].card
    table.do(f"tech:{taken}")
    assert table.g.market[0][0].grey is False
    assert table.player().unused[c.GREY] == 1


@pytest.mark.rule("HYP-13.9", "HYP-13.10", "HYP-21.6")
def test_cards_are_kept_and_worth_their_gems_at_the_end_only() -> None:
    table = Table(length="long")
    cards = [*table.g.decks[0].cards]
    table.card(*cards)
    assert len(table.player().cards) == 14  # no limit
    assert table.player().gems == 0
    assert score(table.g, 0)["cards"] == sum(c.CARDS[card].gems for card in cards)


@pytest.mark.rule("HYP-13.6")
def test_what_comes_up_is_told() -> None:
    table = Table().pool(tech=1)
    told = table.do(f"tech:{table.g.market[1][0].card}")
    assert keys(told) == ["card-taken", "card-turned-up"]
