"""After a match: export and rematch."""

from __future__ import annotations

import asyncio

from bot.delivery.ending import exported
from bot.messages import layout
from bot.messages.lobby_words import refusal
from bot.panels import access, lobby_open, places
from bot.panels.request import Services
from bot.panels.router import Click, Router
from bot.tables import bots
from bot.tables.lobby import Opening
from bot.tables.refusal import Refused
from bot.tables.running import Running
from games.engine import export


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("export", send_export)
    router.add("rematch", rematch)


async def send_export(click: Click) -> None:
    """The finished match as a file."""
    running = await click.known()
    if running.match.outcome is None:
        await click.reply(click.say("export-not-yet"))
        return
    await click.think()
    name, data = await export_file(click.services, running)
    await click.reply(click.say("export-here"), layout.attachment(name), files=[layout.file(data, name)])


async def export_file(services: Services, running: Running) -> tuple[str, bytes]:
    """The name and the bytes of an exported match."""
    data = await asyncio.to_thread(export.dump, await exported(services.courier, running))
    return f"{running.game}-{running.id}.json", data


async def rematch(click: Click) -> None:
    """The same people, game and options, at a new table."""
    running = await click.known()
    if not running.seats_of(click.user):
        await click.reply(click.say("not-at-this-table"))
        return
    if not running.over or not access.sees_channel(click.interaction, running.row):
        await click.reply(click.say("control-outdated"))
        return
    await click.think()
    await click.reply(await open_again(click, running))


async def open_again(click: Click, running: Running) -> str:
    """Open the new table; returns what to tell whoever wants it."""
    services, old = click.services, running.row
    place = lobby_open.place_of(services, old)
    if isinstance(place, places.Nowhere):
        return place.words(click.language)
    opened = await services.lobbies.open(
        Opening(
            guild_id=old.guild_id,
            channel_id=old.channel_id,
            host_id=click.user,
            game=old.game,
            language=old.language,
            ticket=click.interaction.id,
            clock=old,
            options=old.options,
            along=bots.along(running.seats),
            private=old.private,
            guests=[seat.user_id for seat in running.seats if old.private and seat.user_id not in (None, click.user)],
        )
    )
    if isinstance(opened, Refused):
        return refusal(opened, click.language)
    return click.say("rematch-open", link=await lobby_open.post(services, opened.match, place))
