"""Votes of the table. They outlive a restart, as they may stay open for days."""

from __future__ import annotations

from datetime import datetime

import msgspec
from sqlmodel import Session, col, select
from sqlmodel.sql.expression import SelectOfScalar

from db.commit import close_vote
from db.connection import Database
from db.errors import VoteClosed
from db.tables import Ballot, Vote
from db.types import Plain


class Count(msgspec.Struct, frozen=True):
    """A vote and the ballots cast so far, by user."""

    vote: Vote
    ballots: dict[int, str]


class Votes:
    """All votes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(
        self, match_id: int, kind: str, subject: Plain, *, by: int, at: datetime, closes_at: datetime
    ) -> Vote:
        """Put a question to the table."""
        vote = Vote(match_id=match_id, kind=kind, subject=subject, opened_by=by, opened_at=at, closes_at=closes_at)

        def work(session: Session) -> Vote:
            session.add(vote)
            session.flush()
            return vote

        return await self._database.write(work)

    async def cast(self, vote_id: int, user_id: int, choice: str, at: datetime) -> Count:
        """Cast a ballot, or change it. Returns the count with it."""

        def work(session: Session) -> Count:
            vote = session.get(Vote, vote_id)
            if vote is None or vote.closed_at is not None:
                raise VoteClosed(f"vote {vote_id} is not open")
            session.merge(Ballot(vote_id=vote_id, user_id=user_id, choice=choice, at=at))
            ballots = session.exec(_ballots(vote_id))
            return Count(vote, {ballot.user_id: ballot.choice for ballot in ballots})

        return await self._database.write(work)

    async def count(self, vote_id: int) -> Count | None:
        """A vote, open or closed, with its ballots."""
        async with self._database.reading_together() as session:
            vote = await session.get(Vote, vote_id)
            if vote is None:
                return None
            ballots = await session.exec(_ballots(vote_id))
            return Count(vote, {ballot.user_id: ballot.choice for ballot in ballots})

    async def open_in(self, match_id: int) -> list[Vote]:
        """The open votes of a match, oldest first."""
        statement = select(Vote).where(Vote.match_id == match_id, col(Vote.closed_at).is_(None))
        async with self._database.reading() as session:
            return list(await session.exec(statement.order_by(col(Vote.id))))

    async def close(self, vote_id: int, outcome: str, at: datetime) -> None:
        """End a vote that changes nothing. One that does is closed by its move: see `Move.closed_votes`."""
        await self._database.transact(lambda connection: close_vote(connection, vote_id, outcome, at))


def _ballots(vote_id: int) -> SelectOfScalar[Ballot]:
    return select(Ballot).where(Ballot.vote_id == vote_id).order_by(col(Ballot.user_id))
