"""Rules of which a position that is easily met shows only a part; each test fails where the other part is broken."""

from __future__ import annotations

import msgspec
import pytest

from games.circadians.rules.board import by_side
from games.circadians.rules.income import IncomePhase
from games.circadians.rules.move import RelocateShip, dock_pairs
from games.circadians.rules.pricing import PriceTurn
from games.circadians.rules.stats import totals
from games.circadians.vocabulary import Effect
from tests.games.circadians.support import Table, duel, face

GUARD = ("guard", "none")


# -- dice and cards of a battle ----------------------------------------------------------------------------


@pytest.mark.finding("RU-14")
@pytest.mark.rule("CIR-28.55", "CIR-25.11")
@pytest.mark.parametrize(("first", "second"), [(5, 2), (2, 5)])
def test_a_reroll_replaces_the_first_result_and_comes_once(first: int, second: int) -> None:
    strength = {}
    for choice in ("keep", "reroll"):
        table = duel(("ai", 4, ()), ("zcharo", 2, ())).hand("ai", "prototype")
        table.fight("c2", "ai", "zcharo")
        table.plans(("ai", "die_left", "prototype"), ("zcharo", *GUARD), face(first), face(second))
        assert table.rule("ai") == "CIR-D35"
        table.answer("ai", choice)
        assert table.rule("ai") != "CIR-D35"  # CIR-25.11: once per battle
        strength[choice] = table.said("strength")[0]["mine"]
    assert int(str(strength["reroll"])) - int(str(strength["keep"])) == second - first


@pytest.mark.finding("RU-14")
@pytest.mark.rule("CIR-25.1", "CIR-25.11")
@pytest.mark.parametrize(("card", "wins", "gained"), [(True, False, 1), (True, True, 0), (False, False, 0)])
def test_all_conditions_of_an_effect_must_hold(card: bool, wins: bool, gained: int) -> None:
    """Tactical: a card for the Circadians who used one *and* were defeated."""
    table = duel(("circadians", 8 if wins else 1, ()), ("leyrien", 4, ())).hand("circadians", "windfall")
    table.fight("c2", "leyrien", "circadians")
    table.plans(("leyrien", *GUARD), ("circadians", "guard", "windfall" if card else "none"))
    assert table.victor() == (0 if wins else 1)
    table.defaults()
    assert len(table.player("circadians").hand) == (0 if card else 1) + gained


@pytest.mark.finding("RU-14")
@pytest.mark.rule("CIR-12.14")
def test_retreat_costs_defense_only_without_a_card() -> None:
    table = duel(("leyrien", 4, ()), ("ai", 4, ())).hand("leyrien", "early_warning")
    table.build("leyrien", "factory", "c2")
    table.fight("c2", "ai", "leyrien")
    assert table.g.battle is not None
    side = table.g.battle.side(table.seat("leyrien"))
    before = totals(table.g, side.seat)[2]
    side.sector = "retreat"
    assert totals(table.g, side.seat)[2] == before + 1 + 1 - 2
    side.card, side.cancelled = "early_warning", True  # 1 left and 3 right; its ability is left out
    assert totals(table.g, side.seat)[2] == before + 1 + 3


@pytest.mark.finding("RU-14")
@pytest.mark.rule("CIR-2.22", "CIR-28.48")
@pytest.mark.parametrize(("relic", "added"), [(0, 0), (1, 2), (5, 2)])
def test_a_region_with_any_relic_on_it_is_a_relic_region(relic: int, added: int) -> None:
    table = duel(("leyrien", 3, ()), ("oxataya", 3, ()))
    table.g.round = 1
    table.g.regions["c2"].relic, table.g.regions["d3"].relic = relic, 3
    table.fight("c2", "leyrien", "oxataya")
    assert table.g.battle is not None
    side = table.g.battle.side(0)
    side.sector, side.card = "assault", "relic_guard"
    with_it = totals(table.g, 0)[0]
    side.cancelled = True
    assert with_it - totals(table.g, 0)[0] == added


@pytest.mark.finding("RU-14")
@pytest.mark.rule(
    "CIR-12.34"
)  # equal in play: nothing in the data lowers an attack below 0, so only a made-up leader can
def test_no_total_of_attack_or_defense_is_below_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    from games.circadians.rules import stats

    table = duel(("ai", 3, ()), ("zcharo", 3, ()))
    table.fight("c2", "ai", "zcharo")
    minus = msgspec.convert({"op": "stat", "at": "battle:stats", "stat": "attack", "value": -9}, Effect)
    monkeypatch.setattr(stats, "sourced_effects", lambda g, seat, at="": [("x", minus)] if seat == 0 else [])
    assert totals(table.g, 0)[1] == 0
    for stat, index in (("defense", 2), ("strength", 0)):
        lower = msgspec.structs.replace(minus, stat=stat)
        monkeypatch.setattr(
            stats, "sourced_effects", lambda g, seat, at="", lower=lower: [("x", lower)] if seat == 0 else []
        )
        assert totals(table.g, 0)[index] == (3 - 9 if stat == "strength" else 0)


# -- the other phases --------------------------------------------------------------------------------------


@pytest.mark.finding("RU-14")
@pytest.mark.rule("CIR-5.12")
@pytest.mark.parametrize("token", ["p3", "p4", "p5", "p6"])
@pytest.mark.parametrize("slot", ["discover", "harvest", "move_last"])
def test_the_tokens_p3_to_p6_have_no_effect(token: str, slot: str) -> None:
    table = Table("ai", "zcharo", "leyrien", "jrayek")
    player = table.player("ai")
    player.supply = ["p3", "p4", "p5", "p6"]
    before = msgspec.json.decode(msgspec.json.encode(player))
    table.do(PriceTurn(0))
    table.answer("ai", f"{token}@{slot}")
    after = msgspec.json.decode(msgspec.json.encode(player))
    assert after == {**before, "supply": [each for each in before["supply"] if each != token]}


@pytest.mark.finding("RU-14")
@pytest.mark.rule("CIR-28.59", "CIR-28.45")
def test_evolution_comes_in_addition_to_the_bracket_reward() -> None:
    table = Table("zcharo", "ai").rich("zcharo", 0, 9).hand("zcharo", "evolution")
    for name in ("b2", "b3", "c2", "c3", "d1", "d2"):
        table.stand("zcharo", name, 1)
    table.do(IncomePhase())
    before = len(table.player("zcharo").attributes)
    table.answer("zcharo", "play.evolution")
    table.answer("zcharo", table.options("zcharo")[0])
    assert len(table.player("zcharo").attributes) == before + 1
    while table.rule("zcharo") != "CIR-D41":  # the bracket of 6 or 7 regions: an attribute or a gem
        table.answer("zcharo", "income-all" if table.rule("zcharo") == "CIR-D53" else table.options("zcharo")[0])
    table.answer("zcharo", "upgrade_attribute1")
    assert table.rule("zcharo") == "CIR-D42"
    table.answer("zcharo", table.options("zcharo")[0])
    assert len(table.player("zcharo").attributes) == before + 2


@pytest.mark.finding("RU-14")
@pytest.mark.rule("CIR-3.30")  # mountains taken away with the ship would be equal in play: that site is closed for good
def test_the_mountains_around_the_first_site_stay_when_the_ship_relocates() -> None:
    tables = (Table("circadians", "ai", "leyrien", "jrayek", "oxataya", seed=f"ship {n}") for n in range(20))
    table = next(table for table in tables if around(table)).acting("circadians", "move", move=3)
    site, mountains = table.player("circadians").site, list(table.g.mountains)
    lands = [name for name in by_side(table.g)[site] if table.g.regions[name].is_land]
    assert sorted(lands) == sorted(table.player("circadians").open)
    table.stand("circadians", "d3", 1)
    a, b = next(pair for pair in dock_pairs(table.g, 0) if "d3" in pair)
    table.do(RelocateShip(seat=0))
    table.answer("circadians", f"{a}+{b}")
    assert table.g.docks == [a, b]
    assert table.g.mountains == mountains
    assert [name for name in by_side(table.g)[site] if table.g.regions[name].is_land] == lands


def around(table: Table) -> list[str]:
    """The mountains around the site of the ship."""
    site = table.player("circadians").site
    return [mountain for mountain in table.g.mountains if site in mountain.split("-")]
