"""Sending something once: Discord remembers a nonce for minutes only, a message in the channel stays.

Where the bot may not read the channel's history, nothing can be looked for. While Discord still knows the nonce that
does no harm. Later nothing is sent until somebody has given the permission back, for an hour at most: then a message
that may stand twice is better than a table that stands still.
"""

from __future__ import annotations

import logging
import zlib
from datetime import timedelta
from typing import Any, NamedTuple

import discord

import db
from bot.delivery.courier import Courier
from bot.messages import layout

log = logging.getLogger(__name__)
Place = discord.PartialMessageable | discord.DMChannel
SLACK = timedelta(minutes=10)
"""By so much our clock and Discord's may differ."""
LOOKED_AT = 500
"""Messages, at most."""
REMEMBERED = timedelta(minutes=2)
"""For how long Discord knows a nonce for certain: "the past few minutes"."""
PATIENCE = timedelta(hours=1)


class HistoryHidden(discord.DiscordException):
    """Whether a message has arrived could be read in the channel, which the bot may not."""


class Posted(NamedTuple):
    """The message that an item has become."""

    id: int
    anew: bool
    """False for one that an earlier attempt has sent: it may show what stood then."""


def mark(nonce: str) -> int:
    """What a message is recognised by as long as it is there: the id of its outermost component."""
    return zlib.crc32(nonce.encode()) & 0x7FFFFFFF or 1


async def send(
    courier: Courier,
    channel: Place,
    item: db.OutboxItem,
    view: layout.Composed,
    *,
    nonce: str | None = None,
    **options: Any,
) -> int:
    """Send the message that an item becomes, and return its id."""
    return (await post(courier, channel, item, view, nonce=nonce, **options)).id


async def post(
    courier: Courier,
    channel: Place,
    item: db.OutboxItem,
    view: layout.Composed,
    *,
    nonce: str | None = None,
    **options: Any,
) -> Posted:
    """Send the message that an item becomes. One that was tried before may have arrived although nobody heard of it:
    then it is looked for, and not sent again."""
    nonce = nonce or item.nonce
    view.box.id = mark(nonce)
    if (earlier := await sent_before(courier, channel, item, nonce)) is not None:
        return Posted(earlier.id, anew=False)
    return Posted((await channel.send(view=view, nonce=nonce, **options)).id, anew=True)


async def sent_before(
    courier: Courier, channel: Place, item: db.OutboxItem, nonce: str | None = None
) -> discord.Message | None:
    """The message that an earlier attempt has sent, if there was one and it has arrived."""
    if item.attempts < 2:
        return None
    assert courier.client.user is not None, "it has logged in"
    empty = True
    async for message in channel.history(after=item.created_at - SLACK, limit=LOOKED_AT, oldest_first=True):
        empty = False
        if message.author.id == courier.client.user.id and marked(message) == mark(nonce or item.nonce):
            return message
    waited = courier.now() - item.created_at
    if empty and waited > REMEMBERED and not await _readable(courier, channel):
        if waited < PATIENCE:
            raise HistoryHidden("the history of the channel may not be read")
        log.warning("%s of match %s may stand twice: nobody may look for it", item.kind, item.match_id)
    return None


async def _readable(courier: Courier, channel: Place) -> bool:
    """Whether the bot may read what was said in a channel: Discord shows it nothing there otherwise, without a word."""
    async for _ in channel.history(limit=1):
        return True
    about = await courier.client.http.get_channel(channel.id)
    return about.get("last_message_id") is None


def marked(message: discord.Message) -> int | None:
    """The mark that a message has."""
    return getattr(message.components[0], "id", None) if message.components else None


def keep_mark(view: layout.Composed, message: discord.Message | None) -> None:
    """A message that is changed is still recognised."""
    if message is not None:
        view.box.id = marked(message)
