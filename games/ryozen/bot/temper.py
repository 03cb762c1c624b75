"""How a bot likes to play: what its style adds where two ways are about as good."""

from __future__ import annotations

import msgspec

from games.engine.policy import Style


class Temper(msgspec.Struct, frozen=True):
    """What a style bends."""

    defence: float = 0.15
    """How much more influence is worth where one leads already."""
    strike: float = 0.0
    """What a strike on somebody else, or pushing them off the Summit, is worth in itself."""
    company: float = 0.0
    """What it is worth to place where others are, for each of them."""
    gather: float = 0.0
    """What a place is worth in itself where resources, cards or villages are gained."""
    fear: float = 1.0
    """How much what others may do to one's kin counts."""


TEMPERS: dict[Style, Temper] = {
    "": Temper(),
    "cautious": Temper(defence=0.6, strike=-0.6, company=-0.1, fear=1.6),
    "warlike": Temper(strike=1.2, company=0.25, fear=0.8),
    "greedy": Temper(strike=-0.3, gather=0.6),
}
