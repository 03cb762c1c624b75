"""HYP-5 and HYP-6: the course of a turn."""

from __future__ import annotations

import pytest

from games.engine.play import default_choice
from games.hyperborea import components as c
from games.hyperborea.rules.figures import fill_up_figures
from tests.games.hyperborea.support import Table, keys


@pytest.mark.rule("HYP-5.1", "HYP-19.11")
def test_turns_go_clockwise() -> None:
    table = Table(4)
    order = []
    for _ in range(6):
        order.append(table.g.active)
        table.do("end")
    assert order == [0, 1, 2, 3, 0, 1]


@pytest.mark.rule("HYP-5.2", "HYP-6.8", "HYP-D50")
def test_the_steps_of_a_turn_in_their_order() -> None:
    """Losses first, then own Fortresses, minimum figures, start-of-turn cards, actions, end phase."""
    table = Table().card("scouts", seat=1).row("scouts", "green green", seat=1).levels(1, red=2, blue=1)
    table.figures(1, h2c=1).walls("h2c", 1, 2)
    table.card("extortion").cubes(available="yellow red", bag="3 red").cubes(1, bag="4 blue")
    table.figures(0, h1c=2, h2l=1)
    table.do("fill:extortion:yellow+red", "contact:1")
    assert table.g.losses(1) == 1
    told = table.do("end")
    assert table.g.areas["h2c"].walls[1] == 2  # nothing else before the loss is settled
    assert table.asked(1).rule == "HYP-D50"
    told += table.answer(1, "red")
    names = keys(told)
    assert names.index("lost-development") < names.index("minimum-figures") < names.index("start-of-turn")
    assert table.player(1).fortresses == 8
    assert table.g.areas["h2c"].free[1] == 3
    assert table.points == {"move": 1}


@pytest.mark.rule("HYP-5.3", "HYP-7.14", "HYP-19.1")
def test_cubes_left_available_become_unused() -> None:
    table = Table().cubes(available="red grey", bag="3 blue")
    table.do("unused:grey")
    assert table.player().unused == [0, 0, 0, 0, 0, 0, 1]
    table.do("end")
    assert table.player().unused[c.KIND["red"]] == 1
    assert table.player().available[c.KIND["blue"]] == 3


@pytest.mark.rule("HYP-5.4", "HYP-5.8", "HYP-D10", "HYP-D37", "HYP-24.6")
def test_everything_optional_may_be_left_and_ending_is_the_default() -> None:
    table = Table().levels(green=4).cubes(available="red").keep("bronze_path").tokens("h1l", 0, "bronze_wall")
    table.figures(0, h1c=1, h1l=1, h1r=1)
    offered = table.options()
    assert {"enter:h1c:0", "enter:h1r:0", "explore:h1l:0", "cash:green", "token", "end"} <= set(offered)
    assert default_choice(table.g, 0) == "end"
    table.do("end")
    assert table.g.active == 1


@pytest.mark.rule("HYP-X01", "HYP-5.5", "HYP-5.6", "HYP-8.3", "HYP-8.4")
def test_worked_example_of_interleaving() -> None:
    table = Table().figures(0, h1c=1, h1r=1, h1l=1).levels(yellow=4, green=0, red=0)
    table.cubes(available="green red blue", bag="red").tokens("h1l", 0, "bronze_blade")
    table.do("enter:h1c:0", "dev:any:red", "dev:any:red")  # city 1: the capital, and its effect
    table.do("place:green:exploration1", "cash:yellow")
    assert table.spent
    table.do("enter:h1r:0")  # city 2: a movement point, not used yet
    table.do("place:red:exploration1", "place:blue:science1")
    assert table.points == {"move": 3}
    table.do("explore:h1l:0", "use")
    assert table.points == {"move": 3, "attack": 1}
    table.do("end")
    assert table.player().levels == [0, 0, 2, 0, 0, 0]


@pytest.mark.rule("HYP-5.7", "HYP-8.5")
def test_nothing_is_carried_over_but_what_lies_on_the_table() -> None:
    table = Table().cubes(available="red blue", bag="red").walls("h1c", 0, 0).pool(move=2, fortress=1, draw=1)
    table.player().gems = 3
    table.do("fill:war1:red+blue", "fortress:h1c")
    assert table.g.pool.entries
    table.do("end")
    assert table.spent
    assert table.player().gems == 3
    assert table.g.areas["h1c"].walls[0] == 1
    assert table.player().rows["war1"] == [c.KIND["red"], c.KIND["blue"]]


@pytest.mark.rule("HYP-6.1", "HYP-11.4")
def test_own_fortresses_come_back_at_the_start_of_the_own_turn() -> None:
    table = Table().pool(fortress=2)
    table.do("fortress:h1c", "fortress:h1c", "end")
    assert table.g.areas["h1c"].walls[0] == 2
    table.do("end")
    assert table.g.areas["h1c"].walls[0] == 2
    table.do("end")
    assert table.g.active == 0
    assert table.g.areas["h1c"].walls[0] == 0
    assert table.player().fortresses == 8


@pytest.mark.rule("HYP-6.2", "HYP-6.7", "HYP-8.13")
def test_figures_are_filled_up_to_three_without_any_bonus() -> None:
    table = Table().land().card("settlers", "guardian_spirits").figures(0, o1=1)
    table.row("settlers", "purple red").row("guardian_spirits", "purple red")
    table.next_turn_of(0)
    assert table.g.areas["h1c"].free[0] == 2
    assert table.g.areas["o1"].free[0] == 1
    assert table.spent


@pytest.mark.rule("HYP-6.3", "HYP-20.4")
def test_figures_filled_up_count_for_expansion() -> None:
    table = Table().figures(0, h1c=2)
    table.player().reserve = 1  # with so few figures on the map a real reserve is larger
    fill_up_figures(table.g, 0)
    assert table.g.areas["h1c"].free[0] == 3
    assert table.player().objectives == ["figures"]


@pytest.mark.rule("HYP-6.4", "HYP-6.5", "HYP-18.5", "HYP-18.11")
def test_start_of_turn_cards_give_their_effect_from_the_next_turn_on() -> None:
    table = Table().card("scouts").cubes(available="2 green", bag="red")
    table.do("fill:scouts:green+green")
    assert table.spent
    table.next_turn_of(0)
    assert table.points == {"move": 1}
    assert table.g.pool.activations == 1


@pytest.mark.rule("HYP-6.6")
def test_stops_are_forgotten_at_the_next_turn() -> None:
    table = Table().land().figures(0, o1=2).figures(1, o2=1).pool(move=1)
    table.do("move:o1>o2")
    assert table.g.areas["o2"].stopped == 1
    table.next_turn_of(0)
    table.pool(move=1)
    assert table.g.areas["o2"].stopped == 0
    assert "move:o2>o1" in table.options("move")
