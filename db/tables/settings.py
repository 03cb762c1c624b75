"""What servers and people have set."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Field, SQLModel

from db.tables.base import Table
from db.types import Moment, Remind, WhenLate, words


class Clock(SQLModel):
    """How long a decision may take; shared by servers (the default) and matches."""

    decision_hours: int | None = None
    """None: there is no clock."""
    bank_hours: int = 0
    """What a seat may draw on when a decision takes longer."""
    increment_hours: int = 0
    """What each of a seat's turns adds to its bank."""
    when_late: WhenLate = Field(default=WhenLate.NOTHING, sa_type=words(WhenLate))
    clock_rests: bool = True
    """Whether it stands still in quiet hours and vacations."""
    remind_hours: int | None = None
    """How long after the ping the first reminder comes, for people who have no wish of their own; None: as usual."""


class GuildSettings(Clock, Table, table=True):
    """A server's defaults for new matches."""

    __tablename__ = "guild_settings"

    guild_id: int = Field(primary_key=True)
    clock_set: bool = False
    """Whether the clock is the server's own choice; else the caller has one for servers that have chosen none."""
    language: str | None = None
    """None: as Discord tells the server's."""
    greeted_at: datetime | None = Field(default=None, sa_type=Moment)


class UserSettings(Table, table=True):
    """A person's language, hours and wishes."""

    __tablename__ = "user_settings"

    user_id: int = Field(primary_key=True)
    language: str | None = None
    """None: as Discord tells the person's."""
    time_zone: str = "UTC"
    quiet_from: int | None = None
    """Quiet hours begin, in minutes of the person's own day; None: there are none."""
    quiet_until: int | None = None
    vacation_from: datetime | None = Field(default=None, sa_type=Moment)
    """When the last vacation began."""
    vacation_until: datetime | None = Field(default=None, sa_type=Moment)
    digest_hour: int | None = None
    """The hour of the person's own day at which a digest comes; None: no digest."""
    reminders: Remind = Field(default=Remind.DM, sa_type=words(Remind))
    remind_after_hours: int | None = None
    """Every so many hours; None: as the table has it."""
    dms_refused_at: datetime | None = Field(default=None, sa_type=Moment)
    """When Discord last said that this person takes no DMs from us."""
    snoozed_until: datetime | None = Field(default=None, sa_type=Moment)
    """No reminders before this."""
    warn_before_turn: bool = False
    """Tell them when the player before them has moved."""
    acted_at: datetime | None = Field(default=None, sa_type=Moment)
    """When they last did something here: whoever just acted needs no ping."""
    coach: bool = True
    """Whether a kind of decision is explained when it is met for the first time."""
