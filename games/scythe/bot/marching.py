"""Answers while units move."""

from __future__ import annotations

import random

from games.engine import Decision
from games.scythe.bot.answers import Answer, offered
from games.scythe.bot.moves import ENOUGH, best_plan, groups
from games.scythe.bot.position import Position
from games.scythe.rules.move import Going, unit_name
from games.scythe.view import ScytheView


def choose_unit(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D05."""
    march = view.march
    assert march is not None
    names = set(offered(decision))
    units = {going.unit for going in decision.offers(Going).values()}
    plan = best_plan(view, g, seat, march.steps, [unit for unit in groups(g, seat, march.moved) if unit in units])
    if plan is None or plan.value < ENOUGH:
        return "stop"
    unit = unit_name(plan.unit, g.seats[seat].place_of(plan.unit))
    way = f"{unit}>{plan.path[-1]}"
    return next((name for name in (f"{way}+all" if plan.everything else way, way, unit) if name in names), "stop")


def choose_step(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D06, SCY-D07."""
    march = view.march
    assert march is not None
    names = offered(decision)
    speed = int(march.unit[0] != "w" and g.seats[seat].has("speed"))
    plan = best_plan(view, g, seat, march.left - speed, [march.unit])
    if plan is None or plan.value < (ENOUGH if not march.stepped else 0.2):
        return "stop"
    if plan.everything and "all" in names and not march.workers and not any(march.goods):
        return "all"
    if not plan.everything and "none" in names and (march.workers or any(march.goods)):
        return "none"
    return plan.path[0] if plan.path[0] in names else "stop"
