"""One APScheduler job at the earliest due time. The table of reminders is the truth; nothing of it is kept here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta

from apscheduler.schedulers.asyncio import AsyncIOScheduler

import db
from bot.clock import Now, system_now

log = logging.getLogger(__name__)
BATCH = 100
JOB = "earliest reminder"
SOON = timedelta(seconds=30)
"""When something goes wrong, it is tried again then."""
LEADER = "reminders"
"""The lock of the bot that hands them out."""
TAKE_OVER = timedelta(seconds=20)
"""How often another one looks whether that bot is still there."""
SIGN, SIGNS = "sign of life", timedelta(minutes=1)
"""How often the bot writes down that it is there."""
REPEATS = 20
"""A reminder may be set again for the same moment while it is handled; more often than this, it is stuck."""
Handle = Callable[[list[db.Reminder]], Awaitable[None]]


class Alarm:
    """Wakes at the earliest due time, hands out what is due, and sleeps again."""

    def __init__(self, store: db.Store, now: Now, handle: Handle) -> None:
        self._store = store
        self._now = now
        self._handle = handle
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._scheduler: AsyncIOScheduler | None = None
        self._due: datetime | None = None
        """When the earliest reminder that is known of is due."""
        self._signed_at: datetime | None = None
        self._leading = False
        self.idle = False
        """Whether everything that is due has been handled."""
        self.on_idle: list[Callable[[], None]] = []

    def start(self) -> None:
        """Begin with whatever became due meanwhile."""
        self._scheduler = AsyncIOScheduler(timezone=UTC, job_defaults={"misfire_grace_time": None})
        self._scheduler.start()
        self._scheduler.add_job(self._ring, "interval", seconds=SIGNS.total_seconds(), id=SIGN)
        self._task = asyncio.create_task(self._run(), name="alarm")

    @property
    def leads(self) -> bool:
        """Whether this is the bot, of several, that hands them out."""
        return self._leading

    def committed(self, move: db.Move) -> None:
        """A move may bring something that is due sooner than all before."""
        if any(self._due is None or new.due_at < self._due for new in move.remind):
            self.wake()

    def wake(self, _: object = None) -> None:
        """There may be something due, or the earliest due time has changed."""
        self.idle = False
        self._woken.set()

    async def stop(self) -> None:
        """Stop; what is due stays due."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._scheduler is not None:
            self._scheduler.shutdown(wait=False)
            self._scheduler = None
            await self._store.life.sign(self._now())

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                self._set(await self._see_to_all())
            except Exception:
                log.exception("reminders failed with an exception")
                self._set(self._now() + SOON)
            if not self._woken.is_set():
                self.idle = True
                for listener in self.on_idle:
                    listener()
            await self._woken.wait()

    async def _see_to_all(self) -> datetime | None:
        """Hand out what is due; returns when the next one will be. Of several bots one does it."""
        if not await self._leads():
            return self._now() + TAKE_OVER
        before, repeated = list[db.Reminder](), 0
        while (earliest := await self._store.reminders.earliest()) is not None and earliest <= self._now():
            due = await self._store.reminders.due(self._now(), BATCH)
            repeated = repeated + 1 if due == before else 0
            if repeated > REPEATS:
                raise RuntimeError(f"{len(due)} reminders stay due, first {due[0]!r}")
            await self._handle(due)
            before = due
        await self._sign()
        return earliest

    async def _leads(self) -> bool:
        """Whether this bot hands out reminders: the one that has the lock. It is taken anew each time, as it may have
        gone with its connection."""
        sharing = self._store.sharing
        if self._leading:
            await sharing.let_go(LEADER)
        self._leading = await sharing.attempt(LEADER)
        return self._leading

    async def _sign(self) -> None:
        """The bot is there: time passes for everybody."""
        if self._signed_at is None or abs(self._now() - self._signed_at) >= SIGNS:
            self._signed_at = self._now()
            await self._store.life.sign(self._signed_at)

    def _set(self, due: datetime | None) -> None:
        """The one job. The scheduler goes by the system's clock, ours may be another: only the wait is the same."""
        self._due = due
        if self._scheduler is None:
            return
        if due is None:
            if self._scheduler.get_job(JOB):
                self._scheduler.remove_job(JOB)
            return
        moment = system_now() + max(timedelta(), due - self._now())
        self._scheduler.add_job(self._ring, "date", run_date=moment, id=JOB, replace_existing=True)

    async def _ring(self) -> None:
        # A coroutine, so that it runs on our loop and not on a thread.
        self.wake()
