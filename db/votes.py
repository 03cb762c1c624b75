"""Votes of the table. They outlive a restart, as they may stay open for days."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlmodel import Session, col
from sqlmodel import select as select_rows
from sqlmodel.sql.expression import SelectOfScalar

from db import outbox, reminders
from db.connection import Database
from db.errors import VoteClosed
from db.outbox import Post
from db.reminders import REMINDERS, NewReminder
from db.tables import METADATA, Ballot, Vote
from db.types import Plain
from db.vote_rows import close_vote, open_vote

BALLOTS = METADATA.tables["ballots"]


class Count(msgspec.Struct, frozen=True):
    """A vote and the ballots cast so far, by user."""

    vote: Vote
    ballots: dict[int, str]


class Counter(msgspec.Struct, frozen=True):
    """The reminder of the vote's match that counts its ballots: without it, none can be cast any more."""

    kind: str
    seat: int


class Votes:
    """All votes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(
        self,
        match_id: int,
        kind: str,
        subject: Plain,
        *,
        by: int,
        choice: str,
        at: datetime,
        closes_at: datetime,
        counter: Counter,
        remind: Sequence[NewReminder] = (),
    ) -> Vote:
        """Put a question to the table, with the ballot of whoever asks; it is counted at once. `remind` is set, too."""
        vote = Vote(match_id=match_id, kind=kind, subject=subject, opened_by=by, opened_at=at, closes_at=closes_at)

        def work(connection: Connection) -> Vote:
            outbox.put(connection, [open_vote(connection, vote)], at, match_id)
            connection.execute(insert(BALLOTS), {"vote_id": vote.id, "user_id": by, "choice": choice, "at": at})
            if not _hurry(connection, match_id, counter, at):
                reminders.put(connection, [NewReminder(kind=counter.kind, seat=counter.seat, due_at=at)], match_id)
            reminders.put(connection, remind, match_id)
            return vote

        return await self._database.transact(work)

    async def cast(
        self, vote_id: int, user_id: int, choice: str, at: datetime, *, counter: Counter, posts: Sequence[Post] = ()
    ) -> Count:
        """Cast a ballot, or change it. Returns the count with it.

        What counts the ballots is due at once, and `posts` are sent to the match, in the ballot's own transaction.
        """

        def work(session: Session) -> Count:
            vote = session.get(Vote, vote_id, with_for_update=True)
            if vote is None or vote.closed_at is not None:
                raise VoteClosed(f"vote {vote_id} is not open")
            connection = session.connection()
            if not _hurry(connection, vote.match_id, counter, at):
                raise VoteClosed(f"nobody counts vote {vote_id} any more")
            outbox.put(connection, posts, at, vote.match_id)
            session.merge(Ballot(vote_id=vote_id, user_id=user_id, choice=choice, at=at))
            ballots = session.exec(_ballots(vote_id))
            return Count(vote, {ballot.user_id: ballot.choice for ballot in ballots})

        return await self._database.write(work)

    async def count(self, vote_id: int) -> Count | None:
        """A vote, open or closed, with its ballots."""

        def work(session: Session) -> Count | None:
            vote = session.get(Vote, vote_id)
            if vote is None:
                return None
            ballots = session.exec(_ballots(vote_id))
            return Count(vote, {ballot.user_id: ballot.choice for ballot in ballots})

        return await self._database.read(work)

    async def open_in(self, match_id: int) -> list[Vote]:
        """The open votes of a match, oldest first."""
        statement = select_rows(Vote).where(Vote.match_id == match_id, col(Vote.closed_at).is_(None))
        return await self._database.find(statement.order_by(col(Vote.id)))

    async def latest(self, match_id: int, kind: str, most: int) -> list[Count]:
        """The last votes of a kind in a match, open or closed, newest first."""
        newest = select_rows(Vote).where(Vote.match_id == match_id, Vote.kind == kind)

        def work(session: Session) -> list[Count]:
            votes = session.exec(newest.order_by(col(Vote.id).desc()).limit(most)).all()
            cast = select_rows(Ballot).where(col(Ballot.vote_id).in_([vote.id for vote in votes]))
            ballots = session.exec(cast).all()
            return [Count(vote, {b.user_id: b.choice for b in ballots if b.vote_id == vote.id}) for vote in votes]

        return await self._database.read(work)

    async def close(self, vote_id: int, outcome: str, at: datetime) -> None:
        """End a vote that something else has ended already. A move or a reminder closes others: `closed_votes`."""
        await self._database.transact(lambda connection: close_vote(connection, vote_id, outcome, at))


def _hurry(connection: Connection, match_id: int, counter: Counter, at: datetime) -> bool:
    """Let the ballots be counted now; False if there is nothing to count them."""
    mine = REMINDERS.c.match_id == match_id, REMINDERS.c.kind == counter.kind, REMINDERS.c.seat == counter.seat
    due = connection.execute(select(REMINDERS.c.due_at).where(*mine)).scalar()
    if due is None:
        return False
    # Another moment with each ballot: a count under way does not know of this one, and must not put the next one off.
    connection.execute(update(REMINDERS).where(*mine).values(due_at=min(due, at) - timedelta(microseconds=1)))
    return True


def _ballots(vote_id: int) -> SelectOfScalar[Ballot]:
    return select_rows(Ballot).where(Ballot.vote_id == vote_id).order_by(col(Ballot.user_id))
