"""Pieces: cubes, spaces, cities, ruins, Ghosts, Fortresses, tracks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin

from games.hyperborea import components as c
from render.canvas import Canvas
from render.hyperborea import theme
from render.seats import Style, outline
from render.sprites import Pen, Sprite, drawn, with_shadow
from render.stamps import Icon, Shadow, stamp
from render.theme import darker, mixed


@lru_cache(maxsize=128)
def cube(scale: float, kind: int, size: float) -> Sprite:
    """A cube with a light top edge and its icon."""
    colour, half = theme.CUBES[kind], size / 2

    def paint(pen: Pen) -> None:
        pen.box(-half, -half, size, size, darker(colour, 0.72), radius=size * 0.16)
        pen.box(-half + 1, -half + 1, size - 2, size * 0.86, colour, radius=size * 0.14)
        pen.icon(theme.CUBE_ICONS[c.CUBES[kind]], 0, -size * 0.05, size * 0.68, theme.CUBE_INKS[kind])

    return with_shadow(drawn((-half, -half, half, half), scale, paint), 1.4 * scale, 1.2 * scale, strength=0.4)


@lru_cache(maxsize=128)
def space(scale: float, kind: int, size: float, closed: bool = False) -> Sprite:
    """An empty activation space: its colour as a frame; a multicolour one shows all six."""
    half = size / 2

    def paint(pen: Pen) -> None:
        if kind == c.ANY:
            step = size / len(c.COLOURS)
            for number in range(len(c.COLOURS)):
                pen.box(-half + number * step, -half, step + 0.5, size, theme.CUBES[number])
        else:
            pen.box(-half, -half, size, size, theme.CUBES[kind], radius=size * 0.14)
        rim = size * 0.15
        pen.box(-half + rim, -half + rim, size - 2 * rim, size - 2 * rim, theme.SLOT if closed else theme.WHITE)

    return drawn((-half, -half, half, half), scale, paint)


CITY = 26
"""Half of a city's or ruin's width."""


@lru_cache(maxsize=64)
def city(scale: float, gives: tuple[tuple[str, int], ...]) -> Sprite:
    """A city: a walled plate with a battlement, and the icons of what it gives."""
    r = CITY

    def paint(pen: Pen) -> None:
        wall = [(-r, -r * 0.55), (-r, r), (r, r), (r, -r * 0.55)]
        teeth = [
            (x * r, y * r)
            for x, y in ((-1, -0.55), (-1, -1), (-0.5, -1), (-0.5, -0.7), (0.5, -0.7), (0.5, -1), (1, -1))
        ]
        outline = [*teeth, wall[3], wall[2], wall[1]]
        pen.polygon(outline, theme.CITY_EDGE, theme.CITY_EDGE, 7)
        pen.polygon(outline, theme.CITY)
        for number, (op, count) in enumerate(gives[:2]):
            x = 0 if len(gives) == 1 else (number - 0.5) * r * 0.95
            pen.icon(theme.OPS[op], x, r * 0.1, 36 if len(gives) == 1 else 27, theme.INK)
            if count > 1:
                _number(pen, r * 0.72, r * 0.7, count)

    return with_shadow(drawn((-r - 12, -r - 8, r + 16, r + 16), scale, paint), 2 * scale, 1.5 * scale)


def _number(pen: Pen, x: float, y: float, count: int) -> None:
    pen.disc(x, y, 15, theme.INK)
    pen.text(x, y, str(count), 27, theme.WHITE)


@lru_cache(maxsize=64)
def ruin(scale: float, colour: str, tokens: int) -> Sprite:
    """A ruin in its metal with the number of tokens; pale when nothing is left."""
    r, metal = CITY, theme.METALS[colour]

    def paint(pen: Pen) -> None:
        pen.disc(0, 0, r + 3, theme.CITY_EDGE)
        pen.disc(0, 0, r, metal if tokens else theme.SLOT)
        pen.icon("ancient-ruins", 0, -2, 36, theme.INK if tokens else theme.PANEL_EDGE)
        if tokens:
            _number(pen, r * 0.72, r * 0.7, tokens)

    return with_shadow(drawn((-r - 4, -r - 4, r + 16, r + 16), scale, paint), 2 * scale, 1.5 * scale)


def ghost(scale: float, radius: float) -> Sprite:
    """A Ghost, glowing."""
    figure = Icon("floating-ghost", radius * 1.75, theme.GHOST)
    return stamp(scale, ((radius, theme.GHOST_DARK),), figure, Shadow(3, 0, theme.GHOST, 0.8), radius)


@lru_cache(maxsize=16)
def figure(scale: float, style: Style) -> Sprite:
    """A figure: a meeple in the seat's colour, with the seat's shape on its breast."""

    def paint(pen: Pen) -> None:
        for turn in range(12):
            pen.icon("meeple", 2.2 * cos(turn * pi / 6), 2.2 * sin(turn * pi / 6), 40, theme.INK)
        pen.icon("meeple", -0.8, -1, 40, mixed(style.colour, theme.WHITE, 0.6))
        pen.icon("meeple", 0.4, 0.5, 40, style.colour)
        pen.polygon([(x, y + 2) for x, y in outline(style.shape, 7)], style.ink)

    return with_shadow(drawn((-26, -26, 26, 26), scale, paint), 2 * scale, 1.5 * scale)


def group_width(figures: int, walls: int) -> float:
    """How wide the plaque of a colour's pieces is."""
    return 64 if not (figures and walls) else 112


@lru_cache(maxsize=128)
def group(scale: float, style: Style, figures: int, walls: int) -> Sprite:
    """One colour in an area: how many figures and Fortresses, on a plaque with the seat's shape."""
    wide = group_width(figures, walls) - 4

    def paint(pen: Pen) -> None:
        pen.box(-wide / 2, -18, wide, 36, theme.INK, radius=9)
        pen.box(-wide / 2 + 2.5, -15.5, wide - 5, 31, style.colour, radius=7)
        x = -wide / 2 + 20
        for icon, count in (("", figures), ("white-tower", walls)):
            if count:
                if icon:
                    pen.icon(icon, x, 0, 30, style.ink)
                else:
                    pen.polygon([(x + dx, dy) for dx, dy in outline(style.shape, 10)], style.ink)
                pen.text(x + 24, 0, str(count), 32, style.ink)
                x += 50

    return with_shadow(drawn((-wide / 2 - 1, -21, wide / 2 + 1, 21), scale, paint), 2 * scale, 1.5 * scale)


@lru_cache(maxsize=32)
def flag(scale: float, style: Style, radius: float) -> Sprite:
    """Who controls the area."""

    def paint(pen: Pen) -> None:
        pen.icon("flying-flag", 1, 1, radius * 2, theme.INK)
        pen.icon("flying-flag", 0, 0, radius * 2, style.colour)

    return drawn((-radius, -radius, radius + 2, radius + 2), scale, paint)


@lru_cache(maxsize=64)
def level(scale: float, kind: int, reached: int, width: float, height: float) -> Sprite:
    """A development track: six steps, those reached in its colour; from the fourth on it is worth cubes."""
    step = width / c.MAX_LEVEL

    def paint(pen: Pen) -> None:
        for number in range(c.MAX_LEVEL):
            fill = theme.CUBES[kind] if number < reached else theme.SLOT
            edge = theme.GOLD if c.CUBE_REWARD[number + 1] else theme.PANEL_EDGE
            pen.box(number * step, 0, step - 2, height, fill, radius=3, edge=edge, edge_width=1.6)

    return drawn((0, 0, width, height), scale, paint)


def cubes(canvas: Canvas, x: float, y: float, counts: Sequence[int], size: float, most: float) -> float:
    """Cubes side by side from x, squeezed into a width; returns where they end."""
    kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
    step = min(size + 3, (most - size) / max(1, len(kinds) - 1)) if len(kinds) > 1 else size
    for number, kind in enumerate(kinds):
        canvas.stamp(cube(canvas.scale, kind, size), x + size / 2 + number * step, y)
    return x + (size + (len(kinds) - 1) * step if kinds else 0)


def row(
    canvas: Canvas, x: float, y: float, name: str, lying: Sequence[int] | None, size: float, closed: bool = False
) -> float:
    """A row of activation spaces with what lies on them; returns where it ends."""
    slots = c.ROWS[name].slots
    for number, slot in enumerate(slots):
        here = x + size / 2 + number * (size + 5)
        kind = lying[number] if lying else c.EMPTY
        canvas.stamp(space(canvas.scale, slot, size, closed), here, y)
        if kind != c.EMPTY:
            canvas.stamp(cube(canvas.scale, kind, size * 0.82), here, y)
    return x + len(slots) * (size + 5)
