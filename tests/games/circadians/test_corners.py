"""Corners of single rules: what is owed, what an option says it costs, and who is left out."""

from __future__ import annotations

import pytest

from games.circadians import components as c
from games.circadians.rules.actions import MoveActionEnds
from games.circadians.rules.combat import Combat
from games.circadians.rules.hints import leader_text
from games.circadians.rules.income_order import NONE, order_matters
from games.circadians.rules.leaders import DeployLeader
from games.circadians.rules.locks import ways
from games.circadians.rules.plans import store_plan
from games.circadians.rules.recruit import RecruitPoints
from games.circadians.rules.research import MayAdvance
from games.circadians.rules.rewards import Gain
from games.circadians.rules.sources import Source
from games.circadians.rules.stats import totals
from games.circadians.state import StoredPlan
from games.engine import default_choice
from games.engine.play import Position
from tests.games.circadians.support import Table, pick


@pytest.mark.rule("CIR-6.21")
def test_the_price_is_owed_by_the_faction_that_acts_only() -> None:
    table = Table("ai", "circadians").rich("ai", 3, 0).rich("circadians", 3, 0)
    table.acting("ai", "discover", paid=False, due=2)
    for faction in ("ai", "circadians"):
        table.player(faction).mat.remove("unlock")
    assert ways(table.g, table.seat("ai"), "card") == []
    assert ways(table.g, table.seat("circadians"), "card") == ["energy2"]


@pytest.mark.rule("CIR-12.50")
def test_defense_lessens_the_attack_that_comes_first() -> None:
    table = Table("zcharo", "jrayek").stand("zcharo", "c3", 4, "oachra").stand("jrayek", "c3", 6, "jayen")
    table.rich("zcharo", 0, 0).rich("jrayek", 0, 0).fight("c3", "zcharo", "jrayek")
    table.plans(("zcharo", "assault", "none"), ("jrayek", "assault", "none"))
    # Oachra's 2 and the sector's 1 attack against Jayen's 1 defense
    assert table.wounds()[table.seat("jrayek")] == 2


@pytest.mark.rule("CIR-10.9")
def test_deploying_is_offered_for_gems_alone() -> None:
    table = Table("zcharo", "ai").rich("zcharo", 5, 2)
    table.player("zcharo").reserve = ["oachra", "cahzor"]
    table.do(DeployLeader(seat=0))
    decision = Position(table.g).explained(0)
    assert {option.id: option.hint for option in decision.options} == {
        "oachra": leader_text("oachra", False, 1),
        "cahzor": leader_text("cahzor", False, 0),
    }


@pytest.mark.rule("CIR-10.4")
def test_a_recruit_trade_is_offered_as_one() -> None:
    table = Table("leyrien", "ai")
    table.do(RecruitPoints(6, seat=0))
    decision = table.asked("leyrien")
    texts = {option.id: option.label.key for option in pick(decision.shape).options}
    assert [texts[name] for name in ("tradex1", "tradex2")] == ["circadians-recruit-trade"] * 2


@pytest.mark.rule("CIR-34.6")
def test_a_plan_without_its_gem_is_gone_before_any_battle_begins() -> None:
    table = Table("ai", "zcharo").rich("ai", 0, 1)
    for region in ("c3", "e3"):
        table.stand("ai", region, 3).stand("zcharo", region, 3)
    store_plan(table.g, 0, StoredPlan("c3", 1, True, "die_left", "none"))
    table.rich("ai", 0, 0).do(Combat())
    assert table.g.battle is None
    assert table.player("ai").standing.plans == []


@pytest.mark.rule("CIR-19.6")
def test_a_trap_is_rearmed_though_nothing_else_is_built() -> None:
    table = Table("ai", "zcharo").build("ai", "stronghold", "c3")
    trap = table.g.regions["c3"].buildings[0]
    trap.armed = False
    table.do(Source(0, "faction"))
    assert trap.armed


@pytest.mark.rule("CIR-13.2")
def test_gems_may_pay_the_lock_of_research() -> None:
    table = Table("ai", "zcharo")
    research, gems, cards = (Gain(0, {key: 1}) for key in ("research", "gems", "cards"))
    assert order_matters(table.g, [([gems], NONE), ([research], NONE)])
    assert not order_matters(table.g, [([gems], NONE), ([cards], NONE)])
    assert not order_matters(table.g, [([cards], NONE), ([research], NONE)])


@pytest.mark.rule("CIR-5.10")
@pytest.mark.parametrize(("column", "answer"), [(2, "no"), (3, "move+recruit2")])
def test_without_an_answer_no_gem_goes_to_the_lock_ahead(column: int, answer: str) -> None:
    table = Table("ai", "zcharo").rich("ai", 0, 1)
    table.player("ai").tracks["move"] = column
    table.do(MayAdvance("move", seat=0))
    assert default_choice(table.g, 0) == answer


@pytest.mark.rule("CIR-26.47")
def test_rylach_at_home_boosts_nothing() -> None:
    table = Table("leyrien", "ai", leaders="extended").acting("leyrien", "move")
    table.player("leyrien").home.leaders = ["rylach"]
    table.do(MoveActionEnds(0))
    assert table.rule("leyrien") == ""
    assert not any(region.morale for region in table.g.regions.values())


@pytest.mark.rule("CIR-25.12", "CIR-25.13")
@pytest.mark.parametrize(("rivals", "defense"), [(3, 0), (4, 2)])
def test_rhyzu_are_units_where_the_fewer_are_helped(rivals: int, defense: int) -> None:
    rhyzu = next(iter(c.RHYZU))
    table = Table("jrayek", "zcharo").stand("jrayek", "c3", 2, rhyzu).stand("zcharo", "c3", rivals)
    table.fight("c3", "jrayek", "zcharo")
    assert table.g.battle is not None
    before = totals(table.g, 0)[2]
    table.g.battle.sides[0].card = "outnumbered"
    assert totals(table.g, 0)[2] - before == defense
