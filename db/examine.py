"""What can be said of a database without changing it: for `slowtable doctor`, before the bot is started on it."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, text

from db import check
from db.backend import Backend, Place
from db.errors import NewerDatabase
from db.migrate import revisions
from db.places import backend_of
from db.sqlite_engines import BUSY_SECONDS

_TRY = text("UPDATE alembic_version SET version_num = version_num")


class Examined(msgspec.Struct, frozen=True):
    """A database as it is."""

    schema: str | None
    """None: there is nothing in it yet."""
    known: str
    """The newest schema that this version has."""
    pending: int
    """Migrations that the next start makes."""
    faults: list[str]


def examine(place: Place, busy_seconds: float = BUSY_SECONDS) -> Examined:
    """Look at a database that exists, and try to write to it; nothing stays of that.

    Raises `NewerDatabase`, `NotOurDatabase`, `DamagedDatabase`, and `Unavailable` if it cannot be written now.
    """
    backend, known = backend_of(place, busy_seconds), revisions()
    found = backend.revision()
    if found is None:
        return Examined(None, known[-1], len(known), [])
    if found not in known:
        raise NewerDatabase(backend.shown, found, known[-1])
    pending = len(known) - 1 - known.index(found)
    return Examined(found, known[-1], pending, _faults(backend, up_to_date=not pending))


def _faults(backend: Backend, *, up_to_date: bool) -> list[str]:
    engine = backend.writer()
    try:
        with engine.connect() as connection, connection.begin() as attempt:
            connection.execute(_TRY)
            found = _look(connection, backend, up_to_date)
            attempt.rollback()
            return found
    finally:
        engine.dispose()


def _look(connection: Connection, backend: Backend, up_to_date: bool) -> list[str]:
    """An older schema may not have what the promises are about: only the way it is stored can be checked."""
    return check.faults(connection, backend) if up_to_date else backend.damage(connection)
