"""One task per lane that has something to deliver. A lane that is stuck holds up no other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from typing import TYPE_CHECKING

import aiohttp
import discord

import db
from bot.delivery import trouble

if TYPE_CHECKING:
    from bot.client import Slowtable

MERGED = 25
"""How many waiting items of one kind become one message."""
PAUSE = timedelta(seconds=4)
LONGEST_PAUSE = timedelta(minutes=10)
LOOK_AGAIN = 20.0
log = logging.getLogger(__name__)

Sent = tuple[int | None, str | None]
"""The id of the message it became, and the name under which the match keeps it."""
Deliver = Callable[["Slowtable", Sequence[db.OutboxItem]], Awaitable[Sent]]


class Delivery:
    """Delivers the outbox."""

    def __init__(self, bot: Slowtable, kinds: dict[str, Deliver]) -> None:
        self._bot = bot
        self._kinds = kinds
        self._woken = asyncio.Event()
        self._busy: dict[tuple[int | None, str], asyncio.Task[None]] = {}
        self._task: asyncio.Task[None] | None = None
        self.resting = False
        """Whether everything that can be delivered now has been."""
        self.on_rest: list[Callable[[], None]] = []

    def start(self) -> None:
        """Begin with whatever was left."""
        self._task = asyncio.create_task(self._run(), name="delivery")

    def wake(self, _: object = None) -> None:
        """There may be something new, or the time has changed."""
        self.resting = False
        self._woken.set()

    async def stop(self) -> None:
        """Finish nothing: what is not delivered stays in the outbox."""
        tasks = [task for task in (self._task, *self._busy.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            for lane in await self._ready():
                key = (lane.match_id, lane.name)
                if key not in self._busy:
                    task = asyncio.create_task(self._empty(lane), name=f"lane {key}")
                    self._busy[key] = task
                    task.add_done_callback(lambda _, key=key: self._done(key))  # type: ignore[misc]
            self._rest_if_done()
            try:
                async with asyncio.timeout(LOOK_AGAIN):
                    await self._woken.wait()
            except TimeoutError:
                continue

    def _rest_if_done(self) -> None:
        if not self._busy and not self._woken.is_set():
            self.resting = True
            for listener in self.on_rest:
                listener()

    def _done(self, key: tuple[int | None, str]) -> None:
        self._busy.pop(key, None)
        self.wake()

    async def _ready(self) -> list[db.Lane]:
        now = self._bot.now()
        return [lane for lane in await self._bot.store.outbox.lanes() if lane.not_before <= now]

    async def _empty(self, lane: db.Lane) -> None:
        """Deliver what waits in a lane until it is empty or stuck."""
        outbox = self._bot.store.outbox
        while items := await outbox.claim(lane.match_id, lane.name, self._bot.now(), MERGED):
            if not await self._deliver(items):
                return

    async def _deliver(self, items: Sequence[db.OutboxItem]) -> bool:
        """Deliver items of one kind together; False if the lane has to wait."""
        outbox, ids = self._bot.store.outbox, [item.id for item in items]
        try:
            remote_id, keep_as = await self._kinds[items[0].kind](self._bot, items)
        except (aiohttp.ClientError, discord.DiscordException, TimeoutError, OSError) as error:
            verdict = await trouble.judge(self._bot, items, error)
            if verdict is trouble.Verdict.AT_ONCE:
                return True
            if verdict is trouble.Verdict.GIVE_UP:
                await outbox.give_up(ids, str(error), self._bot.now())
                return True
            pause = min(LONGEST_PAUSE, PAUSE * 2 ** min(items[0].attempts - 1, 10))
            log.warning("delivery of %s waits %s: %s", items[0].kind, pause, error)
            await outbox.failed(ids, str(error), self._bot.now() + pause)
            return False
        except Exception as error:
            log.exception("cannot deliver %s of match %s", items[0].kind, items[0].match_id)
            await outbox.give_up(ids, repr(error), self._bot.now())
            return True
        await outbox.delivered(ids, self._bot.now(), remote_id, keep_as)
        return True
