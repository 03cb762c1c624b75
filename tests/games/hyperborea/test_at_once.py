"""Things that belong together are one choice: fewer clicks for the same moves."""

from __future__ import annotations

import pytest

from games.engine import Match
from games.hyperborea.game import GAME
from tests.games.hyperborea.support import Table, keys


@pytest.mark.finding("PL-39")
@pytest.mark.rule("HYP-5.8", "HYP-D37")
def test_the_last_cube_may_be_placed_with_the_end_of_the_turn() -> None:
    table = Table().cubes(available="red grey", bag="4 blue")
    assert "end:place:red:war1" in table.options("end")
    told = table.do("end:place:red:war1")
    assert keys(told)[:2] == ["placed", "ended-turn"]
    assert table.g.active == 1
    assert table.player().rows == {"war1": [table.player().rows["war1"][0], -1]}
    assert sum(table.player().unused) == 1


@pytest.mark.rule("HYP-7.9")
def test_a_cube_that_fills_a_row_does_not_end_the_turn() -> None:
    table = Table().row("trade2", "- orange").cubes(available="yellow")
    assert "place:yellow:trade2" in table.options("place")
    assert "end:place:yellow:trade2" not in table.options("end")
    assert "end:place:yellow:trade1" not in table.options("end"), "that row is closed"


def test_with_two_cubes_left_nothing_ends_the_turn_but_the_end() -> None:
    assert Table().cubes(available="2 red").options("end") == ["end"]


@pytest.mark.finding("PL-39")
@pytest.mark.rule("HYP-D37")
def test_the_last_points_may_be_spent_with_the_end_of_the_turn() -> None:
    table = Table().pool(fortress=1)
    capital = table.g.home(0)[0]
    told = table.do(f"end:fortress:{capital}")
    assert keys(told)[:2] == ["fortress", "ended-turn"]
    assert table.g.areas[capital].walls[0] == 1
    assert Table().pool(fortress=1, move=1).options("end") == ["end"]
    assert Table().pool(fortress=2).options("end") == ["end"]


@pytest.mark.rule("HYP-14.7", "HYP-D35")
def test_a_marker_may_be_cashed_with_the_end_of_the_turn() -> None:
    table = Table().levels(purple=6)
    table.do("end:cash:purple")
    assert table.player().levels == [0] * 6
    assert sum(table.player().available) == 2


@pytest.mark.rule("HYP-14.3", "HYP-D20")
def test_all_points_go_to_one_track_at_once() -> None:
    table = Table().pool(dev=3).levels(red=2, blue=4)
    assert "dev:any:red:3" in table.options("dev")
    assert "dev:any:blue:3" not in table.options("dev"), "nothing is given away above level 6"
    told = table.do("dev:any:red:3")
    assert keys(told) == ["developed"]
    assert table.player().levels[2] == 5
    assert table.g.pool.points == {}


@pytest.mark.rule("HYP-14.4", "HYP-14.13")
def test_two_points_on_different_tracks_are_one_choice() -> None:
    table = Table().cubes(available="orange red").levels(green=3)
    table.do("fill:progress1:orange+red")
    entry = table.g.pool.entries[0].id
    table.do(f"dev:{entry}:green+red")
    assert [table.player().levels[kind] for kind in (0, 2)] == [4, 1]
    assert table.g.pool.entries == []
    assert not any("green+green" in option for option in table.options("dev"))


@pytest.mark.rule("HYP-9.7", "HYP-D13")
def test_several_figures_walk_together() -> None:
    table = Table(map="open").pool(move=4)
    capital, left, _ = table.g.home(0)
    together = f"move:{capital}>{left}:2"
    assert together in table.options("move")
    told = table.do(together)
    assert keys(told) == ["moved"]
    assert (table.g.areas[capital].free[0], table.g.areas[left].free[0]) == (1, 2)
    assert table.g.pool.points.get("move", 0) == 0


@pytest.mark.rule("HYP-9.17", "HYP-24.5")
def test_figures_do_not_walk_together_into_what_nobody_has_seen() -> None:
    table = Table().pool(move=9)
    capital, left, _ = table.g.home(0)
    assert f"move:{capital}>{left}" in table.options("move")
    assert f"move:{capital}>{left}:3" not in table.options("move")


@pytest.mark.rule("HYP-9.8", "HYP-9.18")
def test_figures_that_walk_together_stop_together() -> None:
    table = Table().land().figures(0, o1=2).figures(1, o2=1).pool(move=4)
    table.do("move:o1>o2:2")
    assert table.g.areas["o2"].stopped == 2
    assert not table.options("move:o2")


@pytest.mark.rule("HYP-15.1", "HYP-15.2", "HYP-D31")
def test_several_cities_are_entered_at_once() -> None:
    table = Table(map="open")
    capital, _, right = table.g.home(0)
    table.figures(0, **{capital: 2, right: 1})
    assert "enter:all" in table.options("enter")
    told = table.do("enter:all")
    assert keys(told) == ["entered", "entered"]
    assert table.g.pool.points == {"dev": 2, "move": 1}
    assert table.g.areas[capital].free[0] == 1
    assert "enter:all" not in Table().options("enter"), "one city is entered by its own option"


def test_what_was_done_at_once_is_undone_at_once() -> None:
    table = Table(map="open").pool(move=4)
    capital, left, _ = table.g.home(0)
    match = Match(GAME, table.g)
    before = match.digest()
    match.submit(0, f"move:{capital}>{left}:2")
    assert match.digest() != before
    match.undo(0)
    assert match.digest() == before
