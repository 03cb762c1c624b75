"""CIR-34.6, CIR-34.7: battle plans stored in advance: for which battle, as long as nothing changes, and used once."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.state import Battle, Circadians, StoredPlan, Units, region_name, who

NO_CARD = "none"
Plan = dict[str, list[str]]
"""Sector and card, as the form of a plan has them."""


def store_plan(g: Circadians, seat: int, plan: StoredPlan) -> None:
    """Keep a plan as long as the units that are there now stay there."""
    plan.units = _units(g, seat, plan)
    forget(g, seat, plan.region, plan.opponent, plan.initiator)
    g.seats[seat].standing.plans.append(plan)


def forget(g: Circadians, seat: int, region: str, opponent: int, initiator: bool) -> None:
    """The plan for a battle is used, replaced or given up."""
    orders = g.seats[seat].standing
    battle = (region, opponent, initiator)
    orders.plans = [plan for plan in orders.plans if (plan.region, plan.opponent, plan.initiator) != battle]


def forget_used(g: Circadians, seat: int) -> None:
    """The battle under way has its plan."""
    battle = _battle(g)
    forget(g, seat, battle.region, battle.other(seat).seat, battle.sides[0].seat == seat)


def plan_for_battle(g: Circadians, seat: int, legal: list[str]) -> Plan | None:
    """The plan stored for the battle under way, if it still fits and its sector is legal."""
    plan = _for_battle(g, seat)
    if plan is None or plan.sector not in legal or not _fits(g, seat, plan):
        return None
    return {"sector": [plan.sector], "card": [plan.card]}


def drop_unless(g: Circadians, seat: int, legal: list[str]) -> None:
    """The plan for the battle under way is dropped if it is not one that can be followed."""
    plan = _for_battle(g, seat)
    if plan is not None and plan_for_battle(g, seat, legal) is None:
        _drop(g, seat, plan)


def _for_battle(g: Circadians, seat: int) -> StoredPlan | None:
    battle = _battle(g)
    wanted = (battle.region, battle.other(seat).seat, battle.sides[0].seat == seat)
    g.consult(seat)
    plans = g.seats[seat].standing.plans
    return next((plan for plan in plans if (plan.region, plan.opponent, plan.initiator) == wanted), None)


def drop_stale_plans(g: Circadians) -> None:
    """CIR-34.6: a plan is dropped when its card or gem is gone or the units are not what they were."""
    for seat, player in enumerate(g.seats):
        for plan in [plan for plan in player.standing.plans if not _fits(g, seat, plan)]:
            _drop(g, seat, plan)


def drop_all_plans(g: Circadians) -> None:
    """Plans are for the round in which they were made."""
    for seat, player in enumerate(g.seats):
        for plan in [*player.standing.plans]:
            _drop(g, seat, plan)


def _battle(g: Circadians) -> Battle:
    return g.current_battle


def _units(g: Circadians, seat: int, plan: StoredPlan) -> list[Units]:
    """Own and opposing units in the region, by kinds and names."""
    sides = (g.units(each, plan.region) for each in (seat, plan.opponent))
    return [Units(units.fighters, sorted(units.leaders), sorted(units.rhyzu)) for units in sides]


def _fits(g: Circadians, seat: int, plan: StoredPlan) -> bool:
    player = g.seats[seat]
    held = plan.card == NO_CARD or any(each.card == plan.card for each in player.hand)
    leaders = g.units(seat, plan.region).leaders
    free = any(effect.op == "dial_no_gem" for leader in leaders for effect in g.side_of(seat, leader).effects)
    paid = free or c.SECTORS[plan.sector].gem_cost <= player.gems
    return held and paid and plan.units == _units(g, seat, plan)


def _drop(g: Circadians, seat: int, plan: StoredPlan) -> None:
    forget(g, seat, plan.region, plan.opponent, plan.initiator)
    g.tell(
        "circadians-plan-dropped", only=(seat,), known=True, region=region_name(plan.region), seat=who(plan.opponent)
    )
