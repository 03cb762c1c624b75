"""What each seat may expect to have in the end."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import Setup, apply, open_decisions
from games.engine.play import waiting_for
from games.hyperborea.bot.appraisal import appraise, turns_left
from games.hyperborea.game import GAME
from games.hyperborea.state import Hyperborea


def played(players: int, seed: int, turns: int = 10_000) -> Hyperborea:
    """A match of bots, so many turns of it."""
    g, _ = GAME.begin(Setup(players, f"appraised {seed}", {"length": "short"}))
    dice = Random(seed)
    while g.outcome is None and g.turn <= turns:
        seat = waiting_for(g)[0]
        apply(g, seat, GAME.policy(GAME.view(g, seat), open_decisions(g)[seat], dice))
    return g


@pytest.mark.whole_match
def test_the_end_is_ordered_by_places() -> None:
    for players, seed in ((2, 1), (4, 2)):
        g = played(players, seed)
        assert g.outcome is not None
        expected = appraise(g)
        assert sorted(range(players), key=lambda seat: -expected[seat]) == sorted(
            range(players), key=lambda seat: g.outcome.places[seat] if g.outcome else 0
        )


def test_more_is_better() -> None:
    """A gem, a card and a level lift the own expectation; a grey cube lowers it; nobody else's changes much."""
    g = played(3, 3, turns=9)
    before = appraise(g)
    g.seats[1].gems += 1
    assert appraise(g)[1] > before[1]
    g = played(3, 3, turns=9)
    g.seats[1].levels[0] = min(6, g.seats[1].levels[0] + 1)
    assert appraise(g)[1] > before[1]
    g = played(3, 3, turns=9)
    g.seats[1].unused[-1] += 1
    after = appraise(g)
    assert after[1] < before[1]
    assert after[0] == before[0]


def test_the_end_comes_nearer() -> None:
    g = played(3, 3, turns=9)
    before = turns_left(g)
    g.seats[2].gems += 5
    assert turns_left(g) <= before
    g.trigger = 2
    assert turns_left(g) == 0.0
