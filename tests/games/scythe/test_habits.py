"""What the bots make of a whole match: popularity, encounters."""

from __future__ import annotations

import random
from functools import cache

import pytest

import games
from games.engine import Match, Setup
from games.scythe.state import Player, Scythe

MATCHES = 5


@cache
def played() -> tuple[list[Player], int]:
    """The seats of a few matches of four at their end, and how many of them have had an encounter."""
    game, ends, met = games.game("scythe"), list[Player](), 0
    for seed in range(MATCHES):
        rng = random.Random(seed)
        match, _ = Match.begin(game, Setup(4, f"{seed}", {}))
        seen = set()
        while match.state.outcome is None:
            seat = match.waiting[0]
            decision = match.decisions[seat]
            if decision.rule == "SCY-D12":
                seen.add(seat)
            match.submit(seat, game.policy(match.view(seat), decision, rng))
        assert isinstance(match.state, Scythe)
        ends += match.state.seats
        met += len(seen)
    return ends, met


@pytest.mark.finding("BO-1")
def test_few_seats_end_in_the_lowest_tier() -> None:
    ends, _ = played()
    assert sum(player.popularity < 7 for player in ends) <= 0.4 * len(ends)


@pytest.mark.finding("BO-2")
def test_nearly_everybody_has_encounters() -> None:
    ends, met = played()
    assert met >= 0.9 * len(ends)
