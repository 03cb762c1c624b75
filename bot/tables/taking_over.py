"""Bots of a process that has died think on in another, without waiting for anybody to move."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import db
from bot.tables.bot_runner import BotRunner

LOOK = 20.0
"""Seconds between two looks."""
log = logging.getLogger(__name__)


class TakingOver:
    """Of several processes the one that hands out reminders looks for bots that nobody lets think.

    Nothing in the database says whether a bot is asked: a match that has changed since the last look is read. One whose
    bots are thinking elsewhere is waited for: the lock of its bots ends with the process that holds it.
    """

    def __init__(self, store: db.Store, runner: BotRunner, leads: Callable[[], bool]) -> None:
        self._store = store
        self._runner = runner
        self._leads = leads
        self._seen: dict[int, int] = {}
        """Versions of matches that were looked at."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin; a process that is alone has nobody to take over from."""
        if self._store.sharing.several:
            self._task = asyncio.create_task(self._run(), name="bots of others")

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> None:
        """Wake the bots of every match that has changed since the last look."""
        if not self._leads():
            self._seen.clear()
            return
        found = await self._store.matches.bots_at()
        for match_id, version in found.items():
            if self._seen.get(match_id) != version:
                self._runner.wake(match_id)
        self._seen = found

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except db.Unavailable as error:
                log.warning("bots of others wait for the database: %s", error.orig)
