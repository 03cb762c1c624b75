"""What every judgement of the bot uses: the best of what a decision offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.engine import Decision


def best(decision: Decision, worth: Callable[[Any], float]) -> str:
    """The id of the option that is worth most by what it means; the first of equal ones."""
    return max(decision.options, key=lambda option: worth(option.value)).id
