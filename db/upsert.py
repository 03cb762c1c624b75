"""Rows that take the place of others: both databases know how, each in a dialect of its own."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, Insert, Table, text
from sqlalchemy.dialects import postgresql, sqlite


class Upsert:
    """Insert a row, or change the one that has the same keys. Made once: making a statement takes longer than carrying
    it out."""

    def __init__(self, table: Table, keys: Sequence[str], columns: Sequence[str], where: str | None = None) -> None:
        """`where` is that of a unique index over some rows only."""
        condition = text(where) if where is not None else None
        of_sqlite, of_postgres = sqlite.insert(table), postgresql.insert(table)
        self._statements: dict[str, Insert] = {
            "sqlite": of_sqlite.on_conflict_do_update(
                index_elements=keys, index_where=condition, set_={name: of_sqlite.excluded[name] for name in columns}
            ),
            "postgresql": of_postgres.on_conflict_do_update(
                index_elements=keys, index_where=condition, set_={name: of_postgres.excluded[name] for name in columns}
            ),
        }

    def on(self, connection: Connection) -> Insert:
        """The statement in the dialect of a connection."""
        return self._statements[connection.dialect.name]
