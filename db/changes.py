"""Which columns callers may change, by name: checked by the type checker where `update(…, column=value)` is called."""

from __future__ import annotations

from datetime import datetime
from typing import TypedDict

from db.types import Plain, Remind, Status, WhenLate


class ClockChanges(TypedDict, total=False):
    """Of a clock."""

    decision_hours: int | None
    bank_hours: int
    increment_hours: int
    when_late: WhenLate
    clock_rests: bool
    remind_hours: int | None


class MatchChanges(ClockChanges, total=False):
    """Of a match."""

    channel_id: int
    thread_id: int | None
    options: Plain
    setup: Plain | None
    lesson: Plain | None
    language: str
    status: Status
    host_id: int
    heir_id: int | None
    name: str | None
    private: bool
    guests: dict[str, str]
    watchers: list[int]
    seed: str | None
    seed_hash: str | None
    tickets: list[list[int]] | None
    started_at: datetime | None
    paused_at: datetime | None
    finished_at: datetime | None


class SeatChanges(TypedDict, total=False):
    """Of a seat. Who gives a seat to another `user_id` adds the former one to its history."""

    user_id: int | None
    bot: str | None
    options: dict[str, str]
    stand_in: str | None
    bank_seconds: int
    spent_seconds: int
    counted_at: datetime | None
    ends_at: datetime | None
    took: dict[str, int]
    missed_turns: int
    asked_at: datetime | None
    acted_at: datetime | None
    seen_entry: int
    since_entry: int
    sealed_by: int | None
    may_return: int | None
    place: int | None
    score: int | None


class GuildChanges(ClockChanges, total=False):
    """Of a server's settings."""

    clock_set: bool
    language: str | None
    greeted_at: datetime | None


class UserChanges(TypedDict, total=False):
    """Of a person's settings."""

    language: str | None
    time_zone: str
    quiet_from: int | None
    quiet_until: int | None
    vacation_from: datetime | None
    vacation_until: datetime | None
    digest_hour: int | None
    reminders: Remind
    remind_after_hours: int | None
    dms_refused_at: datetime | None
    snoozed_until: datetime | None
    warn_before_turn: bool
    acted_at: datetime | None
    coach: bool
