"""The tables without Discord: the service behind every door on a real database, with a clock that the test moves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import db
from bot.tables.furnish import furnish
from bot.tables.lobby import Limits, Lobbies, Opening
from bot.tables.refusal import Refused
from bot.tables.running import Running
from bot.tables.table import Table
from bot.tables.time.reminding import Due
from tests.support.database import fresh

BEGIN = datetime(2030, 3, 1, 12, tzinfo=UTC)
GUILD, CHANNEL = 1 << 60, (1 << 60) + 1
MANY = Limits(lobbies=1000, lobbies_here=1000, matches=1000, demos=1000, hourly=1000)


class House:
    """Everything below the messages."""

    def __init__(self, store: db.Store) -> None:
        self.at = BEGIN
        self.store = store
        self.table = furnish(Table(store, lambda: self.at))
        self.lobbies = Lobbies(self.table, MANY)
        self.due = Due(self.table)
        self._given = 1 << 61

    def ticket(self) -> int:
        """An id as Discord gives it to each interaction."""
        self._given += 1
        return self._given

    async def open(self, *people: int, game: str = "xidit", bots: int = 0, private: bool = False) -> int:
        """A lobby in which these people sit; the first is its host."""
        opening = Opening(
            guild_id=GUILD,
            channel_id=CHANNEL,
            host_id=people[0],
            game=game,
            language="en",
            ticket=self.ticket(),
            bots=bots,
            private=private,
        )
        opened = await self.lobbies.open(opening)
        assert not isinstance(opened, Refused)
        await self.lobbies.shown(opened.match.id, self.ticket())
        for person in people[1:]:
            joined = await self.lobbies.join(opened.match.id, person, self.ticket())
            assert not isinstance(joined, Refused)
        return opened.match.id

    async def thread(self, _: db.Match) -> int:
        """A thread that can always be opened."""
        return self.ticket()

    async def start(self, number: int, host: int) -> Running:
        """The match begins."""
        begun = await self.lobbies.start(number, host, self.thread)
        assert not isinstance(begun, Refused), begun
        return begun.running

    async def match(self, *people: int, game: str = "xidit", bots: int = 0) -> Running:
        """A match that has begun."""
        return await self.start(await self.open(*people, game=game, bots=bots), people[0])

    async def running(self, number: int) -> Running:
        """A match as it was committed last."""
        found = await self.table.read(number)
        assert found is not None
        return found

    async def defaults(self, number: int, moves: int) -> Running:
        """Whoever is awaited plays what the rules would play for them, so many times."""
        for _ in range(moves):
            found = await self.running(number)
            if not found.over:
                await self.table.submit_default(number, found.match.waiting[0])
        return await self.running(number)

    async def wait(self, passed: timedelta) -> None:
        """Time passes, and what becomes due is done."""
        self.at += passed
        for _ in range(50):
            if not (due := await self.store.reminders.due(self.at, 100)):
                return
            await self.due(due)
        raise AssertionError(f"reminders stay due: {due}")


@asynccontextmanager
async def house_at(path: Path) -> AsyncIterator[House]:
    """A house on a fresh database at this place."""
    async with await db.Store.open(fresh(path)) as store:
        yield House(store)
        found = await store.faults()
        assert not found, found
