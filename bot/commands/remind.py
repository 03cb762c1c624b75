"""`/remind`: where, how often, snoozing, and a notice before one's turn."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands import typed
from bot.commands.context import Context, Tree, slash
from bot.commands.me import overview
from bot.commands.translate import named
from bot.tables.time import booking
from bot.tables.time.absence import start_over
from db import Remind

MOST_HOURS = 14 * 24
PLACES = [app_commands.Choice(name=named(f"remind-{place.value}"), value=place.value) for place in Remind]


def install(tree: Tree) -> None:
    """The command of this module."""
    tree.add_command(remind)


@slash("remind", where=PLACES)
async def remind(
    context: Context,
    interval: str | None = None,
    where: str | None = None,
    snooze: str | None = None,
    before: bool | None = None,
) -> None:
    """Change how one is reminded; without anything to change, show it."""
    services, user, changes = context.services, context.user, dict[str, Any]()
    if interval is not None:
        changes |= interval_changes(interval, context.language)
    if where is not None:
        changes |= {"reminders": Remind(where)}
        if where == Remind.DM:
            changes["dms_refused_at"] = None  # the person says so: DMs are tried again
    until = None
    if snooze is not None:
        if not typed.means(snooze, "off", context.language):
            until = services.table.now() + typed.duration(snooze, context.language)
        changes["snoozed_until"] = until
    if before is not None:
        changes["warn_before_turn"] = before
    settings = await services.table.store.settings.set_user(user, **changes)
    if until is not None:
        await booking.snooze(services.table, user, until)
    else:
        if interval is not None or snooze is not None:
            await start_over(services.table, user)
        await booking.judge_anew(services.table, user)
    await context.reply(overview(context, settings))


def interval_changes(words: str, language: str) -> dict[str, Any]:
    """`6`, `6h`, `2 days`; `usual`: as the table has it; `off`: no reminders at all."""
    if typed.means(words, "off", language):
        return {"reminders": Remind.OFF}
    if typed.means(words, "usual", language):
        return {"remind_after_hours": None}
    return {"remind_after_hours": typed.whole_hours(words, language, MOST_HOURS)}
