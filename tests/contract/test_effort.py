"""How much work a decision is: Python calls are the same on every machine, and what a feature adds is seen at once."""

from __future__ import annotations

import random
import sys
from types import FrameType

import pytest

import games
from games.engine import Setup
from games.engine.play import Position
from games.engine.policy import random_choice

DECISIONS = 600
MOST = {"circadians": 215, "hyperborea": 102, "ryozen": 156, "scythe": 107, "xidit": 124}
"""Calls for each decision of random play at a full table, in whole matches that come to that many decisions; a little
more than they were counted when the bound was set."""


def test_every_game_has_a_bound() -> None:
    assert set(MOST) == set(games.metas())


@pytest.mark.parametrize("name", sorted(MOST))
def test_a_decision_is_no_more_work_than_it_was(name: str) -> None:
    _play(name)  # what is looked up once is looked up now
    counted, before = 0, sys.getprofile()

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal counted
        counted += event == "call"

    sys.setprofile(count)
    try:
        decisions = _play(name)
    finally:
        sys.setprofile(before)
    assert counted / decisions <= MOST[name]


def _play(name: str) -> int:
    """Whole matches, the same every time, looking at nothing but what is asked; says how many decisions these were."""
    game, decisions = games.game(name), 0
    while decisions < DECISIONS:
        rng = random.Random(f"effort {decisions}")
        state, _ = game.begin(Setup(game.meta.players[1], f"effort {decisions}"))
        position = Position(state)
        while state.outcome is None:
            seat = position.waiting[0]
            position.apply(seat, random_choice(position.decision(seat), rng))
            decisions += 1
    return decisions
