"""The one connection that writes, on a thread of its own.

A whole transaction is one round trip to the thread. Waiting for each statement on its own, as an asynchronous driver
does, makes the commit of a move three times as slow. What waits while the disk is busy with a commit is committed
together next: each piece of work in a savepoint of its own, so that one that fails takes nothing of the others with
it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection

from db.backend import Backend

T = TypeVar("T")

MOST_TOGETHER = 64


class Job(Generic[T]):
    """Work for the writer, and what became of it."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.work = work
        self.future: Future[T] = Future()
        self._result: T
        self._error: Exception | None = None

    def run(self, connection: Connection) -> None:
        """Do the work in a savepoint; remember what it returned or raised."""
        try:
            with connection.begin_nested():
                self._result = self.work(connection)
        except Exception as error:
            self._error = error

    def tell(self) -> None:
        """Tell whoever waits, now that the transaction is over."""
        if self._error is not None:
            self.future.set_exception(self._error)
        else:
            self.future.set_result(self._result)


class Writer:
    """Does what it is given, in the order in which it is given."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self.engine = backend.writer()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="slowtable-writer")
        self._waiting: deque[Job[Any]] = deque()

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do the work and commit it; if it raises, nothing of it is written."""
        job = Job(work)
        self._waiting.append(job)
        self._thread.submit(self._write)
        return await asyncio.wrap_future(job.future)

    async def close(self) -> None:
        """Finish what waits, then close the connection."""
        await asyncio.wrap_future(self._thread.submit(self.engine.dispose))
        self._thread.shutdown()

    def _write(self) -> None:
        """Commit what waits. Called once for each job, so later calls may find nothing left to do."""
        jobs = self._take()
        if len(jobs) == 1:
            self._write_alone(jobs[0])
        elif jobs:
            self._write_together(jobs)

    def _take(self) -> list[Job[Any]]:
        """The next jobs, without those whose callers have gone."""
        count = min(len(self._waiting), MOST_TOGETHER)
        jobs = [self._waiting.popleft() for _ in range(count)]
        return [job for job in jobs if job.future.set_running_or_notify_cancel()]

    def _write_alone(self, job: Job[Any]) -> None:
        try:
            with self.engine.begin() as connection:
                result = job.work(connection)
        except BaseException as error:
            job.future.set_exception(error)
        else:
            job.future.set_result(result)

    def _write_together(self, jobs: list[Job[Any]]) -> None:
        try:
            with self.engine.begin() as connection:
                for job in jobs:
                    job.run(connection)
                    self._check_still_open(connection)
        except BaseException as error:
            for job in jobs:
                job.future.set_exception(error)
        else:
            for job in jobs:
                job.tell()

    def _check_still_open(self, connection: Connection) -> None:
        """Nobody may be told of success when the database has given up all that was done together."""
        if not self._backend.in_transaction(connection):
            raise OSError("the database gave up the transaction")
