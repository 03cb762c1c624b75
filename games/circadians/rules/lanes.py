"""CIR-13.1, CIR-34.8: all factions take their income at once; only what others can take comes in flare-gun order."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.state import Circadians
from games.circadians.vocabulary import Effect, Reward
from games.engine import Parallel

LOOT = "loot"
"""The loot tokens in the corner of the board."""
INTEL = "intel"
"""The intel cards of all opponents: one is taken away, unless its owner has been paid by it before."""
OWN_INTEL = "own intel"
"""The intel card on its own mat, which pays its owner unless it has been taken away before."""


def places_loot(reward: Reward) -> bool:
    """Whether a reward takes a loot token from the corner."""
    return "place_loot" in reward or "place_loot_lake" in reward


def upgrade_in_order(attribute: str) -> str:
    """What upgrading an attribute touches that others can take."""
    return next((what for effect in c.ATTRIBUTES[attribute].on_upgrade if (what := _touched(effect))), "")


def _touched(effect: Effect) -> str:
    if effect.op == "take_intel":
        return INTEL
    return LOOT if places_loot(effect.gain) else ""


LOOT_COLUMN = next(column for (_, column), data in c.COLUMNS.items() if places_loot(data.instant))
"""CIR-9.7: entering this column of the Harvest track places a token."""


class Lanes(Parallel[Circadians], tag="Lanes"):
    """The income of the factions, side by side."""

    def touches(self, g: Circadians, seat: int, what: str) -> bool:
        """CIR-13.1: by what is on the way in this lane, or may still come."""
        player = g.seats[seat]
        if what == INTEL:
            return player.has_intel and "intel" not in player.income.done
        taken = LOOT if what == LOOT else INTEL
        if any(step.in_order(g) == taken for step in self.lane(seat)) or self._may_upgrade(g, seat, taken):
            return True
        return what == LOOT and player.tracks["harvest"] < LOOT_COLUMN

    def _may_upgrade(self, g: Circadians, seat: int, taken: str) -> bool:
        player = g.seats[seat]
        return any(
            upgrade_in_order(name) == taken
            for name in c.FACTION_ATTRIBUTES[player.faction]
            if name not in player.attributes
        )
