"""Lives of the bot in this process that end, or are met by something, at a counted moment.

Counted are the beginning of each transaction, the moments before and after its commit, and those before and after each
request to Discord: between two of them nothing happens that anybody else could see. Whoever is dead commits nothing and
asks Discord for nothing any more, so that database and sandbox are what `kill -9` leaves behind.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Lock
from typing import Any, Literal

import discord
from sqlalchemy import event

import db
from bot.settings import Settings
from sandbox.kit import Kit
from tests.bot.support import Welcomed
from tests.support.database import kept
from tests.support.discord_client import running as connected

Fault = Literal["lose_answer", "error"]


class Dead(BaseException):
    """Nobody is there to do that."""


class Moments:
    """Counts moments, and does something at one of them."""

    def __init__(self) -> None:
        self.count = 0
        self.struck = False
        self.dead = False
        self._asked = 0
        self._at = 0
        self._strike: Callable[[], None] | None = None
        self._fault: tuple[int, Fault] | None = None
        self._lock = Lock()

    def arm(
        self, at: int = 0, strike: Callable[[], None] | None = None, fault: tuple[int, Fault] | None = None
    ) -> None:
        """Count anew. At that moment something happens (None: the bot dies); that request meets that fault."""
        self.count, self._asked, self.struck = 0, 0, False
        self._at, self._strike, self._fault = at, strike, fault

    def moment(self) -> None:
        """A moment passes: on whatever thread."""
        with self._lock:
            if not self.dead:
                self.count += 1
                if self.count == self._at:
                    self.struck = True
                    if self._strike is None:
                        self.dead = True
                    else:
                        self._strike()
            if self.dead:
                raise Dead

    def asks(self) -> Fault | None:
        """Discord is about to be asked for something; returns what that request meets."""
        self._asked += 1
        return self._fault[1] if self._fault is not None and self._fault[0] == self._asked else None


class Mortal(Welcomed):
    """The bot, which may be dead when it is closed: then it writes nothing down."""

    def __init__(self, store: db.Store, settings: Settings, kit: Kit, moments: Moments) -> None:
        super().__init__(store, settings, kit)
        self.moments = moments

    async def close(self) -> None:
        """Stop everything."""
        with contextlib.suppress(Dead):
            await super().close()
            return
        await self.bot_runner.stop()
        await self.delivery.stop()
        self.painters.close()
        self.thinkers.close()
        await discord.AutoShardedClient.close(self)


@asynccontextmanager
async def life(kit: Kit, database: Path) -> AsyncIterator[Mortal]:
    """The bot on a sandbox, connected."""
    settings = Settings(_env_file=None, database=kept(database), painters=0, thinkers=0)  # type: ignore[call-arg]
    moments = Moments()
    async with await db.Store.open(database) as store:
        _count_transactions(store, moments)
        bot = Mortal(store, settings, kit, moments)
        _count_requests(bot, kit)
        async with connected(bot, kit.address):
            await kit.until(lambda: bot.everywhere)
            yield bot


def _count_transactions(store: db.Store, moments: Moments) -> None:
    engine: Any = store.database.writer.engine
    commit = engine.dialect.do_commit

    def counted(connection: Any) -> None:
        moments.moment()
        commit(connection)
        moments.moment()

    engine.dialect.do_commit = counted
    event.listen(engine, "begin", lambda _: moments.moment())


def _count_requests(bot: Mortal, kit: Kit) -> None:
    request: Any = bot.http.request

    async def counted(*about: Any, **options: Any) -> Any:
        bot.moments.moment()
        if (fault := bot.moments.asks()) is not None:
            kit.fault(fault, status=503, count=1)
        answer = await request(*about, **options)
        bot.moments.moment()
        return answer

    bot.http.request = counted  # type: ignore[method-assign]


async def settled(kit: Kit, bot: Mortal) -> None:
    """Until everything is said and done, or the bot is dead."""
    await kit.until(lambda: bot.moments.dead or bot.quiet)
    await asyncio.sleep(0)
