"""`/replace` and `/resign`: seats change hands."""

from __future__ import annotations

import discord
import msgspec
from discord import app_commands

from bot.commands.context import Answer, Context, Interaction, Tree, match_choices, slash
from bot.commands.translate import named
from bot.messages.offers import question
from bot.panels.request import in_time, services_of
from bot.tables import offers, seats
from bot.tables.running import Running
from bot.tables.votes import table_vote

YES = [app_commands.Choice(name=named("answer-yes"), value="yes")]
"""Discord's own True and False are not translated."""


def install(tree: Tree) -> None:
    """The commands of this module."""
    tree.add_command(replace)
    tree.add_command(resign)


@slash("replace", match=match_choices)
async def replace(
    context: Context,
    seat: int | None = None,
    player: discord.User | None = None,
    bot: bool = False,
    withdraw: bool = False,
    match: int | None = None,
) -> None:
    """Offer a seat, let a bot play it, or take it back; of another person's seat, ask the others."""
    running = await context.running(match)
    if running.over:
        raise Answer("own-over")
    number = chosen_seat(context, running, seat)
    wish = Wish(number, player, bot)
    await context.think()
    if withdraw:
        await context.reply(context.say(await offers.withdraw(context.table, running.id, number, context.user)))
    elif running.owner(number) == context.user:
        await own_seat(context, running, wish)
    elif running.seats[number].may_return == context.user:
        back = await seats.restore(context.table, running.id, number, context.user)
        await context.reply(context.say("seat-yours-again" if back else "seat-too-late"))
    elif running.owner(number) is None:
        await bots_seat(context, running, wish)
    else:
        await others_seat(context, running, wish)


@replace.autocomplete("seat")
@in_time
async def seat_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The seats of the match at hand, with who sits there."""
    services = services_of(interaction)
    row = await services.table.store.matches.in_thread(interaction.channel_id or 0)
    running = await services.table.read(row.id) if row else None
    if running is None:
        return []
    names = await services.people.seat_names(running)
    found = [app_commands.Choice(name=f"{n + 1}. {name}"[:100], value=n + 1) for n, name in enumerate(names)]
    return [choice for choice in found if current.lower() in choice.name.lower()][:25]


class Wish(msgspec.Struct, frozen=True):
    """What is to become of a seat."""

    seat: int
    player: discord.User | None
    bot: bool

    def checked(self, running: Running) -> Wish:
        """Refused if nobody could carry it out: who plays at a table never gets another seat of it."""
        if self.bot and self.player is not None:
            raise Answer("replace-one-of")
        if self.bot and running.played_by_bot(self.seat):
            raise Answer("replace-already-bot")
        if self.player is not None and (self.player.bot or self.player.id == running.owner(self.seat)):
            raise Answer("replace-cannot")
        if self.player is not None and running.seats_of(self.player.id):
            raise Answer("replace-rival")
        return self


def chosen_seat(context: Context, running: Running, seat: int | None) -> int:
    """The seat that is meant: the person's own, or one that was theirs, if they name none."""
    mine = running.seats_of(context.user)
    left = [one.number for one in running.seats if one.may_return == context.user]
    if seat is None:
        if not mine and not left:
            raise Answer("not-at-this-table")
        return (mine or left)[0]
    if not 1 <= seat <= len(running.seats):
        raise Answer("replace-no-such-seat", most=len(running.seats))
    if not mine and seat - 1 not in left:
        raise Answer("not-at-this-table")
    return seat - 1


async def own_seat(context: Context, running: Running, wish: Wish) -> None:
    """One's own: a bot leaves or plays at once, as that can be taken back; an offer is asked for twice."""
    if wish.player is None and not wish.bot and running.played_by_bot(wish.seat):
        await seats.take_back(context.table, running.id, wish.seat, of=context.user)
        await context.reply(context.say("seat-yours-again"))
        return
    wish.checked(running)
    if wish.bot:
        await seats.stand_in(context.table, running.id, wish.seat, "asked", of=context.user)
        await context.reply(context.say("replace-bot-plays"))
        return
    await ask_twice(context, running, wish)


async def bots_seat(context: Context, running: Running, wish: Wish) -> None:
    """A bot's own seat: the host finds a person for it."""
    if not offers.may_offer(running, wish.seat, context.user):
        raise Answer("replace-host-only", user=f"<@{running.row.host_id}>")
    await ask_twice(context, running, wish.checked(running))


async def ask_twice(context: Context, running: Running, wish: Wish) -> None:
    """What an offer means, with buttons to make it or not."""
    player = wish.player.id if wish.player is not None else None
    await context.send(question(running, wish.seat, context.language, player))


async def others_seat(context: Context, running: Running, wish: Wish) -> None:
    """Another person's seat: nobody disposes of it alone, so the others are asked."""
    if wish.player is None and not wish.bot:
        raise Answer("replace-how", user=f"<@{running.owner(wish.seat)}>", seat=wish.seat + 1)
    wish.checked(running)
    to = wish.player.id if wish.player is not None else None
    became = await table_vote.ask_about_seat(context.table, running, wish.seat, to, context.user)
    await context.reply(context.say(became))


@slash("resign", sure=YES, match=match_choices)
async def resign(context: Context, sure: str = "", match: int | None = None) -> None:
    """Leave for good: the rules of no game here know that, so a bot plays on."""
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
        await seats.resign(context.table, running.id, seat, context.user)
    await context.reply(context.say("resign-done"))
