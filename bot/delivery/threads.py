"""The thread of a match whose lobby's message, or first thread, is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import discord

import db
import games

if TYPE_CHECKING:
    from bot.client import Slowtable

KEPT_OPEN: Literal[10080] = 10080
"""Minutes without a word after which Discord archives a thread; anything said opens it again."""
NOWHERE = 0
"""Instead of a thread's id: the channel itself is gone."""


async def create(bot: Slowtable, row: db.Match) -> int:
    """A thread in the match's channel that hangs on no message; returns its id."""
    name = games.title(row.game, row.language)
    made = await bot.http.start_thread_without_message(
        row.channel_id,
        name=f"{name} · #{row.id}",
        auto_archive_duration=KEPT_OPEN,
        type=discord.ChannelType.public_thread.value,
    )
    return int(made["id"])
