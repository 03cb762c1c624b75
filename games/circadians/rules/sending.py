"""CIR-11: sending units: whole groups, chosen ones, and redeploys."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from games.circadians import components as c
from games.circadians.rules.board import closed_terrains, neighbours, pinned, reach
from games.circadians.rules.explained import Asks
from games.circadians.rules.hints import place_text, units_text
from games.circadians.rules.moving import (
    Group,
    Route,
    barred_origin,
    can_go,
    carry_out,
    decision_rule,
    groups_now,
    origins,
    route_args,
)
from games.circadians.rules.options import refusal
from games.circadians.rules.rewards import gives
from games.circadians.state import HOME, Circadians, Units, region_name, where
from games.engine import Choice, Decision, Option, Pick, Says, Step, Text, Unavailable
from games.engine.text import Arg, Item


class Sending(msgspec.Struct, frozen=True):
    """Units on a route; or, with `choose`, who goes is asked next."""

    route: Route
    others: tuple[str, ...] = ()
    fighters: int = 0
    choose: bool = False


@lru_cache(maxsize=1024)
def _sending_option(sending: Sending, verb: str) -> Option[Sending]:
    route = sending.route
    who_goes = Text("circadians-do-choose") if sending.choose else units_text(_units(sending))
    args: dict[str, Arg] = {
        "origin": region_name(route.origin),
        "target": region_name(route.target),
        "units": who_goes,
    }
    return Option(
        f"{route.origin}>{route.target}" + "!" * route.slip + verb,
        Text("circadians-sending-slip" if route.slip else "circadians-sending", args),
        group=Text("circadians-route-from", {"origin": region_name(route.origin)}),
        where=where(route.target),
        means=sending,
    )


def _size(group: Group) -> int:
    others, _, most = group
    return len(others) + most


def _units(sending: Sending) -> Units:
    return Units(sending.fighters, [*sending.others])


def sendings(
    g: Circadians, seat: int, routes: Iterable[Route], places: dict[str, str] | None = None
) -> list[Option[Sending]]:
    """CIR-11.2: as many as may go, all of these but one fighter who keeps the region, or as one chooses:
    `b2>c3`, `b2>c3-1`, `b2>c3?`; with `!` the move ignores pinning. `places` is where the leaders stand, if that is
    known already.

    The routes are those of one question: where they lead to matters to leaders and Rhy-zu only.
    """
    options: list[Option[Sending]] = []
    alone: dict[tuple[str, bool], tuple[Group, ...]] = {}
    for route in routes:
        start = route.origin, route.slip
        units = g.units(seat, route.origin)
        found = alone.get(start)
        if found is None:
            found = tuple(groups_now(g, seat, route, places))
            if not (units.leaders or units.rhyzu):
                alone[start] = found
        options += _sendings(route, found, units.fighters if route.origin != HOME else NOBODY_KEEPS)
    return options


NOBODY_KEEPS = -1
"""In place of the fighters of a region: nobody need stay at home."""


@lru_cache(maxsize=512)
def _sendings(route: Route, found: tuple[Group, ...], fighters: int) -> tuple[Option[Sending], ...]:
    """With these groups, out of a region with so many fighters."""
    others, least, most = max(found, key=_size)
    options = [_sending_option(Sending(route, others, most), "")]
    if most == fighters and most > least and most > 1 - bool(others):
        options.append(_sending_option(Sending(route, others, most - 1), "-1"))
    if len(found) > len(options) or sum([1 + high - low for _, low, high in found]) > len(options):
        options.append(_sending_option(Sending(route, choose=True), "?"))
    return tuple(options)


def send(g: Circadians, seat: int, sending: Sending) -> None:
    """The units go, or it is asked who goes."""
    if sending.choose:
        g.then(ChooseUnits(sending.route, seat=seat))
    else:
        carry_out(g, seat, sending.route, sending.others, sending.fighters)


def sending_hint(g: Circadians, seat: int, sending: Sending) -> Says:
    """What is there."""
    origin = g.seats[seat].site if sending.route.origin == HOME else sending.route.origin
    there = place_text(g, seat, sending.route.target)
    return Says(there, route=(f"region:{origin}",))


def routes_barred(g: Circadians, seat: int, origin: str, offered: set[str]) -> list[Unavailable]:
    """Neighbours of a place with own units that cannot be entered, and why."""
    site = g.seats[seat].site if origin == HOME else origin
    names = [name for name in neighbours(site) if name not in offered]
    return [
        Unavailable(
            f"{origin}>{name}",
            Text("circadians-route", {"origin": region_name(origin), "target": region_name(name)}),
            Text(f"circadians-why-route-{route_barred(g, seat, origin, name)}"),
            where(name),
        )
        for name in names
    ]


def route_barred(g: Circadians, seat: int, origin: str, target: str) -> str:
    """Why units do not go from a place to a neighbouring hex, in a word."""
    region = g.regions.get(target)
    if region is None:
        return "closed"
    if region.terrain in closed_terrains(g, seat):
        return region.terrain
    if target not in reach(g, seat, origin):
        return "mountain" if origin != HOME or g.seats[seat].data.home != "ship" else "dock"
    return "pinned" if pinned(g, seat, origin) else "leader"


Company = tuple[tuple[str, ...], int]
"""Leaders and Rhy-zu, and how many fighters with them."""


@lru_cache(maxsize=512)
def _group_option(others: tuple[str, ...], fighters: int) -> Option[Company]:
    names: list[Item] = [Text(f"circadians-leader-{name}") for name in others]
    return Option(
        ".".join((*others, str(fighters))),
        units_text(Units(fighters, [*others])),
        group=Text("circadians-list", {"parts": names}) if others else Text("circadians-do-no-leaders"),
        means=(others, fighters),
    )


class ChooseUnits(Asks[Company], tag="ChooseUnits"):
    """CIR-D27: which leaders and Rhy-zu go, and how many fighters with them."""

    route: Route

    def ask(self, g: Circadians) -> Decision[Company]:
        options = tuple(
            _group_option(others, fighters)
            for others, least, most in groups_now(g, self.seat, self.route)
            for fighters in range(most, least - 1, -1)
        )
        prompt = Text("circadians-ask-company", route_args(self.route))
        return Decision(self.seat, prompt, Pick(options), decision_rule(self.route), about=self.route.places)

    def told(self, g: Circadians, decision: Decision[Company]) -> Decision[Company]:
        units = g.units(self.seat, self.route.origin)

        def about(option: Option[Company]) -> Text:
            others, fighters = option.value
            left = units.without(fighters, others)
            if not left.count:
                return Text("circadians-hint-stay-nobody")
            return Text("circadians-hint-stay", {"units": units_text(left)})

        able = {name for others, _, _ in groups_now(g, self.seat, self.route) for name in others}
        held = [name for name in (*units.leaders, *units.rhyzu) if name not in able]
        missing = [Unavailable(name, Text(f"circadians-leader-{name}"), self._why_not(g, name)) for name in held]
        return decision.explain(about, unavailable=missing)

    def _why_not(self, g: Circadians, name: str) -> Text:
        if name in c.RHYZU and g.regions[self.route.target].terrain == "lake":
            return Text("circadians-why-route-lake")
        stay = pinned(g, self.seat, self.route.origin) and self.route.kind != "redeploy"
        return Text(f"circadians-why-route-{'pinned' if stay else 'leader'}")

    def answer(self, g: Circadians, choice: Company) -> None:
        carry_out(g, self.seat, self.route, *choice)

    def default(self, g: Circadians) -> Choice:
        others, _, most = next(groups_now(g, self.seat, self.route))
        return [_group_option(others, most).id]


# -- redeploying -----------------------------------------------------------------------------------------


@gives("redeploy")
def _redeploy(g: Circadians, seat: int, count: int) -> list[Step[Circadians]]:
    return [Redeploy(seat=seat) for _ in range(count)]


class Redeploy(Asks[Sending | None], tag="Redeploy"):
    """CIR-D31, CIR-11.25, CIR-11.26, CIR-11.27, CIR-11.28, CIR-25.8: units to one adjacent region with own
    presence, pinning ignored, or none."""

    origin: str = ""
    """The only place to start from (CIR-25.16)."""
    fighters_only: bool = False
    most: int = 99
    rule: str = "CIR-D31"

    def routes(self, g: Circadians) -> list[Route]:
        """All legal routes."""
        found = []
        for origin in origins(g, self.seat):
            if self.origin in ("", origin) and not barred_origin(g, origin):
                for target in reach(g, self.seat, origin):
                    if g.is_present(self.seat, target):
                        route = Route(origin, target, "redeploy", False, self.fighters_only, self.most)
                        if can_go(g, self.seat, route):
                            found.append(route)
        return found

    def ask(self, g: Circadians) -> Decision[Sending | None] | None:
        options = sendings(g, self.seat, self.routes(g))
        if not options:
            return None
        prompt = Text("circadians-ask-redeploy")
        return Decision(self.seat, prompt, Pick((*options, refusal("none"))), self.rule)

    def told(self, g: Circadians, decision: Decision[Sending | None]) -> Decision[Sending | None]:
        def about(option: Option[Sending | None]) -> Says | Text:
            return Text("circadians-hint-nobody") if option.value is None else sending_hint(g, self.seat, option.value)

        return decision.explain(about, unavailable=self._missing(g))

    def _missing(self, g: Circadians) -> list[Unavailable]:
        """CIR-13.8, CIR-11.25: where a redeploy cannot start, and neighbours without own presence."""
        offered = {(route.origin, route.target) for route in self.routes(g)}
        found = []
        for origin in origins(g, self.seat):
            label = Text("circadians-route-from", {"origin": region_name(origin)})
            if self.origin not in ("", origin):
                continue
            if barred_origin(g, origin):
                found.append(Unavailable(origin, label, Text("circadians-why-route-relic"), where(origin)))
                continue
            alone = [name for name in reach(g, self.seat, origin) if self.seat not in g.present(name)]
            found += [
                Unavailable(
                    f"{origin}>{name}",
                    Text("circadians-route", {"origin": region_name(origin), "target": region_name(name)}),
                    Text("circadians-why-route-presence"),
                    where(name),
                )
                for name in alone
            ]
            targets = {target for start, target in offered if start == origin}
            found += routes_barred(g, self.seat, origin, {*targets, *alone})
        return found[:25]

    def answer(self, g: Circadians, choice: Sending | None) -> None:
        if choice is not None:
            send(g, self.seat, choice)

    def default(self, g: Circadians) -> Choice:
        return ["none"]
