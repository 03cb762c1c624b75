"""Pieces: cubes, spaces, cities, ruins, Ghosts, Fortresses, tracks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.hyperborea import components as c
from render.canvas import Canvas
from render.hyperborea import theme
from render.seats import Style
from render.sprites import Pen, Sprite, drawn, with_shadow
from render.stamps import Icon, Shadow, stamp
from render.theme import darker


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


@lru_cache(maxsize=64)
def city(scale: float, op: str, number: int, radius: float) -> Sprite:
    """A city: a walled plate with the icon of what it gives."""
    r = radius

    def paint(pen: Pen) -> None:
        outline = [(-r, -r * 0.5), (-r * 0.5, -r), (r * 0.5, -r), (r, -r * 0.5), (r, r), (-r, r)]
        pen.polygon(outline, theme.CITY_EDGE, theme.CITY_EDGE, r * 0.3)
        pen.polygon(outline, theme.CITY)
        pen.icon(theme.OPS[op], -r * 0.1, -r * 0.1, r * 1.35, theme.INK)
        if number > 1:
            pen.disc(r * 0.62, r * 0.62, r * 0.46, theme.INK)
            pen.text(r * 0.62, r * 0.62, str(number), r * 0.78, theme.WHITE)

    reach = r * 1.3
    return with_shadow(drawn((-reach, -reach, reach, reach), scale, paint), 2 * scale, 1.5 * scale)


@lru_cache(maxsize=64)
def ruin(scale: float, colour: str, tokens: int, radius: float) -> Sprite:
    """A ruin in its metal with the number of tokens; pale when nothing is left."""
    r, metal = radius, theme.METALS[colour]

    def paint(pen: Pen) -> None:
        pen.disc(0, 0, r * 1.12, theme.CITY_EDGE)
        pen.disc(0, 0, r, metal if tokens else theme.SLOT)
        pen.icon("ancient-ruins", 0, -r * 0.14, r * 1.25, theme.INK if tokens else theme.PANEL_EDGE)
        if tokens:
            pen.disc(r * 0.66, r * 0.66, r * 0.46, theme.INK)
            pen.text(r * 0.66, r * 0.66, str(tokens), r * 0.78, theme.WHITE)

    reach = r * 1.3
    return with_shadow(drawn((-reach, -reach, reach, reach), scale, paint), 2 * scale, 1.5 * scale)


def ghost(scale: float, radius: float) -> Sprite:
    """A Ghost, glowing."""
    figure = Icon("floating-ghost", radius * 1.75, theme.GHOST)
    return stamp(scale, ((radius, theme.GHOST_DARK),), figure, Shadow(3, 0, theme.GHOST, 0.8), radius)


@lru_cache(maxsize=128)
def wall(scale: float, style: Style, count: int, radius: float) -> Sprite:
    """Fortresses: a shield in the seat's colour with their number."""
    r = radius

    def paint(pen: Pen) -> None:
        outline = [(-r, -r), (r, -r), (r, r * 0.3), (0, r * 1.2), (-r, r * 0.3)]
        pen.polygon(outline, theme.INK, theme.INK, r * 0.35)
        pen.polygon(outline, style.colour)
        pen.text(0, -r * 0.1, str(count), r * 1.5, style.ink)

    reach = r * 1.5
    return drawn((-reach, -reach, reach, reach), scale, paint)


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
