"""CIR-26, CIR-27: every leader and every attribute, both sides."""

from __future__ import annotations

from typing import Any

import pytest

from games.circadians import components as c
from games.circadians.rules.actions import MoveActionEnds, TakeTurn
from games.circadians.rules.combat import battles
from games.circadians.rules.move import MovePoints
from games.circadians.rules.moving import Route, groups
from games.circadians.rules.sources import Source
from games.circadians.rules.stats import totals
from games.circadians.state import HOME
from tests.games.circadians.support import Table

rule = pytest.mark.rule
GUARD = ("guard", "none")

STATS = {
    "sable": "2/0/1 1 0 4/2/1 1",
    "akira": "2/0/2 0 1 4/0/4 1",
    "renzo": "3/2/0 0 1 5/3/0 1",
    "zoey": "2/2/0 0 0 3/3/0 1",
    "melvan": "2/0/0 0 0 3/1/1 1",
    "adecai": "3/0/0 1 0 5/0/0 1",
    "injura": "-2/3/0 1 1 2/4/0 2",
    "xiao": "2/1/1 0 1 3/3/1 1",
    "phoros": "-2/3/0 1 0 2/4/0 1",
    "demo": "2/1/0 0 2 4/2/0 0",
    "oachra": "2/2/0 1 0 3/3/0 1",
    "cahzor": "2/0/0 0 0 4/0/0 1",
    "zucalah": "3/0/0 0 0 6/0/0 1",
    "ejax": "1/1/0 0 0 2/1/2 1",
    "urzo": "3/0/0 1 0 5/0/0 1",
    "niruveh": "2/0/1 0 0 3/0/3 1",
    "eeyla": "2/2/0 1 0 4/3/0 1",
    "vehlac": "3/0/0 1 0 6/0/0 1",
    "ivi": "2/0/0 0 0 3/1/1 1",
    "rylach": "1/0/1 1 0 3/0/2 1",
    "jayen": "4/0/1 1 0 7/0/2 1",
    "ikryla": "2/0/0 0 0 4/2/0 1",
    "lynke": "1/2/0 0 1 3/4/0 1",
    "vahla": "2/0/0 0 2 2/0/2 1",
    "kajali": "2/1/0 1 0 4/2/0 1",
    "uryk": "2/2/0 0 0 3/3/0 0",
    "halke": "2/0/2 0 0 3/0/3 0",
    "katarin": "3/0/0 0 0 5/0/0 0",
    "tovati": "1/2/0 0 1 3/3/0 1",
    "azaru": "2/0/0 1 0 3/0/0 1",
    "xanya": "2/0/1 0 0 4/0/2 1",
    "rhan": "2/0/2 1 1 3/0/2 1",
    "onari": "1/1/0 1 0 3/2/1 1",
    "latanja": "2/0/0 0 1 3/1/0 1",
}


@rule("CIR-26.35", "CIR-10.9", "CIR-11.11")
@pytest.mark.parametrize("name", list(STATS))
def test_stats_and_costs_of_both_sides(name: str) -> None:
    leader = c.LEADERS[name]
    base = "/".join(map(str, leader.base.stats))
    upgraded = "/".join(map(str, leader.upgraded.stats))
    assert (
        f"{base} {leader.base.deploy_gems} {leader.base.upgrade_gems} {upgraded} {leader.upgraded.deploy_gems}"
        == STATS[name]
    )


def battle(name: str, upgraded: bool, mine: int = 3, theirs: int = 3, region: str = "c3", **more: Any) -> Table:
    """The leader's faction (seat 0) against another in a battle that the leader's faction selected."""
    faction = c.LEADERS[name].faction
    rival = more.get("rival", "leyrien" if faction != "leyrien" else "oxataya")
    table = Table(faction, rival, leaders="extended")
    table.player(faction).home.leaders = []
    table.player(faction).reserve = [each for each in c.FACTION_LEADERS[faction] if each != name]
    table.stand(faction, region, mine, name, *more.get("others", ())).stand(
        rival, region, theirs, *more.get("rivals", ())
    )
    table.rich(faction, 5, 2).rich(rival, 5, 2)
    if upgraded:
        table.upgrade(faction, name)
    table.g.round = more.get("round", 1)
    for kind in more.get("buildings", ()):
        table.build(rival, kind, region)
    return table.fight(region, faction, rival)


def strength(name: str, upgraded: bool, **more: Any) -> int:
    """Strength beyond fighters and the leader's own stats."""
    table = battle(name, upgraded, **more)
    side = table.g.side_of(0, name)
    fighters = 3 * (2 if c.LEADERS[name].faction == "circadians" else 1)
    hostile = 2 if c.LEADERS[name].faction == "jrayek" else 0
    return totals(table.g, 0)[0] - side.stats[0] - fighters - hostile


both = pytest.mark.parametrize("upgraded", [False, True])


@rule("CIR-26.1")
@both
def test_sable(upgraded: bool) -> None:
    """CIR-26.1: planning: the opponent reveals dial and card before you plan."""
    table = battle("sable", upgraded, rival="ai")
    assert table.is_asked("ai")
    assert not table.is_asked("circadians")


@rule("CIR-26.2", "CIR-26.37")
def test_akira() -> None:
    """CIR-26.2: your Recruit turn: may pay 1 energy to gain 1 gem."""
    table = (
        Table("circadians", "ai").priced("recruit", "ai").stand("circadians", "c3", 0, "akira").rich("circadians", 1, 0)
    )
    table.g.phase = "recruit"
    table.do(TakeTurn(0))
    assert table.options("circadians") == ["use.akira", "pass"]
    table.answer("circadians", "use.akira")
    assert (table.player("circadians").energy, table.player("circadians").gems) == (0, 1)
    table.g.stack.clear()
    table.upgrade("circadians", "akira")
    table.do(TakeTurn(0))
    assert table.player("circadians").gems == 2


@rule("CIR-26.4", "CIR-26.51")
@both
def test_zoey(upgraded: bool) -> None:
    """CIR-26.4: retreating: may go with the retreating fighters."""
    table = battle("zoey", upgraded, theirs=9).stand("circadians", "e4", 1)
    table.plans(("circadians", "retreat", "none"), ("leyrien", *GUARD))
    table.answer("circadians", "zoey")
    assert "zoey" in table.g.regions["e4"].units[0].leaders


@rule("CIR-26.5")
@pytest.mark.parametrize(("upgraded", "bonus"), [(False, 2), (True, 3)])
def test_melvan(upgraded: bool, bonus: int) -> None:
    """CIR-26.5: battle: +2 strength if the region is not a dock of the ship."""
    assert strength("melvan", upgraded) == bonus
    table = battle("melvan", upgraded)
    before = totals(table.g, 0)[0]
    table.g.docks = ["c3", "c2"]
    assert totals(table.g, 0)[0] == before - bonus


@rule("CIR-26.6", "CIR-26.38")
@both
def test_adecai(upgraded: bool) -> None:
    """CIR-26.6: step 2: wound 1 enemy fighter, cannot be blocked (within the limit of 4) if you are the victor."""
    table = battle("adecai", upgraded, mine=9, theirs=4)
    table.plans(("ai", *GUARD), ("leyrien", *GUARD))
    assert table.said("wounded")[0]["count"] == 1
    assert table.player("ai").fame == 1


@rule("CIR-26.7", "CIR-26.39", "CIR-25.15")
@pytest.mark.parametrize(("upgraded", "attack"), [(False, 3), (True, 4)])
def test_injura(upgraded: bool, attack: int) -> None:
    """CIR-26.7: battle: +1 attack if you are the victor."""
    table = battle("injura", upgraded, mine=12, theirs=2)
    assert totals(table.g, 0)[1] == attack + 1  # Destructive
    assert table.g.battle is not None
    table.g.battle.victor = 0
    assert totals(table.g, 0, result=True)[1] == attack + 2
    table.g.battle.victor = 1
    assert totals(table.g, 0, result=True)[1] == attack + 1


@rule("CIR-26.8", "CIR-26.40")
@pytest.mark.parametrize(("upgraded", "count"), [(False, 1), (True, 2)])
def test_xiao(upgraded: bool, count: int) -> None:
    """CIR-26.8: after step 2: gain 1 research if no enemy fighter was wounded in the battle."""
    table = battle("xiao", upgraded, mine=1, theirs=0, buildings=("factory",))
    table.plans(("ai", *GUARD), ("leyrien", *GUARD))
    for track in ("recruit", "move")[:count]:
        assert table.rule("ai") == "CIR-D14"
        table.answer("ai", track)
    assert table.rule("ai") == ""
    table = battle("xiao", upgraded, mine=3, theirs=3)
    table.plans(("ai", "assault", "none"), ("leyrien", "assault", "none"))
    assert table.rule("ai") == ""


@rule("CIR-26.9")
@both
def test_phoros(upgraded: bool) -> None:
    """CIR-26.9: planning: may choose the Charge sector without meeting its requirement."""
    from games.circadians.rules.combat import sectors

    table = battle("phoros", upgraded, mine=1).rich("ai", 0, 0)
    assert {"charge", "die_left", "die_right"} <= set(sectors(table.g, 0))


@rule("CIR-26.10")
@both
def test_demo(upgraded: bool) -> None:
    """CIR-26.10: step 3: this leader goes to your home instead of your supply if you are defeated."""
    table = battle("demo", upgraded, mine=1, theirs=12)
    table.plans(("ai", *GUARD), ("leyrien", *GUARD))
    assert "demo" in table.player("ai").home.leaders


@rule("CIR-26.11")
@both
def test_oachra(upgraded: bool) -> None:
    """CIR-26.11: resolution order: your attacks are resolved before step 1."""
    table = battle("oachra", upgraded)
    table.plans(("zcharo", "assault", "none"), ("leyrien", "assault", "none"))
    keys = [event.text.key for event in table.events]
    assert keys.index("circadians-wounded") < keys.index("circadians-strength")


@rule("CIR-26.12")
@pytest.mark.parametrize(("upgraded", "bonus"), [(False, 1), (True, 2)])
def test_cahzor(upgraded: bool, bonus: int) -> None:
    """CIR-26.12: battle: +1 strength if the opponent has a building in the region."""
    assert strength("cahzor", upgraded, buildings=("factory", "outpost")) == bonus
    assert strength("cahzor", upgraded) == 0


@rule("CIR-26.13", "CIR-26.37")
def test_zucalah() -> None:
    """CIR-26.13: your Harvest turn: may pay 1 energy to gain 1 tactics card."""
    table = Table("zcharo", "ai").priced("harvest", "ai", "p6").stand("zcharo", HOME, 0, "zucalah").rich("zcharo", 1, 0)
    table.g.phase = "harvest"
    table.do(TakeTurn(0))
    table.answer("zcharo", "use.zucalah")
    assert (table.player("zcharo").energy, len(table.player("zcharo").hand)) == (0, 1)
    table.g.stack.clear()
    table.upgrade("zcharo", "zucalah")
    table.do(TakeTurn(0))
    assert len(table.player("zcharo").hand) == 2


@rule("CIR-26.14", "CIR-25.10")
@both
def test_ejax(upgraded: bool) -> None:
    """CIR-26.14: battle: +1 strength x the number of the current round."""
    assert strength("ejax", upgraded, round=4) == 4


@rule("CIR-26.15", "CIR-26.48")
@both
def test_urzo(upgraded: bool) -> None:
    """CIR-26.15: after the battle: take the opponent's used tactics card into hand if you did not choose Retreat."""
    table = battle("urzo", upgraded).hand("leyrien", "flanking")
    table.plans(("zcharo", *GUARD), ("leyrien", "guard", "flanking"))
    assert [held.card for held in table.player("zcharo").hand] == ["flanking"]
    table = battle("urzo", upgraded).hand("leyrien", "flanking")
    table.plans(("zcharo", "retreat", "none"), ("leyrien", "guard", "flanking"))
    assert table.player("zcharo").hand == []


@rule("CIR-26.17")
@both
def test_eeyla(upgraded: bool) -> None:
    """CIR-26.17: after step 1: gain 1 fame if you are the victor."""
    table = battle("eeyla", upgraded, mine=12)
    table.plans(("leyrien", *GUARD), ("oxataya", *GUARD))
    assert table.player("leyrien").fame == 1
    table = battle("eeyla", upgraded, mine=1, theirs=12)
    table.plans(("leyrien", *GUARD), ("oxataya", *GUARD))
    assert table.player("leyrien").fame == 0


@rule("CIR-26.19", "CIR-26.46", "CIR-11.8")
@both
def test_ivi(upgraded: bool) -> None:
    """CIR-26.19: always: may share a region with 1 other own leader."""
    table = Table("leyrien", "ai", leaders="extended")
    table.player("leyrien").reserve = ["ivi", "vehlac", "eeyla"]
    table.player("leyrien").home.leaders = []
    table.stand("leyrien", "c2", 1, "ivi").stand("leyrien", "c3", 1, "vehlac")
    if upgraded:
        table.upgrade("leyrien", "ivi")
    assert (("ivi",), 0, 1) in groups(table.g, 0, Route("c2", "c3"), 1)
    table.stand("leyrien", "c3", 0, "eeyla")
    assert (("ivi",), 0, 1) not in groups(table.g, 0, Route("c2", "c3"), 1)


@rule("CIR-26.20", "CIR-26.47")
@both
def test_rylach(upgraded: bool) -> None:
    """CIR-26.20: end of your Move action: boost morale in the region if the region is cliffs or plains."""
    table = Table("leyrien", "ai", leaders="extended")
    table.player("leyrien").reserve = ["rylach"]
    table.player("leyrien").home.leaders = []
    table.stand("leyrien", "c2", 0, "rylach").acting("leyrien", "move")
    if upgraded:
        table.upgrade("leyrien", "rylach")
    table.do(MoveActionEnds(0))
    table.answer("leyrien", "row-fame")
    assert table.g.regions["c2"].morale
    table.g.regions["c2"].units = {}
    table.g.moved()
    table.stand("leyrien", "c3", 1)
    table.g.regions["c3"].units[0].leaders.append("rylach")
    table.do(MoveActionEnds(0))
    assert not table.g.regions["c3"].morale


@rule("CIR-26.21", "CIR-26.41")
@both
def test_w36_jayen(upgraded: bool) -> None:
    table = battle("jayen", upgraded, mine=5, theirs=2, rival="ai")
    areas = table.player("jrayek").areas[0]
    table.plans(("jrayek", *GUARD), ("ai", "assault", "none"))
    assert table.said("lost-fighters")[0]["count"] == 3
    assert table.player("jrayek").areas[0] == areas + 3
    assert table.player("ai").fame == 0
    assert table.g.regions["c3"].units[0].fighters == 2


@rule("CIR-26.22")
@both
def test_ikryla(upgraded: bool) -> None:
    """CIR-26.22: income: gain 1 tactics card or 1 gem if the leader is in a region with a relic."""
    table = Table("jrayek", "ai").stand("jrayek", "c3", 0, "ikryla")
    if upgraded:
        table.upgrade("jrayek", "ikryla")
    table.g.phase = "income"
    table.do(Source(0, "leaders"))
    assert table.rule("jrayek") == ""
    table.g.regions["c3"].relic = 5
    table.player("jrayek").income.done = []
    table.do(Source(0, "leaders"))
    assert table.rule("jrayek") == "CIR-D48"
    assert table.options("jrayek") == ["cards1", "gems1"]


@rule("CIR-26.23", "CIR-26.42", "CIR-25.10")
@pytest.mark.parametrize(("upgraded", "bonus"), [(False, 1), (True, 2)])
def test_lynke(upgraded: bool, bonus: int) -> None:
    """CIR-26.23: battle: +1 strength for every 2 attack you have in the battle."""
    assert strength("lynke", upgraded) == bonus
    table = battle("lynke", upgraded)
    assert table.g.battle is not None
    table.g.battle.side(0).sector = "charge"
    assert totals(table.g, 0)[1] == 2 * bonus + 2
    assert totals(table.g, 0)[0] - 3 - 2 - table.g.side_of(0, "lynke").stats[0] == bonus + 1


@rule("CIR-26.24")
def test_vahla() -> None:
    """CIR-26.24: battle: +4 strength if the opponent commands a Rhy-zu in the battle."""
    table = battle("vahla", False, rival="ai")
    base = totals(table.g, 0)[0]
    assert table.g.battle is not None
    table.g.battle.side(1).rhyzu = ["uryk"]
    assert totals(table.g, 0)[0] == base + 4
    table.g.battle.side(1).rhyzu = []
    table.g.battle.side(0).rhyzu = ["katarin"]
    assert totals(table.g, 0)[0] == base + 3
    table.upgrade("jrayek", "vahla")
    assert totals(table.g, 0)[0] == base + 3 + 4


@rule("CIR-26.25", "CIR-26.43")
@both
def test_kajali(upgraded: bool) -> None:
    """CIR-26.25: selecting battles: opponents cannot select any battle in this region."""
    table = battle("kajali", upgraded)
    table.g.battle = None
    table.g.stack.clear()
    assert battles(table.g, 1) == []
    assert battles(table.g, 0) == [("c3", 1)]


@rule("CIR-26.26", "CIR-26.27", "CIR-26.28", "CIR-22.3")
@pytest.mark.parametrize("rhyzu", c.RHYZU)
@both
def test_rhyzu(rhyzu: str, upgraded: bool) -> None:
    """CIR-26.26: who wins the battle takes command of it."""
    table = Table("jrayek", "leyrien").stand("jrayek", "c3", 2, rhyzu).stand("leyrien", "c3", 9)
    if upgraded:
        table.upgrade("jrayek", rhyzu)
    table.fight("c3", "leyrien", "jrayek")
    stats = c.LEADERS[rhyzu].upgraded.stats if upgraded else c.LEADERS[rhyzu].base.stats
    assert totals(table.g, 0) == (2 + stats[0], stats[1], stats[2])
    table.plans(("leyrien", *GUARD), ("jrayek", *GUARD))
    assert table.g.commander(rhyzu) == (1, "c3")


@rule("CIR-26.29", "CIR-26.54")
@both
def test_tovati(upgraded: bool) -> None:
    """CIR-26.29: battle: +2 strength if no other leader or Rhy-zu fights on your side."""
    assert strength("tovati", upgraded) == 2
    assert strength("tovati", upgraded, others=("onari",)) == c.LEADERS["onari"].base.stats[0]
    table = battle("tovati", upgraded)
    base = totals(table.g, 0)[0]
    assert table.g.battle is not None
    table.g.seats[1].faction = "jrayek"
    table.g.battle.side(0).rhyzu = ["katarin"]
    assert totals(table.g, 0)[0] == base - 2 + 3


@rule("CIR-26.30")
@pytest.mark.parametrize(("upgraded", "gems"), [(False, 0), (True, 1)])
def test_azaru(upgraded: bool, gems: int) -> None:
    """CIR-26.30: before planning: gain 1 tactics card."""
    table = battle("azaru", upgraded)
    assert (len(table.player("oxataya").hand), table.player("oxataya").gems) == (1, 2 + gems)


@rule("CIR-26.32", "CIR-26.54")
@pytest.mark.parametrize(("upgraded", "each"), [(False, 2), (True, 3)])
def test_rhan(upgraded: bool, each: int) -> None:
    """CIR-26.32: battle: +2 strength for each other of your leaders in the battle."""
    others = ("onari", "latanja")
    stats = sum(c.LEADERS[name].base.stats[0] for name in others)
    assert strength("rhan", upgraded, others=others) == 2 * each + stats
    assert strength("rhan", upgraded) == 0


@rule("CIR-26.33", "CIR-26.49")
@both
def test_onari(upgraded: bool) -> None:
    """CIR-26.33: your Move action: moves out of a lake made with this leader cost no move point."""
    table = Table("oxataya", "ai", leaders="extended")
    table.player("oxataya").home.leaders, table.player("oxataya").reserve = [], ["onari"]
    table.stand("oxataya", "c4", 3, "onari").acting("oxataya", "move", move=0)
    if upgraded:
        table.upgrade("oxataya", "onari")
    table.do(MovePoints(seat=0))
    assert "c4>c3" in table.options("oxataya")
    table.send("oxataya", "c4>c3", 2, "onari")
    assert table.g.regions["c3"].units[0].count == 3
    assert not table.is_asked("oxataya")


@rule("CIR-26.34", "CIR-26.50")
@pytest.mark.parametrize(("upgraded", "most"), [(False, 4), (True, 10)])
def test_latanja(upgraded: bool, most: int) -> None:
    """CIR-26.34: after the battle: 1 redeploy of up to 4 fighters from this region if you are the victor."""
    table = battle("latanja", upgraded, mine=14, theirs=1).stand("oxataya", "c2", 1)
    table.plans(("oxataya", *GUARD), ("leyrien", *GUARD))
    assert table.rule("oxataya") == "CIR-D38"
    table.answer("oxataya", "c3>c2?")
    assert table.options("oxataya")[0] == str(most)
