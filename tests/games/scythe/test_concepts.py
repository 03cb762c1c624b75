"""SCY-2: territories, control, resources, units; SCY-4: the turn."""

from __future__ import annotations

import pytest

from games.engine import NotLegal, Number
from games.scythe import components as c
from games.scythe.board import HEXES, LAKES, NEIGHBOURS, RIVERS, TERRAIN
from games.scythe.rules.advance import Build, Deploy
from games.scythe.rules.routes import legal_steps
from games.scythe.state import Entry
from tests.games.scythe.support import Table


@pytest.mark.rule("SCY-2.1", "SCY-2.2")
def test_home_bases_are_no_territories() -> None:
    t = Table("polania", "nordic")
    t.put(0, workers="home_polania home_polania", mechs={1: "home_polania"})
    assert t.g.controlled(0) == []
    assert t.g.workplaces(0) == []
    t.goods("home_polania", oil=9)
    assert t.g.stock(0) == [0, 0, 0, 0]
    assert "d3" in HEXES
    assert "d4" in HEXES
    t.put(0, mechs={1: "d3"})
    assert t.g.controlled(0) == ["d3"], "a lake is a territory"


@pytest.mark.rule("SCY-2.3", "SCY-2.4", "SCY-2.5")
def test_adjacency() -> None:
    """SCY-2.3: two hexes are adjacent when they share a side."""
    assert NEIGHBOURS["d4"] == ("c3", "c4", "d3", "d5", "e4", "e5")
    assert "c2" in NEIGHBOURS["d2"], "rivers do not break adjacency"
    assert "b4" not in NEIGHBOURS["c2"], "tunnels are for movement only"
    assert "b4" in legal_steps(Table("polania", "nordic").g, 0, "w1", "c2")
    assert all(not side & set(LAKES) for side in RIVERS)


@pytest.mark.rule("SCY-2.6", "SCY-2.7", "SCY-2.8", "SCY-2.10")
def test_control() -> None:
    """SCY-2.6: a territory is controlled by units, and by a structure alone where no opponent is."""
    t = Table("polania", "nordic")
    t.put(0, workers="c1 c1", structures={"mill": "d2"}, character="d4")
    t.put(1, workers="a4 a5", character="home_nordic")
    assert t.g.controlled(0) == ["c1", "d2", "d4"]
    t.put(1, workers="d2 a5")
    assert t.g.controller("d2") == 1, "a unit beats a structure"
    assert t.g.controlled(0) == ["c1", "d4"]
    assert sum(place in t.g.controlled(seat) for seat in (0, 1) for place in HEXES) == 4


@pytest.mark.rule("SCY-2.9")
def test_control_while_a_combat_is_pending() -> None:
    t = Table("polania", "nordic")
    t.put(0, character="d4", workers="c1 d1").put(1, character="d4", workers="a4 a5").goods("d4", oil=3)
    t.g.entries = [Entry("c", "c3", "d4", [], [0, 0, 0, 0])]
    assert t.g.controller("d4") == 1
    assert t.g.stock(1)[0] == 3
    assert t.g.stock(0)[0] == 0


@pytest.mark.rule("SCY-2.11", "SCY-2.12", "SCY-2.13", "SCY-2.14", "SCY-2.15")
def test_resources_lie_on_the_board() -> None:
    t = Table("polania/engineering", "nordic/industrial")
    t.put(0, workers="c1 d1 d2").goods("c1", oil=1).goods("d2", oil=2).goods("a4", oil=5)
    assert t.g.stock(0) == [3, 0, 0, 0]
    assert "worker" not in c.RESOURCES
    t.bottom("upgrade", "take", "none")
    assert t.g.stock(0) == [0, 0, 0, 0]
    assert t.tokens("a4") == {"oil": 5}, "tokens of others stay; spent ones are gone from the board"


@pytest.mark.rule("SCY-2.14", "SCY-D18", "SCY-22.7")
def test_paying_from_chosen_territories() -> None:
    t = Table("polania/engineering", "nordic/industrial")
    t.put(0, workers="c1 d1 d2", mechs={1: "d1"}).goods("c1", oil=2).goods("d1", oil=3).goods("d2", oil=2)
    t.bottom("upgrade", "take")
    assert t.offers() == ["auto", "c1", "d1", "d2"]
    t.say("d1", "auto")
    assert t.tokens("d1") == {"oil": 2}
    assert t.tokens("c1") == {}, "SCY-R20: first without fighting units, then by label"
    assert t.tokens("d2") == {"oil": 2}


@pytest.mark.rule("SCY-2.16")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    t = Table("polania/engineering", "nordic/industrial").goods("c1", oil=2)
    t.say("1", "skip")
    assert t.rule == "SCY-D26", "three oil are needed: the bottom action is not offered"
    t.put(0, coins=0).turn(0)
    t.say("2")
    assert t.rule == "SCY-D26", "Trade costs a coin"


@pytest.mark.rule("SCY-2.17", "SCY-D30")
def test_benefits_may_be_taken_in_part() -> None:
    t = Table("polania/engineering", "nordic/industrial").put(0, structures={"monument": "d2"}, power=2, popularity=2)
    t.say("3", "less-power")
    assert t.fields() == ["1", "2"]
    assert [t.field(name) for name in t.fields()] == [Number(0, 2), Number(0, 1)]
    t.say("1=1 2=0")
    assert (t[0].power, t[0].popularity, t[0].coins) == (3, 2, 4)


@pytest.mark.rule("SCY-2.18")
def test_nothing_below_zero() -> None:
    t = Table("polania", "nordic")
    t.put(0, popularity=1, power=1)
    assert t.g.gain_popularity(0, -5) == -1
    assert t.g.gain_power(0, -5) == -1
    assert (t[0].popularity, t[0].power) == (0, 0)


@pytest.mark.rule("SCY-2.19", "SCY-2.21", "SCY-2.22")
def test_units() -> None:
    """SCY-2.19: Characters and mechs fight; workers do not."""
    t = Table("polania", "nordic")
    t.put(0, workers="c1 c1 c1 c1", mechs={1: "c1", 2: "c1"}, character="c1").goods("c1", oil=7, food=5)
    assert t[0].fighters_on("c1") == ["c", "m1", "m2"]
    t.top("move", "move", "mech:c1", "all", "d1")
    assert t[0].workers.count("d1") == 4
    assert t.tokens("d1") == {"oil": 7, "food": 5}
    t.turn(0).goods("c1", oil=2)
    t.top("move", "move", "character")
    assert "all" in t.offers()
    t.say("all", "d1")
    assert t[0].mechs == ["d1", "c1", "", ""], (
        "the character carries tokens, but nobody carries a mech or the character"
    )
    assert t.tokens("d1") == {"oil": 9, "food": 5}


@pytest.mark.rule("SCY-2.20")
@pytest.mark.finding("RU-15")
@pytest.mark.parametrize("unit", ["worker:c1", "mech:c1", "character"])
def test_any_unit_carries_any_number_of_tokens(unit: str) -> None:
    t = Table("polania", "nordic").put(0, workers="c1 c2", mechs={1: "c1"}, character="c1").goods("c1", oil=3, food=8)
    t.top("move", "move", unit, "all", "d1")
    assert t.tokens("d1") == {"oil": 3, "food": 8}
    assert t.tokens("c1") == {}
    some = Table("polania", "nordic").put(0, workers="c1 c2", mechs={1: "c1"}, character="c1").goods("c1", oil=3)
    some.top("move", "move", unit, "custom")
    some.say(" ".join("oil=2" if name == "oil" else f"{name}=0" for name in some.fields())).say("d1")
    assert (some.tokens("d1"), some.tokens("c1")) == ({"oil": 2}, {"oil": 1})


@pytest.mark.rule("SCY-2.23")
def test_no_unit_is_ever_lost() -> None:
    t = Table("polania", "nordic")
    t.put(1, workers="d2 d2 a4", character="a4").put(0, workers="c1 d1", character="c1", popularity=5)
    t.top("move", "move", "character", "d2", "stop")
    assert t[1].workers[:3] == ["home_nordic", "home_nordic", "a4"]
    assert t[1].workers_out == 3


@pytest.mark.rule("SCY-2.2")
def test_nothing_is_placed_on_a_home_base() -> None:
    t = Table("polania", "nordic").put(0, workers="home_polania home_polania")
    assert Deploy(seat=0).ask(t.g) is None
    assert Build(seat=0).ask(t.g) is None
    assert TERRAIN["home_polania"] == "home"


# ------------------------------------------------------------------------------------------------- SCY-4


@pytest.mark.rule("SCY-4.1", "SCY-4.2", "SCY-4.3", "SCY-4.9", "SCY-D03")
def test_sections_change_every_turn() -> None:
    t = Table("polania", "nordic")
    assert t.sections() == ["1", "2", "3", "4"], "any section on the first turn"
    t.say("2", "skip", "end")
    assert t[0].section == "2", "a dead turn still moves the token"
    assert t.g.active == 1, "no rounds: the next player follows at once"
    t.say("1", "skip", "end")
    assert t.g.active == 0
    assert t.sections() == ["1", "3", "4"]
    with pytest.raises(NotLegal):
        t.say("2")
    t.own_factory_card(0, 3).turn(0, "1")
    assert t.sections() == ["2", "3", "4", "factory"]


@pytest.mark.rule("SCY-4.4", "SCY-16.7")
def test_relentless() -> None:
    """X40: Rusviet may take the same section again, but not the Factory card."""
    t = Table("rusviet", "nordic")
    t.own_factory_card(0, 3).turn(0, "2")
    assert t.sections() == ["1", "2", "3", "4", "factory"]
    t.turn(0, "factory")
    assert t.sections() == ["1", "2", "3", "4"]
    t.turn(1, "2")
    assert t.sections() == ["1", "3", "4"]


@pytest.mark.rule("SCY-4.5", "SCY-4.6", "SCY-4.7", "SCY-4.8", "SCY-4.12")
def test_top_then_bottom_once_each() -> None:
    t = Table("polania/mechanical", "nordic/industrial").put(0, workers="c1 d1", coins=3).goods("c1", oil=1)
    t.say("1")
    assert t.rule == "SCY-D04"
    t.say("resources", "2oil", "c1")
    assert t.rule == "SCY-D17", "what the top brought pays for the bottom"
    t.say("take", "cube_move>deploy")
    assert t.rule == "SCY-D26", "no way back to the top, nothing twice"
    t.say("end")
    assert t.g.active == 1


@pytest.mark.rule("SCY-4.10", "SCY-4.12", "SCY-13.2", "SCY-13.3")
def test_reveal_windows() -> None:
    """W1 beside the section, W2 beside the bottom action, W3 at the end; nothing inside an action."""
    t = Table("polania/mechanical", "nordic/industrial").objectives(0, "balanced_workforce", "harvest_advantage")
    t.put(
        0,
        workers="d1 e3 g3",
        recruits={"upgrade": "enlist_power", "deploy": "enlist_coins", "build": "enlist_popularity"},
    )
    t.goods("d1", oil=5)
    t.turn(0)
    assert "reveal:balanced_workforce" in t.offers()
    assert "reveal:harvest_advantage" not in t.offers(), "at the end of the turn only"
    t.say("1")
    assert not any(name.startswith("reveal") for name in t.offers())
    t.say("popularity")
    assert "reveal:balanced_workforce" in t.offers()
    t.say("take")
    assert not any(name.startswith("reveal") for name in t.offers())
    t.say("none")
    assert t.offers() == ["reveal:balanced_workforce", "reveal:harvest_advantage", "end"]


@pytest.mark.rule("SCY-4.10", "SCY-13.2")
def test_an_objective_is_revealed_before_the_section_is_chosen() -> None:
    t = Table("polania", "nordic").objectives(0, "balanced_workforce", "harvest_advantage")
    recruits = {"upgrade": "enlist_power", "deploy": "enlist_coins", "build": "enlist_popularity"}
    t.put(0, workers="d1 e3 g3", recruits=recruits).turn(0)
    t.say("reveal:balanced_workforce")
    assert t[0].stars == ["objective"]
    assert t.rule == "SCY-D03"
    assert t.sections() == ["1", "2", "3", "4"], "the turn goes on, and nothing else can be revealed"


@pytest.mark.rule("SCY-4.11")
def test_the_next_turn_waits_for_the_last_window() -> None:
    t = Table("polania", "nordic").say("2", "skip")
    assert t.rule == "SCY-D26"
    assert t.g.active == 0
    t.say("end")
    assert t.g.active == 1
