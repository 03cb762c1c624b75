"""Hints: what the house's bot would do in somebody's place, from what that seat may know."""

from __future__ import annotations

import asyncio
import random
from typing import NamedTuple

import games
from bot.tables.posts import Note
from bot.tables.running import Running
from bot.tables.starting import HINTS
from bot.tables.table import Table
from bot.tables.thinking import Thinkers
from games.engine import Choice, Match
from games.engine.reason import Reason, reason


class Hinted(NamedTuple):
    """A choice that a worker is to find a reason for."""

    game: str
    record: bytes
    """The match."""
    seat: int
    choice: Choice
    seed: str


def allowed(running: Running) -> bool:
    """Whether the table lets people ask; a match that teaches always does."""
    return running.row.lesson is not None or running.row.options.get(HINTS) != "forbidden"


async def would_do(running: Running, seat: int) -> Choice:
    """The bot's answer to what the seat is asked, thought of off the loop. Its chance is its own: the match's dice are
    nobody's to know."""
    decision, chance = running.match.decisions[seat], random.Random(f"{running.id} {running.match.serial(seat)}")
    words = await asyncio.to_thread(running.match.game.policy, running.view(seat), decision, chance)
    return decision.parse(words)


async def why(thinkers: Thinkers, running: Running, seat: int, choice: Choice) -> Reason | None:
    """A reason for a choice, found by whoever thinks for bots, since others play on for it; None: there is nothing to
    compare."""
    hinted = Hinted(running.game, running.match.dump(), seat, choice, str(running.id))
    return await thinkers.done(reason_of, hinted)


def reason_of(hinted: Hinted) -> Reason | None:
    """Why a choice. This runs in a worker."""
    match = Match.load(games.game(hinted.game), hinted.record)
    return reason(match, hinted.seat, hinted.choice, hinted.seed)


async def tell(table: Table, running: Running, seat: int, user: int) -> None:
    """The table is told that somebody has asked, once for each question; unless it plays to learn."""
    if running.row.lesson is None and table.told_first(running.id, f"hint {seat} {running.match.serial(seat)}"):
        await table.post(Note(key="hint-used", user=user), match_id=running.id)
