"""The gate: whatever the bot has to say to a person passes here, and is judged by that person's own hours and wishes.

In quiet hours, on vacation and in a snooze it waits; a digest takes its place; with reminders off it is not said. Where
it is said (by DM, in the thread) is the person's choice, too: `bot.time.pings`.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

import db
from bot.running import Running
from bot.time import hours, ladder
from bot.time.consequences import TAKEN, TURN
from db import Status

if TYPE_CHECKING:
    from bot.client import Slowtable


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
    said = told and ladder.wants_pings(settings)
    letters = letter(reminder.user_id, wait(running, reminder.seat, why)) if said else []
    return db.Fired(reminder=reminder, again=again, letters=letters, remind=remind)


def silent(settings: db.UserSettings, now: datetime) -> bool:
    """Whether a message that has to come now, as it cannot wait for a digest, must make no noise."""
    return hours.free_at(settings, now) > now or not ladder.wants_pings(settings)


async def waiting_for(bot: Slowtable, user: int, why: str) -> list[dict[str, Any]]:
    """Everything that waits for somebody, longest first; at last the seats that bots have taken from them."""
    found, taken = [], []
    for row in await bot.store.matches.of_user(user, [Status.RUNNING]):
        running = await bot.table.read(row.id)
        if running is None:
            continue
        asked = [seat for seat in running.waiting_people() if running.owner(seat) == user]
        found += [(running.seats[seat].asked_at or bot.now(), wait(running, seat, why)) for seat in asked]
        lost = [seat for seat in running.seats_of(user) if running.seats[seat].stand_in in ladder.TOLD]
        taken += [wait(running, seat, TAKEN) for seat in lost]
    return [one for _, one in sorted(found, key=lambda pair: pair[0])] + taken


def wait(running: Running, seat: int, why: str) -> dict[str, Any]:
    """A table, and why its person is told of it."""
    decision = running.decision(seat)
    return {"match": running.id, "seat": seat, "asked": decision.asked if decision else 0, "why": why}


def seat_lane(user: int) -> str:
    """Where words to somebody about seats that are not theirs wait."""
    return f"seat-{user}"


async def opens(bot: Slowtable, user: int) -> datetime | None:
    """When somebody may be told what cannot wait for a digest; None: now."""
    now = bot.now()
    free = hours.free_at(await bot.store.settings.user(user), now)
    return free if free > now else None


def letter(user: int | None, *waits: dict[str, Any]) -> list[db.Post]:
    """A message to a person; what waits in their lane becomes one message."""
    return [db.Post(kind="ping", lane=f"dm-{user}", payload={"user": user, "waits": list(waits)})]
