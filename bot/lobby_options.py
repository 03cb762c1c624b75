"""The options of a lobby: what its host chooses for the table, and what each player does for their own seat."""

from __future__ import annotations

from typing import Any

from discord import ui

import db
import games
from bot import lobby_clock
from bot.address import Address
from bot.lobby import refresh, refuse, still_open
from bot.panels import layout
from bot.panels.controls import menu, option, row
from bot.panels.router import Click, Router
from bot.tables.refusal import Refused, Why
from bot.tables.starting import SEATING, SEATINGS
from bot.words import say
from games.engine import Text


def register(router: Router) -> None:
    """The verbs of this module."""
    router.add("options", options)
    router.add("option", set_option)
    router.add("seat", choose_seat)
    router.add("seated", set_seat)


async def options(click: Click) -> None:
    """The options as menus, unseen by others; only the host changes them."""
    found = await still_open(click)
    if found is None:
        return
    if found.host_id != click.user:
        await refuse(click, Refused(Why.HOST_ONLY, found.id, user=found.host_id))
        return
    await click.whisper(click.say("lobby-options-title"), option_rows(found, click.language))


def option_rows(found: db.Match, language: str) -> list[ui.ActionRow[Any]]:
    """A menu per option."""
    texts, rows = games.texts(found.game, language), []
    for spec in games.metas()[found.game].options:
        now = found.options.get(spec.key, spec.default)
        label = texts.say(Text(f"{found.game}-option-{spec.key}"))
        lines = []
        for choice in spec.choices:
            name = texts.say(Text(f"{found.game}-option-{spec.key}-{choice}"))
            lines.append(option(f"{label}: {name}" if choice == now else name, choice, chosen=choice == now))
        rows.append(row(menu(Address("option", found.id, argument=spec.key), label, lines)))
    seating = found.options.get(SEATING, "random")
    lines = [option(say(language, f"lobby-seating-{how}"), how, chosen=how == seating) for how in SEATINGS]
    rows.append(row(menu(Address("option", found.id, argument=SEATING), say(language, "lobby-seating"), lines)))
    return [*rows, *lobby_clock.clock_rows(found, language)]


async def set_option(click: Click) -> None:
    """An option was chosen."""
    match_id, key, value = click.address.match, click.address.argument, click.values[0]
    clock = lobby_clock.changes(key, value)
    if clock is None:
        outcome = await click.bot.lobbies.set_option(match_id, click.user, key, value)
    else:
        outcome = await click.bot.lobbies.set_clock(match_id, click.user, clock)
    if isinstance(outcome, Refused):
        await refuse(click, outcome)
        return
    await click.put(layout.message(click.say("lobby-options-title"), option_rows(outcome.match, click.language)))
    await refresh(click, outcome.match)


async def choose_seat(click: Click) -> None:
    """What a player may choose for their seat: a colour, a faction."""
    found = await still_open(click)
    if found is None:
        return
    seats = await click.bot.store.matches.seats(found.id)
    mine = next((seat for seat in seats if seat.user_id == click.user), None)
    if mine is None:
        await refuse(click, Refused(Why.NOT_IN, found.id))
        return
    texts, rows = games.texts(found.game, click.language), []
    for spec in games.metas()[found.game].seat_options:
        taken = {seat.options.get(spec.key) for seat in seats if seat is not mine and spec.unique}
        lines = [
            option(
                texts.say(Text(f"{found.game}-seat-{spec.key}-{choice}")),
                choice,
                chosen=mine.options.get(spec.key) == choice,
            )
            for choice in spec.choices
            if choice not in taken
        ]
        rows.append(
            row(
                menu(
                    Address("seated", found.id, mine.number, argument=spec.key),
                    texts.say(Text(f"{found.game}-seat-{spec.key}")),
                    lines,
                )
            )
        )
    await click.whisper(click.say("lobby-seat-title"), rows)


async def set_seat(click: Click) -> None:
    """Something was chosen for a seat."""
    address = click.address
    outcome = await click.bot.lobbies.choose(address.match, click.user, address.seat, address.argument, click.values[0])
    if isinstance(outcome, Refused):
        await refuse(click, outcome)
        return
    await click.put(layout.message(click.say("lobby-seat-chosen")))
    await refresh(click, outcome.match)
