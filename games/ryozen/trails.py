"""What happened, as it is drawn on the map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.engine import Event
from games.engine.trail import Trail, counted, in_sum, seat_of, ways

STRIKES = ("ryozen-struck", "ryozen-struck-cloaked")
GAINED, FROM = "ryozen-gained", "ryozen-gained-from"
SOURCES = ("ryozen-day-effect", "ryozen-heading-sector")
"""What is gained after one of these was gained there."""


def trails(events: Sequence[Event]) -> list[Trail]:
    """Ways of kin, strikes, and what sectors gave by day and by night."""
    return in_sum((*ways(events), *_strikes(events), *_gains(events)))


def _strikes(events: Sequence[Event]) -> Iterator[Trail]:
    """An event has no victor: a strike is nobody's."""
    for event in events:
        if event.text.key in STRIKES and event.where is not None:
            yield Trail("battle", (event.where,))


def _gains(events: Sequence[Event]) -> Iterator[Trail]:
    place: str | None = None
    for event in events:
        if event.text.key in SOURCES:
            place = event.where
        elif event.text.key == FROM and event.where is not None:
            yield Trail("gain", (event.where,), seat_of(event), f"+{counted(event, 'what')}")
        elif event.text.key in (GAINED, FROM) and place is not None:
            yield Trail("gain", (place,), seat_of(event), f"+{counted(event, 'what')}")
        elif event.where is not None or event.text.key.startswith("ryozen-heading"):
            place = None
