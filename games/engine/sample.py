"""Positions of matches between bots: for pictures that show what a game looks like under way."""

from __future__ import annotations

import random
from typing import Any

from games.engine.game import Game, Setup
from games.engine.match import Match


def played(game: Game[Any, Any], setup: Setup, decisions: int) -> Match[Any, Any]:
    """A match after so many decisions (or at its end), always the same one: as `slowtable draw` shows it."""
    match, _ = Match.begin(game, setup)
    rng = random.Random(setup.seed)
    for _ in range(decisions):
        if match.outcome is not None:
            break
        seat = match.waiting[0]
        match.submit(seat, game.policy(match.view(seat), match.decisions[seat], rng), by="bot")
    return match
