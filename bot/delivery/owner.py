"""The owner's channel: whoever runs the bot hears of errors where they are anyway, each kind once in a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from time import monotonic

import aiohttp
import discord
import msgspec

from bot.delivery.courier import Courier
from bot.messages import layout
from bot.messages.words import say
from bot.watch import logs
from bot.watch.errors import ErrorKind

AGAIN = 3600.0
"""Seconds in which a kind of error is told once."""
MOST = 20
"""Kinds that are told in that time: whatever is worse is read in the log."""
log = logging.getLogger(__name__)


class Told(msgspec.Struct, frozen=True):
    """An error on its way to the channel."""

    error: ErrorKind
    about: Mapping[str, object]
    before: int
    """How often it has come since it was last told."""


class Owner:
    """Tells a channel of errors. It does not use the outbox: the database may be what has failed."""

    def __init__(self, courier: Courier, channel: int, language: str, clock: Callable[[], float] = monotonic) -> None:
        self._courier = courier
        self._channel = channel
        self._language = language
        self.clock = clock
        self._told_at: dict[str, float] = {}
        self._since: dict[str, int] = {}
        self._waiting: asyncio.Queue[Told] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Begin to tell."""
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._run(), name="owner's channel")

    async def stop(self) -> None:
        """Whatever is not told yet stands in the log."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def heard(self, error: ErrorKind, _: logging.LogRecord) -> None:
        """An error was logged, on whatever thread."""
        about = logs.present()
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._hear, error, about)

    def _hear(self, error: ErrorKind, about: Mapping[str, object]) -> None:
        now = self.clock()
        self._told_at = {known: at for known, at in self._told_at.items() if now - at < AGAIN}
        if error.id in self._told_at or len(self._told_at) >= MOST:
            self._since[error.id] = self._since.get(error.id, 0) + 1
            return
        self._told_at[error.id] = now
        self._waiting.put_nowait(Told(error, about, self._since.pop(error.id, 0)))

    async def _run(self) -> None:
        while True:
            told = await self._waiting.get()
            try:
                await self._courier.client.wait_until_ready()
                await self._courier.channel(self._channel).send(view=self._message(told))
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                # Not as an error: it would be told here.
                log.warning("the owner's channel %s cannot be told of %s: %s", self._channel, told.error.id, error)

    def _message(self, told: Told) -> layout.Composed:
        lines = [say(self._language, "owner-error", id=told.error.id, kind=told.error.name, where=told.error.where)]
        if told.about:
            about = ", ".join(f"{name} {value}" for name, value in told.about.items() if value is not None)
            lines.append(f"-# {about}")
        if told.before:
            lines.append(say(self._language, "owner-error-before", count=told.before))
        return layout.message("\n".join(lines))
