"""CIR-11: the Move action, free moves at the end of a phase, the Circadian ship under way (CIR-18.16)."""

from __future__ import annotations

from functools import cache

from games.circadians import components as c
from games.circadians.rules.abilities import leader_abilities
from games.circadians.rules.board import border, neighbours, pinned, reach, take
from games.circadians.rules.explained import Asks
from games.circadians.rules.hints import joined, land_text, lost_points, others_text
from games.circadians.rules.moving import Route, can_go, crowded, groups_now, leader_places, origins
from games.circadians.rules.options import do, refusal
from games.circadians.rules.sending import (
    Sending,
    routes_barred,
    send,
    sending_hint,
    sendings,
)
from games.circadians.state import HOME, Circadians, region_name, where, who
from games.engine import Choice, Decision, Option, Pick, Says, Step, Text, Unavailable


class MovePoints(Asks[Sending | str], tag="MovePoints"):
    """CIR-D27: who goes from where to where; a point each, one after another, or stop (CIR-11.2, CIR-11.3). Each is
    judged by itself (CIR-11.32) and can be taken back (CIR-34.4)."""

    def ask(self, g: Circadians) -> Decision[Sending | str] | None:
        places = leader_places(g, self.seat)
        options: list[Option[Sending | str]] = [*sendings(g, self.seat, routes(g, self.seat, places), places)]
        if not crowded(g, self.seat, places):  # CIR-11.8, CIR-D28: first leaders must part
            if ship_barred(g, self.seat) is None:
                options.append(do("ship"))
            if options:
                options.append(do("stop"))
        if not options:
            return None
        prompt = Text("circadians-ask-move", {"count": g.current_turn.move})
        return Decision(self.seat, prompt, Pick(tuple(options)), "CIR-D27")

    def told(self, g: Circadians, decision: Decision[Sending | str]) -> Decision[Sending | str]:
        points = g.current_turn.move

        def about(option: Option[Sending | str]) -> Says | Text:
            if isinstance(option.value, Sending):
                return sending_hint(g, self.seat, option.value)
            if option.value == "stop":
                lost = lost_points("move", points) if points else None
                return Says(Text("circadians-hint-stop-moving"), loses=lost)
            return Text("circadians-hint-ship", {"count": ship_costs(g, self.seat)})

        return decision.explain(about, unavailable=self._missing(g))

    def _missing(self, g: Circadians) -> list[Unavailable]:
        """Neighbours that cannot be entered; leaders who have to part first; the ship."""
        found = [
            Unavailable("stop", Text("circadians-do-stop"), _crowd_text(name), f"region:{name}")
            for name in self._crowded(g)[:1]
        ]
        reason = ship_barred(g, self.seat)
        if g.seats[self.seat].data.home == "ship" and reason is not None:
            found.append(Unavailable("ship", Text("circadians-do-ship"), reason))
        offered = {(route.origin, route.target) for route in routes(g, self.seat)}
        for origin in origins(g, self.seat):
            targets = {target for start, target in offered if start == origin}
            found += routes_barred(g, self.seat, origin, targets)
        return found[:25]

    def _crowded(self, g: Circadians) -> list[str]:
        return crowded(g, self.seat, leader_places(g, self.seat))

    def answer(self, g: Circadians, choice: Sending | str) -> None:
        if choice == "stop":
            return
        g.then(MovePoints(seat=self.seat))
        if isinstance(choice, Sending):
            send(g, self.seat, choice)
        else:
            g.then(RelocateShip(seat=self.seat))

    def default(self, g: Circadians) -> Choice:
        if not self._crowded(g):
            return ["stop"]
        stacked = self._crowded(g)
        route = next(route for route in routes(g, self.seat) if route.origin in stacked)
        return [sendings(g, self.seat, [route])[0].id]


def _crowd_text(name: str) -> Text:
    return Text("circadians-why-crowded", {"region": region_name(name)})


def routes(g: Circadians, seat: int, places: dict[str, str] | None = None) -> list[Route]:
    """CIR-11.2, CIR-11.3, CIR-11.4, CIR-11.5, CIR-11.6, CIR-11.20, CIR-28.61, CIR-28.70:
    everything one move could do now. `places` is where the leaders stand, if that is known already."""
    crossing, slipping = bool(g.current_turn.allow.get("cross_mountain")), bool(g.current_turn.allow.get("ignore_pin"))
    found = []
    if places is None:
        places = leader_places(g, seat)
    for origin in origins(g, seat):
        if not g.current_turn.move and (origin == HOME or g.regions[origin].terrain != "lake"):
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


def ship_costs(g: Circadians, seat: int) -> int:
    """CIR-27.4: move points of relocating the ship."""
    return next(int(effect.cost.get("move", 0)) for effect in g.attribute_effects(seat) if effect.op == "move_ship")


def ship_barred(g: Circadians, seat: int) -> Text | None:
    """CIR-18.18: why the ship cannot be relocated now; None if it can."""
    turn = g.current_turn
    if g.seats[seat].data.home != "ship":
        return Text("circadians-why-no-ship")
    if turn.ship_moved:
        return Text("circadians-why-ship-moved")
    if turn.move < ship_costs(g, seat):
        return Text("circadians-why-ship-point")
    return None if dock_pairs(g, seat) else Text("circadians-why-ship-docks")


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


def _dock_text(g: Circadians, seat: int, name: str) -> Text:
    """What a dock is good for, in short."""
    what = joined(land_text(g.regions[name]), others_text(g, seat, name))
    return Text("circadians-hint-beside", {"region": region_name(name), "what": what})


@cache
def _docks_option(a: str, b: str) -> Option[tuple[str, str]]:
    label = Text("circadians-docks", {"a": region_name(a), "b": region_name(b)})
    return Option(f"{a}+{b}", label, where=where(a), means=(a, b))


class RelocateShip(Asks[tuple[str, str] | None], tag="RelocateShip"):
    """CIR-D30, CIR-27.4, CIR-25.8: new docks, or stay. The first site stays closed (CIR-18.19)."""

    def ask(self, g: Circadians) -> Decision[tuple[str, str] | None]:
        options = tuple(_docks_option(a, b) for a, b in dock_pairs(g, self.seat))
        return Decision(self.seat, Text("circadians-ask-docks"), Pick((*options, refusal("stay"))), "CIR-D30")

    def told(self, g: Circadians, decision: Decision[tuple[str, str] | None]) -> Decision[tuple[str, str] | None]:
        def about(option: Option[tuple[str, str] | None]) -> Text:
            if option.value is None:
                return Text("circadians-hint-ship-stays")
            return joined(*(_dock_text(g, self.seat, name) for name in option.value))

        a, b = g.docks
        here = Unavailable(f"{a}+{b}", _docks_option(a, b).label, Text("circadians-why-docked"), where(a))
        return decision.explain(about, unavailable=[here])

    def answer(self, g: Circadians, choice: tuple[str, str] | None) -> None:
        if choice is None:
            return
        g.current_turn.move -= ship_costs(g, self.seat)
        g.current_turn.ship_moved = True
        g.docks = [*choice]
        g.tell("circadians-ship", seat=who(self.seat), a=region_name(g.docks[0]), b=region_name(g.docks[1]))

    def default(self, g: Circadians) -> Choice:
        return ["stay"]


# -- free moves ------------------------------------------------------------------------------------------


class FreeMove(Asks[Sending | None], tag="FreeMove"):
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

    def ask(self, g: Circadians) -> Decision[Sending | None] | None:
        options = sendings(g, self.seat, self.routes(g))
        if not options:
            return None
        prompt = Text("circadians-ask-free-move", {"leader": Text(f"circadians-leader-{self.leader}")})
        return Decision(self.seat, prompt, Pick((*options, refusal("none"))), "CIR-D26")

    def told(self, g: Circadians, decision: Decision[Sending | None]) -> Decision[Sending | None]:
        def about(option: Option[Sending | None]) -> Says | Text:
            return Text("circadians-hint-nobody") if option.value is None else sending_hint(g, self.seat, option.value)

        routes = self.routes(g)
        origin = routes[0].origin
        return decision.explain(
            about, unavailable=routes_barred(g, self.seat, origin, {route.target for route in routes})
        )

    def answer(self, g: Circadians, choice: Sending | None) -> None:
        if choice is not None:
            send(g, self.seat, choice)

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
