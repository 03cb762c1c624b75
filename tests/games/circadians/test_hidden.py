"""CIR-29: what is hidden, what the relic window tells, and turns prepared meanwhile."""

from __future__ import annotations

import random

import pytest

from games.circadians.game import GAME
from games.circadians.hidden import shuffle_hidden
from games.circadians.rules.relics import PlayRelicCard, RelicCheck
from games.circadians.state import Circadians
from games.circadians.view import CircadiansView
from games.engine import Match, imagine
from games.engine.imagine import look_ahead
from games.engine.play import default_choice, open_decisions
from tests.games.circadians.support import Table, relic_check


def paying() -> Match[Circadians, CircadiansView]:
    """Oxataya is asked how to pay for a card of the relic check; the A.I. has one that comes after it."""
    table = Table("oxataya", "ai", "zcharo")
    g = table.g
    g.round, g.phase, g.flare = 3, "relic", 0
    g.regions["c2"].relic, g.regions["e2"].relic = 3, 6
    player = table.player("oxataya")
    player.gems, player.energy = 2, 5
    player.mat.remove("unlock")
    table.hand("oxataya", "living_legend").hand("ai", "desecration", "ambush").hand("zcharo", "windfall")
    table.do(RelicCheck())
    match = Match(GAME, g)
    match.submit(1, "desecration")
    match.submit(2, "-")
    match.submit(0, "living_legend")
    assert match.waiting == [0]
    assert any(isinstance(step, PlayRelicCard) for step in g.stack)
    return match


@pytest.mark.finding("RU-4")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_turn_can_be_prepared_while_cards_of_others_wait_on_the_stack(seat: int) -> None:
    match = paying()
    for number in range(20):
        assert look_ahead(match, seat, f"any {number}").decision is not None


@pytest.mark.finding("RU-4")
@pytest.mark.rule("CIR-29.4")
def test_revealed_cards_stay_in_their_hands_when_hidden_things_are_shuffled() -> None:
    match = paying()
    for number in range(20):
        other = GAME.clone(match.state)
        shuffle_hidden(other, 2, random.Random(number))
        assert other.seats[1].hand[0].card == "desecration"
        assert len({*other.deck.cards} | {held.card for player in other.seats for held in player.hand}) == len(
            other.deck.cards
        ) + sum(len(player.hand) for player in other.seats)


@pytest.mark.finding("RU-4")
def test_where_the_rules_fail_in_an_imagined_world_nothing_is_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    match = paying()

    def broken(*args: object) -> None:
        raise StopIteration

    monkeypatch.setattr(PlayRelicCard, "run", broken)
    with pytest.raises(StopIteration):
        look_ahead(match, 2, "any")
    assert imagine(match, 2, "any").decision is None


@pytest.mark.finding("TR-9")
@pytest.mark.rule("CIR-14.8", "CIR-29.4")
def test_playing_nothing_is_written_in_one_way_whatever_is_held() -> None:
    table = relic_check("ai", "zcharo", "oxataya").hand("ai", "desecration").hand("zcharo", "ambush")
    table.do(RelicCheck())
    match = Match(GAME, table.g)
    assert [default_choice(table.g, seat) for seat in open_decisions(table.g)] == ["-", "-"]
    assert match.submit(0, "-")[0].text == match.submit(1, "-")[0].text == "-"
    assert [player.hand[0].known for player in table.g.seats[:2]] == [False, False]


@pytest.mark.finding("TR-9")
@pytest.mark.rule("CIR-14.8", "CIR-16.4")
def test_a_card_that_was_shown_but_cannot_be_paid_is_told_too() -> None:
    """Everything that was sealed is seen afterwards, so the reveal tells everything."""
    table = relic_check("oxataya", "ai").rich("oxataya", 5, 0).hand("oxataya", "living_legend")
    table.do(PlayRelicCard(0, "living_legend"))
    assert len(table.said("not-paid")) == 1
    assert [held.card for held in table.player("oxataya").hand] == ["living_legend"]
