"""Offers of seats: made by the owner (or by the host of a bot's own seat, or by a vote), ended by what comes first.

An offer is a row, and its button names nothing but the row's id. It ends when it is taken or withdrawn, when the owner
moves in the seat, when the seat changes hands otherwise, when the match is over, and after a week; its message loses
its buttons then. One reminder of the match (`kinds.OFFERS`) waits for the earliest end.
"""

from __future__ import annotations

from datetime import datetime, timedelta

import db
from bot.tables import posts
from bot.tables.changes import GIVEN, OfferMade, OffersClosed, SeatGiven
from bot.tables.draft import Draft
from bot.tables.running import Running
from bot.tables.table import Table
from bot.tables.time import gate
from bot.tables.writes import Writes

LASTS = timedelta(days=7)
A_DAY, PER_DAY = timedelta(days=1), 3
"""How often a seat may be offered within a day: each offer is a message to whom it is for."""


async def put(table: Table, draft: Draft, seat: int, user: int | None, vote: int | None = None) -> None:
    """Offer a seat, under the match's lock; `vote`: which has decided it."""
    offer = db.Offer(
        match_id=draft.id,
        seat=seat,
        owner_id=draft.owner(seat),
        user_id=user,
        voted=vote is not None,
        opened_at=draft.at,
        expires_at=draft.at + LASTS,
    )
    tell_at = await gate.opens(table, user) if user is not None else None
    await table.carry_out(draft, OfferMade(offer=offer, tell_at=tell_at, vote=vote))


async def make(table: Table, match_id: int, seat: int, user: int | None, by: int) -> str:
    """Somebody offers a seat that is theirs to offer. Returns the text that says what became of it."""
    async with table.locked(match_id) as draft:
        if draft is None or draft.over:
            return "own-over"
        if not may_offer(draft, seat, by):
            return "replace-not-yours"
        if user is not None and draft.seats_of(user):
            return "replace-rival"
        if await table.store.offers.made_since(match_id, seat, draft.at - A_DAY) >= PER_DAY:
            return "replace-too-often"
        await put(table, draft, seat, user)
    return "replace-offered"


def may_offer(running: Running, seat: int, user: int) -> bool:
    """Whether a seat is somebody's to offer: their own, or as the host a bot's."""
    owner = running.owner(seat)
    return owner == user or (owner is None and running.row.host_id == user and bool(running.seats_of(user)))


async def withdraw(table: Table, match_id: int, seat: int, by: int) -> str:
    """Whoever offers a seat wants it no more. Returns the text that says what became of it."""
    async with table.locked(match_id) as draft:
        offer = draft.offers.get(seat) if draft is not None else None
        if draft is None or offer is None:
            return "seat-gone"
        if not may_offer(draft, seat, by):
            return "replace-not-yours"
        await table.carry_out(draft, OffersClosed(outcomes={offer.id: "withdrawn"}))
    return "replace-withdrawn"


async def take(table: Table, match_id: int, offer_id: int, user: int) -> str:
    """Somebody takes an offered seat, if the offer stands and is for them. Returns the text that says how it went."""
    async with table.locked(match_id) as draft:
        found = [one for one in draft.offers.values() if one.id == offer_id] if draft is not None else []
        if draft is None or draft.over or not found or table.now() >= found[0].expires_at:
            return "seat-gone"
        offer = found[0]
        if offer.user_id is not None and offer.user_id != user:
            return "seat-not-for-you"
        if draft.seats_of(user):
            return "seat-rival"
        tell_at = await gate.opens(table, draft.owner(offer.seat) or 0)
        given = SeatGiven(seat=offer.seat, user=user, why=GIVEN, tell_at=tell_at, offer=offer.id)
        await table.carry_out(draft, given)
    return "seat-yours"


async def expire(table: Table, reminder: db.Reminder, now: datetime) -> db.Fired:
    """The time of an offer is over."""
    async with table.locked(reminder.match_id or 0) as draft:
        if draft is None or draft.over:
            return db.Fired(reminder=reminder)
        if over := {offer.id: "expired" for offer in draft.offers.values() if offer.expires_at <= now}:
            await table.carry_out(draft, OffersClosed(outcomes=over))
        again = min((offer.expires_at for offer in draft.offers.values()), default=None)
    return db.Fired(reminder=reminder, again=again)


def follow(draft: Draft) -> Writes:
    """What a move does to offers and to what a former owner left: who moves in a seat keeps it."""
    caused = Writes()
    owners = {entry.seat for entry, _ in draft.played if entry.by == "player"}
    for seat, offer in draft.offers.items():
        if draft.over or (seat in owners and offer.owner_id is not None):
            caused.closed_offers[offer.id] = "gone" if draft.over else "moved"
    caused.posts += [posts.OfferChanged(offer=offer_id) for offer_id in caused.closed_offers]
    for entry, _ in draft.played:
        if entry.seat < 0:
            continue
        here = draft.seats[entry.seat]
        if here.may_return is not None and entry.kind != "standing":
            caused.seats.setdefault(entry.seat, {})["may_return"] = None
        if here.sealed_by is not None and (entry.receipt is not None or entry.seat not in draft.match.sealed):
            caused.seats.setdefault(entry.seat, {})["sealed_by"] = None
    return caused
