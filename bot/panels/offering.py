"""Offers of seats on Discord: asked for twice by who makes them, a message in the thread, and its buttons."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle, ui

import db
from bot.address import Address
from bot.delivery import sending
from bot.delivery.worker import Delivery, Item, Sent
from bot.panels import layout
from bot.panels.controls import Press, button, row
from bot.panels.router import Click, Router
from bot.tables import offers, posts, seats
from bot.tables.running import Running
from bot.words import say

if TYPE_CHECKING:
    from bot.client import Slowtable


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("takeseat", take)
    router.add("offerseat", confirm)
    router.add("offerbot", let_bot_play)
    router.add("offerno", cancel)
    router.add("offerend", withdraw)


# -- asking whoever offers ------------------------------------------------------------------------------------------


def question(running: Running, seat: int, language: str, user: int | None) -> ui.LayoutView:
    """What would become of the seat, before anything does."""
    owned = running.owner(seat) is not None
    offer = running.offers.get(seat)
    asks = say(language, "offer-ask-one" if user else "offer-ask-all", user=f"<@{user}>")
    buttons = [
        button(Address("offerseat", running.id, seat, argument=str(user or "")), say(language, "offer-do"), PRIMARY)
    ]
    if owned and user is None:
        buttons.append(button(Address("offerbot", running.id, seat), say(language, "offer-bot"), emoji="🤖"))
    if offer is not None:
        buttons.append(_withdraw_button(running, offer, language))
    buttons.append(button(Address("offerno", running.id, seat), say(language, "offer-cancel")))
    told = say(language, "offer-what-owned" if owned else "offer-what-bot")
    now = _words(running, offer, language) if offer is not None else ""
    return layout.message(now, asks, f"-# {told}", [row(*buttons)])


async def confirm(click: Click) -> None:
    """They mean it."""
    seat, words = click.address.seat, click.address.argument
    user = int(words) if words.isdecimal() else None
    if seat is None or (words and user is None) or not await _exists(click, seat):
        return
    became = await offers.make(click.bot.table, click.address.match, seat, user, click.user)
    await click.update(layout.message(click.say(became)))


async def let_bot_play(click: Click) -> None:
    """They would rather let a bot play until they are back."""
    at = await click.seated()
    if at is not None:
        await seats.stand_in(click.bot.table, click.address.match, at.seat, "asked")
        await click.update(layout.message(click.say("replace-bot-plays")))


async def cancel(click: Click) -> None:
    """They do not mean it."""
    await click.update(layout.message(click.say("offer-nothing")))


# -- the offer in the thread ----------------------------------------------------------------------------------------


async def take(click: Click) -> None:
    """The button under an offer names the offer, and nothing else is believed."""
    number = click.address.argument
    if not number.isdecimal():
        await click.whisper(click.say("seat-gone"))
        return
    await click.think()
    became = await offers.take(click.bot.table, click.address.match, int(number), click.user)
    await click.whisper(click.say(became))


async def withdraw(click: Click) -> None:
    """Whoever offers the seat keeps it."""
    seat = click.address.seat
    if seat is None or not await _exists(click, seat):
        return
    became = await offers.withdraw(click.bot.table, click.address.match, seat, click.user)
    await click.whisper(click.say(became))


async def _exists(click: Click, seat: int) -> bool:
    running = await click.bot.table.read(click.address.match)
    if running is None or seat >= len(running.seats):
        await click.whisper(click.say("no-such-match"))
        return False
    return True


async def post(bot: Slowtable, items: Sequence[Item[posts.SeatOffered]]) -> Sent:
    """Ask in the thread; superfluous if the offer has ended meanwhile. Whom it is for gets a word of their own."""
    sent = None
    for item in items:
        running, offer = await _found(bot, item)
        if running is None or offer is None or offer.closed_at is not None:
            continue
        sent = await sending.send(bot, _thread(bot, running), item.row, _open_view(running, offer))
        await bot.table.keep(running.id, {_kept_as(offer): sent})
    return sent, None


async def update(bot: Slowtable, items: Sequence[Item[posts.OfferChanged]]) -> Sent:
    """What became of an offer, without its buttons; then the message is let go."""
    for item in items:
        running, offer = await _found(bot, item)
        row_ = await bot.find(item.match_id)
        if running is None or row_ is None or offer is None or offer.closed_at is None:
            continue
        if (message_id := row_.messages.get(_kept_as(offer))) is None:
            continue
        with contextlib.suppress(discord.NotFound):  # somebody has deleted it
            await _thread(bot, running).get_partial_message(message_id).edit(view=_over_view(running, offer))
        await bot.table.dropped(running.id, _kept_as(offer), message_id)
    return None, None


def _open_view(running: Running, offer: db.Offer) -> ui.LayoutView:
    language = running.row.language
    press = button(
        Address("takeseat", running.id, offer.seat, argument=str(offer.id)), say(language, "seat-take"), PRIMARY
    )
    buttons = [press] if offer.voted else [press, _withdraw_button(running, offer, language)]
    return layout.message(_words(running, offer, language), [row(*buttons)])


def _over_view(running: Running, offer: db.Offer) -> ui.LayoutView:
    language = running.row.language
    became = say(language, f"offer-{offer.outcome}", user=f"<@{offer.taken_by}>")
    return layout.message(_question(offer, language), f"-# {became}")


def _words(running: Running, offer: db.Offer, language: str) -> str:
    return f"{_question(offer, language)}\n-# {say(language, 'offer-until', until=_until(offer))}"


def _until(offer: db.Offer) -> str:
    return f"<t:{int(offer.expires_at.timestamp())}:f>"


def _question(offer: db.Offer, language: str) -> str:
    key = "seat-offer" if offer.user_id is not None else "seat-offer-all"
    key = key if offer.owner_id is not None else f"{key}-bot"
    return say(language, key, user=f"<@{offer.user_id}>", former=f"<@{offer.owner_id}>")


def _withdraw_button(running: Running, offer: db.Offer, language: str) -> Press:
    return button(Address("offerend", running.id, offer.seat), say(language, "offer-withdraw"))


async def _found(
    bot: Slowtable, item: Item[posts.SeatOffered | posts.OfferChanged]
) -> tuple[Running | None, db.Offer | None]:
    return await bot.table.read(item.match_id), await bot.store.offers.get(item.post.offer)


def _kept_as(offer: db.Offer) -> str:
    return f"offer_{offer.id}"


def _thread(bot: Slowtable, running: Running) -> discord.PartialMessageable:
    assert running.row.thread_id is not None
    return bot.get_partial_messageable(running.row.thread_id, guild_id=running.row.guild_id)


PRIMARY = ButtonStyle.primary


def deliver_by(delivery: Delivery) -> None:
    """The posts of this module."""
    delivery.on(posts.SeatOffered, post)
    delivery.on(posts.OfferChanged, update)
