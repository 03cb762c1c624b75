"""Vacations: announced to all of a person's tables, with a bot that stands in if they wish."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

import db
from bot.time import booking, seats
from db import Status

if TYPE_CHECKING:
    from bot.client import Slowtable

BACK = "back"
"""A reminder of a person: the end of their vacation."""
PLAYING = (Status.RUNNING, Status.PAUSED)


async def go_away(bot: Slowtable, user: int, until: datetime, *, stand_in: bool) -> int:
    """Somebody is away from now on. Returns how many tables were told."""
    now, settings = bot.now(), await bot.store.settings.user(user)
    begun = settings.vacation_from if (settings.vacation_until or now) > now else now  # one under way is changed
    await booking.change_hours(bot, user, vacation_from=begun, vacation_until=until)
    await bot.store.reminders.set([db.NewReminder(kind=BACK, user_id=user, due_at=until)])
    rows = await bot.store.matches.of_user(user, PLAYING)
    for row in rows:
        payload = {"key": "note-away", "user": user, "until": f"<t:{int(until.timestamp())}:f>"}
        await bot.store.outbox.put([db.Post(kind="note", payload=payload, dedupe=f"away-{user}")], now, row.id)
        if stand_in:
            for seat in await _seats_of(bot, row.id, user):
                await seats.stand_in(bot, row.id, seat, "away")
    bot.alarm.wake()
    bot.delivery.wake()
    return len(rows)


async def come_back(bot: Slowtable, user: int, *, early: bool = False) -> int:
    """The vacation is over, by itself or early: bots that stood in leave. Returns how many tables were told."""
    now = bot.now()
    settings = await bot.store.settings.user(user)
    if early and settings.vacation_until is not None and settings.vacation_until > now:
        await booking.change_hours(bot, user, vacation_until=now)
        await bot.store.reminders.forget_user(user, BACK)
    rows = await bot.store.matches.of_user(user, PLAYING)
    for row in rows:
        returned = False
        for seat in await _seats_of(bot, row.id, user, "away"):
            returned = await seats.take_back(bot, row.id, seat, present=early)
        if early and not returned:
            note = db.Post(kind="note", payload={"key": "note-back", "user": user}, dedupe=f"away-{user}")
            await bot.store.outbox.put([note], now, row.id)
    if early:
        await start_over(bot, user)
    bot.alarm.wake()
    bot.delivery.wake()
    return len(rows)


async def start_over(bot: Slowtable, user: int) -> None:
    """Somebody is here, and knows of all their tables."""
    for row in await bot.store.matches.of_user(user, [Status.RUNNING]):
        await seats.knows(bot, user, row)


async def _seats_of(bot: Slowtable, match_id: int, user: int, stood_in: str | None = None) -> list[int]:
    running = await bot.table.read(match_id)
    if running is None:
        return []
    return [seat for seat in running.seats_of(user) if running.seats[seat].stand_in == stood_in]
