"""A match, its seats, and how it went."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import JSON, Index
from sqlmodel import Field

from db.tables.base import Table
from db.tables.settings import Clock
from db.types import Moment, Plain, Status, nothing_yet, words


class Match(Clock, Table, table=True):
    """A match from its lobby to its end."""

    __tablename__ = "matches"
    # An id is never used twice: old controls carry it.
    __table_args__ = (Index("uq_matches_ticket", "ticket", unique=True), {"sqlite_autoincrement": True})

    id: int = Field(default=None, primary_key=True)
    guild_id: int = Field(index=True)
    channel_id: int
    thread_id: int | None = Field(default=None, unique=True)
    game: str
    options: Plain = Field(default_factory=dict, sa_type=JSON)
    setup: Plain | None = Field(default=None, sa_type=JSON(none_as_null=True))
    """What the lobby settled, once the match has started."""
    language: str
    status: Status = Field(default=Status.LOBBY, sa_type=words(Status), index=True)
    host_id: int
    heir_id: int | None = None
    """Whom the host has asked to be host in their place."""
    name: str | None = None
    """What the host has called the table."""
    private: bool = False
    """Whether only invited people take a seat, and only they hear of the table in lists."""
    guests: dict[str, str] = Field(default_factory=dict, sa_type=JSON)
    """What became of invitations, by person: `asked`, `declined`; or `removed` by the host."""
    watchers: list[int] = Field(default_factory=nothing_yet, sa_type=JSON)
    """People who do not play and want to hear of the end."""
    ticket: int | None = None
    """Id of the interaction that opened the lobby."""
    demo: bool = False
    """Whether one person plays against bots, to try the game."""
    lesson: Plain | None = Field(default=None, sa_type=JSON(none_as_null=True))
    """How far somebody has come whom the match teaches; None: it is none that teaches."""
    version: int = 0
    """Counts commits. Whoever changes a match says which version they have seen."""
    logged: int = 0
    """Number of the last log entry."""
    posted: int = 0
    """Number of the last outbox item."""
    seed: str | None = None
    seed_hash: str | None = None
    secret: str | None = None
    """Drawn when the lobby was opened; the seed is mixed from it and the tickets."""
    secret_hash: str | None = None
    """Shown in the lobby."""
    tickets: list[list[int]] | None = Field(default=None, sa_type=JSON(none_as_null=True))
    """Once the match has started: who had joined, and the id of the interaction by which, in order of these."""
    messages: dict[str, int] = Field(default_factory=dict, sa_type=JSON)
    """Ids of the messages that are edited later, by what they show: `lobby`, `board`…"""
    created_at: datetime = Field(sa_type=Moment)
    started_at: datetime | None = Field(default=None, sa_type=Moment)
    paused_at: datetime | None = Field(default=None, sa_type=Moment)
    finished_at: datetime | None = Field(default=None, sa_type=Moment)
    moved_at: datetime | None = Field(default=None, sa_type=Moment)


class Seat(Table, table=True):
    """Who sits where. A seat with a user and a bot is the user's, and the bot stands in."""

    __tablename__ = "seats"

    match_id: int = Field(primary_key=True, foreign_key="matches.id", ondelete="CASCADE")
    number: int = Field(primary_key=True)
    user_id: int | None = Field(default=None, index=True)
    bot: str | None = None
    """Name of the policy that plays."""
    bot_name: str | None = None
    """What the bot that was invited here in the lobby is called."""
    strength: str = "normal"
    """How strong that bot plays: `easy`, `normal`, `hard`. One that stands in for somebody is always `normal`."""
    style: str = ""
    """How that bot likes to play: `cautious`, `warlike`, `greedy`; nothing: as it judges."""
    options: dict[str, str] = Field(default_factory=dict, sa_type=JSON)
    """What was chosen for the seat: colour, faction…"""
    joined_at: datetime = Field(sa_type=Moment)
    ticket: int | None = None
    """Id of the interaction by which the seat was taken in the lobby; forgotten at the start."""
    stand_in: str | None = None
    """Why a bot stands in for the user: `late`, `voted`, `away`, `asked`."""
    bank_seconds: int = 0
    spent_seconds: int = 0
    """What the question at hand has taken until `counted_at`; below zero: time that it was given on top."""
    counted_at: datetime | None = Field(default=None, sa_type=Moment)
    """Since when its time counts by the hours and the clock that hold now; None: it does not."""
    ends_at: datetime | None = Field(default=None, sa_type=Moment)
    """When its time runs out, as it looks now; None: there is no clock, or nothing is asked."""
    took: dict[str, int] = Field(default_factory=dict, sa_type=JSON)
    """Seconds that each question of the turn under way has taken, by its number: an undone answer gives none back."""
    missed_turns: int = 0
    """Turns in a row that the clock has played for the person here."""
    asked_at: datetime | None = Field(default=None, sa_type=Moment)
    """Since when the table waits for the person here; None: it does not."""
    acted_at: datetime | None = Field(default=None, sa_type=Moment)
    """When the person here last moved."""
    seen_entry: int = 0
    """Number of the last log entry that the person here knows of."""
    former: list[Plain] = Field(default_factory=nothing_yet, sa_type=JSON)
    """Who sat here before, oldest first: `user_id`, `bot`, `until`."""
    since_entry: int = 0
    """Number of the last log entry before the seat was the present owner's; 0: it has been theirs from the start."""
    sealed_by: int | None = None
    """Who sealed the choice that stands here, if that was a former owner (0: one of them); the present one may not
    read it."""
    may_return: int | None = None
    """The former owner, while nobody has moved here since: they can have the seat back."""
    place: int | None = None
    """1 for the winner (or winners), once the match is finished."""
    score: int | None = None
