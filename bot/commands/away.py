"""`/away`: a vacation, announced to all of one's tables; without a date, back from it."""

from __future__ import annotations

from bot.commands import typed
from bot.commands.context import Answer, Context, Tree, slash
from bot.panels import tables
from bot.tables.time import absence, hours


def install(tree: Tree) -> None:
    """The command of this module."""
    tree.add_command(away)


@slash("away")
async def away(context: Context, until: str | None = None, stand_in: bool = False) -> None:
    """Go on vacation, or come back."""
    services = context.services
    settings = await services.table.store.settings.user(context.user)
    if until is None:
        if settings.vacation_until is None or settings.vacation_until <= services.table.now():
            raise Answer("away-not")
        await context.think()
        await absence.come_back(services.table, context.user, early=True)
        await context.send(await tables.page(services, context.user, context.language, head=context.say("away-back")))
        return
    moment = typed.moment(until, services.table.now(), hours.zone(settings), context.language)
    await context.think()
    told = await absence.go_away(services.table, context.user, moment, stand_in=stand_in)
    await context.reply(context.say("away-set", until=f"<t:{int(moment.timestamp())}:f>", count=told))
