"""XID-7 and XID-8: city tiles, titans and reinforcement."""

from __future__ import annotations

import pytest

from games.xidit import components as c
from games.xidit.game import GAME
from games.xidit.rules.tiles import draw_next_recruit, draw_next_threat, remove_recruit_tile, remove_threat_tile
from tests.games.xidit.support import Board, units


@pytest.mark.rule("XID-5.14", "XID-7.1", "XID-7.3", "XID-7.7", "XID-E9")
def test_the_last_unit_empties_a_tile_and_the_next_recruit_comes() -> None:
    board = Board(heroes="5 3").arrange(recruits={5: "1p"}, next_recruit=3, recruit_stack=[10, 11])
    board.plan("city", "city")
    g = board.g
    assert g.recruit_discard == [5]
    assert g.next_recruit == 10
    assert g.recruit_stack.cards == [11]
    weakest = next(kind for kind, count in enumerate(c.TILES["standard", 3].recruit) if count)
    assert g.seats[1].units[weakest] == 1  # the next player could already recruit there
    left = list(c.TILES["standard", 3].recruit)
    left[weakest] -= 1
    assert g.sites[3].units == left


@pytest.mark.rule("XID-7.5", "XID-T18", "XID-20.14")
def test_a_tile_is_filled_as_far_as_the_barracks_have_units() -> None:
    board = Board(heroes="5 13").arrange(recruits={5: "1p"}, next_recruit=13)
    assert c.TILES["standard", 13].recruit == (2, 1, 0, 0, 2)
    board.g.barracks[4] = 0
    board.plan("city")
    assert board.g.sites[13].units == units("2p 1a")
    board.g.barracks[4] = 10
    board.hero(2, 13).hero(3, 13)
    board.plan("wait", "city", "city", "city")
    assert 13 in board.g.recruit_discard


@pytest.mark.rule("XID-7.6")
def test_an_empty_tile_is_discarded_by_the_next_city_order() -> None:
    board = Board(heroes="5 7").arrange(recruits={5: "1p"}, next_recruit=7, recruit_stack=[10, 11])
    board.g.barracks = [0] * 5
    board.plan("city")
    assert board.g.sites[7].units == [0] * 5
    board.g.barracks = [9] * 5
    board.plan("wait", "city")
    assert board.g.recruit_discard == [5, 7]
    assert board.g.seats[1].units == [0] * 5
    assert board.told("xidit-empty-tile")
    assert board.g.sites[10].recruit


@pytest.mark.rule("XID-7.6", "XID-5.12")
@pytest.mark.finding("RU-13")
def test_an_empty_tile_goes_even_when_the_player_has_recruited_there() -> None:
    board = Board(heroes="7").arrange(recruits={7: ""}, next_recruit=5, recruit_stack=[10])
    board.g.seats[0].recruited = [7]  # earlier this year, from a tile that lay there then
    board.plan("city")
    assert board.told("xidit-empty-tile")
    assert not board.told("xidit-recruited-already")
    assert board.g.seats[0].units == [0] * 5
    assert board.g.recruit_discard == [7]
    assert board.g.sites[5].recruit


@pytest.mark.rule("XID-7.6", "XID-5.30")
def test_sending_an_empty_tile_away_is_no_recruiting() -> None:
    board = Board(heroes="7").arrange(recruits={7: ""}, next_recruit=5, recruit_stack=[10, 11])
    board.plan("city city wait wait wait city")
    assert board.g.recruit_discard == [7]
    assert board.g.seats[0].units == [0] * 5
    later = Board(heroes="7 17").arrange(recruits={7: ""}, threats=[17], next_recruit=5).give(1, "1p 1a 1c")
    later.plan("city", "wait city")
    assert later.is_asked(1, "XID-D4")  # the year is not over
    assert later.g.seats[0].recruited == []


@pytest.mark.rule("XID-1.9", "XID-7.10", "XID-7.11")
@pytest.mark.finding("RU-13")
def test_a_tile_comes_back_on_its_other_side_in_the_city_of_its_number() -> None:
    board = Board(heroes="1").arrange(
        recruits={5: "1p"}, threats=[17], next_recruit=3, next_threat=9, rest="recruit_stack"
    )
    g = board.g
    remove_recruit_tile(g, 5)
    assert (g.sites[3].recruit, g.sites[3].units) == (True, list(c.TILES["standard", 3].recruit))
    remove_threat_tile(g, 17)
    assert (g.sites[9].recruit, g.sites[9].units, g.next_threat) == (False, [], 5)  # the recruit discard was turned
    second, third = g.next_recruit, g.recruit_stack.cards[0]
    remove_recruit_tile(g, 3)
    remove_threat_tile(g, 9)
    assert (g.sites[5].recruit, g.sites[5].units) == (False, [])
    g.recruit_stack.cards = []
    remove_recruit_tile(g, second)
    assert g.next_recruit == 17  # the threat discard was turned
    remove_recruit_tile(g, third)
    assert (g.sites[17].recruit, sum(g.sites[17].units)) == (True, 5)
    assert g.sites[17].units == list(c.TILES["standard", 17].recruit)
    demanded = c.TILES["standard", 5].threat
    board.hero(0, 5).give(0, " ".join(f"{n}{unit[0]}" for unit, n in zip(c.UNIT_IDS, demanded, strict=True)))
    board.plan("city")
    assert (g.seats[0].units, g.seats[0].ended) == ([0] * 5, [5])


@pytest.mark.rule("XID-7.9", "XID-7.11", "XID-7.17", "XID-7.19")
def test_an_empty_recruit_stack_is_made_of_the_threat_discard() -> None:
    board = Board().arrange(recruits={5: "1p"}, next_recruit=3, threat_discard=[8, 2, 9])
    board.g.recruit_stack.cards = []
    remove_recruit_tile(board.g, 5)
    assert (board.g.next_recruit, board.g.recruit_stack.cards, board.g.threat_discard) == (8, [2, 9], [])


@pytest.mark.rule("XID-7.10", "XID-7.11", "XID-7.18", "XID-T13")
def test_an_empty_threat_stack_is_made_of_the_recruit_discard() -> None:
    board = Board().arrange(threats=[17], next_threat=3, recruit_discard=[8, 2], rest="recruit_stack")
    remove_threat_tile(board.g, 17)
    assert (board.g.next_threat, board.g.threat_stack.cards, board.g.recruit_discard) == (8, [2], [])


@pytest.mark.rule("XID-7.12", "XID-T33")
def test_a_discard_is_turned_only_when_a_tile_must_be_drawn() -> None:
    board = Board().arrange(
        threats=[17, 16], next_threat=3, threat_stack=[5], recruit_discard=[2, 9], rest="recruit_stack"
    )
    remove_threat_tile(board.g, 17)
    assert (board.g.next_threat, board.g.threat_stack.cards, board.g.recruit_discard) == (5, [], [2, 9])
    remove_threat_tile(board.g, 16)
    assert (board.g.next_threat, board.g.threat_stack.cards, board.g.recruit_discard) == (2, [9], [])


@pytest.mark.rule("XID-7.13", "XID-7.17", "XID-T17")
def test_a_next_recruit_can_come_from_the_threat_stack() -> None:
    board = Board().arrange(recruits={5: "1p"}, next_recruit=3, threat_stack=[11, 18], rest="recruit_discard")
    remove_recruit_tile(board.g, 5)
    assert board.g.sites[3].recruit
    assert (board.g.next_recruit, board.g.threat_stack.cards) == (11, [18])
    assert not [event for event in board.g.told if event.text.key == "xidit-threat-discard-turned"]  # there is none


@pytest.mark.rule("XID-7.13", "XID-7.17", "XID-7.19", "XID-T34")
def test_a_next_recruit_from_the_turned_recruit_discard() -> None:
    board = Board(4, length="short")
    board.arrange(
        recruits={18: "1p", 1: "1p", 3: "1p", 4: "1p"},
        threats=[6, 8, 10, 12, 13],
        next_recruit=15,
        next_threat=16,
        recruit_discard=[7, 5, 11, 2, 9, 14],
    )
    board.g.threat_stack.cards = []
    remove_recruit_tile(board.g, 18)
    assert board.g.sites[15].recruit
    assert board.g.next_recruit == 7
    assert board.g.threat_stack.cards == [5, 11, 2, 9, 14, 18]
    assert not any(stack.awake for stack in board.g.lair)


@pytest.mark.rule("XID-7.14", "XID-8.6", "XID-8.7", "XID-8.8", "XID-8.9", "XID-8.10", "XID-8.11", "XID-8.2", "XID-T14")
def test_titans_awaken_and_reinforcements_arrive() -> None:
    board = Board(4).arrange(
        recruits={2: "1p", 5: "", 7: "", 9: "", 11: ""},
        threats=[20, 13, 14, 17, 18],
        next_recruit=19,
        next_threat=21,
        recruit_stack=[4, 10, 3],
        threat_discard=[1, 6, 15, 8, 16, 12],
    )
    g = board.g
    assert not g.threat_stack.cards
    drawn = g.dice.drawn
    remove_threat_tile(g, 20)
    assert [stack.awake for stack in g.lair] == [True, True, True]
    assert g.recruit_stack.cards == [4, 10]
    assert sorted([g.next_threat, *g.threat_stack.cards]) == [1, 3, 6, 8, 12, 15, 16, 20]
    assert len(g.threat_stack) == 7
    assert g.next_recruit == 19
    assert g.threat_discard == []
    assert g.dice.drawn > drawn
    assert GAME.check(g) == []


@pytest.mark.rule("XID-8.7", "XID-8.9", "XID-T15", "XID-8.13")
def test_reinforcement_with_an_empty_recruit_stack() -> None:
    board = Board(4).arrange(
        recruits={2: "1p", 5: "1p", 7: "1p", 9: "1p", 11: "1p"},
        threats=[20, 13, 14, 17, 18],
        next_recruit=19,
        next_threat=21,
        threat_discard=[1, 6, 15, 8, 16, 12, 3, 4, 10],
    )
    board.g.threat_stack.cards, board.g.recruit_stack.cards = [], []
    remove_threat_tile(board.g, 20)
    assert board.g.recruit_stack.cards == [1, 6]
    assert len(board.g.threat_stack) + 1 == 8


@pytest.mark.rule("XID-8.3", "XID-8.4", "XID-8.5", "XID-8.6", "XID-T16")
def test_a_second_awakening() -> None:
    board = Board(4).arrange(threats=[20], next_threat=21, rest="threat_discard")
    g = board.g
    g.lair[0].awake = True
    g.lair[1].titans.pop()
    g.lair[2].titans.clear()
    awake, under = g.lair[0].titans
    remove_threat_tile(g, 20)
    assert [stack.awake for stack in g.lair] == [True, True, False]
    assert g.lair[0].titans == [awake, under]
    assert len(g.recruit_stack) == 2
    assert board.g.told[-2].text.args["count"] == 1


@pytest.mark.rule("XID-8.6")
def test_reinforcement_follows_even_when_no_titan_is_left() -> None:
    board = Board(4).arrange(threats=[20], next_threat=21, rest="threat_discard")
    for stack in board.g.lair:
        stack.titans.clear()
    remove_threat_tile(board.g, 20)
    assert len(board.g.recruit_stack) == 2
    assert board.g.threat_stack.cards


@pytest.mark.rule("XID-8.1", "XID-8.5")
def test_a_dormant_titan_cannot_be_banished() -> None:
    board = Board(heroes="4").arrange().wake(3).give(0, "8p")
    board.plan("city", "wait")
    board.answer(0, "3")
    board.answer(0, "coins+guild_sections")
    assert len(board.g.lair[0].titans) == 1
    assert not board.g.lair[0].awake
    board.plan("city")
    assert board.told("xidit-nothing-here")


@pytest.mark.rule("XID-8.12", "XID-12.7", "XID-13.7")
def test_titans_may_be_banished_in_cities_whose_tile_is_not_used() -> None:
    board = Board(4, heroes="21", length="short").arrange().wake(3).give(0, "3p")
    board.plan("city")
    assert board.is_asked(0, "XID-D7")


@pytest.mark.rule("XID-8.14")
def test_freshly_awake_titans_can_be_banished_by_the_next_order() -> None:
    board = Board(heroes="17 4").arrange(threats=[17], next_threat=21, rest="threat_discard")
    board.give(0, "1p 1a 1c").give(1, "3m")
    board.plan("city", "city")
    board.answer(0, "coins+guild_sections")
    assert board.is_asked(1, "XID-D7")


@pytest.mark.rule("XID-7.17")
def test_recruiting_never_wakes_titans() -> None:
    board = Board().arrange(recruits={5: "1p"}, recruit_discard=[6])
    board.g.threat_stack.cards, board.g.recruit_stack.cards, board.g.threat_discard = [], [], []
    draw_next_recruit(board.g)
    assert board.g.next_recruit == 6
    assert not any(stack.awake for stack in board.g.lair)


@pytest.mark.rule("XID-7.18")
def test_a_threat_is_never_drawn_from_the_recruit_stack() -> None:
    board = Board().arrange(threats=[17], recruit_stack=[1, 2, 3], rest="threat_discard")
    board.g.threat_stack.cards = []
    draw_next_threat(board.g)
    assert board.g.recruit_stack.cards == [1, 2]  # reinforcement, not a draw
    assert all(stack.awake for stack in board.g.lair)


@pytest.mark.rule("XID-7.15", "XID-14.5")
def test_next_tiles_and_tops_are_visible() -> None:
    board = Board().arrange(recruit_stack=[4, 5], threat_stack=[6, 7], recruit_discard=[8, 9], threat_discard=[])
    view = GAME.view(board.g, None)
    assert (view.recruit_stack.top, view.recruit_stack.size) == (4, 2)
    assert view.threat_stack.top == 6
    assert (view.recruit_discard.top, view.recruit_discard.size) == (9, 2)
    assert (view.threat_discard.top, view.threat_discard.size) == (0, 0)
    assert (view.next_recruit, view.next_threat) == (board.g.next_recruit, board.g.next_threat)


@pytest.mark.rule("XID-20.6", "XID-20.3", "XID-20.10")
def test_check_notices_lost_pieces() -> None:
    board = Board()
    assert GAME.check(board.g) == []
    board.g.barracks[0] -= 1
    board.g.sites.popitem()
    board.g.lair[0].titans.append("titan_night")
    board.g.seats[0].bards -= 1
    faults = " ".join(GAME.check(board.g))
    for word in ("peasant", "tiles", "titan", "bards of seat 0"):
        assert word in faults
