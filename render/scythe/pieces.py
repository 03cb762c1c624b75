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

FIGURES = {"character": ("horse-head", 46), "mech": ("battle-mech", 50), "worker": ("meeple", 40)}
"""The silhouette of each kind of unit, and how high it is."""
EDGE = 2.4


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
            pen.disc(-14, 14, 17.5, DARK)
            pen.disc(-14, 14, 15.2, WHITE)
            pen.text(-14, 14, str(count), 32, DARK)

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
        paint_lifted(pen, [(-20, -8), (0, -24), (20, -8), (20, 20), (-20, 20)], style.colour, 7, 3.6)
        pen.polygon([(-20, -8), (0, -24), (20, -8)], darker(style.colour, 0.8))
        pen.icon(theme.STRUCTURE_ICONS[name], 0, 5, 32, style.ink)

    return with_shadow(drawn((-27, -31, 27, 27), scale, paint), 2.2 * scale, 2 * scale)


def goods_width(count: int, narrow: bool) -> float:
    """How wide the tokens of a resource are."""
    return (43 if narrow else 57) + (0 if count < 10 else 12)


@lru_cache(maxsize=128)
def goods(scale: float, kind: str, count: int, narrow: bool = False) -> Sprite:
    """Tokens of one resource."""
    wide = goods_width(count, narrow) - 1
    icon, number = (20, 28) if narrow else (28, 32)

    def paint(pen: Pen) -> None:
        pen.box(-wide / 2, -17, wide, 34, DARK, radius=8)
        pen.box(-wide / 2 + 2, -15, wide - 4, 30, theme.PANEL, radius=6)
        pen.icon(theme.RESOURCE_ICONS[kind], -wide / 2 + icon * 0.64, 0, icon, theme.RESOURCE_COLOURS[kind])
        pen.text(wide / 2 - (13 if count < 10 else 20), 0, str(count), number, DARK)

    box = (-wide / 2 - 1, -18, wide / 2 + 1, 18)
    return with_shadow(drawn(box, scale, paint), 1.6 * scale, 1.6 * scale, strength=0.4)


def encounter(scale: float) -> Sprite:
    """An encounter token."""
    return stamps.token(scale, 20, theme.TOKEN, "compass", 30)


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
