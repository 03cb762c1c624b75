"""`/my`: all of one's matches, and what has changed in one."""

from __future__ import annotations

from discord import app_commands

from bot.commands.context import Answer, Context, Interaction, Tree, command, match_choices
from bot.commands.translate import named
from bot.panels import since, tables


def install(tree: Tree) -> None:
    """`/my …`."""
    tree.add_command(Mine())


class Mine(app_commands.Group):
    """One's own matches."""

    def __init__(self) -> None:
        super().__init__(name=named("command-my"), description=named("command-my-about"))

    @app_commands.command(name=named("command-my-matches"), description=named("command-my-matches-about"))
    async def matches(self, interaction: Interaction) -> None:
        """All matches under way: where, what is asked, how long."""

        async def work(context: Context) -> None:
            await context.think()
            await context.send(await tables.page(context.services, context.user, context.language))

        await command(work)(interaction)

    @app_commands.command(name=named("command-my-changes"), description=named("command-my-changes-about"))
    @app_commands.rename(match=named("option-match"))
    @app_commands.describe(match=named("option-match-about"))
    @app_commands.autocomplete(match=match_choices)
    async def changes(self, interaction: Interaction, match: int | None = None) -> None:
        """What has happened since one's last move."""

        async def work(context: Context) -> None:
            running = await context.running(match)
            seat = context.seat(running)
            await context.think()
            found = await since.summary(context.services, running, seat, context.language)
            if found is None:
                raise Answer("changes-none")
            board = found.board
            await context.reply(context.say("changes-title"), found.text, board.shown(), files=[board.file()])

        await command(work)(interaction)
