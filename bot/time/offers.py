"""Offers of seats: made by the owner (or by the host of a bot's own seat, or by a vote), ended by what comes first.

An offer is a row, and its button names nothing but the row's id. It ends when it is taken or withdrawn, when the owner
moves in the seat, when the seat changes hands otherwise, when the match is over, and after a week; its message loses
its buttons then. One reminder of the match (`offers`) waits for the earliest end.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import db
from bot import posts
from bot.running import Running
from bot.time import handover, letters

if TYPE_CHECKING:
    from bot.client import Slowtable

OFFERS = "offers"
"""Kind of the reminder."""
LASTS = timedelta(days=7)


async def put(
    bot: Slowtable, running: Running, seat: int, user: int | None, *, voted: bool = False, **more: Any
) -> None:
    """Offer a seat, under the match's lock; an older offer of it is withdrawn."""
    now, old = bot.now(), running.offers.get(seat)
    offer = db.Offer(
        match_id=running.id,
        seat=seat,
        owner_id=running.owner(seat),
        user_id=user,
        voted=voted,
        opened_at=now,
        expires_at=now + LASTS,
    )
    told = [] if user is None else [await letters.about_seat(bot, seat, user, letters.OFFERED, until=until(offer))]
    ends = min([offer.expires_at, *(other.expires_at for other in running.offers.values() if other is not old)])
    await bot.table.write(
        running,
        posts.Change(running, posts.Before.of(running), [], now, unseen=True),
        first=[*([posts.offer_post(old.id)] if old else []), *told, *more.pop("first", ())],
        offer=offer,
        closed_offers={old.id: "withdrawn"} if old else {},
        remind=[db.NewReminder(kind=OFFERS, due_at=ends)],
        **more,
    )
    bot.delivery.wake()


def until(offer: db.Offer) -> str:
    """When an offer ends, as Discord shows it to each in their own time."""
    return f"<t:{int(offer.expires_at.timestamp())}:f>"


async def make(bot: Slowtable, match_id: int, seat: int, user: int | None, by: int) -> str:
    """Somebody offers a seat that is theirs to offer. Returns the text that says what became of it."""
    async with bot.table.locked(match_id) as running:
        if running is None or running.over:
            return "own-over"
        if not may_offer(running, seat, by):
            return "replace-not-yours"
        if user is not None and running.seats_of(user):
            return "replace-rival"
        await put(bot, running, seat, user)
    return "replace-offered"


def may_offer(running: Running, seat: int, user: int) -> bool:
    """Whether a seat is somebody's to offer: their own, or as the host a bot's."""
    owner = running.owner(seat)
    return owner == user or (owner is None and running.row.host_id == user and bool(running.seats_of(user)))


async def withdraw(bot: Slowtable, match_id: int, seat: int, by: int) -> str:
    """Whoever offers a seat wants it no more. Returns the text that says what became of it."""
    async with bot.table.locked(match_id) as running:
        offer = running.offers.get(seat) if running is not None else None
        if running is None or offer is None:
            return "seat-gone"
        if not may_offer(running, seat, by):
            return "replace-not-yours"
        await _close(bot, running, {offer.id: "withdrawn"})
    return "replace-withdrawn"


async def take(bot: Slowtable, match_id: int, offer_id: int, user: int) -> str:
    """Somebody takes an offered seat, if the offer stands and is for them. Returns the text that says how it went."""
    async with bot.table.locked(match_id) as running:
        found = [one for one in running.offers.values() if one.id == offer_id] if running is not None else []
        if running is None or running.over or not found or bot.now() >= found[0].expires_at:
            return "seat-gone"
        offer = found[0]
        if offer.user_id is not None and offer.user_id != user:
            return "seat-not-for-you"
        if running.seats_of(user):
            return "seat-rival"
        taken = {offer.id: "taken"}
        await handover.hand_over(bot, running, offer.seat, user, handover.GIVEN, closed_offers=taken, taken_by=user)
    bot.table.tell(match_id)
    return "seat-yours"


async def expire(bot: Slowtable, reminder: db.Reminder, now: datetime) -> db.Fired:
    """The time of an offer is over."""
    async with bot.table.locked(reminder.match_id or 0) as running:
        if running is None or running.over:
            return db.Fired(reminder=reminder)
        if over := {offer.id: "expired" for offer in running.offers.values() if offer.expires_at <= now}:
            await _close(bot, running, over)
        again = min((offer.expires_at for offer in running.offers.values()), default=None)
    return db.Fired(reminder=reminder, again=again)


async def _close(bot: Slowtable, running: Running, closed: dict[int, str]) -> None:
    await bot.table.write(
        running,
        posts.Change(running, posts.Before.of(running), [], bot.now(), unseen=True),
        first=[posts.offer_post(offer_id) for offer_id in closed],
        closed_offers=closed,
    )
    bot.delivery.wake()


def follow(change: posts.Change) -> posts.Consequences:
    """What a move does to offers and to what a former owner left: who moves in a seat keeps it."""
    running, caused = change.running, posts.Consequences([], [], [], {}, {}, {})
    owners = {entry.seat for entry, _ in change.played if entry.by == "player"}
    for seat, offer in running.offers.items():
        if running.over or (seat in owners and offer.owner_id is not None):
            caused.closed_offers[offer.id] = "gone" if running.over else "moved"
    caused.posts += [posts.offer_post(offer_id) for offer_id in caused.closed_offers]
    for entry, _ in change.played:
        here = running.seats[entry.seat]
        if here.may_return is not None and entry.kind != "standing":
            caused.seats.setdefault(entry.seat, {})["may_return"] = None
        if here.sealed_by is not None and (entry.receipt is not None or entry.seat not in running.match.sealed):
            caused.seats.setdefault(entry.seat, {})["sealed_by"] = None
    return caused
