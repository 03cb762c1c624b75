"""Who plays a seat: bots that stand in, owners who return, and seats that change hands. Each is one transaction."""

from __future__ import annotations

import db
from bot.tables import hosts
from bot.tables.changes import RESIGNED, RESTORED, HostPassed, SeatGiven, StandIn, TookBack
from bot.tables.table import Table
from bot.tables.time import backoff, gate
from bot.tables.time.kinds import LAST, STALLED, TURN
from games.engine import NotOpen


async def stand_in(table: Table, match_id: int, seat: int, why: str, *, of: int | None = None) -> None:
    """A bot plays the seat until its owner returns. `of`: who wants it, if it is still theirs."""
    async with table.locked(match_id) as draft:
        if draft is None or draft.over or of not in (None, draft.owner(seat)):
            return
        if draft.seats[seat].bot is None:
            await table.carry_out(draft, StandIn(seat=seat, why=why))


async def take_back(table: Table, match_id: int, seat: int, *, of: int, present: bool = True) -> bool:
    """The owner (`of`) plays again; False if no bot stands in. Whoever is present needs no ping for what is asked."""
    async with table.locked(match_id) as draft:
        if draft is None or draft.over or draft.seats[seat].bot is None or (user := draft.owner(seat)) != of:
            return False
        running = await table.carry_out(draft, TookBack(seat=seat))
    if present:
        await knows(table, user, running.row)
    return True


async def knows(table: Table, user: int, row: db.Match) -> None:
    """Somebody is here and sees what waits for them: their reminders begin anew, without a ping."""
    now = table.now()
    due = now + backoff.wait(row, await table.store.settings.user(user), 1)
    async with table.lock(row.id):  # what waits for them may be answered meanwhile, and reminds nobody then
        reminders = await table.store.reminders.of_match(row.id)
        mine = [one.seat for one in reminders if one.kind == TURN and one.user_id == user]
        told = [one.seat for one in reminders if one.kind == STALLED]
        last = [one.seat for one in reminders if one.kind == LAST and one.user_id == user]
        anew = [db.NewReminder(kind=TURN, match_id=row.id, seat=n, user_id=user, due_at=due, attempt=1) for n in mine]
        anew += [db.NewReminder(kind=LAST, match_id=row.id, seat=n, user_id=user, due_at=due) for n in last]
        # Whoever only looks does not keep the table from being told: that counts from the first time.
        anew += [
            db.NewReminder(kind=STALLED, match_id=row.id, seat=n, user_id=user, due_at=now + backoff.STALLED)
            for n in mine
            if n not in told
        ]
        await table.store.reminders.set(anew)
    table.notify()


async def resign(table: Table, match_id: int, seat: int, user: int) -> None:
    """The owner leaves for good: the seat is a bot's own from now on. If it is another's by now, there is nothing to
    leave."""
    async with table.locked(match_id) as draft:
        if draft is None or draft.over:
            raise NotOpen("engine-match-over")
        if draft.owner(seat) == user:
            await table.carry_out(draft, SeatGiven(seat=seat, user=None, why=RESIGNED))


async def restore(table: Table, match_id: int, seat: int, user: int) -> bool:
    """A former owner has the seat back, as long as nobody has moved there; False if that is too late."""
    async with table.locked(match_id) as draft:
        if draft is None or draft.over or draft.seats[seat].may_return != user:
            return False
        tell_at = await gate.opens(table, draft.owner(seat) or 0)
        await table.carry_out(draft, SeatGiven(seat=seat, user=user, why=RESTORED, tell_at=tell_at))
    return True


async def pass_host_on(table: Table, match_id: int, seat: int) -> None:
    """A table that has waited so long for this seat needs a host who is there."""
    async with table.locked(match_id) as draft:
        if draft is None or draft.over or not hosts.gone(draft, seat):
            return
        if (user := hosts.successor(draft, seat)) is not None:
            await table.carry_out(draft, HostPassed(user=user))
