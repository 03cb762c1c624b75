"""CIR-8, CIR-9, CIR-10, CIR-17: building, harvesting, recruiting."""

from __future__ import annotations

import pytest

from games.circadians import components as c
from games.circadians.rules.actions import TakeTurn
from games.circadians.rules.build import BuildPoints
from games.circadians.rules.building import building_choices, foundation_choices, free_foundations
from games.circadians.rules.cards import hand_limit
from games.circadians.rules.harvest import HarvestPoints, PlaceLoot, UpgradeLoot, harvestable, loot
from games.circadians.rules.leaders import LeaderAction
from games.circadians.rules.research import EnterColumn
from games.circadians.rules.rewards import Gain
from games.circadians.rules.support import SupportMenu
from games.circadians.state import HOME
from tests.games.circadians.support import Table


def site(table: Table, name: str, *foundations: str) -> Table:
    table.g.regions[name].foundations = list(foundations)
    return table


def buildings(table: Table, faction: str) -> set[str]:
    return {option.id for option in building_choices(table.g, table.seat(faction))}


# -- CIR-8 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-8.2", "CIR-8.3", "CIR-8.4", "CIR-8.7", "CIR-8.9")
def test_a_point_builds_a_foundation_or_a_building_in_controlled_land() -> None:
    table = Table("zcharo", "ai")
    site(table, "c2", "nf_plain_1").stand("zcharo", "c2", 2).stand("ai", "d3", 1).rich("zcharo")
    table.acting("zcharo", "build")
    table.do(BuildPoints(2, seat=0))
    places = {option.split("@")[1].split(".")[0] for option in table.options("zcharo") if "@" in option}
    assert places == {"c2"}
    table.answers("zcharo", "adjacent@c2", "factory@c2.zcharo_adjacent")
    region = table.g.regions["c2"]
    assert region.foundations == ["nf_plain_1", "zcharo_adjacent"]
    assert [(b.kind, b.foundation) for b in region.buildings] == [("factory", "zcharo_adjacent")]
    assert not table.is_asked("zcharo")


@pytest.mark.rule("CIR-8.3", "CIR-23.3")
def test_nothing_is_built_on_lakes_or_bases() -> None:
    table = Table("oxataya", "ai")
    table.stand("oxataya", "c4", 3).rich("oxataya")
    table.acting("oxataya", "build")
    assert not buildings(table, "oxataya")
    assert not list(foundation_choices(table.g, 0))
    assert loot(table.g, "c4") == {}


@pytest.mark.rule("CIR-8.5")
def test_three_foundations_fill_a_region() -> None:
    table = Table("zcharo", "ai")
    site(table, "c2", "nf_plain_1", "nf_plain_2", "nf_plain_3").stand("zcharo", "c2", 1)
    assert not list(foundation_choices(table.g, 0))


@pytest.mark.rule("CIR-8.6", "CIR-8.8", "CIR-17.4", "CIR-17.6", "CIR-2.16")
def test_locked_foundations_need_their_lock() -> None:
    locks = {
        "circadians": "adjacent",
        "ai": "adjacent",
        "zcharo": "unlock",
        "leyrien": "harvest",
        "jrayek": "adjacent",
        "oxataya": "harvest",
    }
    for faction, other in locks.items():
        assert set(c.PERSONAL_LOCKS[faction]) == {"research", other}
        table = Table(faction, "ai" if faction != "ai" else "zcharo")
        table.stand(faction, "c2", 1).rich(faction, 0, 0)
        offered = {option.id.split("@")[0] for option in foundation_choices(table.g, 0)}
        assert offered == set(c.PERSONAL) - {"research", other}
        table.rich(faction, 0, 1)
        assert {option.id.split("@")[0] for option in foundation_choices(table.g, 0)} == set(c.PERSONAL)
    table = Table("zcharo", "ai")
    table.stand("zcharo", "c2", 1).rich("zcharo", 0, 0)
    table.acting("zcharo", "build")
    table.do(BuildPoints(1, seat=0))
    table.answer("zcharo", "hand@c2")
    assert (table.player("zcharo").energy, hand_limit(table.g, 0)) == (2, 6)


@pytest.mark.rule("CIR-8.9", "CIR-8.10", "CIR-17.8")
def test_the_leftmost_building_and_its_lock() -> None:
    table = Table("zcharo", "ai")
    site(table, "c2", "nf_plain_1").stand("zcharo", "c2", 1).rich("zcharo", 0, 0)
    table.acting("zcharo", "build")
    assert "factory@c2.nf_plain_1" in buildings(table, "zcharo")
    table.build("zcharo", "factory", "c3")
    assert "factory@c2.nf_plain_1" not in buildings(table, "zcharo")
    table.rich("zcharo", 0, 1)
    table.do(BuildPoints(1, seat=0))
    table.answer("zcharo", "factory@c2.nf_plain_1")
    assert table.player("zcharo").gems == 0


@pytest.mark.rule("CIR-8.11", "CIR-20.3", "CIR-20.4")
def test_one_of_each_type_per_region_two_outposts_for_the_zcharo() -> None:
    for faction, second in (("jrayek", False), ("zcharo", True)):
        table = Table(faction, "ai")
        site(table, "c2", "nf_plain_1", "nf_plain_2").stand(faction, "c2", 1).rich(faction)
        table.build(faction, "outpost", "c2", "nf_plain_1")
        assert ("outpost@c2.nf_plain_2" in buildings(table, faction)) is second
        assert "factory@c2.nf_plain_2" in buildings(table, faction)
    table.build("zcharo", "outpost", "c2", "nf_plain_2")
    table.g.regions["c2"].foundations.append("nf_plain_3")
    assert "outpost@c2.nf_plain_3" not in buildings(table, "zcharo")


@pytest.mark.rule("CIR-8.12")
def test_foundations_under_relics_or_buildings_are_not_free() -> None:
    table = Table("zcharo", "ai")
    site(table, "c2", "nf_relic_4", "nf_plain_1", "nf_plain_2")
    table.g.regions["c2"].relic = 4
    table.build("zcharo", "factory", "c2", "nf_plain_1")
    assert free_foundations(table.g, "c2") == ["nf_plain_2"]
    table.g.regions["c2"].relic = 0
    assert free_foundations(table.g, "c2") == ["nf_relic_4", "nf_plain_2"]


@pytest.mark.finding("RU-30")
@pytest.mark.rule("CIR-8.12")
@pytest.mark.parametrize(("relics", "open_"), [("closed", False), ("open", True)])
def test_a_table_may_open_the_foundations_under_relics(relics: str, open_: bool) -> None:
    table = Table("zcharo", "ai", relics=relics).stand("zcharo", "c2", 2).rich("zcharo")
    site(table, "c2", "nf_relic_4")
    table.g.regions["c2"].relic = 4
    assert ("nf_relic_4" in free_foundations(table.g, "c2")) is open_
    assert ("factory@c2.nf_relic_4" in buildings(table, "zcharo")) is open_


@pytest.mark.rule("CIR-8.13", "CIR-8.14", "CIR-17.9", "CIR-17.10")
@pytest.mark.parametrize("foundation", [*c.NEUTRAL_FOUNDATIONS, "sf_zcharo_1", "sf_jrayek_2", "zcharo_hand"])
def test_location_bonuses(foundation: str) -> None:
    expected = {
        "nf_relic_1": "energy",
        "nf_relic_2": "gem",
        "nf_relic_3": "card",
        "nf_relic_4": "research",
        "nf_relic_5": "research",
        "nf_relic_6": "",
        "nf_plain_1": "energy",
        "nf_plain_2": "gem",
        "nf_plain_3": "card",
        "sf_zcharo_1": "card",
        "sf_jrayek_2": "research",
        "zcharo_hand": "",
    }[foundation]
    table = Table("zcharo", "ai")
    site(table, "c2", foundation).stand("zcharo", "c2", 1).rich("zcharo", 5, 5)
    table.acting("zcharo", "build")
    table.do(BuildPoints(1, seat=0))
    table.answer("zcharo", f"outpost@c2.{foundation}")
    player = table.player("zcharo")
    gained = (player.energy - 5, player.gems - 5, len(player.hand), table.rule("zcharo"))
    assert (
        gained
        == {
            "energy": (2, 0, 0, ""),
            "gem": (0, 1, 0, ""),
            "card": (0, 0, 1, ""),
            "research": (0, 0, 0, "CIR-D14"),
            "": (0, 0, 0, ""),
        }[expected]
    )


@pytest.mark.rule("CIR-8.15", "CIR-8.19")
def test_a_bonus_comes_again_after_a_building_was_destroyed() -> None:
    from games.circadians.rules.removal import destroy

    table = Table("zcharo", "ai")
    site(table, "c2", "nf_plain_2").stand("zcharo", "c2", 1).rich("zcharo", 5, 5)
    table.build("zcharo", "factory", "c2", "nf_plain_2")
    assert destroy(table.g, "c2", 0) == [{"energy": 2}]
    assert table.g.regions["c2"].foundations == ["nf_plain_2"]
    table.acting("zcharo", "build")
    table.do(BuildPoints(1, seat=0))
    table.answer("zcharo", "outpost@c2.nf_plain_2")
    assert table.player("zcharo").gems == 6


@pytest.mark.rule("CIR-8.17")
def test_instants_of_the_build_track() -> None:
    table = Table("zcharo", "ai")
    table.stand("zcharo", "c2", 1).rich("zcharo", 0, 0)
    table.do(EnterColumn(0, "build"))
    assert table.options("zcharo") == ["foundation1", "cards1"]
    table.answer("zcharo", "foundation1")
    assert "research@c2" not in table.options("zcharo")
    table.answer("zcharo", "adjacent@c2")
    assert "adjacent" not in table.player("zcharo").mat


@pytest.mark.rule("CIR-8.18")
def test_build_support_buys_a_point_or_a_card() -> None:
    table = Table("zcharo", "ai")
    table.stand("zcharo", "c2", 1).rich("zcharo", 4, 0)
    table.acting("zcharo", "build")
    table.do(SupportMenu(seat=0))
    table.answer("zcharo", "support")
    assert (table.player("zcharo").energy, table.rule("zcharo")) == (0, "CIR-D17")
    table = Table("zcharo", "ai")
    table.rich("zcharo", 2, 0).player("zcharo").tracks["build"] = 5
    table.acting("zcharo", "build")
    table.do(SupportMenu(seat=0))
    table.answer("zcharo", "support")
    assert (table.player("zcharo").energy, len(table.player("zcharo").hand)) == (0, 1)


@pytest.mark.rule("CIR-8.20", "CIR-28.16", "CIR-26.44")
def test_two_doublings_give_a_bonus_three_times() -> None:
    table = Table("leyrien", "ai")
    site(table, "c2", "nf_plain_1", "nf_plain_2").stand("leyrien", "c2", 1).rich("leyrien", 0, 0)
    table.stand("leyrien", HOME, 0, "niruveh").acting("leyrien", "build", double=1)
    table.do(BuildPoints(2, seat=0))
    table.answer("leyrien", "factory@c2.nf_plain_1")
    assert table.player("leyrien").energy == 6
    table.answer("leyrien", "outpost@c2.nf_plain_2")
    assert table.player("leyrien").gems == 2


@pytest.mark.rule("CIR-8.21", "CIR-26.44", "CIR-26.16")
def test_a_building_without_a_foundation_gives_no_bonus_and_leaves_foundations_free() -> None:
    table = Table("leyrien", "ai")
    site(table, "c2", "nf_plain_1").stand("leyrien", "c2", 1).rich("leyrien", 0, 5)
    table.stand("leyrien", HOME, 0, "niruveh").upgrade("leyrien", "niruveh").acting("leyrien", "build")
    table.do(BuildPoints(2, seat=0))
    table.answer("leyrien", "factory@c2.none")
    assert table.player("leyrien").energy == 0
    assert free_foundations(table.g, "c2") == ["nf_plain_1"]
    assert "factory@c2.none" not in table.options("leyrien")


@pytest.mark.rule("CIR-8.16", "CIR-8.1")
def test_w05_build() -> None:
    table = Table("zcharo", "ai").priced("build", "zcharo", "p1")
    site(table, "c2", "nf_plain_2").stand("zcharo", "c2", 1).stand("zcharo", "c3", 1).rich("zcharo", 6, 0)
    table.build("zcharo", "stronghold", "c3").build("zcharo", "outpost", "c3")
    player = table.player("zcharo")
    player.mat.remove("unlock")
    player.tracks["build"] = 5
    table.g.phase = "build"
    table.do(TakeTurn(0))
    table.answers("zcharo", "act", "stronghold@c2.nf_plain_2")
    assert (player.energy, player.gems) == (4, 1)
    table.answer("zcharo", "hand@c2")
    assert (player.energy, hand_limit(table.g, 0)) == (6, 6)
    table.answer("zcharo", "outpost@c2.zcharo_hand")
    assert (player.energy, player.gems) == (6, 1)
    assert table.g.on_map(0, "outpost") == 2


# -- CIR-9 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-9.1", "CIR-9.2", "CIR-9.6", "CIR-9.11", "CIR-6.4")
def test_w06_harvest() -> None:
    table = Table("jrayek", "ai").priced("harvest", None, "n_bank")
    table.player("jrayek").tracks["harvest"] = 2
    table.rich("jrayek", 5, 0).stand("jrayek", "c3", 1).build("jrayek", "factory", "c3")
    table.g.phase = "harvest"
    table.do(TakeTurn(0))
    table.answer("jrayek", "act")
    assert table.player("jrayek").energy == 7
    assert table.options("jrayek") == ["all", *sorted(["c3", table.player("jrayek").site]), "stop"]
    table.answer("jrayek", table.player("jrayek").site)
    assert table.player("jrayek").gems == 1
    table.answer("jrayek", "c3")
    assert len(table.player("jrayek").hand) == 1
    table.answer("jrayek", "support")
    assert (table.player("jrayek").energy, table.player("jrayek").gems) == (5, 2)


@pytest.mark.rule("CIR-9.3", "CIR-9.4", "CIR-17.3", "CIR-17.7")
def test_what_can_be_harvested() -> None:
    table = Table("zcharo", "ai")
    table.stand("zcharo", "c2", 1).stand("zcharo", "c3", 1).stand("zcharo", "d3", 1)
    table.build("zcharo", "factory", "c2").build("zcharo", "outpost", "c3").acting("zcharo", "harvest")
    base = table.player("zcharo").site
    assert set(harvestable(table.g, 0)) == {base, "c2"}
    table.player("zcharo").mat.remove("harvest")
    assert set(harvestable(table.g, 0)) == {base, "c2", "c3"}
    table.stand("ai", "c2", 1)
    assert set(harvestable(table.g, 0)) == {base, "c3"}


@pytest.mark.rule("CIR-9.5", "CIR-9.14")
def test_each_region_once_per_round_and_tokens_are_read_at_harvest() -> None:
    table = Table("zcharo", "ai")
    table.stand("zcharo", "c2", 1).build("zcharo", "factory", "c2").acting("zcharo", "harvest")
    table.player("zcharo").gems = 0
    table.g.regions["c2"].token = "loot_energy"
    table.g.regions[table.player("zcharo").site].token = "loot_card"
    table.do(HarvestPoints(3, seat=0))
    energy = table.player("zcharo").energy
    table.answer("zcharo", "c2")
    assert table.player("zcharo").energy == energy + 4
    assert "c2" not in table.options("zcharo")
    table.answer("zcharo", "stop")
    table.g.regions["c2"].token = "loot_gems"
    assert "c2" not in harvestable(table.g, 0)


@pytest.mark.rule("CIR-9.6", "CIR-D19")
def test_what_can_only_be_harvested_is_not_asked_for() -> None:
    """Points for every region, and nothing but energy and gems: there is no reason to leave any of it."""
    table = Table("zcharo", "ai")
    table.stand("zcharo", "c2", 1).build("zcharo", "factory", "c2").acting("zcharo", "harvest")
    table.g.regions["c2"].token = "loot_energy"
    energy = table.player("zcharo").energy
    table.do(HarvestPoints(2, seat=0))
    assert (table.is_asked("zcharo"), table.player("zcharo").energy) == (False, energy + 4 + 2)
    table.player("zcharo").harvested = []
    table.do(HarvestPoints(1, seat=0))
    assert set(table.options("zcharo")) == {table.player("zcharo").site, "c2", "stop"}
    table.answer("zcharo", "stop")
    table.g.regions["c2"].token = "loot_card"  # the hand may be full
    table.do(HarvestPoints(2, seat=0))
    assert "all" in table.options("zcharo")


@pytest.mark.rule("CIR-9.7", "CIR-9.8", "CIR-9.13", "CIR-23.8")
def test_placing_loot() -> None:
    table = Table("zcharo", "oxataya")
    table.stand("zcharo", "c2", 1).stand("zcharo", "c3", 1).stand("oxataya", "c4", 1)
    table.g.regions["c3"].token = "loot_gems"
    table.g.corner.remove("loot_gems")
    table.do(EnterColumn(0, "harvest"), EnterColumn(0, "harvest"))
    base = table.player("zcharo").site
    assert {option.split("@")[1] for option in table.options("zcharo") if "@" in option} == {base, "c2"}
    table.answer("zcharo", "loot_card@c2")
    assert loot(table.g, "c2") == {"energy": 1, "cards": 1}
    table.do(PlaceLoot(seat=1))
    assert "loot_energy@c4" in table.options("oxataya")


@pytest.mark.rule("CIR-9.9", "CIR-9.10", "CIR-9.12", "CIR-17.12")
def test_upgrading_loot() -> None:
    table = Table("zcharo", "ai")
    table.do(UpgradeLoot(seat=0))
    assert not table.is_asked("zcharo")
    table.stand("zcharo", "c2", 1)
    table.g.regions["c2"].token = "loot_energy"
    table.player("zcharo").tracks["harvest"] = 4
    table.do(EnterColumn(0, "harvest"))
    table.answer("zcharo", "c2")
    assert loot(table.g, "c2") == {"energy": 6}
    table.g.regions["c2"].units = {}
    table.g.moved()
    table.stand("ai", "c2", 1).build("ai", "factory", "c2").acting("ai", "harvest")
    assert "c2" in harvestable(table.g, 1)
    table.g.corner = []
    table.do(PlaceLoot(seat=1))
    assert not table.is_asked("ai")


@pytest.mark.rule("CIR-17.12", "CIR-9.2", "CIR-24.10")
@pytest.mark.parametrize("token", [token for token, data in c.LOOT.items() if data.set == "core"])
@pytest.mark.parametrize("upgraded", [False, True])
def test_each_loot_token(token: str, upgraded: bool) -> None:
    table = Table("zcharo", "ai")
    table.stand("zcharo", "c2", 1).build("zcharo", "factory", "c2").acting("zcharo", "harvest").rich("zcharo", 0, 0)
    region = table.g.regions["c2"]
    region.token, region.token_upgraded = token, upgraded
    table.do(HarvestPoints(1, seat=0))
    table.answer("zcharo", "c2")
    player = table.player("zcharo")
    got = {"research": int(table.rule("zcharo") == "CIR-D14"), "recruit": 0}
    if table.is_asked("zcharo"):
        decision = table.asked("zcharo")
        if decision.rule == "CIR-D22":
            got["recruit"] = int(str(decision.prompt.args["count"]))
        table.answer("zcharo", "stop" if decision.rule == "CIR-D22" else "none")
    got |= {"energy": player.energy, "gems": player.gems, "cards": len(player.hand)}
    expected = {
        "loot_research": ({"research": 1}, {"research": 1, "energy": 2}),
        "loot_recruit": ({"recruit": 3}, {"recruit": 4}),
        "loot_gems": ({"gems": 2}, {"gems": 2, "recruit": 1}),
        "loot_energy": ({"energy": 4}, {"energy": 6}),
        "loot_card": ({"energy": 1, "cards": 1}, {"energy": 3, "cards": 1}),
        "loot_training": ({"recruit": 1, "cards": 1}, {"recruit": 2, "cards": 1}),
    }[token][upgraded]
    assert got == dict.fromkeys(got, 0) | expected


@pytest.mark.rule("CIR-24.10")
def test_the_two_extra_loot_tokens() -> None:
    table = Table("zcharo", "ai", loot="extended")
    table.stand("zcharo", "c2", 1).rich("zcharo", 3, 5)
    table.player("zcharo").reserve = ["oachra"]
    table.do(Gain(0, {"leader_action": {"energy_discount": 2}}))
    assert table.options("zcharo") == ["deploy", "upgrade", "none"]
    table.answer("zcharo", "deploy")
    assert (table.player("zcharo").energy, table.player("zcharo").gems) == (1, 4)
    table.do(LeaderAction(99, seat=0))
    table.answer("zcharo", "upgrade")
    assert table.player("zcharo").energy == 1
    table.answer("zcharo", "oachra")
    table.do(Gain(0, {"build_paid": {"energy": 1}}))
    table.answer("zcharo", "yes")
    assert (table.player("zcharo").energy, table.rule("zcharo")) == (0, "CIR-D17")
    table.answer("zcharo", "stop")
    table.rich("zcharo", 0, 0)
    table.do(Gain(0, {"build_unlocked": 1}))
    table.answer("zcharo", "research@c2")
    assert "research" not in table.player("zcharo").mat


@pytest.mark.rule("CIR-17.11")
def test_base_loot() -> None:
    loots = {faction: data.base_loot for faction, data in c.FACTIONS.items()}
    assert loots == {
        "circadians": "",
        "ai": "energy1",
        "zcharo": "energy2",
        "leyrien": "energy2",
        "jrayek": "gem",
        "oxataya": "recruit1",
    }
    table = Table("oxataya", "ai").acting("oxataya", "harvest")
    table.do(HarvestPoints(1, seat=0))
    table.answer("oxataya", table.player("oxataya").site)
    assert table.rule("oxataya") == "CIR-D22"
