"""How strong a bot plays: *easy* makes a beginner's mistakes, *normal* is the game's own bot, *hard* tries out in
made-up worlds what its choices lead to."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Literal, get_args, overload

from games.engine.decision import Decision
from games.engine.game import Game, S, V
from games.engine.imagine import BlindRandom
from games.engine.match import Match
from games.engine.policy import Style, random_choice
from games.engine.search import NO_BUDGET, Budget, search

Strength = Literal["easy", "normal", "hard"]
STRENGTHS: tuple[Strength, ...] = get_args(Strength)
STYLES: tuple[Style, ...] = get_args(Style)

SLIPS = 0.3
"""The share of its decisions that a beginner makes without thinking."""
WORLDS = 64
"""How many worlds a hard bot may make up before it answers: each try of its choices has one of its own."""
SPREAD = 0.08
"""How far two seats of equal chances end apart, as a share of what they have in the end, where a game does not say."""


def answer(
    strength: Strength,
    game: Game[S, V],
    view: V,
    decision: Decision,
    seed: str,
    style: Style = "",
    worlds: Sequence[S] = (),
    budget: Budget = NO_BUDGET,
) -> str:
    """What a bot of this strength answers; the same whenever it is asked the same, if its budget is no clock."""
    if strength == "hard":
        return search(game, view, worlds, decision, seed, budget, style)
    rng = random.Random(seed)
    if strength == "easy":
        return easy(game, view, decision, rng, style)
    return game.policy(view, decision, rng, style)


def worlds(match: Match[S, V], seat: int, seed: str, count: int = WORLDS) -> Sequence[S]:
    """Worlds in which a hard bot tries its choices: all that the seat may not know is made up, when a world is first
    looked at."""
    return MadeUp(count, lambda number: match.imagined(seat, BlindRandom(f"{seed} {number}")))


class MadeUp(Sequence[S]):
    """Things that are made when somebody looks at them."""

    def __init__(self, count: int, make: Callable[[int], S]) -> None:
        self._numbers, self._make = range(count), make
        self._made: dict[int, S] = {}

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, index: int) -> S: ...
    @overload
    def __getitem__(self, index: slice) -> list[S]: ...
    def __getitem__(self, index: int | slice) -> S | list[S]:
        if isinstance(index, slice):
            return [self[number] for number in self._numbers[index]]
        number = self._numbers[index]
        if number not in self._made:
            self._made[number] = self._make(number)
        return self._made[number]


def easy(game: Game[S, V], view: V, decision: Decision, rng: random.Random, style: Style = "") -> str:
    """A friendly beginner: plays as the game's bot does, but for slips."""
    if rng.random() < SLIPS:
        return decision.write(random_choice(decision, rng))
    return game.policy(view, decision, rng, style)


def winning_chances(game: Game[S, V], g: S) -> list[float] | None:
    """How likely each seat wins; together they are 1. None: the game does not say what seats may expect."""
    if g.outcome is not None:
        winners = g.outcome.winners or range(g.players)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(g.players)]
    expected = game.appraise(g)
    return None if expected is None else chances(expected, game.spread)


def chances(expected: Sequence[float], spread: float = 0.0) -> list[float]:
    """Chances by what seats may expect: a lead of one spread makes a win about e times as likely.

    >>> [round(chance, 2) for chance in chances([50, 50, 44], spread=4)]
    [0.45, 0.45, 0.1]
    """
    scale = spread or max(SPREAD * sum(map(abs, expected)) / len(expected), 1e-9)
    best = max(expected)
    weights = [math.exp((each - best) / scale) for each in expected]
    return [weight / sum(weights) for weight in weights]
