"""Whole matches: they end and are consistent. `test_promises` stores, replays and verifies one of each mode."""

from __future__ import annotations

import random

import pytest

import games
from games.engine import Outcome, play
from games.engine.policy import random_choice
from tests.contract.modes import MODES, Mode
from tests.contract.promises.sound import placed
from tests.contract.walk import LONGEST

everywhere = pytest.mark.parametrize("mode", MODES, ids=str)


NOW_AND_THEN = 23


@everywhere
@pytest.mark.timeout(900)
def test_matches_end_and_stay_consistent(mode: Mode) -> None:
    """Checked now and then; `test_promises` looks at one match after every decision, and stores it on the way."""
    for seed in mode.seeds:
        assert placed(play_fast(mode, seed), mode.players), f"{mode} seed {seed}"


def play_fast(mode: Mode, seed: int) -> Outcome:
    """A match on the bare engine, checked now and then."""
    game, rng = games.game(mode.game), random.Random(f"fast {mode} {seed}")
    state, _ = game.begin(mode.setup(seed))
    position = play.Position(state)
    for number in range(LONGEST):
        if state.outcome is not None or number % NOW_AND_THEN == 0:
            assert game.check(state) == [], f"{mode} seed {seed} after {number} decisions"
        if state.outcome is not None:
            outcome: Outcome = state.outcome
            return outcome
        waiting = position.waiting
        assert waiting, f"{mode} seed {seed}: nobody is asked, and the match is not over"
        seat = waiting[int(rng.random() * len(waiting))]
        position.apply(seat, random_choice(position.decision(seat), rng))
    raise AssertionError(f"{mode} seed {seed} does not end")
