"""`/away`: a vacation, announced to all of one's tables; without a date, back from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.commands import typed
from bot.commands.context import Answer, Context, Interaction, command
from bot.commands.translate import named
from bot.panels import tables
from bot.tables.time import absence, hours

if TYPE_CHECKING:
    from bot.client import Slowtable


def install(bot: Slowtable) -> None:
    """The command of this module."""
    bot.tree.add_command(away)


@app_commands.command(name=named("command-away"), description=named("command-away-about"))
@app_commands.rename(until=named("option-until"), stand_in=named("option-stand-in"))
@app_commands.describe(until=named("option-until-about"), stand_in=named("option-stand-in-about"))
async def away(interaction: Interaction, until: str | None = None, stand_in: bool = False) -> None:
    """Go on vacation, or come back."""

    async def work(context: Context) -> None:
        bot = context.bot
        settings = await bot.store.settings.user(context.user)
        if until is None:
            if settings.vacation_until is None or settings.vacation_until <= bot.now():
                raise Answer("away-not")
            await context.think()
            await absence.come_back(bot.table, context.user, early=True)
            await context.send(await tables.page(bot, context.user, context.language, head=context.say("away-back")))
            return
        moment = typed.moment(until, bot.now(), hours.zone(settings), context.language)
        await context.think()
        told = await absence.go_away(bot.table, context.user, moment, stand_in=stand_in)
        await context.reply(context.say("away-set", until=f"<t:{int(moment.timestamp())}:f>", count=told))

    await command(work)(interaction)
