"""Seats around the table."""

from __future__ import annotations

from functools import cache

from games.engine import SeatName


@cache
def who(seat: int) -> SeatName:
    """A seat, to be named in a text."""
    return SeatName(seat)


def clockwise(players: int, first: int) -> list[int]:
    """Everybody once, clockwise from this seat.

    >>> clockwise(4, 2)
    [2, 3, 0, 1]
    """
    return [(first + offset) % players for offset in range(players)]
