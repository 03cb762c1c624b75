"""What a plan leads to while it is being made: the rules carry it out on the board as its owner sees it, as if all
others waited."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

import msgspec

from games.engine import Decision, Deck, Dice, Event, Preview, Stride, Text
from games.engine.decision import Value
from games.xidit import components as c
from games.xidit.rules import said
from games.xidit.rules.banishing import ChooseTitan
from games.xidit.rules.execution import ExecuteOrder
from games.xidit.state import Guild, LairStack, Player, Site, Xidit, city_name, few_units
from games.xidit.view import StackView, XiditView

UNKNOWN = 0
"""A tile that nobody has seen: what comes after it cannot be foreseen."""
SHOWN = {
    "xidit-no-road": "xidit-preview-no-road",
    "xidit-recruited": "xidit-preview-recruited",
    "xidit-recruited-already": "xidit-preview-recruited-already",
    "xidit-empty-tile": "xidit-preview-empty-tile",
    "xidit-threat-not-met": "xidit-preview-threat-not-met",
    "xidit-threat-after-titan": "xidit-preview-threat-after-titan",
    "xidit-threat-ended": "xidit-preview-threat-ended",
    "xidit-nothing-here": "xidit-preview-nothing-here",
}
"""What is told when an order is carried out, and what is said of it before."""
WORTH_THE_WAY = {
    "xidit-preview-recruited": "xidit-stride-recruit",
    "xidit-preview-threat-ended": "xidit-stride-threat",
    "xidit-preview-titan": "xidit-stride-titan",
}
"""What can be done in a city that one goes there for."""
ROADS = {"black": "⚫", "red": "🔴", "blue": "🔵"}
FARTHEST = 3
"""How many roads at most are taken in one stride."""
STRIDES = 8
"""How many are offered, the nearest first."""
KEPT = 400
"""Orders of which it is remembered what they come to: of about ten people who plan a year (some 2 kB each)."""


def preview(view: XiditView, decision: Decision, chosen: Mapping[str, Value]) -> Preview | None:
    """XID-D3: the way of the hero, what each order would meet, and what each icon of each wheel would do."""
    if decision.rule != "XID-D3" or view.screen is None or view.seat is None:
        return None
    wheels = [str(number) for number in range(1, c.ORDERS_PER_YEAR + 1)]
    orders = [_order(chosen.get(wheel)) for wheel in wheels]
    lines: list[Text] = []
    hints: dict[str, dict[str, Text]] = {}
    route = [view.seats[view.seat].hero]
    strides: tuple[Stride, ...] = ()
    walk = Walk(view)
    for wheel, order in zip(wheels, orders, strict=True):
        hints[wheel] = {icon: walk.hint(icon) for icon in c.ORDERS}
        if not order and wheel == wheels[orders.index("")]:
            strides = strides_from(walk, wheels[int(wheel) - 1 :], orders[int(wheel) - 1 :])
        if order:
            lines.append(Text("xidit-preview-order", {"number": int(wheel), "what": walk.take(order)}))
        if walk.city != route[-1]:
            route.append(walk.city)
    if lines:
        lines.append(Text("xidit-preview-end", {"city": city_name(walk.city)}))
    if walk.ends_threats and not (view.my_standing and view.my_standing.rewards):
        lines.append(Text("xidit-preview-standing"))
    return Preview(tuple(lines), hints, tuple(f"city:{city}" for city in route), strides)


def strides_from(walk: Walk, wheels: list[str], orders: list[str]) -> tuple[Stride, ...]:
    """Ways to the cities around in which there is something to do, each with the city order at its end, on the wheels
    that are open one after another."""
    room = next((place for place, order in enumerate(orders) if order), len(orders))
    found = []
    for city, way in _ways(walk.city, min(FARTHEST, room - 1)).items():
        what = walk.after([*way, "city"])
        if what.key in WORTH_THE_WAY:
            done = Text(WORTH_THE_WAY[what.key], {name: what.args[name] for name in ("unit",) if name in what.args})
            drawn = "".join(ROADS[colour] for colour in way)
            label = Text("xidit-stride", {"way": drawn, "city": city_name(city), "what": done})
            found.append(Stride(label, dict(zip(wheels, [*way, "city"], strict=False))))
    return tuple(found[:STRIDES])


def _ways(start: int, most: int) -> dict[int, list[str]]:
    """The shortest way to each other city within so many roads, the nearest first."""
    found: dict[int, list[str]] = {start: []}
    for city, way in ((city, found[city]) for city in _spreading(found)):
        for colour in c.ROAD_COLOURS if len(way) < most else ():
            there = c.CITIES[city].roads.get(colour)
            if there is not None and there not in found:
                found[there] = [*way, colour]
    return {city: way for city, way in found.items() if way}


def _spreading(found: Mapping[int, object]) -> Iterator[int]:
    """All of them, those that are added meanwhile too."""
    place = 0
    while place < len(found):
        yield list(found)[place]
        place += 1


def _order(value: Value | None) -> str:
    return value[0] if isinstance(value, list) and value else ""


class Taken(NamedTuple):
    """A board after an order, and what it has come to."""

    board: bytes | None
    """None: what comes next cannot be foreseen."""
    city: int
    """Where the hero is then."""
    what: Text


class Walk:
    """A hero under way through a plan."""

    def __init__(self, view: XiditView) -> None:
        assert view.seat is not None
        self._seat = view.seat
        self._board: bytes | None = _packer.encode(board_of(view))
        self.city = view.seats[view.seat].hero
        self.ends_threats = False

    def take(self, order: str) -> Text:
        """Carry an order out; what it does."""
        if self._board is None:
            return Text("xidit-preview-unknown")
        taken = self._try(self._board, order)
        self._board = taken.board
        if taken.board is not None:
            self.city = taken.city
        self.ends_threats = self.ends_threats or taken.what.key == "xidit-preview-threat-ended"
        return taken.what

    def after(self, orders: list[str]) -> Text:
        """What the last of these orders would do if they were carried out from here; the hero stays."""
        board, what = self._board, Text("xidit-preview-unknown")
        for order in orders:
            if board is None:
                return Text("xidit-preview-unknown")
            board, _, what = self._try(board, order)
        return what

    def hint(self, order: str) -> Text:
        """What an order would do here."""
        return Text("xidit-preview-unknown") if self._board is None else self._try(self._board, order).what

    def _try(self, board: bytes, order: str) -> Taken:
        return _tried(board, self._seat, order)


@lru_cache(maxsize=KEPT)
def _tried(before: bytes, seat: int, order: str) -> Taken:
    """What an order comes to. A form that is filled in wheel by wheel tries the first ones again each time."""
    g = _unpacker.decode(before)
    if order == "wait":
        return Taken(before, g.seats[seat].hero, Text("xidit-hint-order-wait"))
    g.seats[seat].plan = [order]
    try:
        ExecuteOrder(1, seat).run(g)
        asked = _run_on(g)
    except LookupError:  # a tile is needed that nobody has seen
        return Taken(None, 0, Text("xidit-preview-unknown"))
    what = _what(g, seat, order, g.flush(), asked)
    g.moves = []
    return Taken(_packer.encode(g), g.seats[seat].hero, what)


def _run_on(g: Xidit) -> bool:
    """What follows at once, without the answers to what would be asked. Says whether a titan could be banished."""
    titan = False
    while g.stack:
        step = g.top
        g.stack.pop()
        if step.asks:
            titan = titan or isinstance(step, ChooseTitan)
        else:
            step.run(g)
    return titan


def _what(g: Xidit, seat: int, order: str, told: list[Event], titan: bool) -> Text:
    here = g.seats[seat].hero
    shown = [event.text for event in told if event.text.key in SHOWN]
    if shown:
        args = {key: value for key, value in shown[0].args.items() if key != "seat"}
        return Text(SHOWN[shown[0].key], args)
    if titan:
        return Text("xidit-preview-titan", {"city": city_name(here)})
    if order == "city":
        return Text("xidit-preview-nothing-here", {"city": city_name(here)})
    return Text("xidit-preview-moved", {"city": city_name(here), "there": _there(g, seat, here)})


def _there(g: Xidit, seat: int, city: int) -> Text:
    """What lies where a road leads, and whether a threat there could be ended."""
    site = g.sites.get(city)
    if site is None or site.recruit:
        return said.lies_there(g, city)
    tile = g.tile(city)
    lacking = [max(0, need - have) for have, need in zip(g.seats[seat].units, tile.threat, strict=True)]
    if not any(lacking):
        return Text("xidit-preview-threat-ready", {"units": few_units(tile.threat)})
    if lacking == list(tile.threat):
        return Text("xidit-preview-threat-without", {"units": few_units(tile.threat)})
    return Text("xidit-preview-threat-lacking", {"units": few_units(tile.threat), "lacking": few_units(lacking)})


def board_of(view: XiditView) -> Xidit:
    """A board on which orders can be carried out: all that the viewer sees, and of the rest nothing."""
    assert view.screen is not None
    seats = [
        Player(
            colour=seat.colour,
            hero=seat.hero,
            units=[*view.screen.units] if number == view.seat else [0] * len(c.UNITS),
            bards=view.screen.bards if number == view.seat else 0,
            sections=seat.sections,
            recruited=[*seat.recruited],
            ended=[*seat.ended],
            banished=[*seat.banished],
        )
        for number, seat in enumerate(view.seats)
    ]
    return Xidit(
        schema=0,
        players=view.players,
        options={**view.options},
        dice=Dice("a plan"),
        year=view.year,
        first=view.first,
        seats=seats,
        sites={city: Site(site.recruit, [*site.units]) for city, site in view.sites.items()},
        recruit_stack=_stack(view.recruit_stack),
        threat_stack=_stack(view.threat_stack),
        next_recruit=view.next_recruit,
        next_threat=view.next_threat,
        lair=[LairStack(stack.number, [stack.awake], True) for stack in view.lair if stack.awake],
        barracks=[*view.barracks],
        guilds={city: Guild(guild.owner, guild.sections) for city, guild in view.guilds.items()},
        hall=[*view.hall],
    )


def _stack(stack: StackView) -> Deck[int]:
    return Deck([stack.top, *[UNKNOWN] * (stack.size - 1)] if stack.size else [UNKNOWN])


_packer, _unpacker = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(Xidit)
