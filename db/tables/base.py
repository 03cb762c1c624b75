"""What all tables share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from sqlalchemy import Index, MetaData, text
from sqlalchemy.orm.instrumentation import manager_of_class
from sqlmodel import SQLModel

# Every constraint has a name: a later migration can only change what it can name.
NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

STATE = "_sa_instance_state"
"""Where SQLAlchemy keeps what it knows of an instance: of each its own."""


class Table(SQLModel):
    """Base of the tables. SQLite's integers have 64 bits, so Discord's ids fit a plain `int`."""

    metadata: ClassVar[MetaData] = MetaData(naming_convention=NAMES)

    @classmethod
    def of(cls, row: Mapping[Any, Any]) -> Self:
        """A row as a statement has read it, all columns of it: the database has checked what the constructor would."""
        found = manager_of_class(cls).new_instance()
        vars(found).update(row)
        return found

    def changed(self, **values: Any) -> Self:
        """A copy with other values: a row that somebody else may be reading is never changed. (Its constructor would
        take twenty times as long.)"""
        twin = manager_of_class(type(self)).new_instance()
        columns = vars(twin)
        state = columns[STATE]
        columns.update(vars(self))
        columns.update(values, **{STATE: state})
        return twin


def index_of_some(name: str, *columns: str, where: str, unique: bool = False) -> Index:
    """An index over the rows that a condition holds for."""
    return Index(name, *columns, unique=unique, sqlite_where=text(where), postgresql_where=text(where))
