"""What every thought of the bot uses: the shape of an answer, and what a decision offers."""

from __future__ import annotations

import random
from collections.abc import Callable

from games.engine import Decision, Pick
from games.scythe.bot.position import Position
from games.scythe.bot.values import worth_of_star
from games.scythe.rules.objectives import Revealing
from games.scythe.view import ScytheView

Answer = int | str | list[str] | dict[str, int | list[str]]
Thought = Callable[[ScytheView, Position, int, Decision, random.Random], Answer]


def offered(decision: Decision) -> list[str]:
    """The ids of the options."""
    return [option.id for option in decision.shape.options] if isinstance(decision.shape, Pick) else []


def revealing(g: Position, decision: Decision) -> str | None:
    """A completed objective is revealed at once, unless the match would end with it and be lost."""
    return next(iter(decision.offers(Revealing)), None) if worth_of_star(g, decision.seat) > 0 else None
