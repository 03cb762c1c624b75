"""How strong the bots of a lobby play: a menu for each of them, for whoever sits at the table."""

from __future__ import annotations

from collections.abc import Sequence

import db
from bot.messages import bot_words, layout
from bot.messages.address import Address, number
from bot.messages.controls import Row, menu, option, row
from bot.messages.words import say
from bot.panels.lobby import refresh, refuse, still_open
from bot.panels.router import Click, Router
from bot.tables.bots import strength_of
from bot.tables.lobby import seats_of
from bot.tables.refusal import Refused, Why
from games.engine.strength import STRENGTHS


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("bots", bots)
    router.add("strength", strength)


async def bots(click: Click) -> None:
    """The bots of a table, and how strong each plays."""
    found = await still_open(click)
    if found is None:
        return
    seats = await click.store.matches.seats(found.id)
    if not seats_of(seats, click.user):
        await refuse(click, Refused(Why.NOT_IN, found.id))
    elif not (shown := rows(found, seats, click.language)):
        await refuse(click, Refused(Why.NO_BOTS, found.id))
    else:
        await click.reply(click.say("lobby-bots-title"), shown)


async def strength(click: Click) -> None:
    """One of them shall play easily, normally or hard."""
    seat = number(click.address.argument)
    outcome = await click.lobbies.set_strength(click.address.match, click.user, seat, click.value)
    if isinstance(outcome, Refused):
        await refuse(click, outcome)
        return
    menus = rows(outcome.match, outcome.seats, click.language)
    await click.put(layout.message(click.say("lobby-bots-title"), menus))
    await refresh(click, outcome.match)


def rows(match: db.Match, seats: Sequence[db.Seat], language: str) -> list[Row]:
    """A menu for each bot."""
    return [_menu(match, seat, language) for seat in seats if seat.user_id is None]


def _menu(match: db.Match, seat: db.Seat, language: str) -> Row:
    name, now = bot_words.name(seat), strength_of(seat)
    options = [
        option(
            f"{name} · {say(language, f'bot-strength-{each}')}",
            each,
            say(language, f"bot-strength-{each}-about"),
            chosen=each == now,
        )
        for each in STRENGTHS
    ]
    return row(menu(Address("strength", match.id, argument=str(seat.number)), name, options))
