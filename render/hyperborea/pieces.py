"""Pieces: cubes, spaces, cities, ruins, Ghosts, Fortresses, tracks."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from games.hyperborea import components as c
from render.art import Colour
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


CITY = 29
"""Half of a city's or ruin's width."""
COUNT = 36
"""Size of numbers on the map."""


@lru_cache(maxsize=128)
def city(scale: float, gives: tuple[tuple[str, int], ...], holder: Style | None = None) -> Sprite:
    """A city: a walled plate with a battlement, and the icons of what it gives; in the colour of who holds it."""
    r = CITY
    fill, ink = (holder.colour, holder.ink) if holder else (theme.CITY, theme.INK)

    def paint(pen: Pen) -> None:
        teeth = [
            (x * r, y * r)
            for x, y in ((-1, -0.5), (-1, -1), (-0.6, -1), (-0.6, -0.76), (-0.2, -0.76), (-0.2, -1), (0.2, -1))
        ]
        outline = [*teeth, *((-x, y) for x, y in reversed(teeth)), (r, 0.9 * r), (-r, 0.9 * r)]
        pen.polygon(outline, theme.CITY_EDGE, theme.CITY_EDGE, 7)
        pen.polygon(outline, fill)
        pen.box(-r + 2, r * 0.76, 2 * r - 4, r * 0.14, darker(fill, 0.82))
        if len(gives) > 1:
            for number, (op, _) in enumerate(gives[:2]):
                pen.icon(theme.OPS[op], (number - 0.5) * r * 0.98, 0, 31, ink)
            return
        ((op, count),) = gives
        pen.icon(theme.OPS[op], -r * 0.3 if count > 1 else 0, 0, 36 if count > 1 else 40, ink)
        if count > 1:
            _number(pen, r * 0.6, r * 0.06, count, ink, fill)

    return with_shadow(drawn((-r - 6, -r - 6, r + 6, r + 6), scale, paint), 2 * scale, 1.5 * scale)


def _number(pen: Pen, x: float, y: float, count: int, ink: Colour, ground: Colour) -> None:
    """A number that stands out from what is behind it."""
    pen.disc(x, y, 14, ground)
    pen.text(x, y, str(count), COUNT, ink)


@lru_cache(maxsize=64)
def ruin(scale: float, colour: str, tokens: int | None, holder: Style | None = None) -> Sprite:
    """A ruin in its metal with the number of tokens (if they are to be counted); pale when nothing is left."""
    r = CITY - 2
    metal = theme.METALS[colour] if tokens or tokens is None else theme.SLOT
    rim = holder.colour if holder else darker(metal, 0.66)

    def paint(pen: Pen) -> None:
        for depth in range(min(3, tokens or 1) - 1, -1, -1):  # a pile of coins
            pen.disc(0, depth * 5, r + 2, theme.CITY_EDGE)
            pen.disc(0, depth * 5, r, darker(metal, 0.8) if depth else metal)
        pen.disc(0, 0, r, metal, rim, 6 if holder else 3)
        if not tokens:
            pen.icon("ancient-ruins", 0, -2, 38, theme.PANEL_EDGE if tokens == 0 else theme.INK)
            return
        pen.icon("ancient-ruins", -9, -3, 32, theme.INK)
        _number(pen, 13, 4, tokens, theme.INK, metal)

    return with_shadow(drawn((-r - 4, -r - 4, r + 4, r + 16), scale, paint), 2 * scale, 1.5 * scale)


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


GROUP, CLOSE = 58, 41
"""Width of a number with its piece, and where several colours crowd an area."""


def group_width(figures: int, walls: int, close: bool = False) -> float:
    """How wide the plaque of a colour's pieces is."""
    return (CLOSE if close else GROUP) * ((figures > 0) + (walls > 0)) + (7 if close else 10)


@lru_cache(maxsize=128)
def group(scale: float, style: Style, figures: int, walls: int, close: bool = False) -> Sprite:
    """One colour in an area: how many figures and Fortresses, on a plaque with the seat's shape."""
    wide = group_width(figures, walls, close) - 4
    step, size, aside = (CLOSE, 28, 19) if close else (GROUP, 34, 27)

    def paint(pen: Pen) -> None:
        pen.box(-wide / 2, -20, wide, 40, theme.INK, radius=10)
        pen.box(-wide / 2 + 2.5, -17.5, wide - 5, 35, darker(style.colour, 0.8), radius=8)
        pen.box(-wide / 2 + 2.5, -17.5, wide - 5, 30, style.colour, radius=8)
        x = -wide / 2 + (15 if close else 22)
        for icon, count in (("meeple", figures), ("white-tower", walls)):
            if count:
                pen.icon(icon, x, -1, size, style.ink)
                if icon == "meeple":
                    pen.polygon([(x + dx, dy + 1) for dx, dy in outline(style.shape, 6)], style.colour)
                pen.text(x + aside, -1, str(count), COUNT, style.ink)
                x += step

    return with_shadow(drawn((-wide / 2 - 1, -22, wide / 2 + 1, 22), scale, paint), 2 * scale, 1.5 * scale)


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
