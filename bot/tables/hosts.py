"""The host of a table: who follows when the host does not play there any more, or is gone for long."""

from __future__ import annotations

from bot.tables.running import Running


def who_plays(running: Running) -> set[int]:
    """The people who play at the table now."""
    return {one.user_id for one in running.seats if one.bot is None and one.user_id is not None}


def gone(running: Running, seat: int) -> bool:
    """Whether the host can do nothing about a seat that keeps the table waiting: it is theirs, or they do not play."""
    return running.owner(seat) == running.row.host_id or running.row.host_id not in who_plays(running)


def successor(running: Running, seat: int) -> int | None:
    """The next person after a seat who plays now and is not the host; None if there is none."""
    order = [running.seats[(seat + step) % len(running.seats)] for step in range(1, len(running.seats) + 1)]
    others = [one for one in order if one.user_id not in (None, running.row.host_id)]
    return next((one.user_id for one in others if one.bot is None), None)
