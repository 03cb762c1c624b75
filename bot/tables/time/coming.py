"""Whose turn comes next: said only where the game knows, from what everybody can see."""

from __future__ import annotations

from bot.tables.running import Running
from db import Status


def comes_next(running: Running) -> int | None:
    """The seat of the person whose turn follows the one under way; bots between the two play at once. None if nobody
    knows, or if it is the same person, or one who is asked something anyway."""
    if running.over or running.resting or running.row.status is not Status.RUNNING:
        return None
    now, later = None, list[int]()
    if turns := running.match.game.turns(running.match.view(None)):
        now, later = running.owner(turns[0]), [seat for seat in turns[1:] if not running.played_by_bot(seat)]
    if not later or running.owner(later[0]) == now or later[0] in running.match.waiting:
        return None
    return later[0]


def look(running: Running) -> None:
    """Keep in mind who comes next, so that it is told once."""
    running.coming = comes_next(running)
