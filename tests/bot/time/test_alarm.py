"""What is due is handled until nothing is; what stays due is reported instead of being retried for ever."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

import db
from bot.tables.time.alarm import Alarm
from tests.db.helpers import ANNA, NOW

DIGEST = db.NewReminder(kind="digest", user_id=ANNA, due_at=NOW)


class Handler:
    """Handles reminders, after they were set again for the same moment a number of times."""

    def __init__(self, store: db.Store, anew: int) -> None:
        self._store = store
        self._anew = anew
        self.alarm = Alarm(store, lambda: NOW, self)
        self.done = asyncio.Event()
        self.alarm.on_idle.append(self.done.set)

    async def __call__(self, due: list[db.Reminder]) -> None:
        """Handle what is due."""
        self._anew -= 1
        if self._anew < 0:
            await self._store.reminders.fire([db.Fired(reminder=one) for one in due], NOW)


@pytest.mark.parametrize(("anew", "failed"), [(0, False), (3, False), (1000, True)])
async def test_what_is_set_again_is_handled_and_what_stays_due_is_reported(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, anew: int, failed: bool
) -> None:
    async with await db.Store.open(tmp_path / "slowtable.db") as store:
        await store.reminders.set([DIGEST])
        handler = Handler(store, anew)
        with caplog.at_level(logging.ERROR):
            handler.alarm.start()
            await asyncio.wait_for(handler.done.wait(), 120)
            await handler.alarm.stop()
        assert ("stay due" in caplog.text) is failed
        assert (await store.reminders.earliest() is not None) is failed
