"""`/match server-clock`: the clock that new tables of a server begin with."""

from __future__ import annotations

from typing import cast

import db
from bot.commands.clock import LATE_CHOICES, Typed
from bot.commands.context import Answer, Context, slash
from bot.messages.clock_words import clock_lines
from bot.settings import Settings


@slash("match-defaults", late=LATE_CHOICES)
async def defaults(
    context: Context,
    decision: str | None = None,
    bank: str | None = None,
    increment: str | None = None,
    late: str | None = None,
    rests: bool | None = None,
    reminders: str | None = None,
) -> None:
    """Change the server's clock (who manages the server), or without anything to change, show it (everybody)."""
    if context.interaction.guild_id is None:
        raise Answer("only-in-channels")
    settings = context.store.settings
    guild = await settings.guild(context.interaction.guild_id)
    clock = clock_of(guild, context.services.settings)
    changes = Typed(decision, bank, increment, late, rests, reminders).changes(clock, context.language)
    if changes:
        if not context.interaction.permissions.manage_guild:
            raise Answer("defaults-not-allowed")
        # All of it: what the server sees now stays, whatever the bot's own clock may become.
        whole = {**clock.model_dump(), **changes, "clock_set": True}
        clock = guild = await settings.set_guild(context.interaction.guild_id, **cast("db.GuildChanges", whole))
    whose = None if guild.clock_set else context.say("defaults-house")
    await context.reply(context.say("defaults-title"), "\n".join(clock_lines(clock, context.language)), whose)


def clock_of(guild: db.GuildSettings, settings: Settings) -> db.Clock:
    """The clock that new tables of a server begin with: its own, else the bot's."""
    if not guild.clock_set:
        return settings.clock
    return db.Clock(**guild.model_dump(include=set(db.Clock.model_fields)))
