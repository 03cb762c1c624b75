"""When somebody is reminded, with growing waits; and when the table is told. Both go on as long as the table waits."""

from __future__ import annotations

from datetime import datetime, timedelta

import db
from bot.tables.time.hours import free_at
from db import Remind

SETTLE = timedelta(seconds=30)
"""A ping waits so long: a burst of moves gives one, and whoever is looking needs none."""
JUST_ACTED = timedelta(minutes=5)
"""Whoever moved so lately is not pinged."""
ALONE = timedelta(minutes=30)
"""How long after all others have sealed, whoever is last is told."""
SOON = timedelta(hours=2)
"""A reminder that comes within this time is enough."""
FIRST = timedelta(hours=12)
DAILY = timedelta(days=1)
WEEKLY = timedelta(days=7)
MONTHLY = timedelta(days=30)
STALLED = timedelta(hours=84)
"""How long after the ping the table is told."""
DAYS, WEEKS = 3, 7
"""Reminders of the first days (at 12, 36 and 60 hours) are followed by weekly ones up to the seventh, then monthly."""
TOLD_WEEKLY = 4
"""The table is told so often at intervals of a week, then monthly."""
CALL_OFF = 3
"""From its fourth stalled notice on, after three weeks and a half, the table is told how to call the match off."""
GATHERED = timedelta(hours=1)
"""Reminders of a person that are due within this time come together."""
TOLD = ("late", "voted", "table")
"""Reasons of stand-ins that their owner did not choose: the clock, the vote about somebody late, a vote on a seat."""


def wait(row: db.Match, settings: db.UserSettings, attempt: int) -> timedelta:
    """From one message to the next; `attempt` counts those before the next."""
    if settings.remind_after_hours is not None:
        return timedelta(hours=settings.remind_after_hours)
    first = FIRST if row.remind_hours is None else timedelta(hours=row.remind_hours)
    if attempt <= 1:
        return first
    return max(first, DAILY if attempt <= DAYS else WEEKLY if attempt <= WEEKS else MONTHLY)


def told_again(attempt: int) -> timedelta:
    """From one stalled notice to the next; `attempt` counts those before the next."""
    return WEEKLY if attempt <= TOLD_WEEKLY else MONTHLY


def wants_pings(settings: db.UserSettings) -> bool:
    """Whether somebody wants a message for each table; a digest takes their place."""
    return settings.reminders is not Remind.OFF and settings.digest_hour is None


def last_acted(seats: list[db.Seat], seat: int, by: datetime) -> datetime | None:
    """When the owner of a seat last moved at this table until then, in whichever of their seats."""
    user = seats[seat].user_id
    moments = [one.acted_at for one in seats if one.user_id == user and one.acted_at is not None]
    return max((moment for moment in moments if moment <= by), default=None)


def loud(settings: db.UserSettings, seats: list[db.Seat], seat: int, at: datetime) -> bool:
    """Whether a DM that has to come anyway, about what a seat is asked at this moment, may make a noise."""
    acted_at = last_acted(seats, seat, at)
    just_acted = acted_at is not None and at - acted_at < JUST_ACTED
    wanted = settings.reminders is Remind.DM and settings.digest_hour is None
    return wanted and not just_acted and free_at(settings, at) <= at
