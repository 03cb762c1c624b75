"""All of one database into another, of either kind: from a file to a server, or back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from hashlib import sha256

import msgspec
from sqlalchemy import Connection, Table, delete, func, insert, select, text

from db.backend import Backend, Place, Progress
from db.errors import NotEmpty, NotTheSame
from db.places import backend_of
from db.tables import METADATA

ROWS = 500
"""Copied at a time."""


class Copied(msgspec.Struct, frozen=True):
    """What was copied: rows of each table."""

    rows: Mapping[str, int]

    @property
    def total(self) -> int:
        """Rows in all."""
        return sum(self.rows.values())


def copy(source: Place, target: Place, progress: Progress | None = None, *, replace: bool = False) -> Copied:
    """Copy everything into a database that has nothing in it yet, in one transaction, and compare both.

    The source is read as it was at one moment. Raises `NotEmpty`, and `NotTheSame` if a row came out different; then
    nothing was written. `progress` counts rows. With `replace` it takes the place of what is there.
    """
    old, new = backend_of(source), backend_of(target)
    for backend in (old, new):
        backend.migrate()
    with _reading(old) as reader, _writing(new) as writer:
        if replace:
            _clear(writer)
        _check_empty(writer, target)
        wanted = {table.name: _count(reader, table) for table in METADATA.sorted_tables}
        done, total = 0, sum(wanted.values())
        for table in METADATA.sorted_tables:
            for rows in batches(reader, table):
                writer.execute(insert(table), rows)
                done += len(rows)
                if progress is not None:
                    progress(done, total)
            _continue_numbers(writer, table)
        for table in METADATA.sorted_tables:
            if digest(reader, table) != digest(writer, table):
                raise NotTheSame(table.name)
        return Copied(wanted)


def digest(connection: Connection, table: Table) -> str:
    """A hash over all rows of a table, the same in both kinds of database."""
    found = sha256()
    for rows in batches(connection, table):
        for row in rows:
            found.update(msgspec.json.encode(row, order="deterministic"))
    return found.hexdigest()


@contextmanager
def _reading(backend: Backend) -> Iterator[Connection]:
    engine = backend.readers(1)
    try:
        with engine.connect() as connection, connection.begin():
            yield connection
    finally:
        engine.dispose()


@contextmanager
def _writing(backend: Backend) -> Iterator[Connection]:
    engine = backend.writer()
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _check_empty(connection: Connection, target: Place) -> None:
    if any(_count(connection, table) for table in METADATA.sorted_tables):
        raise NotEmpty(target)


def _clear(connection: Connection) -> None:
    for table in reversed(METADATA.sorted_tables):
        connection.execute(delete(table))


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def batches(connection: Connection, table: Table) -> Iterator[list[dict[str, object]]]:
    """All rows in the order of their keys, some at a time."""
    ordered = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=ROWS)
    with closing(connection.execute(ordered)) as result:
        for rows in result.mappings().partitions():
            yield [dict(row) for row in rows]


def _continue_numbers(connection: Connection, table: Table) -> None:
    """New rows get ids behind those that were copied. SQLite sees to that by itself."""
    column = table.autoincrement_column
    if connection.dialect.name != "postgresql" or column is None or column.name != "id":
        return
    highest = connection.execute(select(func.max(column))).scalar()
    if highest is not None:
        of_column = {"table": table.name, "column": column.name, "highest": highest}
        connection.execute(text("SELECT setval(pg_get_serial_sequence(:table, :column), :highest)"), of_column)
