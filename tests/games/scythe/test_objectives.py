"""SCY-13: objectives, each of the 23 cards."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine.play import default_choice
from games.scythe import components as c
from games.scythe.board import NEIGHBOURS
from games.scythe.game import GAME
from games.scythe.rules.objectives import is_complete
from games.scythe.state import Standing
from tests.games.scythe.support import Table

FOUR = {
    "upgrade": "enlist_power",
    "deploy": "enlist_coins",
    "build": "enlist_popularity",
    "enlist": "enlist_combat_cards",
}


def position(words: dict[str, Any]) -> Table:
    t = Table("polania", "nordic")
    fields = dict(words)
    goods = fields.pop("goods", {})
    driven = fields.pop("driven", 0)
    other = fields.pop("other", {})
    t.put(0, workers="c1 d1", mechs={}, power=3, popularity=5, coins=5, hand=[]).put(1, power=5)
    t.put(0, **fields).put(1, **other)
    for place, tokens in goods.items():
        t.goods(place, **tokens)
    t.g.driven = driven
    return t


CARDS = [
    pytest.param(1, {"workers": "a1 b5 c2"}, {"workers": "a1 b5 c3"}, marks=pytest.mark.rule("SCY-13.11")),
    pytest.param(
        2,
        {"workers": "b4 c2 c5"},
        {"workers": "b4 c2 a1", "structures": {"mine": "a1"}},
        marks=pytest.mark.rule("SCY-13.12"),
    ),
    pytest.param(3, {"workers": "a2 b6 b7"}, {"workers": "a2 b6 a1"}, marks=pytest.mark.rule("SCY-13.13")),
    pytest.param(4, {"workers": "d6 b2 b4"}, {"workers": "d6 b2 a1"}, marks=pytest.mark.rule("SCY-13.14")),
    pytest.param(
        5, {"workers": "d4 d1", "power": 5}, {"workers": "d4 d1", "power": 4}, marks=pytest.mark.rule("SCY-13.15")
    ),
    pytest.param(6, {"driven": 1, "power": 7}, {"driven": 0, "power": 7}, marks=pytest.mark.rule("SCY-13.16")),
    pytest.param(
        7,
        {"factory": "factory_01", "mechs": {1: "c1"}, "workers": "c1 c1 c1"},
        {"factory": "factory_01", "mechs": {1: "c1"}, "workers": "c1 c1 c1 c1"},
        marks=pytest.mark.rule("SCY-13.17"),
    ),
    pytest.param(
        8,
        {"coins": 2, "workers": "c1 c1 c1 home_polania", "popularity": 7},
        {"coins": 3, "workers": "c1 c1 c1 c1", "popularity": 7},
        marks=pytest.mark.rule("SCY-13.18"),
    ),
    pytest.param(
        9,
        {"goods": {"c1": {"oil": 6, "metal": 1, "wood": 1, "food": 1}}},
        {"goods": {"c1": {"oil": 8, "metal": 1, "wood": 1}}},
        marks=pytest.mark.rule("SCY-13.19"),
    ),
    pytest.param(10, {"workers": "c5 c1 c3"}, {"workers": "c5 c1 a1"}, marks=pytest.mark.rule("SCY-13.20")),
    pytest.param(11, {"workers": "a3 a6 c6"}, {"workers": "a3 a6 a1"}, marks=pytest.mark.rule("SCY-13.21")),
    pytest.param(12, {"coins": 20}, {"coins": 19}, marks=pytest.mark.rule("SCY-13.22")),
    pytest.param(
        13,
        {"workers": "c1 c1 c1", "mechs": {1: "c1"}, "character": "c1", "structures": {"mill": "c1"}},
        {"workers": "c1 c1 c1", "mechs": {1: "c1"}, "character": "c1", "structures": {"mill": "d1"}},
        marks=pytest.mark.rule("SCY-13.23"),
    ),
    pytest.param(
        14,
        {
            "cubes": ["cube_move"],
            "mechs": {1: "c1"},
            "structures": {"mill": "c1"},
            "recruits": {"build": "enlist_power"},
            "goods": {"c1": {"oil": 1, "metal": 1}, "d1": {"wood": 1, "food": 1}},
        },
        {
            "cubes": ["cube_move"],
            "mechs": {1: "c1"},
            "structures": {"mill": "c1"},
            "recruits": {"build": "enlist_power"},
            "goods": {"c1": {"oil": 1, "metal": 1}, "d1": {"wood": 1}, "a4": {"food": 1}},
        },
        marks=pytest.mark.rule("SCY-13.24"),
    ),
    pytest.param(
        15,
        {"workers": "c1 home_polania", "recruits": {"build": "enlist_power", "deploy": "enlist_coins"}},
        {"workers": "c1 d1", "recruits": {}},
        marks=pytest.mark.rule("SCY-13.25"),
    ),
    pytest.param(
        16,
        {"character": "c1", "mechs": {1: "c1"}, "workers": "c1 d1", "goods": {"c1": {"oil": 5}}},
        {"character": "c1", "mechs": {1: "c1"}, "workers": "c1 c1", "goods": {"c1": {"oil": 5}}},
        marks=pytest.mark.rule("SCY-13.26"),
    ),
    pytest.param(
        17,
        {"workers": "c3 d5"},
        {"workers": "c3 d5", "factory": "factory_01"},
        marks=pytest.mark.rule("SCY-13.27"),
    ),
    pytest.param(
        18,
        {"power": 0, "popularity": 13, "workers": "c1 c1 c1 c1 c1"},
        {"power": 1, "popularity": 13, "workers": "c1 c1 c1 c1 c1"},
        marks=pytest.mark.rule("SCY-13.28"),
    ),
    pytest.param(19, {"workers": "a2 a3 b2 b4 c2"}, {"workers": "a2 a3 b2 b4 d4"}, marks=pytest.mark.rule("SCY-13.29")),
    pytest.param(
        20,
        {"structures": {"mill": "c1", "mine": "d1", "armory": "d2"}, "popularity": 7},
        {"structures": {"mill": "c1", "mine": "d1", "armory": "d2"}, "popularity": 7, "mechs": {1: "c1"}},
        marks=pytest.mark.rule("SCY-13.30"),
    ),
    pytest.param(
        21,
        {"goods": {"c1": {"wood": 5}, "d1": {"wood": 4}}},
        {"goods": {"c1": {"wood": 5}, "d1": {"food": 4}}},
        marks=pytest.mark.rule("SCY-13.31"),
    ),
    pytest.param(
        22,
        {"factory": "factory_01"},
        {"factory": "factory_01", "cubes": ["cube_move"]},
        marks=pytest.mark.rule("SCY-13.32"),
    ),
    pytest.param(
        23,
        {"hand": [2] * 8, "stars": ["combat_1"]},
        {"hand": [2] * 8, "stars": ["power"]},
        marks=pytest.mark.rule("SCY-13.33"),
    ),
]


@pytest.mark.rule("SCY-13.8", "SCY-13.2")
@pytest.mark.parametrize(("number", "holds", "fails"), CARDS)
def test_a_card(number: int, holds: dict[str, Any], fails: dict[str, Any]) -> None:
    objective = next(card.id for card in c.OBJECTIVES.values() if card.number == number)
    assert is_complete(position(holds).g, 0, objective)
    assert not is_complete(position(fails).g, 0, objective)


END_OF_TURN = {1, 2, 3, 4, 5, 9, 10, 11, 12, 14, 16, 17, 19, 21}


@pytest.mark.rule("SCY-13.3")
def test_windows_of_the_cards() -> None:
    assert {card.number for card in c.OBJECTIVES.values() if card.timing == "end_of_turn"} == END_OF_TURN


@pytest.mark.rule("SCY-13.9", "SCY-13.10", "SCY-13.29")
def test_lakes_and_the_ring_of_the_factory() -> None:
    assert NEIGHBOURS["d4"] == ("c3", "c4", "d3", "d5", "e4", "e5")
    t = position({"mechs": {1: "c4", 2: "d3"}})
    assert is_complete(t.g, 0, "divide_and_conquer"), "lakes count as territories"
    assert not is_complete(position({"workers": "c3 a1"}).g, 0, "divide_and_conquer"), (
        "one beside the Factory is too few"
    )
    assert len(NEIGHBOURS["b1"]) == 3
    assert len(NEIGHBOURS["g2"]) == 4, "R19: these two can never do"


@pytest.mark.rule("SCY-13.4", "SCY-13.7", "SCY-13.5")
def test_revealing() -> None:
    """SCY-13.4: a star is placed, and both objectives go under the deck."""
    t = Table("polania", "nordic").objectives(0, "get_rich_or_cry_trying", "harvest_advantage").put(0, coins=20)
    t.say("2", "skip", "reveal:get_rich_or_cry_trying")
    assert t[0].stars == ["objective"]
    assert t[0].objectives == [], "the other one goes back unseen, and none is drawn"
    assert t.g.objectives.cards[-2:] == ["get_rich_or_cry_trying", "harvest_advantage"]
    said = " ".join(str(event.text) for event in t.events)
    assert "harvest" not in said
    assert t.g.active == 1, "without objectives there is nothing to ask at the end"


@pytest.mark.rule("SCY-13.5", "SCY-16.15")
def test_dominate() -> None:
    """SCY-13.5: One objective star per player."""
    t = Table("saxony", "nordic").objectives(0, "get_rich_or_cry_trying", "northern_advantage")
    t.put(0, coins=25, workers="d6 b2 b4")
    t.say("4", "skip", "reveal:get_rich_or_cry_trying", "reveal:northern_advantage")
    assert t[0].stars == ["objective", "objective"]
    assert t[0].objectives == []
    assert t.g.active == 1, "without a card there is nothing to ask at the end, for Saxony either"


@pytest.mark.rule("SCY-13.16")
def test_workers_driven_off_in_an_earlier_turn_do_not_count() -> None:
    t = position({"driven": 1, "power": 7})
    card = next(name for name, objective in c.OBJECTIVES.items() if objective.number == 6)
    assert is_complete(t.g, 0, card)
    t.turn(0)
    assert not is_complete(t.g, 0, card)


@pytest.mark.rule("SCY-13.3", "SCY-13.6", "SCY-4.10")
def test_timing() -> None:
    """X41: an objective is revealed at the end of a turn, if it holds then."""
    t = Table("saxony/industrial", "nordic").objectives(0, "higher_ground_advantage", "harvest_advantage")
    t.put(0, workers="f1 b5 c2", coins=9).goods("f1", wood=9)
    t.top("move", "coins")
    assert not any(name.startswith("reveal") for name in t.offers())
    t.say("skip")
    assert "reveal:higher_ground_advantage" in t.offers()
    t.say("end")
    assert t[0].stars == [], "revealing is voluntary"
    t.turn(0).say("1", "skip", "reveal:higher_ground_advantage", "end")
    assert t[0].stars == ["objective"]
    assert t[0].objectives == ["harvest_advantage"], "Saxony keeps the second card"


@pytest.mark.rule("SCY-22.5", "SCY-22.8", "SCY-D26")
def test_the_end_of_a_turn_tells_nothing() -> None:
    """X50: whoever holds a complete objective and keeps it is asked what everybody is asked."""
    for coins in (20, 3):
        t = Table("polania", "nordic").objectives(0, "get_rich_or_cry_trying", "harvest_advantage").put(0, coins=coins)
        t.say("2", "skip")
        assert t.rule == "SCY-D26", "asked, complete or not"
        public = [option.id for option in t.asked().shape.options if not option.private]  # type: ignore[union-attr]
        assert public == ["end"]
        assert default_choice(t.g, 0) == "end"
        view = GAME.view(t.g, 1)
        assert view.waiting == [0]
        t.say("end")
        assert not [event for event in t.events if "objective" in event.text.key]


@pytest.mark.rule("SCY-22.5")
def test_switches() -> None:
    """SCY-22.5: Objective windows must not leak by their timing."""
    t = Table("polania", "nordic").objectives(0, "get_rich_or_cry_trying", "harvest_advantage")
    t.put(0, coins=20, standing=Standing(end="at_once")).say("2", "skip")
    assert t.g.active == 1, "skipped always, complete or not"
    assert t[0].stars == []
    t.put(0, standing=Standing(end="at_once", reveal="auto")).turn(0).say("2", "skip")
    assert t[0].stars == ["objective"], "revealed without a pause"
    t = Table("polania", "nordic").objectives(0, "balanced_workforce", "harvest_advantage")
    t.put(0, recruits={"build": "enlist_power", "deploy": "enlist_coins"}, standing=Standing(reveal="auto")).turn(0)
    assert t[0].stars == ["objective"], "in the first window that allows it"
    assert t.rule == "SCY-D03"


@pytest.mark.rule("SCY-22.5", "SCY-13.3")
def test_an_objective_can_be_revealed_between_the_two_actions() -> None:
    t = Table("polania", "nordic").objectives(0, "balanced_workforce", "harvest_advantage")
    t.put(0, workers="c1 d1", recruits={"build": "enlist_power", "deploy": "enlist_coins"}).goods("c1", metal=9)
    t.bottom("deploy")
    assert t.offers()[-4:] == ["take", "reveal:balanced_workforce", "skip", "end"]
    t.say("reveal:balanced_workforce")
    assert t[0].stars == ["objective"]
    assert (t.rule, t.offers()[-2:]) == ("SCY-D17", ["take", "skip"])


@pytest.mark.rule("SCY-22.5", "SCY-16.15")
def test_everything_that_is_complete_is_revealed_automatically() -> None:
    t = Table("saxony", "nordic").objectives(0, "get_rich_or_cry_trying", "northern_advantage")
    t.put(0, coins=25, workers="d6 b2 b4", standing=Standing(reveal="auto")).say("4", "skip")
    assert t[0].stars == ["objective", "objective"]
    t = Table("polania", "nordic").objectives(0, "get_rich_or_cry_trying", "northern_advantage")
    t.put(0, coins=25, workers="d6 b2 b4", standing=Standing(reveal="auto")).say("4", "skip")
    assert t.g.objectives.cards[-2:] == ["get_rich_or_cry_trying", "northern_advantage"], (
        "the first, then the rest unseen"
    )
    assert "get_rich" in str(t.told("scythe-objective-revealed"))


@pytest.mark.finding("RU-29")
def test_no_card_is_lost_when_a_seat_is_given_what_it_holds() -> None:
    t = Table("polania", "nordic")
    mine, theirs = (t.g.seats[seat].objectives[0] for seat in (0, 1))
    t.objectives(0, mine, theirs)
    assert t.g.seats[0].objectives == [mine, theirs]
    assert GAME.check(t.g) == []
