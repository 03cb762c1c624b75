"""How several bots on one database keep out of each other's way: locks that end with whoever holds them, and notices of
what others have changed.

A file has one bot, which needs neither.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import Connection, func, select

CHANNEL = "slowtable"
"""On which notices come."""
SENDER = "sender"
"""Under this name a connection keeps the sign by which its owner knows notices of its own."""


class Notice(msgspec.Struct, frozen=True):
    """Something of this kind and number was changed by another bot."""

    kind: str
    number: int


MATCH, USER = "match", "user"
EVERYTHING = Notice("everything", 0)
"""Notices may have been missed."""
Heard = Callable[[Notice], None]


class Sharing(ABC):
    """What a bot does to share a database with others."""

    @property
    @abstractmethod
    def several(self) -> bool:
        """Whether there may be others."""

    @abstractmethod
    async def start(self, heard: Heard) -> None:
        """Begin to listen."""

    @abstractmethod
    async def attempt(self, *name: object) -> bool:
        """Take a lock if nobody else has it. Whoever dies lets go."""

    @abstractmethod
    async def take(self, *name: object) -> None:
        """Take a lock, as soon as nobody else has it."""

    @abstractmethod
    async def let_go(self, *name: object) -> None:
        """Give a lock back."""

    @abstractmethod
    async def close(self) -> None:
        """Give everything back."""

    @asynccontextmanager
    async def held(self, *name: object) -> AsyncIterator[None]:
        """While this bot alone may do something. Within the bot, somebody else has to see to that."""
        await self.take(*name)
        try:
            yield
        finally:
            await self.let_go(*name)

    @asynccontextmanager
    async def attempted(self, *name: object) -> AsyncIterator[bool]:
        """The same for what another bot may be doing already: False, then."""
        taken = await self.attempt(*name)
        try:
            yield taken
        finally:
            if taken:
                await self.let_go(*name)


class Unshared(Sharing):
    """The only bot on its database."""

    @property
    def several(self) -> bool:
        """There are no others."""
        return False

    async def start(self, heard: Heard) -> None:
        """There is nothing to hear."""

    async def attempt(self, *name: object) -> bool:
        """Nobody else has it."""
        return True

    async def take(self, *name: object) -> None:
        """Nobody else has it."""

    async def let_go(self, *name: object) -> None:
        """Nobody waits for it."""

    async def close(self) -> None:
        """There is nothing to give back."""


def tell(connection: Connection, kind: str, number: int) -> None:
    """Let other bots know, when the transaction is committed, that something has changed."""
    sender = connection.info.get(SENDER)
    if sender is not None:
        connection.execute(select(func.pg_notify(CHANNEL, f"{sender} {kind} {number}")))
