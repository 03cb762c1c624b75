"""What happened, as it is drawn on the map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.engine import Event
from games.engine.trail import Trail, counted, gains, in_sum, number_of, seat_of, ways


def trails(events: Sequence[Event]) -> list[Trail]:
    """Ways of units, combats with what both sides committed, workers and resources where they were made."""
    made = [Trail("gain", (where,), seat_of(event), f"+{count}") for event, where, count in _resources(events)]
    return in_sum((*ways(events), *_combats(events), *gains(events, ("scythe-workers",)), *made))


def _resources(events: Sequence[Event]) -> Iterator[tuple[Event, str, int]]:
    for event in events:
        if event.text.key == "scythe-resources" and event.where is not None:
            yield event, event.where, counted(event, "goods")


def _combats(events: Sequence[Event]) -> Iterator[Trail]:
    """SCY-10.11: the winner's total first; workers that were driven off fought nobody."""
    totals: dict[tuple[str | None, int | None], int] = {}
    for event in events:
        if event.text.key in ("scythe-committed", "scythe-committed-no-cards"):
            totals[event.where, seat_of(event)] = number_of(event, "total")
        elif event.text.key == "scythe-combat-won" and event.where is not None:
            sides = [totals.get((event.where, seat_of(event, side))) for side in ("seat", "other")]
            words = ":".join(map(str, sides)) if None not in sides else ""
            yield Trail("battle", (event.where,), seat_of(event), words)
        elif event.text.key == "scythe-driven-off" and event.where is not None:
            yield Trail("battle", (event.where,), seat_of(event))
