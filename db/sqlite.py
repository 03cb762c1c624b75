"""A file of SQLite: one connection that writes, and a few that only read and never wait for it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from db.backend import ENGINE, Backend, Progress
from db.errors import InUse
from db.migrate import migrate, revision
from db.sharing import Sharing, Unshared
from db.sqlite_engines import (
    BUSY_SECONDS,
    READER_PRAGMAS,
    WRITER_PRAGMAS,
    on_begin,
    on_connect,
    sqlite_engine,
    writing_engine,
)


class SQLite(Backend):
    """A database file."""

    def __init__(self, path: Path, busy_seconds: float = BUSY_SECONDS) -> None:
        self._path = path
        self._busy_seconds = busy_seconds

    @property
    def place(self) -> Path:
        """The file."""
        return self._path

    def revision(self) -> str | None:
        """As the file says."""
        return revision(self._path)

    @property
    def folder(self) -> Path:
        """Beside the file."""
        return self._path.parent

    def writer(self) -> Engine:
        """SQLite has one writer at a time."""
        return writing_engine(self._path, WRITER_PRAGMAS, self._busy_seconds)

    def readers(self, connections: int) -> Engine:
        """Each reads what was committed when its transaction began."""
        engine = sqlite_engine(self._path, READER_PRAGMAS, connections, self._busy_seconds)
        on_begin(engine, "BEGIN")
        return engine

    def questions(self, connections: int) -> AsyncEngine:
        """Through aiosqlite."""
        engine = create_async_engine(
            URL.create("sqlite+aiosqlite", database=str(self._path)),
            connect_args={"timeout": self._busy_seconds},
            pool_size=connections,
            max_overflow=0,
            **ENGINE,
        )
        on_connect(engine.sync_engine, READER_PRAGMAS)
        return engine

    def migrate(self, progress: Progress | None = None) -> Path | None:
        """After a backup beside the file."""
        return migrate(self._path, progress)

    def in_transaction(self, connection: Connection) -> bool:
        """A full disk, for one, makes SQLite roll back everything."""
        driver = connection.connection.driver_connection
        assert driver is not None
        return bool(driver.in_transaction)

    def size(self, connection: Connection) -> int:
        """Of the file."""
        return self._path.stat().st_size

    def damage(self, connection: Connection) -> list[str]:
        """What SQLite's own checks find."""
        try:
            found = [row[0] for row in connection.exec_driver_sql("PRAGMA integrity_check") if row[0] != "ok"]
        except DatabaseError as error:
            found = [str(error.orig)]
        if found:
            return [f"the file is damaged ({'; '.join(found[:3])}): restore a backup"]
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check")
        return [f"a row of {row[0]} refers to nothing" for row in broken]

    def sharing(self) -> Sharing:
        """With nobody."""
        return Unshared()

    @contextmanager
    def held(self, parts: Sequence[int] = ()) -> Iterator[None]:
        """A file has one bot, whatever its part. The lock is that of a transaction on an empty file beside the
        database, which every system knows how to hold."""
        mark = self._path.with_name(f"{self._path.name}-running")
        mark.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(mark, timeout=0, isolation_level=None)) as connection:
            try:
                connection.execute("BEGIN EXCLUSIVE")
            except sqlite3.OperationalError:
                raise InUse(self._path) from None
            yield
