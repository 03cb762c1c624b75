"""What each seat may expect (`games/xidit/bot/appraisal.py`)."""

from __future__ import annotations

import random

import pytest

import games
from games.engine import Match, Setup
from games.engine.strength import winning_chances
from games.xidit.bot.appraisal import appraise
from games.xidit.state import Guild, Xidit

GAME = games.game("xidit")


def played(players: int, seed: int, years: int | None = None) -> Xidit:
    """A match of bots, up to the plans of a year or to its end."""
    match, _ = Match.begin(GAME, Setup(players, f"{seed}", {}))
    rng = random.Random(seed)
    while match.state.outcome is None:
        assert isinstance(match.state, Xidit)
        seat = match.waiting[0]
        if match.state.year == years and match.decisions[seat].rule == "XID-D3":
            break
        match.submit(seat, GAME.policy(match.view(seat), match.decisions[seat], rng))
    assert isinstance(match.state, Xidit)
    return match.state


@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_the_end_it_orders_seats_as_the_places_do(players: int) -> None:
    g = played(players, 1)
    assert g.outcome is not None
    seats = range(players)
    assert sorted(seats, key=lambda seat: -appraise(g)[seat]) == sorted(seats, key=g.outcome.places.__getitem__)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_parties_together_expect_all_places(players: int) -> None:
    g = played(players, 2, 6)
    assert all(0 <= expected < players + (players == 3) for expected in appraise(g))
    if players > 3:
        assert sum(appraise(g)) == pytest.approx(players * (players - 1) / 2)


def test_coins_sections_and_units_are_good_to_have() -> None:
    g = played(4, 3, 9)
    before = appraise(g)
    g.seats[1].coins += 5
    richer = appraise(g)
    g.guilds[next(city for city in range(1, 22) if city not in g.guilds)] = Guild(1, 3)
    grander = appraise(g)
    g.seats[1].units = [count + 1 for count in g.seats[1].units]
    assert before[1] < richer[1] < grander[1] < appraise(g)[1]
    assert all(appraise(g)[seat] < before[seat] for seat in (0, 2, 3))


@pytest.mark.whole_match
def test_chances_late_in_the_match_point_to_who_wins() -> None:
    told = []
    for seed in range(12):
        chances, outcome = winning_chances(GAME, played(4, seed, 11)), played(4, seed).outcome
        assert chances is not None
        assert outcome is not None
        told.append(chances[outcome.places.index(1)])
    assert sum(told) / len(told) > 0.3, "four who know nothing have a quarter each"
