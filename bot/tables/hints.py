"""Hints: what the house's bot would do in somebody's place, from what that seat may know."""

from __future__ import annotations

import asyncio
import random

import msgspec

from bot.tables.posts import Note
from bot.tables.running import Running
from bot.tables.starting import HINTS
from bot.tables.table import Table
from games.engine import Choice, Match, Text, foresee
from games.engine.candidates import candidates

RIVALS = 6
"""With so many other choices one is compared, at most."""


def allowed(running: Running) -> bool:
    """Whether the table lets people ask; a match that teaches always does."""
    return running.row.lesson is not None or running.row.options.get(HINTS) != "forbidden"


async def would_do(running: Running, seat: int) -> Choice:
    """The bot's answer to what the seat is asked, thought of off the loop. Its chance is its own: the match's dice are
    nobody's to know."""
    decision, chance = running.match.decisions[seat], random.Random(f"{running.id} {running.match.serial(seat)}")
    words = await asyncio.to_thread(running.match.game.policy, running.view(seat), decision, chance)
    return decision.parse(words)


class Reason(msgspec.Struct, frozen=True):
    """Why a choice: what it would change that others would not."""

    changes: tuple[Text, ...]
    """In any case, and after none of the choices that it was compared with; empty: those change as much at once."""


async def why(running: Running, seat: int, choice: Choice) -> Reason | None:
    """A reason for a choice, found off the loop by the rules themselves; None: there is nothing to compare."""
    return await asyncio.to_thread(compared, running.match, seat, choice, str(running.id))


def compared(match: Match, seat: int, choice: Choice, seed: str) -> Reason | None:
    """What a choice would change, and none of those that lie beside it. It is made of what the seat may know."""
    decision = match.decision(seat)
    mine = foresee(match, seat, choice, seed)
    if mine is None or not mine.changes:
        return None
    found = candidates(match.game, match.view(seat), decision, decision.write(choice), seed, RIVALS + 1)
    others = [foresee(match, seat, decision.parse(words), seed) for words in found[1:]]
    rivals = [other.changes for other in others if other is not None]
    if not rivals:
        return None
    return Reason(tuple(change for change in mine.changes if not any(change in rival for rival in rivals)))


async def tell(table: Table, running: Running, seat: int, user: int) -> None:
    """The table is told that somebody has asked, once for each question; unless it plays to learn."""
    if running.row.lesson is None and table.told_first(running.id, f"hint {seat} {running.match.serial(seat)}"):
        await table.post(Note(key="hint-used", user=user), match_id=running.id)
