"""RYO-4, RYO-5, RYO-6 and RYO-15: the round, turns, placing kin, the Dawn."""

from __future__ import annotations

from collections import Counter

import pytest

from games.engine import Match, NotLegal, Setup, open_decisions
from games.ryozen import components as c
from games.ryozen.game import GAME
from games.ryozen.rules.day import fill_event_row
from tests.games.ryozen.support import Board, seed_for


@pytest.mark.rule("RYO-5.1", "RYO-X6", "RYO-18.8", "RYO-5.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_day_begins_with_four_events(players: int) -> None:
    g, _ = GAME.begin(Setup(players, seed_for(players)))
    board = Board.__new__(Board)
    board.g = g
    while not g.turn:
        seat = next(iter(open_decisions(g)))
        board.answer(seat, board.default(seat))
    assert all(g.event_row)
    assert len(g.event_row) == 4
    assert g.turn.seat == g.first
    assert board.is_asked(g.first, "RYO-D4")


@pytest.mark.rule("RYO-5.1", "RYO-5.2")
def test_only_empty_spaces_are_filled_and_the_discard_makes_a_new_deck() -> None:
    board = Board().event_row("flood", "", "uprising", "", discard=("sun_glare", "earthquake"))
    board.g.event_deck.cards = ["bandit_raid"]
    board.g.event_discard = [event for event in c.EVENTS if event not in ("flood", "uprising", "bandit_raid")]
    fill_event_row(board.g)
    row = board.g.event_row
    assert row[:3] == ["flood", "bandit_raid", "uprising"]
    assert row[3] not in ("", "flood", "bandit_raid", "uprising")
    assert board.g.event_discard == []
    assert len(board.g.event_deck) == 16


@pytest.mark.rule(
    "RYO-4.1", "RYO-4.2", "RYO-4.3", "RYO-5.8", "RYO-5.9", "RYO-5.12", "RYO-15.1", "RYO-15.3", "RYO-15.4", "RYO-16.1"
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_rounds_of_equal_turns(players: int) -> None:
    board = Board(players)
    g = board.g
    turns: list[list[int]] = []
    rounds: list[int] = []
    while g.outcome is None:
        if g.turn is not None and board.is_asked(g.turn.seat, "RYO-D4") and not g.turn.place:
            if g.round not in rounds:
                rounds.append(g.round)
                turns.append([])
                assert all(kin.at == "hand" and not kin.cloaked for kin in g.kin)
                assert g.turn.seat == g.first  # RYO-15.4
                order = g.turn_order()
            turns[-1].append(g.turn.seat)
        seat = next(iter(open_decisions(g)))
        board.answer(seat, board.default(seat))
    assert rounds == [1, 2, 3]
    for each in turns:
        assert len(each) == {2: 12, 3: 15, 4: 20}[players]
        assert each == each[:players] * (len(each) // players)
    assert order == turns[2][:players]
    assert g.phase == "end"


@pytest.mark.rule("RYO-15.3", "RYO-15.2", "RYO-14.13")
def test_dawn_leaves_everything_but_the_kin() -> None:
    board = Board(rotation=3).put(1, "gate.1", cloaked=True).cards(1, "rainbow").shards(0, coral=1).heralds(2, 0, 1)
    board.villages("fire_cape", explorers=(0, 1, 1))
    before = GAME.clone(board.g)
    board.night().by_default()
    g = board.g
    assert g.round == 2
    assert (g.rotation, g.heralds, g.villages, g.first) == (3, [2, 0, 1], before.villages, 0)
    assert g.seats[1].cards == ["rainbow"]
    assert g.seats[0] == before.seats[0]
    assert g.clan_row == before.clan_row
    assert g.revelation_row == before.revelation_row
    assert all(kin.at == "hand" and not kin.cloaked for kin in g.kin)
    assert GAME.view(g, None).round == 2  # the picture grows a tier with each round


@pytest.mark.rule("RYO-5.4", "RYO-5.7", "RYO-25.1", "RYO-5.6")
def test_a_turn_is_card_placement_ability_and_day_effect() -> None:
    board = Board().put(1, "gate.1").put(0, "altar.1").cards(0, "disguise").own(0, coin=3, scroll=1)
    assert board.is_asked(0, "RYO-D4")
    assert "disguise" in board.offers(0)
    assert "skip" not in board.offers(0)  # there is no passing
    board.place(0, "gate.2", "fighter")
    assert board.is_asked(0, "RYO-D5.1")
    board.answer(0, "gate.1")
    assert board.is_asked(0, "RYO-D6")
    board.answer(0, "apply")
    assert board.is_asked(1, "RYO-D4")  # nothing was left to decide


@pytest.mark.rule("RYO-25.1")
@pytest.mark.finding("PL-39")
def test_only_the_last_turn_of_a_day_is_confirmed() -> None:
    board = Board(2)
    for seat in (0, 1):
        for _ in range(5):
            board.put(seat, "palace")
    board.g.stack[4].number = 11  # type: ignore[attr-defined]
    board.turn(0)
    assert board.is_asked(1, "RYO-D4")
    board.place(1, "palace", "fighter").answer(1, "coin")
    assert board.is_asked(1, "RYO-25.1")
    assert board.offers(1) == ["end"]
    assert board.g.phase == "day"
    board.answer(1, "end")
    assert board.g.phase == "night"


@pytest.mark.rule("RYO-25.1", "RYO-25.2")
def test_undo_reaches_back_to_the_last_draw_until_the_next_player_has_moved() -> None:
    board = Board().own(0, coin=4, scroll=3, lantern=2)
    match = Match(GAME, board.g)
    before = GAME.dump(board.g)
    match.submit(0, "capital.1:apprentice")
    assert match.decisions[1].rule == "RYO-D4"
    match.undo(0)
    assert GAME.dump(match.state) == before
    for words in ("outskirts.1:apprentice", "build-0"):
        match.submit(0, words)
    assert match.state.turn is not None
    assert match.state.turn.seat == 1  # a new village was shown, nothing could be taken back
    with pytest.raises(NotLegal):
        match.undo(0)


@pytest.mark.rule("RYO-5.10", "RYO-8.1", "RYO-10.2")
def test_declining_costs_and_gains_nothing() -> None:
    board = Board().put(1, "gate.1")
    before = board.purse(0)
    board.place(0, "gate.2", "fighter").answer(0, "skip")
    board.answer(0, "skip")
    assert board.purse(0) == before
    assert board.at("gate.1") == (1, "apprentice", False)
    assert board.g.seats[0].favour == 0


@pytest.mark.rule("RYO-6.1", "RYO-6.9", "RYO-6.3", "RYO-25.3", "RYO-D4")
@pytest.mark.finding("PL-39")
def test_place_kin_and_side_are_one_choice_grouped_by_kin_and_side() -> None:
    board = Board()
    assert board.places(0) == [*(f"{sector}.{slot}" for sector in c.SECTOR_IDS for slot in (1, 3)), "palace"]
    assert [offer for offer in board.offers(0) if offer.startswith("gate.1")] == [
        "gate.1:apprentice",
        "gate.1:fighter",
        "gate.1:apprentice:cloaked",
        "gate.1:fighter:cloaked",
    ]
    assert board.default(0) == "palace:apprentice"
    asked = board.asked(0)
    by_group = Counter(repr(option.group) for option in asked.options)
    assert sorted(by_group.values()) == [8, 12, 12, 13, 13]  # the Capital without its effect; cloaked; revealed
    before = board.purse(0)
    board.answer(0, "gate.1:fighter")
    assert board.at("gate.1") == (0, "fighter", False)
    assert board.purse(0) == before


@pytest.mark.rule("RYO-6.2", "RYO-6.5", "RYO-6.9")
def test_paid_places_need_their_resource() -> None:
    board = Board().own(0, scroll=1).put(1, "gate.1").put(1, "gate.2")
    assert "gate.3" not in board.places(0)  # costs a coin
    assert "capital.3" not in board.places(0)  # costs a lantern
    assert {"outskirts.3", "clan_house.3"} <= set(board.places(0))
    board.place(0, "outskirts.3")
    assert board.purse(0) == (0, 0, 0)
    assert board.at("outskirts.3") == (0, "apprentice", False)


@pytest.mark.rule("RYO-6.4", "RYO-6.5")
def test_place_and_cloak_are_paid_together() -> None:
    board = Board().own(0, coin=1)
    assert "gate.3:apprentice:cloaked" not in board.offers(0)
    board.answer(0, "gate.3:apprentice")  # costs the only coin
    assert board.at("gate.3") == (0, "apprentice", False)
    assert board.purse(0) == (0, 0, 0)
    board = Board().own(0, coin=2).place(0, "gate.3", side="cloaked")
    assert board.at("gate.3") == (0, "apprentice", True)
    assert board.purse(0) == (0, 0, 0)


@pytest.mark.rule("RYO-6.4", "RYO-6.8", "RYO-10.1")
def test_a_cloaked_kin_has_no_ability_but_the_day_effect() -> None:
    board = Board().put(1, "gate.1").place(0, "gate.2", "fighter", "cloaked")
    assert board.is_asked(0, "RYO-D6")
    board.answer(0, "apply")
    assert board.purse(0) == (3, 3, 3)


@pytest.mark.rule("RYO-6.6", "RYO-6.7", "RYO-7.2")
def test_in_the_palace_kin_are_revealed_and_without_ability() -> None:
    board = Board().hand(0, "merchant")
    assert "palace:merchant:cloaked" not in board.offers(0)
    board.answer(0, "palace:merchant")
    assert board.at("palace") == (0, "merchant", False)
    assert board.is_asked(0, "RYO-D13")  # and no ability
    assert board.g.in_palace(0) == 1


@pytest.mark.rule("RYO-6.11")
def test_the_palace_is_always_open() -> None:
    board = Board(4)
    for number, place in enumerate(c.PLACES["many"]):
        board.put(1 + number % 3, place) if number < 15 else None
    board.own(0)
    assert board.places(0)[-1] == "palace"
    assert not {"gate.3", "capital.3"} & set(board.places(0))


@pytest.mark.rule("RYO-6.12", "RYO-12.22", "RYO-X32", "RYO-D3")
def test_an_offering_frees_a_place_and_its_gain_pays_for_another() -> None:
    board = Board(2).put(0, "outskirts.1").cards(0, "offering_of_wisdom").own(0)
    assert board.offers(0)[-1] == "offering_of_wisdom"
    assert board.default(0) == "palace:apprentice"  # nothing is used
    board.answer(0, "offering_of_wisdom")
    assert board.at("palace") == (0, "apprentice", False)
    assert board.purse(0) == (0, 1, 0)
    assert "outskirts.1" in board.places(0)
    assert "offering_of_wisdom" not in board.offers(0)  # once a turn
    board = Board(2).put(0, "gate.1").put(1, "outskirts.1").cards(0, "offering_of_wisdom").own(0)
    board.answer(0, "offering_of_wisdom")
    assert "outskirts.2" in board.places(0)  # paid with the scroll just gained


@pytest.mark.rule("RYO-6.12")
def test_gains_of_the_day_effect_come_too_late_for_the_placement() -> None:
    board = Board().own(0, lantern=0)
    assert "capital.3" not in board.places(0)
    assert "springs.3" not in board.places(0)


@pytest.mark.rule("RYO-X1", "RYO-X2", "RYO-X3")
def test_the_rulebooks_placing_example() -> None:
    board = Board(3).own(0, coin=1).place(0, "clan_house.1", "fighter", "cloaked")
    assert board.purse(0) == (0, 0, 0)
    assert board.at("clan_house.1") == (0, "fighter", True)
    assert board.is_asked(0, "RYO-D11")  # its ability is not offered
    board.answer(0, "skip")
    board.end(0)
    before = board.purse(1)
    board.place(1, "clan_house.2")
    assert board.purse(1) == before
    assert board.is_asked(1, "RYO-D11")
    board.answer(1, "skip")
    board.end(1)
    free = board.g.free_places("clan_house")
    assert [place.cost for place in free] == [{"scroll": 1}]
    board.own(2, coin=1)
    assert not any(option.startswith("clan_house") for option in board.offers(2))
    board.own(2, coin=1, scroll=1).place(2, "clan_house.3", side="cloaked")
    assert board.purse(2) == (0, 0, 0)


@pytest.mark.rule("RYO-25.8")
def test_what_leaves_no_choice_is_not_asked() -> None:
    board = Board().own(0, coin=0, scroll=0).revelations("disguise", "rainbow")
    board.revelations("disguise", "prayer_of_the_jade_moon")
    board.place(0, "springs.1")  # an Apprentice, and no card that could be paid
    assert board.turn_over(0)
    board.end(0)
    board.own(1, coin=0).hand(1)
    board.answer(1, "gate.1:apprentice")
    assert board.is_asked(1, "RYO-D6")  # an Apprentice has no ability
    assert not board.is_asked(0)
