"""`/my`: all of one's matches, and what has changed in one."""

from __future__ import annotations

from discord import app_commands

from bot.commands.context import Answer, Context, Tree, match_choices, slash
from bot.commands.translate import named
from bot.panels import my_changes, tables


def install(tree: Tree) -> None:
    """`/my …`."""
    tree.add_command(Mine())


class Mine(app_commands.Group):
    """One's own matches."""

    def __init__(self) -> None:
        super().__init__(name=named("command-my"), description=named("command-my-about"))

    @slash("my-matches")
    async def matches(self, context: Context) -> None:
        """All matches under way: where, what is asked, how long."""
        await context.think()
        await context.send(await tables.page(context.services, context.user, context.language))

    @slash("my-changes", match=match_choices)
    async def changes(self, context: Context, match: int | None = None) -> None:
        """What has happened since one's last move."""
        running = await context.running(match)
        seat = context.seat(running)
        await context.think()
        found = await my_changes.summary(context.services, running, seat, context.language)
        if found is None:
            raise Answer("changes-none")
        board = found.board
        await context.reply(context.say("changes-title"), found.text, board.shown(), files=[board.file()])
