"""The bot's moves and redeploys: each route with a few groups, judged by the two places they change."""

from __future__ import annotations

from games.circadians.bot.worth import standing_worth
from games.circadians.rules.board import reach
from games.circadians.rules.moving import Group, Route, groups
from games.circadians.state import HOME, Circadians, Units
from games.engine import Decision, Number, Pick

Plan = tuple[float, Route, tuple[str, ...], int]


def choose_route(g: Circadians, seat: int, decision: Decision, kind: str) -> str:
    """The best route of those offered, or `stop` / `none`."""
    assert isinstance(decision.shape, Pick)
    offered = [option.id for option in decision.shape.options]
    best: tuple[float, str] = (-99.0, offered[0])
    for option in offered:
        if ">" not in option:
            continue
        origin, target = option.removesuffix("!").split(">")
        route = Route(origin, target, kind, slip=option.endswith("!"))
        plan = best_group(g, seat, route)
        if plan is not None and plan[0] > best[0]:
            best = (plan[0], option)
    still = next((word for word in ("stop", "none") if word in offered), None)
    return best[1] if still is None or best[0] > 0.25 else still


def best_group(g: Circadians, seat: int, route: Route) -> Plan | None:
    """The best of some groups for a route."""
    found = groups(g, seat, route)
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


def _here(g: Circadians, seat: int, place: str, units: Units) -> float:
    return 0.05 * units.count if place == HOME else standing_worth(g, seat, place, units)


def _after(g: Circadians, seat: int, route: Route, others: tuple[str, ...], fighters: int) -> float:
    units = g.units(seat, route.origin)
    left = Units(
        units.fighters - fighters,
        [name for name in units.leaders if name not in others],
        [name for name in units.rhyzu if name not in others],
    )
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


def _prospects(g: Circadians, seat: int, name: str) -> float:
    """Free land next door is reason to come with more than one."""
    points = g.turn.move - 1 if g.turn else 0
    if points <= 0:
        return 0.0
    free = sum(1 for other in reach(g, seat, name) if not g.present(other))
    relic = max((g.regions[other].relic == g.round for other in reach(g, seat, name)), default=False)
    return 0.3 * min(free, points) + (2.0 if relic and seat not in g.present(name) else 0.0)


def route_of(decision: Decision, kind: str) -> Route:
    """The route a question about units is asked for."""
    origin, target = decision.about
    return Route(origin, target, kind)


def choose_company(g: Circadians, seat: int, decision: Decision, kind: str) -> str:
    """Leaders for a route already chosen."""
    assert isinstance(decision.shape, Pick)
    offered = [option.id for option in decision.shape.options]
    plan = _best_of(g, seat, route_of(decision, kind), offered)
    return plan if plan in offered else offered[0]


def _best_of(g: Circadians, seat: int, route: Route, offered: list[str]) -> str:
    best: tuple[float, str] | None = None
    for others, least, most in _slipping(g, seat, route):
        name = "+".join(others) or "no-leaders"
        if name not in offered:
            continue
        before = 0.0
        for fighters in _samples(least, most):
            gain = _after(g, seat, route, others, fighters) - before
            if best is None or gain > best[0]:
                best = (gain, name)
    return best[1] if best else offered[0]


def _slipping(g: Circadians, seat: int, route: Route) -> list[Group]:
    return groups(g, seat, route) or groups(g, seat, Route(route.origin, route.target, route.kind, slip=True))


def choose_fighters(g: Circadians, seat: int, decision: Decision, kind: str) -> int:
    """Fighters for a route already chosen; leaders that go are not known here and hardly matter."""
    assert isinstance(decision.shape, Number)
    route = route_of(decision, kind)
    low, high = decision.shape.low, decision.shape.high
    others: tuple[str, ...] = ()
    if low == 0:
        units = g.units(seat, route.origin)
        others = tuple(units.leaders[:1])
    return max(_samples(low, high), key=lambda fighters: _after(g, seat, route, others, fighters))
