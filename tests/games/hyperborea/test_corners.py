"""Small rules of several sections that other tests pass by: each test here fails on a break that survived them."""

from __future__ import annotations

import pytest

from games.engine.decision import Pick
from games.hyperborea import components as c
from games.hyperborea.components import discount
from games.hyperborea.rules.activation import activate
from games.hyperborea.rules.cube_effects import exchanges
from games.hyperborea.rules.movement import flights
from games.hyperborea.rules.scoring import controller
from games.hyperborea.state import NOBODY, Player
from games.hyperborea.vocabulary import Effect
from tests.games.hyperborea.support import Table, keys


@pytest.mark.rule("HYP-21.13")
def test_the_later_player_is_counted_from_the_first_player() -> None:
    table = Table(3).figures(0, h1c=3).figures(1, h2c=3).figures(2, h3c=3)
    table.g.first = 1
    table.g.trigger = 1
    table.answer(0, "end")
    assert table.g.outcome is not None
    assert table.g.outcome.places == (1, 3, 2)


@pytest.mark.rule("HYP-20.12")
def test_after_the_game_it_is_nobodys_turn() -> None:
    table = Table(2).figures(0, h1c=3).figures(1, h2c=3)
    table.g.trigger = 1
    table.do("end")
    assert table.g.outcome is not None
    assert table.g.active == NOBODY


@pytest.mark.rule("HYP-R19")
def test_with_the_switch_control_needs_more_figures_than_ghosts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(c, "RULINGS", {**c.RULINGS, "ghosts_contest_control": True})
    table = Table().tile("o1", "o01", ghosts=True).figures(0, o1=2)
    area = table.g.areas["o1"]
    assert controller(table.g, area) == NOBODY  # two Ghosts
    table.figures(0, o1=3)
    assert controller(table.g, area) == 0


@pytest.mark.rule("HYP-9.12", "HYP-24.5")
def test_a_flight_of_several_steps_is_offered_as_one() -> None:
    table = Table().land().figures(0, o1=1).pool(fly=2)
    assert "o3" not in table.g.layout.neighbours["o1"]
    assert flights(table.g, "o1", 2)["o3"] == 2
    table.do("fly:o1>o3")
    assert table.g.areas["o3"].free[0] == 1
    assert table.points == {}


@pytest.mark.rule("HYP-8.10", "HYP-18.10")
def test_a_choice_brings_no_second_bonus_of_its_activation() -> None:
    table = Table().card("war_academy").row("war_academy", "red red")
    activate(table.g, 0, (Effect("attack"), *c.ROWS["war1"].effects))
    assert table.points == {"attack": 2}
    table.do("choose:1:0")
    assert table.points == {"attack": 3}


@pytest.mark.rule("HYP-18.4")
def test_without_the_switch_a_card_that_lost_a_cube_is_not_in_force() -> None:
    none = [0] * len(c.CUBES)
    player = Player(faction="red", bag=none, available=none, unused=none, levels=[0] * len(c.COLOURS))
    player.cards = player.completed = ["war_academy"]
    player.rows = {"war_academy": [c.KIND["red"], c.EMPTY]}
    assert player.in_force() == []


@pytest.mark.rule("HYP-22.2")
def test_a_row_is_never_reduced_below_one_cube() -> None:
    attack = (Effect("attack"),)
    assert discount((c.ANY,), attack) == -1
    assert discount((c.KIND["red"], c.ANY), attack) == 1


@pytest.mark.rule("HYP-14.3", "HYP-D20")
def test_a_point_of_any_is_offered_as_one_level() -> None:
    table = Table().pool(dev=2)
    shape = table.asked().shape
    assert isinstance(shape, Pick)
    assert [option.label.args["count"] for option in shape.options if option.id == "dev:any:red"] == [1]
    table.do("dev:any:red")
    assert table.player().levels[c.KIND["red"]] == 1


@pytest.mark.rule("HYP-10.3", "HYP-10.11")
@pytest.mark.parametrize("op", ["attack", "ranged"])
def test_the_figure_in_the_first_city_is_hit_there(op: str) -> None:
    table = Table().tile("o1", "o01").land().figures(1, o1=1).occupy("o1", 0, 1)
    table.figures(0, **{"o1" if op == "attack" else "o2": 1}).pool(**{op: 1})
    table.do(f"{op}:o1:p1@0")
    area = table.g.areas["o1"]
    assert area.spots[0].occupant == NOBODY
    assert area.free[1] == 1


@pytest.mark.rule("HYP-6.2")
def test_who_has_three_figures_gets_none() -> None:
    table = Table(2).figures(0, h1c=3).figures(1, h2c=3)
    assert "minimum-figures" not in keys(table.do("end"))
    assert table.g.active == 1
    assert table.g.on_map(1) == 3


@pytest.mark.rule("HYP-8.5", "HYP-5.7")
def test_points_are_lost_before_the_questions_of_a_reset() -> None:
    table = Table().card("war_academy").row("war_academy", "red red").pool(move=2)
    table.do("end")
    assert table.asked().rule == "HYP-D40"
    assert table.points == {}


@pytest.mark.rule("HYP-17.9")
def test_an_exchange_for_one_colour_gives_only_that_one() -> None:
    table = Table().cubes(available="blue")
    offered = exchanges(table.g, table.player(), "red")
    assert [(kind, new) for _, kind, new in offered] == [(c.KIND["blue"], c.KIND["red"])]


@pytest.mark.rule("HYP-18.3", "HYP-19.7")
@pytest.mark.parametrize(("way", "told"), [("keep", 0), ("take", 1)])
def test_cubes_taken_from_permanent_cards_are_told(way: str, told: int) -> None:
    table = Table().card("war_academy").row("war_academy", "red red")
    table.do("end")
    assert keys(table.answer(0, way)).count("took-back") == told


@pytest.mark.rule("HYP-D32", "HYP-16.1")
def test_two_ruins_of_an_area_are_told_apart_and_a_single_one_needs_no_side() -> None:
    twins = next(
        place.id
        for place in c.PLACES.values()
        if place.kind == "outer" and [feature.kind for feature in place.features] == ["ruin", "ruin"]
    )
    table = Table().tile("o1", "o01").tile("o2", twins).figures(0, o1=1, o2=1)
    shape = table.asked().shape
    assert isinstance(shape, Pick)
    sides = {option.id: option.label.args["side"] for option in shape.options if option.id.startswith("explore")}
    assert sides == {"explore:o1:1": "only", "explore:o2:0": "left", "explore:o2:1": "right"}
