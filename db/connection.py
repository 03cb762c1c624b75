"""The database behind the store: one connection that writes, and a few that only read and never wait for it.

What every move asks for, and what has to be of one moment, is read in one round trip to a thread (`read`). Everyday
questions of one statement go through an asynchronous driver (`find`, `rows`), which makes a round trip for each step of
a statement.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar, TypeVarTuple

from sqlalchemy import Connection, Row, Select
from sqlmodel import Session
from sqlmodel.ext.asyncio.session import AsyncSession
from sqlmodel.sql.expression import SelectOfScalar

from db.backend import Backend
from db.errors import StoreClosed
from db.writer import Writer

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

READERS = 3


class Database:
    """A database that is open."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.writer = Writer(backend)
        self._readers = backend.questions(READERS)
        self._quick = backend.readers(READERS)
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="slowtable-reader")
        self._questions: set[asyncio.Task[Any]] = set()
        """What is being asked through the asynchronous driver."""
        self._closed = False

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in one write transaction: all of it happens or, if it raises, nothing.

        If the waiting task is cancelled, the transaction happens as a whole or not at all, and nobody is told which.
        """
        return await self.writer.transact(work)

    async def write(self, work: Callable[[Session], T]) -> T:
        """Like `transact`, for everyday work with rows."""

        def with_session(connection: Connection) -> T:
            with Session(connection, expire_on_commit=False, join_transaction_mode="rollback_only") as session:
                result = work(session)
                session.flush()
                return result

        return await self.transact(with_session)

    async def read(self, work: Callable[[Session], T]) -> T:
        """Run `work`, which only reads, in one round trip to a thread; all of it sees the same moment."""

        def with_session() -> T:
            with Session(self._quick, expire_on_commit=False) as session:
                return work(session)

        if self._closed:
            raise StoreClosed
        return await asyncio.get_running_loop().run_in_executor(self._threads, with_session)

    async def find(self, statement: SelectOfScalar[T]) -> list[T]:
        """The rows that one statement finds."""

        async def work() -> list[T]:
            async with AsyncSession(self._readers, expire_on_commit=False) as session:
                return list(await session.exec(statement))

        return await self._to_its_end(work())

    async def rows(self, statement: Select[*Ts]) -> Sequence[Row[*Ts]]:
        """What a statement over several tables finds."""

        async def work() -> Sequence[Row[*Ts]]:
            async with self._readers.connect() as connection:
                return (await connection.execute(statement)).all()

        return await self._to_its_end(work())

    async def _to_its_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Somebody who is cancelled leaves, the question goes on: a connection that is left in the middle is lost, and
        nobody closes its thread."""
        if self._closed:
            work.close()
            raise StoreClosed
        question = asyncio.create_task(work, name="question to the database")
        self._questions.add(question)
        question.add_done_callback(self._questions.discard)
        return await asyncio.shield(question)

    async def close(self) -> None:
        """Finish what is being written, then close it. The writer is last: it clears SQLite's write-ahead log."""
        self._closed = True
        await asyncio.gather(*self._questions, return_exceptions=True)
        await self._readers.dispose()
        await asyncio.to_thread(self._threads.shutdown)
        self._quick.dispose()
        await self.writer.close()
