"""Messages to one person about one seat that are closed when they are no longer true: the panel by DM, and the ping.
A match keeps one of each per seat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Literal, get_args
from weakref import WeakValueDictionary

import msgspec

from bot.tables.running import Running
from db.sharing import Sharing

What = Literal["panel", "ping"]
KINDS: tuple[What, ...] = get_args(What)
TABLE = -1
"""In place of a seat: what is the table's own."""


class Kept(msgspec.Struct, frozen=True):
    """Such a message: where it is, whose, and which question it is about."""

    what: What
    seat: int
    message: int
    channel: int
    user: int
    asked: int
    """Number of the question; 0: it says that nothing is asked."""

    @classmethod
    def of(cls, messages: Mapping[str, int], what: What, seat: int) -> Kept | None:
        """The one among the messages that a match keeps."""
        values = {name: messages.get(f"{what}_{seat}_{name}") for name in FIELDS}
        if not values["message"]:
            return None
        return cls(what, seat, **{name: value or 0 for name, value in values.items()})

    def names(self) -> dict[str, int]:
        """As a match keeps it."""
        return {f"{self.what}_{self.seat}_{name}": getattr(self, name) for name in FIELDS}

    @property
    def name(self) -> str:
        """Under which a match keeps its id."""
        return f"{self.what}_{self.seat}_message"

    def holds(self, running: Running) -> bool:
        """Whether it still says what is true."""
        if running.over or running.owner(self.seat) != self.user:
            return False
        decision = running.decision(self.seat)
        if self.what == "ping" and self.seat not in running.match.waiting:
            return False
        return (decision.asked if decision is not None else 0) == self.asked


FIELDS = ("message", "channel", "user", "asked")


class Locks:
    """While somebody works on a panel, nobody closes it: neither this bot nor another one on the same database."""

    def __init__(self, sharing: Sharing) -> None:
        self._sharing = sharing
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def of(self, match_id: int, seat: int) -> AsyncIterator[None]:
        """While a seat's messages are this one's to change."""
        lock = self._locks.get((match_id, seat))
        if lock is None:
            lock = self._locks[match_id, seat] = asyncio.Lock()
        async with lock:
            if not self._sharing.several:
                yield
                return
            async with self._sharing.held("kept", match_id, seat):
                yield
