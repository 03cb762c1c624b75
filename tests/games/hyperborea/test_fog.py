"""HYP-4: the map and its fog."""

from __future__ import annotations

import pytest

from games.hyperborea import components as c
from games.hyperborea.game import GAME
from games.hyperborea.rules.fog import haunt, stock, turn_up
from games.hyperborea.state import GHOST, NOBODY
from tests.games.hyperborea.support import Table, keys


@pytest.mark.rule("HYP-4.1")
def test_areas_with_a_common_edge_are_neighbours() -> None:
    layout = c.LAYOUTS[6]
    assert layout.neighbours["c"] == ("o1", "o2", "o3", "o4", "o5", "o6")
    for name, around in layout.neighbours.items():
        assert all(name in layout.neighbours[other] for other in around)
    assert any(other.startswith("h2") for other in layout.neighbours["h1l"])  # homes of different players


@pytest.mark.rule("HYP-4.3", "HYP-4.4", "HYP-X38")
def test_a_step_turns_up_every_tile_next_to_the_area() -> None:
    table = Table().pool(move=2)
    assert not table.g.areas["o1"].up
    assert not table.g.areas["o2"].up
    told = table.do("move:h1c>h1l")
    for name in ("o1", "o2"):
        area = table.g.areas[name]
        assert area.up
        for feature, spot in zip(c.PLACES[area.tile].features, area.spots, strict=True):
            assert spot.occupant == GHOST
            assert len(spot.tokens) == (2 if feature.kind == "ruin" else 0)
    assert not table.g.areas["c"].up
    assert keys(told).count("turned-up") == 2


@pytest.mark.rule("HYP-4.4", "HYP-3.14")
def test_a_gold_ruin_gets_three_tokens() -> None:
    table = Table().tile("c", "c2", ghosts=True)
    assert [len(spot.tokens) for spot in table.g.areas["c"].spots] == [3, 3]
    assert [spot.occupant for spot in table.g.areas["c"].spots] == [GHOST, GHOST]
    assert table.g.ghosts == 16


@pytest.mark.rule("HYP-4.5")
def test_tiles_come_up_clockwise_from_east() -> None:
    table = Table().pool(move=2)
    told = table.do("move:h1c>h1l")
    shown = [event.text.args["area"] for event in told if event.text.key == "hyperborea-turned-up"]
    order = [name for name in table.g.layout.neighbours["h1l"] if name in ("o1", "o2")]
    assert shown == order == ["o2", "o1"]


@pytest.mark.rule("HYP-4.6")
def test_no_figure_ever_stands_next_to_a_face_down_tile() -> None:
    table = Table().pool(move=3, fly=2, clone=1)
    table.do("move:h1c>h1l", "fly:h1l>o1", "clone:o1")
    for name, area in table.g.areas.items():
        if area.free[0]:
            assert all(table.g.areas[other].up for other in table.g.layout.neighbours[name])


@pytest.mark.rule("HYP-4.2", "HYP-4.7", "HYP-4.8")
def test_a_spot_holds_one_figure_and_ghosts_do_not_block_movement() -> None:
    table = Table().tile("o1", "o01", ghosts=True).land().figures(0, h1r=2).pool(move=3)
    table.do("move:h1r>o1")
    assert table.g.areas["o1"].stopped == 0
    assert table.options("enter:o1") == []  # the Ghost is in the city
    assert "move:o1>c" in table.options("move:o1")
    table.do("enter:h1r:0")
    assert table.options("enter:h1r") == []


@pytest.mark.rule("HYP-4.9")
def test_a_tile_stays_up() -> None:
    table = Table().pool(move=2)
    table.do("move:h1c>h1l")
    table.figures(0, h1c=3)
    table.next_turn_of(0)
    assert table.g.areas["o1"].up


@pytest.mark.rule("HYP-4.10")
def test_a_shortage_of_ghosts_and_tokens_serves_cities_first() -> None:
    table = Table()
    g = table.g
    g.ghosts, g.ghosts_gone = 1, 17
    area = g.areas["o1"]
    area.tile = "o04"  # two ruins
    area.up = True
    del g.tokens["silver"][3:]
    stock(g, area)
    assert [len(spot.tokens) for spot in area.spots] == [2, 1]
    haunt(g, area)
    assert [spot.occupant for spot in area.spots] == [GHOST, NOBODY]
    other = g.areas["o2"]
    other.tile = "o06"  # a city and a ruin
    other.up = True
    g.ghosts = 1
    stock(g, other)
    haunt(g, other)
    assert [spot.occupant for spot in other.spots] == [GHOST, NOBODY]


@pytest.mark.rule("HYP-4.11", "HYP-3.11")
def test_figures_in_the_capital_reveal_nothing() -> None:
    table = Table().pool(figure=2)
    table.do("figure:h1c")
    assert not any(area.up for area in table.g.areas.values() if area.home < 0)
    table.do("figure:h1r")  # March Town's area touches the map
    assert table.g.areas["o1"].up


@pytest.mark.rule("HYP-4.12")
def test_entering_leaving_and_removal_reveal_nothing() -> None:
    table = Table().figures(0, h1r=1, h1c=2)
    assert not table.g.areas["o1"].up  # put there by hand
    told = table.do("enter:h1r:0")
    assert "turned-up" not in keys(told)
    table.next_turn_of(0)
    assert not table.g.areas["o1"].up


@pytest.mark.rule("HYP-H02", "HYP-H03")
def test_face_down_tiles_are_in_nobodys_view() -> None:
    table = Table()
    for seat in (0, 1, None):
        view = GAME.view(table.g, seat)
        assert view.areas["c"].tile == ""
        assert view.areas["o3"].spots == []
        assert view.areas["o3"].terrain == ""
    turn_up(table.g, "c")
    assert GAME.view(table.g, None).areas["c"].tile == table.g.areas["c"].tile
