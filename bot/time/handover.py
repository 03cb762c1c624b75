"""Seats that change hands: to another person, to a bot for good, and back to who had to leave."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Any

import db
from bot import posts
from bot.running import Running
from bot.table import stored
from bot.time import letters
from bot.time.hosts import Followed, logged
from bot.time.seats import POLICY
from db import Status
from games.engine import NotOpen

if TYPE_CHECKING:
    from bot.client import Slowtable

LEAST_BANK = timedelta(hours=24)
"""Whoever takes over a seat finds at least this in its bank (or all that the clock gives)."""
GIVEN, RESIGNED, RESTORED = "seat-given", "seat-resigned", "seat-restored"
"""Why a seat changes hands, as the thread is told."""


async def resign(bot: Slowtable, match_id: int, seat: int) -> None:
    """The owner leaves for good: the seat is a bot's own from now on."""
    async with bot.table.locked(match_id) as running:
        if running is None or running.over:
            raise NotOpen("engine-match-over")
        await hand_over(bot, running, seat, None, RESIGNED)
    bot.table.tell(match_id)


async def restore(bot: Slowtable, match_id: int, seat: int, user: int) -> bool:
    """A former owner has the seat back, as long as nobody has moved there; False if that is too late."""
    async with bot.table.locked(match_id) as running:
        if running is None or running.over or running.seats[seat].may_return != user:
            return False
        await hand_over(bot, running, seat, user, RESTORED)
    bot.table.tell(match_id)
    return True


async def hand_over(bot: Slowtable, running: Running, seat: int, user: int | None, key: str, **more: Any) -> None:
    """The seat is somebody else's (None: a bot's own), under the match's lock; `more` goes into the transaction."""
    former, before = running.owner(seat), posts.Before.of(running)
    forgotten = without_orders(running, seat)
    changes = _new_owner(running, seat, user, returns=key == RESTORED)
    people = {"user": f"<@{user}>" if user else "", "former": f"<@{former}>" if former else "🤖"}
    named = {"user": user} if user is not None else {}
    first = [db.Post(kind="note", payload={"key": key, "former": people["former"], **named})]
    if former is not None and key != RESIGNED:
        letter = letters.BACK if key == RESTORED else letters.TAKEN
        first.append(await letters.about_seat(bot, seat, former, letter, by=people["user"]))
    if user is not None and (decision := running.decision(seat)) is not None and decision.secret:
        first.append(posts.secret_post(running, seat))
    followed, over = Followed.by_next(running, seat), dict[str, Any]()
    if all(one.user_id is None for one in running.seats):
        running.row.status = Status.CANCELLED  # there is nobody left to play for
        over = {"status": Status.CANCELLED, "finished_at": bot.now()}
    closed = {**({running.offers[seat].id: "gone"} if seat in running.offers else {}), **more.pop("closed_offers", {})}
    entries = [logged(seat, key, **people), *forgotten, *followed.entries]
    await bot.table.write(
        running,
        posts.Change(running, before, [], bot.now()),
        entries=entries,
        first=[*first, *followed.posts, *map(posts.offer_post, closed)],
        seats={seat: {**changes, "since_entry": running.row.logged + len(entries)}},
        changes={**followed.changes, **over},
        closed_offers=closed,
        **more,
    )
    bot.table.forget(running.id)  # who sat there before is written by the store alone


def _new_owner(running: Running, seat: int, user: int | None, *, returns: bool) -> db.SeatChanges:
    """What the seat has from now on: fresh time, and nothing of its former owner but what they have sealed."""
    here, former = running.seats[seat], running.owner(seat)
    changes: db.SeatChanges = {
        "user_id": user,
        "bot": POLICY if user is None else None,
        "stand_in": None,
        "acted_at": None,
        "spent_seconds": 0,
        "missed_turns": 0,
        "took": {},
        "bank_seconds": max(here.bank_seconds, min(running.row.bank_hours * 3600, int(LEAST_BANK.total_seconds()))),
        "sealed_by": None,
        "may_return": None if returns else former,
    }
    if seat in running.match.sealed:
        sealed_by = here.sealed_by if here.sealed_by is not None else former or 0
        changes["sealed_by"] = None if sealed_by == user else sealed_by
    for name, value in changes.items():
        setattr(here, name, value)
    if user is not None:
        here.asked_at = here.counted_at = here.ends_at = None  # what is asked is new to them
    return changes


def without_orders(running: Running, seat: int) -> list[db.Entry]:
    """What a person prepared or ordered in advance is theirs alone, and goes with them. Returns what the log keeps."""
    running.match.plan(seat, [])
    forgotten = running.match.clear_standing(seat)
    return [stored(forgotten, [])] if forgotten is not None else []


def brought_back(running: Running, logged: int) -> tuple[list[db.Entry], dict[int, db.SeatChanges]]:
    """An earlier state has come back, as of this log entry: orders of former owners that it has are forgotten, and what
    is sealed in a seat that has changed hands may be a former owner's. Returns what the log and the seats keep."""
    forgotten = [without_orders(running, seat.number) for seat in running.seats if seat.since_entry > logged]
    unread: dict[int, db.SeatChanges] = {
        seat.number: {"sealed_by": 0} for seat in running.seats if seat.former and seat.number in running.match.sealed
    }
    return [entry for entries in forgotten for entry in entries], unread
