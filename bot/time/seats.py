"""Who plays a seat: bots that stand in, and owners who return; pauses and clocks. Each is one transaction with its log
entry."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

import db
from bot import posts
from bot.running import Running
from bot.time import clocks, ladder
from bot.time.consequences import STALLED, TAKEN, TURN
from bot.time.hosts import Followed, logged
from db import Status
from games.engine import NotOpen

if TYPE_CHECKING:
    from bot.client import Slowtable

POLICY = "bot"


async def stand_in(bot: Slowtable, match_id: int, seat: int, why: str) -> None:
    """A bot plays the seat until its owner returns."""
    async with bot.table.locked(match_id) as running:
        if running is None or running.over or running.seats[seat].bot is not None:
            return
        await let_bot_play(bot, running, seat, why)
    bot.table.tell(match_id)


async def let_bot_play(bot: Slowtable, running: Running, seat: int, why: str, **more: Any) -> None:
    """The same, under the match's lock. Whoever did not ask for it is told; a host who does not play is followed."""
    user, before, now = running.owner(seat), posts.Before.of(running), bot.now()
    running.seats[seat].bot, running.seats[seat].stand_in = POLICY, why
    key = f"seat-{'rests' if running.resting else 'bot'}-{why}"  # no bot plays on where nobody is left
    payload = {"key": key, "user": user, "seat": seat, "verb": "back", "label": "seat-take-back"}
    followed = Followed.by_next(running, seat)
    told = [db.NewReminder(kind=TAKEN, seat=seat, user_id=user, due_at=now)] if why in ladder.TOLD else []
    await bot.table.write(
        running,
        posts.Change(running, before, [], now),
        entries=[logged(seat, key, user=f"<@{user}>"), *followed.entries],
        first=[db.Post(kind="seat", payload=payload), *followed.posts, *more.pop("first", ())],
        seats={seat: {"bot": POLICY, "stand_in": why}},
        changes=followed.changes,
        remind=told,
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
        followed, offer = Followed.by_next(running, seat), running.offers.get(seat)
        closed = {offer.id: "moved"} if offer is not None and offer.voted else {}  # the others looked for somebody else
        note = db.Post(kind="note", payload={"key": "seat-back", "user": user})
        await bot.table.write(
            running,
            posts.Change(running, before, [], bot.now()),
            entries=[logged(seat, "seat-back", user=f"<@{user}>"), *followed.entries],
            first=[note, *followed.posts, *map(posts.offer_post, closed)],
            seats={seat: {"bot": None, "stand_in": None}},
            changes=followed.changes,
            closed_offers=closed,
        )
    if present and user is not None:
        await knows(bot, user, running.row)
    bot.table.tell(match_id)
    return True


async def add_time(bot: Slowtable, match_id: int, seat: int) -> None:
    """The question at hand gets its full time anew: what it has taken so far is not even drawn from the bank."""
    async with bot.table.locked(match_id) as running:
        if running is None or running.over or running.seats[seat].asked_at is None:
            return
        here, user, before, now = running.seats[seat], running.owner(seat), posts.Before.of(running), bot.now()
        settings = await bot.store.settings.user(user or 0)
        here.counted_at, here.spent_seconds = now, 0
        if running.row.decision_hours == 0 and clocks.allowed(running.row, here) < clocks.ON_TOP:
            here.spent_seconds = -round(clocks.ON_TOP.total_seconds())  # an empty bank is no time to wait for anybody
        ends = clocks.deadline(running.row, here, settings)
        key, until = "seat-more-time", f"<t:{int(ends.timestamp())}:f>" if ends is not None else ""
        await bot.table.write(
            running,
            posts.Change(running, before, [], now),
            entries=[logged(seat, key, user=f"<@{user}>", ends=until)],
            first=[db.Post(kind="note", payload={"key": key, "user": user, "ends": until})],
            seats={seat: {"spent_seconds": here.spent_seconds, "counted_at": now}},
            remind=[
                db.NewReminder(kind=TURN, seat=seat, user_id=user, due_at=now, attempt=1),
                db.NewReminder(kind=STALLED, seat=seat, user_id=user, due_at=now + ladder.STALLED),
            ],
        )
    bot.table.tell(match_id)


async def knows(bot: Slowtable, user: int, row: db.Match) -> None:
    """Somebody is here and sees what waits for them: their reminders begin anew, without a ping."""
    now = bot.now()
    due = now + ladder.wait(row, await bot.store.settings.user(user), 1)
    reminders = await bot.store.reminders.of_match(row.id)
    mine = [one.seat for one in reminders if one.kind == TURN and one.user_id == user]
    told = [one.seat for one in reminders if one.kind == STALLED]
    anew = [db.NewReminder(kind=TURN, match_id=row.id, seat=n, user_id=user, due_at=due, attempt=1) for n in mine]
    # Whoever only looks does not keep the table from being told: that counts from the first time.
    anew += [
        db.NewReminder(kind=STALLED, match_id=row.id, seat=n, user_id=user, due_at=now + ladder.STALLED)
        for n in mine
        if n not in told
    ]
    await bot.store.reminders.set(anew)
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


NEW_TIME = {"decision_hours", "bank_hours", "when_late", "clock_rests"}
"""Changes of a clock that may make somebody late who was not, or worse off for it."""


async def set_clock(bot: Slowtable, running: Running, changes: db.MatchChanges, by: int) -> None:
    """Another clock for a match under way. What is asked now gets its full time by it, and whoever is asked is told."""
    async with bot.table.locked(running.id) as found:
        if found is None or found.over:
            raise NotOpen("engine-match-over")
        before, now = posts.Before.of(found), bot.now()
        for name, value in changes.items():
            setattr(found.row, name, value)
        anew = bool(NEW_TIME & changes.keys())
        await bot.table.write(
            found,
            posts.Change(found, before, [], now),
            entries=[logged(-1, "match-clock-set", user=f"<@{by}>")],
            changes=dict(changes),
            seats={seat.number: _full_time(found.row, seat, changes, now) for seat in found.seats} if anew else {},
            remind=await _told_anew(bot, found, by, now) if anew else [],
        )
    bot.table.tell(running.id)


def _full_time(row: db.Match, seat: db.Seat, changes: db.MatchChanges, now: datetime) -> db.SeatChanges:
    """A seat's time by another clock: full from now on, for what is asked now or after a pause."""
    if "bank_hours" in changes:
        seat.bank_seconds = changes["bank_hours"] * 3600
    seat.spent_seconds, seat.counted_at = 0, seat.counted_at and now
    clocks.grant(row, seat, clocks.least(row))
    return {"bank_seconds": seat.bank_seconds, "spent_seconds": seat.spent_seconds, "counted_at": seat.counted_at}


async def _told_anew(bot: Slowtable, running: Running, by: int, now: datetime) -> list[db.NewReminder]:
    """Reminders, due now, to those who have been pinged and have another clock; not to whoever has set it."""
    return [
        db.NewReminder(kind=TURN, seat=one.seat, user_id=one.user_id, due_at=now, attempt=one.attempt)
        for one in await bot.store.reminders.of_match(running.id)
        if one.kind == TURN and one.attempt > 0 and one.user_id != by
    ]
