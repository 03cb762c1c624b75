"""CIR-10: recruiting, leaders."""

from __future__ import annotations

import pytest

from games.circadians import components as c
from games.circadians.rules.actions import MainAction, TakeTurn
from games.circadians.rules.leaders import DeployLeader, UpgradeLeader, deployable, upgradable
from games.circadians.rules.recruit import RecruitPoints
from games.circadians.rules.research import EnterColumn
from games.circadians.rules.support import SupportMenu
from tests.games.circadians.support import Table

# -- CIR-10 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-10.1", "CIR-10.2", "CIR-10.4", "CIR-10.5", "CIR-10.7", "CIR-26.1")
def test_w07_recruit() -> None:
    table = Table("circadians", "ai").priced("recruit", "circadians")
    player = table.player("circadians")
    player.tracks["recruit"], player.areas = 4, [1, 1, 2]
    player.home.leaders.remove("sable") if "sable" in player.home.leaders else None
    player.reserve = ["sable"]
    table.rich("circadians", 4, 0)
    table.g.phase = "recruit"
    home = player.home.fighters
    table.do(TakeTurn(0))
    table.answers("circadians", "act", "a3x2", "a2x1", "a3x1", "tradex1")
    assert (player.areas, player.home.fighters - home, player.gems) == ([1, 0, 0], 3, 1)
    table.answer("circadians", "support")
    assert (player.energy, player.gems) == (0, 0)
    assert "sable" in player.home.leaders


@pytest.mark.rule("CIR-10.3", "CIR-19.1")
def test_fast_track() -> None:
    for faction, energy in (("circadians", 3), ("zcharo", 1), ("leyrien", 1), ("jrayek", 1), ("oxataya", 1)):
        table = Table(faction, "ai")
        table.rich(faction, 7, 0)
        home = table.player(faction).home.fighters
        table.do(RecruitPoints(2, seat=0))
        table.answer(faction, "fastx2")
        assert table.player(faction).energy == 7 - 2 * energy
        assert table.player(faction).home.fighters == home + 2
    table = Table("ai", "zcharo")
    table.do(RecruitPoints(3, seat=0))
    assert not any(option.startswith("fast") for option in table.options("ai"))
    assert len(table.player("ai").areas) == 1


@pytest.mark.rule("CIR-10.4")
def test_recruit_trade() -> None:
    gains = {faction: data.recruit_trade.gain for faction, data in c.FACTIONS.items()}
    assert gains == {"circadians": {"gems": 1}, "ai": {"gems": 1}} | {
        faction: {"cards": 1} for faction in ("zcharo", "leyrien", "jrayek", "oxataya")
    }
    table = Table("leyrien", "ai")
    table.do(RecruitPoints(7, seat=0))
    table.answer("leyrien", "tradex2")
    assert len(table.player("leyrien").hand) == 2
    assert "a2x1" in table.options("leyrien")
    assert "a2x2" not in table.options("leyrien")


@pytest.mark.rule("CIR-10.6")
def test_instants_of_the_recruit_track() -> None:
    table = Table("ai", "zcharo")
    table.player("ai").tracks["recruit"] = 2
    table.do(EnterColumn(0, "recruit"))
    assert table.options("ai") == ["gems1", "cards1"]
    table.answer("ai", "cards1")
    table.player("ai").tracks["recruit"] = 4
    energy = table.player("ai").energy
    table.do(EnterColumn(0, "recruit"))
    assert table.player("ai").energy == energy + 3


@pytest.mark.rule("CIR-10.8", "CIR-10.9", "CIR-10.10", "CIR-10.11")
def test_deploying_leaders() -> None:
    table = Table("jrayek", "ai")
    table.rich("jrayek", 0, 0)
    player = table.player("jrayek")
    player.home.leaders, player.reserve = [], ["jayen", "ikryla", "lynke"]
    assert deployable(table.g, 0) == ["ikryla", "lynke"]
    table.do(DeployLeader(seat=0), DeployLeader(seat=0))
    assert "uryk" not in table.options("jrayek")
    table.answers("jrayek", "lynke")
    assert player.home.leaders == ["lynke", "ikryla"]
    upgraded = {leader: data.upgraded.deploy_gems for leader, data in c.LEADERS.items() if data.kind == "leader"}
    assert {leader: gems for leader, gems in upgraded.items() if gems != 1} == {"injura": 2, "demo": 0}
    player.reserve, player.home.leaders, player.gems = ["ikryla"], ["lynke"], 0
    table.upgrade("jrayek", "ikryla")
    assert deployable(table.g, 0) == []


@pytest.mark.rule("CIR-11.11", "CIR-11.12")
def test_upgrading_leaders_deployed_or_not() -> None:
    table = Table("ai", "zcharo")
    player = table.player("ai")
    player.home.leaders, player.reserve, player.gems = ["xiao"], ["adecai", "injura"], 1
    assert upgradable(table.g, 0) == ["adecai", "injura", "xiao"]
    table.do(UpgradeLeader(seat=0))
    table.answer("ai", "injura")
    assert (player.upgraded, player.gems) == (["injura"], 0)
    assert upgradable(table.g, 0) == ["adecai"]
    table.rich("ai", 5, 0).acting("ai", "move")
    table.do(SupportMenu(seat=0))
    table.answer("ai", "support")
    assert (player.energy, player.upgraded) == (0, ["injura", "adecai"])


@pytest.mark.rule("CIR-10.1", "CIR-27.7")
def test_copious_adds_a_recruit_point() -> None:
    table = Table("ai", "zcharo").acting("ai", "recruit")
    table.do(MainAction(0))
    assert "a1x3" in table.options("ai")
    assert "a1x4" not in table.options("ai")
