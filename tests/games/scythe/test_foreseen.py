"""What a choice would change is told in words, and forms tell what they lead to."""

from __future__ import annotations

import pytest

import games
from games.engine import Match, foresee
from games.scythe.game import GAME
from tests.games.scythe.support import Table

ENGLISH = games.texts("scythe", "en")


def foreseen(t: Table, choice: str) -> list[str]:
    """What the choice of whoever is asked would change, in words."""
    match = Match(GAME, t.g)
    told = foresee(match, match.waiting[0], choice, "seen by all")
    assert told is not None
    return [ENGLISH.say(line) for line in told.changes]


@pytest.mark.finding("PL-5")
def test_a_section_tells_what_it_changes() -> None:
    t = Table("polania/industrial", "nordic").put(0, coins=4, power=5)
    assert foreseen(t, "1:power") == ["coins 4 → 3", "power 5 → 7"]
    assert foreseen(t, "2:produce") == ["Wood: 0 → 1", "Food: 0 → 1"]


@pytest.mark.finding("PL-5", "PL-17")
def test_a_bottom_action_tells_what_it_changes() -> None:
    t = Table("polania/industrial", "nordic").goods("c1", metal=3).put(1, recruits={"deploy": "enlist_power"})
    t.bottom("deploy")
    told = foreseen(t, "polania_riverwalk:d1")
    assert "Riverwalk on Farm D1" in told
    assert "Metal: 3 → 0" in told
    assert "Player 2: coins 5 → 6" in told, "the neighbour's recruit"


def test_a_way_tells_where_it_leads() -> None:
    t = Table("polania", "nordic").put(0, mechs={1: "d1"}, workers="d1 d1").put(1, workers="a4 a5")
    t.top("move", "move")
    assert foreseen(t, "mech:d1>d2+all") == ["Mech Farm D1 → Village D2", "2 workers → Village D2"]


@pytest.mark.finding("PL-15")
def test_a_dial_tells_both_sides_and_what_it_comes_to() -> None:
    t = (
        Table("polania", "nordic")
        .put(0, mechs={1: "c3"}, power=7, hand=[2, 4])
        .put(1, character="d4", power=5, hand=[3])
    )
    t.top("move", "move", "mech:c3>d4", "stop")
    match = Match(GAME, t.g)
    view, decision = match.view(0), match.explained(0)
    empty = GAME.preview(view, decision, {})
    assert empty is not None
    assert [ENGLISH.say(line) for line in empty.lines] == [
        "Player 1: power 7, combat cards 2, may add 1",
        "Player 2: power 5, combat cards 1, may add 1",
        "Player 2 can reach 10 at most.",
        "You attack: a tie is yours.",
    ]
    filled = GAME.preview(view, decision, {"dial": 7, "cards": ["4a"]})
    assert filled is not None
    assert [ENGLISH.say(line) for line in filled.lines][2:] == [
        "Your total: 11. Power left: 0.",
        "Whatever the opponent commits, you win.",
        "You attack: a tie is yours.",
    ]


@pytest.mark.finding("PL-9")
def test_sites_tell_what_they_would_make() -> None:
    t = Table("crimea/industrial", "nordic").put(0, workers="g3 g3 g4", structures={"mill": "h1"})
    t.say("2", "produce")
    match = Match(GAME, t.g)
    told = GAME.preview(match.view(0), match.explained(0), {"sites": ["g3", "g4"], "mill": ["yes"]})
    assert told is not None
    assert [ENGLISH.say(line) for line in told.lines] == ["Would make: 2 food, 1 metal, and 1 worker"]


@pytest.mark.finding("PL-23")
def test_a_combat_can_be_added_up_by_everybody() -> None:
    t = Table("polania", "nordic").put(0, mechs={1: "c3"}, power=7, hand=[4]).put(1, character="d4", power=5, hand=[])
    t.top("move", "move", "mech:c3>d4", "stop")
    t.say("dial=3 cards=4a", seat=0)
    t.say("dial=2", seat=1)
    told = [ENGLISH.say(event.text) for event in t.events if "committed" in event.text.key]
    assert told == ["Player 1: 7 = dial 3 + cards 4.", "Player 2: 2 = dial 2, no cards."]
