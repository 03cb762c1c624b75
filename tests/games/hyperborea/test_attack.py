"""HYP-10: attack and ranged attack."""

from __future__ import annotations

import pytest

from games.hyperborea.state import GHOST, NOBODY
from tests.games.hyperborea.support import Table, keys


def arena(players: int = 3, tile: str = "") -> Table:
    """o2 is a desert with a city and a ruin, both haunted; an own free figure is there."""
    return Table(players, tile).tile("o2", "o01", ghosts=True).land().figures(0, o2=1, h1c=2)


@pytest.mark.rule("HYP-10.1", "HYP-10.2", "HYP-10.3", "HYP-D14")
def test_targets_of_an_attack_point() -> None:
    table = arena().figures(1, o2=1, o3=1).pool(attack=1)
    assert table.options("attack") == ["attack:o2:p1", "attack:o2:g0", "attack:o2:g1"]  # never o3, never own figures
    table.do("attack:o2:g0")
    assert table.options("attack") == []


@pytest.mark.rule("HYP-10.4", "HYP-10.5", "HYP-X17", "HYP-11.3")
def test_fortresses_are_broken_first_and_protect_their_own_colour() -> None:
    table = arena().figures(1, o2=2).figures(2, o2=1).walls("o2", 1, 2).pool(attack=4)
    assert "attack:o2:p1" not in table.options("attack")
    table.do("attack:o2:w1", "attack:o2:w1")
    assert table.player(1).fortresses == 8
    assert table.g.areas["o2"].free[1] == 2
    table.do("attack:o2:p1")
    assert table.g.areas["o2"].free[1] == 1
    table.do("attack:o2:p2")
    assert table.g.areas["o2"].free[2] == 0
    other = arena().figures(1, o2=2).figures(2, o2=1).walls("o2", 1, 2).pool(attack=1)
    other.do("attack:o2:p2")  # green at once
    assert other.player().rivals == [2]


@pytest.mark.rule("HYP-10.6")
def test_ghosts_go_to_the_graveyard_without_limit() -> None:
    table = arena().pool(attack=2)
    table.do("attack:o2:g0", "attack:o2:g1")
    assert table.player().ghosts == 2


@pytest.mark.rule("HYP-10.7", "HYP-10.8", "HYP-10.9", "HYP-10.10", "HYP-X18")
def test_the_collection_of_three_players() -> None:
    table = arena().figures(1, o2=2).figures(2, o2=1).pool(attack=3)
    table.do("attack:o2:p1")
    assert table.player().rivals == [1]
    reserve = table.player(1).reserve
    table.do("attack:o2:p2")
    assert table.player().rivals == [1, 2]
    assert table.player().gems == 0
    table.do("attack:o2:p1")
    assert table.player(1).reserve == reserve + 1
    assert table.player().gems == 1


@pytest.mark.rule("HYP-10.8")
def test_a_second_figure_before_the_collection_is_full_earns_nothing() -> None:
    table = arena(4).figures(1, o2=2).pool(attack=2)
    table.do("attack:o2:p1", "attack:o2:p1")
    assert table.player().rivals == [1]
    assert table.player().gems == 0
    assert table.player(1).reserve == 9


@pytest.mark.rule("HYP-X19")
def test_with_two_players_every_further_defeat_earns_a_gem() -> None:
    table = arena(2).figures(1, o2=3).pool(attack=3)
    table.do("attack:o2:p1", "attack:o2:p1", "attack:o2:p1")
    assert table.player().gems == 2


@pytest.mark.rule("HYP-10.21", "HYP-X48")
def test_the_gem_of_a_full_collection_brings_no_bonus_and_counts_for_wealth() -> None:
    table = arena(2).card("banking").row("banking", "yellow yellow red").figures(1, o2=1).pool(attack=1)
    table.player().rivals = [1]
    table.player(1).reserve -= 1
    table.player().gems = 14
    table.do("attack:o2:p1")
    assert table.player().gems == 15
    assert table.player().objectives == ["gems"]  # not asked: it cannot be declined


@pytest.mark.rule("HYP-10.11", "HYP-X22")
def test_a_cleared_city_can_be_entered_at_once() -> None:
    table = arena().pool(attack=1)
    assert table.options("enter:o2") == []
    table.do("attack:o2:g0", "enter:o2:0")
    assert table.g.areas["o2"].spots[0].occupant == 0
    assert table.points == {"move": 2}


@pytest.mark.rule("HYP-10.12", "HYP-10.13", "HYP-D15")
def test_a_ranged_point_hits_next_door_and_never_the_own_area() -> None:
    table = arena().figures(0, o1=1).figures(1, o1=1, c=1).pool(ranged=1)
    offered = table.options("ranged")
    assert "ranged:c:p1" in offered
    assert "ranged:o2:g0" in offered
    assert "ranged:o1:p1" not in offered
    assert not [option for option in offered if option.startswith("ranged:h2")]


@pytest.mark.rule("HYP-10.14", "HYP-X20")
def test_what_a_ranged_point_hits_leaves_without_reward() -> None:
    table = arena().figures(0, o1=1).figures(1, o2=1).pool(ranged=2)
    table.player().ghosts = 1
    table.g.ghosts -= 1
    reserve = table.player(1).reserve
    table.do("ranged:o2:g0")
    assert table.player().ghosts == 1
    assert table.g.ghosts_gone == 1
    table.do("ranged:o2:p1")
    assert table.player(1).reserve == reserve + 1
    assert table.player().rivals == []


@pytest.mark.rule("HYP-10.15", "HYP-11.3")
def test_fortresses_absorb_ranged_points() -> None:
    table = arena().figures(0, o1=1).figures(1, o2=1).walls("o2", 1, 1).pool(ranged=2)
    assert "ranged:o2:p1" not in table.options("ranged")
    table.do("ranged:o2:w1", "ranged:o2:p1")
    assert table.g.areas["o2"].free[1] == 0


@pytest.mark.rule("HYP-10.16")
def test_attacks_never_fail_and_nobody_strikes_back() -> None:
    table = arena().figures(1, o2=5).pool(attack=1)
    drawn = table.g.dice.drawn
    table.do("attack:o2:p1")
    assert table.g.areas["o2"].free[:2] == [1, 4]
    assert table.g.dice.drawn == drawn


@pytest.mark.rule("HYP-10.18", "HYP-X45")
def test_a_ranged_attack_needs_a_free_figure_beside_the_target() -> None:
    table = arena().figures(0, o1=1, o2=1).pool(ranged=1)
    assert "ranged:o2:g0" in table.options("ranged")
    alone = arena().figures(0, o2=1).pool(ranged=1)
    assert not [option for option in alone.options("ranged") if option.startswith("ranged:o2")]


@pytest.mark.rule("HYP-10.19")
def test_a_fortress_alone_is_no_target() -> None:
    table = arena().figures(1, h2c=3).walls("o2", 1, 1).pool(attack=1)
    assert table.options("attack") == ["attack:o2:g0", "attack:o2:g1"]


@pytest.mark.rule("HYP-10.20")
def test_the_attacker_chooses_among_figures_of_one_owner() -> None:
    table = Table().tile("o2", "o01").land().figures(0, o2=1).figures(1, o2=1)
    table.occupy("o2", 0, 1).occupy("o2", 1, 1).pool(attack=1)
    assert table.options("attack") == ["attack:o2:p1", "attack:o2:p1@0", "attack:o2:p1@1"]
    table.do("attack:o2:p1@1")
    assert table.g.areas["o2"].spots[1].occupant == NOBODY
    assert table.g.areas["o2"].spots[0].occupant == 1


@pytest.mark.rule("HYP-X21", "HYP-10.2")
def test_a_frozen_figure_does_not_attack() -> None:
    table = Table().tile("o2", "o01", ghosts=True).land().figures(0, h1c=2).pool(attack=1, ranged=1)
    table.g.areas["o2"].spots[0].occupant = 0
    table.g.ghosts += 1
    table.player().reserve -= 1
    assert table.g.areas["o2"].spots[1].occupant == GHOST
    assert table.options("attack") == []
    assert table.options("ranged") == []


@pytest.mark.rule("HYP-22.13", "HYP-22.14", "HYP-22.19", "HYP-X37", "HYP-D16", "HYP-8.13")
def test_purple_a_turns_a_defeated_ghost_into_a_figure() -> None:
    table = arena(3, "purple_a").figures(0, o2=7).card("guardian_spirits").row("guardian_spirits", "purple red")
    table.pool(attack=2)
    assert table.player().reserve == 3
    table.do("attack:o2:g0")
    assert table.options() == ["bury", "convert"]
    table.do("convert")
    assert table.player().reserve == 2
    assert table.player().ghosts == 0
    assert table.g.ghosts_gone == 1
    assert table.g.areas["o2"].spots[0].occupant == NOBODY
    assert table.g.areas["o2"].free[0] == 8
    assert table.points == {"attack": 1}  # no figure effect: no Fortress from the Guardian Spirits
    table.do("attack:o2:g1", "bury")
    assert table.player().ghosts == 1


@pytest.mark.rule("HYP-22.14", "HYP-22.19", "HYP-20.4")
def test_purple_a_needs_a_reserve_and_can_complete_expansion() -> None:
    table = arena(3, "purple_a").figures(0, o2=9).pool(attack=2)
    table.do("attack:o2:g0", "convert")
    assert table.player().objectives == ["figures"]
    table.do("attack:o2:g1")  # no reserve, no question
    assert table.player().ghosts == 1


@pytest.mark.rule("HYP-22.14")
def test_purple_a_does_not_convert_with_ranged_attacks() -> None:
    table = arena(3, "purple_a").figures(0, o1=3).pool(ranged=1)
    told = table.do("ranged:o2:g0")
    assert keys(told) == ["ghost-shot"]
    assert table.asked().rule == "HYP-D10"
