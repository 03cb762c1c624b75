"""The thread of a match: on the lobby's message, or on none if that, or the first thread, is gone."""

from __future__ import annotations

from typing import Literal

import discord
from discord import utils

import db
from bot.delivery.courier import Courier
from bot.delivery.sending import SLACK
from bot.messages import naming
from bot.messages.words import cut

KEPT_OPEN: Literal[10080] = 10080
"""Minutes without a word after which Discord archives a thread; anything said opens it again."""
NAME = 90
"""How long a thread's name may be at most."""
UNKNOWN_MESSAGE, THREAD_EXISTS = 10008, 160004
NOWHERE = 0
"""Instead of a thread's id: the channel itself is gone."""


async def open_(courier: Courier, row: db.Match) -> int:
    """The match's thread. It has the id of the lobby's message, so making it twice does no harm."""
    channel = courier.channel(row.channel_id, row.guild_id)
    lobby = channel.get_partial_message(row.messages.get("lobby", 0))
    try:
        await lobby.create_thread(name=name_of(row), auto_archive_duration=KEPT_OPEN)
    except discord.HTTPException as error:
        if error.code == UNKNOWN_MESSAGE:
            return await create(courier, row)
        if error.code != THREAD_EXISTS:
            raise
    return lobby.id


async def create(courier: Courier, row: db.Match) -> int:
    """A thread in the match's channel that hangs on no message, unless there is one whose making nobody has heard of;
    returns its id."""
    if (found := await _made_before(courier, row)) is not None:
        return found
    made = await courier.client.http.start_thread_without_message(
        row.channel_id,
        name=name_of(row),
        auto_archive_duration=KEPT_OPEN,
        type=discord.ChannelType.public_thread.value,
    )
    return int(made["id"])


async def _made_before(courier: Courier, row: db.Match) -> int | None:
    """A thread that was made for a match after the one that it has lost. People give threads names, too: whose it is
    tells them apart, and its number which match it is for, whatever this is called meanwhile."""
    assert courier.client.user is not None, "it has logged in"
    since = row.thread_id or utils.time_snowflake(row.created_at - SLACK)
    active = await courier.client.http.get_active_threads(row.guild_id)
    made = [
        int(thread["id"])
        for thread in active["threads"]
        if int(thread.get("parent_id") or 0) == row.channel_id
        and int(thread["owner_id"]) == courier.client.user.id
        and int(thread["id"]) > since
        and thread["name"].endswith(f"#{row.id}")
    ]
    return min(made, default=None)


def name_of(row: db.Match) -> str:
    """What the thread is called."""
    return cut(naming.plain_title(row, row.language), NAME)
