"""Bots that are invited to a table: their names, how strong they play, and how they like to play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import cast

import db
from games.engine.policy import Style
from games.engine.strength import STRENGTHS, STYLES, Strength

POLICY = "bot"
"""Who plays a seat that no person plays."""
OF_BOTS = tuple(style for style in STYLES if style)
NORMAL: Strength = "normal"
BOT_NAMES = ("Ada", "Boole", "Cantor", "Dido", "Euler", "Freya")


def bot_names(seats: Sequence[db.Seat]) -> dict[int, str]:
    """What a bot in each seat is called: as in the lobby or, where a person sat down, by what is left of the names."""
    kept = {seat.bot_name for seat in seats}
    left = [name for name in BOT_NAMES if name not in kept]
    others = [seat.number for seat in seats if seat.bot_name is None]
    named = {seat.number: seat.bot_name for seat in seats if seat.bot_name is not None}
    return named | {number: left[rank % len(left)] for rank, number in enumerate(others)}


def free_name(seats: Iterable[db.Seat]) -> str:
    """A name that no bot of this lobby has."""
    taken = {seat.bot_name for seat in seats}
    return next(name for name in BOT_NAMES if name not in taken)


def invited(name: str, table: int | None) -> db.NewSeat:
    """A bot that sits down. Its style is drawn by a number that is nobody's secret, that of the interaction by which
    the table was opened: at the next table it is another one. Without a number (to teach) it has none."""
    style = Random(f"{table} {name}").choice(OF_BOTS) if table is not None else ""
    return db.NewSeat(bot=POLICY, bot_name=name, style=style)


def along(seats: Sequence[db.Seat]) -> list[db.NewSeat]:
    """The bots of a table, as they sit down at another one."""
    names = bot_names(seats)
    return [
        db.NewSeat(bot=POLICY, bot_name=names[seat.number], strength=strength_of(seat), style=style_of(seat))
        for seat in seats
        if seat.user_id is None
    ]


def strength_of(seat: db.Seat) -> Strength:
    """How strong the bot in a seat plays; one that stands in for a person plays normally."""
    own = seat.user_id is None and seat.strength in STRENGTHS
    return cast("Strength", seat.strength) if own else NORMAL


def style_of(seat: db.Seat) -> Style:
    """How the bot in a seat likes to play; one that stands in for a person has no wishes of its own."""
    own = seat.user_id is None and seat.style in STYLES
    return cast("Style", seat.style) if own else ""
