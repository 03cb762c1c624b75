"""Pieces of Circadians: relics, foundations and buildings, loot, tokens, cards."""

from __future__ import annotations

from functools import lru_cache

from games.circadians import components as c
from render.art import Colour
from render.circadians import theme
from render.hexes import corners
from render.seats import DARK, WHITE, Style, paint_shape
from render.sprites import Pen, Sprite, drawn, with_shadow


@lru_cache(maxsize=32)
def relic(scale: float, number: int, current: bool) -> Sprite:
    """A numbered relic; the one of this round glows."""

    def paint(pen: Pen) -> None:
        points = [(0, -21), (17, -4), (0, 21), (-17, -4)]
        pen.polygon(points, DARK, DARK, 6)
        pen.polygon(points, theme.GLOW if current else WHITE, theme.GLOW if current else WHITE, 3)
        pen.polygon(points, theme.RELIC)
        pen.text(0, -2, str(number), 25, WHITE)

    sprite = drawn((-24, -27, 24, 27), scale, paint)
    return with_shadow(
        sprite, (6 if current else 2) * scale, 0, theme.GLOW if current else DARK, 1.0 if current else 0.5
    )


@lru_cache(maxsize=64)
def foundation(scale: float, bonus: str) -> Sprite:
    """An empty foundation with its location bonus."""

    def paint(pen: Pen) -> None:
        pen.box(-15, -15, 30, 30, DARK, radius=5)
        pen.box(-13.5, -13.5, 27, 27, theme.FOUNDATION, radius=4)
        if bonus:
            icon, colour = theme.GAIN_ICONS[bonus]
            pen.icon(icon, 0, 0, 22, colour)

    return drawn((-16, -16, 16, 16), scale, paint)


def bonus_of(name: str) -> str:
    """What a foundation gives, as the key of its icon."""
    return next(iter(c.foundation_bonus(name)), "")


@lru_cache(maxsize=128)
def building(scale: float, style: Style, kind: str, armed: bool) -> Sprite:
    """A building in its owner's colour; a red corner is an armed trap."""

    def paint(pen: Pen) -> None:
        walls = [(-16, -7), (0, -19), (16, -7), (16, 16), (-16, 16)]
        pen.polygon(walls, DARK, DARK, 6)
        pen.polygon(walls, WHITE, WHITE, 3)
        pen.polygon(walls, style.colour)
        pen.icon(theme.BUILDING_ICONS[kind], 0, 3, 24, style.ink)
        if armed:
            pen.disc(14, -14, 8, theme.TRAP, WHITE, 1.5)

    return with_shadow(drawn((-23, -25, 23, 22), scale, paint), 2 * scale, 1.6 * scale)


@lru_cache(maxsize=64)
def loot(scale: float, kinds: tuple[tuple[str, int], ...], token: bool) -> Sprite:
    """What a region yields, printed or on a token."""
    wide = 34 * len(kinds)

    def paint(pen: Pen) -> None:
        pen.box(-wide / 2 - 1, -14, wide + 2, 28, theme.GOLD if token else DARK, radius=8)
        pen.box(-wide / 2 + 1, -12, wide - 2, 24, theme.PANEL, radius=6)
        for index, (kind, count) in enumerate(kinds):
            icon, colour = theme.GAIN_ICONS[kind]
            x = -wide / 2 + 34 * index
            pen.icon(icon, x + 12, 0, 19, colour)
            pen.text(x + 26, 0, str(count), 19, theme.INK)

    return drawn((-wide / 2 - 2, -15, wide / 2 + 2, 15), scale, paint)


@lru_cache(maxsize=8)
def morale(scale: float) -> Sprite:
    """A morale token."""

    def paint(pen: Pen) -> None:
        pen.disc(0, 0, 13, DARK)
        pen.disc(0, 0, 11.5, theme.MORALE)
        pen.icon("hearts", 0, 0, 17, WHITE)

    return drawn((-14, -14, 14, 14), scale, paint)


@lru_cache(maxsize=8)
def battle(scale: float) -> Sprite:
    """Crossed swords over a battle."""

    def paint(pen: Pen) -> None:
        pen.disc(0, 0, 25, DARK)
        pen.disc(0, 0, 23, theme.TRAP)
        pen.icon("crossed-swords", 0, 0, 34, WHITE)

    return with_shadow(drawn((-27, -27, 27, 27), scale, paint), 4 * scale, 0, theme.GLOW, 0.9)


@lru_cache(maxsize=64)
def rim(scale: float, radius: float, style: Style) -> Sprite:
    """The rim of a controlled region."""
    points = corners(radius - 7, True)

    def paint(pen: Pen) -> None:
        pen.polygon(points, None, DARK, 7)
        pen.polygon(points, None, style.colour, 4.6)

    return drawn((-radius, -radius, radius, radius), scale, paint)


@lru_cache(maxsize=64)
def base(scale: float, style: Style, icon: str) -> Sprite:
    """A faction's home."""

    def paint(pen: Pen) -> None:
        pen.disc(0, 0, 44, DARK)
        pen.disc(0, 0, 42, style.colour)
        pen.disc(0, 0, 35, style.tint)
        pen.icon(icon, 0, -4, 46, DARK)

    return with_shadow(drawn((-46, -46, 46, 46), scale, paint), 3 * scale, 2 * scale)


@lru_cache(maxsize=256)
def token(scale: float, total: int, style: Style | None, radius: float = 24) -> Sprite:
    """A price token with its total; neutral ones are grey."""

    def paint(pen: Pen) -> None:
        if style is None:
            pen.disc(0, 0, radius, DARK)
            pen.disc(0, 0, radius - 2, theme.SOFT_INK)
        else:
            paint_shape(pen, style, radius * 0.8)
        pen.text(
            0,
            radius * (0.16 if style and style.shape == "triangle" else 0.02),
            str(total),
            radius * 1.15,
            style.ink if style else WHITE,
        )

    reach = radius * 1.5
    return with_shadow(drawn((-reach, -reach, reach, reach), scale, paint), 2 * scale, 1.6 * scale)


@lru_cache(maxsize=64)
def cave(scale: float, colour: Colour) -> Sprite:
    """The mouth of a tunnel."""

    def paint(pen: Pen) -> None:
        pen.disc(0, 0, 17, WHITE)
        pen.disc(0, 0, 15, colour)
        pen.icon("cave-entrance", 0, 0, 22, WHITE)

    return drawn((-18, -18, 18, 18), scale, paint)
