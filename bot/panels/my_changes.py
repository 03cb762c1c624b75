"""What has changed since somebody's last move: in words, and marked on the board."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import msgspec

import db
from bot.messages import happened, layout, news
from bot.messages.boards import Drawn
from bot.messages.people import mentions
from bot.panels.request import Services
from bot.tables.running import Running
from games.engine import Match

ABSENT = timedelta(hours=6)
"""Whoever has not moved for so long may have missed something."""
MOST = 12
"""How many differences are told; what happened is told below them."""
AT_ONCE = 100
"""How many entries of the log are read first."""


class Summary(msgspec.Struct, frozen=True):
    """What somebody has missed."""

    text: str
    board: Drawn


def missed(services: Services, running: Running, seat: int) -> bool:
    """Whether somebody comes back to a table where something has happened."""
    row = running.seats[seat]
    return (
        row.acted_at is not None
        and services.table.now() - row.acted_at >= ABSENT
        and row.seen_entry < running.row.logged
    )


async def summary(services: Services, running: Running, seat: int, language: str) -> Summary | None:
    """What happened since the seat's last move, as its owner may know it; None if nothing did."""
    last, missed_entries = await _since_own(services, running, seat)
    lines = news.story(running, missed_entries, language, seat)
    if not lines:
        return None
    before = await _view_after(services, running, seat, last)
    trail = happened.trails(running, missed_entries, seat)
    board = await services.boards.board(running, language, seat, before=before, trail=trail)
    different = _different(running, seat, language, before)
    return Summary(different + news.shortened(lines, layout.TEXT - 200 - len(different), language), board)


def _different(running: Running, seat: int, language: str, before: Any) -> str:
    """How things stand otherwise than before, by the game's own words for the difference of two views."""
    if before is None:
        return ""
    texts, who = running.texts(language), mentions(running)
    changes = [texts.say(change, who) for change in running.match.game.changes(before, running.view(seat))]
    return "".join(f"→ {line}\n" for line in changes[:MOST]) + ("\n" if changes else "")


async def _since_own(services: Services, running: Running, seat: int) -> tuple[int, list[db.LogEntry]]:
    """The number of the seat's last choice in the log (0: it has made none), and what came after it. The log is read
    from its end, further back as long as that choice has not come."""
    back = AT_ONCE
    while True:
        before = max(0, running.row.logged - back)
        log = await services.table.store.moves.log(running.id, before)
        last = max((entry.number for entry in log if _own(entry, seat)), default=0)
        if last or not before:
            return last, [entry for entry in log if entry.number > last]
        back *= 4


def _own(entry: db.LogEntry, seat: int) -> bool:
    return entry.seat == seat and entry.by == "player" and entry.kind == "choice"


async def _view_after(services: Services, running: Running, seat: int, entry: int) -> Any:
    """What the seat could see when its last turn had ended; None if that state is not kept any more."""
    known = max(entry, running.seats[seat].since_entry)  # what it saw before was for a former owner's eyes
    steps = [step for step in await services.table.store.moves.milestones(running.id) if step.logged >= known]
    if not steps or min(step.logged for step in steps) >= running.row.logged:
        return None
    data = await services.table.store.moves.milestone(running.id, min(steps, key=lambda step: step.logged).version)
    unread = bool(running.seats[seat].former)  # what was sealed then may have been a former owner's
    return Match.load(running.match.game, data).view(seat, unread=unread) if data is not None else None
