"""HYP-21: scoring."""

from __future__ import annotations

import pytest

from games.hyperborea import components as c
from games.hyperborea.rules.scoring import controlled, controller, ghost_points, score
from tests.games.hyperborea.support import Table


@pytest.mark.rule("HYP-21.1")
def test_gems() -> None:
    """HYP-21.1: 1 VP per gem."""
    table = Table()
    table.player().gems = 7
    assert score(table.g, 0)["gems"] == 7


@pytest.mark.rule("HYP-21.2")
@pytest.mark.parametrize(("ghosts", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 7), (9, 12)])
def test_ghosts(ghosts: int, points: int) -> None:
    """HYP-21.2: Ghosts in the graveyard: 1 = 1 VP, 2 = 3 VP, 3 = 6 VP, each further one +1 VP."""
    assert ghost_points(ghosts) == points


@pytest.mark.rule("HYP-21.3")
def test_rivals_in_the_graveyard() -> None:
    table = Table(4)
    table.player().rivals = [1, 3]
    assert score(table.g, 0)["rivals"] == 2


@pytest.mark.rule("HYP-21.4")
def test_cubes_wherever_they_are_but_no_grey_ones() -> None:
    table = Table().cubes(bag="2 red grey", available="blue", unused="green grey").row("trade1", "yellow -")
    assert score(table.g, 0)["cubes"] == 5


@pytest.mark.rule("HYP-21.5")
def test_objective_tiles() -> None:
    table = Table()
    table.player().objectives = ["gems", "figures"]
    assert score(table.g, 0)["objectives"] == 4


@pytest.mark.rule("HYP-21.6")
def test_printed_gems_of_cards_with_start_cards() -> None:
    table = Table(3, "purple_b").card("archery")
    assert score(table.g, 0)["cards"] == c.CARDS["outposts"].gems + 3


@pytest.mark.rule("HYP-21.7", "HYP-21.9")
def test_control_by_kind_of_area() -> None:
    table = Table().land().figures(0, h1c=1, h2l=1, o1=1, o3=1, c=1)
    table.figures(1, h2c=3).figures(2, h3c=3)
    assert score(table.g, 0)["control"] == 1 + 1 + 2 + 2 + 4
    hidden = Table().figures(0, o1=1)
    assert not hidden.g.areas["o1"].up
    assert controlled(hidden.g, 0) == []


@pytest.mark.rule("HYP-21.8", "HYP-X04")
def test_the_worked_example_of_control() -> None:
    table = Table().tile("c", "c1", ghosts=True).figures(1, c=2).figures(2, c=1)
    table.g.areas["c"].spots[1].occupant = -1
    table.g.ghosts += 1
    assert controller(table.g, table.g.areas["c"]) == 1
    assert score(table.g, 1)["control"] == 4


@pytest.mark.rule("HYP-21.8", "HYP-15.7")
def test_a_tie_controls_nothing_and_garrisons_count() -> None:
    table = Table().tile("o1", "o01").land().figures(0, o1=1).figures(1, o1=1)
    assert controller(table.g, table.g.areas["o1"]) == -1
    table.occupy("o1", 0, 1)
    assert controller(table.g, table.g.areas["o1"]) == 1


def finish(table: Table) -> None:
    """The game ends with this position."""
    table.g.trigger = 1
    table.do("end")


@pytest.mark.rule("HYP-21.10", "HYP-21.14", "HYP-20.12")
def test_most_points_win_and_all_places_are_ranked() -> None:
    table = Table(3).figures(0, h1c=3).figures(1, h2c=3).figures(2, h3c=3)
    for seat, gems in enumerate((3, 9, 5)):
        table.player(seat).gems = gems
    finish(table)
    outcome = table.g.outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.places == (3, 1, 2)
    assert outcome.scores["hyperborea-score-total"] == (4, 10, 6)
    assert outcome.scores["hyperborea-score-control"] == (1, 1, 1)


@pytest.mark.rule("HYP-21.11", "HYP-X39")
def test_a_tie_is_broken_by_the_number_of_areas() -> None:
    table = Table(2).land()
    table.figures(0, h1c=1, h1l=1, h1r=1, o1=1).figures(1, c=1, o4=1, o3=1)
    table.player(0).gems, table.player(1).gems = 36, 33
    finish(table)
    outcome = table.g.outcome
    assert outcome is not None
    assert outcome.scores["hyperborea-score-total"] == (41, 41)
    assert outcome.scores["hyperborea-score-control"] == (5, 8)
    assert outcome.winners == (0,)


@pytest.mark.rule("HYP-21.12")
def test_then_by_cubes() -> None:
    table = Table(2).figures(0, h1c=3).figures(1, h2c=3).cubes(0, bag="2 red").cubes(1, bag="red 3 grey")
    table.player(1).gems = 1
    finish(table)
    assert table.g.outcome is not None
    assert table.g.outcome.winners == (0,)


@pytest.mark.rule("HYP-21.13")
def test_then_the_later_player_wins() -> None:
    table = Table(2).figures(0, h1c=3).figures(1, h2c=3)
    finish(table)
    assert table.g.outcome is not None
    assert table.g.outcome.winners == (1,)
    assert table.g.outcome.places == (2, 1)
