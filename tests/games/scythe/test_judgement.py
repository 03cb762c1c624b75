"""What the bot thinks things are worth: the last star, combats, workers who stand idle; and how styles bend it."""

from __future__ import annotations

import random

import pytest

from games.engine.policy import Style
from games.scythe.bot.fights import chance, worth_of_attack, worth_of_victory
from games.scythe.bot.moves import best_plan
from games.scythe.bot.position import Position, position_of
from games.scythe.bot.sections import Turn, next_worth, turn_of
from games.scythe.bot.temper import TEMPERS
from games.scythe.bot.values import worth_of_popularity, worth_of_power, worth_of_star, worth_of_token
from games.scythe.game import GAME
from games.scythe.view import ScytheView
from tests.games.scythe.support import Table

FIVE = ["mechs", "recruits", "upgrades", "combat_1", "combat_2"]


def seen(t: Table, style: Style = "") -> tuple[ScytheView, Position]:
    """What the first seat sees, and the position it makes of it."""
    view = GAME.view(t.g, 0)
    return view, position_of(view, style)


def test_the_sixth_star_is_for_who_would_win() -> None:
    t = Table("polania", "nordic").put(0, stars=[*FIVE], coins=40).put(1, coins=5)
    assert worth_of_star(seen(t)[1], 0) > 10
    t.put(0, coins=0).put(1, coins=60)
    assert worth_of_star(seen(t)[1], 0) < 0


@pytest.mark.parametrize(("rival", "answer"), [(90, "end"), (5, "reveal:get_rich_or_cry_trying")])
def test_an_objective_that_would_end_a_lost_match_is_kept(rival: int, answer: str) -> None:
    t = Table("polania", "nordic").objectives(0, "get_rich_or_cry_trying", "harvest_advantage")
    t.put(0, stars=[*FIVE], coins=25).put(1, coins=rival)
    t.say("2", "skip")
    assert GAME.policy(GAME.view(t.g, 0), t.asked(), random.Random(1)) == answer


def attack(style: Style, power: int) -> float:
    """What it is worth to attack a mech with 3 power and a card, for a territory and what lies there."""
    t = Table("polania", "nordic").put(0, mechs={4: "d4"}, power=power, hand=[3])
    t.put(1, mechs={1: "d5"}, power=3, hand=[5])
    view, g = seen(t, style)
    return worth_of_attack(view, g, 0, 1, "d5", 1, prize=3.0)


def test_the_stronger_the_likelier() -> None:
    assert attack("", 1) < 0 < attack("", 6)
    t = Table("polania", "nordic").put(0, mechs={4: "d4"}, power=5, hand=[3]).put(1, mechs={1: "d5"}, power=3, hand=[5])
    view, g = seen(t)
    with_artillery = Table("nordic", "polania").put(0, mechs={1: "d5", 3: "a4"}, power=5, hand=[3])
    with_artillery.put(1, mechs={4: "d4"}, power=3, hand=[5])
    other_view, other = seen(with_artillery)
    assert chance(view, g, 0, 1, "d5", 1) < chance(other_view, other, 0, 1, "d4", 1)


@pytest.mark.finding("BO-7")
def test_who_is_ahead_is_attacked_rather() -> None:
    t = Table("polania", "nordic", "crimea").put(1, coins=50).put(2, coins=5)
    g = seen(t)[1]
    assert worth_of_victory(g, 0, 1) > worth_of_victory(g, 0, 2) + 3


@pytest.mark.finding("BO-7")
def test_saxony_fights_on_after_two_stars_for_combats() -> None:
    stars = ["combat_1", "combat_2"]
    saxony = Table("saxony", "nordic").put(0, stars=[*stars])
    crimea = Table("crimea", "nordic").put(0, stars=[*stars])
    assert worth_of_victory(seen(saxony)[1], 0, 1) > worth_of_victory(seen(crimea)[1], 0, 1) + 3


@pytest.mark.finding("BO-2")
def test_a_mech_carries_workers_off_a_village_that_makes_nobody_any_more() -> None:
    t = Table("nordic", "saxony").put(0, workers="a3 a3 a3 a3 a3 a3 a3 a3", mechs={1: "a3"}, stars=["workers"])
    view, g = seen(t)
    plan = best_plan(view, g, 0, 1, ["m1"])
    assert plan is not None
    assert plan.everything
    assert plan.path[-1] in ("a2", "a4"), "a farm or a forest"


def test_resources_that_lie_with_a_lonely_worker_go_along() -> None:
    t = Table("nordic", "saxony").put(0, workers="a4 a5").goods("a4", wood=4)
    view, g = seen(t)
    plan = best_plan(view, g, 0, 1, ["w1"])
    assert plan is None or plan.everything or plan.value < 1


def test_a_turn_counts_for_what_it_makes_possible() -> None:
    """With one metal and one worker on a mountain, two metal that are bought make the next Produce end in a mech."""
    t = Table("saxony/industrial", "nordic").put(0, workers="f1 g1").goods("f1", metal=1)
    view, g = seen(t)
    turns = {name: turn_of(view, g, 0, name) for name in ("1", "2", "3", "4")}
    assert turns["4"].tokens == [0, 2, 0, 0]
    nothing = {**turns, "4": Turn("4", "skip", [0, 0, 0, 0], 0.0, 0.0)}
    assert next_worth(view, g, 0, turns, "4") > next_worth(view, g, 0, nothing, "4") + 5
    assert g == seen(t)[1], "thinking ahead changes nothing"


def test_a_retreat_onto_a_lake_leaves_no_worker_there() -> None:
    t = Table("polania", "nordic").put(0, mechs={4: "d4"}, power=5, hand=[])
    t.put(1, mechs={2: "d5"}, workers="d5 a4", power=0, hand=[])
    t.top("move", "move", "mech:d4", "d5", "stop")
    t.say("dial=1", seat=0).say("dial=0", seat=1)
    assert GAME.policy(GAME.view(t.g, 1), t.asked(), random.Random(1)).endswith("-workers-home")


# ------------------------------------------------------------------------------------------------- styles


def test_the_warlike_attack_where_the_cautious_do_not() -> None:
    assert attack("cautious", 5) < attack("", 5) < attack("warlike", 5)
    assert attack("cautious", 4) < 0 < attack("warlike", 4)


def test_styles_value_different_things() -> None:
    t = Table("polania", "nordic").put(0, popularity=4, power=5)
    by_style = {style: seen(t, style)[1] for style in TEMPERS}
    assert worth_of_popularity(by_style["cautious"], 0, 1) > worth_of_popularity(by_style["warlike"], 0, 1)
    assert worth_of_power(by_style["warlike"], 0, 2) > worth_of_power(by_style["greedy"], 0, 2)
    assert worth_of_token(by_style["greedy"], 0, 1, [0, 0, 0, 0]) > worth_of_token(by_style[""], 0, 1, [0, 0, 0, 0])
