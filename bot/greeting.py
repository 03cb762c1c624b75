"""A newcomer's first minute: one button per game, *play now against bots*."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, ui

import games
from bot.address import Address
from bot.lobby import lobby_view, open_lobby
from bot.lobby_start import start_match
from bot.panels import layout
from bot.panels.controls import button, row
from bot.panels.router import Click, Router
from bot.words import say

if TYPE_CHECKING:
    from bot.client import Slowtable


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("demo", play_now)


def greeting(language: str) -> ui.LayoutView:
    """Who we are, and a button per game."""
    buttons = [
        button(
            Address("demo", argument=name),
            games.title(name, language),
            ButtonStyle.primary,
            emoji="🎲",
        )
        for name in games.metas()
    ]
    rows = [row(*buttons[first : first + 5]) for first in range(0, len(buttons), 5)]
    return layout.message(
        say(language, "greeting"), say(language, "greeting-now"), rows, say(language, "greeting-more")
    )


async def greet(bot: Slowtable, guild: discord.Guild) -> None:
    """Say hello once, in the first channel where the bot may write."""
    settings = await bot.store.settings.guild(guild.id)
    if settings.greeted_at is not None:
        return
    await bot.store.settings.set_guild(guild.id, greeted_at=bot.now())
    places = [guild.system_channel, *guild.text_channels]
    for channel in places:
        if channel is not None and channel.permissions_for(guild.me).send_messages:
            await channel.send(view=greeting(settings.language or bot.settings.language))
            return


async def play_now(click: Click) -> None:
    """A match against bots, started at once."""
    interaction, game = click.interaction, click.address.argument
    if interaction.guild_id is None or not isinstance(interaction.channel, discord.TextChannel):
        await click.whisper(click.say("only-in-channels"))
        return
    if game not in games.metas():
        await click.whisper(click.say("control-outdated"))
        return
    await click.think()
    row_ = await open_demo(click.bot, interaction, game, click.language)
    await click.whisper(click.say("greeting-your-table", thread=f"<#{row_}>"))


async def open_demo(bot: Slowtable, interaction: discord.Interaction[Any], game: str, language: str) -> int:
    """Lobby, bots, start; returns the id of the thread."""
    assert isinstance(interaction.channel, discord.TextChannel)
    match = await open_lobby(
        bot,
        guild_id=interaction.guild_id or 0,
        channel_id=interaction.channel.id,
        host_id=interaction.user.id,
        game=game,
        language=language,
    )
    low, high = games.metas()[game].players
    for _ in range(min(high, max(low, 3)) - 1):
        await bot.store.lobby.join(match.id, bot="bot", at=bot.now(), most=high)
    message = await interaction.channel.send(view=await lobby_view(bot, match))
    await bot.store.matches.keep_message(match.id, "lobby", message.id)
    match.messages = {"lobby": message.id}
    await start_match(bot, match)
    return message.id
