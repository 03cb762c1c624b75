"""The bot's lives, one after the other, as the test sees them."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from collections.abc import Awaitable
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import TypeVar

from sandbox.kit import Kit
from tests.bot.crash.life import Plan, live

T = TypeVar("T")
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.bot.crash.life"])


class Died(Exception):
    """The bot is no more."""


class Lives:
    """Starts the bot, and starts it again whenever it has died."""

    def __init__(self, kit: Kit, database: Path, seed: str, deaths: int = 0, longest: int = 0) -> None:
        self._kit = kit
        self._database = database
        self._seed = seed
        self._deaths = deaths
        self._longest = longest
        self._rng = random.Random(f"lives {seed}")
        self._process: ForkServerProcess | None = None
        self._end: Connection | None = None
        self._heard: asyncio.Queue[object] = asyncio.Queue()
        self.died = 0
        self.moments = 0
        """Counted in the present life, when it last rested."""

    async def begin(self) -> None:
        """A new life, up to being connected."""
        dies_at = self._rng.randint(1, self._longest) if self.died < self._deaths else None
        await self._begin(dies_at)

    async def begin_in_peace(self) -> None:
        """A life that ends when it is told to."""
        await self._begin(None)

    async def _begin(self, dies_at: int | None) -> None:
        plan = Plan(self._database, self._kit.address, self._kit.clock.now(), self._seed, dies_at)
        self._end, theirs = PROCESSES.Pipe()
        self._heard = asyncio.Queue()
        self._process = PROCESSES.Process(target=live, args=(plan, theirs), daemon=True)
        await asyncio.to_thread(self._process.start)
        theirs.close()
        asyncio.get_running_loop().add_reader(self._end.fileno(), self._listen, self._end, self._heard)
        await self._told()

    async def settle(self) -> None:
        """Until everything is said and done."""
        assert self._end is not None
        try:
            self._end.send("settle")
        except BrokenPipeError:
            raise Died from None
        self.moments = int(str(await self._told()))

    async def during(self, work: Awaitable[T]) -> T:
        """Do something with the bot, unless it dies meanwhile."""
        doing, dying = asyncio.ensure_future(work), asyncio.ensure_future(self._told())
        await asyncio.wait({doing, dying}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            doing.cancel()
            await asyncio.wait({doing})
            dying.result()
            raise AssertionError("the bot spoke without being asked")
        dying.cancel()
        await asyncio.wait({dying})
        return doing.result()

    async def stop(self) -> None:
        """The end, in peace."""
        if self._process is not None and self._process.is_alive():
            assert self._end is not None
            self._end.send("stop")
            await asyncio.to_thread(self._process.join)

    async def _told(self) -> object:
        """The next word of the bot."""
        word = await self._heard.get()
        if isinstance(word, Died):
            assert self._process is not None
            await asyncio.to_thread(self._process.join)
            assert self._process.exitcode == -9, f"the bot ended by itself with {self._process.exitcode}"
            self._heard.put_nowait(word)
            raise word
        return word

    def _listen(self, end: Connection, heard: asyncio.Queue[object]) -> None:
        try:
            heard.put_nowait(end.recv())
        except (EOFError, ConnectionResetError):
            asyncio.get_running_loop().remove_reader(end.fileno())
            end.close()
            heard.put_nowait(Died())
