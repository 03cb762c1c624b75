"""HYP-9: movement and flight."""

from __future__ import annotations

import pytest

from games.engine.decision import Pick
from games.hyperborea import components as c
from games.hyperborea.rules.movement import destinations
from games.hyperborea.state import Area
from tests.games.hyperborea.support import Table

TERRAIN = {"desert": "o01", "forest": "o10", "swamp": "o18", "mountain": "o25"}
SECOND = {"desert": "o02", "forest": "o11", "swamp": "o19", "mountain": "o26"}


def two(left: str, entered: str, tile: str = "") -> Table:
    """o1 with one terrain and o2 beside it with another."""
    return Table(3, tile).tile("o1", TERRAIN[left]).tile("o2", SECOND[entered])


@pytest.mark.parametrize(
    ("left", "entered", "cost"),
    [
        pytest.param("desert", "desert", 1, marks=pytest.mark.rule("HYP-9.1", "HYP-9.5")),
        pytest.param("desert", "forest", 2, marks=pytest.mark.rule("HYP-9.2", "HYP-X11")),
        pytest.param("swamp", "desert", 2, marks=pytest.mark.rule("HYP-9.3", "HYP-X11")),
        pytest.param("desert", "mountain", 2, marks=pytest.mark.rule("HYP-9.4")),
        pytest.param("mountain", "desert", 2, marks=pytest.mark.rule("HYP-9.4")),
        pytest.param("swamp", "forest", 3, marks=pytest.mark.rule("HYP-9.6")),
        pytest.param("mountain", "forest", 3, marks=pytest.mark.rule("HYP-9.6", "HYP-X11")),
        pytest.param("swamp", "mountain", 3, marks=pytest.mark.rule("HYP-X11")),
        pytest.param("forest", "forest", 1, marks=pytest.mark.rule("HYP-9.5", "HYP-X11")),
        pytest.param("mountain", "mountain", 1, marks=pytest.mark.rule("HYP-9.5", "HYP-X11")),
        pytest.param("swamp", "swamp", 1, marks=pytest.mark.rule("HYP-9.5")),
        pytest.param("desert", "swamp", 1, marks=pytest.mark.rule("HYP-X11")),
        pytest.param("forest", "swamp", 1, marks=pytest.mark.rule("HYP-X11")),
        pytest.param("forest", "desert", 1, marks=pytest.mark.rule("HYP-9.2")),
    ],
)
def test_terrain_costs(left: str, entered: str, cost: int) -> None:
    table = two(left, entered).land().figures(0, o1=1).pool(move=cost)
    assert c.STEP_COST[left, entered] == cost
    assert "o2" not in destinations(table.g, 0, "o1", cost - 1)
    table.do("move:o1>o2")
    assert table.g.areas["o2"].free[0] == 1


@pytest.mark.rule("HYP-X12", "HYP-22.6")
@pytest.mark.parametrize("left", TERRAIN)
@pytest.mark.parametrize("entered", TERRAIN)
def test_with_emerald_b_every_step_costs_one(left: str, entered: str) -> None:
    table = two(left, entered, "emerald_b").land().figures(0, o1=1).pool(move=1)
    table.do("move:o1>o2")
    assert table.points == {}


@pytest.mark.rule("HYP-9.7")
def test_points_may_be_split_among_figures_and_steps() -> None:
    table = Table().land().figures(0, o1=2).pool(move=3)
    table.do("move:o1>o2", "move:o2>o3", "move:o1>o2")
    assert (table.g.areas["o3"].free[0], table.g.areas["o2"].free[0]) == (1, 1)
    assert table.points == {}


def x13() -> Table:
    """An own figure in o1, a rival's free figure in the desert o2."""
    return Table().land().figures(0, o1=1, h1c=1).figures(1, o2=1)


@pytest.mark.rule("HYP-9.8", "HYP-X13", "HYP-10.17", "HYP-9.19")
def test_a_walking_figure_stops_at_a_rivals_free_figure() -> None:
    table = x13().pool(move=3, attack=1)
    table.do("move:o1>o2")
    assert table.points["move"] == 2
    assert table.options("move:o2") == []
    assert table.options("move:h1c") != []
    table.do("attack:o2:p1")
    assert "move:o2>o3" in table.options("move:o2")


@pytest.mark.rule("HYP-10.17", "HYP-9.8")
def test_the_stop_holds_until_the_last_free_rival_is_gone() -> None:
    table = x13().figures(1, o2=2).pool(move=3, attack=2)
    table.do("move:o1>o2", "attack:o2:p1")
    assert table.options("move:o2") == []
    table.do("attack:o2:p1")
    assert "move:o2>o3" in table.options("move:o2")


@pytest.mark.rule("HYP-9.8")
def test_a_stopped_figure_cannot_fly_out_either() -> None:
    table = x13().pool(move=1, fly=1)
    table.do("move:o1>o2")
    assert table.options("fly:o2") == []
    assert table.options("fly:h1c") != []


@pytest.mark.rule("HYP-9.9", "HYP-X14", "HYP-4.8")
def test_garrisons_and_ghosts_do_not_stop() -> None:
    table = Table().tile("o2", "o01", ghosts=True).land().figures(0, o1=1).figures(1, h2c=1)
    table.g.areas["o2"].spots[0].occupant = 1
    table.g.ghosts += 1
    table.player(1).reserve -= 1
    table.pool(move=2).do("move:o1>o2", "move:o2>o3")
    assert table.g.areas["o3"].free[0] == 1


@pytest.mark.rule("HYP-9.10")
def test_a_figure_that_was_there_already_or_was_placed_may_leave() -> None:
    table = Table().land().figures(0, o2=1).figures(1, o2=1).pool(move=2, clone=1)
    assert "move:o2>o1" in table.options("move")
    table.do("clone:o2", "move:o2>o1", "move:o2>o3")
    assert table.g.areas["o2"].free[0] == 0


@pytest.mark.rule("HYP-9.11", "HYP-X16")
def test_a_stopped_figure_may_enter_a_city() -> None:
    table = Table().tile("o2", "o01").land().figures(0, o1=1).figures(1, o2=1).pool(move=1)
    table.do("move:o1>o2")
    assert {"enter:o2:0", "explore:o2:1"} <= set(table.options())
    table.do("enter:o2:0")
    assert table.g.areas["o2"].stopped == 0
    assert table.points == {"move": 2}


@pytest.mark.rule("HYP-9.12")
def test_flight_ignores_terrain() -> None:
    table = two("swamp", "mountain").land().figures(0, o1=1).pool(fly=1)
    table.do("fly:o1>o2")
    assert table.points == {}


@pytest.mark.rule("HYP-9.13", "HYP-X15", "HYP-9.19")
def test_a_flying_figure_never_stops() -> None:
    table = x13().pool(fly=1, move=1)
    table.do("fly:o1>o2", "move:o2>o3")
    assert table.g.areas["o3"].free[0] == 1


@pytest.mark.rule("HYP-9.14")
def test_a_step_is_paid_in_one_kind_of_points() -> None:
    table = two("desert", "forest").land().figures(0, o1=1).pool(move=1, fly=1)
    assert "move:o1>o2" not in table.options("move")
    table.do("fly:o1>o2")
    assert table.points == {"move": 1}


@pytest.mark.rule("HYP-9.15", "HYP-15.4", "HYP-16.8")
def test_figures_in_cities_and_on_ruins_do_not_move() -> None:
    table = Table().pool(move=5, fly=5).figures(0).occupy("h1c", 0, 0).occupy("h1l", 0, 0)
    assert table.options("move") == []
    assert table.options("fly") == []


@pytest.mark.rule("HYP-9.16", "HYP-15.5")
def test_any_area_may_be_entered_without_limit() -> None:
    table = Table(6).land().figures(0, h1l=8).pool(move=20)
    rival = next(name for name in table.g.layout.neighbours["h1l"] if name.startswith("h") and name[1] != "1")
    for _ in range(8):
        table.do(f"move:h1l>{rival}")
    assert table.g.areas[rival].free[0] == 8


@pytest.mark.rule("HYP-9.17", "HYP-24.5")
def test_new_sights_can_be_used_by_later_steps() -> None:
    table = Table().pool(move=6, fly=6)
    walks = table.options("move:h1c")
    assert set(walks) == {"move:h1c>h1l", "move:h1c>h1r"}  # paths end where fog lifts
    assert set(table.options("fly:h1c")) == {"fly:h1c>h1l", "fly:h1c>h1r"}
    table.do("move:h1c>h1r")
    assert table.g.areas["o1"].up
    assert "move:h1r>o1" in table.options("move:h1r")
    assert any(option.endswith(">o1") for option in table.options("fly:h1r"))


@pytest.mark.rule("HYP-9.18", "HYP-X49")
def test_a_stopped_figure_is_used_first() -> None:
    table = Table().tile("o2", "o01").land().figures(0, o1=1, o2=1).figures(1, o2=1).pool(move=2)
    table.do("move:o1>o2")
    area: Area = table.g.areas["o2"]
    assert (area.free[0], area.stopped) == (2, 1)
    table.do("enter:o2:0")
    assert (area.free[0], area.stopped) == (1, 0)
    assert "move:o2>o1" in table.options("move")


@pytest.mark.rule("HYP-24.5", "HYP-D13")
def test_destinations_are_offered_with_their_costs() -> None:
    table = Table().land().figures(0, o1=1).figures(1, o2=1).pool(move=2)
    shape = table.asked().shape
    assert isinstance(shape, Pick)
    costs = {
        option.id: option.hint.args["cost"] for option in shape.options if option.hint and "cost" in option.hint.args
    }
    assert costs["move:o1>c"] == 1
    assert costs["move:o1>o2"] == 1
    assert costs["move:o1>o4"] == 2  # through the centre
    assert costs["move:o1>o3"] == 2  # not through o2, where it would have to stop
    table.do("move:o1>o4")
    assert table.points == {}
    assert table.g.areas["o4"].free[0] == 1
