"""How a bot likes to play: what its style bends where two ways are about as good."""

from __future__ import annotations

import msgspec

from games.engine.policy import Style


class Temper(msgspec.Struct, frozen=True):
    """Factors on what the bot judges; all 1 is as it judges."""

    fights: float = 1.0
    """What a combat that is won brings."""
    margin: float = 0.0
    """How much stronger than others one wants to be, in power, before one attacks."""
    power: float = 1.0
    popularity: float = 1.0
    goods: float = 1.0
    """Coins, resources and territories."""


TEMPERS: dict[Style, Temper] = {
    "": Temper(),
    "cautious": Temper(fights=0.7, margin=1.5, popularity=1.15),
    "warlike": Temper(fights=1.5, margin=-1.5, power=1.25, popularity=0.9),
    "greedy": Temper(fights=0.8, popularity=0.9, goods=1.25),
}
"""Cautious: popularity, and combats that can hardly be lost. Warlike: power, and combats. Greedy: coins, resources and
land."""
