"""Connections to a file of SQLite."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event

from db.backend import ENGINE

BUSY_SECONDS = 5.0

# FULL: losing a move at a power cut is not acceptable.
WRITER_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
READER_PRAGMAS = ("query_only=ON",)


def writing_engine(path: Path, pragmas: tuple[str, ...], busy_seconds: float = BUSY_SECONDS) -> Engine:
    """An engine with one connection, whose transactions hold the write lock from their beginning."""
    engine = sqlite_engine(path, pragmas, 1, busy_seconds)
    # A transaction that only later wants to write could find that another has written since it began, and fail.
    on_begin(engine, "BEGIN IMMEDIATE")
    return engine


def sqlite_engine(path: Path, pragmas: tuple[str, ...], connections: int, busy_seconds: float) -> Engine:
    """An engine for the threads of ours that wait for the database."""
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        connect_args={"timeout": busy_seconds},
        pool_size=connections,
        max_overflow=0,
        **ENGINE,
    )
    on_connect(engine, pragmas)
    return engine


def on_connect(engine: Engine, pragmas: tuple[str, ...]) -> None:
    """Prepare every connection."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def on_begin(engine: Engine, statement: str) -> None:
    """How its transactions begin."""

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(statement)
