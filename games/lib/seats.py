"""Seats around the table."""

from __future__ import annotations


def clockwise(players: int, first: int) -> list[int]:
    """Everybody once, clockwise from this seat.

    >>> clockwise(4, 2)
    [2, 3, 0, 1]
    """
    return [(first + offset) % players for offset in range(players)]
