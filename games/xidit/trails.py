"""What happened, as it is drawn on the map. The ways of heroes are known from their plans."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.engine import Event
from games.engine.trail import Trail, gains, in_sum, seat_of

YEAR = "xidit-heading-year"


def trails(events: Sequence[Event]) -> list[Trail]:
    """Threats that were ended, units where they were recruited."""
    return in_sum((*_threats(events), *gains(events, ("xidit-recruited",))))


def _threats(events: Sequence[Event]) -> Iterator[Trail]:
    for event in events:
        if event.text.key == "xidit-threat-ended" and event.where is not None:
            yield Trail("battle", (event.where,), seat_of(event))
