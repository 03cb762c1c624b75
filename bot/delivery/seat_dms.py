"""Words to people about seats that were theirs, or may be: what became of one, with a button to come back while that
is possible; and that one is offered to them."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ButtonStyle

from bot.delivery import sending
from bot.delivery.courier import Courier
from bot.delivery.trouble import DMS_CLOSED
from bot.delivery.worker import NOTHING, Delivery, Item, Sent
from bot.messages import layout, naming
from bot.messages.address import Address
from bot.messages.controls import button, row
from bot.messages.words import say
from bot.tables.changes import DM_OFFERED
from bot.tables.posts import SeatDM
from bot.tables.running import Running
from bot.tables.time import gate
from db import Remind


async def deliver(courier: Courier, items: Sequence[Item[SeatDM]]) -> Sent:
    """By DM, or in the thread for whoever wants or takes no DMs; superfluous for whoever wants no messages."""
    item = items[-1]
    running, told = await courier.table.read(item.match_id), item.post
    settings = await courier.store.settings.user(told.user)
    if (
        running is None
        or running.row.thread_id is None
        or settings.reminders is Remind.OFF
        or not _holds(running, told)
    ):
        return NOTHING
    silent = gate.silent(settings, courier.now())
    if settings.reminders is not Remind.THREAD and settings.dms_refused_at is None:
        try:
            channel = await courier.dm(told.user)
            view = _view(running, told, await courier.people.language(told.user))
            return await sending.send(courier, channel, item.row, view, silent=silent), {}
        except discord.Forbidden as error:
            if error.code != DMS_CLOSED:
                raise
            await courier.store.settings.set_user(told.user, dms_refused_at=courier.now())
    thread = courier.channel(running.row.thread_id, running.row.guild_id)
    pinged = discord.AllowedMentions(users=[discord.Object(told.user)], everyone=False, roles=False)
    view = _view(running, told, running.row.language, f"<@{told.user}> ")
    return await sending.send(courier, thread, item.row, view, allowed_mentions=pinged, silent=silent), {}


def _holds(running: Running, told: SeatDM) -> bool:
    """Whether there is still reason to say it: what has become of a seat is always told."""
    if told.key != DM_OFFERED:
        return True
    offer = running.offers.get(told.seat)
    return not running.over and offer is not None and offer.user_id == told.user


def _view(running: Running, told: SeatDM, language: str, whom: str = "") -> layout.Composed:
    text = whom + say(language, told.key, None, table=naming.linked(running.row, language), **told.args)
    if running.over or running.seats[told.seat].may_return != told.user:
        return layout.message(text)
    back = button(Address("restore", running.id, told.seat), say(language, "seat-restore"), ButtonStyle.primary)
    return layout.message(text, [row(back)])


def register(delivery: Delivery) -> None:
    """The posts of this module."""
    delivery.on(SeatDM, deliver)
