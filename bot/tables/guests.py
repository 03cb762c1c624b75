"""Who may sit down at a table, and who may know of it: private tables are for those who were invited."""

from __future__ import annotations

from collections.abc import Sequence

import db
from bot.tables.refusal import Refused, Why
from db import Status

ASKED, DECLINED, REMOVED = "asked", "declined", "removed"
"""What became of somebody's invitation; or that the host has freed their seat."""


def invited(row: db.Match, user: int) -> bool:
    """Whether somebody was invited, whatever they have answered."""
    return row.guests.get(str(user)) in (ASKED, DECLINED)


def barred(row: db.Match, user: int) -> Refused | None:
    """Why somebody may not sit down at a table that has not started, if they may not."""
    if row.host_id == user:
        return None
    if row.guests.get(str(user)) == REMOVED:
        return Refused(Why.REMOVED, row.id, user=row.host_id)
    if row.private and not invited(row, user):
        return Refused(Why.PRIVATE, row.id, user=row.host_id)
    return None


def may_know(row: db.Match, seats: Sequence[db.Seat], user: int) -> bool:
    """Whether a list of tables tells somebody of this one: of a private table, or one on which somebody tries the game
    against bots, only those who have to do with it."""
    if not row.private and not row.demo:
        return True
    return row.host_id == user or invited(row, user) or any(seat.user_id == user for seat in seats)


def pending(row: db.Match, seats: Sequence[db.Seat]) -> list[int]:
    """Who was invited and has not answered yet."""
    if row.status is not Status.LOBBY:
        return []
    sitting = {seat.user_id for seat in seats}
    asked = [int(user) for user, answer in row.guests.items() if answer == ASKED]
    return [user for user in asked if user not in sitting]
