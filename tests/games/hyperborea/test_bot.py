"""The bot plans its turn: nothing is activated without a use, others are fought, and styles make a difference."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from games.engine import Setup, apply, open_decisions
from games.engine.play import waiting_for
from games.engine.policy import Style
from games.hyperborea.game import GAME
from games.hyperborea.state import Hyperborea
from tests.games.hyperborea.support import Table


def says(table: Table, style: Style = "") -> str:
    """What the bot does next in seat 0."""
    return GAME.policy(GAME.view(table.g, 0), table.asked(0), Random(1), style)


def plays(table: Table, style: Style = "") -> list[str]:
    """What the bot does in its turn."""
    done: list[str] = []
    turn = table.g.turn
    while table.g.turn == turn and table.g.outcome is None:
        done.append(says(table, style))
        table.answer(0, done[-1])
    return done


def verbs(done: list[str]) -> set[str]:
    """What kinds of things were done, the end of the turn aside."""
    return {words.removeprefix("end:").partition(":")[0] for words in done}


@pytest.mark.finding("BO-3")
def test_no_row_is_filled_whose_points_have_no_use() -> None:
    """War without anybody to be hit: the cubes wait for a better day."""
    table = Table().land().figures(0, h1c=1).cubes(available="red blue", bag="green yellow orange blue")
    done = plays(table)
    assert not any(words.startswith("fill:war") for words in done)
    assert verbs(done) & {"place"}


@pytest.mark.finding("BO-3")
def test_a_row_is_filled_for_a_rival_beside() -> None:
    table = Table().land().figures(0, o1=1).figures(1, o1=1).cubes(available="red blue", bag="green yellow orange")
    done = plays(table)
    assert any(words.startswith("fill:war") for words in done)
    assert any("attack:o1:p1" in words for words in done)
    assert table.player(0).rivals == [1]


@pytest.mark.finding("BO-3")
def test_a_city_held_by_a_rival_is_taken() -> None:
    """Four Scales gives a gem and a level: whoever is in it goes."""
    table = Table().tile("o1", "o07").land().figures(0, o1=1).figures(1).occupy("o1", 0, 1).pool(attack=1)
    done = plays(table)
    assert any("attack:o1:p1@0" in words for words in done)
    assert "enter:o1:0" in done


@pytest.mark.finding("BO-3")
def test_no_figure_is_frozen_for_a_point_that_nobody_could_use() -> None:
    """March Town gives a movement point; the only figure cannot walk any more when it is in there."""
    table = Table().land().figures(0, h1r=1).cubes(bag="green yellow orange blue red purple")
    assert "enter" not in verbs(plays(table))


@pytest.mark.finding("BO-3")
def test_a_token_waits_for_its_hour() -> None:
    """Fortresses where nobody can come, and a return that brings nothing, are kept."""
    for token in ("bronze_wall", "bronze_echo"):
        table = Table().land().figures(0, h1c=3).keep(token).cubes(bag="green yellow orange")
        assert "token" not in verbs(plays(table)), token


@pytest.mark.finding("BO-3")
def test_a_returned_cube_opens_a_row_again() -> None:
    """Trade is full and a yellow cube is at hand: the cube that goes back makes room for it."""
    table = Table().land().figures(0, h1c=3).row("trade1", "yellow red").cubes(available="blue", bag="green yellow")
    table.pool(return_cube=1)
    gems = table.player(0).gems
    done = plays(table)
    assert "return" in verbs(done)
    assert table.player(0).gems == gems + 1


@pytest.mark.finding("BO-3")
def test_a_marker_fills_a_bag_of_two() -> None:
    """A cube for a marker on level 4, and the next turn has three cubes; with three in the bag the marker goes on."""
    low = Table().land().figures(0).occupy("h1c", 0, 0).levels(green=4).cubes(bag="red blue")
    assert "cash" in verbs(plays(low))
    enough = Table().land().figures(0).occupy("h1c", 0, 0).levels(green=4).cubes(bag="red blue yellow")
    assert "cash" not in verbs(plays(enough))


def match(seed: int, players: int, styles: tuple[Style, ...]) -> tuple[Hyperborea, Counter[str], list[Counter[str]]]:
    """A match of bots: its end, what was lost in all, and what each seat did."""
    g, _ = GAME.begin(Setup(players, f"bots {seed}", {"length": "regular"}))
    dice, whole = Random(seed), Counter[str]()
    done = [Counter[str]() for _ in range(players)]
    while g.outcome is None:
        seat = waiting_for(g)[0]
        words = GAME.policy(GAME.view(g, seat), open_decisions(g)[seat], dice, styles[seat % len(styles)])
        kind = words.removeprefix("end:").partition(":")[0]
        done[seat]["fight" if kind == "attack" and ":p" in words else kind] += 1
        if words.startswith("end"):
            whole["turns"] += 1
            whole["lost"] += sum(g.pool.points.values()) if words == "end" else 0
            whole["small"] += sum(g.seats[seat].bag) in (1, 2)
        apply(g, seat, words)
    return g, whole, done


@cache
def matches() -> tuple[Counter[str], Counter[str]]:
    """Three matches of four: what was lost, and what was done."""
    whole, done = Counter[str](), Counter[str]()
    for seed in range(3):
        _, lost, deeds = match(seed, 4, ("",))
        whole += lost
        done += sum(deeds, Counter[str]())
    return whole, done


@pytest.mark.whole_match
@pytest.mark.finding("BO-3")
def test_few_points_are_lost() -> None:
    whole, _ = matches()
    assert whole["lost"] / whole["turns"] < 0.22


@pytest.mark.whole_match
@pytest.mark.finding("BO-3")
def test_others_are_fought() -> None:
    """At least half a figure of somebody else is beaten by every seat of a match."""
    _, done = matches()
    assert done["fight"] >= 6


@pytest.mark.whole_match
@pytest.mark.finding("BO-3")
def test_bags_are_seldom_short() -> None:
    whole, _ = matches()
    assert whole["small"] / whole["turns"] < 0.18


# -- styles ---------------------------------------------------------------------------------------------------


def beside(bag: str = "green orange purple") -> Table:
    """A rival's figure stands beside two own ones, and nothing else is to be had."""
    table = Table().tile("o1", "o16").land().figures(0, o1=2).figures(1, o1=1)
    return table.tokens("o1", 0).cubes(bag=bag)


def test_a_greedy_bot_trades_where_others_fight() -> None:
    """A gem or a figure for the graveyard, with the same cubes."""
    assert any(words.startswith("fill:trade") for words in plays(beside().cubes(available="red yellow"), "greedy"))
    neutral: tuple[Style, ...] = ("", "warlike")
    for style in neutral:
        assert any(words.startswith("fill:war") for words in plays(beside().cubes(available="red yellow"), style))


def test_a_cautious_bot_builds_where_a_warlike_one_strikes() -> None:
    """War gives an attack or two Fortresses; the rival's colour lies in the graveyard already."""
    ways: dict[Style, str] = {"cautious": "fortress", "warlike": "attack"}
    for style, verb in ways.items():
        table = beside(bag="").row("war1", "- blue").cubes(available="red")
        table.player(0).rivals, table.player(1).reserve = [1], table.player(1).reserve - 1
        assert verb in verbs(plays(table, style)), style


@pytest.mark.whole_match
def test_styles_show_in_whole_matches() -> None:
    """Cautious seats build more Fortresses than warlike ones."""
    walls = Counter[Style]()
    styles: tuple[Style, ...] = ("warlike", "cautious")
    for seed in range(3):
        _, _, done = match(seed, 4, styles)
        for seat, deeds in enumerate(done):
            walls[styles[seat % 2]] += deeds["fortress"]
    assert walls["cautious"] > walls["warlike"]
