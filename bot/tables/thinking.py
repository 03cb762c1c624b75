"""Where bots think: in processes of their own that give way to everything else, so that no click waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import signal
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Lock, Thread
from typing import Any

import games
from games.engine import Decision

NICE = 10
"""How far thinking gives way to whatever else the machine does; drawing gives way less."""
log = logging.getLogger(__name__)


def think(game: str, view: Any, decision: Decision, seed: str) -> str:
    """What a bot answers; the same whenever it is asked the same. This runs in a worker."""
    return games.game(game).policy(view, decision, random.Random(seed))


class Thinkers:
    """So many processes, started when the first bot thinks; with none, threads of this process."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._lock = Lock()

    async def choice(self, game: str, view: Any, decision: Decision, seed: str) -> str:
        """What a bot answers that sees this and is asked that."""
        for _ in range(2 if self._processes else 0):
            try:
                # Starting a worker takes a while, so it is not done on the event loop either.
                return await asyncio.wrap_future(await asyncio.to_thread(self._submit, game, view, decision, seed))
            except (BrokenProcessPool, OSError) as error:
                log.warning("a worker that thinks is gone: %r", error)
                self.close()
        return await asyncio.to_thread(think, game, view, decision, seed)

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

    def _submit(self, game: str, view: Any, decision: Decision, seed: str) -> Future[str]:
        with self._lock:
            if self._pool is None:
                context = multiprocessing.get_context("forkserver")
                self._pool = ProcessPoolExecutor(self._processes, context, _begin)
            return self._pool.submit(think, game, view, decision, seed)


def _begin() -> None:
    """A worker gives way, and does not die of the Ctrl-C that stops the bot: the bot lets it go. A bot that was killed
    lets nobody go: then the worker goes by itself."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_outlive_nobody, name="parent", daemon=True).start()


def _outlive_nobody() -> None:
    """End with the process whose bots think here, however that ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
