"""Offers of seats on Discord: asked for twice by who makes them, a message in the thread, and its buttons."""

from __future__ import annotations

from bot.messages import layout
from bot.messages.address import number
from bot.panels.router import Click, Router
from bot.tables import offers, seats


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("takeseat", take)
    router.add("offerseat", confirm)
    router.add("offerbot", let_bot_play)
    router.add("offerno", cancel)
    router.add("offerend", withdraw)


async def confirm(click: Click) -> None:
    """They mean it."""
    seat, words = click.address.seat, click.address.argument
    user = number(words)
    if seat is None or (words and user is None) or not await _exists(click, seat):
        return
    became = await offers.make(click.table, click.address.match, seat, user, click.user)
    await click.update(layout.message(click.say(became)))


async def let_bot_play(click: Click) -> None:
    """They would rather let a bot play until they are back."""
    at = await click.seated()
    if at is not None:
        await seats.stand_in(click.table, click.address.match, at.seat, "asked", of=click.user)
        await click.update(layout.message(click.say("replace-bot-plays")))


async def cancel(click: Click) -> None:
    """They do not mean it."""
    await click.update(layout.message(click.say("offer-nothing")))


# -- the offer in the thread ----------------------------------------------------------------------------------------


async def take(click: Click) -> None:
    """The button under an offer names the offer, and nothing else is believed."""
    await click.known()
    offer = number(click.address.argument)
    if offer is None:
        await click.reply(click.say("seat-gone"))
        return
    await click.think()
    became = await offers.take(click.table, click.address.match, offer, click.user)
    await click.reply(click.say(became))


async def withdraw(click: Click) -> None:
    """Whoever offers the seat keeps it."""
    seat = click.address.seat
    if seat is None or not await _exists(click, seat):
        return
    became = await offers.withdraw(click.table, click.address.match, seat, click.user)
    await click.reply(click.say(became))


async def _exists(click: Click, seat: int) -> bool:
    running = await click.known()
    if seat >= len(running.seats):
        await click.reply(click.say("no-such-match"))
        return False
    return True
