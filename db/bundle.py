"""A match as one bundle of plain data, to be kept, sent, or brought into another database.

It has everything of the match, the seed and sealed choices included: of a match that is not over it is for its keepers
only. Reminders and what waits in the outbox stay behind; they belong to the place where the match is played.
"""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from typing import TypeVar

import msgspec
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    ProgrammingError,
    StatementError,
)
from sqlmodel import Session, col, select

from db import check
from db.connection import Database
from db.errors import BadBundle, NoSuchMatch
from db.matches import seats_of
from db.snapshots import pack, unpack
from db.tables import LogEntry, Match, Receipt, Seat, Snapshot, Table
from db.types import Plain

FORMAT = WITH_SALTS = 2

T = TypeVar("T", bound=Table)

# What depends on where the match is played, and what counts deliveries there.
LOCAL = {"id", "ticket", "guild_id", "channel_id", "thread_id", "messages", "posted", "guests", "watchers", "heir_id"}


class Brought(msgspec.Struct, frozen=True):
    """What is in a bundle: the rows of a match whose number is not known yet."""

    match: Match
    seats: list[Seat]
    log: list[LogEntry]
    receipts: list[Receipt]
    snapshot: bytes | None
    snapshot_version: int


class _OnlyTried(Exception):
    """Takes back what was written to try it."""


class Bundles:
    """Matches in and out."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def export(self, match_id: int) -> Plain:
        """Everything of a match."""

        def work(session: Session) -> Plain:
            match = session.get(Match, match_id)
            if match is None:
                raise NoSuchMatch(match_id)
            seats = session.exec(seats_of(match_id))
            log = session.exec(select(LogEntry).where(LogEntry.match_id == match_id).order_by(col(LogEntry.number)))
            receipts = session.exec(
                select(Receipt).where(Receipt.match_id == match_id).order_by(col(Receipt.asked), col(Receipt.seat))
            )
            snapshot = session.get(Snapshot, match_id)
            return {
                "format": FORMAT,
                "match": match.model_dump(mode="json", exclude=LOCAL),
                "seats": [_plain(row) for row in seats],
                "log": [_plain(row) for row in log],
                "receipts": [_plain(row) for row in receipts],
                "snapshot": unpack(snapshot.data).decode() if snapshot else None,
                "snapshot_version": snapshot.version if snapshot else None,
            }

        return await self._database.read(work)

    async def import_(self, bundle: Plain, *, guild_id: int, channel_id: int, thread_id: int | None = None) -> Match:
        """Store an exported match as a new one, to be played here. Raises `BadBundle` and stores nothing if it cannot
        be read, or breaks a promise of the database."""
        return await self._stored(bundle, {"guild_id": guild_id, "channel_id": channel_id, "thread_id": thread_id})

    async def try_(self, bundle: Plain, *, guild_id: int, channel_id: int, thread_id: int | None = None) -> None:
        """The same, and nothing of it stays."""
        here = {"guild_id": guild_id, "channel_id": channel_id, "thread_id": thread_id}
        with suppress(_OnlyTried):
            await self._stored(bundle, here, stays=False)

    async def _stored(self, bundle: Plain, here: Plain, *, stays: bool = True) -> Match:
        brought = _read(bundle, here)

        def work(session: Session) -> Match:
            if here["thread_id"] is not None:
                _refuse_taken(session, here["thread_id"])
            session.add(brought.match)
            session.flush()
            session.add_all(_rows_of(brought, brought.match.id))
            session.flush()
            wrong = [promise for found, promise in check.broken(session.connection()) if found == brought.match.id]
            if wrong:
                raise BadBundle(f"the exported match is not in order: {'; '.join(wrong)}")
            if not stays:
                raise _OnlyTried
            return brought.match

        try:
            return await self._database.write(work)
        except (IntegrityError, DataError, InterfaceError, ProgrammingError, OverflowError) as error:
            raise BadBundle(f"the exported match does not fit the tables: {error}") from error
        except StatementError as error:
            if isinstance(error, DBAPIError):  # the database, not the bundle
                raise
            raise BadBundle(f"the exported match does not fit the tables: {error}") from error


def _refuse_taken(session: Session, thread_id: int) -> None:
    there = session.exec(select(Match.id).where(Match.thread_id == thread_id)).first()
    if there is not None:
        raise BadBundle(f"match {there} is in thread {thread_id} already")


def read_bundle(bundle: Plain) -> Brought:
    """What is in a bundle. Raises `BadBundle` for what is no exported match."""
    return _read(bundle, {"guild_id": 0, "channel_id": 0, "thread_id": None})


def _plain(row: Table) -> Plain:
    return row.model_dump(mode="json", exclude={"match_id"})


def _read(bundle: Plain, here: Plain) -> Brought:
    if bundle.get("format") not in range(1, FORMAT + 1):
        raise BadBundle(f"not an exported match of format 1 to {FORMAT}")
    try:
        snapshot, version = bundle["snapshot"], bundle["snapshot_version"]
        match, log = Match.model_validate({**bundle["match"], **here}), _rows(LogEntry, bundle["log"])
        if bundle["format"] < WITH_SALTS:
            _salt(match, log)
        return Brought(
            match,
            _rows(Seat, bundle["seats"]),
            log,
            _rows(Receipt, bundle["receipts"]),
            snapshot.encode() if snapshot is not None else None,
            version if snapshot is not None else 0,
        )
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise BadBundle(f"the exported match cannot be read: {error}") from error


def _salt(match: Match, log: list[LogEntry]) -> None:
    """Before each seal had a salt of its own it was made from the seed (`versions/v0007_salts.py`)."""
    for row in log:
        if row.receipt is not None:
            row.salt = sha256(f"slowtable seal {match.seed}:{row.asked}:{row.seat}".encode()).hexdigest()[:32]


def _rows(kind: type[T], plain: list[Plain]) -> list[T]:
    return [kind.model_validate({**row, "match_id": 0}) for row in plain]


def _rows_of(brought: Brought, match_id: int) -> list[Seat | LogEntry | Receipt | Snapshot]:
    """What is stored beside the match, once its number is known."""
    rows: list[Seat | LogEntry | Receipt | Snapshot] = [*brought.seats, *brought.log, *brought.receipts]
    if brought.snapshot is not None:
        rows.append(Snapshot(match_id=match_id, version=brought.snapshot_version, data=pack(brought.snapshot)))
    for row in rows:
        row.match_id = match_id
    return rows
