"""HYP-7: cubes and technologies."""

from __future__ import annotations

import pytest

from games.engine import Text
from games.hyperborea import components as c
from games.hyperborea.rules import action
from tests.games.hyperborea.support import Table, kinds


@pytest.mark.rule("HYP-7.1")
def test_a_players_cubes_are_in_five_places() -> None:
    table = Table(3, "coral_a").cubes(available="red", unused="blue", bag="2 green").row("war1", "red -")
    table.row("coral_a", "purple -").card("alchemy").row("alchemy", "yellow")
    assert table.player().cubes() == kinds("2 red blue 2 green purple yellow")


@pytest.mark.rule("HYP-7.2", "HYP-7.12", "HYP-D11")
def test_which_spaces_take_which_cubes() -> None:
    table = Table().card("waste_furnace").cubes(available="red grey")
    offered = table.options("place:")
    assert "place:red:war1" in offered
    assert "place:red:exploration1" in offered  # the multicolour space
    assert "place:red:exploration2" not in offered  # green and purple only
    assert "place:red:growth2" in offered
    assert "place:red:waste_furnace" in offered
    assert [option for option in offered if "grey" in option] == ["place:grey:waste_furnace"]


@pytest.mark.finding("PL-33")
def test_leaving_a_cube_out_stands_last_with_its_cube() -> None:
    """It is hardly ever wanted: what uses the cube comes first."""
    offered = action.options(Table().cubes(available="red green").g, 0)
    for name in ("red", "green"):
        mine = [each.id for each in offered if each.group == Text(f"hyperborea-group-place-{name}")]
        assert mine[-1] == f"unused:{name}"
        assert all(each.startswith(f"place:{name}:") for each in mine[:-1])
        assert len(mine) > 1


@pytest.mark.rule("HYP-7.3", "HYP-7.5", "HYP-7.16")
def test_any_order_and_the_own_colour_first() -> None:
    table = Table().cubes(available="2 green red")
    table.do("place:red:exploration1")  # the multicolour space before the coloured one
    assert table.player().rows["exploration1"] == [c.EMPTY, c.KIND["red"]]
    table.do("place:green:exploration1")
    assert table.points == {"move": 2}
    table.do("place:green:war2")
    assert table.player().rows["war2"] == [c.EMPTY, c.KIND["green"]]
    assert not [option for option in table.options() if option.startswith("return")]  # a placed cube stays


@pytest.mark.rule("HYP-7.4", "HYP-7.7")
def test_a_row_may_be_finished_later_or_never() -> None:
    table = Table().cubes(available="yellow", bag="2 red")
    table.do("place:yellow:trade1")
    table.next_turn_of(0)
    assert table.player().rows["trade1"] == [c.KIND["yellow"], c.EMPTY]
    table.do("place:red:trade1")
    assert table.player().gems == 1


@pytest.mark.rule("HYP-7.6", "HYP-X23", "HYP-7.10", "HYP-17.5")
def test_rows_of_one_technology_exclude_each_other_and_reopen() -> None:
    table = Table().cubes(available="3 yellow red orange blue")
    table.do("fill:trade1:yellow+red")
    assert table.player().gems == 1
    assert table.options("place:orange:trade2") == []
    assert table.options("fill:trade2") == []
    table.pool(return_cube=1).do("return", "trade1:1")
    assert table.player().bag[c.KIND["red"]] == 1
    assert table.options("place:orange:trade2") == []
    table.do("place:blue:trade1")
    assert table.player().gems == 2


@pytest.mark.rule("HYP-7.17")
def test_a_row_without_cubes_frees_the_technology() -> None:
    table = Table().row("trade1", "yellow -").cubes(available="orange").pool(return_cube=1)
    assert table.options("place:orange:trade2") == []
    table.do("return", "trade1:0")
    assert table.options("place:orange:trade2") == ["place:orange:trade2"]


@pytest.mark.rule("HYP-7.8", "HYP-7.13")
def test_a_card_has_one_row_and_can_be_used_at_once() -> None:
    table = Table().offer("marketplace").cubes(available="yellow").pool(tech=1)
    assert table.options("place:yellow:marketplace") == []
    table.do("tech:marketplace", "place:yellow:marketplace")
    assert table.player().gems == 1


@pytest.mark.rule("HYP-7.9")
def test_a_full_row_gives_nothing_more() -> None:
    table = Table().row("trade1", "yellow red").cubes(available="blue yellow")
    assert [option for option in table.options() if "trade1" in option] == []


@pytest.mark.rule("HYP-7.11", "HYP-X24", "HYP-17.9", "HYP-19.6")
def test_an_exchange_in_place_activates_nothing() -> None:
    table = Table().row("trade1", "yellow red").pool(exchange_cube=1)
    table.do("exchange:any", "trade1:0>blue")
    assert table.player().rows["trade1"] == [c.KIND["blue"], c.KIND["red"]]
    assert table.player().gems == 0
    table.do("end")  # the bag is empty: a Reset
    assert table.player().cubes() == kinds("blue red")
    assert table.player().rows == {}


@pytest.mark.rule("HYP-7.15")
def test_an_unused_cube_stays_unused() -> None:
    table = Table().cubes(unused="red", available="blue", bag="green")
    assert [option for option in table.options("place:") if "red" in option] == []
    table.next_turn_of(0)
    assert table.player().unused[c.KIND["red"]] == 1


@pytest.mark.rule("HYP-7.16", "HYP-D11")
def test_a_placement_is_given_by_colour_and_row() -> None:
    table = Table().cubes(available="2 blue")
    table.do("place:blue:science1")
    assert table.player().rows["science1"] == [c.KIND["blue"], c.EMPTY, c.EMPTY]
    assert table.options("place:blue:science1") == ["place:blue:science1"]
    table.do("place:blue:science1")
    assert table.player().rows["science1"] == [c.KIND["blue"], c.KIND["blue"], c.EMPTY]


@pytest.mark.rule("HYP-7.16")
def test_with_coral_b_an_orange_cube_may_leave_the_orange_space_open() -> None:
    table = Table(3, "coral_b").cubes(available="orange grey")
    assert table.options("place:orange:progress1") == ["place:orange:progress1", "place:orange:progress1:any"]
    table.do("place:orange:progress1:any", "place:grey:progress1")
    assert table.player().rows["progress1"] == [c.GREY, c.KIND["orange"]]
    assert [entry.what.mode for entry in table.g.pool.entries] == ["different"]


def test_filling_a_row_is_the_same_as_placing_its_cubes_one_by_one() -> None:
    one, other = Table().cubes(available="blue 2 red"), Table().cubes(available="blue 2 red")
    one.do("fill:science1:blue+red+red")
    other.do("place:red:science1", "place:blue:science1", "place:red:science1")
    assert one.player() == other.player()
    assert one.points == other.points == {"tech": 1}


def test_fills_are_offered_for_every_set_of_cubes_that_completes_a_row() -> None:
    table = Table().cubes(available="green red blue")
    assert table.options("fill:exploration1") == ["fill:exploration1:green+red", "fill:exploration1:green+blue"]
    assert table.options("fill:war2") == ["fill:war2:red+green"]
    assert table.options("fill:science1") == ["fill:science1:blue+green+red"]
    assert table.options("fill:trade1") == []
