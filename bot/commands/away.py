"""`/away`: a vacation, announced to all of one's tables; without a date, back from it."""

from __future__ import annotations

from discord import app_commands

from bot.commands import typed
from bot.commands.context import Answer, Context, Interaction, Tree, command
from bot.commands.translate import named
from bot.panels import tables
from bot.tables.time import absence, hours


def install(tree: Tree) -> None:
    """The command of this module."""
    tree.add_command(away)


@app_commands.command(name=named("command-away"), description=named("command-away-about"))
@app_commands.rename(until=named("option-until"), stand_in=named("option-stand-in"))
@app_commands.describe(until=named("option-until-about"), stand_in=named("option-stand-in-about"))
async def away(interaction: Interaction, until: str | None = None, stand_in: bool = False) -> None:
    """Go on vacation, or come back."""

    async def work(context: Context) -> None:
        services = context.services
        settings = await services.table.store.settings.user(context.user)
        if until is None:
            if settings.vacation_until is None or settings.vacation_until <= services.table.now():
                raise Answer("away-not")
            await context.think()
            await absence.come_back(services.table, context.user, early=True)
            await context.send(
                await tables.page(services, context.user, context.language, head=context.say("away-back"))
            )
            return
        moment = typed.moment(until, services.table.now(), hours.zone(settings), context.language)
        await context.think()
        told = await absence.go_away(services.table, context.user, moment, stand_in=stand_in)
        await context.reply(context.say("away-set", until=f"<t:{int(moment.timestamp())}:f>", count=told))

    await command(work)(interaction)
