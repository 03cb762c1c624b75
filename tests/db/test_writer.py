"""What waits together is committed together, and fails alone."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import IntegrityError

from db import sqlite
from db.sqlite import SQLite
from db.writer import Writer
from tests.support.quick_commits import SHIPPED

T = TypeVar("T")

FULL = 2
"""SQLite's number for `synchronous=FULL`: a commit ends when the disk has it."""
BUSY = 1
"""The commit of the work that held the writer up."""


class Watched:
    """A writer that can be held up, and whose commits are counted."""

    def __init__(self, path: Path) -> None:
        self.writer = Writer(SQLite(path))
        self.commits = 0
        self.held = threading.Event()
        self.go_on = threading.Event()
        event.listen(self.writer.engine, "commit", self._count)

    def _count(self, connection: Connection) -> None:
        self.commits += 1

    async def hold_up(self) -> asyncio.Task[bool]:
        """Keep the writer busy until it may go on."""

        def work(connection: Connection) -> bool:
            self.held.set()
            return self.go_on.wait(30)

        busy = asyncio.create_task(self.writer.transact(work))
        await asyncio.to_thread(self.held.wait, 30)
        return busy

    async def together(self, *works: Callable[[Connection], T]) -> list[T | BaseException]:
        """Let these wait while the writer is busy, then let it find them all."""
        busy = await self.hold_up()
        waiting = asyncio.gather(*map(self.writer.transact, works), return_exceptions=True)
        asyncio.get_running_loop().call_soon(self.go_on.set)
        await busy
        return await waiting


@pytest.fixture
async def watched(path: Path) -> AsyncIterator[Watched]:
    """A writer on the database of the test."""
    watched = Watched(path)
    yield watched
    await watched.writer.close()


def add(user_id: int) -> Callable[[Connection], int]:
    """Work that adds a row and returns its key."""

    def work(connection: Connection) -> int:
        connection.exec_driver_sql(
            "INSERT INTO user_settings (user_id, time_zone, reminders, remind_after_hours) VALUES (?, 'UTC', 'dm', 24)",
            (user_id,),
        )
        return user_id

    return work


def users(connection: Connection) -> list[int]:
    return list(connection.exec_driver_sql("SELECT user_id FROM user_settings ORDER BY 1").scalars())


async def test_what_waits_is_committed_at_once(watched: Watched) -> None:
    assert await watched.together(*map(add, range(10))) == list(range(10))
    assert watched.commits == BUSY + 1
    assert await watched.writer.transact(users) == list(range(10))


async def test_one_that_fails_takes_nothing_with_it_and_leaves_nothing(watched: Watched) -> None:
    def half(connection: Connection) -> int:
        add(50)(connection)
        raise ValueError("half done")

    first, doubled, broken, last = await watched.together(add(1), add(1), half, add(2))
    assert (first, last) == (1, 2)
    assert isinstance(doubled, IntegrityError)
    assert isinstance(broken, ValueError)
    assert watched.commits == BUSY + 1
    assert await watched.writer.transact(users) == [1, 2]


async def test_nobody_is_told_of_success_when_the_transaction_is_lost(watched: Watched) -> None:
    def give_up(connection: Connection) -> int:
        connection.exec_driver_sql("ROLLBACK")
        return 0

    results = await watched.together(add(1), give_up, add(2))
    assert all(isinstance(result, Exception) for result in results)
    assert await watched.writer.transact(users) == []
    assert await watched.writer.transact(add(3)) == 3


async def test_work_whose_caller_has_gone_is_not_begun(watched: Watched) -> None:
    busy = await watched.hold_up()
    gone = asyncio.create_task(watched.writer.transact(add(1)))
    stays = asyncio.create_task(watched.writer.transact(add(2)))

    await asyncio.sleep(0)  # both have asked by now
    gone.cancel()
    await asyncio.wait([gone])
    watched.go_on.set()
    await asyncio.wait([busy, stays])
    assert gone.cancelled()
    assert await watched.writer.transact(users) == [2]


async def test_what_is_committed_is_on_the_disk(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "WRITER_PRAGMAS", SHIPPED)
    writer = Writer(SQLite(path))

    def asked(connection: Connection) -> list[object]:
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]

    try:
        assert await writer.transact(asked) == ["wal", FULL]
    finally:
        await writer.close()
