"""The tables of a server in words: those that wait for players, then those under way. And how lists turn pages."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, TypeVar

import msgspec

import db
import games
from bot.messages import naming
from bot.messages.address import Address
from bot.messages.controls import MenuLine, Row, button, option, row
from bot.messages.lobby import seated
from bot.messages.people import mentions
from bot.messages.words import say
from bot.tables.running import Running
from db import Status
from games.engine import SeatName
from games.engine.text import Item

T = TypeVar("T")


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    row: db.Match
    seats: list[db.Seat]
    running: Running | None = None
    """Once it has begun."""


def line(found: Listed, language: str) -> str:
    """A table: which, who plays there, what it waits for, and since when."""
    if found.running is None:
        return _open_line(found, language)
    running, who = found.running, mentions(found.running)
    people = ", ".join(who(seat) for seat in range(len(running.seats)))
    args: dict[str, Any] = {"table": naming.linked(found.row, language), "people": people}
    if running.row.status is Status.PAUSED:
        return say(language, "list-paused", since=ago(running.row.paused_at), **args)
    waiting = running.match.waiting
    if running.resting or not waiting:
        return say(language, "list-rests" if running.resting else "list-playing", **args)
    asked = [moment for seat in waiting if (moment := running.seats[seat].asked_at) is not None]
    seats: list[Item] = [SeatName(seat) for seat in waiting]
    return say(language, "list-running", who, seats=seats, since=ago(min(asked, default=running.row.moved_at)), **args)


def _open_line(found: Listed, language: str) -> str:
    low, high = games.metas()[found.row.game].players
    return say(
        language,
        "list-open-private" if found.row.private else "list-open",
        table=naming.linked(found.row, language),
        people=", ".join(seated(seat) for seat in found.seats),
        count=len(found.seats),
        low=low,
        high=high,
        since=ago(found.row.created_at),
    )


def ago(moment: datetime | None) -> str:
    """How long ago, as everybody's own clock tells it."""
    return f"<t:{int(moment.timestamp())}:R>" if moment is not None else ""


def choice(found: Listed, language: str) -> MenuLine:
    """A table in a menu."""
    _, high = games.metas()[found.row.game].players
    count = len(found.seats)
    return option(naming.plain_title(found.row, language), str(found.row.id), f"{count}/{high}")


def paged(found: Sequence[T], number: int, most: int) -> tuple[Sequence[T], int, int]:
    """A page of a list, its number, and that of the last page; the last one if there are fewer."""
    last = max(0, len(found) - 1) // most
    number = min(number, last)
    return found[number * most : (number + 1) * most], number, last


def page_buttons(verb: str, language: str, number: int, last: int) -> Row:
    """To the pages before and after."""
    before = Address(verb, argument=str(max(0, number - 1)))
    # Two buttons of one message may not have the same address.
    after = Address(verb, serial=".", argument=str(min(last, number + 1)))
    return row(
        button(before, say(language, "my-previous"), disabled=number == 0),
        button(after, say(language, "my-next"), disabled=number == last),
    )
