"""RYO-9: the Palace in the standard mode."""

from __future__ import annotations

import pytest

from tests.games.ryozen.support import Board


@pytest.mark.rule("RYO-9.1", "RYO-9.2", "RYO-9.3", "RYO-D13")
def test_a_resource_of_choice_turns_the_palace() -> None:
    board = Board().own(0, coin=2, scroll=1, lantern=1).place(0, "palace")
    assert board.offers(0) == ["coin", "scroll", "lantern", "gate", "outskirts", "springs", "skip"]
    assert board.default(0) == "lantern"  # owned least; lantern before scroll
    board.answer(0, "scroll")
    assert board.purse(0) == (2, 2, 1)
    assert board.g.rotation == 1


@pytest.mark.rule("RYO-9.5", "RYO-9.2")
def test_without_a_lantern_there_is_no_copy() -> None:
    board = Board().own(0, coin=5).place(0, "palace")
    assert board.offers(0) == ["coin", "scroll", "lantern", "skip"]
    board.answer(0, "lantern")
    assert board.turn_over(0)  # the lantern just gained buys nothing: the options exclude each other


@pytest.mark.rule("RYO-X26", "RYO-9.3", "RYO-9.6")
def test_copying_a_highlighted_sector() -> None:
    board = Board().event_row("flood").place(0, "palace")
    board.answer(0, "gate")
    assert board.purse(0)[2] == 2  # one paid, one gained
    assert board.g.rotation == 0  # the effect is not over
    assert board.offers(0) == ["flood", "skip"]
    board.answer(0, "flood")
    assert board.g.rotation == 1
    assert board.g.highlighted == ("capital", "altar", "clan_house")


@pytest.mark.rule("RYO-X27", "RYO-9.4", "RYO-9.8")
def test_a_declined_palace_does_not_turn() -> None:
    board = Board().cards(0, "seal_of_the_palace").place(0, "palace")
    board.answer(0, "skip")
    assert board.g.rotation == 0
    assert board.purse(0) == (4, 3, 2)


@pytest.mark.rule("RYO-9.7", "RYO-11.27.1")
def test_it_turns_even_if_nothing_was_achieved_and_only_afterwards() -> None:
    board = Board().revelations("rainbow").place(0, "palace")
    board.answer(0, "springs")
    board.answer(0, "skip")
    assert board.g.rotation == 1
    board = Board(rotation=1).villages("bird_gorge", explorers=(1,)).put(0, "capital.1").put(0, "gate.1")
    board.place(0, "palace").answer(0, "altar")
    board.answer(0, "bird_gorge")
    assert board.g.seats[0].favour == 1  # the Capital was highlighted then, the Gate is now
    assert board.g.highlighted == ("gate", "outskirts", "springs")


@pytest.mark.rule("RYO-9.7", "RYO-11.31.3")
def test_moon_harbour_sees_the_rotation_before_the_turn() -> None:
    board = Board(rotation=1).villages("moon_harbour", explorers=(1,)).put(1, "capital.1")
    board.place(0, "palace").answer(0, "altar")
    board.answer(0, "moon_harbour")
    assert board.offers(0) == ["capital", "altar", "clan_house"]
    board.answer(0, "capital")  # where the player has nobody
    assert board.g.seats[1].favour == 2
    assert board.moons(1) == (1, 0, 0)
    assert board.at("capital.1") == (1, "apprentice", False)
    assert board.g.rotation == 2
