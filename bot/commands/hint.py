"""`/hint`: what the house's bot would do in one's place, and why."""

from __future__ import annotations

from bot.commands.context import Answer, Context, Tree, slash
from bot.messages.hints import hint_view
from bot.tables import hints


def install(tree: Tree) -> None:
    """`/hint`."""
    tree.add_command(hint)


@slash("hint")
async def hint(context: Context) -> None:
    """A hint for whoever is asked something; the table hears of it."""
    running = await context.running()
    seat = context.seat(running)
    if running.over:
        raise Answer("own-over")
    if seat not in running.match.decisions or running.unread(seat):
        raise Answer("own-idle")
    if not hints.allowed(running):
        raise Answer("hint-forbidden")
    await context.think()
    choice = await hints.would_do(running, seat)
    await hints.tell(context.table, running, seat, context.user)
    reason = await hints.why(context.services.thinkers, running, seat, choice)
    await context.send(hint_view(running, seat, choice, context.language, reason))
