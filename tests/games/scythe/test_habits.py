"""What the bots make of a whole match: popularity, encounters, the Factory, combats."""

from __future__ import annotations

import random
from functools import cache

import pytest

import games
from games.engine import Match, Setup
from games.scythe.rules.combat import Commit
from games.scythe.state import Player, Scythe, round_of

MATCHES = 5
EARLY = 8
"""Rounds within which a character that sets out at once has met somebody."""


class Habits:
    """The seats of a few matches of four at their end, and what has happened on the way."""

    def __init__(self) -> None:
        self.ends: list[Player] = []
        self.met: list[int] = []
        """The round of every seat's first encounter."""
        self.combats: set[tuple[int, int, str]] = set()
        self.well_ended = 0
        """Matches that were won by who placed the sixth star."""

    def play(self, seed: int) -> None:
        """One match more."""
        game, rng = games.game("scythe"), random.Random(seed)
        match, _ = Match.begin(game, Setup(4, f"{seed}", {}))
        first: dict[int, int] = {}
        while match.state.outcome is None:
            seat = match.waiting[0]
            decision, g = match.decisions[seat], match.state
            assert isinstance(g, Scythe)
            if decision.rule == "SCY-D12":
                first.setdefault(seat, round_of(g.turn, 4))
            if isinstance(g.stack[-1], Commit):
                self.combats.add((seed, g.turn, g.stack[-1].place))
            match.submit(seat, game.policy(match.view(seat), decision, rng))
        assert isinstance(match.state, Scythe)
        self.ends += match.state.seats
        self.met += first.values()
        self.well_ended += any(len(match.state.seats[seat].stars) == 6 for seat in match.state.outcome.winners)


@cache
def habits() -> Habits:
    """A few matches, played once."""
    found = Habits()
    for seed in range(MATCHES):
        found.play(seed)
    return found


@pytest.mark.whole_match
@pytest.mark.finding("BO-1")
def test_few_seats_end_in_the_lowest_tier() -> None:
    ends = habits().ends
    assert sum(player.popularity < 7 for player in ends) <= 0.4 * len(ends)


@pytest.mark.whole_match
@pytest.mark.finding("BO-1")
def test_few_seats_make_all_their_workers() -> None:
    ends = habits().ends
    assert sum("workers" in player.stars for player in ends) <= 0.5 * len(ends)


@pytest.mark.whole_match
@pytest.mark.finding("BO-2")
def test_nearly_everybody_has_encounters_and_many_have_one_early() -> None:
    found = habits()
    assert len(found.met) >= 0.9 * len(found.ends)
    assert sum(number <= EARLY for number in found.met) >= 0.6 * len(found.ends)


@pytest.mark.whole_match
@pytest.mark.finding("BO-2")
def test_most_get_a_factory_card() -> None:
    ends = habits().ends
    assert sum(bool(player.factory) for player in ends) >= 0.5 * len(ends)


@pytest.mark.whole_match
def test_combats_are_a_part_of_every_match() -> None:
    found = habits()
    for seed in range(MATCHES):
        assert 2 <= sum(number == seed for number, _, _ in found.combats) <= 20


@pytest.mark.whole_match
def test_who_places_the_sixth_star_mostly_wins() -> None:
    assert habits().well_ended >= MATCHES - 1
