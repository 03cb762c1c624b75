"""Processes that work for the bot: they give way to it, are replaced when they are lost, and end with it."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from threading import Lock, Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
log = logging.getLogger(__name__)


class Workers:
    """A number of processes, started when the first of them is needed; with none, threads of this process."""

    def __init__(self, processes: int, nice: int) -> None:
        self._processes = processes
        self._nice = nice
        """How far they give way to whatever else the machine does."""
        self._pool: ProcessPoolExecutor | None = None
        self._lock = Lock()

    async def done(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Have something done by a worker. What is asked and found travels between processes."""
        task = partial(work, *args, **kwargs)
        for _ in range(2 if self._processes else 0):
            try:
                # Starting a worker takes a while, so it is not done on the event loop either.
                return await asyncio.wrap_future(await asyncio.to_thread(self._submit, task))
            except (BrokenProcessPool, OSError) as error:
                log.warning("a worker is gone that was to %s: %r", work.__name__, error)
                self.close()
        return await asyncio.to_thread(task)

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return list(self._pool._processes) if self._pool is not None else []

    def close(self) -> None:
        """Let them go."""
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _submit(self, task: Callable[[], R]) -> Future[R]:
        with self._lock:
            if self._pool is None:
                context = multiprocessing.get_context("forkserver")
                self._pool = ProcessPoolExecutor(self._processes, context, _begin, (self._nice,))
            return self._pool.submit(task)


def _begin(nice: int) -> None:
    """A worker gives way, and does not die of the Ctrl-C that stops the bot: the bot lets it go. A bot that was killed
    lets nobody go: then the worker goes by itself."""
    os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_outlive_nobody, name="parent", daemon=True).start()


def _outlive_nobody() -> None:
    """End with the process that waits for the work, however that ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
