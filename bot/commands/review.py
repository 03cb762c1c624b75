"""`/review`: a match that is over, looked back on."""

from __future__ import annotations

from bot.commands.context import Context, Tree, match_choices, slash
from bot.panels import reviewing


def install(tree: Tree) -> None:
    """`/review`."""
    tree.add_command(review)


@slash("review", match=match_choices)
async def review(context: Context, match: int | None = None) -> None:
    """Chances and scores over time, and one's own choices that mattered most."""
    await reviewing.review(context, await context.running(match))
