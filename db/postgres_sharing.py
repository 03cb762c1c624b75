"""Several bots on one PostgreSQL database: advisory locks of a session, and LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from hashlib import blake2b

import psycopg
from sqlalchemy import URL
from sqlalchemy.exc import OperationalError

from db.sharing import CHANNEL, EVERYTHING, Heard, Notice, Sharing

log = logging.getLogger(__name__)
FIRST_PAUSE, LONGEST_PAUSE = 0.005, 0.1
"""Seconds between two attempts at a lock that another bot has."""
AGAIN = 1.0
"""Seconds until a lost connection is made anew."""


class Shared(Sharing):
    """One of several bots. Its locks are those of one connection, and end with it.

    Notices can be missed while the connection is lost: whoever listens hears of `EVERYTHING` then.
    """

    def __init__(self, url: URL, sender: str) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._sender = sender
        self._locks: psycopg.AsyncConnection | None = None
        self._turn = asyncio.Lock()
        self._listening: asyncio.Task[None] | None = None

    @property
    def several(self) -> bool:
        """A server is there for that."""
        return True

    async def start(self, heard: Heard) -> None:
        """Listen on a connection of its own."""
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(heard, ready), name="notices of other bots")
        await ready.wait()

    async def attempt(self, *name: object) -> bool:
        """By the session of this bot."""
        return await self._ask("SELECT pg_try_advisory_lock(%s)", name)

    async def take(self, *name: object) -> None:
        """Asked for again and again: a connection that waits for one lock could not take another meanwhile."""
        pause = FIRST_PAUSE
        while not await self.attempt(*name):
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    async def let_go(self, *name: object) -> None:
        """A lock that went with its connection is nobody's already."""
        try:
            await self._ask("SELECT pg_advisory_unlock(%s)", name)
        except OperationalError as error:
            log.warning("locks went with their connection: %s", error.orig)

    async def close(self) -> None:
        """The connections end, and with them what they hold."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._locks is not None:
            await self._locks.close()

    async def _ask(self, statement: str, name: tuple[object, ...]) -> bool:
        """Raises the store's `Unavailable` if the server does not answer."""
        async with self._turn:
            try:
                connection = await self._connected()
                cursor = await connection.execute(statement.encode(), [_key(name)])
                row = await cursor.fetchone()
            except psycopg.OperationalError as error:
                raise OperationalError(statement, None, error) from error
            except asyncio.CancelledError:
                # Nobody knows whether it has the lock: without the connection it has not.
                if self._locks is not None:
                    await self._locks.close()
                raise
        return row is not None and bool(row[0])

    async def _connected(self) -> psycopg.AsyncConnection:
        if self._locks is None or self._locks.closed:
            self._locks = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        return self._locks

    async def _listen(self, heard: Heard, ready: asyncio.Event) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    ready.set()
                    async for notice in connection.notifies():
                        sender, kind, number = notice.payload.split()
                        if sender != self._sender:
                            heard(Notice(kind, int(number)))
            except psycopg.OperationalError as error:
                log.warning("other bots cannot be heard: %s", error)
                heard(EVERYTHING)
                await asyncio.sleep(AGAIN)


def _key(name: tuple[object, ...]) -> int:
    """A lock's number, among more than anybody can count."""
    digest = blake2b(" ".join(map(str, name)).encode(), digest_size=8, person=b"slowtable").digest()
    return int.from_bytes(digest, signed=True)
