"""Who plays a seat: bots that stand in, and owners who return; pauses and clocks. Each is one transaction with its log
entry."""

from __future__ import annotations

import math
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import db
from bot import posts
from bot.running import Running
from bot.time import clocks, ladder, letters
from bot.time.consequences import TURN
from bot.time.hosts import Followed, logged
from db import Status
from games.engine import NotOpen

if TYPE_CHECKING:
    from bot.client import Slowtable

POLICY = "bot"
REMOVED = ("late", "voted", "table")
"""Reasons for a stand-in that its owner did not choose: the clock, the vote about a late one, a vote on the seat."""
LEAST = timedelta(hours=24)
"""What the table adds where a bank has less than that."""


async def stand_in(bot: Slowtable, match_id: int, seat: int, why: str) -> None:
    """A bot plays the seat until its owner returns."""
    async with bot.table.locked(match_id) as running:
        if running is None or running.over or running.seats[seat].bot is not None:
            return
        await let_bot_play(bot, running, seat, why)
    bot.table.tell(match_id)


async def let_bot_play(bot: Slowtable, running: Running, seat: int, why: str, **more: Any) -> None:
    """The same, under the match's lock. Whoever did not ask for it is told, and a host who is gone is followed."""
    user, before = running.owner(seat), posts.Before.of(running)
    running.seats[seat].bot, running.seats[seat].stand_in = POLICY, why
    key = f"seat-{'rests' if running.resting else 'bot'}-{why}"  # no bot plays on where nobody is left
    payload = {"key": key, "user": user, "seat": seat, "verb": "back", "label": "seat-take-back"}
    first, followed = [db.Post(kind="seat", payload=payload)], Followed()
    if why in REMOVED and user is not None:
        first.append(await letters.to_owner(bot, running, seat, user, f"letter-bot-{why}", verb="back"))
    if why != "asked":
        followed = Followed.by_next(running, seat, user)
    await bot.table.write(
        running,
        posts.Change(running, before, [], bot.now()),
        entries=[logged(seat, key, user=f"<@{user}>"), *followed.entries],
        first=[*first, *followed.posts, *more.pop("first", ())],
        seats={seat: {"bot": POLICY, "stand_in": why}},
        changes=followed.changes,
        **more,
    )


async def take_back(bot: Slowtable, match_id: int, seat: int, *, present: bool = True) -> bool:
    """The owner plays again; False if no bot stands in. Whoever is present needs no ping for what is asked."""
    async with bot.table.locked(match_id) as running:
        if running is None or running.over or running.seats[seat].bot is None or running.owner(seat) is None:
            return False
        user = running.owner(seat)
        before = posts.Before.of(running)
        running.seats[seat].bot, running.seats[seat].stand_in = None, None
        await bot.table.write(
            running,
            posts.Change(running, before, [], bot.now()),
            entries=[logged(seat, "seat-back", user=f"<@{user}>")],
            first=[db.Post(kind="note", payload={"key": "seat-back", "user": user})],
            seats={seat: {"bot": None, "stand_in": None}},
        )
    if present and user is not None:
        await knows(bot, user, running.row)
    bot.table.tell(match_id)
    return True


async def add_time(bot: Slowtable, match_id: int, seat: int) -> None:
    """The question at hand gets its full time anew: what it has taken so far is not even drawn from the bank."""
    async with bot.table.locked(match_id) as running:
        if running is None or running.over or (asked_at := running.seats[seat].asked_at) is None:
            return
        here, user, before = running.seats[seat], running.owner(seat), posts.Before.of(running)
        settings = await bot.store.settings.user(user or 0)
        here.spent_seconds = 0
        passed = clocks.taken(running.row, here, settings, bot.now())
        if running.row.decision_hours == 0 and clocks.allowed(running.row, here) < LEAST:
            passed += LEAST  # an empty bank is no time to wait for anybody
        here.spent_seconds = -math.ceil(passed.total_seconds())
        ends = clocks.deadline(running.row, here, settings, asked_at)
        key, until = "seat-more-time", f"<t:{int(ends.timestamp())}:f>"
        await bot.table.write(
            running,
            posts.Change(running, before, [], bot.now()),
            entries=[logged(seat, key, user=f"<@{user}>", ends=until)],
            first=[db.Post(kind="note", payload={"key": key, "user": user, "ends": until})],
            seats={seat: {"spent_seconds": here.spent_seconds}},
        )
    bot.table.tell(match_id)


async def knows(bot: Slowtable, user: int, row: db.Match) -> None:
    """Somebody is here and sees what waits for them: their reminders begin anew, without a ping."""
    due = bot.now() + ladder.wait(row, await bot.store.settings.user(user), 1)
    mine = [r for r in await bot.store.reminders.of_match(row.id) if r.kind == TURN and r.user_id == user]
    await bot.store.reminders.set(
        [db.NewReminder(kind=TURN, match_id=row.id, seat=one.seat, user_id=user, due_at=due, attempt=1) for one in mine]
    )
    bot.alarm.wake()


async def pause(bot: Slowtable, match_id: int, by: int) -> None:
    """Clocks stop, nobody is reminded, nobody can move."""
    await _change_status(bot, match_id, Status.RUNNING, Status.PAUSED, "match-paused", by)


async def resume(bot: Slowtable, match_id: int, by: int) -> None:
    """It goes on where it was: clocks with what was left."""
    await _change_status(bot, match_id, Status.PAUSED, Status.RUNNING, "match-resumed", by)


async def _change_status(bot: Slowtable, match_id: int, was: Status, becomes: Status, key: str, by: int) -> None:
    async with bot.table.locked(match_id) as running:
        if running is None or running.row.status is not was:
            raise NotOpen("engine-match-paused" if was is Status.RUNNING else "resume-not-paused")
        before = posts.Before.of(running)
        running.row.status = becomes
        paused_at = bot.now() if becomes is Status.PAUSED else None
        await bot.table.write(
            running,
            posts.Change(running, before, [], bot.now()),
            entries=[logged(-1, key, user=f"<@{by}>")],
            first=[db.Post(kind="note", payload={"key": key, "user": by})],
            changes={"status": becomes, "paused_at": paused_at},
        )
    bot.table.tell(match_id)


async def set_clock(bot: Slowtable, running: Running, changes: db.MatchChanges, by: int) -> None:
    """Another clock for a match under way; it counts for what is asked now, too."""
    async with bot.table.locked(running.id) as found:
        if found is None or found.over:
            raise NotOpen("engine-match-over")
        before = posts.Before.of(found)
        for name, value in changes.items():
            setattr(found.row, name, value)
        banks = {}
        if "bank_hours" in changes:
            banks = {seat.number: {"bank_seconds": changes["bank_hours"] * 3600} for seat in found.seats}
            for seat in found.seats:
                seat.bank_seconds = changes["bank_hours"] * 3600
        await bot.table.write(
            found,
            posts.Change(found, before, [], bot.now()),
            entries=[logged(-1, "match-clock-set", user=f"<@{by}>")],
            changes=dict(changes),
            seats=banks,
        )
    bot.table.tell(running.id)
