"""`/vote`: go back, or call the match off."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from discord import app_commands

from bot.commands.context import Answer, Context, Interaction, command
from bot.commands.translate import named
from bot.panels.answering import in_time
from bot.tables.votes.subjects import CallOff, GoBack
from bot.tables.votes.table_vote import open_vote
from db import Status

if TYPE_CHECKING:
    from bot.client import Slowtable


def install(bot: Slowtable) -> None:
    """`/vote …`."""
    bot.tree.add_command(Voting())


class Voting(app_commands.Group):
    """Questions to the table."""

    def __init__(self) -> None:
        super().__init__(name=named("command-vote"), description=named("command-vote-about"))

    @app_commands.command(name=named("command-vote-back"), description=named("command-vote-back-about"))
    @app_commands.rename(to=named("option-to"))
    @app_commands.describe(to=named("option-to-about"))
    async def back(self, interaction: Interaction, to: int) -> None:
        """Go back to an earlier state."""

        async def work(context: Context) -> None:
            running = await context.running()
            context.seat(running)
            steps = {step.version: step for step in await context.bot.store.moves.milestones(running.id)}
            if to not in steps:
                raise Answer("vote-no-such-state")
            subject = GoBack(to, steps[to].logged, f"<t:{int(steps[to].at.timestamp())}:R>")
            await context.think()
            became = await open_vote(context.bot.table, running, subject, context.user)
            await context.reply(context.say(became))

        await command(work)(interaction)

    @back.autocomplete("to")
    @in_time
    async def states(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The states that are kept, newest first."""
        bot = cast("Slowtable", interaction.client)
        row = await bot.store.matches.in_thread(interaction.channel_id or 0)
        if row is None:
            return []
        found = await bot.store.moves.milestones(row.id)
        return [
            app_commands.Choice(name=f"{step.at:%d.%m. %H:%M} UTC · #{step.logged}", value=step.version)
            for step in found[1:26]
            if current in str(step.logged)
        ]

    @app_commands.command(name=named("command-vote-cancel"), description=named("command-vote-cancel-about"))
    async def cancel(self, interaction: Interaction) -> None:
        """Call the match off."""

        async def work(context: Context) -> None:
            running = await context.running()
            context.seat(running)
            if running.row.status not in (Status.RUNNING, Status.PAUSED):
                raise Answer("own-over")
            await context.think()
            became = await open_vote(context.bot.table, running, CallOff(), context.user)
            await context.reply(context.say(became))

        await command(work)(interaction)
