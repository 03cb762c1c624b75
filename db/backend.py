"""What differs between the two kinds of database that a store can live in: a file of SQLite, or a PostgreSQL server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from db.sharing import Sharing
from db.types import from_json, to_json

Place = Path | URL
"""A file, or the address of a database on a server."""
Progress = Callable[[int, int], None]
"""Told how much is done, and of how much."""

ENGINE: dict[str, Any] = {"json_serializer": to_json, "json_deserializer": from_json, "hide_parameters": True}
"""How plain data is written to columns and read back. Errors get into the log, so they do not show what was to be
written: secrets are in it."""


def place(text: str) -> Place:
    """A place as somebody writes it: a path, or an address such as `postgresql://user:password@host/name`.

    Raises `ValueError` for an address that is neither.

    >>> place("data/slowtable.db")
    PosixPath('data/slowtable.db')
    >>> place("postgres://me@localhost/slowtable")
    postgresql+psycopg://me@localhost/slowtable
    >>> place("mysql://localhost/slowtable")
    Traceback (most recent call last):
    ValueError: a database is a file or a postgresql:// address
    """
    if "://" not in text:
        return Path(text)
    url = make_url(text.replace("postgres://", "postgresql://", 1))
    if url.get_backend_name() != "postgresql":
        raise ValueError("a database is a file or a postgresql:// address")
    return url.set(drivername="postgresql+psycopg")


class Backend(ABC):
    """One kind of database, at one place."""

    @property
    @abstractmethod
    def place(self) -> Place:
        """Where it is."""

    @property
    def shown(self) -> str:
        """Where it is, for people to read: without a password."""
        return str(self.place)

    @abstractmethod
    def revision(self) -> str | None:
        """The schema that it has; None if there is nothing in it. Raises `NotOurDatabase`, `DamagedDatabase`."""

    @property
    @abstractmethod
    def folder(self) -> Path:
        """Where files may be put that belong to it."""

    @abstractmethod
    def writer(self) -> Engine:
        """An engine with one connection. What its transactions lock nobody else changes until they end."""

    @abstractmethod
    def readers(self, connections: int) -> Engine:
        """An engine for the threads of ours that wait for an answer. A transaction sees one moment."""

    @abstractmethod
    def questions(self, connections: int) -> AsyncEngine:
        """An engine for everyday questions of one statement."""

    @abstractmethod
    def migrate(self, progress: Progress | None = None) -> Path | None:
        """Bring it to the newest schema, creating its tables if need be. Returns the backup, if one was made."""

    @abstractmethod
    def in_transaction(self, connection: Connection) -> bool:
        """Whether a transaction is still open: after some errors a database gives it up by itself."""

    @abstractmethod
    def size(self, connection: Connection) -> int:
        """Bytes."""

    @abstractmethod
    def damage(self, connection: Connection) -> list[str]:
        """What is broken in the way it is stored, a sentence each."""

    @abstractmethod
    def sharing(self) -> Sharing:
        """How a bot shares it with others."""

    @abstractmethod
    def held(self, parts: Sequence[int] = ()) -> AbstractContextManager[None]:
        """Keep other bots away for as long as it is held; raises `InUse` if one is there. Who dies lets go.

        With `parts`, only those of a bot that has one of them, or all.
        """
