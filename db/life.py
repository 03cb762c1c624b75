"""A sign of life: how long nobody was at work is known at the next start."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import BigInteger, ColumnElement, Connection, select, type_coerce, update

from db.connection import Database
from db.reminders import REMINDERS
from db.tables import METADATA
from db.upsert import Upsert
from db.vote_rows import VOTES

LIFE = METADATA.tables["life"]
_SIGN = Upsert(LIFE, ["id"], ["seen_at"])


class SignsOfLife:
    """When the bot was last at work."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def seen_at(self) -> datetime | None:
        """The last sign; None before the first."""
        statement = select(LIFE.c.seen_at)
        return await self._database.read(lambda session: session.connection().execute(statement).scalar())

    async def sign(self, at: datetime) -> None:
        """Somebody is at work."""
        await self._database.transact(lambda connection: _sign(connection, at))

    async def woken(self, gap: timedelta, at: datetime, shifted: str) -> list[tuple[int, int]]:
        """Nobody was at work for so long: open votes and reminders of the kind `shifted` end as much later.

        In one transaction with the sign, so that no gap is counted twice. Returns match and id of these votes.
        """

        def work(connection: Connection) -> list[tuple[int, int]]:
            micro = gap // timedelta(microseconds=1)
            still_open = update(VOTES).where(VOTES.c.closed_at.is_(None))
            later = still_open.values({name: _later(VOTES.c[name], micro) for name in _OF_VOTES})
            votes = connection.execute(later.returning(VOTES.c.match_id, VOTES.c.id)).all()
            due = update(REMINDERS).where(REMINDERS.c.kind == shifted)
            connection.execute(due.values(due_at=_later(REMINDERS.c.due_at, micro)))
            _sign(connection, at)
            return [(match_id, vote_id) for match_id, vote_id in votes]

        return await self._database.transact(work)


_OF_VOTES = ("opened_at", "closes_at")


def _later(column: ColumnElement[Any], micro: int) -> ColumnElement[Any]:
    """A moment, put off. Moments are stored as microseconds."""
    return type_coerce(column, BigInteger) + micro


def _sign(connection: Connection, at: datetime) -> None:
    connection.execute(_SIGN.on(connection), {"id": 1, "seen_at": at})
