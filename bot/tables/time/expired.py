"""A decision's time ran out: what then happens is what the table chose."""

from __future__ import annotations

import asyncio
from datetime import datetime

import db
from bot.tables import hosts, posts, seats
from bot.tables.running import Running
from bot.tables.table import Table
from bot.tables.time import backoff
from bot.tables.time.kinds import HOST
from db import WhenLate
from games.engine import GameError


async def act(table: Table, running: Running, seat: int, how: WhenLate, why: str = "late") -> bool:
    """Answer for the seat, or hand it to a bot; False if that is not wanted, or somebody was faster."""
    match_id = running.id
    try:
        if how is WhenLate.DEFAULT:
            await table.submit_default(match_id, seat, running.match.serial(seat))
        elif how is WhenLate.BOT:
            await _bot_decides(table, running, seat)
        elif how is WhenLate.SEAT:
            await seats.stand_in(table, match_id, seat, why)
        else:
            return False
    except GameError:
        return False
    return True


async def _bot_decides(table: Table, running: Running, seat: int) -> None:
    """A bot answers this one question, from the seat's own view, off the loop."""
    serial, decision = running.match.serial(seat), running.match.decisions[seat]
    view, chance = running.match.view(seat), running.chance(seat)
    words = await asyncio.to_thread(running.match.game.policy, view, decision, chance)
    await table.submit(running.id, seat, words, serial, by="late")


def note(running: Running, seat: int, key: str = "note-late") -> db.Post:
    """A notice in the thread."""
    return posts.Note(key=key, user=running.owner(seat)).row()


def helpers(running: Running, seat: int, now: datetime) -> list[db.NewReminder]:
    """Notices to whoever can do something about a seat that keeps the table waiting: the host, else all the others.
    They come a little later than the line in the thread: other tables may follow, and all come as one."""
    people = hosts.who_plays(running)
    others = sorted(people - {running.owner(seat)}) if hosts.gone(running, seat) else [running.row.host_id]
    due_at = now + backoff.GATHERED
    return [db.NewReminder(kind=HOST, seat=running.own_seat(user), user_id=user, due_at=due_at) for user in others]
