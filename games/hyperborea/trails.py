"""What happened, as it is drawn on the map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.engine import Event
from games.engine.trail import Trail, gains, in_sum, seat_of, ways

FIGHTS = tuple(
    f"hyperborea-{what}"
    for what in ("ghost-shot", "figure-shot", "wall-broken", "figure-buried", "figure-beaten", "ghost-buried")
)
FIGURES = ("hyperborea-figure", "hyperborea-clone", "hyperborea-ghost-converted")


def trails(events: Sequence[Event]) -> list[Trail]:
    """Ways of figures, fights, new figures where they came."""
    return in_sum((*ways(events), *_fights(events), *gains(events, FIGURES)))


def _fights(events: Sequence[Event]) -> Iterator[Trail]:
    for event in events:
        if event.text.key in FIGHTS and event.where is not None:
            yield Trail("battle", (event.where,), seat_of(event))
