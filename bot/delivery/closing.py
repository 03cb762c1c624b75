"""Panels and pings whose question is closed say so: what was asked, and what was answered, to whoever may know."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord
import msgspec

import db
from bot.delivery.courier import Courier
from bot.delivery.worker import NOTHING, Item, Sent
from bot.messages import layout, naming, own, ping_words
from bot.messages.people import mentions
from bot.messages.words import say
from bot.tables.kept import KINDS, Kept, What
from bot.tables.posts import Closed, PanelClosed
from bot.tables.running import Running

log = logging.getLogger(__name__)
MOST_SEATS = 12
GONE = (10003, 10008, 50001, 50007)
"""Codes of Discord that say: there is nothing left to close."""


# -- closing it ----------------------------------------------------------------------------------------------------


async def closed(courier: Courier, items: Sequence[Item[PanelClosed]]) -> Sent:
    """Edit the messages, unless that has been done or somebody has made them true again."""
    for item in items:
        async with courier.kept.of(item.match_id, item.post.kept.seat):
            if item.post.newer:
                await _superseded(courier, item.match_id, item.post.kept)
            else:
                await _close(courier, item.match_id, item.post.kept, item.post.closed)
    return NOTHING


def line(closed: Closed, running: Running, language: str) -> str:
    """A question that is closed, in the reader's language."""
    texts, who = running.texts(language), mentions(running)
    if closed.answer is None:
        return f"{texts.say(closed.asked, who)} — {say(language, 'own-closed')}"
    return f"✅ {texts.say(closed.asked, who)} **{texts.say(closed.answer, who)}**"


async def _close(courier: Courier, match_id: int, kept: Kept, about: Closed | None) -> None:
    running, row = await courier.table.read(match_id), await courier.table.find(match_id)
    now = Kept.of(row.messages, kept.what, kept.seat) if row is not None else None
    if running is None or now is None or (now.message == kept.message and now.holds(running)):
        return
    language = await courier.people.language(kept.user)
    view = panel(running, kept, language, about) if kept.what == "panel" else await ping(courier, running, kept)
    await edit(courier, kept, view)
    await courier.table.dropped(match_id, kept.name, kept.message)


def panel(running: Running, kept: Kept, language: str, about: Closed | None) -> layout.Composed:
    """What is left of a panel."""
    if running.owner(kept.seat) != kept.user:
        words = say(language, "own-no-longer-yours")
    elif about is not None:
        words = line(about, running, language)
    else:
        words = say(language, "own-over" if running.over else "own-closed")
    return layout.message(own.place(running, language), words)


async def ping(courier: Courier, running: Running, kept: Kept) -> layout.Composed:
    """What is left of a ping: the other tables that it names, or a word that all is done."""
    by_dm = kept.channel != running.row.thread_id
    language = await courier.people.language(kept.user) if by_dm else running.row.language
    waits = [
        ping_words.Wait(other, seat, "turn")
        for other, seat in await sharing(courier, kept)
        if (other.id, seat) != (running.id, kept.seat) and seat in other.match.waiting
    ]
    if waits:
        return ping_words.words(waits, language, "" if by_dm else f"<@{kept.user}>")
    return layout.message(say(language, "ping-done", table=naming.linked(running.row, language)))


async def sharing(courier: Courier, kept: Kept) -> list[tuple[Running, int]]:
    """The seats of a person that are named in the same message."""
    found = []
    for row in await courier.store.matches.of_user(kept.user, [db.Status.RUNNING, db.Status.PAUSED]):
        seats = [
            seat
            for seat in range(MOST_SEATS)
            if (other := Kept.of(row.messages, kept.what, seat)) is not None and other.message == kept.message
        ]
        running = await courier.table.read(row.id) if seats else None
        found += [(running, seat) for seat in seats] if running is not None else []
    return found


async def edit(courier: Courier, kept: Kept, view: layout.Composed) -> None:
    """Change such a message; one that is gone needs no change."""
    message = courier.channel(kept.channel).get_partial_message(kept.message)
    try:
        await message.edit(view=view, attachments=[])
    except discord.HTTPException as error:
        if error.code not in GONE:
            raise
        log.info("message %s is gone: %s", kept.message, error)


# -- keeping it ----------------------------------------------------------------------------------------------------


async def keep(courier: Courier, match_id: int, kept: Kept) -> None:
    """A new message of its kind: the one before it is closed."""
    running, row = await courier.table.read(match_id), await courier.table.find(match_id)
    before = Kept.of(row.messages, kept.what, kept.seat) if row is not None else None
    if before == kept or running is None:
        return
    ousted = before is not None and before.message != kept.message and before.user == kept.user
    told = [PanelClosed(kept=before, newer=True)] if ousted and before is not None else []
    await courier.table.keep(match_id, kept.names(), *told)


async def _superseded(courier: Courier, match_id: int, before: Kept) -> None:
    """Say that there is a newer message, unless the old one is of use again: as a panel, or for other tables."""
    running, row = await courier.table.read(match_id), await courier.table.find(match_id)
    if running is None or row is None:
        return
    now = [Kept.of(row.messages, what, before.seat) for what in KINDS]
    if any(kept is not None and kept.message == before.message for kept in now):
        return
    if before.what == "ping" and await sharing(courier, before):
        return
    language = await courier.people.language(before.user)
    await edit(courier, before, layout.message(own.place(running, language), say(language, "own-newer-message")))


async def keep_panel(courier: Courier, running: Running, seat: int, message: int, channel: int) -> None:
    """A message has become the panel of a seat: it is no ping any more."""
    user, before = running.owner(seat) or 0, Kept.of(running.row.messages, "panel", seat)
    await keep_message(courier, running, seat, "panel", message, channel)
    if before is None or before.message != message:  # last: what a match does not keep is never closed
        await _no_ping(courier, Kept("ping", seat, message, channel, user, 0))


async def _no_ping(courier: Courier, kept: Kept) -> None:
    for other, of_seat in await sharing(courier, kept):
        await courier.table.dropped(other.id, msgspec.structs.replace(kept, seat=of_seat).name, kept.message)


async def keep_message(courier: Courier, running: Running, seat: int, what: What, message: int, channel: int) -> None:
    """A message about what a seat is asked now."""
    decision, user = running.decision(seat), running.owner(seat)
    if user is not None:
        asked = decision.asked if decision is not None else 0
        await keep(courier, running.id, Kept(what, seat, message, channel, user, asked))
