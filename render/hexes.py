"""Hexes, flat or pointed at the top: where they lie, how their ground looks, what runs along their sides.

Coordinates are axial (q, r), y grows downwards. Sides are numbered clockwise as directions are: a pointed hex begins in
the east, a flat one in the south-east; corners `n` and `n + 1` are the ends of side `n`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin, sqrt
from random import Random

import msgspec

from render.art import Colour
from render.seats import DARK
from render.sprites import Pen, Point, Sprite, crisp, drawn

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Neighbours clockwise, beginning in the east (pointed) or south-east (flat)."""


class Grid(msgspec.Struct, frozen=True):
    """A grid of hexes: their radius (centre to corner), whether they are flat at the top, where (0, 0) lies."""

    radius: float
    flat: bool = False
    origin: Point = (0, 0)

    def centre(self, q: int, r: int) -> Point:
        """The middle of a hex."""
        along, across = self.radius * 1.5, self.radius * sqrt(3)
        x, y = (along * q, across * (r + q / 2)) if self.flat else (across * (q + r / 2), along * r)
        return (self.origin[0] + x, self.origin[1] + y)

    def corners(self, q: int, r: int) -> list[Point]:
        """The six corners, clockwise."""
        x, y = self.centre(q, r)
        return [(x + dx, y + dy) for dx, dy in corners(self.radius, self.flat)]

    def side(self, q: int, r: int, number: int) -> tuple[Point, Point]:
        """The ends of the side towards a direction."""
        ends = self.corners(q, r)
        return (ends[number], ends[(number + 1) % 6])

    def middle(self, q: int, r: int, number: int) -> Point:
        """The middle of the side towards a direction."""
        (x1, y1), (x2, y2) = self.side(q, r, number)
        return ((x1 + x2) / 2, (y1 + y2) / 2)


def neighbour(q: int, r: int, number: int) -> tuple[int, int]:
    """The hex on the other side."""
    dq, dr = DIRECTIONS[number]
    return (q + dq, r + dr)


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


Motif = Callable[[Pen, float, float, Colour], None]


def _tree(pen: Pen, x: float, y: float, dark: Colour) -> None:
    pen.polygon([(x, y - 11), (x + 7, y), (x + 3, y), (x + 8, y + 8), (x - 8, y + 8), (x - 3, y), (x - 7, y)], dark)


def _peak(pen: Pen, x: float, y: float, dark: Colour) -> None:
    pen.polygon([(x - 13, y + 9), (x - 3, y - 10), (x + 3, y + 1), (x + 7, y - 4), (x + 14, y + 9)], dark)
    pen.polygon([(x - 3, y - 10), (x - 7, y - 2), (x - 3, y - 4), (x, y - 2)], (250, 250, 250))


def _wave(pen: Pen, x: float, y: float, dark: Colour) -> None:
    pen.line([(x + step, y + 3 * sin(step * pi / 7)) for step in range(-14, 15)], dark, 2.2)


def _reed(pen: Pen, x: float, y: float, dark: Colour) -> None:
    for dx, top in ((-5, -5), (1, -9), (7, -3)):
        pen.line([(x + dx, y + 8), (x + dx, y + top)], dark, 1.8)
        pen.line([(x + dx, y + top), (x + dx, y + top + 5)], dark, 4)


def _wheat(pen: Pen, x: float, y: float, dark: Colour) -> None:
    pen.line([(x, y + 9), (x, y - 5)], dark, 2)
    for top in (-5, 0, 5):
        pen.line([(x - 5, y + top - 5), (x, y + top), (x + 5, y + top - 5)], dark, 2)


def _grass(pen: Pen, x: float, y: float, dark: Colour) -> None:
    for dx, lean in ((-4, -4), (0, 0), (4, 4)):
        pen.line([(x + dx, y + 6), (x + dx + lean, y - 6)], dark, 2.2)


def _dune(pen: Pen, x: float, y: float, dark: Colour) -> None:
    pen.line([(x + step, y - 5 * cos(step * pi / 26)) for step in range(-13, 14)], dark, 2.2)


def _flake(pen: Pen, x: float, y: float, dark: Colour) -> None:
    for turn in (0, pi / 3, 2 * pi / 3):
        pen.line([(x - 7 * cos(turn), y - 7 * sin(turn)), (x + 7 * cos(turn), y + 7 * sin(turn))], dark, 1.8)


def _hut(pen: Pen, x: float, y: float, dark: Colour) -> None:
    pen.polygon([(x - 9, y), (x, y - 9), (x + 9, y)], dark)
    pen.box(x - 6, y, 12, 8, dark)


def _stone(pen: Pen, x: float, y: float, dark: Colour) -> None:
    pen.disc(x, y, 3.4, dark)


MOTIFS: dict[str, Motif] = {
    "trees": _tree,
    "peaks": _peak,
    "waves": _wave,
    "reeds": _reed,
    "wheat": _wheat,
    "grass": _grass,
    "dunes": _dune,
    "snow": _flake,
    "huts": _hut,
    "stones": _stone,
}


@lru_cache(maxsize=128)
def tile(
    scale: float,
    radius: float,
    flat: bool,
    ground: Colour,
    edge: Colour,
    pattern: str = "",
    ink: Colour = (0, 0, 0),
    clear: float = 0.5,
) -> Sprite:
    """A hex of terrain. The pattern keeps to its rim: `clear` is the part of the radius left free for pieces."""

    def paint(pen: Pen) -> None:
        pen.polygon(corners(radius - 1, flat), ground, edge, 3)
        if pattern:
            for x, y in _rim(radius, flat, clear):
                MOTIFS[pattern](pen, x, y, ink)

    reach = radius + 2
    return drawn((-reach, -reach, reach, reach), scale, paint)


def _rim(radius: float, flat: bool, clear: float) -> list[Point]:
    """Places for motifs between the free middle and the edge, on whole units and the same on every hex."""
    dice = Random("rim")
    reach = radius * sqrt(3) / 2 - 15
    found: list[Point] = []
    for row, y in enumerate(range(-int(radius), int(radius), 26)):
        for x in range(-int(radius) + row % 2 * 15, int(radius), 30):
            spot = (x + dice.randint(-4, 4), y + dice.randint(-3, 3))
            if clear * radius < (spot[0] ** 2 + spot[1] ** 2) ** 0.5 and _depth(spot, flat) < reach:
                found.append(spot)
    return found


def _depth(spot: Point, flat: bool) -> float:
    """How far from the middle a place is, measured across the nearest side."""
    start = pi / 6 if flat else 0
    return max(spot[0] * cos(start + turn * pi / 3) + spot[1] * sin(start + turn * pi / 3) for turn in range(6))


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


@lru_cache(maxsize=64)
def ridge(scale: float, radius: float, flat: bool, side: int, colour: Colour) -> Sprite:
    """Mountains along one side, to be stamped at the hex's middle."""
    ends = corners(radius, flat)
    (x1, y1), (x2, y2) = ends[side], ends[(side + 1) % 6]
    reach = radius + 16

    def paint(pen: Pen) -> None:
        for part in (0.2, 0.5, 0.8):
            x, y = x1 + (x2 - x1) * part, y1 + (y2 - y1) * part
            pen.polygon([(x - 13, y + 9), (x, y - 13), (x + 13, y + 9)], colour, (40, 32, 28), 2)
            pen.polygon([(x, y - 13), (x - 4, y - 6), (x, y - 4), (x + 4, y - 6)], (250, 250, 250))

    return drawn((-reach, -reach, reach, reach), scale, paint)
