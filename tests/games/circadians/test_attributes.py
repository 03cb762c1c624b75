"""CIR-27: every attribute, both sides."""

from __future__ import annotations

from typing import Any

import pytest

from games.circadians import components as c
from games.circadians.rules.actions import ActionEnds, finish_pass
from games.circadians.rules.attributes import UpgradeAttribute, upgradable
from games.circadians.rules.board import reach
from games.circadians.rules.locks import ways
from games.circadians.rules.sources import Source
from games.circadians.rules.stats import totals
from games.circadians.state import HOME
from games.engine import SeatName
from tests.games.circadians.support import Table

rule = pytest.mark.rule
GUARD = ("guard", "none")


# -- attributes ----------------------------------------------------------------------------------------------


def fight(faction: str, attribute: str, upgraded: bool, starts: bool = True, region: str = "c3", **more: Any) -> Table:
    rival = "leyrien" if faction != "leyrien" else "oxataya"
    table = Table(faction, rival).stand(faction, region, more.get("mine", 4), *more.get("leaders", ()))
    table.stand(rival, region, more.get("theirs", 4), *more.get("rivals", ())).rich(faction, 5, 5).rich(rival, 5, 5)
    if more.get("built"):
        table.build(faction, "factory", region)
    if more.get("morale"):
        table.g.regions[region].morale = True
        table.g.morale["fame"] -= 1
    if upgraded:
        table.upgrade(faction, attribute)
    return table.fight(region, *((faction, rival) if starts else (rival, faction)))


def own(table: Table) -> tuple[int, int, int]:
    return totals(table.g, 0)


@rule("CIR-27.1", "CIR-18.11")
def test_covert() -> None:
    """CIR-27.1: after step 1: take the opponent's intel card if you are the victor."""
    for upgraded, wins, taken in ((False, True, True), (False, False, False), (True, False, True)):
        table = fight("circadians", "covert", upgraded, mine=8 if wins else 1, theirs=2 if wins else 9)
        table.plans(("circadians", *GUARD), ("leyrien", *GUARD))
        assert (table.player("circadians").intel == ["leyrien"]) is taken
    table = Table("circadians", "ai", "zcharo").rich("circadians")
    table.g.phase = "relic"
    table.do(UpgradeAttribute(seat=0))
    table.answers("circadians", "covert")
    while table.rule("circadians") == "CIR-D31":
        table.answer("circadians", "none")
    assert table.rule("circadians") == "CIR-D51"
    table.answer("circadians", "zcharo")
    assert table.player("circadians").intel == ["zcharo"]


@rule("CIR-27.2", "CIR-18.7")
@pytest.mark.parametrize(("upgraded", "each"), [(False, 2), (True, 3)])
def test_militarized(upgraded: bool, each: int) -> None:
    """CIR-27.2: always: each fighter has 2 strength."""
    assert own(fight("circadians", "militarized", upgraded))[0] == 4 * each


@rule("CIR-27.3")
@pytest.mark.parametrize(
    ("upgraded", "wins", "cards"), [(False, True, 0), (False, False, 1), (True, True, 1), (True, False, 1)]
)
def test_tactical(upgraded: bool, wins: bool, cards: int) -> None:
    """CIR-27.3: after the battle: gain 1 tactics card if you used a tactics card and you are defeated."""
    table = fight("circadians", "tactical", upgraded, mine=8 if wins else 1, theirs=2 if wins else 9).hand(
        "circadians", "ambush"
    )
    table.plans(("circadians", "guard", "ambush"), ("leyrien", *GUARD))
    assert len(table.player("circadians").hand) == cards


@rule("CIR-27.5")
def test_perceptive() -> None:
    """CIR-27.5: income: draw 1, then discard 1."""
    table = Table("circadians", "ai")
    table.g.phase = "income"
    table.do(Source(0, "attributes"))
    assert table.player("circadians").hand == []
    assert len(table.g.discard) == 1
    table.upgrade("circadians", "perceptive").player("circadians").income.done = []
    table.do(Source(0, "attributes"))
    assert len(table.player("circadians").hand) == 1


@rule("CIR-27.6", "CIR-27.33")
@pytest.mark.parametrize(("upgraded", "acted"), [(False, 0), (True, 1)])
def test_cunning(upgraded: bool, acted: int) -> None:
    """CIR-27.6: when an opponent passes: gain 1 energy if you priced the phase."""
    table = Table("ai", "zcharo", "leyrien").priced("build", "ai").rich("ai", 0)
    if upgraded:
        table.upgrade("ai", "cunning")
    table.acting("zcharo", "build")
    finish_pass(table.g)
    table.do()
    assert table.player("ai").energy == 1
    table.acting("zcharo", "build")
    table.do(ActionEnds(1))
    assert table.player("ai").energy == 1 + acted
    table.acting("ai", "build")
    table.do(ActionEnds(0))
    assert table.player("ai").energy == 1 + acted


@rule("CIR-27.8")
@pytest.mark.parametrize(
    ("upgraded", "starts", "attack"), [(False, True, 1), (False, False, 0), (True, True, 2), (True, False, 1)]
)
def test_destructive(upgraded: bool, starts: bool, attack: int) -> None:
    """CIR-27.8: battle: +1 attack if you selected this battle."""
    assert own(fight("ai", "destructive", upgraded, starts))[1] == attack


@rule("CIR-27.9")
@pytest.mark.parametrize(
    ("upgraded", "starts", "loss"), [(False, True, 1), (False, False, 0), (True, True, 2), (True, False, 1)]
)
def test_ominous(upgraded: bool, starts: bool, loss: int) -> None:
    """CIR-27.9: battle: opponent -1 strength if you selected this battle."""
    assert totals(fight("ai", "ominous", upgraded, starts).g, 1)[0] == 4 - loss


@rule("CIR-27.10", "CIR-27.31")
def test_proficient() -> None:
    """CIR-27.10: always: research-track locks may be paid with 1 energy."""
    table = Table("zcharo", "ai").rich("zcharo", 2, 1)
    assert ways(table.g, 0, "research") == ["energy1", "gem"]
    assert ways(table.g, 0, "building") == ["gem"]
    table.player("zcharo").mat.remove("unlock")
    assert ways(table.g, 0, "research") == ["energy1", "energy2", "gem"]
    table.rich("zcharo", 0, 2)
    table.do(UpgradeAttribute(seat=0))
    table.answer("zcharo", "proficient")
    assert table.rule("zcharo") == "CIR-D14"
    table.player("zcharo").tracks["move"] = 2
    table.answer("zcharo", "move")
    assert (table.player("zcharo").tracks["move"], table.player("zcharo").gems) == (3, 0)


@rule("CIR-27.11")
@pytest.mark.parametrize(("upgraded", "starts", "defense"), [(False, False, 1), (True, False, 2), (True, True, 0)])
def test_seclusive(upgraded: bool, starts: bool, defense: int) -> None:
    """CIR-27.11: battle: +1 defense if the opponent selected this battle."""
    assert own(fight("zcharo", "seclusive", upgraded, starts))[2] == defense


@rule("CIR-27.12")
@pytest.mark.parametrize(("upgraded", "region", "bonus"), [(False, "d3", 1), (True, "d3", 2), (True, "c3", 0)])
def test_resilient(upgraded: bool, region: str, bonus: int) -> None:
    """CIR-27.12: battle: +1 strength if the region is plains."""
    assert own(fight("zcharo", "resilient", upgraded, region=region))[0] == 4 + bonus


@rule("CIR-27.13")
@pytest.mark.parametrize(("upgraded", "saved"), [(False, 1), (True, 2)])
def test_tenacious(upgraded: bool, saved: int) -> None:
    """CIR-27.13: step 2: up to 1 of your wounded fighters go to your home instead of the first recruit area."""
    table = fight("zcharo", "tenacious", upgraded, theirs=9)
    table.plans(("zcharo", "assault", "none"), ("leyrien", "charge", "none"))
    mine = next(args for args in table.said("wounded") if args["seat"] == SeatName(0))
    assert mine["count"] == 2
    assert [told["count"] for told in table.said("saved")] == [saved]


@rule("CIR-27.14", "CIR-21.14")
def test_expeditious() -> None:
    """CIR-27.14: always: all bogs are adjacent to each other for you."""
    table = Table("leyrien", "ai").build("leyrien", "stronghold", "d2")
    assert "e3" in reach(table.g, 0, "b2")
    assert "e3" not in reach(table.g, 0, "d2")
    assert not {"d1", "e3"} <= set(reach(table.g, 0, HOME))
    table.upgrade("leyrien", "expeditious")
    assert {"d1", "c3", "e3", "b2", "d2"} <= set(reach(table.g, 0, HOME))
    assert "e3" in reach(table.g, 0, "d2")
    assert "d2" in reach(table.g, 0, "b2")
    assert table.player("leyrien").site not in reach(table.g, 0, "b2")


@rule("CIR-27.15")
@pytest.mark.parametrize(("upgraded", "count"), [(False, 1), (True, 2)])
def test_optimistic(upgraded: bool, count: int) -> None:
    """CIR-27.15: income: boost morale in up to 1 controlled cliffs/plains region(s)."""
    table = Table("leyrien", "ai")
    for name in ("c2", "d2", "d3"):
        table.stand("leyrien", name, 1)
    if upgraded:
        table.upgrade("leyrien", "optimistic")
    table.g.phase = "income"
    table.do(Source(0, "attributes"))
    table.answers("leyrien", "c2", "row-fame")
    if upgraded:
        table.answer("leyrien", "d2")
    assert sum(region.morale for region in table.g.regions.values()) == count


@rule("CIR-27.16")
@pytest.mark.parametrize(("upgraded", "bonus"), [(False, 0), (True, 1)])
def test_spirited(upgraded: bool, bonus: int) -> None:
    """CIR-27.16: after the battle: boost morale in the region."""
    table = fight("leyrien", "spirited", upgraded, region="d3", morale=True)
    assert own(table)[0] == 4 + bonus
    table = fight("leyrien", "spirited", upgraded, region="d3", mine=9)
    table.plans(("leyrien", *GUARD), ("oxataya", *GUARD))
    table.answer("leyrien", "row-fame")
    assert table.g.regions["d3"].morale


@rule("CIR-27.17")
@pytest.mark.parametrize(("upgraded", "defense"), [(False, 1), (True, 2)])
def test_protective(upgraded: bool, defense: int) -> None:
    """CIR-27.17: battle: +1 defense if a morale token is in the region."""
    assert own(fight("leyrien", "protective", upgraded, region="d3", morale=True))[2] == defense
    assert own(fight("leyrien", "protective", upgraded, region="d3"))[2] == 0


@rule("CIR-27.18")
@pytest.mark.parametrize(("upgraded", "energy"), [(False, 1), (True, 2)])
def test_aggressive(upgraded: bool, energy: int) -> None:
    """CIR-27.18: after step 2: gain 1 energy if you wounded at least one enemy fighter."""
    table = fight("jrayek", "aggressive", upgraded)
    table.plans(("jrayek", "charge", "none"), ("leyrien", "assault", "none"))
    assert table.said("wounded")[0]["count"] in (1, 2)
    assert table.player("jrayek").energy == 5 + energy


@rule("CIR-27.19", "CIR-22.15")
def test_assertive() -> None:
    """CIR-27.19: income: Rhy-zu upkeep costs 1 energy less each."""
    from games.circadians.rules.jrayek import upkeep

    table = Table("jrayek", "ai").rich("jrayek", 0, 2)
    assert [upkeep(table.g, 0, rhyzu) for rhyzu in c.RHYZU] == [{"energy": 2}, {"energy": 1}, {"gems": 1}]
    table.do(UpgradeAttribute(seat=0))
    table.answers("jrayek", "assertive", "halke")
    assert table.player("jrayek").upgraded == ["halke"]
    assert [upkeep(table.g, 0, rhyzu) for rhyzu in c.RHYZU] == [{}, {}, {}]


@rule("CIR-27.20")
@pytest.mark.parametrize(
    ("upgraded", "starts", "bonus"), [(False, True, 2), (False, False, 0), (True, True, 3), (True, False, 2)]
)
def test_hostile(upgraded: bool, starts: bool, bonus: int) -> None:
    """CIR-27.20: battle: +2 strength if you selected this battle."""
    assert own(fight("jrayek", "hostile", upgraded, starts))[0] == 4 + bonus


@rule("CIR-27.21")
@pytest.mark.parametrize(("upgraded", "bonus"), [(False, 0), (True, 2)])
def test_fortified(upgraded: bool, bonus: int) -> None:
    """CIR-27.21: battle: +1 defense if you have a building in the region."""
    strength_, _, defense = own(fight("jrayek", "fortified", upgraded, starts=False, built=True))
    assert (strength_, defense) == (4 + bonus, 1)
    assert own(fight("jrayek", "fortified", upgraded, starts=False)) == (4, 0, 0)


@rule("CIR-27.22", "CIR-27.33")
def test_resourceful_upgraded_pays_for_actions() -> None:
    table = (
        Table("oxataya", "ai", "zcharo").priced("build", "oxataya").rich("oxataya", 0).upgrade("oxataya", "resourceful")
    )
    table.acting("ai", "build")
    table.do(ActionEnds(1))
    assert table.player("oxataya").energy == 1
    table.acting("ai", "build")
    finish_pass(table.g)
    table.do()
    assert table.player("oxataya").energy == 1


@rule("CIR-27.25", "CIR-27.30")
@pytest.mark.parametrize(("upgraded", "bonus"), [(False, 1), (True, 2)])
def test_volatile(upgraded: bool, bonus: int) -> None:
    """CIR-27.25: battle: +1 attack for each other of your leaders in the battle."""
    table = fight("oxataya", "volatile", upgraded, leaders=("azaru", "rhan"))
    assert own(table)[1] == bonus
    assert own(fight("oxataya", "volatile", upgraded))[1] == 0


@rule("CIR-27.26", "CIR-27.27", "CIR-27.28")
def test_upgrades_need_an_effect_gems_and_the_base_side() -> None:
    table = Table("ai", "zcharo").rich("ai", 0, 1)
    assert upgradable(table.g, 0) == ["cunning"]
    table.upgrade("ai", "cunning")
    assert upgradable(table.g, 0) == []
    table.do(UpgradeAttribute(seat=0))
    assert not table.is_asked("ai")


GEMS = "1 3 2 2 2 1 2 2 2 2 1 1 1 2 2 1 1 1 2 2 1 2 1 1 2"


@rule("CIR-27.26")
def test_gems_of_all_attributes() -> None:
    assert [str(attribute.upgrade_gems) for attribute in c.ATTRIBUTES.values()] == GEMS.split()
