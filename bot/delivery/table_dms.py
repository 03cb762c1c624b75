"""Words to people about a table as a whole: an invitation, the question whether they want to be host, its end."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ButtonStyle

import db
from bot.delivery import sending
from bot.delivery.courier import Courier
from bot.delivery.threads import name_of
from bot.delivery.trouble import DMS_CLOSED
from bot.delivery.worker import NOTHING, Delivery, Item, Sent
from bot.messages import layout, naming
from bot.messages.address import Address
from bot.messages.controls import Row, button, row
from bot.messages.people import mentions
from bot.messages.words import say
from bot.tables import guests
from bot.tables.inviting import DM_INVITED, DM_REMOVED
from bot.tables.posts import TableDM, ThreadNamed
from bot.tables.table_changes import DM_HEIR
from bot.tables.time import gate
from bot.tables.watching import DM_ENDED
from db import Remind, Status


async def deliver(courier: Courier, items: Sequence[Item[TableDM]]) -> Sent:
    """By DM, or where the table is for whoever wants or takes no DMs; superfluous for whoever wants no messages."""
    item = items[-1]
    found, told = await courier.table.find(item.match_id), item.post
    settings = await courier.store.settings.user(told.user)
    if found is None or settings.reminders is Remind.OFF or not await _holds(courier, found, told):
        return NOTHING
    silent = gate.silent(settings, courier.now())
    if settings.reminders is not Remind.THREAD and settings.dms_refused_at is None:
        try:
            channel = await courier.dm(told.user)
            view = await _view(courier, found, told, await courier.people.language(told.user))
            return await sending.send(courier, channel, item.row, view, silent=silent), {}
        except discord.Forbidden as error:
            if error.code != DMS_CLOSED:
                raise
            await courier.store.settings.set_user(told.user, dms_refused_at=courier.now())
    place = courier.channel(found.thread_id or found.channel_id, found.guild_id)
    pinged = discord.AllowedMentions(users=[discord.Object(told.user)], everyone=False, roles=False)
    view = await _view(courier, found, told, found.language, f"<@{told.user}> ")
    return await sending.send(courier, place, item.row, view, allowed_mentions=pinged, silent=silent), {}


async def _holds(courier: Courier, found: db.Match, told: TableDM) -> bool:
    """Whether there is still reason to say it."""
    sits = any(seat.user_id == told.user for seat in await courier.store.matches.seats(found.id))
    if told.key == DM_INVITED:
        return found.status is Status.LOBBY and found.guests.get(str(told.user)) == guests.ASKED and not sits
    if told.key == DM_REMOVED:
        return not sits
    if told.key == DM_HEIR:
        return not found.status.over and found.heir_id == told.user
    return True


async def _view(courier: Courier, found: db.Match, told: TableDM, language: str, whom: str = "") -> layout.Composed:
    args = {"table": naming.linked(found, language), "user": f"<@{told.by}>"}
    if told.key == DM_ENDED:
        return layout.message(whom + await _ended(courier, found, language, args["table"]))
    return layout.message(whom + say(language, told.key, None, **args), _buttons(found, told, language))


async def _ended(courier: Courier, found: db.Match, language: str, table: str) -> str:
    """How the match has ended."""
    running = await courier.table.read(found.id)
    outcome = running.match.outcome if running is not None else None
    if running is None or outcome is None:
        return say(language, "letter-ended-off", table=table)
    best = [seat for seat, place in enumerate(outcome.places) if place == 1]
    who = mentions(running)
    return say(language, DM_ENDED, table=table, winners=", ".join(who(seat) for seat in best))


def _buttons(found: db.Match, told: TableDM, language: str) -> list[Row]:
    verbs = {DM_INVITED: ("accept", "decline"), DM_HEIR: ("heiryes", "heirno")}.get(told.key)
    if verbs is None:
        return []
    yes, no = (Address(verb, found.id) for verb in verbs)
    return [
        row(
            button(yes, say(language, f"answer-{verbs[0]}"), ButtonStyle.success),
            button(no, say(language, f"answer-{verbs[1]}")),
        )
    ]


async def name(courier: Courier, items: Sequence[Item[ThreadNamed]]) -> Sent:
    """The thread's title, as the table is called now."""
    found = await courier.table.find(items[0].match_id)
    if found is not None and found.thread_id:
        await courier.client.http.edit_channel(found.thread_id, name=name_of(found), reason=f"match {found.id}")
    return NOTHING


def register(delivery: Delivery) -> None:
    """The posts of this module."""
    delivery.on(TableDM, deliver)
    delivery.on(ThreadNamed, name)
