"""Drawing in processes of its own, so that whoever asks for a picture never waits for the interpreter's lock.

Requests travel as bytes: the same bytes are the same picture, which is also how pictures are told apart.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from hashlib import blake2b
from threading import Lock, Thread
from time import perf_counter
from typing import Any, Literal

import msgspec

import games
import render
from render.art import Picture, Request
from render.cards import CardRequest

Task = Literal["draw", "podium", "story", "review", "timelapse", "card"]
NICE = 5
"""How far drawing gives way to whatever else the machine does."""
log = logging.getLogger(__name__)


def written(request: Request | CardRequest) -> bytes:
    """A request as bytes."""
    return msgspec.msgpack.encode(request)


def key(game: str, request: Request) -> str:
    """What tells a picture apart from all others: the same content has the same key."""
    digest = blake2b(digest_size=16)
    digest.update(game.encode())
    digest.update(written(request))
    return digest.hexdigest()


def carry_out(task: Task, game: str, requests: Sequence[bytes]) -> Picture:
    """Draw what is asked for; this runs in a worker."""
    if task == "card":
        return render.card(game, msgspec.msgpack.decode(requests[0], type=CardRequest))
    read = [_decoder(game).decode(data) for data in requests]
    if task == "timelapse":
        return render.timelapse(game, read)
    paint = {"draw": render.draw, "podium": render.podium, "story": render.story, "review": render.review}[task]
    return paint(game, read[0])


@cache
def _decoder(game: str) -> msgspec.msgpack.Decoder[Request[Any]]:
    of_game: Any = Request  # which view it carries is known at run time only
    return msgspec.msgpack.Decoder(of_game[games.game(game).view_type])


class Workers:
    """So many processes, started when the first of them is needed."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._lock = Lock()
        if processes:  # whoever is the first to start a worker, here or elsewhere: what draws is imported once
            multiprocessing.get_context("forkserver").set_forkserver_preload([__name__])

    def submit(self, task: Task, game: str, data: list[bytes]) -> Future[Picture]:
        """Have something drawn."""
        with self._lock:
            if self._pool is None:
                context = multiprocessing.get_context("forkserver")
                self._pool = ProcessPoolExecutor(self._processes, context, _begin)
            return self._pool.submit(carry_out, task, game, data)

    def close(self) -> None:
        """Let them go."""
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


class Painters:
    """Workers that draw: so many processes, or with none the threads of this process.

    A time-lapse takes as long as a hundred pages: one process more draws it, so that no table waits for its board
    because a match has ended elsewhere. It is let go when there is none left to draw.
    """

    def __init__(self, processes: int = 0) -> None:
        self._processes = processes
        self._pages, self._films = Workers(processes), Workers(1)
        self._filming = 0
        self.on_drawn: list[Callable[[Task, str, float], None]] = []
        """Told of every picture: what it was, of which game, and how many seconds it took."""

    async def draw(self, game: str, request: Request) -> Picture:
        """A page."""
        return await self._done(self._pages, "draw", game, [request])

    async def podium(self, game: str, request: Request) -> Picture:
        """The end of a match."""
        return await self._done(self._pages, "podium", game, [request])

    async def card(self, game: str, request: CardRequest) -> Picture:
        """A component from close by."""
        return await self._done(self._pages, "card", game, [request])

    async def story(self, game: str, request: Request) -> Picture:
        """A match in numbers."""
        return await self._done(self._pages, "story", game, [request])

    async def review(self, game: str, request: Request) -> Picture:
        """A match reviewed."""
        return await self._done(self._pages, "review", game, [request])

    async def timelapse(self, game: str, requests: Sequence[Request]) -> Picture:
        """A match in motion."""
        self._filming += 1
        try:
            return await self._done(self._films, "timelapse", game, requests)
        finally:
            self._filming -= 1
            if not self._filming:
                self._films.close()

    def close(self) -> None:
        """Let the workers go."""
        self._pages.close()
        self._films.close()

    async def _done(
        self, workers: Workers, task: Task, game: str, requests: Sequence[Request | CardRequest]
    ) -> Picture:
        data = [written(request) for request in requests]
        began = perf_counter()
        picture = await self._carried_out(workers, task, game, data)
        for told in self.on_drawn:
            told(task, game, perf_counter() - began)
        return picture

    async def _carried_out(self, workers: Workers, task: Task, game: str, data: list[bytes]) -> Picture:
        if self._processes:
            for _ in range(2):
                try:
                    # Starting a worker takes a while, so it is not done on the event loop either.
                    return await asyncio.wrap_future(await asyncio.to_thread(workers.submit, task, game, data))
                except (BrokenProcessPool, OSError) as error:
                    log.warning("a worker that draws is gone: %r", error)
                    workers.close()
        return await asyncio.to_thread(carry_out, task, game, data)


def _begin() -> None:
    """A worker gives way to the bot, and does not die of the Ctrl-C that stops it: the bot lets it go. A bot that was
    killed lets nobody go: then the worker goes by itself."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_outlive_nobody, name="parent", daemon=True).start()


def _outlive_nobody() -> None:
    """End with the process that wants the pictures, however that ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
