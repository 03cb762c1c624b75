"""CIR-22, CIR-23: Jrayek and Oxataya."""

from __future__ import annotations

import pytest

from games.circadians import components as c
from games.circadians.game import GAME
from games.circadians.rules.harvest import harvestable
from games.circadians.rules.leaders import UpgradeLeader, upgradable
from games.circadians.rules.move import MovePoints
from games.circadians.rules.moving import Route
from games.circadians.rules.pricing import PriceTurn, Summon
from games.circadians.rules.recruit import RecruitPoints
from games.circadians.rules.research import EnterColumn
from games.circadians.rules.rewards import Gain
from games.circadians.rules.sending import Redeploy
from games.circadians.rules.sources import Source, region_count
from games.circadians.rules.stats import totals
from games.circadians.rules.support import SupportMenu, free_support
from games.circadians.state import HOME
from tests.games.circadians.support import Table

GUARD = ("guard", "none")

# -- Circadians --------------------------------------------------------------------------------------------


# -- Jrayek ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-22.1", "CIR-22.2", "CIR-15.11")
@pytest.mark.parametrize(("others", "fame"), [((), 0), (("xiao",), 1), (("xiao", "injura"), 1)])
def test_fame_for_beating_leaders_once_per_battle(others: tuple[str, ...], fame: int) -> None:
    table = Table("jrayek", "ai").stand("jrayek", "c3", 15).stand("ai", "c3", 2, *others)
    table.fight("c3", "jrayek", "ai")
    table.plans(("jrayek", *GUARD), ("ai", *GUARD))
    assert table.player("jrayek").fame == fame


@pytest.mark.rule("CIR-22.3", "CIR-22.5", "CIR-23.1", "CIR-22.16")
def test_rhyzu_are_units_of_their_commander() -> None:
    table = Table("oxataya", "jrayek").stand("jrayek", "c3", 2)
    table.g.rhyzu.remove("uryk")
    table.player("oxataya").home.rhyzu.append("uryk")
    assert table.g.commander("uryk") == (0, HOME)
    open_ = table.player("oxataya").open[0]
    table.acting("oxataya", "move", move=3)
    table.do(MovePoints(seat=0))
    table.send("oxataya", f"home>{open_}", 0, "uryk")
    assert table.g.present(open_) == {0}
    table.g.stack.clear()
    table.g.regions[open_].units = {}
    table.g.regions["c3"].units[0] = type(table.g.regions["c3"].units[1])(1, [], ["uryk"])
    table.g.moved()
    from games.circadians.rules.moving import groups

    assert [*groups(table.g, 0, Route("c3", "c4", slip=True))] == [((), 1, 1)]


@pytest.mark.rule("CIR-22.4")
@pytest.mark.parametrize(("token", "rhyzu"), [("p1", "uryk"), ("p3", "halke"), ("p6", "katarin")])
def test_summoning(token: str, rhyzu: str) -> None:
    """CIR-22.4: the Jrayek may call a Rhy-zu to their base when they price with a certain token."""
    table = Table("jrayek", "ai", "zcharo")
    table.player("jrayek").supply = [token, "p4"]
    table.do(PriceTurn(0))
    table.answer("jrayek", f"{token}@harvest")
    assert table.rule("jrayek") == "CIR-D09"
    table.answer("jrayek", "yes")
    assert table.player("jrayek").home.rhyzu == [rhyzu]
    table.do(Summon(rhyzu, seat=0))
    assert not table.is_asked("jrayek")
    assert c.SUMMONS["p1_2p"] == "uryk"


@pytest.mark.rule("CIR-22.6", "CIR-12.57")
def test_rhyzu_stay_when_their_commander_retreats() -> None:
    table = Table("jrayek", "zcharo").stand("jrayek", "c3", 3, "uryk").stand("zcharo", "c3", 2).stand("jrayek", "c2", 1)
    table.fight("c3", "zcharo", "jrayek")
    table.plans(("zcharo", *GUARD), ("jrayek", "retreat", "none"))
    assert table.g.commander("uryk") == (1, "c3")
    assert table.g.regions["c2"].units[0].fighters == 4


@pytest.mark.rule("CIR-22.8")
def test_rhyzu_go_to_the_home_of_their_commander() -> None:
    from games.circadians.rules.relics import UnitsGoHome

    table = Table("ai", "jrayek")
    table.g.rhyzu.remove("halke")
    table.stand("ai", "c3", 1, "halke")
    table.do(UnitsGoHome(0, "c3"))
    assert table.player("ai").home.rhyzu == ["halke"]


@pytest.mark.rule("CIR-22.9", "CIR-22.15", "CIR-27.19")
def test_w43_upkeep() -> None:
    table = Table("jrayek", "ai").stand("jrayek", "c3", 0, "uryk", "halke").rich("jrayek", 2, 0)
    table.g.phase = "income"
    table.do(Source(0, "faction"))
    # Assertive: 2 for Uryk, 1 for Halke
    assert table.options("jrayek") == ["upkeep", "release"]
    table.answer("jrayek", "upkeep")
    assert table.player("jrayek").energy == 0
    assert table.g.rhyzu == ["katarin", "halke"]
    table = Table("jrayek", "ai").stand("jrayek", "c3", 0, "katarin").rich("jrayek", 9, 0)
    table.g.phase = "income"
    table.do(Source(0, "faction"))
    assert "katarin" in table.g.rhyzu
    table = (
        Table("jrayek", "ai").stand("jrayek", "c3", 0, "katarin").rich("jrayek", 0, 0).upgrade("jrayek", "assertive")
    )
    table.do(Source(0, "faction"))
    assert table.g.commander("katarin") == (0, "c3")


@pytest.mark.rule("CIR-22.10", "CIR-22.11", "CIR-13.16")
def test_rhyzu_of_others_pay_the_jrayek() -> None:
    table = Table("jrayek", "ai").rich("jrayek", 0, 0).rich("ai", 7, 0)
    for rhyzu in c.RHYZU:
        table.g.rhyzu.remove(rhyzu)
        table.player("ai").home.rhyzu.append(rhyzu)
    table.g.phase = "income"
    table.do(Source(0, "faction"))
    assert (table.player("jrayek").energy, table.player("jrayek").gems) == (2, 1)
    table.do(Source(1, "faction"))
    assert table.player("ai").energy == 7
    assert len(table.player("ai").home.rhyzu) == 3


@pytest.mark.rule("CIR-22.12", "CIR-22.14")
def test_upgrading_rhyzu() -> None:
    table = Table("jrayek", "ai").rich("jrayek", 9, 0).stand("jrayek", "c3", 0, "uryk")
    table.g.rhyzu.remove("halke")
    table.player("ai").home.rhyzu.append("halke")
    assert {"uryk", "katarin"} == set(upgradable(table.g, 0)) & set(c.RHYZU)
    assert not set(upgradable(table.g, 1)) & set(c.RHYZU)
    table.do(UpgradeLeader(seat=0))
    table.answer("jrayek", "uryk")
    assert (table.player("jrayek").gems, table.g.rhyzu_side("uryk").stats) == (0, (3, 3, 0))


@pytest.mark.rule("CIR-22.13")
def test_jrayek_strongholds_defend() -> None:
    table = Table("jrayek", "ai").stand("jrayek", "c3", 2).stand("ai", "c3", 2).build("jrayek", "stronghold", "c3")
    table.fight("c3", "ai", "jrayek")
    assert totals(table.g, 0) == (2 + 1 - 1, 0, 2 + 1)  # Ominous -1 strength, Fortified +1 defense


# -- Oxataya -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-23.1", "CIR-23.2", "CIR-23.10", "CIR-27.23", "CIR-11.5")
def test_lakes() -> None:
    """CIR-23.1: Oxataya units may enter lakes; Rhy-zu they command may not."""
    table = Table("oxataya", "ai").stand("oxataya", "c3", 2).acting("oxataya", "move", move=2)
    table.do(MovePoints(seat=0))
    table.send("oxataya", "c3>c4", 2)
    assert table.g.controls(0, "c4")
    assert region_count(table.g, 0) == 2
    assert table.g.controlled_land(0) == []
    assert "c4>f2" in table.options("oxataya")
    table.stand("ai", "c3", 1)
    from games.circadians.rules.board import reach

    assert "c4" not in reach(table.g, 1, "c3")
    table.upgrade("oxataya", "subterranean")
    assert {"c4", "f2"} <= set(reach(table.g, 0, HOME))


@pytest.mark.rule("CIR-23.4", "CIR-23.9")
def test_any_number_of_oxataya_leaders_may_share_a_region() -> None:
    table = (
        Table("oxataya", "ai").stand("oxataya", "c2", 0, "tovati", "azaru").stand("oxataya", "c3", 0, "xanya", "rhan")
    )
    table.acting("oxataya", "move", move=1)
    table.do(MovePoints(seat=0))
    table.send("oxataya", "c2>c3", 0, "tovati", "azaru")
    assert len(table.g.regions["c3"].units[0].leaders) == 4
    assert not table.is_asked("oxataya")


@pytest.mark.rule("CIR-23.5")
def test_fame_for_every_victory() -> None:
    table = Table("oxataya", "ai").stand("oxataya", "c3", 9).stand("ai", "c3", 1)
    table.fight("c3", "ai", "oxataya")
    table.plans(("ai", *GUARD), ("oxataya", *GUARD))
    assert table.player("oxataya").fame == 1


@pytest.mark.rule("CIR-23.6", "CIR-23.11", "CIR-27.22", "CIR-2.17")
def test_w45_free_support_where_they_priced() -> None:
    table = Table("oxataya", "ai", "zcharo").priced("recruit", "oxataya").rich("oxataya", 0, 1)
    player = table.player("oxataya")
    player.home.leaders, player.reserve = [], ["azaru"]
    table.acting("oxataya", "recruit")
    table.do(SupportMenu(seat=0))
    assert table.options("oxataya") == ["support-free", "end"]
    table.answer("oxataya", "support-free")
    assert (player.gems, player.home.leaders) == (0, ["azaru"])
    table.priced("move", "ai")
    table.g.phase = "move"
    assert not free_support(table.g, 0)
    table = Table("oxataya", "ai").priced("harvest", "oxataya").acting("oxataya", "harvest").rich("oxataya", 2, 0)
    table.do(SupportMenu(seat=0))
    assert table.options("oxataya") == ["support-free", "support", "end"]
    table.answer("oxataya", "support-free")
    assert (table.player("oxataya").energy, table.player("oxataya").gems) == (2, 1)
    table.priced("build", "oxataya")
    table.g.phase = "build"
    assert not free_support(table.g, 0)


@pytest.mark.rule("CIR-23.7")
def test_recruits_may_appear_at_strongholds() -> None:
    table = Table("oxataya", "ai").stand("oxataya", "c2", 1).build("oxataya", "stronghold", "c2").rich("oxataya")
    table.do(RecruitPoints(3, seat=0))
    home = table.player("oxataya").home.fighters
    table.answer("oxataya", "a2x3")
    assert table.rule("oxataya") == "CIR-D24"
    table.answer("oxataya", "2")
    assert table.g.regions["c2"].units[0].fighters == 3
    assert table.player("oxataya").home.fighters == home + 1
    table.player("oxataya").reserve = ["azaru"]
    table.player("oxataya").home.leaders = []
    table.do(Gain(0, {"deploy_leader": 1}))
    assert table.player("oxataya").home.leaders == ["azaru"]


@pytest.mark.rule("CIR-23.8", "CIR-27.24", "CIR-27.32", "CIR-9.13")
def test_loot_on_lakes() -> None:
    from games.circadians.rules.attributes import UpgradeAttribute

    table = Table("oxataya", "ai").stand("oxataya", "c4", 1).rich("oxataya")
    table.do(UpgradeAttribute(seat=0))
    table.answer("oxataya", "symbiotic")
    assert {option.split("@")[1] for option in table.options("oxataya") if "@" in option} == {"c4"}
    table.answer("oxataya", "loot_gems@c4")
    table.acting("oxataya", "harvest")
    assert "c4" in harvestable(table.g, 0)


@pytest.mark.rule("CIR-2.11", "CIR-11.25")
def test_views_show_public_facts_of_every_faction() -> None:
    table = Table("oxataya", "ai").stand("oxataya", "c4", 1)
    view = GAME.view(table.g, 1)
    assert (view.seats[0].regions, view.seats[0].land) == (2, 0)
    table.do(Redeploy(seat=0))
    table.do(EnterColumn(0, "recruit"))
    assert GAME.view(table.g, None).seats[0].tracks["recruit"] == 2
