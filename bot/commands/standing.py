"""`/standing`: answers given in advance, seen by their owner alone."""

from __future__ import annotations

from bot.commands.context import Context, Tree, match_choices, slash
from bot.panels import standing as panels


def install(tree: Tree) -> None:
    """The command of this module."""
    tree.add_command(standing)


@slash("standing", match=match_choices)
async def standing(context: Context, orders: str | None = None, match: int | None = None) -> None:
    """The panel of standing orders; or store them by typing."""
    running = await context.running(match)
    seat, note = context.seat(running), ""
    panels.form_of(running, seat)
    if orders is not None:
        await context.think()
        running = (await context.table.set_standing(running.id, seat, orders)).running
        note = f"✅ {context.say('standing-set')}"
    await context.send(panels.panel(running, seat, context.language, panels.held(running, seat), note))
