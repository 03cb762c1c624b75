"""`/match defaults`: the clock that new tables of a server begin with."""

from __future__ import annotations

from typing import cast

from discord import app_commands

import db
from bot.commands.clock import LATE_CHOICES, Typed
from bot.commands.context import Answer, Context, Interaction, command
from bot.commands.translate import named
from bot.time.clock_words import clock_lines


@app_commands.command(name=named("command-match-defaults"), description=named("command-match-defaults-about"))
@app_commands.rename(
    decision=named("option-decision"),
    bank=named("option-bank"),
    increment=named("option-increment"),
    late=named("option-late"),
    rests=named("option-rests"),
    reminders=named("option-reminders"),
)
@app_commands.describe(
    decision=named("option-decision-about"),
    bank=named("option-bank-about"),
    increment=named("option-increment-about"),
    late=named("option-late-about"),
    rests=named("option-rests-about"),
    reminders=named("option-reminders-about"),
)
@app_commands.choices(late=LATE_CHOICES)
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
        settings = context.bot.store.settings
        guild = await settings.guild(interaction.guild_id)
        changes = Typed(decision, bank, increment, late, rests, reminders).changes(guild)
        if changes:
            if not interaction.permissions.manage_guild:
                raise Answer("defaults-not-allowed")
            guild = await settings.set_guild(interaction.guild_id, **cast("db.GuildChanges", changes))
        await context.reply(context.say("defaults-title"), "\n".join(clock_lines(guild, context.language)))

    await command(work)(interaction)
