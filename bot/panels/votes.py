"""Ballots, by the buttons of a vote's message."""

from __future__ import annotations

from bot.messages import late_view, table_view
from bot.messages.address import number
from bot.panels.router import Click, Router
from bot.tables.votes import casting


def register(router: Router) -> None:
    """The verb of this module."""
    router.add("vote", cast)


async def cast(click: Click) -> None:
    """Somebody votes, or changes their mind."""
    await click.known()
    words, _, choice = click.address.argument.partition("-")
    vote = number(words)
    labels = {**late_view.LABELS, **table_view.LABELS}
    if vote is None or choice not in labels:
        await click.reply(click.say("vote-closed"))
        return
    refused = await casting.cast(click.table, click.address.match, vote, click.user, choice)
    await click.reply(click.say(refused or "vote-cast", choice=click.say(labels[choice])))
