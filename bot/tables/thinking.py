"""Where bots think: in processes of their own that give way to everything else, so that no click waits for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, TypeVar

import msgspec

import games
from bot.tables.bots import NORMAL
from bot.workers import Workers
from games.engine import Decision, Match, State
from games.engine.policy import Style
from games.engine.search import Budget
from games.engine.strength import Strength, answer, worlds

NICE = 10
"""How far thinking gives way to whatever else the machine does; drawing gives way less."""
ROLLOUTS = 20
"""How often a hard bot tries a choice for each second that it has, at most."""
T = TypeVar("T")
R = TypeVar("R")


class Thought(msgspec.Struct, frozen=True):
    """What a bot thinks about: what it is asked, with all that it may look at."""

    game: str
    view: Any
    decision: Decision
    seed: str
    strength: Strength = NORMAL
    style: Style = ""
    record: bytes = b""
    """The match as it is stored, for a hard bot: worlds are made up from it, of what the seat may know."""
    seconds: float = 0.0
    """How long a hard bot may think; 0: it answers as a normal one does."""


def think(thought: Thought) -> str:
    """What a bot answers; the same whenever it is asked the same, unless it thinks by the clock. This runs in a
    worker."""
    game, seat = games.game(thought.game), thought.decision.seat
    budget = Budget(round(ROLLOUTS * thought.seconds), clock(thought.seconds))
    made_up: Sequence[State] = ()
    if thought.strength == "hard" and thought.seconds > 0 and thought.record:
        made_up = worlds(Match.load(game, thought.record), seat, thought.seed)
    return answer(
        thought.strength,
        game,
        thought.view,
        thought.decision,
        thought.seed,
        thought.style,
        made_up,
        budget,
    )


def clock(seconds: float, now: Callable[[], float] | None = None) -> Callable[[], bool]:
    """Tells whether so many seconds are over, from now on: of the wall's clock, or of another one."""
    now = now or monotonic
    end = now() + seconds
    return lambda: now() >= end


class Thinkers:
    """A number of processes, started when the first bot thinks; with none, threads of this process."""

    def __init__(self, processes: int, seconds: float = 0.0) -> None:
        self._processes = processes
        self._seconds = seconds
        """What a hard bot has for a decision; it needs a process of its own for that, so as not to hold up others."""
        self._workers = Workers(processes, NICE)
        self._pondering = 0
        """Hard bots that think or wait for a worker."""

    @property
    def ponders(self) -> bool:
        """Whether hard bots think longer than others here."""
        return bool(self._processes and self._seconds)

    async def choice(self, thought: Thought) -> str:
        """What a bot answers that sees this and is asked that. Hard bots who think at the same time share theirs: who
        comes last never waits for all of the others' seconds."""
        if thought.strength != "hard":
            return await self.done(think, thought)
        self._pondering += 1
        try:
            share = max(1.0, self._pondering / max(1, self._processes))
            seconds = self._seconds / share if self.ponders else 0.0
            return await self.done(think, msgspec.structs.replace(thought, seconds=seconds))
        finally:
            self._pondering -= 1

    async def done(self, work: Callable[[T], R], asked: T) -> R:
        """Have something thought over by a worker."""
        return await self._workers.done(work, asked)

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return self._workers.pids

    def close(self) -> None:
        """Let them go."""
        self._workers.close()
