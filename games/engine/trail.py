"""What happened, as it is drawn on a map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

import msgspec

from games.engine.event import Event
from games.engine.text import SeatName, Text

Kind = Literal["way", "battle", "gain"]


class Trail(msgspec.Struct, frozen=True):
    """Something that happened at a place, or along a way, to be drawn there."""

    kind: Kind
    places: tuple[str, ...]
    """As in `Option.where`: a way's places in their order, or the one place."""
    seat: int | None = None
    """Whose it was; a battle's winner."""
    words: str = ""
    """What stands beside it: `+2`, `5:3`."""


def seat_of(event: Event, name: str = "seat") -> int | None:
    """Whom an event names."""
    named = event.text.args.get(name)
    return named.seat if isinstance(named, SeatName) else None


def number_of(event: Event, name: str) -> int:
    """A number that an event tells; 0 if it tells none."""
    told = event.text.args.get(name)
    return told if isinstance(told, int) else 0


def counted(event: Event, name: str) -> int:
    """How many things an event lists, by the counts of their texts."""
    listed = event.text.args.get(name)
    things = [thing for thing in listed if isinstance(thing, Text)] if isinstance(listed, list) else []
    counts = [thing.args.get("count") for thing in things]
    return sum(count for count in counts if isinstance(count, int))


def ways(events: Iterable[Event]) -> Iterator[Trail]:
    """The ways of events that tell one."""
    for event in events:
        if len(event.route) > 1:
            yield Trail("way", event.route, seat_of(event))


def gains(events: Iterable[Event], keys: Sequence[str]) -> Iterator[Trail]:
    """What was gained at its place by events with these message ids: `+2`, or a plus where they tell no count."""
    for event in events:
        if event.text.key in keys and event.where is not None:
            yield Trail("gain", (event.where,), seat_of(event), f"+{number_of(event, 'count') or 1}")


def in_sum(trails: Iterable[Trail]) -> list[Trail]:
    """The same with the gains of a seat at one place added up, the latest battle of a place only."""
    found: dict[tuple[str, str, int | None, int], Trail] = {}
    for number, trail in enumerate(trails):
        if trail.kind == "way":
            found[trail.kind, "", None, number] = trail
        elif trail.kind == "battle":
            found[trail.kind, trail.places[-1], None, 0] = trail
        else:
            key = (trail.kind, trail.places[-1], trail.seat, 0)
            before = found.get(key)
            total = int(trail.words) + (int(before.words) if before is not None else 0)
            found[key] = msgspec.structs.replace(trail, words=f"+{total}")
    return list(found.values())
