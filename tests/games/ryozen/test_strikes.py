"""RYO-7: influence, strikes, flips and moves."""

from __future__ import annotations

import pytest

from games.ryozen import components as c
from games.ryozen.rules.hints import influence
from games.ryozen.rules.night import majority
from games.ryozen.rules.strikes import strike
from tests.games.ryozen.support import Board


@pytest.mark.rule("RYO-7.1", "RYO-14.3", "RYO-X4", "RYO-14.4", "RYO-14.5")
def test_cloaked_kin_count_double() -> None:
    board = Board().put(0, "gate.1", cloaked=True).put(0, "gate.2").put(1, "gate.3")
    assert [influence(board.g, seat, "gate") for seat in range(3)] == [3, 1, 0]
    board.night().by_default()
    assert [player.favour for player in board.g.seats] == [4, 4, 0]  # both get the reward once
    assert board.moons(0) == (1, 0, 0)
    assert board.moons(1) == (0, 0, 0)


@pytest.mark.rule("RYO-X5", "RYO-14.6")
def test_a_tie_goes_to_the_better_placed_herald() -> None:
    board = Board().heralds(2, 0, 1).put(0, "capital.1").put(1, "capital.2")
    assert [board.g.space(0), board.g.space(1)] == [2, 3]
    assert majority(board.g, {0: 1, 1: 1, 2: 0}) == 0
    board.night().by_default()
    assert board.moons(0) == (1, 0, 0)
    assert board.moons(1) == (0, 0, 0)


@pytest.mark.rule("RYO-7.3", "RYO-X10", "RYO-10.15", "RYO-D5.1", "RYO-10.4")
def test_a_struck_cloaked_kin_is_revealed() -> None:
    board = Board().put(1, "gate.1", cloaked=True).put(2, "capital.1")
    assert influence(board.g, 1, "gate") == 2
    board.place(0, "gate.2", "fighter")
    assert board.offers(0) == ["gate.1", "skip"]
    assert board.default(0) == "skip"
    board.answer(0, "gate.1")
    assert board.at("gate.1") == (1, "apprentice", False)
    assert influence(board.g, 1, "gate") == 1


@pytest.mark.rule("RYO-7.4", "RYO-7.5", "RYO-7.7", "RYO-X11")
def test_a_struck_revealed_kin_goes_to_the_palace() -> None:
    board = Board().put(1, "gate.1", "bard").put(2, "capital.1")
    board.place(0, "gate.2", "fighter").answer(0, "gate.1")
    assert board.at("gate.1") is None
    assert board.at("palace") == (1, "bard", False)
    assert board.g.rotation == 0
    assert not board.is_asked(1)
    assert "gate.1" in [place.id for place in board.g.free_places("gate")]
    assert board.g.in_palace(1) == 1  # it counts there like a placed one


@pytest.mark.rule("RYO-7.6", "RYO-10.15.1", "RYO-10.3")
def test_kin_in_the_palace_and_the_acting_tile_are_no_targets() -> None:
    board = Board().put(1, "palace").put(1, "capital.1").place(0, "gate.1", "fighter")
    assert board.is_asked(0, "RYO-D6")  # nobody else here: no ability


@pytest.mark.rule("RYO-7.8")
def test_a_strike_may_hit_own_kin() -> None:
    board = Board().put(0, "gate.1").place(0, "gate.2", "fighter")
    assert board.offers(0) == ["gate.1", "skip"]


@pytest.mark.rule("RYO-7.9", "RYO-10.14", "RYO-D5.2")
def test_the_bard_cloaks_anybodys_kin_next_door_free_of_charge() -> None:
    board = Board().hand(0, "bard").put(1, "clan_house.1").put(0, "capital.1").put(2, "capital.2", cloaked=True)
    board.put(1, "outskirts.1")
    purses = [board.purse(seat) for seat in range(3)]
    board.place(0, "gate.1", "bard")
    assert board.offers(0) == ["capital.1", "clan_house.1", "skip"]
    board.answer(0, "clan_house.1")
    assert board.at("clan_house.1") == (1, "apprentice", True)
    assert [board.purse(seat) for seat in range(3)] == purses


@pytest.mark.rule("RYO-7.10", "RYO-7.14", "RYO-X52", "RYO-12.20", "RYO-12.20.1")
def test_a_moved_kin_keeps_its_side_and_pays_nothing_for_the_place() -> None:
    board = Board().put(0, "gate.1", cloaked=True).put(1, "springs.1").put(0, "palace")
    board.cards(0, "strategic_manoeuvres").own(0, coin=1)
    board.answer(0, "strategic_manoeuvres")
    offers = board.offers(0)
    assert {"gate.1>springs.2", "gate.1>springs.3"} <= set(offers)  # free of charge, or the lantern place
    assert not any("palace" in offer or offer.endswith(("gate.2", "springs.1")) for offer in offers)
    board.answer(0, "gate.1>springs.3")
    assert board.at("springs.3") == (0, "apprentice", True)
    assert board.purse(0) == (0, 0, 0)
    assert board.is_asked(0, "RYO-D4")  # and nothing of the Springs happens


@pytest.mark.rule("RYO-7.11")
def test_a_move_needs_a_free_place_in_an_open_sector() -> None:
    board = Board(2).put(0, "gate.1").put(1, "capital.1").put(1, "capital.2").cards(0, "strategic_manoeuvres")
    board.answer(0, "strategic_manoeuvres")
    assert not any(">capital" in offer for offer in board.offers(0))


@pytest.mark.rule("RYO-7.11", "RYO-10.23", "RYO-10.23.1", "RYO-6.10")
@pytest.mark.finding("RU-13")
def test_no_kin_is_moved_or_placed_into_a_blocked_sector_with_free_places() -> None:
    board = Board().hand(0, "guardian").put(0, "gate.1").put(1, "gate.2")
    board.cards(1, "strategic_manoeuvres").cards(0, "strategic_manoeuvres").own(0, coin=2)
    board.place(0, "springs.1", "guardian").answer(0, "use")
    board.answer(0, "skip")
    assert {"springs.2", "springs.3"}.isdisjoint(board.g.occupied())
    board.answer(1, "strategic_manoeuvres")
    targets = {offer.partition(">")[2].partition(".")[0] for offer in board.offers(1)}
    assert targets == {"capital", "outskirts", "altar", "clan_house"}
    board.answer(1, "gate.2>capital.1")
    assert not any(offer.startswith("springs") for offer in board.offers(1))
    board.turn(1).turn(2)
    board.answer(0, "strategic_manoeuvres")  # the owner's next turn: the sector is open again
    assert "gate.1>springs.2" in board.offers(0)


@pytest.mark.rule("RYO-7.10", "RYO-17.7")
def test_kin_in_the_palace_of_the_phoenix_are_not_moved() -> None:
    board = Board(4, "phoenix_palace").put(0, "wall_1").put(0, "gate.1").put(1, "summit")
    board.cards(0, "strategic_manoeuvres").answer(0, "strategic_manoeuvres")
    assert {offer.partition(">")[0] for offer in board.offers(0)} == {"gate.1"}


@pytest.mark.rule("RYO-7.13", "RYO-8.68")
def test_a_hire_is_neither_placement_nor_move() -> None:
    board = Board().clan_row((0, "merchant")).put(0, "springs.3").own(0, coin=1)
    board.place(0, "clan_house.1")
    board.answer(0, "merchant>springs.3/apprentice")
    assert board.purse(0) == (0, 0, 0)  # the slot alone was paid
    assert board.at("springs.3") == (0, "merchant", False)
    assert not board.is_asked(0) or board.turn_over(0)  # no ability of the Merchant


@pytest.mark.rule("RYO-7.15", "RYO-11.25", "RYO-D20")
def test_the_kin_just_placed_may_be_flipped() -> None:
    board = Board().villages("owl_cove", explorers=(1,)).put(0, "gate.1", cloaked=True)
    board.place(0, "altar.1")
    board.answer(0, "owl_cove")
    assert board.at("altar.1") == (0, "apprentice", True)  # the only revealed own kin in a sector
    board = Board().villages("owl_cove", explorers=(1,)).put(0, "gate.1").put(1, "gate.2")
    board.place(0, "altar.1")
    board.answer(0, "owl_cove")
    assert board.is_asked(0, "RYO-D20")
    assert board.offers(0) == ["gate.1", "altar.1"]
    assert board.default(0) == "gate.1"


@pytest.mark.rule("RYO-7.7", "RYO-7.4")
def test_strikes_of_nobody_free_the_place_at_once() -> None:
    board = Board().put(1, "altar.2", "mentor")
    strike(board.g, board.g.occupied()["altar.2"], by=None)
    assert board.at("altar.2") is None
    assert board.g.rotation == 0
    assert c.SECTOR_OF.get("palace") is None
