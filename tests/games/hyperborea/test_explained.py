"""What a player is told of choices before they are made."""

from __future__ import annotations

from itertools import pairwise

import pytest

import games
from bot.messages.asking import SHORT
from games.engine import Decision, Match, Option, Setup, Text
from games.engine.texts import load, messages
from games.hyperborea.game import GAME
from games.hyperborea.meta import META
from games.hyperborea.rules.scoring import summed
from tests.contract.modes import Mode
from tests.contract.walk import BotWalk, Walk, every
from tests.games.hyperborea.support import Table

ENGLISH = load("en", "games.engine", "games.hyperborea")
PLACES = ("area:", "row:", "track:", "card:", "available", "unused")
ABOUT_PLACES = {
    "HYP-D10": (
        *("place", "fill", "dev", "cash", "tech", "purge"),
        *("move", "fly", "attack", "ranged", "fortress", "figure", "clone", "enter", "explore"),
    ),
    "HYP-D16": ("bury", "convert"),
    "HYP-D22": ("tech",),
    "HYP-D25": ("available", "unused"),
    "HYP-D26": ("available", "unused"),
    "HYP-D50": ("red", "green", "purple", "blue", "orange", "yellow"),
}
"""By kind of decision: how the ids of options begin that are about a place on the map or the mat."""


def explained(table: Table, seat: int = 0) -> Decision:
    """What a seat is asked, as it reads it."""
    return Match(GAME, table.g).explained(seat)


def said(text: Text | None) -> str:
    """In English."""
    return ENGLISH.say(text) if text else ""


def option(decision: Decision, name: str) -> Option:
    """An option by its id."""
    return next(each for each in decision.options if each.id == name)


def reason(decision: Decision, name: str) -> str:
    """Why something is not possible."""
    return said(next(each.reason for each in decision.unavailable if each.id == name))


@pytest.mark.whole_match
@pytest.mark.parametrize("walk", [Walk, BotWalk])
def test_every_option_about_a_place_has_its_mark(walk: type[Walk]) -> None:
    for players in (2, 4):
        for here in every(walk(Mode("hyperborea", players, {"length": "regular", "mode": "faction_war"}), 5), 3):
            for decision in here.match.decisions.values():
                for pick in decision.picks:
                    for each in pick.options:
                        if each.id.split(":")[0] in ABOUT_PLACES.get(decision.rule, ()):
                            assert (each.where or "").startswith(PLACES), f"{here}: {decision.rule} {each.id}"


@pytest.mark.finding("PL-37")
@pytest.mark.rule("HYP-7.9")
def test_a_cube_says_whether_its_row_is_full_then() -> None:
    table = Table().row("trade2", "- orange").cubes(available="yellow red")
    decision = explained(table)
    assert said(option(decision, "place:yellow:trade2").hint) == "full: 1 gem and 1 development"
    assert said(option(decision, "place:red:growth2").hint) == "still open: purple; 1 figure and 1 attack"


@pytest.mark.finding("PL-37")
@pytest.mark.rule("HYP-14.7", "HYP-14.8")
def test_a_development_says_what_the_new_level_is_worth() -> None:
    decision = explained(Table().levels(green=2, red=3, blue=5).pool(dev=1))
    assert said(option(decision, "dev:any:green").hint) == "level 2 → 3; worth a cube from level 4 on"
    assert said(option(decision, "dev:any:red").hint) == "level 3 → 4: worth 1 cube"
    assert said(option(decision, "dev:any:blue").hint) == "level 5 → 6: worth 2 cubes"


@pytest.mark.finding("PL-37")
@pytest.mark.rule("HYP-16.3")
def test_keeping_a_token_says_what_for() -> None:
    table = Table().tile("o1", "o16").land().figures(0, o1=1)
    table.do("explore:o1:0")
    assert "any own turn" in said(option(explained(table), "keep").hint)


@pytest.mark.finding("PL-19")
@pytest.mark.rule("HYP-8.5", "HYP-19.1")
def test_the_end_of_a_turn_says_what_would_be_lost_and_stands_last() -> None:
    table = Table().pool(move=3, fly=1).cubes(available="red grey", bag="4 blue")
    decision = explained(table)
    end = decision.options[-1]
    assert end.role == "end"
    assert said(end.hint) == "3 cubes are drawn, of 4 in the bag"
    assert said(end.loses) == "Would be lost: 3 movement points, 1 flight point, and 1 cube not placed."
    placed = option(decision, "end:place:red:war1")
    assert said(placed.loses) == "Would be lost: 3 movement points and 1 flight point."
    assert said(end.final) == "cubes are drawn at random"


@pytest.mark.finding("PL-19")
@pytest.mark.rule("HYP-8.11")
def test_what_has_no_use_is_no_loss() -> None:
    table = Table().pool(draw=2).cubes(available="grey")
    assert explained(table).options[-1].loses is None


@pytest.mark.finding("PL-21")
@pytest.mark.rule("HYP-7.2", "HYP-7.6")
def test_rows_that_cannot_be_filled_say_why() -> None:
    decision = explained(Table().row("trade1", "yellow -").row("war2", "red green").cubes(available="blue"))
    assert reason(decision, "fill:trade2") == "Closed while cubes lie on Trade 1."
    assert reason(decision, "fill:war2") == "Already used; it is open again after your Reset."
    assert reason(decision, "fill:science1") == "Cubes are missing: any colour and any colour."


@pytest.mark.finding("PL-21")
@pytest.mark.rule("HYP-9.6", "HYP-15.3", "HYP-10.2", "HYP-14.9")
def test_places_that_cannot_be_reached_say_why() -> None:
    table = Table().tile("o1", "o10", ghosts=True).tile("o2", "o27", ghosts=True).land()
    decision = explained(table.figures(0, o1=1).pool(move=1, attack=1).levels(red=3))
    assert reason(decision, "enter:o1:0") == "A Ghost is in it: an attack removes it."
    assert reason(decision, "move:o1>o2") == "It costs 2 movement points; you have 1."
    assert reason(decision, "attack:o2") == "You have no free figure there."
    assert reason(decision, "cash:red") == "The marker is on level 3; it is worth a cube from level 4 on."


@pytest.mark.rule("HYP-24.5")
def test_a_walk_shows_its_way() -> None:
    table = Table(map="open").pool(move=9)
    capital, left, _ = table.g.home(0)
    decision = explained(table)
    for each in decision.options:
        if each.id.startswith(f"move:{capital}>"):
            assert (each.route[0], each.route[-1]) == (f"area:{capital}", each.where)
            steps = [place.removeprefix("area:") for place in each.route]
            for here, there in pairwise(steps):
                assert there in table.g.layout.neighbours[here]
    assert option(decision, f"move:{capital}>{left}").route == (f"area:{capital}", f"area:{left}")


@pytest.mark.finding("PL-17")
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_lobby_says_what_every_option_and_faction_means(language: str) -> None:
    known = messages("games.hyperborea", language)
    for spec in META.options:
        assert f"hyperborea-option-{spec.key}-about" in known
        assert all(f"hyperborea-option-{spec.key}-{choice}-about" in known for choice in spec.choices)
    for seat in META.seat_options:
        assert all(f"hyperborea-seat-{seat.key}-{choice}-about" in known for choice in seat.choices)


@pytest.mark.rule("HYP-3.22", "HYP-3.23")
def test_the_first_choices_show_what_they_lead_to() -> None:
    seats = ({"faction": "celestial"}, {"faction": "red"})
    match, _ = Match.begin(GAME, GAME.complete(Setup(2, "form", {"mode": "faction_war"}, seats)))
    view, asked = match.view(0), match.decisions[0]
    empty = GAME.preview(view, asked, {})
    assert empty is not None
    assert (empty.lines, dict(empty.hints)) == ((), {})
    filled = {"tile": ["celestial_a:alchemy"], "cube": ["red"], "three": ["blue"], "two": ["red"], "one": ["green"]}
    shown = GAME.preview(view, asked, filled)
    assert shown is not None
    assert [said(line) for line in shown.lines] == [
        "A: start with Alchemy or Diplomacy",
        "Start card: Alchemy",
        "7 cubes in the bag, 3 are drawn each turn; twice red, for: War 1, War 2, and Growth 2",
        "Markers: Science 3, War 2, Exploration 1; from level 4 on a marker becomes a cube",
    ]
    assert set(shown.hints["three"]) == {"red", "green"}


@pytest.mark.finding("PL-23")
@pytest.mark.rule("HYP-21.1", "HYP-21.2", "HYP-21.5")
def test_the_final_score_can_be_added_up() -> None:
    row = {"gems": 9, "ghosts": 6, "rivals": 0, "cubes": 14, "objectives": 2, "cards": 5, "control": 7}
    assert said(summed(row)) == "Gems 9 + Ghosts 6 + Cubes 14 + Objectives 2 + Technologies 5 + Control 7"


def test_changes_tell_the_own_seat_first_and_where_points_come_from() -> None:
    table = Table().row("trade2", "- orange").cubes(available="yellow", bag="red").levels(red=3)
    match = Match(GAME, table.g)
    before = match.view(0)
    match.submit(0, "place:yellow:trade2")
    assert [said(line) for line in GAME.changes(before, match.view(0))] == [
        "VP 4 → 5 (Gems +1)",
        "gems 0 → 1",
        "on Trade 2: yellow and orange",
        "no cubes available any more",
        "left this turn: 1 development",
    ]
    seen_by_others = [said(line) for line in GAME.changes(before, match.view(1))]
    assert seen_by_others[0].startswith("Player 1: VP 4 → 5")


@pytest.mark.finding("PL-39")
@pytest.mark.rule("HYP-8.5", "HYP-11.1")
def test_a_fortress_alone_is_left_without_being_asked_twice() -> None:
    assert explained(Table().pool(fortress=1)).options[-1].loses is None
    assert said(explained(Table().pool(fortress=1, figure=1)).options[-1].loses) == (
        "Would be lost: 1 Fortress and 1 figure."
    )


@pytest.mark.finding("PL-39")
@pytest.mark.rule("HYP-D13", "HYP-D31")
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_own_home_areas_are_named_so_that_a_button_has_room(language: str) -> None:
    table = Table().pool(move=1, fortress=1)
    texts = games.texts("hyperborea", language)
    labels = [texts.say(each.label, lambda seat: "Oleksandra") for each in explained(table).options]
    assert labels
    assert all(len(label) <= SHORT and "Oleksandra" not in label for label in labels)
