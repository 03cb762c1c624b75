"""Hexes, flat or pointed at the top: their corners, and what runs along their sides.

Coordinates are axial (q, r), y grows downwards. Sides are numbered clockwise as directions are: a pointed hex begins in
the east, a flat one in the south-east; corners `n` and `n + 1` are the ends of side `n`.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from render.art import Colour
from render.seats import DARK
from render.sprites import Pen, Point, Sprite, crisp, drawn

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Neighbours clockwise, beginning in the east (pointed) or south-east (flat)."""


def corners(radius: float, flat: bool) -> list[Point]:
    """The corners of a hex around (0, 0)."""
    turns = [(pi / 3) * (corner if flat else corner - 0.5) for corner in range(6)]
    return [(radius * cos(turn), radius * sin(turn)) for turn in turns]


def side(middle: Point, radius: float, flat: bool, number: int) -> tuple[Point, Point]:
    """The ends of a side of a hex that lies there."""
    x, y = middle
    ends = corners(radius, flat)
    first, second = ends[number], ends[(number + 1) % 6]
    return ((x + first[0], y + first[1]), (x + second[0], y + second[1]))


@lru_cache(maxsize=64)
def rim(scale: float, radius: float, flat: bool, inset: float, colour: Colour, width: float, dark: float) -> Sprite:
    """A line along all sides of a hex, so far within them, upon a wider dark one."""
    points = corners(radius - inset, flat)

    def paint(pen: Pen) -> None:
        pen.polygon(points, None, DARK, dark)
        pen.polygon(points, None, colour, width)

    return crisp(drawn((-radius, -radius, radius, radius), scale, paint))


@lru_cache(maxsize=64)
def river(scale: float, radius: float, flat: bool, side: int, colour: Colour, width: float = 9) -> Sprite:
    """Water along one side, to be stamped at the hex's middle."""
    ends = corners(radius, flat)
    line = [ends[side], ends[(side + 1) % 6]]
    reach = radius + width

    def paint(pen: Pen) -> None:
        pen.line(line, (250, 250, 250), width + 3)
        pen.line(line, colour, width)

    return drawn((-reach, -reach, reach, reach), scale, paint)
