"""The bot that fills a seat."""

from __future__ import annotations

import random

from games.engine import Decision
from games.engine.policy import random_choice
from games.xidit.view import XiditView


def decide(view: XiditView, decision: Decision, rng: random.Random) -> str:
    """What the bot answers."""
    return decision.write(random_choice(decision, rng))
