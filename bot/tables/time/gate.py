"""The gate: whatever the bot has to say to a person passes here, and is judged by that person's own hours and wishes.

In quiet hours, on vacation and in a snooze it waits; a digest takes its place; with reminders off it is not said. Where
it is said (by DM, in the thread) is the person's choice, too: `bot.delivery.pings`.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import db
from bot.tables import posts
from bot.tables.running import Running
from bot.tables.table import Table
from bot.tables.time import backoff, hours
from bot.tables.time.kinds import TAKEN, TURN
from db import Status


def word(
    reminder: db.Reminder,
    running: Running,
    settings: db.UserSettings,
    now: datetime,
    *,
    again: datetime | None = None,
    told: bool = True,
    remind: Sequence[db.NewReminder] = (),
) -> db.Fired:
    """What becomes of a reminder that has something to say to its person: put off, said, or left unsaid."""
    free = hours.free_at(settings, now)
    if free > now:
        return db.Fired(reminder=reminder, again=free, attempt=reminder.attempt)
    why = reminder.kind if reminder.kind != TURN else "again" if reminder.attempt else "turn"
    said = told and backoff.wants_pings(settings)
    dms = dm(reminder.user_id, wait(running, reminder.seat, why)) if said else []
    return db.Fired(reminder=reminder, again=again, dms=dms, remind=remind)


def silent(settings: db.UserSettings, now: datetime) -> bool:
    """Whether a message that has to come now, as it cannot wait for a digest, must make no noise."""
    return hours.free_at(settings, now) > now or not backoff.wants_pings(settings)


async def waiting_for(table: Table, user: int, why: str) -> list[posts.Waiting]:
    """Everything that waits for somebody, longest first; at last the seats that bots have taken from them."""
    found, taken = [], []
    for row in await table.store.matches.of_user(user, [Status.RUNNING]):
        running = await table.read(row.id)
        if running is None:
            continue
        asked = [seat for seat in running.waiting_people() if running.owner(seat) == user]
        found += [(running.seats[seat].asked_at or table.now(), wait(running, seat, why)) for seat in asked]
        lost = [seat for seat in running.seats_of(user) if running.seats[seat].stand_in in backoff.TOLD]
        taken += [wait(running, seat, TAKEN) for seat in lost]
    return [one for _, one in sorted(found, key=lambda pair: pair[0])] + taken


def wait(running: Running, seat: int, why: str) -> posts.Waiting:
    """A table, and why its person is told of it."""
    decision = running.decision(seat)
    return posts.Waiting(running.id, seat, decision.asked if decision else 0, why)


async def opens(table: Table, user: int) -> datetime | None:
    """When somebody may be told what cannot wait for a digest; None: now."""
    now = table.now()
    free = hours.free_at(await table.store.settings.user(user), now)
    return free if free > now else None


def dm(user: int | None, *waits: posts.Waiting) -> list[db.Post]:
    """A message to a person; what waits in their lane becomes one message."""
    return [posts.Ping(user=user or 0, waits=list(waits)).row()]
