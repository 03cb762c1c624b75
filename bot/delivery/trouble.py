"""When Discord says no: what passes, what does not, and who can mend it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING

import discord

import db
from bot.delivery import threads

if TYPE_CHECKING:
    from bot.client import Slowtable

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
MISSING_ACCESS, DMS_CLOSED, MISSING_PERMISSIONS = 50001, 50007, 50013
FATAL_AFTER = 40
"""Attempts (days of them, with growing pauses) after which even passing trouble is final."""


class Verdict(Enum):
    """What to do with an item."""

    AT_ONCE = "at once"
    LATER = "later"
    GIVE_UP = "give up"


async def judge(bot: Slowtable, items: Sequence[db.OutboxItem], error: Exception) -> Verdict:
    """Decide, and tell somebody who can help."""
    code = error.code if isinstance(error, discord.HTTPException) else 0
    item = items[0]
    if code == DMS_CLOSED:
        await _dms_closed(bot, items)
        return Verdict.GIVE_UP
    if code == UNKNOWN_CHANNEL:
        return await _thread_gone(bot, item)
    if code in (MISSING_ACCESS, MISSING_PERMISSIONS):
        await _tell_host(bot, item, "trouble-permission")
        return Verdict.LATER if item.attempts < FATAL_AFTER else Verdict.GIVE_UP
    if isinstance(error, discord.HTTPException) and 400 <= error.status < 500 and error.status != 429:
        return Verdict.GIVE_UP
    return Verdict.LATER if item.attempts < FATAL_AFTER else Verdict.GIVE_UP


async def _thread_gone(bot: Slowtable, item: db.OutboxItem) -> Verdict:
    """The match goes on in a new thread; where that cannot be, its host is told once."""
    row = await bot.find(item.match_id or 0)
    if row is None or item.lane.startswith("dm-"):
        return Verdict.GIVE_UP
    gone = row.thread_id
    if gone == threads.NOWHERE:
        return Verdict.GIVE_UP
    try:
        thread_id = await threads.create(bot, row)
    except discord.HTTPException as error:
        if error.code != UNKNOWN_CHANNEL:
            raise
        thread_id = threads.NOWHERE
    await bot.table.moved(row.id, thread_id)
    moved = thread_id != threads.NOWHERE
    await _tell_host(bot, item, "trouble-thread-gone" if moved else "trouble-channel-gone", thread=f"<#{thread_id}>")
    return Verdict.AT_ONCE if moved else Verdict.GIVE_UP


async def _dms_closed(bot: Slowtable, items: Sequence[db.OutboxItem]) -> None:
    """Not tried again until the person says so; the thread says once how to go on."""
    item = items[0]
    user = item.payload.get("user")
    if user is None:
        return
    settings = await bot.store.settings.user(user)
    first = settings.dms_refused_at is None
    await bot.store.settings.set_user(user, dms_refused_at=bot.now())
    if item.match_id is not None and first and item.kind == "secret":
        note = db.Post(kind="note", payload={"key": "note-dms-closed", "user": user}, dedupe=f"dms-closed-{user}")
        await bot.store.outbox.put([note], bot.now(), item.match_id)


async def _tell_host(bot: Slowtable, item: db.OutboxItem, key: str, **more: str) -> None:
    """The host is told once per trouble: the item that could not be delivered names it."""
    if item.match_id is None or item.attempts > 1 or item.lane.startswith("dm-"):
        return
    row = await bot.find(item.match_id)
    if row is None:
        return
    post = db.Post(
        kind="letter",
        payload={"key": key, "user": row.host_id, "match": row.id, **more},
        lane=f"dm-{row.host_id}",
        dedupe=f"{key}-{row.id}",
    )
    await bot.store.outbox.put([post], bot.now())
