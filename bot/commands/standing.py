"""`/standing`: answers given in advance, seen by their owner alone."""

from __future__ import annotations

from discord import app_commands

from bot.commands.context import Context, Interaction, Tree, command, match_choices
from bot.commands.translate import named
from bot.panels import standing as panels


def install(tree: Tree) -> None:
    """The command of this module."""
    tree.add_command(standing)


@app_commands.command(name=named("command-standing"), description=named("command-standing-about"))
@app_commands.rename(orders=named("option-orders"), match=named("option-match"))
@app_commands.describe(orders=named("option-orders-about"), match=named("option-match-about"))
@app_commands.autocomplete(match=match_choices)
async def standing(interaction: Interaction, orders: str | None = None, match: int | None = None) -> None:
    """The panel of standing orders; or store them by typing."""

    async def work(context: Context) -> None:
        running = await context.running(match)
        seat, note = context.seat(running), ""
        panels.form_of(running, seat)
        if orders is not None:
            await context.think()
            running = (await context.table.set_standing(running.id, seat, orders)).running
            note = f"✅ {context.say('standing-set')}"
        await context.send(panels.panel(running, seat, context.language, panels.held(running, seat), note))

    await command(work)(interaction)
