"""Opening a table: its row, then its message. A table whose message cannot be posted is taken away again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypedDict, Unpack

import aiohttp
import discord

import db
from bot.delivery import threads
from bot.messages import layout
from bot.messages.lobby import lobby_view
from bot.panels import places
from bot.panels.request import Request, Services
from bot.tables.lobby import Opening, OpenThread
from bot.tables.refusal import Refused
from bot.tables.starting import Begun

PATIENCE = 20.0
"""Seconds for Discord to open a thread."""
log = logging.getLogger(__name__)


async def show(services: Services, row: db.Match, send: Callable[[layout.Composed], Awaitable[int]]) -> None:
    """Post the lobby's message, in whatever way."""
    try:
        message_id = await send(lobby_view(row, await services.table.store.matches.seats(row.id)))
    except Exception:
        await services.lobbies.discard(row.id)
        raise
    await services.lobbies.shown(row.id, message_id)


async def post(services: Services, row: db.Match, channel: discord.abc.Messageable) -> str:
    """The lobby's message in a channel; returns the way to it."""
    sent: list[discord.Message] = []

    async def send(view: layout.Composed) -> int:
        sent.append(await channel.send(view=view))
        return sent[0].id

    await show(services, row, send)
    return sent[0].jump_url


class Prepared(TypedDict, total=False):
    """What is settled of a table that waits for nobody."""

    bots: int
    options: dict[str, str]
    demo: bool
    lesson: bool


async def at_once(
    request: Request, channel: discord.TextChannel, game: str, **prepared: Unpack[Prepared]
) -> Begun | Refused:
    """Lobby, bots, start, in the language of whoever asks for it: a table that waits for nobody."""
    services = request.services
    opening = Opening(
        guild_id=channel.guild.id,
        channel_id=channel.id,
        host_id=request.user,
        game=game,
        language=request.language,
        ticket=request.interaction.id,
        **prepared,
    )
    opened = await services.lobbies.open(opening)
    if isinstance(opened, Refused):
        return opened
    await post(services, opened.match, channel)
    return await services.lobbies.start(opened.match.id, opening.host_id, thread_opener(services))


def place_of(services: Services, row: db.Match) -> discord.TextChannel | places.Nowhere:
    """The channel of an earlier match, if another can be played there."""
    channel = services.courier.client.get_channel(row.channel_id)
    if not isinstance(channel, discord.TextChannel):
        return places.Nowhere("place-gone")
    return places.allowed(channel) or channel


def thread_opener(services: Services) -> OpenThread:
    """Opens threads on Discord; what goes wrong is logged, and told by whoever wanted the thread."""

    async def open_thread(row: db.Match) -> int | None:
        try:
            async with asyncio.timeout(PATIENCE):
                return await threads.open_(services.courier, row)
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
            log.warning("no thread for match %s: %r", row.id, error)
            return None

    return open_thread
