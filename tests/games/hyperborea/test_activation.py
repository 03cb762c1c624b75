"""HYP-8 and HYP-18: activations, the turn pool, permanent cards."""

from __future__ import annotations

import pytest

from games.engine.decision import Number
from games.hyperborea import components as c
from tests.games.hyperborea.support import Table, keys


@pytest.mark.rule("HYP-8.1")
def test_what_is_an_activation() -> None:
    """A row, a city, a token, a faction token, a start-of-turn card, a copied card: each is one."""
    table = Table(3, "emerald_a").cubes(available="green red", bag="red").figures(0, h1c=3)
    table.card("caravan_roads", seat=1).keep("bronze_path").pool(spy=1)
    table.do("fill:exploration1:green+red", "enter:h1c:0", "token", "faction:0", "spy:caravan_roads")
    assert table.g.pool.activations == 5
    assert table.points == {"move": 2 + 1 + 1 + 1 + 2, "fortress": 1}


@pytest.mark.rule("HYP-8.2", "HYP-23.1")
def test_points_wait_and_instant_effects_come_at_once() -> None:
    table = Table().cubes(available="yellow orange")
    table.do("fill:trade2:yellow+orange")
    assert table.player().gems == 1
    assert table.points == {"dev": 1}


@pytest.mark.rule("HYP-8.6", "HYP-8.11", "HYP-12.3", "HYP-11.6")
def test_points_without_a_use_are_not_offered_but_stay() -> None:
    table = Table().pool(draw=1, figure=1, fortress=1, purge=1, return_cube=1, ranged=1, attack=1, spy=1)
    table.figures(0, h1c=10)
    table.player().fortresses = 0
    table.g.areas["h1c"].walls[0] = 8
    verbs = {option.partition(":")[0] for option in table.options()}
    assert verbs == {"enter", "end"}
    assert len(table.points) == 8


@pytest.mark.rule("HYP-8.7", "HYP-D12", "HYP-8.15")
def test_a_choice_is_made_when_it_is_taken() -> None:
    table = Table().cubes(available="red blue")
    table.do("fill:war1:red+blue")
    assert table.points == {}
    assert table.options("choose") == ["choose:1:0", "choose:1:1"]
    table.do("choose:1:1")
    assert table.points == {"fortress": 2}
    assert table.options("choose") == []


@pytest.mark.rule("HYP-8.8", "HYP-D28")
def test_a_payment_is_optional_and_needs_the_whole_cost() -> None:
    table = Table().card("sponsorship").cubes(available="red", bag="blue")
    table.do("place:red:sponsorship")
    assert table.options("pay") == []
    table.player().gems = 1
    assert table.options("pay") == ["pay:1"]
    table.do("end")
    assert table.player().gems == 1


@pytest.mark.rule("HYP-8.9", "HYP-18.6", "HYP-X05", "HYP-D13")
def test_a_replacement_changes_every_point_when_it_is_gained() -> None:
    table = Table().card("winged_mounts").row("winged_mounts", "green red").cubes(available="green red")
    table.do("fill:exploration1:green+red")
    assert table.points == {"fly": 2}


@pytest.mark.rule("HYP-18.7", "HYP-X06")
def test_a_bonus_comes_on_top() -> None:
    table = Table().card("war_academy").row("war_academy", "red red").cubes(available="red green")
    table.do("fill:war2:red+green")
    assert table.points == {"attack": 2, "move": 1}


@pytest.mark.rule("HYP-8.10", "HYP-X07", "HYP-18.7")
def test_a_bonus_comes_once_per_activation() -> None:
    table = Table().card("banking").row("banking", "yellow yellow red").keep("gold_hoard")
    table.do("token")
    assert table.player().gems == 3
    table.cubes(available="yellow red").do("fill:trade1:yellow+red")
    assert table.player().gems == 5


@pytest.mark.rule("HYP-18.12")
def test_a_bonus_with_several_triggers_comes_once() -> None:
    table = Table().card("guardian_spirits").row("guardian_spirits", "purple red").card("settlers")
    table.keep("silver_mirror").do("token")
    assert table.points == {"clone": 1, "fortress": 1}
    table.cubes(available="purple red").do("fill:growth2:purple+red")
    assert table.points == {"clone": 1, "fortress": 2, "figure": 1, "attack": 1}


@pytest.mark.rule("HYP-18.9", "HYP-18.8")
def test_replacement_first_then_the_bonus_looks_at_what_was_gained() -> None:
    table = Table().card("guardian_spirits", "settlers")
    table.row("guardian_spirits", "purple red").row("settlers", "purple red").cubes(available="purple red")
    table.do("fill:growth1:purple+red")
    assert table.points == {"clone": 1, "fortress": 2}


@pytest.mark.rule("HYP-18.10", "HYP-8.14")
def test_a_bonus_inside_a_choice_comes_with_the_choice() -> None:
    table = Table().card("war_academy").row("war_academy", "red red").cubes(available="red blue")
    table.do("fill:war1:red+blue")
    assert table.points == {}
    table.do("choose:1:0")
    assert table.points == {"attack": 2}


@pytest.mark.rule("HYP-18.10", "HYP-8.14")
def test_a_bonus_inside_a_payment_comes_once_for_its_activation() -> None:
    """Sacrifice: a cube and a gem for a figure; the gem brings Banking's gem when it is really gained."""
    table = Table().card("banking", "sacrifice").row("banking", "yellow yellow red").cubes(available="red")
    table.do("place:red:sacrifice", "pay:1")
    assert table.player().gems == 0
    assert table.asked().rule == "HYP-D24"  # all figures are in the capital: no choice which one is paid
    table.do("green")
    assert table.player().gems == 2
    assert table.player().bag[c.KIND["green"]] == 1


@pytest.mark.rule("HYP-18.13")
def test_points_in_the_pool_are_not_changed_by_a_new_permanent_card() -> None:
    table = Table().card("winged_mounts").cubes(available="green red").pool(move=2)
    table.do("fill:winged_mounts:green+red")
    assert table.points == {"move": 2}


@pytest.mark.rule("HYP-18.1", "HYP-18.2", "HYP-18.4")
def test_a_permanent_card_works_while_its_row_is_full() -> None:
    table = Table().card("foresight").cubes(available="red blue 2 yellow", bag="9 green")
    table.do("fill:foresight:red+blue")
    table.keep("silver_cache").do("token")
    assert table.points == {"draw": 3}
    table.pool(return_cube=1).do("return", "foresight:0")
    table.keep("silver_cache").do("token")
    assert table.points == {"draw": 5}
    table.do("place:yellow:foresight")
    table.keep("silver_cache").do("token")
    assert table.points == {"draw": 8}


@pytest.mark.rule("HYP-18.3", "HYP-X40", "HYP-D40", "HYP-19.7", "HYP-24.3")
def test_cubes_on_permanent_cards_stay_or_go_at_a_reset() -> None:
    table = Table().card("war_academy").row("war_academy", "red red").cubes(bag="")
    table.do("end")
    assert table.options() == ["keep", "take", "choose"]
    table.answer(0, "choose")
    table.answer(0, "war_academy:1")
    assert table.player().rows["war_academy"] == [c.KIND["red"], c.EMPTY]
    while table.g.active != 0:
        table.do("end")
    assert table.player().in_force() == []
    assert table.player().available[c.KIND["red"]] == 1
    table.do("place:red:war_academy")
    assert table.player().in_force() == ["war_academy"]


@pytest.mark.rule("HYP-24.3", "HYP-D40")
def test_a_standing_order_answers_the_reset() -> None:
    table = Table().card("war_academy").row("war_academy", "red red")
    table.player().standing.reset = "take"
    told = table.do("end")
    assert "reset" in keys(told)
    assert "war_academy" not in table.player().rows
    assert table.g.active == 1


@pytest.mark.rule("HYP-8.12", "HYP-X41", "HYP-D41")
def test_a_gem_that_would_give_wealth_may_be_declined() -> None:
    table = Table(3, length="short").cubes(available="yellow red yellow red")
    table.player().gems = 10
    table.do("fill:trade1:yellow+red")
    assert table.player().gems == 11  # not asked
    table.card("diplomacy").do("fill:diplomacy:red+yellow")
    assert table.asked().shape == Number(0, 1)
    table.do("0")
    assert table.player().gems == 11
    assert table.player().objectives == []
    assert table.g.trigger < 0


@pytest.mark.rule("HYP-8.12", "HYP-D41")
def test_all_gems_of_a_gain_are_asked_about_together() -> None:
    table = Table(3).card("banking").row("banking", "yellow yellow red").keep("gold_hoard")
    table.player().gems = 9
    table.do("token")
    assert table.asked().shape == Number(0, 3)
    table.do("2")
    assert table.player().gems == 11
    table.keep("gold_hoard").do("token", "3")
    assert table.player().gems == 14
    assert table.player().objectives == ["gems"]
    table.keep("gold_hoard").do("token")  # has the tile: never asked again
    assert table.player().gems == 17


@pytest.mark.rule("HYP-8.12", "HYP-X42", "HYP-D24", "HYP-17.3")
def test_a_cube_may_be_declined_to_keep_the_bag_empty() -> None:
    declined = Table().keep("silver_cube_red")
    declined.do("token")
    assert declined.options() == ["red", "decline"]
    declined.do("decline")
    assert "reset" in keys(declined.do("end"))
    taken = Table().keep("silver_cube_red")
    taken.do("token", "red")
    assert "reset" not in keys(taken.do("end"))
    assert taken.player().available[c.KIND["red"]] == 1


@pytest.mark.rule("HYP-8.13", "HYP-10.21")
def test_what_is_no_effect_brings_no_bonus() -> None:
    """Cashing, the end draw and the gems of golden_a: no bonus, no replacement."""
    table = Table(3, "golden_a").card("foresight", "banking").row("foresight", "red red")
    table.row("banking", "yellow yellow red").levels(purple=6).cubes(bag="4 green")
    assert table.player().gems == 2
    table.do("cash:purple")
    assert table.player().bag[c.KIND["purple"]] == 2
    table.do("end")
    assert sum(table.player().available) == 3
