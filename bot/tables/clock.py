"""The clock of a match under way: another one, more time, and pauses."""

from __future__ import annotations

import db
from bot.tables.changes import ClockSet, MoreTime, Paused, Resumed
from bot.tables.table import Table
from db import Status
from games.engine import NotOpen


async def add_time(table: Table, match_id: int, seat: int) -> None:
    """The question at hand gets its full time anew."""
    async with table.locked(match_id) as draft:
        if draft is not None and not draft.over and draft.seats[seat].asked_at is not None:
            settings = await table.store.settings.user(draft.owner(seat) or 0)
            await table.carry_out(draft, MoreTime(seat=seat, settings=settings))


async def pause(table: Table, match_id: int, by: int) -> None:
    """Clocks stop, nobody is reminded, nobody can move."""
    async with table.locked(match_id) as draft:
        if draft is None or draft.row.status is not Status.RUNNING:
            raise NotOpen("engine-match-paused")
        await table.carry_out(draft, Paused(by=by))


async def resume(table: Table, match_id: int, by: int) -> None:
    """It goes on where it was: clocks with what was left."""
    async with table.locked(match_id) as draft:
        if draft is None or draft.row.status is not Status.PAUSED:
            raise NotOpen("resume-not-paused")
        await table.carry_out(draft, Resumed(by=by))


async def set_clock(table: Table, match_id: int, columns: db.MatchChanges, by: int) -> None:
    """Another clock. What is asked now gets its full time by it, and whoever is asked is told."""
    async with table.locked(match_id) as draft:
        if draft is None or draft.over:
            raise NotOpen("engine-match-over")
        pinged = await table.store.reminders.of_match(match_id)
        await table.carry_out(draft, ClockSet(columns=columns, by=by, pinged=pinged))
