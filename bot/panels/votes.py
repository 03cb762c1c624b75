"""Ballots, by the buttons of a vote's message."""

from __future__ import annotations

from bot.messages import late_view, table_view
from bot.panels.router import Click, Router
from bot.tables.votes import casting


def register(router: Router) -> None:
    """The verb of this module."""
    router.add("vote", cast)


async def cast(click: Click) -> None:
    """Somebody votes, or changes their mind."""
    number, _, choice = click.address.argument.partition("-")
    labels = {**late_view.LABELS, **table_view.LABELS}
    if not number.isdecimal() or choice not in labels:
        await click.reply(click.say("vote-closed"))
        return
    refused = await casting.cast(click.table, click.address.match, int(number), click.user, choice)
    await click.reply(click.say(refused or "vote-cast", choice=click.say(labels[choice])))
