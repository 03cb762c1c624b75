"""What is still to be done: reminders that become due, and messages that wait to be delivered."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import JSON, CheckConstraint, Index
from sqlmodel import Field

from db.tables.base import Table, index_of_some
from db.types import Moment, Plain

WHOLE_TABLE = -1
"""As a reminder's seat: it concerns nobody in particular."""


class Reminder(Table, table=True):
    """Something that becomes due: of a match (then one per seat and kind) or of a person (one per kind)."""

    __tablename__ = "reminders"
    __table_args__ = (
        index_of_some("uq_reminders_of_match", "match_id", "seat", "kind", where="match_id IS NOT NULL", unique=True),
        Index("ix_reminders_user_id", "user_id"),
        index_of_some("uq_reminders_of_user", "user_id", "kind", where="match_id IS NULL", unique=True),
        CheckConstraint("match_id IS NOT NULL OR user_id IS NOT NULL", name="concerns_somebody"),
    )

    id: int = Field(default=None, primary_key=True)
    match_id: int | None = Field(default=None, foreign_key="matches.id", ondelete="CASCADE")
    seat: int = WHOLE_TABLE
    user_id: int | None = None
    kind: str
    due_at: datetime = Field(sa_type=Moment, index=True)
    attempt: int = 0
    """How many of its kind came before it: waits grow with it."""


class Life(Table, table=True):
    """One row: when the bot was last seen at work."""

    __tablename__ = "life"

    id: int = Field(default=1, primary_key=True)
    seen_at: datetime = Field(sa_type=Moment)


class OutboxItem(Table, table=True):
    """A message to be delivered: in order within its match's lane, independent of every other lane."""

    __tablename__ = "outbox"
    __table_args__ = (
        index_of_some("ix_outbox_waiting", "match_id", "lane", "id", where="done_at IS NULL"),
        index_of_some("ix_outbox_done_at", "done_at", where="done_at IS NOT NULL"),
        {"sqlite_autoincrement": True},
    )

    id: int = Field(default=None, primary_key=True)
    match_id: int | None = Field(default=None, foreign_key="matches.id", ondelete="CASCADE")
    number: int = 0
    """Counts the items of a match; 0 for items of no match."""
    lane: str
    kind: str
    payload: Plain = Field(default_factory=dict, sa_type=JSON)
    dedupe: str | None = None
    """Of the waiting items of a lane with the same key only the newest is delivered."""
    nonce: str = Field(unique=True)
    """Discord recognises a message that was sent twice by it."""
    created_at: datetime = Field(sa_type=Moment)
    attempts: int = 0
    not_before: datetime = Field(sa_type=Moment)
    done_at: datetime | None = Field(default=None, sa_type=Moment)
    """When it was delivered, or given up; then `last_error` says why."""
    last_error: str | None = None
    remote_id: int | None = None
    """Id of the message that it became."""
