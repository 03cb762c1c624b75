"""A database on a PostgreSQL server, through psycopg.

Several bots may work with one: rows that a decision is made from are locked until its transaction ends (`FOR UPDATE`,
which SQLite, whose writers come one after another, does not need).
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from db.backend import ENGINE, Backend, Progress
from db.errors import InUse, NewerDatabase, NoDriver, NotOurDatabase
from db.migrate import revisions, upgrade
from db.sharing import SENDER, Sharing

try:
    import psycopg
except ImportError as error:
    raise NoDriver from error
from db.postgres_sharing import Shared

FOLDER = Path("data")
"""Where files are put that belong to no file of a database."""
SPACE = 0x510_7AB1E
"""Our locks among those of other programs that use the same server."""
MIGRATING, RUNNING, FIRST_PART = 1, 2, 1000
"""What is locked."""


class Postgres(Backend):
    """A database on a server."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._sender = secrets.token_hex(4)

    @property
    def place(self) -> URL:
        """Its address; shown without the password."""
        return self._url

    @property
    def shown(self) -> str:
        """Its address without the password."""
        return self._url.render_as_string(hide_password=True)

    def revision(self) -> str | None:
        """As its table says."""
        engine = create_engine(self._url, poolclass=NullPool, **ENGINE)
        with engine.connect() as connection:
            return self._revision(connection)

    @property
    def folder(self) -> Path:
        """Where the bot runs."""
        return FOLDER

    def writer(self) -> Engine:
        """What is committed is durable when we are told so: that is PostgreSQL's default."""
        return self._engine(1)

    def readers(self, connections: int) -> Engine:
        """All statements of a transaction see the moment of its first."""
        return self._engine(connections, isolation_level="REPEATABLE READ")

    def questions(self, connections: int) -> AsyncEngine:
        """Through psycopg's own asynchronous connections."""
        return create_async_engine(self._url, pool_size=connections, max_overflow=0, pool_pre_ping=True, **ENGINE)

    def migrate(self, progress: Progress | None = None) -> None:
        """In one transaction; of several bots that start together one does it, and the others wait."""
        engine = create_engine(self._url, poolclass=NullPool, **ENGINE)
        with engine.begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:space, :what)"), {"space": SPACE, "what": MIGRATING})
            known, found = revisions(), self._revision(connection)
            if found == known[-1]:
                return
            if found is not None and found not in known:
                raise NewerDatabase(self.shown, found, known[-1])
            upgrade(connection)

    def in_transaction(self, connection: Connection) -> bool:
        """A transaction in which something has failed outside of a savepoint is as good as rolled back."""
        driver = connection.connection.driver_connection
        assert isinstance(driver, psycopg.Connection)
        return driver.info.transaction_status is psycopg.pq.TransactionStatus.INTRANS

    def size(self, connection: Connection) -> int:
        """Of all tables."""
        return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())

    def damage(self, connection: Connection) -> list[str]:
        """The server looks after its files and its references itself."""
        return []

    def sharing(self) -> Sharing:
        """With bots that have other shards."""
        return Shared(self._url, self._sender)

    @contextmanager
    def held(self, parts: Sequence[int] = ()) -> Iterator[None]:
        """Advisory locks of a session, which end with the connection, however that ends: one for the whole, which bots
        with parts share, and one for each part."""
        engine = create_engine(self._url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            whole = f"pg_try_advisory_lock{'_shared' if parts else ''}(:space, :what)"
            wanted = [(whole, RUNNING), *(("pg_try_advisory_lock(:space, :what)", FIRST_PART + part) for part in parts)]
            for lock, what in wanted:
                if not connection.execute(text(f"SELECT {lock}"), {"space": SPACE, "what": what}).scalar():
                    raise InUse(self.shown)
            yield

    def _engine(self, connections: int, isolation_level: str = "READ COMMITTED") -> Engine:
        engine = create_engine(
            self._url,
            pool_size=connections,
            max_overflow=0,
            pool_pre_ping=True,
            isolation_level=isolation_level,
            **ENGINE,
        )

        @event.listens_for(engine, "connect")
        def sign(_: object, record: ConnectionPoolEntry) -> None:
            record.info[SENDER] = self._sender

        return engine

    def _revision(self, connection: Connection) -> str | None:
        """The schema; None if the database is empty."""
        tables = inspect(connection).get_table_names()
        if not tables:
            return None
        if "alembic_version" not in tables:
            raise NotOurDatabase(self.shown)
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
