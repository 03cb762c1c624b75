"""A newcomer's first minute: the welcome, a match against bots at one press, and the language they read."""

from __future__ import annotations

import discord

import games
from bot.messages.lobby_words import refusal
from bot.messages.people import language_of
from bot.messages.welcome import greeting
from bot.panels import lobby_open, places
from bot.panels.request import Services
from bot.panels.router import Click, Router
from bot.tables.refusal import Refused, Why
from games.engine.texts import LANGUAGES


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("demo", play_now)
    router.add("tongue", speak)


async def greet(services: Services, guild: discord.Guild) -> None:
    """Say hello once, in the first channel where the bot may write."""
    settings = await services.table.store.settings.guild(guild.id)
    if settings.greeted_at is not None:
        return
    await services.table.store.settings.set_guild(guild.id, greeted_at=services.table.now())
    places = [guild.system_channel, *guild.text_channels]
    for channel in places:
        if channel is not None and channel.permissions_for(guild.me).send_messages:
            language = settings.language or spoken(guild) or services.settings.language
            await channel.send(view=greeting(language, services.mention))
            return


def spoken(guild: discord.Guild) -> str | None:
    """The language of a server as Discord tells it, if it is one of ours. American English is also what Discord says of
    every server that has not been asked: only a community chooses."""
    locale = guild.preferred_locale
    chosen = locale is not discord.Locale.american_english or "COMMUNITY" in guild.features
    return language_of(locale) if chosen else None


async def speak(click: Click) -> None:
    """Somebody chooses their language: from now on they read it, and now the welcome."""
    if click.address.argument not in LANGUAGES:
        await click.reply(click.say("control-outdated"))
        return
    await click.store.settings.set_user(click.user, language=click.address.argument)
    click.language = click.address.argument
    view = greeting(click.language, click.services.mention)
    if click.private:
        await click.update(view)
    else:
        await click.send(view)


async def play_now(click: Click) -> None:
    """A match against bots, started at once."""
    game = click.address.argument
    if game not in games.metas():
        await click.reply(click.say("control-outdated"))
        return
    place = places.find(click.interaction)
    if isinstance(place, places.Nowhere):
        await click.reply(place.words(click.language))
        return
    await click.think()
    low, high = games.metas()[game].players
    outcome = await lobby_open.at_once(click, place.channel, game, bots=min(high, max(low, 3)) - 1, demo=True)
    if isinstance(outcome, Refused) and outcome.why is Why.MANY_DEMOS:
        await click.reply(await already_playing(click, outcome.match))
    elif isinstance(outcome, Refused):
        await click.reply(refusal(outcome, click.language))
    else:
        await click.reply(click.say("greeting-your-table", thread=f"<#{outcome.running.row.thread_id}>"))


async def already_playing(click: Click, match_id: int) -> str:
    """Where the table is that somebody has against bots."""
    found = await click.table.find(match_id)
    where = f"<#{found.thread_id or found.channel_id}>" if found is not None else ""
    return click.say("greeting-your-table-already", match=match_id, thread=where)
