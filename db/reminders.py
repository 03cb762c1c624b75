"""What becomes due, and when. The table is the truth: nothing of it is kept in memory."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, and_, bindparam, delete, func, or_, select, update
from sqlmodel import Session, col
from sqlmodel import select as select_rows

from db import outbox
from db.connection import Database
from db.outbox import Post
from db.tables import METADATA, WHOLE_TABLE, Reminder, Vote
from db.upsert import Upsert
from db.vote_rows import close_vote, open_vote

REMINDERS = METADATA.tables["reminders"]


class NewReminder(msgspec.Struct, frozen=True, kw_only=True):
    """A reminder to set. It takes the place of the one of the same match, seat and kind (or user and kind)."""

    kind: str
    due_at: datetime
    match_id: int | None = None
    """In a move: the move's match, whatever is written here."""
    seat: int = WHOLE_TABLE
    user_id: int | None = None
    attempt: int = 0


class Forget(msgspec.Struct, frozen=True, kw_only=True):
    """Which reminders of a match are dropped: of a seat, of a kind, of both; or all."""

    seat: int | None = None
    kind: str | None = None


class Fired(msgspec.Struct, frozen=True, kw_only=True):
    """A reminder that became due and was handled: what is sent, and when it comes again."""

    reminder: Reminder
    posts: Sequence[Post] = ()
    """To the match."""
    dms: Sequence[Post] = ()
    """To people, whatever the match."""
    again: datetime | None = None
    attempt: int | None = None
    """As which it comes again; None: as the next one."""
    remind: Sequence[NewReminder] = ()
    """Others of the same match that it sets."""
    vote: Vote | None = None
    """A vote that it opens; the match is sent a post of the kind `vote` with its id."""
    closed_votes: Mapping[int, str] = {}
    """Outcomes of votes that it ends."""


_SET = ("due_at", "attempt", "user_id")
_SET_OF_MATCH = Upsert(REMINDERS, ["match_id", "seat", "kind"], _SET, "match_id IS NOT NULL")
_SET_OF_USER = Upsert(REMINDERS, ["user_id", "kind"], _SET, "match_id IS NULL")
_FORGET = delete(REMINDERS).where(
    REMINDERS.c.match_id == bindparam("of_match"),
    or_(bindparam("of_seat", type_=REMINDERS.c.seat.type).is_(None), REMINDERS.c.seat == bindparam("of_seat")),
    or_(bindparam("of_kind", type_=REMINDERS.c.kind.type).is_(None), REMINDERS.c.kind == bindparam("of_kind")),
)


def put(connection: Connection, reminders: Iterable[NewReminder], match_id: int | None = None) -> None:
    """Set reminders, as part of a transaction; `match_id` overrides theirs."""
    rows = [msgspec.structs.asdict(reminder) for reminder in reminders]
    if match_id is not None:
        rows = [row | {"match_id": match_id} for row in rows]
    of_matches = [row for row in rows if row["match_id"] is not None]
    of_users = [row for row in rows if row["match_id"] is None]
    if of_matches:
        connection.execute(_SET_OF_MATCH.on(connection), of_matches)
    if of_users:
        connection.execute(_SET_OF_USER.on(connection), of_users)


def forget(connection: Connection, match_id: int, which: Iterable[Forget]) -> None:
    """Remove reminders of a match, as part of a transaction."""
    rows = [{"of_match": match_id, "of_seat": one.seat, "of_kind": one.kind} for one in which]
    if rows:
        connection.execute(_FORGET, rows)


_EARLIEST = select_rows(func.min(Reminder.due_at))
_DUE = select(REMINDERS).where(REMINDERS.c.due_at <= bindparam("now")).order_by(REMINDERS.c.due_at)
_FIRST_DUE = _DUE.limit(bindparam("most"))
_DUE_FOR = _DUE.where(REMINDERS.c.user_id.in_(bindparam("users", expanding=True)))


class Reminders:
    """Reminders of matches and of people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, now: datetime, limit: int = 100) -> list[Reminder]:
        """What is due, longest overdue first."""
        return await self._rows(_FIRST_DUE, now=now, most=limit)

    async def due_for(self, users: Collection[int], now: datetime) -> list[Reminder]:
        """All that is due and concerns these people, longest overdue first."""
        return await self._rows(_DUE_FOR, now=now, users=list(users))

    async def _rows(self, statement: Select[Any], **asked: object) -> list[Reminder]:
        """What is asked at nearly every turn of every match, so without the detour of everyday questions."""

        def work(session: Session) -> list[Reminder]:
            return [Reminder.of(row) for row in session.connection().execute(statement, asked).mappings()]

        return await self._database.read(work)

    async def hurry(self, user_id: int, kinds: Collection[str], at: datetime, later_than: datetime) -> None:
        """Let a person's reminders be looked at anew: something about them has changed. Of these kinds, those that have
        not come even once and are due later than this."""
        sooner = update(REMINDERS).where(
            REMINDERS.c.user_id == user_id,
            REMINDERS.c.kind.in_(kinds),
            REMINDERS.c.attempt == 0,
            REMINDERS.c.due_at > later_than,
        )
        await self._database.transact(lambda connection: connection.execute(sooner.values(due_at=at)))

    async def put_off(self, user_id: int, kind: str, until: datetime) -> None:
        """Let those of a kind that have come before come again at this moment."""
        later = update(REMINDERS).where(
            REMINDERS.c.user_id == user_id, REMINDERS.c.kind == kind, REMINDERS.c.attempt > 0
        )
        await self._database.transact(lambda connection: connection.execute(later.values(due_at=until)))

    async def earliest(self) -> datetime | None:
        """When the next one is due."""
        return await self._database.read(lambda session: session.exec(_EARLIEST).one())

    async def of_match(self, match_id: int) -> list[Reminder]:
        """All of a match, next first."""
        statement = select_rows(Reminder).where(Reminder.match_id == match_id).order_by(col(Reminder.due_at))
        return await self._database.find(statement)

    async def set(self, reminders: Iterable[NewReminder]) -> None:
        """Set reminders that no move causes."""
        await self._database.transact(lambda connection: put(connection, reminders))

    async def forget_user(self, user_id: int, kind: str) -> None:
        """Remove a reminder of a person that belongs to no match."""
        dropped = delete(REMINDERS).where(
            REMINDERS.c.match_id.is_(None), REMINDERS.c.user_id == user_id, REMINDERS.c.kind == kind
        )
        await self._database.transact(lambda connection: connection.execute(dropped))

    async def fire(self, fired: Sequence[Fired], at: datetime) -> list[int]:
        """Move fired reminders on (or remove them) and send what they say, in one transaction.

        One that was changed or removed since it was read is left alone, and nothing is sent for it.
        Returns the ids of the new outbox items.
        """

        def work(connection: Connection) -> list[int]:
            sent: list[int] = []
            for one in fired:
                if _move_on(connection, one):
                    put(connection, one.remind, one.reminder.match_id)
                    opened = [open_vote(connection, one.vote)] if one.vote is not None else []
                    for vote_id, outcome in one.closed_votes.items():
                        close_vote(connection, vote_id, outcome, at)
                    sent += outbox.put(connection, [*one.posts, *opened], at, one.reminder.match_id)
                    sent += outbox.put(connection, one.dms, at, None)
            return sent

        return await self._database.transact(work)


def _move_on(connection: Connection, fired: Fired) -> bool:
    """Set it for the next time, or remove it; False if it is not the same any more."""
    old = fired.reminder
    same = and_(*(REMINDERS.c[name] == value for name, value in old.model_dump().items()))
    if fired.again is None:
        return connection.execute(delete(REMINDERS).where(same)).rowcount == 1
    attempt = old.attempt + 1 if fired.attempt is None else fired.attempt
    later = update(REMINDERS).where(same).values(due_at=fired.again, attempt=attempt)
    return connection.execute(later).rowcount == 1
