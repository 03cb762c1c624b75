"""A match looked back on."""

from __future__ import annotations

from games.engine import Text
from games.engine.chronicle import Chronicle, Stand
from games.scythe.rules.scoring import Fortune, worth
from games.scythe.state import round_of
from games.scythe.view import ScytheView, SeatView


def stand(view: ScytheView) -> Stand:
    """SCY-15.1: fortunes as if the match ended now; where coins are their owners' secret (SCY-19.8), without them."""
    number = round_of(view.turn, view.players)
    fortunes = [_fortune(seat, view.tile) for seat in view.seats]
    scores = {}
    if all(seat.coins >= 0 for seat in view.seats):
        scores["scythe-score-total"] = tuple(each.total for each in fortunes)
    scores["scythe-story-without-coins"] = tuple(each.total - each.coins for each in fortunes)
    return Stand(number, Text("engine-story-round", {"number": number}), scores)


def _fortune(seat: SeatView, tile: str) -> Fortune:
    structures = list(seat.structures.values())
    return worth(seat.coins, seat.popularity, len(seat.stars), seat.territories, sum(seat.stock), structures, tile)


CHRONICLE = Chronicle(
    stand,
    {
        "scythe-game-over": 9,
        "scythe-star": 6,
        "scythe-combat-won": 5,
        "scythe-objective-revealed": 4,
        "scythe-factory-card": 4,
        "scythe-driven-off": 3,
        "scythe-deployed": 3,
        "scythe-built": 2,
        "scythe-enlisted": 2,
        "scythe-upgraded": 1,
        "scythe-encounter": 1,
    },
)
