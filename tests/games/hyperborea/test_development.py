"""HYP-14: development."""

from __future__ import annotations

import pytest

from games.hyperborea import components as c
from games.hyperborea.rules.scoring import score
from tests.games.hyperborea.support import Table


@pytest.mark.rule("HYP-14.1", "HYP-14.2", "HYP-14.3", "HYP-D20")
def test_points_go_to_any_tracks() -> None:
    table = Table().pool(dev=3)
    assert len([option for option in table.options("dev") if not option.endswith(":3")]) == 6
    table.do("dev:any:red", "dev:any:red", "dev:any:blue")
    assert table.player().levels == [0, 0, 2, 0, 0, 1]
    assert table.spent


@pytest.mark.rule("HYP-14.4", "HYP-14.13")
def test_different_tracks() -> None:
    table = Table().cubes(available="orange red")
    table.do("fill:progress1:orange+red", "dev:1:red")
    assert "dev:1:red" not in table.options("dev")
    assert len(table.options("dev")) == 5
    table.do("dev:1:blue")
    assert table.options("dev") == []
    assert table.player().levels == [0, 0, 1, 0, 0, 1]


@pytest.mark.rule("HYP-14.5", "HYP-X32")
def test_one_track_in_one_go() -> None:
    table = Table().card("architecture").cubes(available="2 orange").levels(green=5)
    table.do("fill:architecture:orange+orange", "dev:1:green")
    assert table.player().levels[0] == 6
    assert table.spent


@pytest.mark.rule("HYP-X32", "HYP-14.10")
def test_raise_cash_and_raise_again() -> None:
    table = Table().levels(green=5).pool(dev=3)
    table.do("dev:any:green", "cash:green", "dev:any:green", "dev:any:green")
    assert table.player().levels[0] == 2
    assert table.player().bag[c.KIND["green"]] == 2


@pytest.mark.rule("HYP-14.6", "HYP-14.14")
def test_a_track_on_level_six_is_not_offered() -> None:
    table = Table().levels(red=6).pool(dev=1)
    assert "dev:any:red" not in table.options("dev")
    assert len(table.options("dev")) == 5


@pytest.mark.rule("HYP-14.7", "HYP-14.8", "HYP-14.11", "HYP-D35")
def test_levels_four_and_five_give_a_cube_and_six_gives_two() -> None:
    table = Table().levels(green=3, orange=4, red=5, yellow=6)
    assert table.options("cash") == ["cash:orange", "cash:red", "cash:yellow"]
    table.do("cash:orange", "cash:red", "cash:yellow")
    assert table.player().bag == [0, 1, 1, 2, 0, 0, 0]
    assert table.player().levels == [3, 0, 0, 0, 0, 0]
    table.do("end")
    assert sum(table.player().available) == 3


@pytest.mark.rule("HYP-14.9", "HYP-X33")
def test_a_short_supply() -> None:
    table = Table().cubes(1, bag="23 purple").levels(purple=6)
    table.do("cash:purple")
    assert table.player().bag[c.KIND["purple"]] == 1
    assert table.player().levels[c.KIND["purple"]] == 0
    table.levels(purple=6)
    assert table.options("cash") == []


@pytest.mark.rule("HYP-X02")
def test_worked_example_of_victoria() -> None:
    table = Table().cubes(bag="red").levels(blue=4, purple=6)
    table.do("cash:purple", "end")
    assert sum(table.player().available) == 3
    assert sum(table.player().bag) == 0
    other = Table().cubes(bag="red").levels(blue=4, purple=6)
    other.do("cash:purple", "cash:blue")
    assert sum(other.player().bag) == 4
    other.do("end")
    assert sum(other.player().bag) == 1


@pytest.mark.rule("HYP-X03")
def test_victoria_does_nothing() -> None:
    table = Table().cubes(bag="red").levels(blue=4, purple=6).figures(0, h1c=2).occupy("h1c", 0, 0)
    table.do("end")
    assert sum(table.player().available) == 1
    assert table.g.areas["h1c"].spots[0].occupant == 0  # no Reset


@pytest.mark.rule("HYP-14.12")
def test_levels_are_worth_nothing() -> None:
    table = Table()
    before = sum(score(table.g, 0).values())
    table.levels(green=6, red=6, blue=6)
    assert sum(score(table.g, 0).values()) == before


@pytest.mark.rule("HYP-X44", "HYP-14.13")
def test_split_development() -> None:
    table = Table().levels(green=3, orange=5).cubes(available="orange red")
    table.do("fill:progress1:orange+red", "dev:1:green", "cash:green")
    assert table.player().bag[0] == 1
    assert "dev:1:green" not in table.options("dev")
    table.do("dev:1:orange")
    assert table.player().levels[:2] == [0, 6]


@pytest.mark.rule("HYP-14.13")
def test_a_bonus_point_does_not_belong_to_the_group() -> None:
    table = Table().card("printing_press").row("printing_press", "orange orange").cubes(available="orange red")
    table.do("fill:progress1:orange+red", "dev:1:red", "dev:any:red")
    assert table.player().levels[c.KIND["red"]] == 2
    assert table.options("dev:any") == []
    assert len(table.options("dev:1")) == 5
