"""A match's log, as the engine reads it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import db
from games.engine import Entry

NO_MOVES = ("start", "table")


def entries_of(rows: Sequence[db.LogEntry]) -> list[Entry]:
    """The engine's log entries of stored ones; the start and what the table did beside the game are none."""
    fields = ("seat", "text", "kind", "by", "asked", "receipt", "salt")
    moves = [row for row in rows if row.kind not in NO_MOVES]
    return [msgspec.convert({name: getattr(row, name) for name in fields}, Entry) for row in moves]
