"""Slash commands, one module per topic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands import about, away, look, match, me, mine, play, remind, rules, seats, standing, vote

if TYPE_CHECKING:
    from bot.client import Slowtable


def install(bot: Slowtable) -> None:
    """Put all commands on the bot's tree."""
    for module in (match, play, look, rules, vote, me, remind, away, mine, seats, standing, about):
        module.install(bot)
