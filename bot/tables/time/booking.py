"""Time that has passed is booked by what held while it passed: before somebody's hours change, and after a downtime."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import Unpack

import db
from bot.tables import posts
from bot.tables.announce import board_post
from bot.tables.draft import Draft
from bot.tables.table import Table
from bot.tables.time import backoff, clocks, gate
from bot.tables.time.kinds import BALLOT, CLOCK, HOST, LAST, NEXT, OVERDUE, POLL, STALLED, TAKEN, TURN, UNSEAT, WARN

log = logging.getLogger(__name__)
HELD_BACK = (CLOCK, WARN, TURN, NEXT, BALLOT, POLL, HOST, UNSEAT, OVERDUE, TAKEN, LAST)
"""Kinds whose time depends on their person's hours."""
UNNOTICED = timedelta(minutes=5)
"""A bot that was away for less was not missed."""


async def change_hours(table: Table, user: int, **changes: Unpack[db.UserChanges]) -> db.UserSettings:
    """Change when somebody rests. What open questions have taken until now stays as it is; everything that waits is
    judged anew by the new hours."""
    # Booking by the settings that hold changes nothing, so it does no harm if the change itself does not follow.
    tables = [row.id for row in await table.store.matches.of_user(user, [db.Status.RUNNING])]
    for match_id in tables:
        await _book(table, match_id, user)
    settings = await table.store.settings.set_user(user, **changes)
    for match_id in tables:
        await _set_ends(table, match_id, user)
    await judge_anew(table, user)
    return settings


async def judge_anew(table: Table, user: int) -> None:
    """Something about somebody has changed: what was held back for it is looked at again."""
    await table.store.reminders.hurry(user, HELD_BACK, table.now(), table.now() + backoff.SETTLE)
    await table.store.outbox.put_off(posts.seat_lane(user), await gate.opens(table, user) or table.now())
    table.notify()


async def snooze(table: Table, user: int, until: datetime) -> None:
    """Somebody wants to hear nothing until then: what waits for them is due at that moment."""
    await table.store.settings.set_user(user, snoozed_until=until)
    await table.store.reminders.put_off(user, TURN, until)
    await judge_anew(table, user)


async def _book(table: Table, match_id: int, user: int) -> None:
    async with table.locked(match_id) as running:
        if running is None:
            return
        settings, mine = await table.store.settings.user(user), [running.seats[seat] for seat in running.seats_of(user)]
        for seat in mine:
            clocks.book(running.row, seat, settings, table.now())
        await _store(table, running, [seat for seat in mine if seat.counted_at is not None])


async def _set_ends(table: Table, match_id: int, user: int) -> None:
    """Where time runs out at another moment now, the board says so."""
    async with table.locked(match_id) as running:
        if running is None:
            return
        settings, moved = await table.store.settings.user(user), list[db.Seat]()
        for seat in (running.seats[number] for number in running.seats_of(user)):
            before = seat.ends_at
            clocks.set_end(running.row, seat, settings)
            moved += [seat] if seat.ends_at != before else []
        await _store(table, running, moved)
        if moved:
            await table.post(board_post(running), match_id=running.id)


async def _store(table: Table, running: Draft, seats: list[db.Seat]) -> None:
    """The clocks of these seats."""
    if seats:
        await table.book(
            running,
            {
                seat.number: {
                    "spent_seconds": seat.spent_seconds,
                    "counted_at": seat.counted_at,
                    "ends_at": seat.ends_at,
                }
                for seat in seats
            },
        )


# -- downtime -----------------------------------------------------------------------------------------------------


async def wake_up(table: Table) -> None:
    """At the start: time in which the bot was not there is a pause for every clock, vote and stalled notice."""
    now, seen_at = table.now(), await table.store.life.seen_at()
    if seen_at is not None and now - seen_at > UNNOTICED:
        log.info("nobody was at work for %s: clocks stood still", now - seen_at)
        for match_id in await table.store.matches.counting():
            await _pause_in_hindsight(table, match_id, seen_at, now)
        for match_id, vote_id in await table.store.life.woken(now - seen_at, now, STALLED):
            await table.post(posts.VoteChanged(vote=vote_id), match_id=match_id)  # it tells when the vote ends
    else:
        await table.store.life.sign(now)


async def _pause_in_hindsight(table: Table, match_id: int, seen_at: datetime, now: datetime) -> None:
    """Whoever's time is short after a pause that nobody knew of gets some, and is reminded."""
    async with table.locked(match_id) as running:
        if running is None or running.over:
            return
        counting = [seat for seat in running.seats if seat.counted_at is not None]
        settings = await table.store.settings.users({seat.user_id for seat in counting if seat.user_id is not None})
        late = list[db.Seat]()
        for seat in counting:
            own = settings.get(seat.user_id or 0) or db.UserSettings(user_id=0)
            over = clocks.deadline(running.row, seat, own)
            late += [seat] if over is not None and seen_at < over <= now else []
            clocks.book(running.row, seat, own, now, until=seen_at)
            if over is not None and over > seen_at:
                clocks.grant(running.row, seat, clocks.least(running.row))
            clocks.set_end(running.row, seat, own)
        await _store(table, running, counting)
        pinged = {one.seat: one.attempt for one in await table.store.reminders.of_match(match_id) if one.kind == TURN}
        await table.store.reminders.set(
            [
                db.NewReminder(
                    kind=TURN,
                    match_id=match_id,
                    seat=seat.number,
                    user_id=seat.user_id,
                    due_at=now,
                    attempt=pinged.get(seat.number, 1),
                )
                for seat in late
            ]
        )
