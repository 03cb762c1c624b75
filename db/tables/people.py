"""What players do beside the game: votes of the table, offers of seats, and what they have been taught."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import JSON
from sqlmodel import Field

from db.tables.base import Table, index_of_some
from db.types import Moment, Plain


class Vote(Table, table=True):
    """A question to the table: pause, replace a player, go back further than undo does…"""

    __tablename__ = "votes"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int = Field(default=None, primary_key=True)
    match_id: int = Field(foreign_key="matches.id", ondelete="CASCADE", index=True)
    kind: str
    subject: Plain = Field(default_factory=dict, sa_type=JSON)
    """What exactly is voted on."""
    opened_by: int
    """0: nobody; a clock did."""
    opened_at: datetime = Field(sa_type=Moment)
    closes_at: datetime = Field(sa_type=Moment)
    closed_at: datetime | None = Field(default=None, sa_type=Moment)
    outcome: str | None = None


class Ballot(Table, table=True):
    """How somebody votes; it may be changed while the vote is open."""

    __tablename__ = "ballots"

    vote_id: int = Field(primary_key=True, foreign_key="votes.id", ondelete="CASCADE")
    user_id: int = Field(primary_key=True)
    choice: str
    at: datetime = Field(sa_type=Moment)


class Offer(Table, table=True):
    """A seat that somebody may take; of each seat one at most is open."""

    __tablename__ = "offers"
    __table_args__ = (
        index_of_some("uq_offers_open", "match_id", "seat", where="closed_at IS NULL", unique=True),
        {"sqlite_autoincrement": True},
    )

    id: int = Field(default=None, primary_key=True)
    match_id: int = Field(foreign_key="matches.id", ondelete="CASCADE")
    seat: int
    owner_id: int | None = None
    """Whose seat it is; None: a bot's own."""
    user_id: int | None = None
    """Whom it is offered to; None: whoever comes first."""
    voted: bool = False
    """Whether the table offers it by a vote, and not its owner."""
    opened_at: datetime = Field(sa_type=Moment)
    expires_at: datetime = Field(sa_type=Moment)
    closed_at: datetime | None = Field(default=None, sa_type=Moment)
    outcome: str | None = None
    """`taken`, `withdrawn`, `expired`, `moved` (by its owner), `gone` (the seat or the match)."""
    taken_by: int | None = None


class Coached(Table, table=True):
    """A kind of decision that somebody has met, and in which question first."""

    __tablename__ = "coached"

    user_id: int = Field(primary_key=True)
    game: str = Field(primary_key=True)
    kind: str = Field(primary_key=True)
    match_id: int
    """The match may be gone by now."""
    asked: int
    """Number of the question within it."""
