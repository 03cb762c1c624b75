"""Whole matches in all combinations of options: they end, stay consistent, and no turn goes on for ever."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from games.engine import Setup, apply, open_decisions
from games.engine.play import waiting_for
from games.engine.policy import random_choice
from games.hyperborea.game import GAME
from games.hyperborea.meta import META

LONGEST_TURN = 400
"""Decisions in one turn; the longest seen is well below 100 (HYP-23.4)."""
AXES: dict[str, tuple[str, ...]] = {
    "players": tuple(map(str, range(META.players[0], META.players[1] + 1))),
    **{spec.key: spec.choices for spec in META.options},
}
ALL = [dict(zip(AXES, values, strict=True)) for values in product(*AXES.values())]
Combination = dict[str, str]


def pairs(combination: Combination) -> set[tuple[str, str, str, str]]:
    """Every two choices that meet in a combination."""
    return {(a, combination[a], b, combination[b]) for a, b in combinations(combination, 2)}


def pairwise() -> list[Combination]:
    """Few combinations in which every two choices meet at least once."""
    meeting = [(combination, pairs(combination)) for combination in ALL]
    missing = set().union(*(pairs for _, pairs in meeting))
    chosen = []
    while missing:
        best, met = max(meeting, key=lambda each: len(each[1] & missing))
        chosen.append(best)
        missing -= met
    return chosen


def play(combination: Combination, seed: int) -> None:
    """A match of players who pick at random, checked at every step."""
    options = {key: value for key, value in combination.items() if key != "players"}
    g, _ = GAME.begin(Setup(int(combination["players"]), f"match {seed}", options))
    dice = Random(seed)
    in_turn, turn = 0, 0
    while g.outcome is None:
        seat = dice.choice(waiting_for(g))
        apply(g, seat, random_choice(open_decisions(g)[seat], dice))
        assert GAME.check(g) == []
        in_turn, turn = (in_turn + 1, turn) if g.turn == turn else (0, g.turn)
        assert in_turn < LONGEST_TURN
    assert sorted(g.outcome.places) == list(range(1, g.players + 1))


def name(combination: Combination) -> str:
    return "-".join(combination.values())


@pytest.mark.whole_match
@pytest.mark.parametrize("combination", pairwise(), ids=name)
@pytest.mark.rule("HYP-2.1", "HYP-2.4", "HYP-21.14")
def test_every_two_options_meet_in_a_match_that_ends(combination: Combination) -> None:
    play(combination, 1)


@pytest.mark.soak
@pytest.mark.timeout(36_000)
@pytest.mark.parametrize("players", AXES["players"])
def test_all_combinations(players: str) -> None:
    for combination in ALL:
        for seed in range(3) if combination["players"] == players else ():
            play(combination, seed)


@pytest.mark.whole_match
def test_the_bot_wins_against_three_random_players() -> None:
    """A small sample of the bar (85 of 100); the bot that fills a seat sees only its view."""
    won = 0
    for seed in range(6):
        bot = seed % 4
        g, _ = GAME.begin(Setup(4, f"bar {seed}", {"length": "short"}))
        dice = Random(seed)
        while g.outcome is None:
            seat = waiting_for(g)[0]
            decision = open_decisions(g)[seat]
            if seat == bot:
                apply(g, seat, GAME.policy(GAME.view(g, seat), decision, dice))
            else:
                apply(g, seat, random_choice(decision, dice))
        won += bot in g.outcome.winners
    assert won >= 5
