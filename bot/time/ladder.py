"""When somebody is reminded, with growing waits; and when the table is told."""

from __future__ import annotations

from datetime import datetime, timedelta

import db
from bot.time.hours import free_at, vacation
from db import Remind

SETTLE = timedelta(seconds=30)
"""A ping waits so long: a burst of moves gives one, and whoever is looking needs none."""
JUST_ACTED = timedelta(minutes=5)
"""Whoever moved so lately is not pinged."""
FIRST = timedelta(hours=12)
DAILY = timedelta(days=1)
STALLED = timedelta(hours=84)
"""After a ping, a reminder at 12 h and two daily ones (36 h, 60 h) the table is told, instead of one more."""


def wait(row: db.Match, settings: db.UserSettings, attempt: int) -> timedelta:
    """From one message to the next; `attempt` counts those before the next."""
    if settings.remind_after_hours is not None:
        return timedelta(hours=settings.remind_after_hours)
    first = FIRST if row.remind_hours is None else timedelta(hours=row.remind_hours)
    return first if attempt <= 1 else max(first, DAILY)


def stalled_at(settings: db.UserSettings, asked_at: datetime, now: datetime) -> datetime:
    """When the table is told. A vacation that is over does not count as waiting."""
    away = vacation(settings)
    back = away[1] if away and away[1] <= now else asked_at
    return max(asked_at, back) + STALLED


def wants_pings(settings: db.UserSettings) -> bool:
    """Whether somebody wants a message for each table; a digest takes their place."""
    return settings.reminders is not Remind.OFF and settings.digest_hour is None


def loud(settings: db.UserSettings, seat: db.Seat, at: datetime) -> bool:
    """Whether a DM that has to come anyway, about what a seat is asked at this moment, may make a noise."""
    just_acted = seat.acted_at is not None and at - seat.acted_at < JUST_ACTED
    wanted = settings.reminders is Remind.DM and settings.digest_hour is None
    return wanted and not just_acted and free_at(settings, at) <= at
