"""What each seat may expect: in order at the end, and sensible on the way."""

from __future__ import annotations

import random

import pytest

import games
from games.engine import Match, Setup
from games.scythe.state import Scythe

GAME = games.game("scythe")


def played(seed: int, turns: int = 0) -> Scythe:
    """A match of three bots, up to a turn or to its end."""
    rng = random.Random(seed)
    match, _ = Match.begin(GAME, Setup(3, f"{seed}", {}))
    while match.state.outcome is None and not (turns and match.state.turn >= turns):
        seat = match.waiting[0]
        match.submit(seat, GAME.policy(match.view(seat), match.decisions[seat], rng))
    assert isinstance(match.state, Scythe)
    return match.state


def worth(g: Scythe, seat: int) -> float:
    """What one seat may expect."""
    found = GAME.appraise(g)
    assert found is not None
    return found[seat]


@pytest.mark.whole_match
def test_a_finished_match_is_ordered_as_it_ended() -> None:
    for seed in range(3):
        g = played(seed)
        assert g.outcome is not None
        by_worth = sorted(range(3), key=lambda seat: -worth(g, seat))
        assert [g.outcome.places[seat] for seat in by_worth] == sorted(g.outcome.places)


def test_more_is_worth_more() -> None:
    g = played(5, turns=30)
    before = worth(g, 0)
    g.seats[0].popularity += 5
    popular = worth(g, 0)
    g.seats[0].coins += 4
    assert before < popular < worth(g, 0)
