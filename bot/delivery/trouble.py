"""When Discord says no: what passes, what does not, and who can mend it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from enum import Enum

import aiohttp
import discord

import db
from bot.delivery import sending, threads
from bot.delivery.courier import Courier
from bot.tables import posts
from bot.tables.kept import TABLE

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
MISSING_ACCESS, DMS_CLOSED, MISSING_PERMISSIONS, ARCHIVED = 50001, 50007, 50013, 50083
NO_HISTORY = -1
"""In place of a code: Discord gives none."""
FATAL_AFTER = 40
"""Attempts (days of them, with growing pauses) after which even passing trouble is final."""
REFUSED_AFTER = 5
"""Attempts after which a plain refusal is final: a minute or two, in case Discord thinks better of it."""
TOLD_OTHERWISE = (DMS_CLOSED, UNKNOWN_CHANNEL)
"""Refusals about which somebody has been told already."""
TROUBLE = (aiohttp.ClientError, discord.DiscordException, TimeoutError, OSError)
"""What Discord, or the way to it, can do to a delivery."""
log = logging.getLogger(__name__)


class Verdict(Enum):
    """What to do with an item."""

    AT_ONCE = "at once"
    LATER = "later"
    AWAY = "away"
    """When a server has invited us again."""
    GIVE_UP = "give up"


async def judge(courier: Courier, items: Sequence[db.OutboxItem], error: Exception) -> Verdict:
    """Decide, and tell somebody who can help. Whatever is given up is in the log, and its match's host knows."""
    try:
        verdict = await _judge(courier, items, error)
    except TROUBLE as another:
        log.warning("trouble with %s of match %s stays: %s", items[0].kind, items[0].match_id, another)
        verdict = Verdict.LATER if items[0].attempts < FATAL_AFTER else Verdict.GIVE_UP
    if verdict is Verdict.GIVE_UP:
        await given_up(courier, items, error)
    return verdict


async def _judge(courier: Courier, items: Sequence[db.OutboxItem], error: Exception) -> Verdict:
    item = items[0]
    status, code = _named(error)
    if status in (403, 404) and await _away(courier, item):
        return Verdict.AWAY
    if isinstance(error, sending.HistoryHidden):
        if item.match_id is not None and courier.first_of_its_kind(item.match_id, NO_HISTORY):
            await _write_to_host(courier, item.match_id, "trouble-history")
        return Verdict.LATER
    if code == DMS_CLOSED:
        await _dms_closed(courier, items)
        return Verdict.GIVE_UP
    if code == UNKNOWN_CHANNEL:
        return await _thread_gone(courier, item)
    if code == ARCHIVED:
        return await _thread_archived(courier, item)
    if code in (MISSING_ACCESS, MISSING_PERMISSIONS):
        await _tell_host(courier, item, "trouble-permission")
    elif 400 <= status < 500 and status not in (401, 429):
        return Verdict.LATER if item.attempts < REFUSED_AFTER else Verdict.GIVE_UP
    return Verdict.LATER if item.attempts < FATAL_AFTER else Verdict.GIVE_UP


async def _away(courier: Courier, item: db.OutboxItem) -> bool:
    """Whether the match's server has removed us. Nothing is wrong with its thread, or with people's DMs, then."""
    row = await courier.table.find(item.match_id) if item.match_id is not None else None
    return row is not None and await courier.servers.away(row.guild_id, anew=True)


def _named(error: Exception) -> tuple[int, int]:
    """Status and code of Discord's refusal; zeros for what is none."""
    return (error.status, error.code) if isinstance(error, discord.HTTPException) else (0, 0)


async def given_up(courier: Courier, items: Sequence[db.OutboxItem], error: Exception) -> None:
    """What cannot be delivered is never dropped in silence: operators read the log, the host a DM per trouble."""
    item, (status, code) = items[0], _named(error)
    names = (item.kind, item.match_id, item.lane, status, code, error)
    log.error("given up: %s of match %s in lane %s: HTTP %s, code %s: %s", *names)
    if code in TOLD_OTHERWISE or item.match_id is None or item.lane.startswith("dm-"):
        return
    if courier.first_of_its_kind(item.match_id, code):
        await _write_to_host(courier, item.match_id, "trouble-lost", code=str(code or status or type(error).__name__))


async def _thread_archived(courier: Courier, item: db.OutboxItem) -> Verdict:
    """Nobody has written for long, or somebody closed the thread: it is opened again. Where we may not (it is locked),
    the match goes on in a new one."""
    row = await courier.table.find(item.match_id or 0)
    if row is None or row.thread_id is None:
        return Verdict.GIVE_UP
    try:
        await courier.client.http.edit_channel(row.thread_id, archived=False, reason=f"match {row.id} goes on")
    except discord.Forbidden:
        return await _thread_gone(courier, item, "trouble-thread-locked")
    return Verdict.AT_ONCE if item.attempts < REFUSED_AFTER else Verdict.LATER


async def _thread_gone(courier: Courier, item: db.OutboxItem, why: str = "trouble-thread-gone") -> Verdict:
    """The match goes on in a new thread; where that cannot be, its host is told once."""
    if item.match_id is None or item.lane.startswith("dm-"):
        return Verdict.GIVE_UP
    async with courier.kept.of(item.match_id, TABLE):  # its lanes may all find out at once
        row = await courier.table.find(item.match_id)
        if row is None or row.thread_id == threads.NOWHERE:
            return Verdict.GIVE_UP
        if why == "trouble-thread-gone" and await _is_there(courier, row.thread_id):
            return Verdict.AT_ONCE if item.attempts < REFUSED_AFTER else Verdict.LATER
        try:
            thread_id = await threads.create(courier, row)
        except discord.HTTPException as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            thread_id = threads.NOWHERE
        await courier.table.moved(row.id, thread_id)
    moved = thread_id != threads.NOWHERE
    await _write_to_host(courier, row.id, why if moved else "trouble-channel-gone", thread=f"<#{thread_id}>")
    return Verdict.AT_ONCE if moved else Verdict.GIVE_UP


async def _is_there(courier: Courier, thread: int | None) -> bool:
    """Whether a match has a thread, perhaps since a moment ago."""
    if thread is None:
        return False
    try:
        await courier.client.http.get_channel(thread)
    except discord.NotFound:
        return False
    return True


async def _dms_closed(courier: Courier, items: Sequence[db.OutboxItem]) -> None:
    """Not tried again until the person says so; the thread says once how to go on."""
    item = items[0]
    post = posts.read(item)
    if not isinstance(post, posts.ToPerson):
        return
    user = post.user
    settings = await courier.store.settings.user(user)
    first = settings.dms_refused_at is None
    await courier.store.settings.set_user(user, dms_refused_at=courier.now())
    if item.match_id is not None and first and isinstance(post, posts.SecretPanel):
        note = posts.Note(key="note-dms-closed", user=user, once=f"dms-closed-{user}")
        await courier.table.post(note, match_id=item.match_id)


async def _tell_host(courier: Courier, item: db.OutboxItem, key: str) -> None:
    """The host is told once per trouble: the item that could not be delivered names it."""
    if item.match_id is not None and item.attempts == 1 and not item.lane.startswith("dm-"):
        await _write_to_host(courier, item.match_id, key)


async def _write_to_host(courier: Courier, match_id: int, key: str, **more: str) -> None:
    row = await courier.table.find(match_id)
    if row is None:
        return
    await courier.table.post(posts.DirectLine(user=row.host_id, key=key, match=row.id, **more))
