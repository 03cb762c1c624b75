"""After a match: export and rematch."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING

import discord

import games
from bot.delivery.ending import exported
from bot.lobby import lobby_view, open_lobby
from bot.panels import layout
from bot.panels.router import Click, Router
from bot.running import Running
from games.engine import export

if TYPE_CHECKING:
    from bot.client import Slowtable


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("export", send_export)
    router.add("rematch", rematch)


async def send_export(click: Click) -> None:
    """The finished match as a file."""
    running = await click.bot.table.read(click.address.match)
    if running is None or running.match.state.outcome is None:
        await click.whisper(click.say("export-not-yet"))
        return
    await click.think()
    name, data = await export_file(click.bot, running)
    file = discord.File(io.BytesIO(data), name)
    await click.whisper(click.say("export-here"), layout.attachment(name), files=[file])


async def export_file(bot: Slowtable, running: Running) -> tuple[str, bytes]:
    """The name and the bytes of an exported match."""
    data = await asyncio.to_thread(export.dump, await exported(bot, running))
    return f"{running.game}-{running.id}.json", data


async def rematch(click: Click) -> None:
    """The same people, game and options, at a new table."""
    running = await click.bot.table.read(click.address.match)
    if running is None:
        return
    if not running.seats_of(click.user):
        await click.whisper(click.say("not-at-this-table"))
        return
    await click.think()
    bot, old = click.bot, running.row
    row = await open_lobby(
        bot,
        guild_id=old.guild_id,
        channel_id=old.channel_id,
        host_id=click.user,
        game=old.game,
        language=old.language,
        clock=old,
    )
    await bot.store.matches.update(row.id, options=old.options)
    most = games.metas()[old.game].players[1]
    for seat in running.seats:
        if seat.user_id is None:
            await bot.store.lobby.join(row.id, bot="bot", at=bot.now(), most=most)
    row = await bot.store.matches.get(row.id)
    channel = bot.get_partial_messageable(old.channel_id, guild_id=old.guild_id)
    message = await channel.send(view=await lobby_view(bot, row))
    await bot.store.matches.keep_message(row.id, "lobby", message.id)
    await click.whisper(click.say("rematch-open", link=message.jump_url))
