"""Opening a table: its row, then its message. A table whose message cannot be posted is taken away again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import aiohttp
import discord

import db
from bot.delivery import threads
from bot.messages.lobby import lobby_view
from bot.panels import places
from bot.tables.lobby import OpenThread

if TYPE_CHECKING:
    from bot.client import Slowtable

PATIENCE = 20.0
"""Seconds for Discord to open a thread."""
log = logging.getLogger(__name__)


async def show(bot: Slowtable, row: db.Match, send: Callable[[discord.ui.LayoutView], Awaitable[int]]) -> None:
    """Post the lobby's message, in whatever way."""
    try:
        message_id = await send(lobby_view(row, await bot.store.matches.seats(row.id)))
    except Exception:
        await bot.lobbies.discard(row.id)
        raise
    await bot.lobbies.shown(row.id, message_id)


async def post(bot: Slowtable, row: db.Match, channel: discord.abc.Messageable) -> str:
    """The lobby's message in a channel; returns the way to it."""
    sent: list[discord.Message] = []

    async def send(view: discord.ui.LayoutView) -> int:
        sent.append(await channel.send(view=view))
        return sent[0].id

    await show(bot, row, send)
    return sent[0].jump_url


def place_of(bot: Slowtable, row: db.Match) -> discord.TextChannel | places.Nowhere:
    """The channel of an earlier match, if another can be played there."""
    channel = bot.get_channel(row.channel_id)
    if not isinstance(channel, discord.TextChannel):
        return places.Nowhere("place-gone")
    return places.allowed(channel) or channel


def thread_opener(bot: Slowtable) -> OpenThread:
    """Opens threads on Discord; what goes wrong is logged, and told by whoever wanted the thread."""

    async def open_thread(row: db.Match) -> int | None:
        try:
            async with asyncio.timeout(PATIENCE):
                return await threads.open_(bot.courier, row)
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
            log.warning("no thread for match %s: %r", row.id, error)
            return None

    return open_thread
