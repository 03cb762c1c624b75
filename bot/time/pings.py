"""Pings and reminders on Discord: by DM or in the thread, as the person prefers, and one message for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import ButtonStyle, ui

import db
import games
from bot.address import Address
from bot.delivery import sending
from bot.delivery.trouble import DMS_CLOSED
from bot.delivery.worker import Deliver, Sent
from bot.panels import layout
from bot.panels.controls import button, row
from bot.people import mentions
from bot.running import Running
from bot.time.consequences import BALLOT, LATE, NEXT
from bot.words import say
from db import Remind, Status
from games.engine import SeatName

if TYPE_CHECKING:
    from bot.client import Slowtable

LISTED = 15
NO_MOVES = (NEXT, BALLOT)
"""Reasons to tell somebody that ask for no move."""


class Wait(msgspec.Struct, frozen=True):
    """A table that waits for somebody, and why they are told now."""

    running: Running
    seat: int
    why: str


# -- what is said -------------------------------------------------------------------------------------------------


def link(row_: db.Match) -> str:
    """Where to go: the board's message, or at least the thread."""
    place = f"https://discord.com/channels/{row_.guild_id}/{row_.thread_id}"
    board = row_.messages.get("board")
    return f"{place}/{board}" if board else place


def table_name(running: Running, language: str) -> str:
    """The game and the match's number, as a link."""
    name = games.title(running.game, language)
    return f"[{name} · #{running.id}]({link(running.row)})"


def asked(running: Running, seat: int, language: str) -> str:
    """What a seat is asked. Of a secret no more than that it is being chosen, whoever reads it."""
    decision = running.decision(seat)
    if decision is None:
        return ""
    if decision.secret:
        return say(language, "ping-still-choosing")
    if decision.private:
        return say(language, "ping-your-turn")
    return running.texts(language).say(decision.prompt, mentions(running))


def line(wait: Wait, language: str) -> str:
    """One table in a message: which, what, since when."""
    running, since = wait.running, wait.running.seats[wait.seat].asked_at
    name = table_name(running, language)
    if wait.why == BALLOT:
        return say(language, "ping-ballot", table=name)
    if wait.why == NEXT or since is None:
        return say(language, "ping-next", table=name)
    key = "ping-late" if wait.why == "late" else "ping-line"
    return say(
        language, key, table=name, asked=asked(running, wait.seat, language), since=f"<t:{int(since.timestamp())}:R>"
    )


def words(waits: Sequence[Wait], language: str, whom: str = "") -> ui.LayoutView:
    """The whole message."""
    lines = [line(wait, language) for wait in waits[:LISTED]]
    if len(waits) > LISTED:
        lines.append(say(language, "ping-more", count=len(waits) - LISTED))
    head = ""
    if len(waits) > 1:
        head = "**" + say(language, "ping-tables", count=len(waits)) + "**"
    elif waits[0].why not in NO_MOVES:
        head = "**" + say(language, "ping-again" if waits[0].why == "again" else "ping-one") + "**"
    text = "\n".join(part for part in (" ".join(p for p in (whom, head) if p), *lines) if part)
    open_ones = [wait for wait in waits if wait.why not in NO_MOVES][:5]
    many = len({wait.running.id for wait in open_ones}) > 1
    buttons = [
        button(
            Address("mine", wait.running.id, wait.seat if whom == "" else None),
            say(language, "table-my-move") + (f" · #{wait.running.id}" if many else ""),
            ButtonStyle.primary,
        )
        for wait in {wait.running.id: wait for wait in open_ones}.values()
    ]
    return layout.message(text, [row(*buttons)] if buttons else [])


# -- how it gets there --------------------------------------------------------------------------------------------


async def ping(bot: Slowtable, items: Sequence[db.OutboxItem]) -> Sent:
    """Tell somebody what waits for them; superfluous where it does not any more."""
    user = items[0].payload["user"]
    waits = await _still(bot, user, [wait for item in items for wait in item.payload["waits"]])
    if not waits:
        return None, None
    settings = await bot.store.settings.user(user)
    if settings.reminders is not Remind.THREAD and settings.dms_refused_at is None:
        try:
            channel = await bot.dm(user)
            return await sending.send(bot, channel, items[0], words(waits, await bot.people.language(user))), None
        except discord.Forbidden as error:
            if error.code != DMS_CLOSED:
                raise
            await bot.store.settings.set_user(user, dms_refused_at=bot.now())
    return await _in_threads(bot, user, waits, items[0]), None


async def _in_threads(bot: Slowtable, user: int, waits: Sequence[Wait], item: db.OutboxItem) -> int | None:
    """In the thread that waits longest: one message per server, as no server is told of another's tables."""
    sent = None
    guilds: dict[int, list[Wait]] = {}
    for wait in waits:
        guilds.setdefault(wait.running.row.guild_id, []).append(wait)
    for number, of_guild in enumerate(guilds.values()):
        first = of_guild[0].running.row
        if first.thread_id is None:
            continue
        view = words(of_guild, first.language, f"<@{user}>")
        nonce = f"{item.nonce}-{number}" if number else item.nonce
        message_id = await sending.send(bot, _thread(bot, first), item, view, nonce=nonce, allowed_mentions=_only(user))
        sent = sent or message_id
    return sent


async def _still(bot: Slowtable, user: int, waits: Sequence[dict[str, Any]]) -> list[Wait]:
    """Those that still wait for the same answer, longest first; of several words about one seat the last."""
    found: dict[tuple[int, int, bool], Wait] = {}
    for one in waits:
        running = await bot.table.read(one["match"])
        seat = one["seat"]
        if running is None or running.over or running.row.status is not Status.RUNNING:
            continue
        if running.owner(seat) != user:
            continue
        if await _holds(bot, running, user, one):
            await _fresh(bot, running)
            found[running.id, seat, one["why"] == BALLOT] = Wait(running, seat, one["why"])
    return sorted(found.values(), key=lambda wait: wait.running.seats[wait.seat].asked_at or bot.now())


async def _holds(bot: Slowtable, running: Running, user: int, one: dict[str, Any]) -> bool:
    """Whether it is still as it was when somebody was to be told of it."""
    seat = one["seat"]
    if one["why"] == NEXT:
        return seat not in running.match.waiting
    if one["why"] == BALLOT:
        votes = [await bot.store.votes.count(vote.id) for vote in await bot.store.votes.open_in(running.id)]
        return any(count is not None and count.vote.kind == LATE and user not in count.ballots for count in votes)
    decision = running.decision(seat)
    return decision is not None and seat in running.waiting_people() and decision.asked == one["asked"]


async def _fresh(bot: Slowtable, running: Running) -> None:
    """The newest messages of the match, so that links lead to the board as it is."""
    if (row_ := await bot.find(running.id)) is not None:
        running.row.messages, running.row.thread_id = row_.messages, row_.thread_id


async def stalled(bot: Slowtable, items: Sequence[db.OutboxItem]) -> Sent:
    """The table is told whom it waits for in vain, and its host is pinged; all others if that is the host."""
    running = await bot.table.read(items[0].match_id or 0)
    if running is None or running.over or running.row.thread_id is None:
        return None, None
    seats = [item.payload["seat"] for item in items if _same_wait(running, item)]
    if not seats:
        return None, None
    language, waited_for = running.row.language, {running.owner(seat) for seat in seats}
    playing = [one.user_id for one in running.seats if one.user_id is not None and one.bot is None]
    host_is_gone = any(item.payload.get("was_host") for item in items)
    called = playing if host_is_gone else [running.row.host_id]
    users = [user for user in dict.fromkeys(called) if user not in waited_for]
    since = min(asked_at for seat in seats if (asked_at := running.seats[seat].asked_at))
    text = say(
        language,
        "note-stalled",
        mentions(running),
        seats=[SeatName(seat) for seat in seats],
        since=f"<t:{int(since.timestamp())}:R>",
        users=", ".join(f"<@{user}>" for user in users or called),
    )
    view = layout.message(text)
    return await sending.send(bot, _thread(bot, running.row), items[0], view, allowed_mentions=_only(*users)), None


def _same_wait(running: Running, item: db.OutboxItem) -> bool:
    since = running.seats[item.payload["seat"]].asked_at
    return since is not None and since.timestamp() == item.payload["asked_at"]


def _thread(bot: Slowtable, row_: db.Match) -> discord.PartialMessageable:
    assert row_.thread_id is not None
    return bot.get_partial_messageable(row_.thread_id, guild_id=row_.guild_id)


def _only(*users: int) -> discord.AllowedMentions:
    """A message that pings nobody else."""
    return discord.AllowedMentions(users=[discord.Object(user) for user in users], everyone=False, roles=False)


async def seat_note(bot: Slowtable, items: Sequence[db.OutboxItem]) -> Sent:
    """A line about a seat that a bot plays, with a button to come back to it."""
    item = items[-1]
    running, told = await bot.table.read(item.match_id or 0), item.payload
    if running is None or running.row.thread_id is None:
        return None, None
    language = running.row.language
    args = {"user": f"<@{told['user']}>"} if told.get("user") else {}
    press = button(Address(told["verb"], running.id, told["seat"]), say(language, told["label"]), ButtonStyle.primary)
    view = layout.message(say(language, told["key"], None, **args), [row(press)])
    return await sending.send(bot, _thread(bot, running.row), item, view, allowed_mentions=_only()), None


KINDS: dict[str, Deliver] = {"ping": ping, "stalled": stalled, "seat": seat_note}
