"""What a match remembers of its moves: the state, the way back, the log, the seals."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Field

from db.tables.base import Table
from db.types import Moment


class LogEntry(Table, table=True):
    """A line of a match's log. The text of a sealed choice is in it: only views decide who may read it when."""

    __tablename__ = "log"

    match_id: int = Field(primary_key=True, foreign_key="matches.id", ondelete="CASCADE")
    number: int = Field(primary_key=True)
    seat: int
    kind: str
    by: str
    text: str
    asked: int = 0
    receipt: str | None = None
    salt: str | None = None
    """Of a sealed choice: told to nobody before that choice is revealed."""
    events: str = "[]"
    """What the table was told, as JSON."""
    at: datetime = Field(sa_type=Moment)


class Snapshot(Table, table=True):
    """The newest state of a match, zstd over JSON. This is the truth; the log is history."""

    __tablename__ = "snapshots"

    match_id: int = Field(primary_key=True, foreign_key="matches.id", ondelete="CASCADE")
    version: int
    data: bytes


class Milestone(Table, table=True):
    """An earlier state that the table can vote to go back to."""

    __tablename__ = "milestones"

    match_id: int = Field(primary_key=True, foreign_key="matches.id", ondelete="CASCADE")
    version: int = Field(primary_key=True)
    logged: int
    """Number of the last log entry it contains."""
    data: bytes
    at: datetime = Field(sa_type=Moment)


class Receipt(Table, table=True):
    """What the table was shown of a sealed choice. When a choice is sealed anew, its receipt is replaced."""

    __tablename__ = "receipts"

    match_id: int = Field(primary_key=True, foreign_key="matches.id", ondelete="CASCADE")
    asked: int = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    receipt: str
    at: datetime = Field(sa_type=Moment)
