"""What happened, as it is drawn on the map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.engine import Event
from games.engine.trail import Trail, gains, in_sum, number_of, seat_of, ways

ARRIVALS = ("circadians-arrived", "circadians-recruited")


def trails(events: Sequence[Event]) -> list[Trail]:
    """Ways of units, battles with the strengths of both sides, fighters and loot where they came from."""
    return in_sum((*ways(events), *_battles(events), *gains(events, ARRIVALS), *_harvests(events)))


def _battles(events: Sequence[Event]) -> Iterator[Trail]:
    """CIR-12.21: the victor's strength first."""
    for event in events:
        if event.text.key == "circadians-strength" and event.where is not None:
            victor = seat_of(event, "victor")
            sides = ("mine", "theirs") if victor == seat_of(event) else ("theirs", "mine")
            words = ":".join(str(number_of(event, side)) for side in sides)
            yield Trail("battle", (event.where,), victor, words)


def _harvests(events: Sequence[Event]) -> Iterator[Trail]:
    """What a harvested region gave is told after it."""
    place: str | None = None
    for event in events:
        if event.text.key == "circadians-harvested":
            place = event.where
        elif place is not None and event.text.key.startswith("circadians-gained-"):
            yield Trail("gain", (place,), seat_of(event), f"+{number_of(event, 'count')}")
        elif event.where is not None:
            place = None
