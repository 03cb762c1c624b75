"""What a decision may take: hours per decision, then the seat's bank; and what is left of both.

What a question has taken is booked (`spent_seconds`) whenever something changes by which time counts: the owner's
hours, the clock, the owner, a pause, a downtime. It counts on from that moment (`counted_at`) by what holds then, so
that no change charges anew for time that has passed.
"""

from __future__ import annotations

import math
from datetime import datetime, timedelta

import db
from bot.tables.time.hours import after_awake, awake_between, last_free
from db import WhenLate

LEAST = timedelta(hours=6)
"""So much everybody gets who could not know that time is short; see `least`."""
ON_TOP = timedelta(hours=24)
"""What the table adds, when it gives more time, where a bank has less than that."""
WARNED = timedelta(hours=1)
"""How long before the end a warning comes at least; or when a quarter of the time is left, if that is earlier."""
PATIENCE = 2
"""After so many turns in a row that the clock has played, the table is asked."""


def ticks(row: db.Match) -> bool:
    """Whether the match has a clock."""
    return row.decision_hours is not None


def when_over(row: db.Match, seat: db.Seat) -> WhenLate:
    """What happens when the seat's time has run out. Whoever has been gone for turns is a matter for the table."""
    answered_for = row.when_late in (WhenLate.DEFAULT, WhenLate.BOT)
    return WhenLate.VOTE if answered_for and seat.missed_turns >= PATIENCE else row.when_late


def decision_time(row: db.Match) -> timedelta:
    """What each question may take before the bank is drawn on."""
    return timedelta(hours=row.decision_hours or 0)


def allowed(row: db.Match, seat: db.Seat) -> timedelta:
    """All that a seat may take for the question at hand."""
    return decision_time(row) + timedelta(seconds=seat.bank_seconds)


def least(row: db.Match) -> timedelta:
    """What is left at least for whoever could not know that time is short: some hours, or a whole decision's time (a
    whole bank, where there is nothing else) at a faster table."""
    return min(LEAST, timedelta(hours=row.decision_hours or row.bank_hours))


def taken(row: db.Match, seat: db.Seat, settings: db.UserSettings, at: datetime) -> timedelta:
    """What the question at hand has taken so far. The clock stands still in the owner's rest, if the table chose so."""
    spent = timedelta(seconds=seat.spent_seconds)
    if seat.counted_at is None or seat.counted_at >= at:
        return spent
    return spent + (awake_between(settings, seat.counted_at, at) if row.clock_rests else at - seat.counted_at)


def book(row: db.Match, seat: db.Seat, settings: db.UserSettings, now: datetime, until: datetime | None = None) -> None:
    """Write down what the question has taken (until now, or until an earlier moment), by the settings that have held,
    and let it count on from now."""
    if seat.counted_at is not None:
        seat.spent_seconds = round(taken(row, seat, settings, until or now).total_seconds())
        seat.counted_at = now


def grant(row: db.Match, seat: db.Seat, left: timedelta) -> None:
    """Let the question at hand have at least so much left, if there is a clock."""
    if not ticks(row):
        return
    seat.spent_seconds = min(seat.spent_seconds, math.floor((allowed(row, seat) - left).total_seconds()))


def set_end(row: db.Match, seat: db.Seat, settings: db.UserSettings) -> None:
    """Note when the time of the question at hand runs out. Where it has run out, that stays so."""
    ends = deadline(row, seat, settings)
    over = seat.ends_at is not None and ends is not None and seat.ends_at <= ends == seat.counted_at
    seat.ends_at = seat.ends_at if over else ends


def deadline(row: db.Match, seat: db.Seat, settings: db.UserSettings) -> datetime | None:
    """When the time runs out; None if nothing is asked, or without a clock."""
    return _when_left(row, seat, settings, timedelta())


def warn_at(row: db.Match, seat: db.Seat, settings: db.UserSettings) -> datetime | None:
    """When the owner is to be warned that time runs out: before they go to rest, if it would fall into that.
    None if it would not help: the ping itself is hardly older."""
    whole = allowed(row, seat) - timedelta(seconds=min(0, seat.spent_seconds))
    when = _when_left(row, seat, settings, max(WARNED, whole / 4))
    if when is None or seat.counted_at is None:
        return None
    when = last_free(settings, when)
    return when if when > seat.counted_at else None


def _when_left(row: db.Match, seat: db.Seat, settings: db.UserSettings, left: timedelta) -> datetime | None:
    """When only so much of the time will be left."""
    if seat.counted_at is None or not ticks(row):
        return None
    length = max(timedelta(), allowed(row, seat) - timedelta(seconds=seat.spent_seconds) - left)
    return after_awake(settings, seat.counted_at, length) if row.clock_rests else seat.counted_at + length


def bank_now(row: db.Match, seat: db.Seat, settings: db.UserSettings, at: datetime) -> int:
    """The seconds in the bank, less what the question at hand has drawn so far."""
    beyond = taken(row, seat, settings, at) - decision_time(row)
    return max(0, seat.bank_seconds - max(0, round(beyond.total_seconds())))
