"""Offers of seats in the thread."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import discord

import db
from bot.delivery import sending
from bot.delivery.courier import Courier
from bot.delivery.worker import NOTHING, Delivery, Item, Sent
from bot.messages.offers import open_view, over_view
from bot.tables import posts
from bot.tables.running import Running


async def post(courier: Courier, items: Sequence[Item[posts.SeatOffered]]) -> Sent:
    """Ask in the thread; superfluous if the offer has ended meanwhile. Whom it is for gets a word of their own."""
    sent = None
    for item in items:
        running, offer = await _found(courier, item)
        if running is None or offer is None:
            continue
        if offer.closed_at is not None:
            await _close_earlier(courier, running, offer, item.row)
            continue
        sent = await sending.send(courier, courier.thread(running.row), item.row, open_view(running, offer))
        await courier.table.keep(running.id, {_kept_as(offer): sent})
    return sent, {}


async def _close_earlier(courier: Courier, running: Running, offer: db.Offer, item: db.OutboxItem) -> None:
    """What an earlier attempt has sent, of which nobody heard, and whose offer has ended meanwhile."""
    message = await sending.sent_before(courier, courier.thread(running.row), item)
    if message is not None:
        await message.edit(view=over_view(running, offer))


async def update(courier: Courier, items: Sequence[Item[posts.OfferChanged]]) -> Sent:
    """What became of an offer, without its buttons; then the message is let go."""
    for item in items:
        running, offer = await _found(courier, item)
        row_ = await courier.table.find(item.match_id)
        if running is None or row_ is None or offer is None or offer.closed_at is None:
            continue
        if (message_id := row_.messages.get(_kept_as(offer))) is None:
            continue
        with contextlib.suppress(discord.NotFound):  # somebody has deleted it
            await courier.thread(running.row).get_partial_message(message_id).edit(view=over_view(running, offer))
        await courier.table.dropped(running.id, _kept_as(offer), message_id)
    return NOTHING


async def _found(
    courier: Courier, item: Item[posts.SeatOffered | posts.OfferChanged]
) -> tuple[Running | None, db.Offer | None]:
    return await courier.table.read(item.match_id), await courier.store.offers.get(item.post.offer)


def _kept_as(offer: db.Offer) -> str:
    return f"offer_{offer.id}"


def register(delivery: Delivery) -> None:
    """The posts of this module."""
    delivery.on(posts.SeatOffered, post)
    delivery.on(posts.OfferChanged, update)
