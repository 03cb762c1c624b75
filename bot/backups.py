"""Backups by themselves: a copy of the database a day, and the old ones let go."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import db
from bot.clock import Now
from bot.watch.figures import Figures

DAILY, WEEKLY = 7, 4
"""For how many days and weeks a backup is kept."""
EVERY = timedelta(days=1)
LOOK_AGAIN = 900.0
"""Seconds after which it is looked whether one is due."""
LOCK = "backup"
_NAME = re.compile(r"slowtable-(\d{4}-\d\d-\d\dT\d{4})\.db")
_FORM = "%Y-%m-%dT%H%M"
log = logging.getLogger(__name__)


def name_of(moment: datetime) -> str:
    """What a backup is called.

    >>> name_of(datetime(2027, 3, 1, 4, 5, tzinfo=UTC))
    'slowtable-2027-03-01T0405.db'
    """
    return f"slowtable-{moment.astimezone(UTC).strftime(_FORM)}.db"


def found_in(folder: Path) -> dict[datetime, Path]:
    """The backups of a folder, by when they were made; whatever else is there is not ours."""
    files = folder.iterdir() if folder.is_dir() else ()
    named = ((file, _NAME.fullmatch(file.name)) for file in files)
    return {datetime.strptime(match[1], _FORM).replace(tzinfo=UTC): file for file, match in named if match}


def worth_keeping(moments: Iterable[datetime]) -> set[datetime]:
    """The newest backup of each of the last days that have one, and of each of the last weeks."""
    by_day: dict[object, datetime] = {}
    by_week: dict[object, datetime] = {}
    for moment in sorted(moments):
        by_day[moment.date()] = moment
        by_week[moment.isocalendar()[:2]] = moment
    return {*list(by_day.values())[-DAILY:], *list(by_week.values())[-WEEKLY:]}


class Backups:
    """Makes a backup when the newest is a day old. Of several bots on a database, one does it."""

    def __init__(self, store: db.Store, folder: Path, now: Now, figures: Figures) -> None:
        self._store = store
        self._folder = folder
        self._now = now
        self._figures = figures
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look after it."""
        self._task = asyncio.create_task(self._run(), name="backups")

    async def stop(self) -> None:
        """What is not whole is not kept."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self.look()
            await asyncio.sleep(LOOK_AGAIN)

    async def look(self) -> Path | None:
        """Make a backup if one is due; returns it. A failure is told in the log, and tried again."""
        try:
            async with self._store.sharing.attempted(LOCK) as mine:
                return await self._make() if mine and await asyncio.to_thread(self._due) else None
        except (db.StoreError, db.Unavailable, OSError):
            self._figures.backups.labels(outcome="failed").inc()
            log.exception("the backup into %s failed", self._folder)
            return None

    def _due(self) -> bool:
        newest = max(found_in(self._folder), default=None)
        return newest is None or abs(self._now() - newest) >= EVERY

    async def _make(self) -> Path:
        file = self._folder / name_of(self._now())
        await asyncio.to_thread(db.save, self._store.place, file)
        self._figures.backups.labels(outcome="made").inc()
        log.info("%s is a backup of the database (%s bytes)", file, file.stat().st_size)
        await asyncio.to_thread(self._let_go)
        return file

    def _let_go(self) -> None:
        found = found_in(self._folder)
        for moment in found.keys() - worth_keeping(found):
            found[moment].unlink(missing_ok=True)
