"""What deliveries need: the table, who is who, pictures, and Discord."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import discord

import db
from bot.delivery.servers import Servers
from bot.messages.boards import Boards
from bot.messages.people import People
from bot.tables.kept import Locks
from bot.tables.table import Table


class Courier:
    """Brings messages to threads and people, and finds those it has brought."""

    def __init__(self, client: discord.Client, table: Table, people: People, boards: Boards) -> None:
        self.client = client
        self.table = table
        self.people = people
        self.boards = boards
        self.kept = Locks(table.store.sharing)
        self.servers = Servers(client)
        self.on_drawn: Callable[[db.OutboxItem], None] | None = None
        """Told when an item's picture is done: the next may draw while Discord takes its time."""
        self._given_up: set[tuple[int, int]] = set()
        """Matches with refusals that their hosts have been told of."""

    @property
    def store(self) -> db.Store:
        """What is kept."""
        return self.table.store

    def now(self) -> datetime:
        """The time."""
        return self.table.now()

    def drawn(self, item: db.OutboxItem) -> None:
        """An item's picture is done."""
        if self.on_drawn is not None:
            self.on_drawn(item)

    async def dm(self, user_id: int) -> discord.DMChannel:
        """The conversation with somebody."""
        return await self.client.create_dm(discord.Object(user_id))

    def channel(self, channel_id: int, guild_id: int | None = None) -> discord.PartialMessageable:
        """A channel, thread or conversation, known by its id."""
        return self.client.get_partial_messageable(channel_id, guild_id=guild_id)

    def thread(self, row: db.Match) -> discord.PartialMessageable:
        """The thread of a match."""
        if row.thread_id is None:
            raise RuntimeError(f"match {row.id} has no thread")
        return self.channel(row.thread_id, row.guild_id)

    def first_of_its_kind(self, match_id: int, code: int) -> bool:
        """Whether this refusal is new to a match; it is once more when something has been delivered again."""
        first = (match_id, code) not in self._given_up
        self._given_up.add((match_id, code))
        return first

    def reached(self, match_id: int | None) -> None:
        """Something of a match has been delivered."""
        self._given_up = {(match, code) for match, code in self._given_up if match != match_id}
