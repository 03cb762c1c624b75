"""What is said of encounters and Factory cards: what paying leaves, and what cannot be had of it."""

from __future__ import annotations

from collections.abc import Iterable

from games.engine import Text
from games.engine.text import Item
from games.scythe import components as c
from games.scythe.rules.hints.parts import joined, purse
from games.scythe.rules.mat import is_exhausted
from games.scythe.state import Scythe


def gains_hint(g: Scythe, seat: int, paid: Iterable[c.Cost], gains: Iterable[c.Gain], place: str) -> Text | None:
    """What paying leaves, what the gains come to, and what of them is lost."""
    simple = ("coins", "power", "popularity", "combat_cards")
    totals: dict[str, int] = {}
    for cost in paid:
        totals[cost.pay] = totals.get(cost.pay, 0) - cost.n
    for gain in gains:
        if gain.op in simple:
            totals[gain.op] = totals.get(gain.op, 0) + gain.n
    lost: list[Item] = [part_name(gain) for gain in gains if is_lost(g, seat, gain, place)]
    said = [purse(g, seat, kind, change) for kind, change in totals.items()]
    return joined(*said, Text("scythe-hint-lost", {"parts": lost}) if lost else None)


def part_name(gain: c.Gain) -> Text:
    """A part of a gain that may be impossible."""
    return Text(f"scythe-gain-{gain.op}", {"count": gain.n})


def is_lost(g: Scythe, seat: int, gain: c.Gain, place: str) -> bool:
    """SCY-11.8, SCY-12.29: whether a part of a gain is impossible now."""
    if gain.op == "worker":
        return "" not in g.seats[seat].workers
    if gain.op == "build" and place and g.structure_on(place):
        return True
    if gain.op in ("deploy", "build") and not place and not g.workplaces(seat):
        return True
    return gain.op in c.BOTTOM_ACTIONS and is_exhausted(g, seat, gain.op)


def asks_more(gains: Iterable[c.Gain]) -> bool:
    """Whether a gain asks a question of its own, so that nothing is settled yet."""
    return any(gain.op in ("resource_any", "produce", *c.BOTTOM_ACTIONS) for gain in gains)
