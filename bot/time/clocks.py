"""What a decision may take: hours per decision, then the seat's bank; and what is left in it."""

from __future__ import annotations

from datetime import datetime, timedelta

import db
from bot.time.hours import after_awake, awake_between


def ticks(row: db.Match) -> bool:
    """Whether the match has a clock."""
    return row.decision_hours is not None


def allowed(row: db.Match, seat: db.Seat) -> timedelta:
    """All that a seat may take for the question at hand."""
    return timedelta(hours=row.decision_hours or 0, seconds=seat.bank_seconds)


def taken(row: db.Match, seat: db.Seat, settings: db.UserSettings, at: datetime) -> timedelta:
    """What the question at hand has taken so far. The clock stands still in the owner's rest, if the table chose so."""
    spent = timedelta(seconds=seat.spent_seconds)
    if seat.asked_at is None:
        return spent
    return spent + (awake_between(settings, seat.asked_at, at) if row.clock_rests else at - seat.asked_at)


def deadline(row: db.Match, seat: db.Seat, settings: db.UserSettings, asked_at: datetime) -> datetime:
    """When the time runs out, for a clock that was set going at `asked_at`."""
    left = max(timedelta(), allowed(row, seat) - timedelta(seconds=seat.spent_seconds))
    return after_awake(settings, asked_at, left) if row.clock_rests else asked_at + left


def bank_after(row: db.Match, seat: db.Seat, settings: db.UserSettings, at: datetime, *, turn_over: bool) -> int:
    """The bank after an answer: what went beyond the decision's own hours is drawn from it; a turn adds to it."""
    beyond = taken(row, seat, settings, at) - timedelta(hours=row.decision_hours or 0)
    left = max(0, seat.bank_seconds - max(0, round(beyond.total_seconds())))
    return left + (row.increment_hours * 3600 if turn_over else 0)
