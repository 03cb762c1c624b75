"""`/replace` and `/resign`: seats change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import discord
from discord import app_commands

import db
from bot.answering import in_time
from bot.commands.context import Answer, Context, Interaction, command, match_choices
from bot.commands.translate import named
from bot.running import Running
from bot.time import seats

if TYPE_CHECKING:
    from bot.client import Slowtable


def install(bot: Slowtable) -> None:
    """The commands of this module."""
    bot.tree.add_command(replace)
    bot.tree.add_command(resign)


@app_commands.command(name=named("command-replace"), description=named("command-replace-about"))
@app_commands.rename(
    seat=named("option-seat"), player=named("option-player"), bot=named("option-bot"), match=named("option-match")
)
@app_commands.describe(
    seat=named("option-seat-about"),
    player=named("option-player-about"),
    bot=named("option-bot-about"),
    match=named("option-match-about"),
)
@app_commands.autocomplete(match=match_choices)
async def replace(
    interaction: Interaction,
    seat: int | None = None,
    player: discord.User | None = None,
    bot: bool = False,
    match: int | None = None,
) -> None:
    """Give a seat to a bot, to a person, or to whoever wants it; or take one's own back from a bot."""

    async def work(context: Context) -> None:
        running = await context.running(match)
        if running.over:
            raise Answer("own-over")
        number = chosen_seat(context, running, seat)
        await context.think()
        await handed_over(context, running, number, player, to_bot=bot)

    await command(work)(interaction)


@replace.autocomplete("seat")
@in_time
async def seat_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The seats of the match at hand, with who sits there."""
    bot = cast("Slowtable", interaction.client)
    row = await bot.store.matches.in_thread(interaction.channel_id or 0)
    running = await bot.table.read(row.id) if row else None
    if running is None:
        return []
    names = await bot.people.seat_names(running)
    found = [app_commands.Choice(name=f"{n + 1}. {name}"[:100], value=n + 1) for n, name in enumerate(names)]
    return [choice for choice in found if current.lower() in choice.name.lower()][:25]


def chosen_seat(context: Context, running: Running, seat: int | None) -> int:
    """The seat that is meant, if this person may dispose of it: their own, or the host any."""
    mine = running.seats_of(context.user)
    host = running.row.host_id == context.user
    if seat is None:
        if not mine:
            raise Answer("replace-which" if host else "not-at-this-table")
        return mine[0]
    if not 1 <= seat <= len(running.seats):
        raise Answer("replace-no-such-seat", most=len(running.seats))
    if seat - 1 not in mine and not host:
        raise Answer("replace-not-yours", user=f"<@{running.row.host_id}>")
    return seat - 1


async def handed_over(
    context: Context, running: Running, seat: int, player: discord.User | None, *, to_bot: bool
) -> None:
    """A bot stands in at once; a person is asked first."""
    bot, owner = context.bot, running.owner(seat)
    if to_bot:
        if player is not None:
            raise Answer("replace-one-of")
        if running.played_by_bot(seat):
            raise Answer("replace-already-bot")
        await seats.stand_in(bot, running.id, seat, "asked")
        await context.reply(context.say("replace-bot-plays"))
        return
    if player is None and owner == context.user and running.played_by_bot(seat):
        await seats.take_back(bot, running.id, seat)
        await context.reply(context.say("seat-yours-again"))
        return
    if player is not None and (player.bot or player.id == owner):
        raise Answer("replace-cannot")
    if player is not None and player.id == context.user:
        await seats.give(bot, running.id, seat, player.id, "seat-given")  # who asks for it agrees
        await context.reply(context.say("seat-yours"))
        return
    await bot.store.outbox.put([offer(running, seat, player.id if player else None)], bot.now(), running.id)
    bot.delivery.wake()
    await context.reply(context.say("replace-offered"))


def offer(running: Running, seat: int, user: int | None) -> db.Post:
    """A message with a button that takes the seat."""
    owner = running.owner(seat)
    key = "seat-offer" if user else "seat-offer-all"
    payload = {
        "key": key if owner else f"{key}-bot",
        "user": user,
        "former": owner,
        "seat": seat,
        "verb": "takeseat",
        "label": "seat-take",
        "for": f"{user or ''}-{owner or ''}",
        "ping": user,
    }
    return db.Post(kind="seat", payload=payload)


@app_commands.command(name=named("command-resign"), description=named("command-resign-about"))
@app_commands.rename(sure=named("option-sure"), match=named("option-match"))
@app_commands.describe(sure=named("option-sure-about"), match=named("option-match-about"))
@app_commands.autocomplete(match=match_choices)
async def resign(interaction: Interaction, sure: bool = False, match: int | None = None) -> None:
    """Leave for good: the rules of no game here know that, so a bot plays on."""

    async def work(context: Context) -> None:
        running = await context.running(match)
        if running.over:
            raise Answer("own-over")
        mine = running.seats_of(context.user)
        if not mine:
            raise Answer("not-at-this-table")
        if not sure:
            raise Answer("resign-sure")
        await context.think()
        for seat in mine:
            await seats.give(context.bot, running.id, seat, None, "seat-resigned")
        await context.reply(context.say("resign-done"))

    await command(work)(interaction)
