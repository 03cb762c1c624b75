"""`/match defaults`: the clock that new tables of a server begin with."""

from __future__ import annotations

from typing import cast

from discord import app_commands

import db
from bot.commands.clock import Typed, clock_options
from bot.commands.context import Answer, Context, Interaction, command
from bot.commands.translate import named
from bot.messages.clock_words import clock_lines
from bot.settings import Settings


@app_commands.command(name=named("command-match-defaults"), description=named("command-match-defaults-about"))
@clock_options
async def defaults(
    interaction: Interaction,
    decision: str | None = None,
    bank: str | None = None,
    increment: str | None = None,
    late: str | None = None,
    rests: bool | None = None,
    reminders: str | None = None,
) -> None:
    """Change the server's clock (who manages the server), or without anything to change, show it (everybody)."""

    async def work(context: Context) -> None:
        if interaction.guild_id is None:
            raise Answer("only-in-channels")
        settings = context.store.settings
        guild = await settings.guild(interaction.guild_id)
        clock = clock_of(guild, context.services.settings)
        changes = Typed(decision, bank, increment, late, rests, reminders).changes(clock, context.language)
        if changes:
            if not interaction.permissions.manage_guild:
                raise Answer("defaults-not-allowed")
            # All of it: what the server sees now stays, whatever the bot's own clock may become.
            whole = {**clock.model_dump(), **changes, "clock_set": True}
            clock = guild = await settings.set_guild(interaction.guild_id, **cast("db.GuildChanges", whole))
        whose = None if guild.clock_set else context.say("defaults-house")
        await context.reply(context.say("defaults-title"), "\n".join(clock_lines(clock, context.language)), whose)

    await command(work)(interaction)


def clock_of(guild: db.GuildSettings, settings: Settings) -> db.Clock:
    """The clock that new tables of a server begin with: its own, else the bot's."""
    if not guild.clock_set:
        return settings.clock
    return db.Clock(**guild.model_dump(include=set(db.Clock.model_fields)))
