"""A match as one bundle of plain data, to be kept, sent, or brought into another database.

It has everything of the match, the seed and sealed choices included: of a match that is not over it is for its keepers
only. Reminders and what waits in the outbox stay behind; they belong to the place where the match is played.
"""

from __future__ import annotations

from typing import TypeVar

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    ProgrammingError,
    StatementError,
)
from sqlmodel import Session, col, select

from db.connection import Database
from db.errors import BadBundle, NoSuchMatch
from db.matches import seats_of
from db.snapshots import pack, unpack
from db.tables import LogEntry, Match, Receipt, Seat, Snapshot, Table
from db.types import Plain

FORMAT = 2
"""Bundles of format 1 have no salts."""

T = TypeVar("T", bound=Table)

# What depends on where the match is played, and what counts deliveries there.
LOCAL = {"id", "ticket", "guild_id", "channel_id", "thread_id", "messages", "posted", "guests", "watchers", "heir_id"}


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
        """Store an exported match as a new one, to be played here."""
        here = {"guild_id": guild_id, "channel_id": channel_id, "thread_id": thread_id}
        match, rows = _read(bundle, here)

        def work(session: Session) -> Match:
            session.add(match)
            session.flush()
            for row in rows:
                row.match_id = match.id
            session.add_all(rows)
            return match

        try:
            return await self._database.write(work)
        except (IntegrityError, DataError, InterfaceError, ProgrammingError, OverflowError) as error:
            raise BadBundle(f"the exported match does not fit the tables: {error}") from error
        except StatementError as error:
            if isinstance(error, DBAPIError):  # the database, not the bundle
                raise
            raise BadBundle(f"the exported match does not fit the tables: {error}") from error


def check_bundle(bundle: Plain) -> None:
    """Raises `BadBundle` for what is no exported match."""
    _read(bundle, {"guild_id": 0, "channel_id": 0, "thread_id": None})


def _plain(row: Table) -> Plain:
    return row.model_dump(mode="json", exclude={"match_id"})


def _read(bundle: Plain, here: Plain) -> tuple[Match, list[Seat | LogEntry | Receipt | Snapshot]]:
    """The rows of a bundle, for a match whose id is not known yet."""
    if bundle.get("format") not in range(1, FORMAT + 1):
        raise BadBundle(f"not an exported match of format 1 to {FORMAT}")
    try:
        match = Match.model_validate({**bundle["match"], **here})
        rows: list[Seat | LogEntry | Receipt | Snapshot] = [
            *_rows(Seat, bundle["seats"]),
            *_rows(LogEntry, bundle["log"]),
            *_rows(Receipt, bundle["receipts"]),
        ]
        if bundle["snapshot"] is not None:
            data = pack(bundle["snapshot"].encode())
            rows.append(Snapshot(match_id=0, version=bundle["snapshot_version"], data=data))
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise BadBundle(f"the exported match cannot be read: {error}") from error
    return match, rows


def _rows(kind: type[T], plain: list[Plain]) -> list[T]:
    return [kind.model_validate({**row, "match_id": 0}) for row in plain]
