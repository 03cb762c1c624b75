"""HYP-19: the end phase and the Reset."""

from __future__ import annotations

import pytest

from games.hyperborea import components as c
from games.hyperborea.game import GAME
from games.hyperborea.state import NOBODY
from tests.games.hyperborea.support import Table, keys, kinds


@pytest.mark.rule("HYP-19.1", "HYP-8.5")
def test_available_cubes_become_unused_and_the_pool_is_emptied() -> None:
    table = Table().cubes(available="red blue", bag="3 green").pool(move=2)
    table.do("end")
    assert table.player().unused == kinds("red blue")
    assert table.spent


@pytest.mark.rule("HYP-19.2", "HYP-X29", "HYP-19.3", "HYP-19.9")
def test_a_bag_of_three_is_emptied_without_a_reset() -> None:
    table = Table().cubes(bag="3 red").figures(0, h1l=2).occupy("h1c", 0, 0)
    told = table.do("end")
    assert "reset" not in keys(told)
    assert table.player().available == kinds("3 red")
    assert table.player().bag == [0] * 7
    while table.g.active != 0:
        table.do("end")
    told = table.do("end")
    assert "reset" in keys(told)
    assert table.g.areas["h1c"].spots[0].occupant == NOBODY
    assert table.player().available == kinds("3 red")


@pytest.mark.rule("HYP-19.2")
def test_a_smaller_bag_gives_fewer_cubes() -> None:
    table = Table().cubes(bag="2 red", unused="5 blue")
    table.do("end")
    assert table.player().available == kinds("2 red")
    assert table.player().unused == kinds("5 blue")


@pytest.mark.rule("HYP-19.4", "HYP-4.12")
def test_figures_become_free_in_their_area() -> None:
    table = Table().tile("o1", "o05").land().figures(0, h1c=1).occupy("o1", 0, 0).occupy("o1", 1, 0)
    table.do("end")
    assert table.g.areas["o1"].free[0] == 2
    assert [spot.occupant for spot in table.g.areas["o1"].spots] == [NOBODY, NOBODY]


@pytest.mark.rule("HYP-19.5", "HYP-19.6", "HYP-19.12")
def test_unused_cubes_and_those_on_instant_rows_come_back() -> None:
    table = Table(3, "coral_a").cubes(unused="2 grey").row("trade1", "yellow -").card("logistics")
    table.row("logistics", "red blue").row("coral_a", "green grey")
    table.do("end")
    assert table.player().rows == {}
    assert table.player().cubes() == kinds("3 grey yellow red blue green")
    assert sum(table.player().available) == 3
    assert sum(table.player().bag) == 4


@pytest.mark.rule("HYP-19.7", "HYP-18.3", "HYP-D40")
def test_cubes_on_permanent_cards_stay_unless_taken() -> None:
    for answer, left in (("keep", [2, 2]), ("take", None)):
        table = Table().card("war_academy").row("war_academy", "red red").cubes(unused="4 blue")
        told = table.do("end")
        assert "reset" in keys(told)
        assert table.player().bag == kinds("4 blue")  # the choice comes before the draw
        table.answer(0, answer)
        assert table.player().rows.get("war_academy") == left
        assert sum(table.player().available) == 3


@pytest.mark.rule("HYP-18.3", "HYP-19.7")
def test_an_unfinished_permanent_card_is_asked_about_too() -> None:
    table = Table().card("war_academy").row("war_academy", "red -")
    table.do("end")
    assert table.options() == ["keep", "take"]
    table.answer(0, "keep")
    assert table.player().rows["war_academy"] == [c.KIND["red"], c.EMPTY]


@pytest.mark.rule("HYP-19.8", "HYP-22.5", "HYP-22.22")
@pytest.mark.parametrize("tile", ["emerald_a", "golden_b"])
def test_faction_tokens_come_back_with_the_reset(tile: str) -> None:
    table = Table(3, tile).cubes(bag="red")
    table.player().gems = 1
    table.do("faction:0")
    player = table.player()
    assert (player.tokens, player.aside, player.fortresses) == (0, 1, 7)
    assert table.options("faction") == []
    table.do("end")
    assert (player.tokens, player.aside) == (0, 1)  # no Reset yet
    while table.g.active != 0:
        table.do("end")
    table.do("end")
    assert (player.tokens, player.aside, player.fortresses) == (1, 0, 7)


@pytest.mark.rule("HYP-19.10")
def test_drawn_cubes_are_seen_by_all() -> None:
    table = Table().cubes(bag="3 red")
    told = table.do("end")
    assert all(event.audience is None for event in told)
    assert GAME.view(table.g, 2).seats[0].available == kinds("3 red")
