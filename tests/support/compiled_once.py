"""Statements are the same for every database of a run: they are compiled for the first, and kept for the others.

SQLAlchemy keeps what it has compiled with each engine, for a dialect of its own. A bot has one engine of a kind for all
its life, a run of tests thousands; compiling anew for each would be a tenth of what the tests of the bot take.
"""

from __future__ import annotations

import functools
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.util import LRUCache

STATEMENTS = 2_000

_COMPILED: LRUCache[Any, Any] = LRUCache(STATEMENTS)


def keep_compiled() -> None:
    """From now on, all engines keep them together, and two dialects of a kind are one."""
    for dialect in (SQLiteDialect_pysqlite, PGDialect_psycopg):
        setattr(dialect, "__eq__", lambda one, other: type(one) is type(other))  # noqa: B010 - a class of others
        setattr(dialect, "__hash__", lambda one: hash(type(one)))  # noqa: B010
    made = Engine.__init__

    @functools.wraps(made)
    def make(
        engine: Engine, pool: Any, dialect: Any, url: Any, hide_parameters: bool = False, **options: Any
    ) -> None:  # SQLAlchemy looks up by name which options an engine takes
        made(engine, pool, dialect, url, hide_parameters=hide_parameters, **options)
        engine.update_execution_options(compiled_cache=_COMPILED)

    setattr(Engine, "__init__", make)  # noqa: B010
