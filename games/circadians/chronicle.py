"""A match looked back on."""

from __future__ import annotations

from games.circadians.view import CircadiansView
from games.engine import Text
from games.engine.chronicle import Chronicle, Stand

FAME, LAND, RELICS = "circadians-story-fame", "circadians-score-land", "circadians-story-relics"
DECIDED = {"circadians-won-fame": FAME, "circadians-won-land": LAND, "circadians-won-relics": RELICS}


def stand(view: CircadiansView) -> Stand:
    """CIR-15: three ways to win; goals of fame differ, so it is compared by how much of it is reached."""
    scores = {
        FAME: tuple(100 * seat.fame // max(1, seat.goal) for seat in view.seats),
        LAND: tuple(seat.land for seat in view.seats),
        RELICS: relics(view),
    }
    first = DECIDED.get(view.outcome.reason.key, FAME) if view.outcome else FAME
    return Stand(
        view.round,
        Text("engine-story-round", {"number": view.round}),
        {first: scores[first], **scores},
    )


def relics(view: CircadiansView) -> tuple[int, ...]:
    """CIR-14.1: the relics that are left, by who controls their regions."""
    left = [name for name, region in view.regions.items() if region.relic]
    return tuple(sum(name in seat.controlled for name in left) for seat in view.seats)


CHRONICLE = Chronicle(
    stand,
    {
        "circadians-relic": 8,
        "circadians-strength": 6,
        "circadians-leader-defeated": 5,
        "circadians-commands": 5,
        "circadians-destroyed": 4,
        "circadians-intel-taken": 3,
        "circadians-deployed": 3,
        "circadians-built": 2,
        "circadians-foundation-built": 2,
        "circadians-advanced": 1,
    },
)
