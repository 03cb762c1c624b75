"""Which resources, and where: tokens of any kinds, sites that produce."""

from __future__ import annotations

import random

from games.engine import Decision, Form, Number, Pick
from games.scythe import components as c
from games.scythe.board import TERRAIN, VILLAGES
from games.scythe.bot.answers import Answer, offered
from games.scythe.bot.position import Position
from games.scythe.bot.values import (
    site_values,
    wanted_workers,
    worth_of_token,
)
from games.scythe.rules.mat import cost_of, is_exhausted
from games.scythe.rules.produce import row_left
from games.scythe.view import ScytheView

SCARCE = 0.4
"""What none of the own workers makes is worth a little more."""


def wanted_tokens(g: Position, seat: int, count: int, bottom: str = "") -> list[int]:
    """The kinds that are worth most, first of all those that complete a bottom action."""
    stock = g.stock(seat)
    tokens = [0, 0, 0, 0]
    if bottom and not is_exhausted(g, seat, bottom):
        kind = c.RESOURCES.index(c.BOTTOM_ACTIONS[bottom].resource)
        missing = cost_of(g, seat, bottom) - stock[kind]
        if 0 < missing <= count:
            tokens[kind] = missing
            stock[kind] += missing
    made = {c.PRODUCES[TERRAIN[place]] for place in g.workplaces(seat)}
    scarce = [0.0 if kind in made else SCARCE for kind in c.RESOURCES]
    while sum(tokens) < count:
        best = max(range(4), key=lambda kind: worth_of_token(g, seat, kind, stock) + scarce[kind])
        tokens[best] += 1
        stock[best] += 1
    return tokens


def choose_kinds(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D13."""
    offers: dict[str, tuple[tuple[int, ...], str]] = decision.offers(tuple)
    count = max(sum(goods) for goods, _ in offers.values())
    section = g.seats[seat].section
    bottom = g.mat(seat).section[int(section) - 1].bottom if section.isdigit() and not view.encounter else ""
    tokens = wanted_tokens(g, seat, count, bottom)
    fitting = {name: place for name, (goods, place) in offers.items() if goods == tuple(tokens)}
    player = g.seats[seat]
    return max(fitting, key=lambda name: len(player.units_on(fitting[name])) if fitting[name] else -1)


def choose_place(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D14: where the most own units stand."""
    places = [name for name in offered(decision) if name != "split"]
    return max(places, key=lambda place: len(g.seats[seat].units_on(place)))


def choose_sites(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D15: the best sites, everything they make but for workers that are not wanted."""
    values = site_values(g, seat, mill=True)
    choosing = spares_workers(g, seat)
    if not isinstance(decision.shape, Form):
        sites: dict[str, tuple[str, ...]] = decision.offers(tuple)
        best = max(sites, key=lambda name: sum(values.get(place, 0.0) for place in sites[name]))
        spoilt = choosing and any(TERRAIN[place] == "village" for place in sites[best])
        return next(name for name in offered(decision) if name not in sites) if spoilt else best
    answer: dict[str, int | list[str]] = {}
    producing: list[str] = []
    for field in decision.shape.fields:
        if field.name == "sites" and isinstance(field.shape, Pick):
            places = [option.id for option in field.shape.options if values.get(option.id, 0.0) > 0]
            producing += sorted(places, key=lambda place: -values[place])[: field.shape.most]
            answer["sites"] = [*producing]
        elif field.name == "mill":
            producing.append(g.seats[seat].structures["mill"])
            answer["mill"] = ["yes"]
    spoilt = choosing and any(TERRAIN[place] == "village" for place in producing)
    return {**answer, "amounts": ["choose" if spoilt else "all"]}


def spares_workers(g: Position, seat: int) -> bool:
    """Whether the villages could make more workers than are wanted."""
    player = g.seats[seat]
    own = player.structures.get("mill", "")
    villages = {place for place in (*g.workplaces(seat), own) if place and TERRAIN[place] == "village"}
    most = min(sum(player.workers.count(place) + (place == own) for place in villages), row_left(g, seat))
    return wanted_workers(g, seat, most)[0] < most


def choose_amount(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D16: as many as possible; of workers as many as are wanted."""
    assert isinstance(decision.shape, Number)
    most = decision.shape.high
    village = any(f"hex:{place}" in decision.about for place in VILLAGES)
    return wanted_workers(g, seat, most)[0] if village else most
