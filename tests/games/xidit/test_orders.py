"""XID-3, XID-4, XID-5, XID-10: the year, secret orders and their execution."""

from __future__ import annotations

import pytest

from games.engine import NotLegal, NotOpen, NotUnderstood, open_decisions
from games.engine.play import sealed, waiting_for
from games.xidit import components as c
from games.xidit.game import GAME
from games.xidit.rules.rewards import Claim
from tests.games.xidit.support import WAIT, Board, told_in_order, units


@pytest.mark.rule("XID-4.1", "XID-4.5", "XID-15.4")
def test_everybody_plans_at_once_and_may_change_until_the_last_is_in() -> None:
    board = Board()
    assert waiting_for(board.g) == [0, 1, 2, 3]
    board.answer(0, "red wait wait wait wait wait")
    board.answer(1, WAIT)
    assert (waiting_for(board.g), sealed(board.g)) == ([2, 3], [0, 1])
    assert board.g.seats[0].plan == []
    board.answer(0, "blue wait wait wait wait wait")
    board.answer(2, WAIT)
    events = board.answer(3, WAIT)
    revealed = [event for event in events if event.text.key == "xidit-plan-revealed"]
    assert len(revealed) == 4
    assert revealed[0].text.args["plan"][0].key == "xidit-short-blue"  # type: ignore[index,union-attr]


@pytest.mark.rule("XID-4.5")
def test_a_revealed_plan_is_final() -> None:
    board = Board(heroes="17").arrange(threats=[17]).give(0, "1p 1a 1c")
    board.plan("city")
    with pytest.raises(NotLegal):
        board.answer(0, "wait")
    with pytest.raises(NotOpen):
        board.answer(1, WAIT)
    assert board.g.seats[0].plan == ["city", *["wait"] * 5]


@pytest.mark.rule("XID-4.2", "XID-4.3")
def test_every_plan_of_six_icons_is_legal_and_nothing_else() -> None:
    board = Board()
    for order in c.ORDERS:
        board.answer(0, " ".join([order] * 6))
    for words in ("red", "red red red red red", "red red red red red red red"):
        with pytest.raises(NotUnderstood):
            board.answer(0, words)
    with pytest.raises(NotLegal):
        board.answer(0, "green wait wait wait wait wait")


@pytest.mark.rule("XID-3.2", "XID-E1")
def test_orders_run_from_left_to_right() -> None:
    board = Board(heroes="5").arrange(recruits={12: "3p", 15: "2a"})
    board.plan("blue city black wait city red")
    mine = [key for key, seat in told_in_order(board.events) if seat == 0]
    assert mine == [
        "xidit-plan-revealed",
        "xidit-moved",
        "xidit-recruited",
        "xidit-moved",
        "xidit-recruited",
        "xidit-moved",
    ]
    assert board.g.seats[0].hero == 16


@pytest.mark.rule("XID-5.1")
def test_everybody_executes_order_one_before_anybody_order_two() -> None:
    board = Board(heroes="7 5 4 3").arrange(recruits={1: "1p"})
    board.plan("red blue", "blue black", "black red", "red blue")
    moves = [seat for key, seat in told_in_order(board.events) if key == "xidit-moved"]
    assert moves == [0, 1, 2, 3, 0, 1, 2, 3]


@pytest.mark.rule("XID-5.3", "XID-T6")
def test_an_order_may_not_be_declined() -> None:
    board = Board(heroes="17").arrange(threats=[17]).give(0, "1p 1a 1c")
    board.plan("city")
    assert board.g.seats[0].units == [0] * 5
    assert "decline" not in board.offers(0)


@pytest.mark.rule("XID-5.4", "XID-5.6", "XID-T1")
def test_an_order_without_a_road_is_lost() -> None:
    board = Board(heroes="17").arrange()
    board.plan("blue red")
    assert "xidit-no-road" in board.keys
    assert board.g.seats[0].hero == 11


@pytest.mark.rule("XID-5.5", "XID-E3")
def test_a_move_follows_the_road_of_its_colour() -> None:
    board = Board(heroes="5").arrange()
    board.plan("blue")
    assert board.g.seats[0].hero == 12


@pytest.mark.rule("XID-5.8")
def test_waiting_does_nothing() -> None:
    board = Board(heroes="5").arrange(recruits={5: "1p"})
    before = (board.g.seats[0].hero, board.g.sites[5].units[:], board.g.seats[0].units[:])
    board.plan(WAIT)
    assert (board.g.seats[0].hero, board.g.sites[5].units, board.g.seats[0].units) == before


@pytest.mark.rule("XID-5.9", "XID-5.10", "XID-5.11", "XID-E4")
def test_recruiting_takes_the_weakest_unit() -> None:
    board = Board(heroes="5").arrange(recruits={5: "1p 1a 1i 1c 1m"})
    board.plan("city")
    assert board.g.seats[0].units == units("1p")
    assert board.g.sites[5].units == units("1a 1i 1c 1m")
    assert GAME.view(board.g, 1).screen.units == [0] * 5  # type: ignore[union-attr]


@pytest.mark.rule("XID-5.12", "XID-T2", "XID-20.12")
def test_one_recruit_per_city_and_year() -> None:
    board = Board(heroes="5").arrange(recruits={5: "5p"})
    board.plan("city wait city")
    assert board.g.seats[0].units == units("1p")
    assert "xidit-recruited-already" in board.keys
    assert board.g.sites[5].units == units("4p")


@pytest.mark.rule("XID-5.13", "XID-T3")
def test_another_player_may_recruit_there_too() -> None:
    board = Board(heroes="5 4").arrange(recruits={5: "1p 1a 1i"}).hero(1, 5)
    board.plan("city", "city")
    assert board.g.seats[0].units == units("1p")
    assert board.g.seats[1].units == units("1a")


@pytest.mark.rule("XID-T4")
def test_waiting_lets_another_take_the_last_peasant() -> None:
    board = Board(heroes="5 4").arrange(recruits={5: "1p 2a"}).hero(1, 5)
    board.plan("wait city", "city")
    assert board.g.seats[1].units == units("1p")
    assert board.g.seats[0].units == units("1a")


@pytest.mark.rule("XID-4.4", "XID-5.15", "XID-5.17", "XID-E5")
def test_ending_a_threat_pays_its_units() -> None:
    city = next(n for (s, n), tile in c.TILES.items() if s == "standard" and sum(tile.threat) == 3)
    board = Board(heroes=str(city)).arrange(threats=[city])
    demanded = c.TILES["standard", city].threat
    board.give(0, " ".join(f"{count}{unit[0]}" for unit, count in zip(c.UNIT_IDS, demanded, strict=True)) + " 1p")
    barracks = list(board.g.barracks)
    board.plan("city")
    assert board.g.seats[0].units == units("1p")
    assert board.g.barracks == [a + b for a, b in zip(barracks, demanded, strict=True)]
    assert "xidit-threat-ended" in board.keys
    assert board.is_asked(0, "XID-D4")


@pytest.mark.rule("XID-5.16", "XID-T5")
def test_with_a_unit_missing_nothing_happens() -> None:
    board = Board(heroes="17").arrange(threats=[17]).give(0, "2p 2a 1m")
    board.plan("city")
    assert board.g.seats[0].units == units("2p 2a 1m")
    assert "xidit-threat-not-met" in board.keys
    assert 17 in board.g.sites


@pytest.mark.rule("XID-5.18", "XID-5.19", "XID-7.2", "XID-7.4", "XID-7.8")
def test_rewards_come_before_the_tile_leaves() -> None:
    board = Board(heroes="17").arrange(threats=[17], next_threat=14, threat_stack=[9, 10])
    board.give(0, "1p 1a 1c").plan("city")
    assert 17 in board.g.sites
    board.answer(0, "coins+guild_sections")
    assert 17 not in board.g.sites
    assert board.g.threat_discard == [17]
    assert not board.g.sites[14].recruit
    assert board.g.next_threat == 9


@pytest.mark.rule("XID-5.20", "XID-5.26")
def test_without_an_awake_titan_a_city_order_does_nothing() -> None:
    board = Board(heroes="4").arrange().give(0, "5p")
    board.plan("city")
    assert "xidit-nothing-here" in board.keys


@pytest.mark.rule("XID-5.20", "XID-5.21", "XID-5.28", "XID-E11", "XID-15.6")
def test_banishing_a_titan_with_any_units() -> None:
    board = Board(heroes="4").arrange().wake(3, 5).give(0, "1p 2m 1a")
    sites = dict(board.g.sites)
    board.plan("city")
    assert board.offers(0) == ["3", "decline"]
    board.answer(0, "3")
    assert board.g.seats[0].units == units("1p 2m 1a")  # nothing is paid before both are fixed
    assert set(board.offers(0)) == {"1p+1a+1m", "1p+2m", "1a+2m"}
    board.answer(0, "1a+2m")
    assert board.g.seats[0].units == units("1p")
    assert [len(stack.titans) for stack in board.g.lair] == [1, 2, 2]
    assert not board.g.lair[0].awake
    assert board.g.sites == sites
    assert board.is_asked(0, "XID-D4")


@pytest.mark.rule("XID-5.22")
def test_a_titan_that_cannot_be_paid_cannot_be_chosen() -> None:
    board = Board(heroes="4").arrange().wake(3, 4, 5).give(0, "4p")
    board.plan("city")
    assert board.offers(0) == ["3", "4", "decline"]
    poor = Board(heroes="4").arrange().wake(3, 4, 5).give(0, "2p")
    poor.plan("city")
    assert "xidit-nothing-here" in poor.keys


@pytest.mark.rule("XID-5.23")
def test_one_titan_per_city_and_year() -> None:
    board = Board(heroes="4").arrange().wake(3, 4).give(0, "9p")
    board.plan("city city")
    board.answer(0, "3")
    board.answer(0, "coins+guild_sections")
    assert board.told("xidit-nothing-here")
    assert board.g.lair[1].awake


@pytest.mark.rule("XID-5.24", "XID-T10")
def test_no_titan_where_a_threat_was_ended_this_year() -> None:
    board = Board(heroes="9").arrange(threats=[9]).wake(3)
    demanded = c.TILES["standard", 9].threat
    board.give(0, "4p 4a 4i 3c 3m")
    board.plan("wait city wait city")
    board.answer(0, board.offers(0)[0])
    assert sum(board.g.seats[0].units) == 18 - sum(demanded)
    assert not board.is_asked(0, "XID-D7")
    assert board.told("xidit-nothing-here")


@pytest.mark.rule("XID-5.24", "XID-T11")
def test_no_threat_ended_where_a_titan_was_banished_this_year() -> None:
    board = Board(heroes="14 17").arrange(threats=[17], next_threat=14).wake(3)
    board.give(0, "4p 4a 4i 3c 3m").give(1, "1p 1a 1c").hero(2, 14).give(2, "3p 3a 3i 3c 3m")
    board.plan("city wait city", "city", "wait wait city")
    board.answer(0, "3")
    board.answer(0, "3p")
    board.answer(0, "coins+guild_sections")
    board.answer(1, "coins+guild_sections")
    assert "xidit-threat-after-titan" in board.keys
    assert board.g.seats[0].ended == []
    assert board.g.seats[2].ended == [14]  # another player may end that threat


@pytest.mark.rule("XID-5.25", "XID-T12")
def test_recruiting_does_not_stop_a_titan() -> None:
    board = Board(heroes="3").arrange(recruits={3: "1p"}, next_recruit=8).wake(3).give(0, "3a")
    board.plan("city city")
    assert board.g.seats[0].recruited == [3]
    assert board.is_asked(0, "XID-D7")


@pytest.mark.rule("XID-5.26", "XID-5.30", "XID-T36")
def test_declining_uses_up_nothing() -> None:
    board = Board(heroes="4").arrange().wake(3).give(0, "3p")
    board.plan("wait city wait wait city")
    board.answer(0, "decline")
    assert board.is_asked(0, "XID-D7")


@pytest.mark.rule("XID-5.30")
def test_an_order_without_effect_uses_up_no_limit() -> None:
    board = Board(heroes="17").arrange(threats=[17], recruits={16: "2p"}).give(0, "1a 1c")
    board.plan("city black city black city")
    assert "xidit-threat-not-met" in board.keys  # a peasant is missing at the first try
    assert board.g.seats[0].ended == [17]
    assert board.is_asked(0, "XID-D4")


@pytest.mark.rule("XID-5.27")
def test_a_titan_pays_like_a_threat_at_the_heros_city() -> None:
    board = Board(heroes="21").arrange().wake(3).give(0, "3p")
    titan = c.TITANS[board.g.lair[0].titans[0]]
    board.plan("city")
    board.answer(0, "3")
    claims = board.asked(0).offers(Claim).values()
    assert {region for claim in claims for region in claim.bards} == {"ember_cape", "green_marches"}
    board.answer(0, f"green_marches:{titan.rewards.bards}+guild_sections")
    assert board.g.guilds[21].sections == titan.rewards.guild_sections


@pytest.mark.rule("XID-3.5", "XID-T35")
def test_limits_are_per_player() -> None:
    board = Board(heroes="4 5").arrange().wake(3, 4).give(0, "3p").give(1, "4a").hero(1, 4)
    board.plan("city", "city")
    board.answer(0, "3")
    board.answer(0, "coins+guild_sections")
    assert board.is_asked(1, "XID-D7")
    assert board.offers(1) == ["4", "decline"]


@pytest.mark.rule("XID-3.5")
def test_limits_end_with_the_year() -> None:
    board = Board(heroes="5").arrange(recruits={5: "5p"})
    board.plan("city")
    board.plan("city")
    assert board.g.seats[0].units == units("2p")


@pytest.mark.rule("XID-5.29", "XID-7.16", "XID-E10", "XID-3.3")
def test_a_tile_that_arrives_can_be_used_in_the_same_year() -> None:
    board = Board(heroes="12 17").arrange(threats=[17], next_threat=12)
    board.give(0, "4p 4a 4i 3c 3m").give(1, "1p 1a 1c")
    board.plan("wait wait wait wait wait city", "city")
    board.answer(1, "coins+guild_sections")
    assert board.g.seats[0].ended == [12]
    assert board.is_asked(0, "XID-D4")


@pytest.mark.rule("XID-5.31")
def test_paid_units_are_back_before_a_tile_is_filled() -> None:
    demanded = c.TILES["standard", 13].threat
    board = Board(heroes="13").arrange(threats=[13])
    board.g.barracks, board.g.seats[0].units = [0] * 5, list(demanded)
    board.plan("city")
    assert board.is_asked(0, "XID-D4")
    assert 13 in board.g.sites
    assert board.g.barracks == list(demanded)


@pytest.mark.rule("XID-10.1", "XID-10.2", "XID-10.3", "XID-10.5")
def test_the_year_ends() -> None:
    board = Board(heroes="5 4 3 2").arrange(recruits={5: "5p"}).guild(0, 7, 2)
    board.plan("city")
    g = board.g
    assert (g.year, g.first) == (2, 1)
    assert [player.hero for player in g.seats] == [5, 4, 3, 2]
    assert (g.seats[0].units, g.guilds[7].sections, g.sites[5].units) == (units("1p"), 2, units("4p"))
    for year in range(2, 12):
        board.skip_to_year(year + 1)
        assert g.first == year % 4


@pytest.mark.rule("XID-3.1", "XID-10.4")
def test_after_the_last_year_the_game_ends() -> None:
    board = Board().arrange().skip_to_year(12)
    first = board.g.first
    while board.g.outcome is None:
        board.pass_time()
    assert (board.g.year, board.g.first) == (12, first)
    assert not open_decisions(board.g)
    with pytest.raises(NotOpen):
        board.answer(0, WAIT)


@pytest.mark.rule("XID-21.1")
def test_orders_run_on_until_a_decision_is_needed() -> None:
    board = Board(heroes="5 17").arrange(recruits={5: "5p"}, threats=[17]).give(1, "1p 1a 1c")
    board.plan("city", "wait wait city")
    assert board.g.order == 3
    assert list(open_decisions(board.g)) == [1]
    board.answer(1, "coins+guild_sections")
    assert board.g.year == 2
