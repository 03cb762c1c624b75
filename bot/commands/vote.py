"""`/vote`: go back, or call the match off."""

from __future__ import annotations

from discord import app_commands

from bot.commands.context import Answer, Context, Interaction, Tree, slash
from bot.commands.translate import named
from bot.panels.request import in_time, services_of
from bot.tables.votes.subjects import CallOff, GoBack
from bot.tables.votes.table_vote import open_vote
from db import Status


def install(tree: Tree) -> None:
    """`/vote …`."""
    tree.add_command(Voting())


class Voting(app_commands.Group):
    """Questions to the table."""

    def __init__(self) -> None:
        super().__init__(name=named("command-vote"), description=named("command-vote-about"))

    @slash("vote-back")
    async def back(self, context: Context, to: int) -> None:
        """Go back to an earlier state."""
        running = await context.running()
        context.seat(running)
        steps = {step.version: step for step in await context.store.moves.milestones(running.id)}
        if to not in steps:
            raise Answer("vote-no-such-state")
        subject = GoBack(to, steps[to].logged, f"<t:{int(steps[to].at.timestamp())}:R>")
        await context.think()
        became = await open_vote(context.table, running, subject, context.user)
        await context.reply(context.say(became))

    @back.autocomplete("to")
    @in_time
    async def states(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The states that are kept, newest first."""
        services = services_of(interaction)
        row = await services.table.store.matches.in_thread(interaction.channel_id or 0)
        if row is None:
            return []
        found = await services.table.store.moves.milestones(row.id)
        return [
            app_commands.Choice(name=f"{step.at:%d.%m. %H:%M} UTC · #{step.logged}", value=step.version)
            for step in found[1:26]
            if current in str(step.logged)
        ]

    @slash("vote-cancel")
    async def cancel(self, context: Context) -> None:
        """Call the match off."""
        running = await context.running()
        context.seat(running)
        if running.row.status not in (Status.RUNNING, Status.PAUSED):
            raise Answer("own-over")
        await context.think()
        became = await open_vote(context.table, running, CallOff(), context.user)
        await context.reply(context.say(became))
