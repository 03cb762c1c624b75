"""CIR-18 to CIR-23: what is special about each faction."""

from __future__ import annotations

import pytest

from games.circadians import components as c
from games.circadians.rules.build import BuildPoints
from games.circadians.rules.building import building_choices
from games.circadians.rules.harvest import HarvestPoints, harvestable
from games.circadians.rules.leyrien import BoostMorale, morale_fame, morale_strength
from games.circadians.rules.move import MovePoints, dock_pairs
from games.circadians.rules.moving import PresenceEnds, Route, carry_out
from games.circadians.rules.research import Research
from games.circadians.rules.rewards import Gain
from games.circadians.rules.sources import RearmTraps, Source, region_count
from games.circadians.rules.stats import totals
from tests.games.circadians.support import Table

GUARD = ("guard", "none")

# -- Circadians --------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-18.1", "CIR-18.2", "CIR-18.5", "CIR-3.27")
def test_the_ship_is_home_but_no_region() -> None:
    table = Table("circadians", "ai")
    site = table.player("circadians").site
    assert site not in table.g.regions
    assert region_count(table.g, 0) == 0
    table.acting("circadians", "move", move=1)
    table.do(MovePoints(seat=0))
    assert {*table.g.docks} == {o.split(">")[1].rstrip("?") for o in table.options("circadians") if ">" in o}
    table.acting("circadians", "harvest")
    assert harvestable(table.g, 0) == []


@pytest.mark.rule("CIR-18.6")
def test_one_dock_without_a_building_may_be_harvested() -> None:
    table = Table("circadians", "ai")
    a, b = table.g.docks
    table.stand("circadians", a, 1).stand("circadians", b, 1).acting("circadians", "harvest")
    assert harvestable(table.g, 0) == [a, b]
    table.do(HarvestPoints(3, seat=0))
    table.answer("circadians", a)
    assert not table.is_asked("circadians")
    assert harvestable(table.g, 0) == []


@pytest.mark.rule("CIR-18.9")
def test_strongholds_not_next_to_each_other() -> None:
    table = Table("circadians", "ai").stand("circadians", "c2", 1).stand("circadians", "d3", 1).rich("circadians")
    table.build("circadians", "stronghold", "c3")
    for name in ("c2", "d3"):
        table.g.regions[name].foundations = ["nf_plain_1" if name == "c2" else "nf_plain_2"]
    options = {option.id for option in building_choices(table.g, 0)}
    assert not any(option.startswith("stronghold@") for option in options)
    table.g.regions["c3"].buildings = []
    table.g.moved()
    table.build("circadians", "stronghold", "e2")
    options = {option.id for option in building_choices(table.g, 0)}
    assert {"stronghold@c2.nf_plain_1", "stronghold@d3.nf_plain_2"} <= options


@pytest.mark.rule("CIR-18.10", "CIR-18.11", "CIR-18.12", "CIR-18.17", "CIR-18.20")
@pytest.mark.parametrize("faction", list(c.INTEL))
def test_intel_cards(faction: str) -> None:
    table = Table("circadians", faction).stand("circadians", "c3", 2).stand(faction, "c3", 2)
    table.fight("c3", "circadians", faction)
    before = totals(table.g, 0)
    table.player("circadians").intel = [faction]
    bonus = {"ai": (0, 0, 2), "zcharo": (2, 0, 0), "leyrien": (2, 0, 0), "jrayek": (1, 0, 1), "oxataya": (1, 1, 0)}[
        faction
    ]
    assert tuple(after - old for after, old in zip(totals(table.g, 0), before, strict=True)) == bonus
    table.g.battle = None
    table.g.stack.clear()
    table.g.phase = "income"
    energy = table.player(faction).energy
    table.do(Source(1, "intel"))
    if faction in ("leyrien", "oxataya"):
        assert table.rule(faction) == "CIR-D22"
    else:
        assert table.player(faction).energy == energy + 1
    from games.circadians.rules.battle import TakeIntel

    table.g.stack.clear()
    table.player("circadians").intel = []
    table.do(TakeIntel(0, 1), TakeIntel(0, 1))
    assert table.player("circadians").intel == [faction]
    assert not table.player(faction).has_intel


@pytest.mark.rule("CIR-18.16", "CIR-18.18", "CIR-18.19", "CIR-27.4")
def test_relocating_the_ship() -> None:
    table = Table("circadians", "ai").stand("circadians", "d3", 1).acting("circadians", "move", move=2)
    site = table.player("circadians").site
    assert all("d3" in pair or set(pair) & set(table.g.docks) for pair in dock_pairs(table.g, 0) if "d3" in pair)
    assert all("d3" in pair for pair in dock_pairs(table.g, 0))
    assert ("d2", "d3") in dock_pairs(table.g, 0)
    home = table.player("circadians").home.fighters
    table.do(MovePoints(seat=0))
    table.answers("circadians", "ship", "d2+d3")
    assert table.g.turn is not None
    assert (table.g.docks, table.g.turn.move) == (["d2", "d3"], 1)
    assert table.player("circadians").home.fighters == home
    assert "ship" not in table.options("circadians")
    assert {"home>d2", "home>d3"} <= set(table.options("circadians"))
    assert site not in table.g.regions
    table = Table("circadians", "ai").upgrade("circadians", "mobile").acting("circadians", "move", move=0)
    table.do(MovePoints(seat=0))
    table.answers("circadians", "ship", "d3+e3")
    assert table.g.docks == ["d3", "e3"]
    assert ("d2", "e3") not in dock_pairs(table.g, 0)


# -- A.I. --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-19.3", "CIR-19.4", "CIR-19.10", "CIR-19.8", "CIR-19.2")
def test_w39_a_trap_wounds_the_first_group() -> None:
    table = Table("leyrien", "ai").stand("leyrien", "c2", 5, "eeyla").build("ai", "stronghold", "c3")
    table.acting("leyrien", "move", move=3)
    areas = table.player("leyrien").areas[0]
    table.do(MovePoints(seat=0))
    table.send("leyrien", "c2>c3", 3, "eeyla")
    assert table.g.regions["c3"].units[0].fighters == 2
    assert table.player("leyrien").areas[0] == areas + 1
    assert table.player("ai").fame == 1
    assert not table.g.regions["c3"].buildings[0].armed
    table.send("leyrien", "c2>c3", 1)
    assert table.player("ai").fame == 1


@pytest.mark.rule("CIR-19.5")
def test_a_trap_spares_leaders_redeploys_and_the_ai() -> None:
    table = Table("leyrien", "ai").stand("leyrien", "c2", 5, "eeyla").build("ai", "stronghold", "c3")
    table.acting("leyrien", "move", move=3)
    carry_out(table.g, 0, Route("c2", "c3"), ("eeyla",), 0)
    table.do()
    assert table.g.regions["c3"].buildings[0].armed
    carry_out(table.g, 0, Route("c2", "c3", "redeploy"), (), 2)
    table.do()
    assert table.g.regions["c3"].buildings[0].armed
    assert table.player("ai").fame == 0


@pytest.mark.rule("CIR-19.6", "CIR-19.7", "CIR-19.11")
def test_traps_are_rearmed_and_leave_with_their_stronghold() -> None:
    from games.circadians.rules.removal import destroy

    table = Table("ai", "zcharo").build("ai", "stronghold", "c3").stand("ai", "c3", 1).rich("ai")
    table.g.regions["c3"].buildings[0].armed = False
    table.do(RearmTraps(0))
    assert table.g.regions["c3"].buildings[0].armed
    table.g.regions["c3"].foundations = ["nf_plain_1"]
    destroy(table.g, "c3", 0)
    assert table.g.regions["c3"].buildings == []
    table.acting("ai", "build")
    table.do(BuildPoints(1, seat=0))
    table.answer("ai", "stronghold@c3.nf_plain_1")
    assert table.g.regions["c3"].buildings[0].armed


@pytest.mark.rule("CIR-19.10")
def test_a_trap_can_win_the_match() -> None:
    table = Table("leyrien", "ai").stand("leyrien", "c2", 5).build("ai", "stronghold", "c3")
    table.player("ai").fame = 17
    table.acting("leyrien", "move", move=3)
    table.do(MovePoints(seat=0))
    table.send("leyrien", "c2>c3", 3)
    assert table.g.outcome is not None
    assert table.g.outcome.winners == (1,)


@pytest.mark.rule("CIR-19.9", "CIR-27.7")
def test_copious_adds_ten_fighters() -> None:
    from games.circadians.rules.attributes import UpgradeAttribute

    table = Table("ai", "zcharo").rich("ai")
    areas = table.player("ai").areas[0]
    table.do(UpgradeAttribute(seat=0))
    table.answer("ai", "copious")
    assert table.player("ai").areas[0] == areas + 10
    assert table.check() == []


# -- Zcharo ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-20.1", "CIR-20.7")
def test_every_research_gives_fame_before_the_instant() -> None:
    table = Table("zcharo", "ai")
    table.do(Research(seat=0))
    events = table.answer("zcharo", "discover+gems1")
    keys = [event.text.key for event in events]
    assert keys.index("circadians-advanced") < keys.index("circadians-fame")
    assert (table.player("zcharo").fame, table.player("zcharo").gems) == (1, 2)
    table.do(Research(seat=0))
    table.answer("zcharo", "none")
    assert table.player("zcharo").fame == 1


@pytest.mark.rule("CIR-20.5", "CIR-20.8", "CIR-2.28")
def test_strongholds_in_reach_add_strength() -> None:
    table = Table("zcharo", "ai").stand("zcharo", "c3", 2).stand("ai", "c3", 2)
    table.fight("c3", "zcharo", "ai")
    alone = totals(table.g, 0)[0]
    table.build("zcharo", "stronghold", "c2")
    assert totals(table.g, 0)[0] == alone + 1
    table.build("zcharo", "stronghold", "c3")
    assert totals(table.g, 0)[0] == alone + 2
    table.g.regions["c2"].buildings = []
    table.g.moved()
    table.build("zcharo", "stronghold", "e2")
    assert totals(table.g, 0)[0] == alone + 1


# -- Leyrien -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-21.1", "CIR-27.14")
def test_w40_bogs() -> None:
    table = Table("leyrien", "ai", "zcharo", "jrayek").stand("leyrien", "b2", 1)
    table.acting("leyrien", "move", move=1)
    table.do(MovePoints(seat=0))
    bogs = {name for name, region in table.g.regions.items() if region.terrain == "bog" and name != "b2"}
    assert {"d1", "c3", "e3"} < bogs
    assert {f"b2>{name}" for name in bogs} <= set(table.options("leyrien"))


@pytest.mark.rule("CIR-21.2", "CIR-21.3", "CIR-21.4", "CIR-21.5", "CIR-21.6")
def test_w41_morale_rows() -> None:
    table = Table("leyrien", "ai")
    names = ("b3", "c2", "d2", "d3", "e2", "e4")
    for name in names:
        table.stand("leyrien", name, 1)
    table.do(BoostMorale(["b2", *names], seat=0))
    assert table.options("leyrien") == list(names)
    table.answers("leyrien", "b3", "row-fame")
    assert table.g.morale == {"strength": 4, "fame": 3}
    table.do(BoostMorale(["b3", "c2"], seat=0))
    assert table.g.morale == {"strength": 3, "fame": 3}
    assert table.morale("c2")
    table.do(BoostMorale(["b3"], seat=0))
    assert not table.is_asked("leyrien")
    table.g.morale = {"strength": 1, "fame": 0}
    assert (morale_fame(table.g), morale_strength(table.g)) == (5, 3)
    assert [sum(c.FAME_ROW[:count]) for count in (1, 2, 3, 4)] == [1, 2, 3, 5]
    table.g.morale = {"strength": 0, "fame": 0}
    table.do(BoostMorale(["e4"], seat=0))
    assert not table.g.regions["e4"].morale


@pytest.mark.rule("CIR-21.5", "CIR-21.8", "CIR-21.7")
def test_w42_morale_defends_and_is_lost_with_presence() -> None:
    table = Table("leyrien", "oxataya").stand("leyrien", "c2", 3).stand("oxataya", "c2", 9)
    table.g.regions["c2"].morale, table.g.morale = True, {"strength": 2, "fame": 3}
    table.do(PresenceEnds("c2"))
    assert table.morale("c2")
    table.fight("c2", "oxataya", "leyrien")
    assert totals(table.g, 0)[0] == 3 + 2
    table.plans(("oxataya", *GUARD), ("leyrien", *GUARD))
    assert not table.morale("c2")
    assert table.g.morale == {"strength": 3, "fame": 3}


@pytest.mark.rule("CIR-21.7", "CIR-21.15")
def test_morale_returns_in_the_middle_of_a_move() -> None:
    table = Table("leyrien", "ai").stand("leyrien", "c2", 2).acting("leyrien", "move", move=3)
    table.g.regions["c2"].morale, table.g.morale = True, {"strength": 3, "fame": 3}
    table.do(MovePoints(seat=0))
    table.send("leyrien", "c2>c3", 2)
    assert table.rule("leyrien") == "CIR-D46"
    table.answer("leyrien", "row-strength")
    assert table.g.morale == {"strength": 4, "fame": 3}
    table.send("leyrien", "c3>c2", 2)
    assert not table.morale("c2")


@pytest.mark.rule("CIR-21.9", "CIR-21.11")
def test_strongholds_stand_on_cliffs_or_plains_and_boost() -> None:
    table = Table("leyrien", "ai").stand("leyrien", "c2", 1).stand("leyrien", "c3", 1).rich("leyrien")
    table.g.regions["c2"].foundations, table.g.regions["c3"].foundations = ["nf_plain_1"], ["nf_plain_2"]
    table.acting("leyrien", "build")
    table.do(BuildPoints(1, seat=0))
    assert "stronghold@c3.nf_plain_2" not in table.options("leyrien")
    table.answer("leyrien", "stronghold@c2.nf_plain_1")
    table.answer("leyrien", "row-fame")
    assert table.morale("c2")


@pytest.mark.rule("CIR-21.10", "CIR-21.13", "CIR-21.14")
def test_the_token_on_the_base_stays() -> None:
    table = Table("leyrien", "ai")
    site = table.player("leyrien").site
    table.g.morale = {"strength": 3, "fame": 4}
    table.do(Gain(0, {"boost_morale_base": 1}))
    assert table.g.regions[site].morale
    assert table.g.morale == {"strength": 3, "fame": 3}
    table.do(PresenceEnds(site))
    assert table.g.regions[site].morale
    table.g.morale = {"strength": 0, "fame": 0}
    table.g.regions[site].morale = False
    table.do(Gain(0, {"boost_morale_base": 1}))
    assert not table.g.regions[site].morale


@pytest.mark.rule("CIR-18.18", "CIR-11.30")
def test_the_ship_waits_until_leaders_have_parted() -> None:
    table = Table("circadians", "ai").stand("circadians", "c2", 1, "renzo").stand("circadians", "c3", 1, "akira")
    table.acting("circadians", "move", move=2)
    table.do(MovePoints(seat=0))
    assert "ship" in table.options("circadians")
    table.send("circadians", "c2>c3", 0, "renzo")
    assert not {"ship", "stop"} & set(table.options("circadians"))
