"""Pings and reminders on their way: by DM or in the thread, as the person prefers."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from hashlib import blake2b

import discord
from discord import ButtonStyle

import db
from bot.delivery import closing, sending
from bot.delivery.courier import Courier
from bot.delivery.trouble import DMS_CLOSED
from bot.delivery.worker import NOTHING, Delivery, Item, Sent
from bot.messages import layout
from bot.messages.address import Address
from bot.messages.controls import button, row
from bot.messages.people import mentions
from bot.messages.ping_words import NO_MOVES, Wait, words
from bot.messages.words import say
from bot.tables import posts
from bot.tables.kept import Kept
from bot.tables.running import Running
from bot.tables.time import hours
from bot.tables.time.coming import comes_next
from bot.tables.time.kinds import BALLOT, DIGEST, HOST, NEXT, POLL, STALLED, TAKEN, UNSEAT
from bot.tables.votes import subjects
from db import Remind, Status
from games.engine import SeatName

ABOUT_OTHERS = (BALLOT, POLL, HOST, UNSEAT)
"""Reasons to tell somebody that are about what others do or leave undone."""
ALSO_PAUSED = (POLL, UNSEAT, TAKEN)
"""What somebody is told of while the match is paused, too."""


async def ping(courier: Courier, items: Sequence[Item[posts.Ping]]) -> Sent:
    """Tell somebody what waits for them; superfluous where it does not any more."""
    user = items[0].post.user
    told_of = [wait for item in items for wait in item.post.waits]
    waits = await _still(courier, user, told_of)
    if not waits:
        await _close_earlier(courier, user, told_of, items[0].row)
        return NOTHING
    settings = await courier.store.settings.user(user)
    if settings.reminders is not Remind.THREAD and settings.dms_refused_at is None:
        try:
            channel = await courier.dm(user)
            view = words(waits, await courier.people.language(user))
            silent = _belated(waits, settings, courier.now())
            sent = await sending.post(courier, channel, items[0].row, view, silent=silent)
            if not sent.anew:  # it may name what does not wait any more
                await channel.get_partial_message(sent.id).edit(view=view)
            await _keep(courier, waits, sent.id, channel.id)
            return sent.id, {}
        except discord.Forbidden as error:
            if error.code != DMS_CLOSED:
                raise
            await courier.store.settings.set_user(user, dms_refused_at=courier.now())
    return await _in_threads(courier, settings, waits, told_of, items[0].row), {}


def _belated(waits: Sequence[Wait], settings: db.UserSettings, now: datetime) -> bool:
    """Whether a word was held up on its way until it may not disturb any more. A digest comes at an hour of choice."""
    return hours.free_at(settings, now) > now and all(wait.why != DIGEST for wait in waits)


async def _in_threads(
    courier: Courier,
    settings: db.UserSettings,
    waits: Sequence[Wait],
    told_of: Sequence[posts.Waiting],
    item: db.OutboxItem,
) -> int | None:
    """In the thread that waits longest: one message per server, as no server is told of another's tables."""
    last, user = None, settings.user_id
    silent = _belated(waits, settings, courier.now())
    guilds: dict[int, list[Wait]] = {}
    for wait in waits:
        guilds.setdefault(wait.running.row.guild_id, []).append(wait)
    earlier = await _earlier_in_threads(courier, told_of, item)
    for guild, of_guild in guilds.items():
        first = of_guild[0].running.row
        if first.thread_id is None:
            continue
        view = words(of_guild, first.language, f"<@{user}>")
        if (message := earlier.get(guild)) is not None:
            sending.keep_mark(view, message)
            await message.edit(view=view)
            message_id, thread_id = message.id, message.channel.id
        else:
            thread, nonce, pinged = courier.thread(first), _nonce(item, guild), _only(user)
            message_id = await sending.send(
                courier, thread, item, view, nonce=nonce, allowed_mentions=pinged, silent=silent
            )
            thread_id = first.thread_id
        await _keep(courier, of_guild, message_id, thread_id)
        last = last or message_id
    return last


def _nonce(item: db.OutboxItem, guild: int) -> str:
    """Of the message to one server: the same however many others there are to tell by now."""
    return blake2b(f"{item.nonce}/{guild}".encode(), digest_size=8).hexdigest()


async def _earlier_in_threads(
    courier: Courier, told_of: Sequence[posts.Waiting], item: db.OutboxItem
) -> dict[int, discord.Message]:
    """What an earlier attempt has sent, by server: another thread may have waited longest then."""
    found: dict[int, discord.Message] = {}
    for number in dict.fromkeys(one.match for one in told_of) if item.attempts > 1 else ():
        row = await courier.table.find(number)
        if row is None or row.thread_id is None or row.guild_id in found:
            continue
        message = await sending.sent_before(courier, courier.thread(row), item, _nonce(item, row.guild_id))
        if message is not None:
            found[row.guild_id] = message
    return found


async def _close_earlier(courier: Courier, user: int, told_of: Sequence[posts.Waiting], item: db.OutboxItem) -> None:
    """What an earlier attempt has sent, of which nobody heard, and which nobody needs any more."""
    if item.attempts < 2:
        return
    direct = await courier.dm(user)
    sent = [
        await sending.sent_before(courier, direct, item),
        *(await _earlier_in_threads(courier, told_of, item)).values(),
    ]
    for message in sent:
        for one in told_of:
            running = await courier.table.read(one.match)
            if message is None or running is None or message.channel.id not in (direct.id, running.row.thread_id):
                continue
            kept = Kept("ping", one.seat, message.id, message.channel.id, user, one.asked)
            await closing.edit(courier, kept, await closing.ping(courier, running, kept))
            break


async def _keep(courier: Courier, waits: Sequence[Wait], message_id: int, channel_id: int) -> None:
    """So that the message is closed when its questions are."""
    for wait in waits:
        if wait.why not in NO_MOVES:
            await closing.keep_message(courier, wait.running, wait.seat, "ping", message_id, channel_id)


async def _still(courier: Courier, user: int, waits: Sequence[posts.Waiting]) -> list[Wait]:
    """Those that still wait for the same answer, longest first; of several words about one seat the last."""
    found: dict[tuple[int, int, str], Wait] = {}
    for one in waits:
        running = await courier.table.read(one.match)
        if running is None or running.over or await courier.servers.away(running.row.guild_id):
            continue  # a server that has removed us: the next reminder comes when it has us again
        if running.row.status is not Status.RUNNING and one.why not in ALSO_PAUSED:
            continue
        others = await _stalled_seats(courier, running, user) if one.why == HOST else ()
        if await _holds(courier, running, user, one, others):
            topic = one.why if one.why in ABOUT_OTHERS else ""
            late = one.why not in NO_MOVES and (running.seats[one.seat].ends_at or courier.now()) < courier.now()
            found[running.id, one.seat, topic] = Wait(running, one.seat, one.why, others, late)
    return sorted(found.values(), key=lambda wait: wait.since or courier.now())


async def _holds(
    courier: Courier, running: Running, user: int, one: posts.Waiting, stalled_seats: Sequence[int]
) -> bool:
    """Whether it is still as it was when somebody was to be told of it."""
    seat, why = one.seat, one.why
    if why == HOST:
        return bool(stalled_seats)
    if running.owner(seat) != user:
        return False
    if why == NEXT:
        return comes_next(running) == seat
    if why == TAKEN:
        return running.played_by_bot(seat)
    if why == UNSEAT:
        open_votes = await courier.store.votes.open_in(running.id)
        return any(
            isinstance(about := subjects.of(vote), subjects.Unseat) and about.seat == seat for vote in open_votes
        )
    if why in (BALLOT, POLL):
        votes = [await courier.store.votes.count(vote.id) for vote in await courier.store.votes.open_in(running.id)]
        mine = [
            count for count in votes if count is not None and (subjects.late(count.vote) is not None) == (why == BALLOT)
        ]
        return any(user not in count.ballots for count in mine)
    decision = running.decision(seat)
    return decision is not None and seat in running.waiting_people() and decision.asked == one.asked


async def _stalled_seats(courier: Courier, running: Running, user: int) -> tuple[int, ...]:
    """The seats of others that the table has been told of, and still waits for."""
    told = {
        one.seat for one in await courier.store.reminders.of_match(running.id) if one.kind == STALLED and one.attempt
    }
    return tuple(seat for seat in running.waiting_people() if seat in told and running.owner(seat) != user)


async def stalled(courier: Courier, items: Sequence[Item[posts.Stalled]]) -> Sent:
    """The table is told whom it waits for in vain. Whoever can do something about it gets a word of their own."""
    running = await courier.table.read(items[0].match_id)
    if running is None or running.over or running.row.thread_id is None:
        return NOTHING
    seats = [item.post.seat for item in items if _same_wait(running, item.post)]
    if not seats:
        return NOTHING
    since = min(asked_at for seat in seats if (asked_at := running.seats[seat].asked_at))
    text = say(
        running.row.language,
        "note-stalled-long" if any(item.post.long for item in items) else "note-stalled",
        mentions(running),
        seats=[SeatName(seat) for seat in seats],
        since=f"<t:{int(since.timestamp())}:R>",
    )
    return await sending.send(courier, courier.thread(running.row), items[0].row, layout.message(text)), {}


def _same_wait(running: Running, post: posts.Stalled) -> bool:
    since = running.seats[post.seat].asked_at
    return since is not None and since.timestamp() == post.asked_at


def _only(*users: int) -> discord.AllowedMentions:
    """A message that pings nobody else."""
    return discord.AllowedMentions(users=[discord.Object(user) for user in users], everyone=False, roles=False)


async def seat_note(courier: Courier, items: Sequence[Item[posts.SeatNote]]) -> Sent:
    """A line about a seat that a bot plays, with a button to come back to it."""
    item = items[-1]
    running, told = await courier.table.read(item.match_id), item.post
    if running is None or running.row.thread_id is None:
        return NOTHING
    language = running.row.language
    args = {"user": f"<@{told.user}>"} if told.user else {}
    press = button(Address("back", running.id, told.seat), say(language, "seat-take-back"), ButtonStyle.primary)
    view = layout.message(say(language, told.key, None, **args), [row(press)])
    return await sending.send(courier, courier.thread(running.row), item.row, view, allowed_mentions=_only()), {}


def register(delivery: Delivery) -> None:
    """The posts of this module."""
    delivery.on(posts.Ping, ping)
    delivery.on(posts.Stalled, stalled)
    delivery.on(posts.SeatNote, seat_note)
