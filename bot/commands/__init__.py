"""Slash commands, one module per topic."""

from __future__ import annotations

from bot.commands import (
    about,
    away,
    card,
    hint,
    look,
    match,
    me,
    mine,
    play,
    remind,
    review,
    rules,
    seats,
    standing,
    vote,
)
from bot.commands.context import Tree


def install(tree: Tree) -> None:
    """Put all commands on the bot's tree."""
    for module in (match, play, look, rules, card, hint, vote, me, remind, away, mine, seats, standing, review, about):
        module.install(tree)
