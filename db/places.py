"""Which kind of database is at a place."""

from __future__ import annotations

from pathlib import Path

from db.backend import Backend, Place
from db.sqlite import SQLite
from db.sqlite_engines import BUSY_SECONDS


def backend_of(place: Place, busy_seconds: float = BUSY_SECONDS) -> Backend:
    """The backend of a place."""
    if isinstance(place, Path):
        return SQLite(place, busy_seconds)
    from db.postgres import Postgres  # its driver is an extra that most do without

    return Postgres(place)
