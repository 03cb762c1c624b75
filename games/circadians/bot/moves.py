"""The bot's moves and redeploys: each route with a few groups, judged by the two places they change."""

from __future__ import annotations

from typing import cast

from games.circadians.bot import places
from games.circadians.bot.imagine import Mind
from games.circadians.bot.worth import standing_worth
from games.circadians.rules.board import reach
from games.circadians.rules.move import ship_costs
from games.circadians.rules.moving import Route, groups_now
from games.circadians.rules.sending import Company, Sending
from games.circadians.state import HOME, Units
from games.engine import Decision

SHIP = "ship"
SHIP_GAIN = 2.0
"""By so much those aboard must land better to spend a move point on the ship."""

Plan = tuple[float, Route, tuple[str, ...], int]


def choose_sending(g: Mind, seat: int, decision: Decision) -> str:
    """The best units on the best route of those offered, or `stop` / `none`."""
    offered = decision.offers(Sending)
    routes = {sending.route: name for name, sending in offered.items()}
    plans = [plan for route in routes if (plan := best_group(g, seat, route)) is not None]
    best = max(plans, key=lambda plan: plan[0], default=None)
    still = next((option.id for option in decision.options if option.role == "decline"), None)
    if SHIP in (option.id for option in decision.options) and _sails(g, seat):
        return SHIP
    if best is None or (still is not None and best[0] <= 0.25):
        return still or decision.options[0].id
    _, route, others, fighters = best
    whole = [name for name, sending in offered.items() if sending == Sending(route, others, fighters)]
    return whole[0] if whole else _chosen(offered, route)


def _sails(g: Mind, seat: int) -> bool:
    """Whether the ship relocates: a point must be left to land."""
    return g.current_turn.move > ship_costs(g, seat) and places.ship_gain(g, seat) > SHIP_GAIN


def _chosen(offered: dict[str, Sending], route: Route) -> str:
    """Who goes is chosen next, if that can be chosen."""
    found = {sending.choose: name for name, sending in offered.items() if sending.route == route}
    return found.get(True) or found[False]


def best_group(g: Mind, seat: int, route: Route) -> Plan | None:
    """The best of some groups for a route."""
    found = list(groups_now(g, seat, route))
    if not found:
        return None
    units = g.units(seat, route.origin)
    before = _here(g, seat, route.origin, units) + standing_worth(g, seat, route.target, g.units(seat, route.target))
    best: Plan | None = None
    for others, least, most in found:
        for fighters in _samples(least, most):
            gain = _after(g, seat, route, others, fighters) - before
            if best is None or gain > best[0]:
                best = (gain, route, others, fighters)
    return best


def _samples(least: int, most: int) -> list[int]:
    return sorted({least, min(most, least + 1), (least + most) // 2, max(least, most - 1), most})


def _here(g: Mind, seat: int, place: str, units: Units) -> float:
    return 0.05 * units.count if place == HOME else standing_worth(g, seat, place, units)


def _after(g: Mind, seat: int, route: Route, others: tuple[str, ...], fighters: int) -> float:
    units = g.units(seat, route.origin)
    left = units.without(fighters, others)
    there = g.units(seat, route.target)
    joined = Units(
        there.fighters + fighters,
        [*there.leaders, *(name for name in others if name in units.leaders)],
        [*there.rhyzu, *(name for name in others if name in units.rhyzu)],
    )
    worth = _here(g, seat, route.origin, left) + standing_worth(g, seat, route.target, joined)
    if joined.count > 1:
        worth += _prospects(g, seat, route.target)
    return worth


def _prospects(g: Mind, seat: int, name: str) -> float:
    """Free land next door is reason to come with more than one."""
    points = g.turn.move - 1 if g.turn else 0
    if points <= 0:
        return 0.0
    free = sum(1 for other in reach(g, seat, name) if not g.present(other))
    relic = max((g.regions[other].relic == g.round for other in reach(g, seat, name)), default=False)
    return 0.3 * min(free, points) + (2.0 if relic and seat not in g.present(name) else 0.0)


def choose_units(g: Mind, seat: int, decision: Decision) -> str:
    """Leaders and fighters for a route already chosen."""
    origin, target = decision.about
    route = Route(origin, target)
    offered = {option.id: option.value for option in decision.options}

    def worth(name: str) -> float:
        others, fighters = cast(Company, offered[name])
        return _after(g, seat, route, others, fighters)

    return max(offered, key=worth)
