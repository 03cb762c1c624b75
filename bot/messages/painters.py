"""Where pictures are drawn: in processes of their own that give way to everything else."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from time import perf_counter

from bot.workers import Workers
from render.art import Picture, Request
from render.cards import CardRequest
from render.workers import Task, carry_out, written

NICE = 5
"""How far drawing gives way to whatever else the machine does; thinking gives way more."""


class Painters:
    """Workers that draw: a number of processes, or with none the threads of this process.

    A time-lapse takes as long as a hundred pages: one process more draws it, so that no table waits for its board
    because a match has ended elsewhere. It is let go when there is none left to draw.
    """

    def __init__(self, processes: int = 0) -> None:
        self._pages, self._films = Workers(processes, NICE), Workers(min(processes, 1), NICE)
        self._filming = 0
        self.on_drawn: list[Callable[[Task, str, float], None]] = []
        """Told of every picture: what it was, of which game, and how many seconds it took."""
        if processes:  # whoever is the first to start a worker, here or elsewhere: what draws is imported once
            multiprocessing.get_context("forkserver").set_forkserver_preload([carry_out.__module__])

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
        picture = await workers.done(carry_out, task, game, data)
        for told in self.on_drawn:
            told(task, game, perf_counter() - began)
        return picture
