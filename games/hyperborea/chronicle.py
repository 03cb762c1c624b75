"""A match looked back on."""

from __future__ import annotations

from games.engine import Text
from games.engine.chronicle import Chronicle, Stand
from games.hyperborea.state import round_of
from games.hyperborea.view import HyperboreaView


def stand(view: HyperboreaView) -> Stand:
    """HYP-21: victory points as they stand; all of it is public."""
    number = round_of(view.turn, view.players)
    points = tuple(sum(seat.score.values()) for seat in view.seats)
    return Stand(number, Text("engine-story-round", {"number": number}), {"hyperborea-score-total": points})


CHRONICLE = Chronicle(
    stand,
    {
        "hyperborea-end-triggered": 9,
        "hyperborea-objective": 8,
        "hyperborea-figure-buried": 6,
        "hyperborea-figure-beaten": 5,
        "hyperborea-ghost-buried": 4,
        "hyperborea-ghost-converted": 4,
        "hyperborea-card-taken": 3,
        "hyperborea-wall-broken": 3,
        "hyperborea-explored": 2,
        "hyperborea-entered": 1,
    },
)
