"""How votes begin and end, as parts of other transactions."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Connection, insert, update

from db.outbox import Post
from db.tables import METADATA, Vote

VOTES = METADATA.tables["votes"]


def open_vote(connection: Connection, vote: Vote) -> Post:
    """Write a vote, and give it its id; the post puts it to the table."""
    new = connection.execute(insert(VOTES).returning(VOTES.c.id), vote.model_dump(exclude={"id"}))
    vote.id = new.scalar_one()
    return Post(kind="vote", payload={"vote": vote.id})


def close_vote(connection: Connection, vote_id: int, outcome: str, at: datetime) -> None:
    """End a vote; one that is closed stays as it is."""
    still_open = (VOTES.c.id == vote_id) & VOTES.c.closed_at.is_(None)
    connection.execute(update(VOTES).where(still_open).values(outcome=outcome, closed_at=at))
