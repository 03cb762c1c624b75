"""HYP-20: the end of the game."""

from __future__ import annotations

import pytest

from games.hyperborea import components as c
from games.hyperborea.rules.ending import conditions_met, meet
from tests.games.hyperborea.support import Table, keys, kinds


@pytest.mark.rule("HYP-20.1", "HYP-20.2", "HYP-20.6")
@pytest.mark.parametrize(("players", "needed"), [(2, 15), (3, 12), (6, 12)])
def test_wealth(players: int, needed: int) -> None:
    """HYP-20.1: There are three conditions; each is checked at every moment of a player's turn for that player."""
    table = Table(players, length="long").card("marketplace").cubes(available="yellow")
    table.player().gems = needed - 2
    table.do("place:yellow:marketplace")
    assert table.player().objectives == []
    table.keep("silver_gem").do("token", "1")
    assert table.player().objectives == ["gems"]


@pytest.mark.rule("HYP-20.3")
def test_knowledge_is_the_fifth_card() -> None:
    table = Table(length="long").card("vanguard", "cavalry", "archery").pool(tech=2)
    table.do(f"tech:{table.g.market[1][0].card}")
    assert table.player().objectives == []
    table.do(f"tech:{table.g.market[1][0].card}")
    assert table.player().objectives == ["technologies"]


@pytest.mark.rule("HYP-X27", "HYP-20.3", "HYP-22.7", "HYP-3.19")
def test_a_start_card_does_not_count_for_knowledge() -> None:
    table = Table(3, "celestial_a:alchemy", length="long").card("vanguard", "cavalry", "archery").pool(tech=2)
    table.do(f"tech:{table.g.market[1][0].card}")
    assert len(table.player().cards) == 5
    assert table.player().objectives == []
    table.do(f"tech:{table.g.market[1][0].card}")
    assert table.player().objectives == ["technologies"]


@pytest.mark.rule("HYP-20.4", "HYP-20.5", "HYP-X31")
def test_expansion_counts_an_empty_reserve() -> None:
    table = Table(length="long").figures(0, h1c=7).pool(figure=1)
    table.player(1).rivals = [0]
    table.player(2).rivals = [0]
    table.player().reserve = 1
    table.do("figure:h1c")
    assert table.player().objectives == ["figures"]


@pytest.mark.rule("HYP-20.5")
def test_an_empty_reserve_without_a_placement_is_no_expansion() -> None:
    table = Table(length="long").figures(0, h1c=10).pool(move=1)
    table.do("move:h1c>h1r")
    assert table.player().objectives == []


@pytest.mark.rule("HYP-20.6", "HYP-20.8", "HYP-1.5")
def test_one_tile_per_condition_and_player_but_any_number_of_players() -> None:
    table = Table(4, length="long")
    for seat in range(4):
        meet(table.g, seat, "gems")
        meet(table.g, seat, "gems")
    assert [player.objectives for player in table.g.seats] == [["gems"]] * 4
    assert conditions_met(table.g) == 1


@pytest.mark.rule("HYP-20.7", "HYP-X30", "HYP-22.12")
def test_a_tile_is_kept_when_the_gems_are_spent() -> None:
    table = Table(3, "golden_b", length="long")
    table.player().gems = 11
    table.keep("silver_gem").do("token", "1")
    assert table.player().objectives == ["gems"]
    table.do("faction:0")
    assert table.player().gems == 11
    assert table.player().objectives == ["gems"]


@pytest.mark.rule("HYP-20.9", "HYP-20.13", "HYP-2.1")
@pytest.mark.parametrize(("length", "conditions"), [("short", 1), ("regular", 2), ("long", 3)])
def test_the_end_needs_so_many_different_conditions(length: str, conditions: int) -> None:
    table = Table(4, length=length)
    for number, objective in enumerate(c.OBJECTIVES, 1):
        assert table.g.trigger == (-1 if number <= conditions else table.g.trigger)
        meet(table.g, number, objective)
        meet(table.g, (number + 1) % 4, objective)  # the same condition again adds nothing
        assert conditions_met(table.g) == number
        assert (table.g.trigger >= 0) == (number >= conditions)
    assert table.g.trigger == conditions  # whoever met the last condition needed


@pytest.mark.rule("HYP-X10", "HYP-20.10", "HYP-20.11", "HYP-20.12", "HYP-20.14")
def test_everybody_else_has_one_last_turn() -> None:
    table = Table(3)
    table.player(0).objectives = ["gems"]
    table.do("end")  # seat 1 is on turn
    table.card("vanguard", "cavalry", "archery", "siege_engines", seat=1).pool(tech=1)
    told = table.do(f"tech:{table.g.market[2][0].card}")
    assert "end-triggered" in keys(told)
    assert table.g.trigger == 1
    table.pool(move=1).do("move:h2c>h2r")  # the turn goes on
    order = []
    while table.g.outcome is None:
        order.append(table.g.active)
        if table.g.active == 2:
            meet(table.g, 2, "figures")  # earns the tile, adds no turn
        table.do("end")
    assert order == [1, 2, 0]
    assert table.player(2).objectives == ["figures"]
    assert table.g.trigger == 1


@pytest.mark.rule("HYP-20.15", "HYP-X50")
def test_the_last_end_phase_stops_early() -> None:
    table = Table(length="short").cubes(available="red").card("war_academy").row("war_academy", "red red")
    table.figures(0, h1l=2).occupy("h1c", 0, 0)
    meet(table.g, 0, "gems")
    told = table.do("end")
    assert table.player().unused == kinds("red")
    assert table.player().available == [0] * 7
    assert table.g.areas["h1c"].spots[0].occupant == 0
    assert "reset" not in keys(told)
    assert table.g.active == 1


@pytest.mark.rule("HYP-20.16")
def test_conditions_are_met_in_the_own_turn_only() -> None:
    """Whatever others do to a player never gives that player a tile: figures only return to the reserve."""
    table = Table().land().figures(0, o1=10).figures(1, o1=2)
    table.do("end")
    table.pool(attack=1).do("attack:o1:p0")
    assert table.player(0).objectives == []
    assert table.player(0).reserve == 0
