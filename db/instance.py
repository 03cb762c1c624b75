"""One bot per database: two of them would both deliver what waits."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from db.errors import InUse


@contextmanager
def single_instance(database: Path) -> Iterator[None]:
    """Keep other bots away from a database; raises `InUse` if one is there. A process that dies lets go by itself.

    The lock is that of a transaction on an empty file beside the database, which every system knows how to hold.
    """
    mark = database.with_name(f"{database.name}-running")
    with closing(sqlite3.connect(mark, timeout=0, isolation_level=None)) as connection:
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise InUse(database) from None
        yield
