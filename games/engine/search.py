"""The *hard* bot: it tries its choices in made-up worlds, plays on there as the game's bot would, and judges by what
each seat may expect then.

Nothing hidden is known here: a world is made of what a seat may know (`Match.imagined`). There is no clock either: a
budget says when to stop.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, variance
from typing import Generic, get_args

from games.engine.candidates import candidates
from games.engine.decision import Choice, Decision
from games.engine.game import Game, S, V
from games.engine.play import Position
from games.engine.policy import Style


def never() -> bool:
    """A clock that never runs out."""
    return False


@dataclass(frozen=True)
class Budget:
    """How long is thought about one decision."""

    rollouts: int
    """How many times a choice is played on, at most."""
    enough: Callable[[], bool] = never
    """Whether time is up: asked again and again, also in the midst of a rollout."""


@dataclass(frozen=True)
class Manner:
    """How it is searched. The figures were found by matches of hard bots against normal ones."""

    choices: int = 10
    """How many choices are compared, at most."""
    samples: int = 4
    """How often another choice is tried, at least, before it is preferred; a smaller budget compares fewer."""
    turns: float = 1.0
    """How many times as far is played on as the game asks for (`Game.foresight`) before things are judged."""
    decisions: int = 150
    """After so many decisions things are judged wherever they stand."""
    lap: int = 2
    """How often all that is left is tried before it is looked who has fallen behind."""
    reach: float = 1.0
    """By how many standard errors a choice may be behind the best and is still tried."""
    margin: float = 1.0
    """By how many standard errors another choice must be better than the one of the game's bot."""
    moods: bool = True
    """Whether everybody is played on in a style drawn anew for each try: bots that always go on alike come to the same
    end in every world, and what they happen to come to would pass for certain."""


MOODS: tuple[Style, ...] = get_args(Style)
NO_BUDGET = Budget(0)
MANNER = Manner()


def search(
    game: Game[S, V],
    view: V,
    worlds: Sequence[S],
    decision: Decision,
    seed: str,
    budget: Budget,
    style: Style = "",
    manner: Manner = MANNER,
) -> str:
    """What a hard bot answers. Without a budget, without worlds and in a game that does not say what seats may expect,
    it is what the game's bot answers."""
    usual = game.policy(view, decision, random.Random(seed), style)
    if not worlds or budget.enough() or game.appraise(worlds[0]) is None:
        return usual
    most = min(manner.choices, budget.rollouts // 2)
    found = candidates(game, view, decision, usual, seed, most)
    return Trial(game, view, worlds, decision, found, seed, budget, manner).best() if len(found) > 1 else usual


class Trial(Generic[S, V]):
    """Choices that are compared. The first is that of the game's bot, and stays unless another is clearly better."""

    def __init__(
        self,
        game: Game[S, V],
        view: V,
        worlds: Sequence[S],
        decision: Decision,
        found: Sequence[str],
        seed: str,
        budget: Budget,
        manner: Manner,
    ) -> None:
        self._game, self._view, self._worlds, self._decision = game, view, worlds, decision
        self._found, self._seed, self._budget, self._manner = found, seed, budget, manner
        self._values: list[list[float]] = [[] for _ in found]
        """What each choice has led to: the n-th values of all that are still compared come from the same chance."""
        self._tried = self._sampled = 0

    def best(self) -> str:
        """A race: whatever falls behind is tried no more, so that the rest can be tried more often; and where nothing
        keeps up with the usual choice, it is soon done with."""
        left = self._distinct()
        while len(left) > 1 and self._sample(left):
            if self._sampled % self._manner.lap == 0:
                left = self._still_in(left)
        return self._verdict(left)

    def _distinct(self) -> list[int]:
        """Each is tried once, and what leads to the same as another is left out, until there are as many as can be
        tried often enough."""
        most = min(self._manner.choices, max(2, self._budget.rollouts // self._manner.samples))
        found: dict[float, int] = {}
        for each, words in enumerate(self._found):
            if len(found) == most:
                break
            try:
                value = self._rollout(0, self._decision.parse(words))
            except Exception:  # a made-up world may be one that the rules never come to: then it tells nothing
                return [*range(min(most, len(self._found)))]
            if value is None:
                return [0]
            self._tried += 1
            found.setdefault(value, each)
        self._sampled = 1
        for value, each in found.items():
            self._values[each].append(value)
        return [*found.values()]

    def _sample(self, left: Sequence[int]) -> bool:
        """Try all that is left once more, with the same chance. False: the budget is spent."""
        if self._tried + len(left) > self._budget.rollouts:
            return False
        self._tried += len(left)
        number, self._sampled = self._sampled, self._sampled + 1
        values: list[float] = []
        for each in left:
            try:
                value = self._rollout(number, self._decision.parse(self._found[each]))
            except Exception:  # a made-up world may be one that the rules never come to: then it tells nothing
                return True
            if value is None:
                return False
            values.append(value)
        for each, value in zip(left, values, strict=True):
            self._values[each].append(value)
        return True

    def _rollout(self, number: int, choice: Choice) -> float | None:
        """How a choice turns out for its seat in one world; None: time is up."""
        world, seat = self._worlds[number % len(self._worlds)], self._decision.seat
        chance = f"{self._seed} {number}"
        end = played_on(self._game, self._view, world, seat, choice, chance, self._budget, self._manner)
        return None if end is None else lead(self._game.appraise(end) or [0.0], seat)

    def _still_in(self, left: Sequence[int]) -> list[int]:
        """What is tried on: the usual choice, and of those that lead elsewhere the ones that are not clearly behind it
        or behind the best."""
        usual, *others = left
        if len(self._values[usual]) < self._manner.lap:
            return [*left]
        different = {tuple(self._values[each]): each for each in reversed(left)}
        gains = {each: self._gains(each) for each in others if each in different.values()}
        best = max((fmean(gain) for gain in gains.values()), default=0.0)
        reach = self._manner.reach * self._error(list(gains.values()))
        keep_up = [each for each, gain in gains.items() if fmean(gain) + reach >= max(best, 0.0)]
        return [usual, *keep_up]

    def _verdict(self, left: Sequence[int]) -> str:
        usual, *others = left
        gains = {each: gain for each in others if len(gain := self._gains(each)) >= self._manner.samples}
        better = max(gains, key=lambda each: fmean(gains[each]), default=usual)
        if better == usual:
            return self._found[usual]
        error = self._error(list(gains.values()))
        clear = fmean(gains[better]) > max(self._manner.margin * error, self._game.doubt, 1e-9)
        return self._found[better if clear else usual]

    def _gains(self, other: int) -> list[float]:
        """By how much another choice has led to more than the usual one, with the same chance each time."""
        return [new - old for new, old in zip(self._values[other], self._values[0], strict=False)]

    @staticmethod
    def _error(gains: Sequence[Sequence[float]]) -> float:
        """How far a mean of such gains is off, as a rule; few of them tell little, so all tell it together."""
        spread = [variance(each) for each in gains if len(each) > 1]
        return math.sqrt(fmean(spread) / min(map(len, gains))) if spread else 0.0


def played_on(
    game: Game[S, V], view: V, world: S, seat: int, choice: Choice, seed: str, budget: Budget, manner: Manner = MANNER
) -> S | None:
    """A world some turns after a choice of a seat with this view, played as the game's bot would in some mood; None:
    time is up."""
    position = Position(game.clone(world))
    turns = TurnCount(game, view)
    chance = random.Random(f"{seed} moods")
    moods: list[Style] = [chance.choice(MOODS) if manner.moods else "" for _ in range(world.players)]
    step, decision = position.find(seat)
    position.apply(seat, step.plain(seat, decision.taken(choice)))
    enough = manner.turns * game.foresight * world.players
    for count in range(manner.decisions):
        if position.g.outcome is not None:
            break
        mover = position.waiting[0]
        view = game.view(position.g, mover)
        if turns.ended(view) >= enough:
            break
        if budget.enough():
            return None
        rng = random.Random(f"{seed} {count}")
        position.apply(mover, game.policy(view, position.decision(mover), rng, moods[mover]))
    return position.g


class TurnCount(Generic[S, V]):
    """Counts the turns that have ended since a choice: those of everybody where one acts after another; where
    all act at once, a round is a turn of each."""

    def __init__(self, game: Game[S, V], view: V) -> None:
        """`view` is how the match looks at first to whoever chooses: all made-up worlds look the same."""
        self._game, self._players = game, view.players
        self._whose, self._round = self._now(view)
        self._ended = 0

    def _now(self, view: V) -> tuple[int | None, int]:
        return next(iter(self._game.turns(view)), None), self._game.stand(view).number

    def ended(self, view: V) -> int:
        """How many have ended until now."""
        whose, number = self._now(view)
        if whose is not None and whose != self._whose:
            self._ended += self._whose is not None
            self._whose = whose
        elif number != self._round and whose is None:
            self._ended += self._players
        self._round = number
        return self._ended


def lead(expected: Sequence[float], seat: int) -> float:
    """By how much a seat is ahead of the best of the others, or behind.

    >>> lead([3, 8, 5], 2)
    -3
    """
    return expected[seat] - max((each for other, each in enumerate(expected) if other != seat), default=0.0)
