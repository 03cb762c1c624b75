"""What to do with reminders that are due. However many there are, a person gets one message."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import msgspec

import db
from bot.running import Running
from bot.time import absence, hosts, hours, ladder, late, offers
from bot.time.consequences import BALLOT, CLOCK, NEXT, STALLED, TURN, VOTE
from bot.votes import late_vote, table_vote
from db import Remind, Status, WhenLate

if TYPE_CHECKING:
    from bot.client import Slowtable

log = logging.getLogger(__name__)
LATER = timedelta(minutes=10)
DIGEST = "digest"
"""A reminder of a person."""


class Due:
    """Sees to what is due."""

    def __init__(self, bot: Slowtable) -> None:
        self._bot = bot

    async def __call__(self, batch: list[db.Reminder]) -> None:
        """A batch, with everything else that is due for the same people."""
        now = self._bot.now()
        users = {reminder.user_id for reminder in batch if reminder.user_id is not None}
        also = await self._bot.store.reminders.due_for(users, now) if users else []
        due = {reminder.id: reminder for reminder in (*batch, *also)}.values()
        settings = await self._bot.store.settings.users(users)
        fired = []
        for reminder in due:
            own = settings.get(reminder.user_id or 0) or db.UserSettings(user_id=0)
            if (one := await self._guarded(reminder, own, now)) is not None:
                fired.append(one)
        # In one transaction, so that all of a person's messages wait in their lane together and leave as one.
        await self._bot.store.reminders.fire(fired, now)
        self._bot.delivery.wake()

    async def _guarded(self, reminder: db.Reminder, settings: db.UserSettings, now: datetime) -> db.Fired | None:
        """One that cannot be seen to holds up no other."""
        try:
            return await self._judge(reminder, settings, now)
        except Exception:
            log.exception("reminder %s of match %s stumbled", reminder.kind, reminder.match_id)
            return db.Fired(reminder=reminder, again=now + LATER, attempt=reminder.attempt)

    async def _judge(self, reminder: db.Reminder, settings: db.UserSettings, now: datetime) -> db.Fired | None:
        """What a reminder causes; None if that has been done, in a transaction of its own."""
        if reminder.seat == db.WHOLE_TABLE:
            return await self._of_no_seat(reminder, settings, now)
        running = await self._bot.table.read(reminder.match_id or 0)
        if running is None or running.over or running.row.status is not Status.RUNNING:
            return db.Fired(reminder=reminder)
        if reminder.kind == NEXT:
            return self._next(reminder, running, settings, now)
        if reminder.kind == BALLOT:
            return self._ballot(reminder, running, settings, now)
        asked_at = running.seats[reminder.seat].asked_at
        if asked_at is None or running.owner(reminder.seat) != reminder.user_id:
            return db.Fired(reminder=reminder)
        if reminder.kind == CLOCK:
            return await self._clock(reminder, running, settings, now)
        if reminder.kind == VOTE:
            return await late_vote.count_up(self._bot, running, reminder, now)
        if reminder.kind == STALLED:
            return await self._stalled(reminder, running, settings, asked_at, now)
        assert reminder.kind == TURN, reminder.kind
        return self._turn(reminder, running, settings, asked_at, now)

    async def _of_no_seat(self, reminder: db.Reminder, settings: db.UserSettings, now: datetime) -> db.Fired:
        """Of a person, or of a whole table: also while the match is paused."""
        if reminder.kind == DIGEST:
            return await self._digest(reminder, settings, now)
        if reminder.kind == absence.BACK:
            if settings.vacation_until is None or settings.vacation_until <= now:
                await absence.come_back(self._bot, reminder.user_id or 0)
            return db.Fired(reminder=reminder)
        if reminder.kind == offers.OFFERS:
            return await offers.expire(self._bot, reminder, now)
        assert reminder.kind == VOTE, reminder.kind
        return await table_vote.count_up(self._bot, reminder, now)

    def _turn(
        self, reminder: db.Reminder, running: Running, settings: db.UserSettings, asked_at: datetime, now: datetime
    ) -> db.Fired:
        """The ping when somebody becomes the one to act (attempt 0), and the reminders after it."""
        acted_at = running.seats[reminder.seat].acted_at
        free = hours.free_at(settings, now)
        if reminder.attempt == 0 and acted_at is not None:
            free = max(free, hours.free_at(settings, acted_at + ladder.JUST_ACTED))
        if free > now:
            return db.Fired(reminder=reminder, again=free, attempt=reminder.attempt)
        again: datetime | None = now + ladder.wait(running.row, settings, reminder.attempt + 1)
        if again is not None and again >= ladder.stalled_at(settings, asked_at, now):
            again = None
        told = ladder.wants_pings(settings) and not (reminder.attempt == 0 and _has_panel(running, reminder, settings))
        wait = _wait(running, reminder.seat, "again" if reminder.attempt else "turn")
        return db.Fired(reminder=reminder, again=again, letters=_letter(reminder.user_id, wait) if told else [])

    def _next(self, reminder: db.Reminder, running: Running, settings: db.UserSettings, now: datetime) -> db.Fired:
        """The player before this one has moved."""
        free = hours.free_at(settings, now)
        if free > now:
            return db.Fired(reminder=reminder, again=free)
        wanted = settings.warn_before_turn and running.owner(reminder.seat) == reminder.user_id
        told = wanted and settings.reminders is not Remind.OFF and reminder.seat not in running.match.waiting
        wait = _wait(running, reminder.seat, NEXT)
        return db.Fired(reminder=reminder, letters=_letter(reminder.user_id, wait) if told else [])

    def _ballot(self, reminder: db.Reminder, running: Running, settings: db.UserSettings, now: datetime) -> db.Fired:
        """The table votes about somebody who is late, and this one may vote."""
        free = hours.free_at(settings, now)
        if free > now:
            return db.Fired(reminder=reminder, again=free)
        told = ladder.wants_pings(settings)
        wait = _wait(running, reminder.seat, BALLOT)
        return db.Fired(reminder=reminder, letters=_letter(reminder.user_id, wait) if told else [])

    async def _stalled(
        self, reminder: db.Reminder, running: Running, settings: db.UserSettings, asked_at: datetime, now: datetime
    ) -> db.Fired:
        """Nothing has helped: the table is told. A host who is gone is followed by the next."""
        away = hours.vacation(settings)
        when = max(
            ladder.stalled_at(settings, asked_at, now), away[1] + ladder.STALLED if away and away[1] > now else now
        )
        if when > now:
            return db.Fired(reminder=reminder, again=when)
        was_host = running.owner(reminder.seat) == running.row.host_id
        if was_host:
            await hosts.pass_on(self._bot, running.id, reminder.seat)
        payload = {"seat": reminder.seat, "asked_at": asked_at.timestamp(), "was_host": was_host}
        post = db.Post(kind="stalled", payload=payload)
        return db.Fired(reminder=reminder, posts=[post])

    async def _clock(
        self, reminder: db.Reminder, running: Running, settings: db.UserSettings, now: datetime
    ) -> db.Fired | None:
        """The time of a decision has run out, or will later than was thought."""
        ends = late.deadline(running, reminder.seat, settings)
        if ends is None:
            return db.Fired(reminder=reminder)
        if ends > now:
            return db.Fired(reminder=reminder, again=ends, attempt=reminder.attempt)
        how = running.row.when_late
        if await late.act(self._bot, running, reminder.seat, how):
            return None
        told = settings.reminders is not Remind.OFF
        letters = _letter(reminder.user_id, _wait(running, reminder.seat, "late")) if told else []
        if how is not WhenLate.VOTE:
            return db.Fired(reminder=reminder, posts=[late.note(running, reminder.seat)], letters=letters)
        if await self._voting(running, reminder.seat):
            return db.Fired(reminder=reminder)
        if not late_vote.voters(running, reminder.seat):
            note = late.note(running, reminder.seat, "note-late-alone")
            return db.Fired(reminder=reminder, posts=[note], letters=letters)
        return await self._open_vote(reminder, running, letters, now)

    async def _open_vote(
        self, reminder: db.Reminder, running: Running, letters: list[db.Post], now: datetime
    ) -> db.Fired:
        """A vote about a late seat. Whoever may be disturbed is told at once, with all else; the others later."""
        opened = late_vote.opening(running, reminder, now)
        letters, remind = [*letters], [*opened.remind]
        for user, settings in (await self._bot.store.settings.users(late_vote.voters(running, reminder.seat))).items():
            seat = running.seats_of(user)[0]
            if (free := hours.free_at(settings, now)) > now:
                remind.append(db.NewReminder(kind=BALLOT, seat=seat, user_id=user, due_at=free))
            elif ladder.wants_pings(settings):
                letters += _letter(user, _wait(running, seat, BALLOT))
        return msgspec.structs.replace(opened, letters=letters, remind=remind)

    async def _voting(self, running: Running, seat: int) -> bool:
        """Whether the table votes about the seat already."""
        return any(
            one.kind == VOTE and one.seat == seat for one in await self._bot.store.reminders.of_match(running.id)
        )

    async def _digest(self, reminder: db.Reminder, settings: db.UserSettings, now: datetime) -> db.Fired:
        """What waits for somebody, once a day at an hour of theirs."""
        if settings.digest_hour is None or reminder.user_id is None:
            return db.Fired(reminder=reminder)
        again = hours.next_hour(settings, settings.digest_hour, now)
        waits = await waiting_for(self._bot, reminder.user_id)
        away = hours.vacation(settings)
        resting = (away is not None and away[0] <= now < away[1]) or (settings.snoozed_until or now) > now
        if not waits or resting or settings.reminders is Remind.OFF:
            return db.Fired(reminder=reminder, again=again)
        return db.Fired(reminder=reminder, again=again, letters=_letter(reminder.user_id, *waits))


async def waiting_for(bot: Slowtable, user: int) -> list[dict[str, Any]]:
    """Everything that waits for somebody, longest first."""
    found = []
    for row in await bot.store.matches.of_user(user, [Status.RUNNING]):
        running = await bot.table.read(row.id)
        if running is not None:
            found += [
                (running.seats[seat].asked_at or bot.now(), _wait(running, seat, DIGEST))
                for seat in running.waiting_people()
                if running.owner(seat) == user
            ]
    return [wait for _, wait in sorted(found, key=lambda pair: pair[0])]


def _has_panel(running: Running, reminder: db.Reminder, settings: db.UserSettings) -> bool:
    """Whether the panel for a secret choice was the ping: it came by DM, at an hour when it might disturb."""
    decision, asked_at = running.decision(reminder.seat), running.seats[reminder.seat].asked_at
    if decision is None or asked_at is None or not decision.secret or settings.dms_refused_at is not None:
        return False
    return ladder.loud(settings, running.seats[reminder.seat], asked_at)


def _wait(running: Running, seat: int, why: str) -> dict[str, Any]:
    decision = running.decision(seat)
    return {"match": running.id, "seat": seat, "asked": decision.asked if decision else 0, "why": why}


def _letter(user: int | None, *waits: dict[str, Any]) -> list[db.Post]:
    """A message to a person; what waits in their lane becomes one message."""
    return [db.Post(kind="ping", lane=f"dm-{user}", payload={"user": user, "waits": list(waits)})]
