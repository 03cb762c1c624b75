"""HYP-11 and HYP-12: Fortresses, figures and clones."""

from __future__ import annotations

import pytest

from tests.games.hyperborea.support import Table


@pytest.mark.rule("HYP-11.1", "HYP-11.2", "HYP-D17", "HYP-15.7")
def test_fortresses_stand_where_an_own_figure_is() -> None:
    table = Table().land().figures(0, o1=1, h1c=1).occupy("h1r", 0, 0).pool(fortress=3)
    assert sorted(table.options("fortress")) == ["fortress:h1c", "fortress:h1r", "fortress:o1"]
    table.do("fortress:o1", "fortress:o1", "fortress:h1r")
    assert table.g.areas["o1"].walls[0] == 2
    assert table.player().fortresses == 5


@pytest.mark.rule("HYP-11.5")
def test_a_fortress_waits_when_its_figures_leave() -> None:
    table = Table().land().figures(0, o1=1, h1c=2).walls("o1", 0, 1).pool(move=2)
    table.do("move:o1>o2")
    assert table.g.areas["o1"].walls[0] == 1
    table.do("move:o2>o1", "end")
    table.figures(1, o1=1).pool(attack=1)
    assert table.options("attack:o1") == ["attack:o1:w0"]


@pytest.mark.rule("HYP-11.6")
def test_without_tokens_a_fortress_point_is_wasted() -> None:
    table = Table().pool(fortress=9)
    for _ in range(8):
        table.do("fortress:h1c")
    assert table.options("fortress") == []
    assert table.points == {"fortress": 1}


@pytest.mark.rule("HYP-12.1", "HYP-D18")
@pytest.mark.parametrize(
    ("tile", "areas"), [("", ["h1c", "h1r"]), ("emerald_a", ["h1c"]), ("purple_a", ["h1c", "h1l"])]
)
def test_figures_come_to_home_areas_with_a_city(tile: str, areas: list[str]) -> None:
    table = Table(3, tile).pool(figure=1)
    assert table.options("figure") == [f"figure:{area}" for area in areas]
    table.do(f"figure:{areas[-1]}")
    area = table.g.areas[areas[-1]]
    assert area.free[0] == (4 if areas[-1] == "h1c" else 1)
    assert all(spot.occupant < 0 for spot in area.spots)
    assert table.player().reserve == 6


@pytest.mark.rule("HYP-12.2", "HYP-D19", "HYP-15.7")
def test_clones_come_where_an_own_figure_is() -> None:
    table = Table().land().figures(0, o1=1).occupy("h1r", 0, 0).pool(clone=2)
    assert sorted(table.options("clone")) == ["clone:h1r", "clone:o1"]
    table.do("clone:o1", "clone:h1r")
    assert table.g.areas["o1"].free[0] == 2
    assert table.g.areas["h1r"].free[0] == 1


@pytest.mark.rule("HYP-12.3")
def test_an_empty_reserve_wastes_both() -> None:
    table = Table().figures(0, h1c=10).pool(figure=1, clone=1)
    assert table.options("figure") == table.options("clone") == []


@pytest.mark.rule("HYP-12.4")
def test_a_placed_figure_acts_in_the_same_turn() -> None:
    table = Table().land().figures(0, h1l=2).pool(figure=1, move=1)
    table.do("figure:h1c", "move:h1c>h1r", "enter:h1r:0")
    assert table.g.areas["h1r"].spots[0].occupant == 0


@pytest.mark.rule("HYP-12.5")
def test_a_placed_figure_lifts_the_fog() -> None:
    table = Table().pool(figure=1)
    table.do("figure:h1r")
    assert table.g.areas["o1"].up
