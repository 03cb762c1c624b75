"""Looking back on a match that is over: worked out by whoever thinks for bots, a little at a time, and kept with it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import thread_time
from typing import NamedTuple, TypeVar

import msgspec

import db
import games
from bot.tables.log import NO_MOVES, entries_of
from bot.tables.running import Running
from bot.tables.table import Table
from bot.tables.thinking import Thinkers, clock
from games.engine import Setup
from games.engine import export as exporting
from games.engine.review import Course, Judged, Made, Point, course, judge, most_telling
from games.engine.search import Budget

T = TypeVar("T")
R = TypeVar("R")
QUICK, CLOSE = 16, 60
"""How much is tried about each choice at first, and about those that seem to matter most."""
LOOKED_AT = 6
"""How many seem to matter most."""
SECONDS = 60.0
"""For all choices of a seat, at first: of a processor's time, since nobody waits for it and a busy machine is no reason
to find that nothing mattered."""
LONGEST, CLOSELY = 2.0, 6.0
"""For one choice, at first and then, of the same time."""


class Reviewed(msgspec.Struct, frozen=True):
    """How a match looks to somebody who looks back on it."""

    points: tuple[Point, ...]
    told: tuple[Judged, ...] | None = None
    """The choices of the seat that mattered most; None: nobody's seat was looked at."""


class Wanted(NamedTuple):
    """What a worker is to play again."""

    game: str
    exported: exporting.Export
    seat: int | None
    since: int


class Weighed(NamedTuple):
    """What a worker is to judge, and how much it may try for how long."""

    game: str
    made: Made
    seed: str
    rollouts: int
    seconds: float


def play_again(wanted: Wanted) -> Course:
    """How a match went. This runs in a worker."""
    return course(games.game(wanted.game), wanted.exported, wanted.seat, wanted.since)


def weigh(asked: Weighed) -> Judged | None:
    """What a hard bot would have done. This runs in a worker."""
    budget = Budget(asked.rollouts, clock(asked.seconds, thread_time))
    return judge(games.game(asked.game), asked.made, asked.seed, budget)


class Job:
    """A match that is being looked back on."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 0
        """Choices to be judged; 0: that is not known yet."""
        self.task: asyncio.Task[Reviewed]

    @property
    def share(self) -> int:
        """Of a hundred, how far it has come."""
        return 100 * self.done // self.total if self.total else 0


class Reviews:
    """Each is worked out once: whoever asks meanwhile waits for the same."""

    def __init__(self, table: Table, thinkers: Thinkers) -> None:
        self._table = table
        self._thinkers = thinkers
        self._jobs: dict[tuple[int, int | None], Job] = {}
        self._turns = asyncio.Lock()
        """Reviews take turns, so that bots who are to move never wait for more than one of them."""

    async def kept(self, match_id: int, seat: int | None) -> Reviewed | None:
        """What was found before."""
        found = await self._table.store.reviews.get(match_id, db.WHOLE_TABLE if seat is None else seat)
        return msgspec.json.decode(found, type=Reviewed) if found is not None else None

    def begin(self, running: Running, seat: int | None) -> Job:
        """Work it out for a seat (None: for everybody), unless somebody does."""
        key = (running.id, seat)
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = Job()
            job.task = asyncio.create_task(self._work(running, seat, job), name=f"review of match {running.id}")
            job.task.add_done_callback(lambda _: self._jobs.pop(key, None))
        return job

    async def stop(self) -> None:
        """Stop; whoever wants it asks again."""
        tasks = [job.task for job in self._jobs.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, running: Running, seat: int | None, job: Job) -> Reviewed:
        went = await self._in_turn(play_again, await self._wanted(running, seat))
        told = None if seat is None else await self._judged(running, went.made, job)
        found = Reviewed(went.points, told)
        place = db.WHOLE_TABLE if seat is None else seat
        data = msgspec.json.encode(found).decode()
        await self._table.store.reviews.keep(running.id, place, data, self._table.now())
        return found

    async def _wanted(self, running: Running, seat: int | None) -> Wanted:
        rows = await self._table.store.moves.log(running.id)
        setup = msgspec.convert(running.row.setup, Setup)
        whole = exporting.export(running.match, setup, entries_of(rows), [])
        mine = running.seats[seat].since_entry if seat is not None else 0
        since = sum(row.kind not in NO_MOVES and row.number <= mine for row in rows)
        return Wanted(running.game, whole, seat, since)

    async def _judged(self, running: Running, made: Sequence[Made], job: Job) -> tuple[Judged, ...]:
        """All choices quickly, then those closely that seem to matter most."""
        job.total = len(made) + min(LOOKED_AT, len(made))
        seconds = min(LONGEST, SECONDS / max(1, len(made)))
        first: list[tuple[float, Made]] = []
        for one in made:
            judged = await self._in_turn(weigh, Weighed(running.game, one, str(running.id), QUICK, seconds))
            if judged is not None:
                first.append((judged.drop, one))
            job.done += 1
        first.sort(key=lambda each: each[0], reverse=True)
        closely: list[Judged] = []
        for _, one in first[:LOOKED_AT]:
            judged = await self._in_turn(weigh, Weighed(running.game, one, str(running.id), CLOSE, CLOSELY))
            closely += [judged] if judged is not None else []
            job.done += 1
        return tuple(most_telling(closely))

    async def _in_turn(self, work: Callable[[T], R], asked: T) -> R:
        async with self._turns:
            return await self._thinkers.done(work, asked)
