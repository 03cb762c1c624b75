"""From a lobby to the first decision of its match."""

from __future__ import annotations

import random
import secrets
from typing import TYPE_CHECKING

import db
import games
from bot import posts
from bot.lobby import SEATING, still_open
from bot.panels.router import Click, Router
from bot.running import Running
from db import Status
from games.engine import Match, Setup

if TYPE_CHECKING:
    from bot.client import Slowtable

NAME = 90
"""So long a thread's name may be."""


def register(router: Router) -> None:
    """The verb of this module."""
    router.add("start", start)


async def start(click: Click) -> None:
    """The host starts the match."""
    found = await still_open(click)
    if found is None:
        return
    if found.host_id != click.user:
        await click.whisper(click.say("lobby-host-only", user=f"<@{found.host_id}>"))
        return
    await click.acknowledge()
    await start_match(click.bot, found)


async def start_match(bot: Slowtable, found: db.Match) -> Running:
    """From lobby to first decision, in one transaction; the thread and the board follow through the outbox."""
    seats = await bot.store.matches.seats(found.id)
    if found.options.get(SEATING, "random") == "random":
        random.SystemRandom().shuffle(seats)
    game = games.game(found.game)
    offered = {spec.key for spec in game.meta.offered(len(seats))}
    chosen = {key: value for key, value in found.options.items() if key in offered}
    setup = game.complete(Setup(len(seats), secrets.token_hex(16), chosen, tuple(dict(seat.options) for seat in seats)))
    match, events = Match.begin(game, setup)
    name = games.title(found.game, found.language)
    bank = found.bank_hours * 3600
    seating = [
        db.Seating(
            user_id=seat.user_id, bot=seat.bot, options=setup.seats[number] if setup.seats else {}, bank_seconds=bank
        )
        for number, seat in enumerate(seats)
    ]
    async with bot.table.locked(found.id) as already:
        if already is not None:
            return already
        fresh = [
            db.Seat(
                match_id=found.id,
                number=n,
                joined_at=bot.now(),
                user_id=s.user_id,
                bot=s.bot,
                options=s.options,
                bank_seconds=bank,
            )
            for n, s in enumerate(seating)
        ]
        running = Running(found, fresh, match)
        change = posts.started(running, bot.now(), events)
        running.row.status = Status.RUNNING
        await bot.table.begin(
            running, change, seating, setup, [open_post(found, name), db.Post(kind="lobby", dedupe="lobby")]
        )
    bot.table.tell(found.id)
    return running


def open_post(found: db.Match, name: str) -> db.Post:
    """The thread, made before anything is said in it."""
    return db.Post(kind="open", payload={"name": f"{name} · #{found.id}"[:NAME]})
