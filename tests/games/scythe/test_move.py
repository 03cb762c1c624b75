"""SCY-5: Move / Gain; the movement abilities of SCY-16."""

from __future__ import annotations

import pytest

from games.engine import NotLegal
from games.scythe.board import BY_LAND, HOMES
from games.scythe.rules.routes import legal_steps
from tests.games.scythe.support import Table


def steps(t: Table, unit: str, place: str, seat: int = 0) -> set[str]:
    return set(legal_steps(t.g, seat, unit, place))


@pytest.mark.rule("SCY-5.1", "SCY-5.3", "SCY-5.4", "SCY-D04")
def test_move_or_coins() -> None:
    t = Table("polania", "nordic").put(0, coins=0)
    t.top("move")
    assert t.offers() == ["move", "coins", "skip"]
    t.say("coins")
    assert t[0].coins == 1
    t.put(0, cubes=["cube_gain_coins"], boxes={"deploy": 1}).turn(0).top("move", "coins")
    assert t[0].coins == 3
    t.turn(0).top("move", "less-coins", "1=1")
    assert t[0].coins == 4


@pytest.mark.rule("SCY-5.2", "SCY-5.5", "SCY-5.6", "SCY-5.7", "SCY-D05", "SCY-D06")
def test_two_units_or_three_with_the_cube() -> None:
    t = Table("polania", "nordic").put(0, workers="c1 d1 d1")
    t.top("move", "move", "worker:d1", "c1")
    assert [event.where for event in t.told("scythe-moved-empty")] == ["hex:c1"]
    assert "worker:c1" in t.units()
    t.say("worker:d1", "d2")
    assert t.rule == "SCY-D26", "two boxes, two units, one step each"
    t.put(0, cubes=["cube_move"], boxes={"deploy": 1}, workers="c1 d1 d1").turn(0)
    t.top("move", "move", "worker:c1", "d1", "worker:d1", "d2", "worker:d1", "d2")
    assert t[0].workers[:3] == ["d1", "d2", "d2"], "the unit that moved first is not moved again"
    t.turn(0).top("move", "move", "stop")
    assert t.rule == "SCY-D26", "fewer units may move"


@pytest.mark.rule("SCY-5.8", "SCY-5.9", "SCY-16.2", "SCY-16.21")
def test_rivers() -> None:
    """X12: rivers stop everybody; Riverwalk opens them towards two kinds of land."""
    t = Table("polania", "nordic")
    assert steps(t, "m1", "d2") == {"c1", "d1"}
    t.put(0, mechs={1: "d2"})
    assert steps(t, "m1", "d2") == {"c1", "d1", "c2"}
    assert steps(t, "w1", "d2") == {"c1", "d1"}, "abilities of mechs are not for workers"


@pytest.mark.rule("SCY-16.2", "SCY-7.12")
@pytest.mark.parametrize(
    ("faction", "place", "added"),
    [
        ("nordic", "b5", {"c5"}),
        ("nordic", "a5", set()),
        ("rusviet", "c6", {"b6", "b7"}),
        ("crimea", "g3", {"f4"}),
        ("saxony", "f1", {"e1", "e2"}),
        ("polania", "c1", {"c2"}),
    ],
)
def test_riverwalk(faction: str, place: str, added: set[str]) -> None:
    """SCY-16.2: fighting units cross rivers onto two terrains."""
    t = Table(faction, "polania" if faction != "polania" else "nordic")
    before = steps(t, "c", place)
    assert before == set(BY_LAND[place])
    t.put(0, mechs={1: place})
    assert steps(t, "c", place) - before == added
    assert steps(t, "m1", place) - before == added


@pytest.mark.rule("SCY-16.3", "SCY-16.21")
def test_swim() -> None:
    """X13: Nordic's workers cross rivers, its character does not."""
    t = Table("nordic", "polania")
    assert steps(t, "w1", "a4") == {"a3", "a5", "b4", "b5"}
    assert steps(t, "c", "home_nordic") == {"a4", "a5"}
    assert steps(t, "c", "a4") == {"a5", "b5"}, "not for fighting units"
    assert not steps(t, "w1", "b4") & {"b3", "c4"}, "never onto lakes"


@pytest.mark.rule("SCY-16.21")
@pytest.mark.parametrize("faction", ["rusviet", "crimea", "saxony", "polania"])
def test_peninsulas(faction: str) -> None:
    """SCY-16.21: Each base-game faction starts on a peninsula of 3 territories closed by rivers and lakes."""
    t = Table(faction, "nordic")
    reached, edge = set(), [f"home_{faction}"]
    while edge:
        for target in legal_steps(t.g, 0, "c", edge.pop()):
            if target not in reached:
                reached.add(target)
                edge.append(target)
    assert len(reached) == 3


@pytest.mark.rule("SCY-5.10")
def test_tunnels() -> None:
    """X14: tunnels are next to each other, for workers too."""
    t = Table("polania", "nordic")
    for unit in ("w1", "c", "m1"):
        assert {"b4", "c5", "e3", "e6", "f4"} <= steps(t, unit, "c2")
    t.put(0, workers="c2 d1").top("move", "move", "worker:c2", "f4")
    assert t[0].workers[0] == "f4"


@pytest.mark.rule("SCY-5.11", "SCY-8.4", "SCY-8.5", "SCY-8.6")
def test_mine() -> None:
    """X15: a Mine is a tunnel for its owner's units alone."""
    t = Table("saxony", "crimea").put(0, structures={"mine": "f1"}, workers="f1 e6")
    assert "e6" in steps(t, "w1", "f1")
    assert "f1" in steps(t, "w2", "e6")
    t.put(0, workers="g1 e6").put(1, mechs={1: "f1"})
    assert "e6" not in steps(t, "m1", "f1", seat=1), "opponents never use it"
    assert "f1" not in steps(t, "w2", "e6"), "an opposing unit is there"
    assert "f1" in steps(t, "m1", "e6"), "it works while others control its territory"


@pytest.mark.rule("SCY-5.12", "SCY-5.13", "SCY-16.22")
def test_home_bases() -> None:
    t = Table("rusviet", "polania")
    assert not any(home in steps(t, unit, "c6") for home in HOMES for unit in ("c", "w1"))
    assert steps(t, "c", "home_rusviet") == {"c6", "d7"}
    t.put(0, mechs={1: "c6"})
    assert steps(t, "c", "home_rusviet") == {"c6", "d7", "b7"}
    assert steps(t, "c", "home_polania", seat=1) == {"c1", "d1"}
    t.put(1, mechs={2: "c1"})
    assert steps(t, "c", "home_polania", seat=1) == {"c1", "d1", "b1"}


@pytest.mark.rule("SCY-5.14")
def test_workers_and_lakes() -> None:
    t = Table("polania", "nordic").put(0, mechs={2: "d3"}, workers="d3 d1")
    assert steps(t, "w1", "d3") == set()
    assert "d3" not in steps(t, "w2", "d2")
    t.top("move", "move")
    assert "worker:d3" not in t.units()


@pytest.mark.rule("SCY-5.15", "SCY-5.37", "SCY-16.1")
def test_speed() -> None:
    """SCY-5.15: Speed gives the character and each mech +1 step per Move action."""
    t = Table("polania", "nordic").put(0, mechs={1: "d1", 4: "d1"}, character="c1", workers="c1 d1")
    t.top("move", "move", "mech:d1", "d2", "c2")
    assert t[0].mechs[0] == "c2", "a step by land, a step across a river"
    t.say("character", "d1", "c1")
    assert t[0].character == "c1", "back to where it started"
    t.turn(0).top("move", "move", "character", "d1", "stop")
    assert t[0].character == "d1", "it may stop early"
    t.say("worker:c1", "d1")
    assert t.rule == "SCY-D26", "workers have one step"


@pytest.mark.rule("SCY-5.16", "SCY-5.17", "SCY-5.20", "SCY-5.38", "SCY-D07")
def test_loads() -> None:
    """SCY-5.16: what is carried is picked up and dropped where a unit stops."""
    t = Table("polania", "nordic").put(0, mechs={1: "d1", 4: "c1"}, workers="d1 d1 d1").goods("d1", food=3, oil=1)
    t.goods("d2", wood=2)
    t.top("move", "move", "mech:d1", "custom")
    assert t.fields() == ["workers", "oil", "food"]
    t.say("workers=2 oil=1 food=0", "d2")
    assert t[0].workers[:3] == ["d2", "d2", "d1"]
    t.say("custom", "workers=1 oil=1 wood=2")
    assert not {"all", "none", "custom"} & set(t.offers()), "once on a hex"
    t.say("c1")
    assert t[0].workers[:3] == ["c1", "d2", "d1"], "dropped and picked up on the way"
    assert t.tokens("c1") == {"oil": 1, "wood": 2}
    assert t.tokens("d1") == {"food": 3}


@pytest.mark.rule("SCY-5.18", "SCY-5.19")
def test_carried_workers_walk_and_walkers_are_carried() -> None:
    """X16, X17: who was carried may walk with the next box, and who has walked may be carried."""
    t = Table("polania", "nordic").put(0, mechs={3: "c1"}, workers="c1 c1")
    t.top("move", "move", "mech:c1", "all", "d2", "worker:d2", "d1")
    assert t[0].mechs[2] == "d2"
    assert sorted(t[0].workers[:2]) == ["d1", "d2"]
    assert t.rule == "SCY-D26"
    t.put(0, mechs={1: "d2"}, workers="d1 c1").turn(0)
    t.top("move", "move", "worker:d1", "d2", "mech:d2", "all", "c2")
    assert t[0].workers[:2] == ["c2", "c1"]


@pytest.mark.rule("SCY-5.18", "SCY-D07")
def test_moved_workers_are_loaded_apart() -> None:
    t = Table("polania", "nordic").put(0, mechs={1: "d2"}, workers="d1 d2", cubes=["cube_move"], boxes={"deploy": 1})
    t.top("move", "move", "worker:d1", "d2", "mech:d2", "custom")
    assert t.fields() == ["workers", "moved"]
    t.say("workers=1 moved=0", "c2")
    assert t[0].workers[:2] == ["d2", "c2"]
    assert "worker:c2" in t.units(), "the fresh one may still walk"
    assert "worker:d2" not in t.units()


@pytest.mark.rule("SCY-5.21")
def test_tokens_are_picked_up_where_one_controls() -> None:
    t = Table("crimea", "nordic").put(0, character="home_albion", mechs={2: "h1", 4: "h1"}).goods("home_albion", oil=2)
    t.put(0, workers="g3 h1")
    t.top("move", "move", "character", "all", "a1", "stop")
    assert t.tokens("a1") == {"oil": 2}
    t.put(1, mechs={1: "c3"}, workers="a4 a5").put(0, mechs={1: "d4", 2: "h1"}).turn(0).goods("c3", food=4)
    t.top("move", "move", "mech:d4", "c3")
    assert t.rule == "SCY-D05", "a combat is pending: no control, no loading"


@pytest.mark.rule("SCY-5.22", "SCY-16.4")
def test_lake_cargo() -> None:
    """X42: nothing that a mech carried stays on a lake alone; a character keeps goods there, but no workers."""
    t = Table("nordic", "polania").put(0, mechs={2: "d3"}, workers="d3 d3", character="a4").goods("d3", oil=1)
    t.top("move", "move")
    assert not {"mech:d3", "mech:d3>d4+all"} & set(t.offers()), "there is no choice of a load"
    t.say("mech:d3", "d4")
    assert t[0].workers[:2] == ["d4", "d4"]
    assert t.tokens("d4") == {"oil": 1}
    t.put(0, mechs={2: "d3"}, workers="d3 d3", character="d3").goods("d4").goods("d3", oil=1).turn(0)
    t.top("move", "move", "mech:d3", "d4")
    assert t[0].workers[:2] == ["d4", "d4"], "the workers must go along"
    assert t.tokens("d3") == {"oil": 1}, "the oil may stay with the character"


@pytest.mark.rule("SCY-5.22", "SCY-5.16")
def test_what_is_unloaded_on_a_lake_must_be_able_to_stay_there() -> None:
    t = Table("nordic", "polania").put(0, mechs={2: "a4", 4: "d4"}, workers="d4 d4", character="d3").goods("d4", oil=1)
    t.top("move", "move", "mech:d4", "all", "d3")
    assert t.g.march is not None
    assert t.g.march.workers == ["w1", "w2"], "they are carried already"
    t.say("none", "e3")
    assert t[0].workers[:2] == ["e3", "e3"], "the workers must go along"
    assert t.tokens("d3") == {"oil": 1}, "the oil stays with the character"


@pytest.mark.rule("SCY-5.23", "SCY-5.24")
def test_workers_among_opponents() -> None:
    t = Table("polania", "nordic").put(0, workers="c1 d1", character="c1").put(1, workers="d2 a5")
    assert "d2" not in steps(t, "w1", "c1")
    t.put(1, workers="a4 a5", structures={"mill": "d2"})
    assert t.g.controller("d2") == 1
    t.top("move", "move", "worker:c1", "d2", "stop")
    assert t.g.controller("d2") == 0
    assert t[1].structures == {"mill": "d2"}, "the structure stays"


@pytest.mark.rule("SCY-5.25", "SCY-5.26", "SCY-5.27", "SCY-5.33", "SCY-5.39")
def test_driving_workers_off() -> None:
    """X18: the way is clear for the next unit."""
    t = Table("polania", "nordic").put(0, mechs={4: "f4"}, character="f3", workers="c1 d1", popularity=3)
    t.put(1, workers="e4 a5").goods("e4", oil=2)
    t.g.tokens.remove("f3")
    t.top("move", "move", "mech:f4", "e4")
    assert t[1].workers[0] == "home_nordic"
    assert t.tokens("e4") == {"oil": 2}
    assert t[0].popularity == 2
    assert t.rule == "SCY-D05", "the mech stops, though it had a step left"
    t.say("character", "e4", "d4")
    assert t[0].character == "d4", "passing through; the Factory does not stop"


@pytest.mark.rule("SCY-5.26")
def test_driving_off_without_popularity() -> None:
    """X19: without popularity nothing is lost, and the workers go home all the same."""
    t = Table("polania", "nordic").put(0, mechs={4: "f4"}, popularity=0).put(1, workers="e4 e4")
    t.top("move", "move", "mech:f4", "e4", "stop")
    assert t[1].workers[:2] == ["home_nordic", "home_nordic"]
    assert t[0].popularity == 0


@pytest.mark.rule("SCY-5.28", "SCY-5.29", "SCY-5.30", "SCY-5.31", "SCY-10.1")
def test_entering_a_territory_with_fighters() -> None:
    t = Table("polania", "nordic").put(0, mechs={1: "f4", 4: "f4"}, workers="f4 d1", character="e3")
    t.put(0, cubes=["cube_move"], boxes={"deploy": 1}).put(1, mechs={1: "e4"}, workers="e4 a5")
    t.top("move", "move", "mech:f4", "all", "e4")
    assert t[1].workers[0] == "e4", "workers beside fighters wait for the combat"
    assert "worker:e4" not in t.offers(), "nobody leaves a pending combat"
    t.say("character", "e4", "stop")
    assert t.rule == "SCY-D10"
    assert set(t[0].fighters_on("e4")) == {"c", "m1"}, "more may join"


@pytest.mark.rule("SCY-5.32")
def test_a_character_stops_at_a_token() -> None:
    t = Table("polania", "nordic").put(0, mechs={4: "c1"}, character="c1", workers="c1 d1")
    t.top("move", "move", "mech:c1", "d2")
    assert t.rule == "SCY-D06", "a mech does not stop"
    t.say("stop", "character", "d2")
    assert t.rule == "SCY-D12", "the character does, and no box is left"


@pytest.mark.rule("SCY-5.34", "SCY-5.35", "SCY-12.7")
def test_combat_then_encounter_then_bottom() -> None:
    """X35: a won attack is followed by the encounter; a lost one leaves the token."""
    for power, won in ((7, True), (0, False)):
        t = Table("nordic", "polania").put(0, character="a4", power=power, hand=[])
        t.put(1, mechs={1: "b5"}, power=3, hand=[], workers="c1 d1")
        t.top("move", "move", "character", "b5", "stop")
        t.say(f"dial={power}", seat=0).say("dial=1", seat=1)
        assert ("b5" in t.g.tokens) != won
        assert (t.rule == "SCY-D12") == won


@pytest.mark.rule("SCY-5.34", "SCY-12.7")
@pytest.mark.finding("RU-15")
@pytest.mark.parametrize(("power", "won"), [(7, True), (0, False)])
def test_combat_then_factory_visit(power: int, won: bool) -> None:
    t = Table("nordic", "polania").put(0, character="c3", power=power, hand=[]).factory_cards(3, 5, 9)
    t.put(1, mechs={1: "d4"}, power=3, hand=[], workers="c1 d1")
    t.top("move", "move", "character", "d4", "stop")
    assert t.rule == "SCY-D10", "no card before the combat"
    assert t[0].seen == []
    t.say(f"dial={power}", seat=0).say("dial=1", seat=1)
    assert (t.rule == "SCY-D24") == won
    assert t[0].character == ("d4" if won else "home_nordic")
    if won:
        t.say("5")
    assert t[0].factory == ("factory_05" if won else "")


@pytest.mark.rule("SCY-D07", "SCY-5.20")
def test_a_load_is_put_down_and_asked_once_on_each_hex() -> None:
    t = Table("polania", "nordic").put(0, mechs={1: "c1", 4: "c1"}, workers="c1 c1 d1", character="b2")
    t.goods("c1", oil=2)
    t.top("move", "move", "mech:c1", "all")
    assert not {"all", "none", "custom"} & set(t.offers()), "once on a hex"
    t.say("d1")
    assert (t.tokens("d1"), t[0].workers.count("d1")) == ({"oil": 2}, 3)
    assert "none" in t.offers(), "two steps with Speed: a new hex, a new choice"
    t.say("none")
    assert not {"all", "none", "custom"} & set(t.offers())
    t.say("d2")
    assert (t.tokens("d1"), t[0].workers.count("d1")) == ({"oil": 2}, 3)
    assert t.tokens("d2") == {}
    assert t[0].mechs[0] == "d2"


@pytest.mark.rule("SCY-13.16", "SCY-5.27")
def test_workers_driven_off_without_a_combat_count_for_the_objective() -> None:
    t = Table("polania", "nordic").put(0, character="c1", popularity=9, workers="c1 d1").put(1, workers="d2 d2 a4")
    t.top("move", "move", "character", "d2")
    assert t.g.driven == 2
    assert t[0].popularity == 7


@pytest.mark.rule("SCY-5.36", "SCY-D06")
def test_no_step_no_move() -> None:
    """X52: a unit that was named and stayed uses up no box."""
    t = Table("polania", "nordic").put(0, mechs={1: "c1"}, workers="c1 d1").goods("c1", wood=2)
    t.top("move", "move", "mech:c1", "all", "stop", "worker:c1", "d1")
    assert "worker:d1" in t.units()
    t.say("worker:d1", "d2")
    assert t.rule == "SCY-D26"
    assert t.tokens("c1") == {"wood": 2}
    assert t[0].mechs[0] == "c1"


# --------------------------------------------------------------------------------------- factions, SCY-16


@pytest.mark.rule("SCY-16.4")
def test_seaworthy() -> None:
    """SCY-16.4: fighting units step onto lakes next to them, and off."""
    t = Table("nordic", "polania").put(0, mechs={2: "b5"})
    assert "c4" in steps(t, "m2", "b5")
    assert steps(t, "m2", "c4") == {"b4", "b5", "c3", "c5", "d4", "d5"}, "off onto any adjacent land, no lake to lake"
    assert "c4" in steps(t, "c", "b5")


@pytest.mark.rule("SCY-16.8")
def test_township() -> None:
    """X5: Rusviet steps from village to village it controls, and to the Factory."""
    t = Table("rusviet", "polania").put(0, mechs={2: "c6"}, workers="c6 f3 a3", structures={})
    t.g.tokens.clear()
    reach = steps(t, "m2", "c6")
    assert {"f3", "a3", "d4"} <= reach
    assert "g5" not in reach
    assert {"c6", "f3", "a3"} <= steps(t, "c", "d4")
    assert "f3" not in steps(t, "m2", "d7"), "the step must start on one of them"
    assert "f3" not in steps(t, "w1", "c6"), "not for workers"
    assert steps(t, "c", "home_rusviet") == {"c6", "d7"}, "never from a home base (R34)"


@pytest.mark.rule("SCY-16.11", "SCY-16.12", "SCY-5.12", "SCY-5.13")
def test_wayfare() -> None:
    """X43: Crimea's character steps to free home bases, and on from there."""
    t = Table("crimea", "nordic", "rusviet", "saxony", "polania").put(0, mechs={2: "h1", 4: "h1"}, character="g4")
    t.g.tokens.clear()
    reach = steps(t, "c", "g4") & set(HOMES)
    assert reach == {"home_crimea", "home_albion", "home_togawa"}
    t.top("move", "move", "character", "home_albion")
    assert {"a1", "a2"} <= set(t.offers())
    assert t.g.controlled(0) == ["g3", "h1"], "bases are not controlled"
    two = Table("crimea", "nordic").put(0, mechs={2: "h1"})
    assert steps(two, "c", "g4") & set(HOMES) == set(HOMES) - {"home_nordic"}
    assert not steps(two, "m1", "a4", seat=1) & set(HOMES), "nobody else goes there"


@pytest.mark.rule("SCY-16.13", "SCY-15.20", "SCY-2.2")
def test_resources_on_a_base() -> None:
    t = Table("crimea", "nordic").put(0, mechs={2: "h1"}, workers="h1 h1").goods("h1", food=3)
    t.top("move", "move", "mech:h1", "all", "home_albion", "worker:home_albion", "a1")
    assert t[0].workers[:2] == ["a1", "home_albion"], "workers leave it by land (R36)"
    assert t.tokens("home_albion") == {"food": 3}
    assert t.g.stock(0) == [0, 0, 0, 0]


@pytest.mark.rule("SCY-16.16")
def test_underpass() -> None:
    """SCY-16.16: Saxony's mountains, all tunnels and its Mine are next to each other."""
    t = Table("saxony", "polania").put(0, mechs={2: "f1"}, workers="f1 d5", structures={"mine": "g1"})
    assert {"d5", "b4", "c2", "c5", "e3", "e6", "f4", "g1"} <= steps(t, "m2", "f1")
    assert "b5" not in steps(t, "m2", "f1"), "a mountain that is not controlled"
    assert {"f1", "d5"} <= steps(t, "c", "c2")
    assert "f1" not in steps(t, "w2", "d5")


@pytest.mark.rule("SCY-16.19")
def test_submerge() -> None:
    """SCY-16.19: all lakes are next to each other."""
    t = Table("polania", "nordic").put(0, mechs={2: "c1"})
    assert "b1" in steps(t, "m2", "c1")
    assert {"b3", "c4", "d3", "e5", "e7", "g2"} <= steps(t, "m2", "b1"), "from any lake to any other"
    assert "c1" in steps(t, "m2", "b1")
    with pytest.raises(NotLegal):
        t.top("move", "move", "character", "b3")
