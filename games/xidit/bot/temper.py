"""How a style bends the judgement."""

from __future__ import annotations

from typing import NamedTuple

from games.engine.policy import Style


class Temper(NamedTuple):
    """Factors on what the bot judges; all 1 is as it judges."""

    contested: float = 1.0
    """How much it minds that others may come first."""
    threats: float = 1.0
    recruits: float = 1.0
    coins: float = 1.0


TEMPERS: dict[Style, Temper] = {
    "": Temper(),
    "cautious": Temper(contested=1.5, recruits=1.25),
    "warlike": Temper(contested=0.75, threats=1.25, recruits=0.95),
    "greedy": Temper(recruits=1.2, coins=1.6),
}
"""Cautious: where nobody else goes, and an army kept. Warlike: threats, also where others go. Greedy: coins."""
