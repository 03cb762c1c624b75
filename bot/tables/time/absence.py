"""Vacations: announced to all of a person's tables, with a bot that stands in if they wish."""

from __future__ import annotations

from datetime import datetime

import db
from bot.tables import posts, seats
from bot.tables.table import Table
from bot.tables.time import booking
from bot.tables.time.kinds import BACK
from db import Status

PLAYING = (Status.RUNNING, Status.PAUSED)


async def go_away(table: Table, user: int, until: datetime, *, stand_in: bool) -> int:
    """Somebody is away from now on. Returns how many tables were told."""
    now, settings = table.now(), await table.store.settings.user(user)
    begun = settings.vacation_from if (settings.vacation_until or now) > now else now  # one under way is changed
    await booking.change_hours(table, user, vacation_from=begun, vacation_until=until)
    await table.store.reminders.set([db.NewReminder(kind=BACK, user_id=user, due_at=until)])
    rows = await table.store.matches.of_user(user, PLAYING)
    for row in rows:
        ends = f"<t:{int(until.timestamp())}:f>"
        await table.post(posts.Note(key="note-away", user=user, until=ends, once=f"away-{user}"), match_id=row.id)
        if stand_in:
            for seat in await _seats_of(table, row.id, user):
                await seats.stand_in(table, row.id, seat, "away", of=user)
    table.notify()
    return len(rows)


async def come_back(table: Table, user: int, *, early: bool = False) -> int:
    """The vacation is over, by itself or early: bots that stood in leave. Returns how many tables were told."""
    now = table.now()
    settings = await table.store.settings.user(user)
    if early and settings.vacation_until is not None and settings.vacation_until > now:
        await booking.change_hours(table, user, vacation_until=now)
        await table.store.reminders.forget_user(user, BACK)
    rows = await table.store.matches.of_user(user, PLAYING)
    for row in rows:
        returned = False
        for seat in await _seats_of(table, row.id, user, "away"):
            returned = await seats.take_back(table, row.id, seat, of=user, present=early)
        if early and not returned:
            await table.post(posts.Note(key="note-back", user=user, once=f"away-{user}"), match_id=row.id)
    if early:
        await start_over(table, user)
    table.notify()
    return len(rows)


async def start_over(table: Table, user: int) -> None:
    """Somebody is here, and knows of all their tables."""
    for row in await table.store.matches.of_user(user, [Status.RUNNING]):
        await seats.knows(table, user, row)


async def _seats_of(table: Table, match_id: int, user: int, stood_in: str | None = None) -> list[int]:
    running = await table.read(match_id)
    if running is None:
        return []
    return [seat for seat in running.seats_of(user) if running.seats[seat].stand_in == stood_in]
