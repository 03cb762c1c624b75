"""Titans in the bot's plans: those awake, and those that will wake when threats run out (XID-7.14)."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from games.xidit import components as c
from games.xidit.bot import outlook
from games.xidit.view import XiditView

SOON = 2
"""An awakening is thought of when no more threats than that are left to end before it."""


class Prey(NamedTuple):
    """A titan that may be banished this year."""

    titans: tuple[c.Titan, ...]
    """Which it may be: a dormant one is known by its number only."""
    awake: bool

    @property
    def demands(self) -> int:
        """How many units."""
        return self.titans[0].units_required


class Lair:
    """What can be met in the lair this year."""

    def __init__(self, view: XiditView) -> None:
        self.until = view.threat_stack.size + view.recruit_discard.size + 1
        """How many threats have to be ended until the titans awaken."""
        self._rate = outlook.THREATS * (view.players - 1) / c.ORDERS_PER_YEAR
        """Threats that all others end with one order each."""
        self.prey = [Prey((c.TITANS[stack.awake],), True) for stack in view.lair if stack.awake]
        if self.until <= SOON:
            self.prey += [
                Prey(tuple(titan for titan in c.TITANS.values() if titan.stack == stack.number), False)
                for stack in view.lair
                if stack.size and not stack.awake
            ]

    def awake(self, prey: Prey, step: int, ended: int) -> float:
        """How likely a titan is awake at a step of a plan that has ended so many threats before."""
        if prey.awake or ended >= self.until:
            return 1.0
        others = self._rate * step
        none = exp(-others)
        return 1 - none if self.until - ended == 1 else 1 - none * (1 + others)

    def moved(self, step: int, ended: int) -> float:
        """How likely a threat has been ended by then, so that the next one has come."""
        return 1.0 if ended else 1 - exp(-self._rate * step)
