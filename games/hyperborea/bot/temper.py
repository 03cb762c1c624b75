"""How a style bends the judgement."""

from __future__ import annotations

from typing import NamedTuple

from games.engine.policy import Style


class Temper(NamedTuple):
    """Factors on what the bot judges; all 1 is as it judges."""

    prey: float = 1.0
    """Figures of others that could be beaten."""
    ghosts: float = 1.0
    walls: float = 1.0
    """Own Fortresses."""
    land: float = 1.0
    """Areas held."""
    gems: float = 1.0
    cards: float = 1.0


TEMPERS: dict[Style, Temper] = {
    "": Temper(),
    "cautious": Temper(prey=0.7, walls=2.5, land=1.2),
    "warlike": Temper(prey=1.3, ghosts=1.1, walls=0.6),
    "greedy": Temper(prey=0.85, gems=1.2, cards=1.15),
}
"""Cautious: areas held and Fortresses in them. Warlike: figures of others and Ghosts. Greedy: gems and cards."""
