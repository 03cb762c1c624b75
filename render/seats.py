"""Seats are told apart by colour and by shape, the same on every picture and in every game.

The colours are those of Okabe and Ito, with blue, green and purple moved as far as is needed to tell all colours of a
table apart with any eyes (a test simulates them); the shapes do without colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Literal

import msgspec

from render.art import Colour
from render.sprites import Pen, Point, Sprite, drawn, with_shadow

Shape = Literal["circle", "square", "triangle", "star", "diamond", "hexagon", "pentagon", "cross", "octagon", "ring"]
WHITE = (255, 255, 255)
DARK = (28, 24, 22)


class Style(msgspec.Struct, frozen=True):
    """How a seat looks: its colour, what is written on it, its light tint for grounds, its shape."""

    colour: Colour
    ink: Colour
    tint: Colour
    shape: Shape


STYLES: dict[str, Style] = {
    "blue": Style((7, 79, 179), WHITE, (196, 214, 238), "circle"),
    "red": Style((205, 75, 20), WHITE, (246, 210, 190), "square"),
    "green": Style((13, 155, 92), WHITE, (190, 230, 210), "triangle"),
    "yellow": Style((240, 208, 40), DARK, (250, 240, 190), "star"),
    "black": Style((52, 48, 52), WHITE, (212, 208, 206), "diamond"),
    "purple": Style((160, 73, 143), WHITE, (234, 208, 228), "hexagon"),
    "sky": Style((86, 180, 233), DARK, (208, 234, 250), "cross"),
    "orange": Style((230, 159, 0), DARK, (250, 226, 178), "pentagon"),
    "white": Style((246, 244, 238), DARK, (246, 244, 238), "octagon"),
    "grey": Style((138, 143, 152), WHITE, (222, 222, 222), "ring"),
}


def ink_on(colour: Colour) -> Colour:
    """What can be read on a seat's colour."""
    return next((style.ink for style in STYLES.values() if style.colour == colour), WHITE)


def outline(shape: Shape, radius: float) -> list[Point]:
    """A shape around (0, 0) that looks as large as a circle of this radius."""
    if shape == "square":
        return _ring(4, radius * 1.26, pi / 4)
    if shape == "triangle":
        return [(x, y + radius * 0.18) for x, y in _ring(3, radius * 1.36, -pi / 2)]
    if shape == "star":
        long, short = _ring(5, radius * 1.36, -pi / 2), _ring(5, radius * 0.74, -pi / 2 + pi / 5)
        return [point for pair in zip(long, short, strict=True) for point in pair]
    if shape == "diamond":
        return [(x * 0.95, y * 1.1) for x, y in _ring(4, radius * 1.26, 0)]
    if shape == "pentagon":
        return _ring(5, radius * 1.16, -pi / 2)
    if shape == "hexagon":
        return _ring(6, radius * 1.1, 0)
    if shape == "octagon":
        return _ring(8, radius * 1.05, pi / 8)
    if shape == "cross":
        wide, arm = radius * 0.46, radius * 1.12
        corner = [(wide, arm), (wide, wide), (arm, wide)]
        return [
            *((x, -y) for x, y in corner),
            *((x, y) for x, y in reversed(corner)),
            *((-x, y) for x, y in corner),
            *((-x, -y) for x, y in reversed(corner)),
        ]
    return _ring(40, radius, 0)


def _ring(corners: int, radius: float, start: float) -> list[Point]:
    return [
        (radius * cos(start + 2 * pi * corner / corners), radius * sin(start + 2 * pi * corner / corners))
        for corner in range(corners)
    ]


def paint_lifted(
    pen: Pen, points: Sequence[Point], fill: Colour, dark: float, light: float, edge: Colour = WHITE
) -> None:
    """A shape with an edge that lifts it off any ground: a light line within a wider dark one."""
    pen.polygon(points, DARK, DARK, dark)
    pen.polygon(points, edge, edge, light)
    pen.polygon(points, fill)


def paint_shape(pen: Pen, style: Style, radius: float, x: float = 0, y: float = 0, edge: Colour = WHITE) -> None:
    """The seat's shape in its colour."""
    points = [(x + dx, y + dy) for dx, dy in outline(style.shape, radius)]
    paint_lifted(pen, points, style.colour, radius * 0.34, radius * 0.2, edge)


@lru_cache(maxsize=128)
def badge(scale: float, style: Style, radius: float) -> Sprite:
    """The seat's shape, as a piece."""

    def paint(pen: Pen) -> None:
        paint_shape(pen, style, radius)
        if style.shape == "ring":
            pen.disc(0, 0, radius * 0.45, WHITE)

    reach = radius * 1.7
    return drawn((-reach, -reach, reach, reach), scale, paint)


@lru_cache(maxsize=128)
def pawn(scale: float, style: Style, radius: float, icon: str) -> Sprite:
    """The seat's shape with an icon on it and a shadow under it: a figure on the board."""

    def paint(pen: Pen) -> None:
        paint_shape(pen, style, radius)
        drop = radius * (0.22 if style.shape == "triangle" else 0)
        pen.icon(icon, 0, drop, radius * (1.0 if style.shape in ("triangle", "star") else 1.3), style.ink)

    reach = radius * 1.7
    return with_shadow(drawn((-reach, -reach, reach, reach), scale, paint), 2.2 * scale, 2 * scale)


@lru_cache(maxsize=512)
def counted(scale: float, style: Style, count: str, height: float = 30, edge: Colour = WHITE) -> Sprite:
    """A plaque in the seat's colour with its shape and a number."""
    wide = height * (1.0 + 0.46 * len(count))

    def paint(pen: Pen) -> None:
        pen.box(-wide / 2 - 1, -height / 2 - 1, wide + 2, height + 2, DARK, radius=height * 0.28)
        pen.box(-wide / 2, -height / 2, wide, height, edge, radius=height * 0.25)
        pen.box(-wide / 2 + 2, -height / 2 + 2, wide - 4, height - 4, style.colour, radius=height * 0.2)
        left = -wide / 2 + height * 0.46
        pen.polygon([(left + x, y) for x, y in outline(style.shape, height * 0.22)], style.ink)
        if style.shape == "ring":
            pen.disc(left, 0, height * 0.1, style.colour)
        pen.text(wide / 2 - height * (0.06 + 0.24 * len(count)), 0, count, height * 0.925, style.ink)

    sprite = drawn((-wide / 2 - 2, -height / 2 - 2, wide / 2 + 2, height / 2 + 2), scale, paint)
    return with_shadow(sprite, 1.6 * scale, 1.5 * scale, strength=0.4)
