"""CIR-13, CIR-14, CIR-15: income, the relic check, fame, victory and ties."""

from __future__ import annotations

import pytest

from games.circadians import components as c
from games.circadians.rules.income import IncomePhase
from games.circadians.rules.lanes import Lanes
from games.circadians.rules.sources import Source, region_count
from games.engine.play import Position, waiting_for
from tests.games.circadians.support import Table

LANDS = ("b2", "b3", "c2", "c3", "d1", "d2", "d3", "e2", "e3", "e4")


def incoming(*factions: str, regions: int = 0) -> Table:
    """In the Income phase; the first faction controls so many land regions."""
    table = Table(*factions)
    table.g.phase = "income"
    for name in LANDS[:regions]:
        table.stand(factions[0], name, 1)
    return table


# -- CIR-13 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIR-13.1", "CIR-34.8", "CIR-13.10")
def test_income_is_taken_side_by_side() -> None:
    table = Table("ai", "leyrien", "jrayek")
    for faction in ("ai", "leyrien", "jrayek"):
        table.rich(faction, 0, 0)
    table.do(IncomePhase())
    assert waiting_for(table.g) == [0, 1, 2]
    assert isinstance(table.g.stack[-1], Lanes)
    table.answer("jrayek", "gems1")
    table.answer("ai", "energy2")
    assert waiting_for(table.g) == [1]
    assert [(player.energy, player.gems) for player in table.g.seats] == [(5, 0), (3, 0), (3, 1)]
    table.answer("leyrien", "gems1")
    assert table.g.stack == []


@pytest.mark.rule("CIR-13.1", "CIR-34.8")
def test_buttons_of_one_lane_survive_the_answers_of_another() -> None:
    table = Table("ai", "leyrien")
    table.do(IncomePhase())
    position = Position(table.g)
    number = position.decisions[1].asked
    position.apply(0, "energy2")
    position.apply(1, "gems1", number)
    assert table.g.stack == []


@pytest.mark.rule("CIR-13.3", "CIR-13.4", "CIR-13.5", "CIR-13.6", "CIR-13.7")
@pytest.mark.parametrize(
    ("regions", "energy", "cards", "rule"),
    [
        (0, 3, 1, ""),
        (1, 3, 1, ""),
        (3, 0, 0, "CIR-D31"),
        (4, 0, 0, "CIR-D31"),
        (5, 0, 0, "CIR-D41"),
        (7, 0, 0, "CIR-D41"),
    ],
)
def test_brackets(regions: int, energy: int, cards: int, rule: str) -> None:
    """CIR-13.3: Region count 0-2: 3 energy and 1 tactics card."""
    table = incoming("ai", "zcharo", regions=regions)
    table.rich("ai", 0, 3)
    table.do(Source(0, "regions"))
    player = table.player("ai")
    assert (player.energy, len(player.hand), table.rule("ai")) == (energy, cards, rule)
    if rule == "CIR-D41":
        table.answer("ai", "gems1")
        assert (table.rule("ai") == "CIR-D41") is (regions == 7)


@pytest.mark.rule("CIR-13.6", "CIR-13.9", "CIR-13.17", "CIR-27.27", "CIR-27.29", "CIR-18.14")
def test_two_upgrades_one_after_another() -> None:
    table = incoming("circadians", "zcharo", regions=8)
    table.rich("circadians", 0, 3)
    table.do(Source(0, "regions"))
    table.answer("circadians", "upgrade_attribute1")
    assert table.rule("circadians") == "CIR-D42"
    table.answer("circadians", "tactical")
    assert (table.player("circadians").gems, table.player("circadians").fame) == (1, 1)
    assert table.rule("circadians") == "CIR-D31"  # the fame bonus comes before the second grant
    table.answers("circadians", "none", "upgrade_attribute1")
    assert table.options("circadians") == ["covert", "none"]
    table.answer("circadians", "covert")
    assert table.player("circadians").fame == 2


@pytest.mark.rule("CIR-13.8")
def test_w47_no_redeploy_from_the_current_relic() -> None:
    table = incoming("ai", "zcharo", regions=4)
    table.g.round = 2
    table.g.regions["c2"].relic = 2
    table.do(Source(0, "regions"))
    options = table.options("ai")
    assert not any(option.startswith("c2>") for option in options)
    assert "c3>c2" in options


@pytest.mark.rule("CIR-13.10")
def test_base_income() -> None:
    for faction, data in c.FACTIONS.items():
        expected = {"energy": 3} if faction in ("circadians", "zcharo") else {"any_of": [{"energy": 2}, {"gems": 1}]}
        assert list(data.base_income) == [expected]
    table = incoming("zcharo", "ai").rich("zcharo", 0, 0)
    table.do(Source(0, "base"))
    assert table.player("zcharo").energy == 3


@pytest.mark.rule("CIR-13.11", "CIR-13.12", "CIR-13.18", "CIR-17.1", "CIR-8.16")
@pytest.mark.parametrize("exchanged", [0, 2, 3])
def test_w16_income_of_buildings(exchanged: int) -> None:
    table = incoming("ai", "zcharo").rich("ai", 0, 0)
    for kind, names in (("factory", "b2"), ("outpost", "b2 b3"), ("stronghold", "b2 b3 c2")):
        for name in names.split():
            table.build("ai", kind, name)
    table.player("ai").mat.remove("research")
    table.do(Source(0, "buildings"), Source(0, "base"))
    assert table.rule("ai") == "CIR-D43"
    table.answer("ai", str(exchanged))
    for _ in range(exchanged):
        assert table.rule("ai") == "CIR-D14"
        table.answer("ai", ("recruit", "harvest", "move")[_])
    table.answer("ai", "energy2")
    player = table.player("ai")
    assert (player.energy, player.gems, len(player.hand)) == (4, 3 - exchanged, 2)


@pytest.mark.rule("CIR-13.18")
def test_the_gem_of_a_destroyed_stronghold_is_a_gem() -> None:
    from games.circadians.rules.removal import destroy

    table = incoming("ai", "zcharo").build("ai", "stronghold", "b2")
    table.player("ai").mat.remove("research")
    assert destroy(table.g, "b2", 0) == [{"gems": 1}]


@pytest.mark.rule("CIR-13.2", "CIR-13.13", "CIR-13.16")
def test_the_order_of_sources_is_free() -> None:
    table = incoming("jrayek", "ai", regions=2).hand("jrayek", "ambush").rich("jrayek", 0, 0)
    table.build("jrayek", "factory", "b2")
    table.do(IncomePhase())
    assert {"income-all+energy2", "income-regions", "income-base", "income-buildings"} <= set(table.options("jrayek"))
    table.answer("jrayek", "income-buildings")
    assert table.player("jrayek").energy == 2
    table.answers("jrayek", "income-base", "gems1")
    assert "income-base" not in table.options("jrayek")
    table.answer("jrayek", "income-all")
    assert table.rule("jrayek") == "CIR-D31"


@pytest.mark.rule("CIR-13.14", "CIR-16.6", "CIR-16.9")
def test_cards_of_this_income_wait_for_the_next_round() -> None:
    from games.circadians.rules.cards import playable
    from games.circadians.rules.relics import RelicCards
    from games.circadians.state import Held

    table = incoming("ai", "zcharo")
    table.player("ai").hand = [Held("tribute", 1, "income"), Held("dividends", 1, "move")]
    assert playable(table.g, 0, "income") == ["dividends"]
    table.g.phase = "relic"
    table.player("ai").hand = [Held("desecration", 1, "income")]
    assert RelicCards().playable(table.g, 0) == []
    table.g.round = 2
    assert RelicCards().playable(table.g, 0) == ["desecration"]


@pytest.mark.rule("CIR-13.15", "CIR-18.8", "CIR-18.13", "CIR-18.21", "CIR-13.7")
def test_w46_intel_and_strongholds_raise_the_count() -> None:
    table = incoming("circadians", "ai", "zcharo", regions=3)
    table.build("circadians", "stronghold", "b2")
    table.player("circadians").intel = ["ai", "zcharo"]
    table.player("ai").has_intel = table.player("zcharo").has_intel = False
    assert region_count(table.g, 0) == 4
    energy = table.player("ai").energy
    table.do(IncomePhase())
    assert {"give.ai", "give.zcharo", "count-0"} <= set(table.options("circadians"))
    table.answers("circadians", "give.ai", "give.zcharo")
    assert region_count(table.g, 0) == 6
    assert (table.player("ai").has_intel, table.player("circadians").intel) == (True, [])
    table.answer("circadians", "income-regions")
    assert table.rule("circadians") in ("CIR-D41", "CIR-D53")
    while table.is_asked("ai"):
        table.answer("ai", "energy2" if table.rule("ai") == "CIR-D40" else "income-all")
    assert table.player("ai").energy == energy + 3 + 2  # the card given back pays from the next Income on


@pytest.mark.rule("CIR-18.8", "CIR-13.15")
def test_strongholds_need_not_be_counted_and_the_count_is_never_negative() -> None:
    table = incoming("circadians", "ai", regions=2).build("circadians", "stronghold", "b2")
    table.do(IncomePhase())
    assert region_count(table.g, 0) == 3
    table.answer("circadians", "count-0")
    assert region_count(table.g, 0) == 2
    table.player("circadians").income.delta = -5
    assert region_count(table.g, 0) == 0


@pytest.mark.rule("CIR-13.16", "CIR-21.6", "CIR-27.15")
def test_the_leyrien_boost_before_they_gain_morale_fame() -> None:
    table = incoming("leyrien", "ai", regions=2).rich("leyrien", 0, 0)
    table.do(IncomePhase())
    table.answers("leyrien", "income-all+energy2", "none")
    assert table.rule("leyrien") == "CIR-D45"
    table.answer("leyrien", "b3")
    table.answer("leyrien", "row-fame")
    assert table.player("leyrien").fame == 1


@pytest.mark.rule("CIR-34.3")
def test_income_may_be_taken_without_asking() -> None:
    table = incoming("zcharo", "ai").hand("zcharo", "ambush")
    table.player("zcharo").standing.income = "auto"
    table.do(IncomePhase())
    assert not table.is_asked("zcharo")
    assert "base" in table.player("zcharo").income.done


@pytest.mark.rule("CIR-13.2")
def test_everything_can_be_taken_with_the_regions_last() -> None:
    """The upgrade of six regions is paid for with gems of the base and the buildings: one choice where it took four."""
    table = incoming("jrayek", "ai", regions=6).hand("jrayek", "ambush").rich("jrayek", 0, 0)
    table.build("jrayek", "factory", "b2")
    table.do(IncomePhase())
    assert {"income-all+gems1", "income-last+energy2", "income-last+gems1"} <= set(table.options("jrayek"))
    table.answer("jrayek", "income-last+gems1")
    assert table.player("jrayek").income.done[-1] == "regions"
    assert (table.player("jrayek").gems, table.player("jrayek").energy) == (1, 2)
    assert "upgrade_attribute1" in table.options("jrayek")


@pytest.mark.rule("CIR-13.2")
def test_the_regions_are_offered_last_only_where_they_gain_by_it() -> None:
    table = incoming("jrayek", "ai", regions=1).hand("jrayek", "ambush").rich("jrayek", 0, 0)
    table.do(IncomePhase())
    assert "income-all+gems1" in table.options("jrayek")
    assert not [option for option in table.options("jrayek") if option.startswith("income-last")]
