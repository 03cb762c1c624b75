"""CIR-11: which units may go from where to where; moving and redeploying them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.circadians import components as c
from games.circadians.rules.board import (
    pin_value,
    pinned,
    put,
    reach,
    stack_fits,
    subsets,
    take,
    weight,
)
from games.circadians.rules.hints import units_text
from games.circadians.rules.leyrien import morale_returns
from games.circadians.rules.rewards import GainFame
from games.circadians.state import HOME, Circadians, Units, region_name, where, who
from games.engine import Step
from games.engine.text import Arg


class Route(msgspec.Struct, frozen=True):
    """From a place to a region, and how: `move` (a point), `free` or `redeploy`; `slip` ignores pinning."""

    origin: str
    target: str
    kind: str = "move"
    slip: bool = False
    fighters_only: bool = False
    most: int = 99
    """At most so many fighters."""
    leader: str = ""
    """This leader must go, and no other (CIR-26.45)."""

    @property
    def places(self) -> tuple[str, str]:
        """From where to where."""
        return self.origin, self.target


Group = tuple[tuple[str, ...], int, int]
"""Leaders and Rhy-zu that go, and the least and most fighters that may go with them."""


def can_go(g: Circadians, seat: int, route: Route) -> bool:
    """Whether there is any group for a route that costs no move point; fighters may always redeploy (CIR-11.26)."""
    if route.kind == "redeploy" and route.most and g.units(seat, route.origin).fighters:
        return True
    return next(groups(g, seat, route), None) is not None


def groups(
    g: Circadians, seat: int, route: Route, points: int = 99, places: dict[str, str] | None = None
) -> Iterator[Group]:
    """All ways to choose units for a route (CIR-11.2, CIR-11.20, CIR-11.22, CIR-11.26, CIR-11.30), with the units that
    are there at this moment (CIR-11.23)."""
    units = g.units(seat, route.origin)
    if places is None and route.kind == "move":
        places = leader_places(g, seat)
    stay = 0 if route.kind == "redeploy" or route.slip else pinned(g, seat, route.origin)
    spare = weight(g, seat, units) - stay if stay else 99
    there = min(units.fighters, route.most)
    for others in _companies(g, units, route):
        most = there
        if stay:
            free = spare
            for name in others:
                free -= 1 if name in c.RHYZU else pin_value(g, seat, name)
            most = min(most, free)
        least = 0 if others else 1
        if most < least:
            continue
        alone = not others and (route.kind != "move" or len(places or ()) < 2)  # fighters come to no leader's harm
        if alone or _stacks_well(g, seat, route, others, points, places or {}):
            yield others, least, most


def _companies(g: Circadians, units: Units, route: Route) -> list[tuple[str, ...]]:
    if route.leader:
        return [(route.leader,)]
    if route.fighters_only or not (units.leaders or units.rhyzu):
        return [()]
    rhyzu = [] if g.regions[route.target].terrain == "lake" else units.rhyzu  # CIR-23.1
    return subsets([*units.leaders, *rhyzu])


def leader_places(g: Circadians, seat: int) -> dict[str, str]:
    """Where the own leaders stand on the map."""
    return {leader: place for leader, place in g.deployed(seat) if place != HOME}


def _stacks_well(
    g: Circadians, seat: int, route: Route, others: tuple[str, ...], points: int, places: dict[str, str]
) -> bool:
    """CIR-11.8, CIR-11.30: one leader per region, at once or (moves) by the end of the action; a Rhy-zu is
    no leader (CIR-11.9).

    `places` is where the leaders stand now; it matters to moves only.
    """
    if g.seats[seat].faction == "oxataya":
        return True
    moved = [name for name in others if name not in c.RHYZU]
    if route.kind != "move":
        return not moved or stack_fits(g, seat, [*g.units(seat, route.target).leaders, *moved])
    if len(places) + len(moved) < 2:
        return True
    return _can_part(g, seat, {**places, **dict.fromkeys(moved, route.target)}, points - 1)


def _can_part(g: Circadians, seat: int, places: dict[str, str], points: int) -> bool:
    """Whether leaders standing like this can be brought apart with so many move points."""
    stacked = crowded(g, seat, places)
    if not stacked:
        return True
    if points <= 0:
        return False
    name = stacked[0]
    for leader in [each for each, place in places.items() if place == name]:
        units = g.units(seat, name)
        left = (
            units.fighters
            + len(units.rhyzu)
            + sum(pin_value(g, seat, other) for other, place in places.items() if place == name and other != leader)
        )
        if left < pinned(g, seat, name):
            continue
        for target in reach(g, seat, name):
            if _can_part(g, seat, {**places, leader: target}, points - 1):
                return True
    return False


def crowded(g: Circadians, seat: int, places: dict[str, str]) -> list[str]:
    """Regions with more own leaders than may end a movement there."""
    if len({*places.values()}) == len(places):
        return []
    return [
        name
        for name in dict.fromkeys(places.values())
        if not stack_fits(g, seat, [leader for leader, place in places.items() if place == name])
    ]


def groups_now(g: Circadians, seat: int, route: Route, places: dict[str, str] | None = None) -> Iterator[Group]:
    """The groups of a route just chosen, with the points of the turn; Onari's moves out of lakes are free."""
    if route.kind != "move":
        return groups(g, seat, route)
    found = groups(g, seat, route, g.current_turn.move, places)
    return found if g.current_turn.move else (group for group in found if is_free(g, seat, route, group[0]))


def is_free(g: Circadians, seat: int, route: Route, others: tuple[str, ...]) -> bool:
    """CIR-26.49, CIR-25.8: a move out of a lake made with Onari costs no point."""
    if route.origin == HOME or g.regions[route.origin].terrain != "lake":
        return False
    return any(
        effect.op == "free_move_from"
        for name in others
        if name not in c.RHYZU
        for effect in g.side_of(seat, name).effects
    )


def decision_rule(route: Route) -> str:
    """The decision's id in the specification."""
    return {"move": "CIR-D27", "free": "CIR-D26", "redeploy": "CIR-D31"}[route.kind]


def route_args(route: Route) -> dict[str, Arg]:
    """A route in a text."""
    return {"origin": region_name(route.origin), "target": region_name(route.target)}


def carry_out(g: Circadians, seat: int, route: Route, others: tuple[str, ...], fighters: int) -> None:
    """The units go; traps spring where fighters came by a move (CIR-19.4, CIR-19.5), morale
    left behind returns (CIR-21.15)."""
    if route.kind == "move":
        if not is_free(g, seat, route, others):
            g.current_turn.move -= 1
        if route.slip:
            g.current_turn.allow["ignore_pin"] -= 1
        if g.current_turn.allow.get("cross_mountain") and route.target not in reach(g, seat, route.origin):
            g.current_turn.allow["cross_mountain"] -= 1
    take(g, seat, route.origin, fighters, others)
    put(g, seat, route.target, fighters, others)
    g.tell(
        "circadians-redeployed" if route.kind == "redeploy" else "circadians-moved",
        seat=who(seat),
        origin=region_name(route.origin),
        target=region_name(route.target),
        units=units_text(Units(fighters, [*others])),
        where=where(route.target),
        route=g.way(seat, route.origin, route.target),
    )
    g.then(
        PresenceEnds(route.origin) if route.origin != HOME else None,
        SpringTrap(seat, route.target) if route.kind != "redeploy" and fighters else None,
    )


class SpringTrap(Step[Circadians], tag="SpringTrap"):
    """CIR-19.4, CIR-19.10, CIR-25.9: an armed trap wounds one of the fighters that moved in, outside of any battle
    (CIR-19.8); the A.I. gain 1 fame (CIR-19.2)."""

    seat: int
    region: str

    def run(self, g: Circadians) -> None:
        for building in g.regions[self.region].buildings:
            if building.armed and building.seat != self.seat:
                building.armed = False
                take(g, self.seat, self.region, 1)
                g.seats[self.seat].areas[0] += 1
                g.tell(
                    "circadians-trap", seat=who(self.seat), region=region_name(self.region), where=where(self.region)
                )
                g.then(GainFame(building.seat, 1), PresenceEnds(self.region))


class PresenceEnds(Step[Circadians], tag="PresenceEnds"):
    """CIR-21.7, CIR-21.15: where the Leyrien are no longer present their morale token returns."""

    region: str

    def run(self, g: Circadians) -> None:
        morale_returns(g, self.region)


def barred_origin(g: Circadians, origin: str) -> bool:
    """CIR-13.8, CIR-2.21: in Income no redeploy starts from the region of the current relic."""
    return g.phase == "income" and origin != HOME and g.regions[origin].relic == g.round


def origins(g: Circadians, seat: int) -> list[str]:
    """Places with own units."""
    home = [HOME] if g.seats[seat].home.count else []
    return [*home, *g.manned(seat)]
