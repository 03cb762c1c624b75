"""How well 100,000 pending reminders are kept, next to as many jobs of APScheduler in the same run."""

from __future__ import annotations

import asyncio
import tracemalloc
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec
from apscheduler.schedulers.asyncio import AsyncIOScheduler

import db
from bot.tables.time.alarm import BATCH, Alarm

NOW = datetime(2030, 1, 1, tzinfo=UTC)
SEATS = 4
JOBS = 1000
"""Of APScheduler's own: as many as it takes to see what one costs."""


class Figures(msgspec.Struct, frozen=True):
    """What was measured."""

    reminders: int
    start_ms: float
    """From an open database to the one job at the earliest due time."""
    memory_mb: float
    """What that takes, at its peak."""
    wake_ms: float
    """From the moment a batch of 100 is due until all of it is handled and the next job is set; a median."""
    ask_ms: float
    """One look for what is due, when nothing is; a median."""
    jobs_start_ms: float
    """As many jobs of APScheduler, set at the start."""
    jobs_memory_mb: float


async def measure(folder: Path, reminders: int = 100_000) -> Figures:
    """Measure in an empty folder."""
    async with await db.Store.open(folder / "reminders.db") as store:
        await _fill(store, reminders)
    async with await db.Store.open(folder / "reminders.db") as store:
        watch = _Watch(store)
        tracemalloc.start()
        await watch.start()
        memory = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        await watch.alarm.stop()
    async with await db.Store.open(folder / "reminders.db") as store:
        watch = _Watch(store)
        started = perf_counter()
        await watch.start()
        start = perf_counter() - started
        wakes = [await watch.wake(batch) for batch in range(1, 6)]
        asks = [await _timed(store) for _ in range(30)]
        await watch.alarm.stop()
    jobs_start, jobs_memory = _time_jobs(), _trace_jobs()
    scale = reminders / JOBS
    return Figures(
        reminders=reminders,
        start_ms=round(start * 1e3, 2),
        memory_mb=round(memory / 1e6, 3),
        wake_ms=round(median(wakes) * 1e3, 2),
        ask_ms=round(median(asks) * 1e3, 3),
        jobs_start_ms=round(jobs_start * scale * 1e3, 1),
        jobs_memory_mb=round(jobs_memory * scale / 1e6, 1),
    )


def run(reminders: int = 100_000) -> Figures:
    """The same, on a loop and in a folder of its own."""
    with TemporaryDirectory() as folder:
        return asyncio.run(measure(Path(folder), reminders))


class _Watch:
    """An alarm on a clock that is moved by hand; what is due is handled as the bot does it, without messages."""

    def __init__(self, store: db.Store) -> None:
        self.store = store
        self.now = NOW
        self.alarm = Alarm(store, lambda: self.now, self._see_to)
        self._rested = asyncio.Event()
        self.alarm.on_idle.append(self._rested.set)

    async def start(self) -> None:
        self.alarm.start()
        await self._rested.wait()

    async def wake(self, batch: int) -> float:
        """Let one more batch become due."""
        self._rested.clear()
        self.now = NOW + timedelta(minutes=batch * BATCH)
        started = perf_counter()
        self.alarm.wake()
        await self._rested.wait()
        return perf_counter() - started

    async def _see_to(self, due: list[db.Reminder]) -> None:
        later = self.now + timedelta(days=1000)
        await self.store.reminders.fire([db.Fired(reminder=one, again=later) for one in due], self.now)


async def _fill(store: db.Store, reminders: int) -> None:
    """One per minute, four to a match."""
    ids = []
    for _ in range(-(-reminders // SEATS // 100)):
        match = await store.matches.create(guild_id=1, channel_id=2, host_id=3, game="bench", language="en", at=NOW)
        ids.append(match.id)
    await store.reminders.set(
        [
            db.NewReminder(
                kind=f"turn{number // (SEATS * len(ids))}",
                match_id=ids[number // SEATS % len(ids)],
                seat=number % SEATS,
                user_id=number % 5000,
                due_at=NOW + timedelta(minutes=number + 1),
            )
            for number in range(reminders)
        ]
    )


async def _timed(store: db.Store) -> float:
    started = perf_counter()
    await store.reminders.due(NOW, BATCH)
    return perf_counter() - started


def _time_jobs() -> float:
    started = perf_counter()
    scheduler = _jobs()
    taken = perf_counter() - started
    scheduler.shutdown(wait=False)
    return taken


def _trace_jobs() -> int:
    tracemalloc.start()
    scheduler = _jobs()
    memory = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    scheduler.shutdown(wait=False)
    return memory


def _jobs() -> AsyncIOScheduler:
    """A job per reminder, as it is not done here."""
    scheduler = AsyncIOScheduler(timezone=UTC)
    scheduler.start()
    for number in range(JOBS):
        scheduler.add_job(_nothing, "date", run_date=NOW + timedelta(minutes=number + 1))
    return scheduler


def _nothing() -> None:
    """What those jobs would do."""
