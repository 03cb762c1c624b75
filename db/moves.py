"""The commit of a move: everything that it causes in one transaction; and what is read back of it."""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime
from pathlib import Path

import msgspec
from sqlalchemy import Connection, bindparam, update
from sqlalchemy import select as core_select
from sqlmodel import Session, col, select

from db import commit
from db.connection import Database
from db.errors import DamagedState, NoSuchMatch, StaleVersion
from db.matches import seats_of
from db.offers import open_offers
from db.snapshots import Damaged, pack, unpack
from db.tables import METADATA, LogEntry, Match, Milestone, Offer, Seat, Snapshot
from db.tails import Tails

SNAPSHOTS = METADATA.tables["snapshots"]
LOG = METADATA.tables["log"]
ALL = 2**31 - 1
"""More lines than any log has."""
_LOG = (
    core_select(LOG)
    .where(LOG.c.match_id == bindparam("of_match"), LOG.c.number > bindparam("after"))
    .order_by(LOG.c.number)
    .limit(bindparam("most"))
)
log = logging.getLogger(__name__)


class Loaded(msgspec.Struct, frozen=True):
    """A match as it is now."""

    match: Match
    seats: list[Seat]
    snapshot: bytes | None
    """None until the match has started."""
    offers: list[Offer] = []
    """Seats that are on offer."""

    @property
    def version(self) -> int:
        """What the next commit has to expect."""
        return self.match.version


class Restorable(msgspec.Struct, frozen=True):
    """A state to go back to: as of this version, with the log up to this entry."""

    version: int
    logged: int
    at: datetime


class Moves:
    """Commits, states and logs."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._tails = Tails()

    async def commit(self, move: commit.Move) -> commit.Committed:
        """Write a move and all that it causes. Raises `StaleVersion`, and writes nothing, if the match has moved on."""
        committed = await self._database.transact(lambda connection: commit.write(connection, move))
        if move.entries:
            written = commit.log_rows(move, committed.logged)
            self._tails.written(move.match_id, [LogEntry.of(row) for row in written])
        return committed

    async def load(self, match_id: int) -> Loaded:
        """A match with its seats and its state. Raises `DamagedState` if that is not what was written."""

        def work(session: Session) -> Loaded:
            match = session.get(Match, match_id)
            if match is None:
                raise NoSuchMatch(match_id)
            seats = session.exec(seats_of(match_id))
            snapshot = session.get(Snapshot, match_id)
            offers = session.exec(open_offers(match_id))
            return Loaded(match, list(seats), _state(snapshot) if snapshot else None, list(offers))

        return await self._database.read(work)

    async def log(self, match_id: int, after: int = 0, limit: int | None = None) -> list[LogEntry]:
        """The log behind entry number `after`, oldest first."""
        if limit is not None and (kept := self._tails.find(match_id, after, limit)) is not None:
            return kept
        asked = {"of_match": match_id, "after": after, "most": ALL if limit is None else limit}

        def work(session: Session) -> list[LogEntry]:
            return [LogEntry.of(row) for row in session.connection().execute(_LOG, asked).mappings()]

        forgotten = self._tails.forgotten
        entries = await self._database.read(work)
        self._tails.read(match_id, entries, forgotten)
        return entries

    def forget(self, match_id: int) -> None:
        """Something else than a commit here may have changed what is kept of a match."""
        self._tails.forget(match_id)

    async def milestones(self, match_id: int) -> list[Restorable]:
        """The states that the table can go back to, newest first."""
        statement = select(Milestone.version, Milestone.logged, Milestone.at).where(Milestone.match_id == match_id)
        rows = await self._database.rows(statement.order_by(col(Milestone.version).desc()))
        return [Restorable(*row) for row in rows]

    async def milestone(self, match_id: int, version: int) -> bytes | None:
        """The state of a milestone, if it is kept and undamaged."""
        found = await self._database.read(lambda session: session.get(Milestone, (match_id, version)))
        try:
            return unpack(found.data) if found else None
        except Damaged:
            log.error("the milestone of match %s at version %s is damaged", match_id, version)
            return None

    async def set_aside(self, match_id: int) -> Path:
        """Put the stored state, damaged as it is, into a file; returns where."""

        def work(session: Session) -> tuple[int, bytes]:
            snapshot = session.get(Snapshot, match_id)
            if snapshot is None:
                raise NoSuchMatch(match_id)
            return snapshot.version, snapshot.data

        version, data = await self._database.read(work)
        path = self._database.backend.folder / f"slowtable-damaged-{match_id}-{version}"
        await asyncio.to_thread(path.write_bytes, data)
        return path

    async def mend(self, match_id: int, version: int, state: bytes) -> None:
        """Store a state anew that was damaged. Nothing else changes; raises `StaleVersion` if the match has moved."""
        mended = update(SNAPSHOTS).where(SNAPSHOTS.c.match_id == match_id, SNAPSHOTS.c.version == version)

        def work(connection: Connection) -> None:
            if connection.execute(mended.values(data=pack(state))).rowcount == 0:
                raise StaleVersion(match_id, version, -1)

        await self._database.transact(work)


def _state(snapshot: Snapshot) -> bytes:
    try:
        return unpack(snapshot.data)
    except Damaged:
        raise DamagedState(snapshot.match_id, snapshot.version) from None
