"""How a style bends the judgement."""

from __future__ import annotations

import msgspec

from games.engine.policy import Style


class Temper(msgspec.Struct, frozen=True):
    """Factors on what the bot judges; all 1 is as it judges."""

    fight: float = 1.0
    """On what a fight may bring."""
    fear: float = 1.0
    """On what a fight may cost, and on threats beside one's regions."""
    gather: float = 1.0
    """On what buildings, harvests, research and resources are worth."""


TEMPERS: dict[Style, Temper] = {
    "": Temper(),
    "cautious": Temper(fight=0.85, fear=1.5),
    "warlike": Temper(fight=1.25, fear=0.8, gather=0.95),
    "greedy": Temper(fight=0.9, fear=1.1, gather=1.35),
}
"""Cautious: keeps what it holds. Warlike: looks for battles. Greedy: gathers and builds."""
