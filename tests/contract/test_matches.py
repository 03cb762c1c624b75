"""Whole matches: they end, are consistent at every step, and can be stored, replayed and verified."""

from __future__ import annotations

import random

import msgspec
import pytest

import games
from games.engine import Entry, Outcome, export, play
from games.engine.policy import random_choice
from tests.contract.modes import MODES, Mode
from tests.contract.promises import hold
from tests.contract.promises.sound import Consistent, StoredMatchesGoOnAlike, placed
from tests.contract.walk import LONGEST, Walk

everywhere = pytest.mark.parametrize("mode", MODES, ids=str)


NOW_AND_THEN = 23


@everywhere
@pytest.mark.timeout(900)
def test_matches_end_and_stay_consistent(mode: Mode) -> None:
    """One match is looked at after every decision, stored and loaded on the way; the others now and then."""
    hold(mode, [Walk(mode, 0)], [Consistent, StoredMatchesGoOnAlike])
    for seed in mode.seeds[1:]:
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
        position.apply(seat, random_choice(position.decisions[seat], rng))
    raise AssertionError(f"{mode} seed {seed} does not end")


@everywhere
@pytest.mark.rule("XID-20.9")
def test_the_same_seed_and_choices_give_the_same_match_and_the_log_replays_to_it(mode: Mode) -> None:
    one, other = Walk(mode, 19), Walk(mode, 19)
    for here, there in zip(one, other, strict=True):
        if len(here.log) % NOW_AND_THEN == 0:
            assert here.match.state == there.match.state, str(here)
    assert without_salts(one.log) == without_salts(other.log)
    exported = export.load(export.dump(export.export(one.match, one.setup, one.log, [])))
    verdict = export.replay(one.game, exported)
    assert verdict.faults == []
    assert verdict.match.state == one.match.state


def without_salts(log: list[Entry]) -> list[Entry]:
    """What was chosen: every seal has a salt, and so a receipt, of its own."""
    return [msgspec.structs.replace(entry, salt=None, receipt=None) for entry in log]
