"""A match looked back on."""

from __future__ import annotations

from games.engine import Text
from games.engine.chronicle import Chronicle, Stand
from games.ryozen.rules.scoring import resource_score
from games.ryozen.rules.shards import shard_score
from games.ryozen.view import RyozenView


def stand(view: RyozenView) -> Stand:
    """RYO-16: favour of the track, and what shards and resources would bring now; at the end they are on the track."""
    favour = [seat.favour for seat in view.seats]
    if view.outcome is None:
        for number, seat in enumerate(view.seats):
            favour[number] += shard_score(seat.shards, number == view.first) + resource_score(seat.resources)
    return Stand(
        view.round,
        Text("engine-story-round", {"number": max(1, view.round)}),
        {"ryozen-score-total": tuple(favour)},
    )


CHRONICLE = Chronicle(
    stand,
    {
        "ryozen-struck": 5,
        "ryozen-hired": 4,
        "ryozen-explored": 3,
        "ryozen-event-averted": 3,
        "ryozen-herald-first": 3,
        "ryozen-card-kept": 2,
        "ryozen-token": 2,
        "ryozen-event-hits": 1,
    },
)
