"""CIR-11: the Move action, free moves at the end of a phase, the Circadian ship under way (CIR-18.16)."""

from __future__ import annotations

from functools import cache

from games.circadians import components as c
from games.circadians.rules.abilities import leader_abilities
from games.circadians.rules.board import border, neighbours, pinned, reach, take
from games.circadians.rules.moving import (
    STAY,
    Route,
    can_go,
    crowded,
    groups_now,
    leader_places,
    origins,
    route_option,
    set_out,
)
from games.circadians.rules.options import do
from games.circadians.state import HOME, Circadians, region_name, where, who
from games.engine import Choice, Decision, Option, Pick, Question, Step, Text


class MovePoints(Question[Circadians, Route | str], tag="MovePoints"):
    """CIR-D27: from where to where; a point each, one after another, or stop (CIR-11.2, CIR-11.3). Each is judged by
    itself (CIR-11.32) and can be taken back (CIR-34.4)."""

    def ask(self, g: Circadians) -> Decision[Route | str] | None:
        assert g.turn is not None
        options: list[Option[Route | str]] = [route_option(route) for route in routes(g, self.seat)]
        if not self._crowded(g):  # CIR-11.8, CIR-D28: first leaders must part
            if ship_costs(g, self.seat) is not None and dock_pairs(g, self.seat):
                options.append(do("ship"))
            if options:
                options.append(do("stop"))
        if not options:
            return None
        prompt = Text("circadians-ask-move", {"count": g.turn.move})
        return Decision(self.seat, prompt, Pick(tuple(options)), "CIR-D27")

    def _crowded(self, g: Circadians) -> list[str]:
        return crowded(g, self.seat, leader_places(g, self.seat))

    def answer(self, g: Circadians, choice: Route | str) -> None:
        if choice == "stop":
            return
        g.then(MovePoints(seat=self.seat))
        if isinstance(choice, Route):
            set_out(g, self.seat, choice)
        else:
            g.then(RelocateShip(seat=self.seat))

    def default(self, g: Circadians) -> Choice:
        if not self._crowded(g):
            return ["stop"]
        stacked = self._crowded(g)
        route = next(route for route in routes(g, self.seat) if route.origin in stacked)
        return [route_option(route).id]


def routes(g: Circadians, seat: int) -> list[Route]:
    """CIR-11.2, CIR-11.3, CIR-11.4, CIR-11.5, CIR-11.6, CIR-11.20, CIR-28.61, CIR-28.70:
    everything one move could do now."""
    assert g.turn is not None
    crossing, slipping = bool(g.turn.allow.get("cross_mountain")), bool(g.turn.allow.get("ignore_pin"))
    found, places = [], leader_places(g, seat)
    for origin in origins(g, seat):
        if not g.turn.move and (origin == HOME or g.regions[origin].terrain != "lake"):
            continue
        slips = [False, True] if slipping and pinned(g, seat, origin) else [False]
        fighters_go: set[bool] = set()  # by slip; where to matters to leaders and Rhy-zu only
        for target in reach(g, seat, origin, crossing):
            for slip in slips:
                route = Route(origin, target, slip=slip)
                if slip in fighters_go:
                    found.append(route)
                elif group := next(groups_now(g, seat, route, places), None):
                    found.append(route)
                    if not group[0]:
                        fighters_go.add(slip)
    return found


class MoveEnds(Step[Circadians], tag="MoveEnds"):
    """CIR-11.30: should a trap have left leaders together who cannot part, those who came last go home."""

    seat: int

    def run(self, g: Circadians) -> None:
        for name in crowded(g, self.seat, leader_places(g, self.seat)):
            last = g.units(self.seat, name).leaders[-1]
            take(g, self.seat, name, 0, (last,))
            g.seats[self.seat].home.leaders.append(last)
            g.tell("circadians-leader-home", seat=who(self.seat), leader=Text(f"circadians-leader-{last}"))


# -- the ship --------------------------------------------------------------------------------------------


def ship_costs(g: Circadians, seat: int) -> int | None:
    """CIR-18.18: move points of relocating the ship, None if it cannot be done now."""
    turn = g.turn
    assert turn is not None
    for effect in g.attribute_effects(seat):
        if effect.op == "move_ship" and not turn.ship_moved:
            cost: int = effect.cost.get("move", 0)
            return cost if turn.move >= cost else None
    return None


BORDERS = {
    name: tuple((other, border(name, other)) for other in neighbours(name) if c.HEX_ORDER[name] < c.HEX_ORDER[other])
    for name in c.HEXES
}
"""The neighbours of each hex that come after it, with the side they share: every side of the map once."""


def dock_pairs(g: Circadians, seat: int) -> list[tuple[str, str]]:
    """CIR-18.16, CIR-18.18: two land regions that share a side without a mountain; the base side needs presence."""
    needs = next(effect.needs for effect in g.attribute_effects(seat) if effect.op == "move_ship")
    docks, mountains = set(g.docks), set(g.mountains)
    lands = {name: region for name, region in g.regions.items() if region.terrain in c.LANDS}
    here = {name for name in lands if needs != "none" and seat in g.present(name)}
    return [
        (a, b)
        for a in lands
        for b, between in BORDERS[a]
        if b in lands
        and between not in mountains
        and (needs == "none" or a in here or b in here)
        and not (a in docks and b in docks)
    ]


@cache
def _docks_option(a: str, b: str) -> Option[tuple[str, str]]:
    label = Text("circadians-docks", {"a": region_name(a), "b": region_name(b)})
    return Option(f"{a}+{b}", label, where=where(a), means=(a, b))


class RelocateShip(Question[Circadians, tuple[str, str] | None], tag="RelocateShip"):
    """CIR-D30, CIR-27.4, CIR-25.8: new docks, or stay. The first site stays closed (CIR-18.19)."""

    def ask(self, g: Circadians) -> Decision[tuple[str, str] | None]:
        stay = Option("stay", Text("circadians-do-stay"), means=None)
        options = tuple(_docks_option(a, b) for a, b in dock_pairs(g, self.seat))
        return Decision(self.seat, Text("circadians-ask-docks"), Pick((stay, *options)), "CIR-D30")

    def answer(self, g: Circadians, choice: tuple[str, str] | None) -> None:
        assert g.turn is not None
        if choice is None:
            return
        g.turn.move -= ship_costs(g, self.seat) or 0
        g.turn.ship_moved = True
        g.docks = [*choice]
        g.tell("circadians-ship", seat=who(self.seat), a=region_name(g.docks[0]), b=region_name(g.docks[1]))

    def default(self, g: Circadians) -> Choice:
        return ["stay"]


# -- free moves ------------------------------------------------------------------------------------------


class FreeMove(Question[Circadians, Route | None], tag="FreeMove"):
    """CIR-D26, CIR-11.29, CIR-25.8, CIR-26.45, CIR-26.55: Xanya and Vehlac after everybody's turn; pinning applies."""

    leader: str
    fighters: bool = False

    def routes(self, g: Circadians) -> list[Route]:
        """Where the leader could go."""
        origin = dict(g.deployed(self.seat)).get(self.leader)
        if origin is None:
            return []
        found = [
            Route(origin, target, "free", most=99 if self.fighters else 0, leader=self.leader)
            for target in reach(g, self.seat, origin)
        ]
        return [route for route in found if can_go(g, self.seat, route)]

    def ask(self, g: Circadians) -> Decision[Route | None] | None:
        routes = self.routes(g)
        if not routes:
            return None
        prompt = Text("circadians-ask-free-move", {"leader": Text(f"circadians-leader-{self.leader}")})
        return Decision(self.seat, prompt, Pick((STAY, *map(route_option, routes))), "CIR-D26")

    def answer(self, g: Circadians, choice: Route | None) -> None:
        if choice is not None:
            set_out(g, self.seat, choice)

    def default(self, g: Circadians) -> Choice:
        return ["none"]


def free_moves(g: Circadians, phase: str) -> list[Step[Circadians]]:
    """Free moves at the end of a phase, in flare-gun order (CIR-13.1 order for simultaneous triggers)."""
    return [
        FreeMove(leader, effect.bring == "fighters", seat=seat)
        for seat in g.clockwise(g.flare)
        for leader, _, effect in leader_abilities(g, seat, f"{phase}:end")
        if effect.op == "free_move"
    ]
