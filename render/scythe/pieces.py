"""Pieces of Scythe: figures with silhouettes of their own, structures, resources, tokens, stars, cards."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from games.scythe.view import SeatView
from render import stamps
from render.scythe import theme
from render.seats import DARK, WHITE, Style, outline, paint_lifted
from render.sprites import Pen, Sprite, drawn, with_shadow
from render.theme import darker, mixed

FIGURES = {"character": ("horse-head", 46), "mech": ("battle-mech", 48), "worker": ("meeple", 40)}
"""The silhouette of each kind of unit, and how high it is."""
EDGE = 2.4
COUNT = 36
"""Size of numbers on the map."""


def stands(player: SeatView, place: str) -> bool:
    """Whether a player has a unit there."""
    return player.character == place or place in player.mechs or place in player.workers


@lru_cache(maxsize=256)
def unit(scale: float, style: Style, kind: str, count: int) -> Sprite:
    """A figure in its owner's colour, with the owner's shape; with a number where there are several. Both are on its
    left side, which a figure beside it does not cover."""
    icon, size = FIGURES[kind]

    def paint(pen: Pen) -> None:
        silhouette(pen, icon, 4, 0, size, style)
        top = -8 if count > 1 else 12
        paint_lifted(pen, [(x - 17, y + top) for x, y in outline(style.shape, 8.5)], style.colour, 4.4, 2.2)
        if count > 1:
            pen.disc(-13, 14, 18.5, DARK)
            pen.disc(-13, 14, 16.2, WHITE)
            pen.text(-13, 14, str(count), COUNT, DARK)

    return with_shadow(drawn((-34, -30, 34, 34), scale, paint), 2.2 * scale, 2 * scale)


def silhouette(pen: Pen, icon: str, x: float, y: float, size: float, style: Style) -> None:
    """An icon as a piece: a dark edge, a light one towards the light, and the colour."""
    for turn in range(12):
        pen.icon(icon, x + EDGE * cos(turn * pi / 6), y + EDGE * sin(turn * pi / 6), size, DARK)
    pen.icon(icon, x - 1, y - 1.2, size, mixed(style.colour, WHITE, 0.65))
    pen.icon(icon, x + 0.4, y + 0.5, size, style.colour)


@lru_cache(maxsize=64)
def structure(scale: float, style: Style, name: str) -> Sprite:
    """A house in its owner's colour with what it is."""

    def paint(pen: Pen) -> None:
        paint_lifted(pen, [(-18, -8), (0, -22), (18, -8), (18, 17), (-18, 17)], style.colour, 7, 3.6)
        pen.polygon([(-18, -8), (0, -22), (18, -8)], darker(style.colour, 0.8))
        pen.icon(theme.STRUCTURE_ICONS[name], 0, 3, 30, style.ink)

    return with_shadow(drawn((-27, -31, 27, 27), scale, paint), 2.2 * scale, 2 * scale)


GOODS = ((58, 16), (39, 14), (30, 12))
"""How wide a resource with its number is, and how much more with two digits: with room, with less, with hardly any."""
CLOSEST = len(GOODS) - 1


def goods_width(count: int, close: int = 0) -> float:
    """How wide the tokens of a resource are."""
    wide, digit = GOODS[close]
    return wide + (digit if count > 9 else 0)


@lru_cache(maxsize=256)
def goods(scale: float, kind: str, count: int, close: int = 0) -> Sprite:
    """Tokens of one resource: what it is, and how many; with little room on its colour, and partly upon its sign."""
    wide = goods_width(count, close) - 2
    colour, right = theme.RESOURCE_COLOURS[kind], 13 if count < 10 else 21
    ground, ink = (colour, WHITE) if close else (theme.PANEL, DARK)
    sign = mixed(colour, WHITE, 0.5) if close else colour

    def paint(pen: Pen) -> None:
        pen.box(-wide / 2, -18, wide, 36, DARK, radius=8)
        pen.box(-wide / 2 + 2, -16, wide - 4, 32, ground, radius=6)
        if close < CLOSEST:
            pen.icon(theme.RESOURCE_ICONS[kind], -wide / 2 + (13 if close else 18), 0, 24 if close else 28, sign)
            pen.text(wide / 2 - right, 0, str(count), COUNT, ink)
            return
        pen.icon(theme.RESOURCE_ICONS[kind], 0, 0, 30, mixed(colour, WHITE, 0.3))
        pen.text(0, 0, str(count), COUNT, ink)

    box = (-wide / 2 - 1, -19, wide / 2 + 1, 19)
    return with_shadow(drawn(box, scale, paint), 1.6 * scale, 1.6 * scale, strength=0.4)


@lru_cache(maxsize=64)
def banner(scale: float, style: Style, wide: float) -> Sprite:
    """A banner for a name."""

    def paint(pen: Pen) -> None:
        pen.box(-wide / 2 - 2, -19, wide + 4, 38, DARK, radius=7)
        pen.box(-wide / 2, -17, wide, 34, style.colour, radius=5)

    return with_shadow(drawn((-wide / 2 - 3, -20, wide / 2 + 3, 20), scale, paint), 2 * scale, 2 * scale)


@lru_cache(maxsize=16)
def base(scale: float, faction: str, style: Style | None, radius: float) -> Sprite:
    """A home base: a palisade in its faction's colour around its emblem; pale if nobody plays it."""
    colour = style.colour if style else theme.SEA
    ground = theme.BASE if style else mixed(theme.SEA, theme.BASE, 0.5)
    emblem = mixed(darker(colour, 0.72), theme.BASE, 0.12) if style else theme.SEA

    def paint(pen: Pen) -> None:
        pen.disc(0, 0, radius, DARK)
        pen.disc(0, 0, radius - 3, colour)
        for number in range(36):
            turn = number * pi / 18
            ends = [((radius - far) * cos(turn), (radius - far) * sin(turn)) for far in (5, 10)]
            pen.line(ends, darker(colour, 0.55), 3)
        pen.disc(0, 0, radius - 12, DARK)
        pen.disc(0, 0, radius - 14, ground)
        pen.icon(theme.EMBLEMS[faction], 0, -9, radius * 1.08, emblem)

    return with_shadow(drawn((-radius - 1, -radius - 1, radius + 1, radius + 1), scale, paint), 3 * scale, 3 * scale)


def encounter(scale: float) -> Sprite:
    """An encounter token."""
    return stamps.token(scale, 19, theme.TOKEN, "compass", 30)


@lru_cache(maxsize=64)
def star(scale: float, style: Style, size: float) -> Sprite:
    """A placed star."""
    reach = size * 1.8
    return drawn(
        (-reach, -reach, reach, reach),
        scale,
        lambda pen: paint_lifted(pen, outline("star", size), style.colour, size * 0.42, size * 0.2),
    )


@lru_cache(maxsize=64)
def card(scale: float, value: int, chosen: bool) -> Sprite:
    """A combat card."""

    def paint(pen: Pen) -> None:
        pen.box(-42, -60, 84, 120, theme.GLOW if chosen else DARK, radius=12)
        pen.box(-37, -55, 74, 110, theme.PANEL, radius=8)
        pen.icon("crossed-swords", 0, -24, 46, theme.POWER)
        pen.text(0, 25, str(value), 56, DARK)

    return with_shadow(drawn((-43, -61, 43, 61), scale, paint), 2.4 * scale, 2.4 * scale)


@lru_cache(maxsize=64)
def box(scale: float, icon: str, ground: str, filled: bool) -> Sprite:
    """A box of a mat: green for what an action gives, red for what it costs; one under a cube is covered."""
    colour = theme.COVERED if not filled else theme.GREEN_BOX if ground == "green" else theme.RED_BOX

    def paint(pen: Pen) -> None:
        pen.box(-24, -24, 48, 48, DARK, radius=7)
        pen.box(-22, -22, 44, 44, colour, radius=5)
        if filled:
            pen.icon(icon, 0, 0, 36, WHITE)
        else:
            pen.icon("cube", 0, 0, 36, mixed(colour, WHITE, 0.45))

    return drawn((-25, -25, 25, 25), scale, paint)
