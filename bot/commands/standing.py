"""`/standing`: answers given in advance, seen by their owner alone."""

from __future__ import annotations

from bot.commands.context import Context, Tree, match_choices, slash
from bot.messages.words import say_error
from bot.panels import standing as panels
from bot.panels.request import Said
from games.engine import GameError


def install(tree: Tree) -> None:
    """The command of this module."""
    tree.add_command(standing)


@slash("standing", match=match_choices)
async def standing(context: Context, orders: str | None = None, match: int | None = None) -> None:
    """The panel of standing orders; or store them by typing."""
    running = await context.running(match)
    seat, note = context.seat(running), ""
    try:
        panels.form_of(running, seat)
    except GameError as closed:
        raise Said(f"⚠️ {say_error(running.texts(context.language), closed)}") from closed
    if orders is not None:
        await context.think()
        running = (await context.table.set_standing(running.id, seat, orders)).running
        note = f"✅ {context.say('standing-set')}"
    await context.send(panels.panel(running, seat, context.language, panels.held(running, seat), note))
