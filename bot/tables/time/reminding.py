"""What to do with reminders that are due. However many there are, a person gets one message."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

import db
from bot.tables import offers, posts, seats
from bot.tables.running import Running
from bot.tables.table import Table
from bot.tables.time import absence, backoff, clocks, expired, gate, hours, kinds
from bot.tables.time.kinds import AGAIN, BALLOT, DIGEST, HOST, NEXT, OVERDUE, POLL, STALLED, TAKEN, TURN, UNSEAT, VOTE
from bot.tables.votes import late_vote, table_vote
from bot.watch import logs
from db import Remind, Status, WhenLate

log = logging.getLogger(__name__)
LATER = timedelta(minutes=10)


class Due:
    """Sees to what is due."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def __call__(self, batch: list[db.Reminder]) -> None:
        """A batch, with everything else that is due (reminders: that will be soon) for the same people."""
        now = self._table.now()
        users = {reminder.user_id for reminder in batch if reminder.user_id is not None}
        soon = await self._table.store.reminders.due_for(users, now + backoff.GATHERED) if users else []
        reminded = {one.user_id for one in batch if one.kind in (TURN, HOST)}
        also = [one for one in soon if one.due_at <= now or (_can_come_early(one) and one.user_id in reminded)]
        due = {reminder.id: reminder for reminder in (*batch, *also)}.values()
        settings = await self._table.store.settings.users(users)
        fired = []
        for reminder in due:
            own = settings.get(reminder.user_id or 0) or db.UserSettings(user_id=0)
            if (one := await self._guarded(reminder, own, now)) is not None:
                fired.append(one)
        # In one transaction, so that all of a person's messages wait in their lane together and leave as one.
        await self._table.store.reminders.fire(fired, now)
        self._table.notify()

    async def _guarded(self, reminder: db.Reminder, settings: db.UserSettings, now: datetime) -> db.Fired | None:
        """One that fails does not block the others."""
        with logs.about(match=reminder.match_id, reminder=reminder.kind):
            try:
                return await self._judge(reminder, settings, now)
            except Exception:
                log.exception("reminder %s of match %s failed with an exception", reminder.kind, reminder.match_id)
            return db.Fired(reminder=reminder, again=now + LATER, attempt=reminder.attempt)

    async def _judge(self, reminder: db.Reminder, settings: db.UserSettings, now: datetime) -> db.Fired | None:
        """What a reminder causes; None if that has been done, in a transaction of its own."""
        if reminder.seat == db.WHOLE_TABLE and reminder.kind != HOST:
            return await self._of_no_seat(reminder, settings, now)
        running = await self._table.read(reminder.match_id or 0)
        if running is not None and not running.over and reminder.kind in (POLL, UNSEAT):
            return gate.word(reminder, running, settings, now)  # also while the match is paused
        if running is not None and not running.over and reminder.kind == TAKEN:
            return self._taken(reminder, running, settings, now)
        if running is None or running.over or running.row.status is not Status.RUNNING:
            return db.Fired(reminder=reminder)
        if reminder.kind in (NEXT, BALLOT, HOST):
            return gate.word(reminder, running, settings, now)
        return await self._of_question(reminder, running, settings, now)

    async def _of_question(
        self, reminder: db.Reminder, running: Running, settings: db.UserSettings, now: datetime
    ) -> db.Fired | None:
        """What is about a question that is still open."""
        if running.seats[reminder.seat].asked_at is None or running.owner(reminder.seat) != reminder.user_id:
            return db.Fired(reminder=reminder)
        match reminder.kind:
            case kinds.CLOCK:
                return await self._clock(reminder, running, settings, now)
            case kinds.VOTE:
                return await late_vote.count_up(self._table, running, reminder, now)
            case kinds.STALLED:
                return await self._stalled(reminder, running, settings, now)
            case kinds.WARN:
                return self._warn(reminder, running, settings, now)
            case kinds.LAST:
                return await self._last(reminder, running, settings, now)
            case kinds.OVERDUE:
                return gate.word(reminder, running, settings, now)
        assert reminder.kind == TURN, reminder.kind
        return self._turn(reminder, running, settings, now)

    async def _of_no_seat(self, reminder: db.Reminder, settings: db.UserSettings, now: datetime) -> db.Fired:
        """Of a person, or of a whole table: also while the match is paused."""
        if reminder.kind == DIGEST:
            return await self._digest(reminder, settings, now)
        if reminder.kind == kinds.BACK:
            if settings.vacation_until is None or settings.vacation_until <= now:
                await absence.come_back(self._table, reminder.user_id or 0)
            return db.Fired(reminder=reminder)
        if reminder.kind == kinds.OFFERS:
            return await offers.expire(self._table, reminder, now)
        assert reminder.kind == VOTE, reminder.kind
        return await table_vote.count_up(self._table, reminder, now)

    def _turn(self, reminder: db.Reminder, running: Running, settings: db.UserSettings, now: datetime) -> db.Fired:
        """The ping when somebody becomes the one to act (attempt 0), and the reminders after it."""
        first = reminder.attempt == 0
        acted_at = backoff.last_acted(running.seats, reminder.seat, now) if first else None
        if acted_at is not None and acted_at + backoff.JUST_ACTED > now:
            free = hours.free_at(settings, acted_at + backoff.JUST_ACTED)
            return db.Fired(reminder=reminder, again=free, attempt=0)
        again = now + backoff.wait(running.row, settings, reminder.attempt + 1)
        stalled = db.NewReminder(
            kind=STALLED, seat=reminder.seat, user_id=reminder.user_id, due_at=now + backoff.STALLED
        )
        told = not (first and _has_panel(running, reminder, settings))
        return gate.word(reminder, running, settings, now, again=again, told=told, remind=[stalled] if first else [])

    def _warn(self, reminder: db.Reminder, running: Running, settings: db.UserSettings, now: datetime) -> db.Fired:
        """Time runs out soon; of no use when it has."""
        seat = running.seats[reminder.seat]
        ends, when = clocks.deadline(running.row, seat, settings), clocks.warn_at(running.row, seat, settings)
        if ends is None or when is None or max(when, hours.free_at(settings, now)) >= ends:
            return db.Fired(reminder=reminder)
        if when > now:
            return db.Fired(reminder=reminder, again=when, attempt=0)
        return gate.word(reminder, running, settings, now)

    async def _last(
        self, reminder: db.Reminder, running: Running, settings: db.UserSettings, now: datetime
    ) -> db.Fired:
        """All others have sealed; superfluous where a ping or reminder comes soon anyway."""
        soon = now + backoff.SOON
        coming = await self._table.store.reminders.of_match(running.id)
        if any((one.kind, one.seat) == (TURN, reminder.seat) and one.due_at <= soon for one in coming):
            return db.Fired(reminder=reminder)
        return gate.word(reminder, running, settings, now)

    def _taken(self, reminder: db.Reminder, running: Running, settings: db.UserSettings, now: datetime) -> db.Fired:
        """A bot has taken somebody's seat; while nobody plays there at all, they are told again."""
        mine = running.owner(reminder.seat) == reminder.user_id and running.played_by_bot(reminder.seat)
        again = now + backoff.told_again(reminder.attempt + 1) if running.resting else None
        return gate.word(reminder, running, settings, now, again=again) if mine else db.Fired(reminder=reminder)

    async def _stalled(
        self, reminder: db.Reminder, running: Running, settings: db.UserSettings, now: datetime
    ) -> db.Fired:
        """Nothing has helped: the table is told, and its host; a host who is gone is followed by the next. A vacation
        is no waiting."""
        away, asked_at = hours.vacation(settings), running.seats[reminder.seat].asked_at
        assert asked_at is not None
        if away is not None and away[1] > asked_at and away[1] + backoff.STALLED > now:
            return db.Fired(reminder=reminder, again=away[1] + backoff.STALLED, attempt=reminder.attempt)
        long = reminder.attempt >= backoff.CALL_OFF
        post = posts.Stalled(seat=reminder.seat, asked_at=asked_at.timestamp(), long=long).row()
        again = now + backoff.told_again(reminder.attempt + 1)
        helpers = expired.helpers(running, reminder.seat, now)
        await seats.pass_host_on(self._table, running.id, reminder.seat)
        return db.Fired(reminder=reminder, posts=[post], again=again, remind=helpers)

    async def _clock(
        self, reminder: db.Reminder, running: Running, settings: db.UserSettings, now: datetime
    ) -> db.Fired | None:
        """The time of a decision has run out, or will later than was thought."""
        seat = running.seats[reminder.seat]
        if reminder.attempt in AGAIN.values():
            acted = await self._go_on(reminder)
            return None if acted else db.Fired(reminder=reminder, again=now, attempt=0)
        ends = clocks.deadline(running.row, seat, settings)
        if ends is None:
            return db.Fired(reminder=reminder)
        if ends > now:
            return db.Fired(reminder=reminder, again=ends, attempt=0)
        how = clocks.when_over(running.row, seat)
        if await expired.act(self._table, running, reminder.seat, how):
            return None
        overdue = db.NewReminder(kind=OVERDUE, seat=reminder.seat, user_id=reminder.user_id, due_at=now)
        if how is not WhenLate.VOTE:
            return db.Fired(reminder=reminder, posts=[expired.note(running, reminder.seat)], remind=[overdue])
        if await self._voting(running, reminder.seat):
            return db.Fired(reminder=reminder)
        if not late_vote.voters(running, reminder.seat):
            note = expired.note(running, reminder.seat, "note-late-alone")
            return db.Fired(reminder=reminder, posts=[note], remind=[overdue])
        return late_vote.opening(running, reminder, now, [overdue])

    async def _go_on(self, reminder: db.Reminder) -> bool:
        """The clock has begun this turn, and goes on with it, question after question; False if it could not."""
        how = WhenLate.BOT if reminder.attempt == AGAIN["late"] else WhenLate.DEFAULT
        acted, same = False, (reminder.kind, reminder.seat, reminder.attempt)
        while running := await self._table.read(reminder.match_id or 0):
            set_now = await self._table.store.reminders.of_match(running.id)
            if not any((one.kind, one.seat, one.attempt) == same for one in set_now):
                break
            if not await expired.act(self._table, running, reminder.seat, how):
                break
            acted = True
        return acted

    async def _voting(self, running: Running, seat: int) -> bool:
        """Whether the table votes about the seat already."""
        return any(
            one.kind == VOTE and one.seat == seat for one in await self._table.store.reminders.of_match(running.id)
        )

    async def _digest(self, reminder: db.Reminder, settings: db.UserSettings, now: datetime) -> db.Fired:
        """What waits for somebody, once a day at an hour of theirs."""
        if settings.digest_hour is None or reminder.user_id is None:
            return db.Fired(reminder=reminder)
        again = hours.next_hour(settings, settings.digest_hour, now)
        waits = await gate.waiting_for(self._table, reminder.user_id, DIGEST)
        away = hours.vacation(settings)
        resting = (away is not None and away[0] <= now < away[1]) or (settings.snoozed_until or now) > now
        if not waits or resting or settings.reminders is Remind.OFF:
            return db.Fired(reminder=reminder, again=again)
        return db.Fired(reminder=reminder, again=again, dms=gate.dm(reminder.user_id, *waits))


def _can_come_early(reminder: db.Reminder) -> bool:
    """Whether it may come with another one: a reminder of what somebody has been told, or a word about other people."""
    return reminder.kind == HOST or (reminder.kind == TURN and reminder.attempt > 0)


def _has_panel(running: Running, reminder: db.Reminder, settings: db.UserSettings) -> bool:
    """Whether the panel for a secret choice was the ping: it came by DM, at an hour when it might disturb."""
    decision, asked_at = running.decision(reminder.seat), running.seats[reminder.seat].asked_at
    if decision is None or asked_at is None or not decision.secret or settings.dms_refused_at is not None:
        return False
    return backoff.loud(settings, running.seats, reminder.seat, asked_at)
