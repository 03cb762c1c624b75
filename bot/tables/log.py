"""A match's log: as the engine reads it, with what its seed was mixed from, and as it is written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import db
from games.engine import Entry, Event, Text
from games.engine.dice import Origin

NO_MOVES = ("start", "table")


def entries_of(rows: Sequence[db.LogEntry]) -> list[Entry]:
    """The engine's log entries of stored ones; the start and what the table did beside the game are none."""
    fields = ("seat", "text", "kind", "by", "asked", "receipt", "salt")
    moves = [row for row in rows if row.kind not in NO_MOVES]
    return [msgspec.convert({name: getattr(row, name) for name in fields}, Entry) for row in moves]


def origin_of(row: db.Match) -> Origin | None:
    """What the seed was mixed from; matches from before that have none."""
    if row.secret is None or row.secret_hash is None or row.tickets is None:
        return None
    return Origin(row.secret, row.secret_hash, [(user, ticket) for user, ticket in row.tickets])


def stored(entry: Entry, events: list[Event]) -> db.NewEntry:
    """An entry of the engine, as the log keeps it."""
    return db.NewEntry(
        seat=entry.seat,
        text=entry.text,
        kind=entry.kind,
        by=entry.by,
        asked=entry.asked,
        receipt=entry.receipt,
        salt=entry.salt,
        events=msgspec.json.encode(events).decode(),
    )


def logged(seat: int, key: str, **args: Any) -> db.NewEntry:
    """A line of the log about the table itself, in the bot's words."""
    event = Event(Text(key, args))
    return db.NewEntry(seat=seat, text=key, kind="table", by="table", events=msgspec.json.encode([event]).decode())
