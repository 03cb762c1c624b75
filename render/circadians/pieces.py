"""Pieces of Circadians: relics, foundations and buildings, loot, tokens, cards."""

from __future__ import annotations

from functools import lru_cache

from games.circadians import components as c
from render.art import Colour
from render.circadians import theme
from render.seats import DARK, WHITE, Style, paint_lifted, paint_shape
from render.sprites import Pen, Sprite, drawn, with_shadow
from render.stamps import Icon, Shadow, stamp


@lru_cache(maxsize=32)
def relic(scale: float, number: int, current: bool) -> Sprite:
    """A numbered relic; the one of this round glows."""

    def paint(pen: Pen) -> None:
        edge = theme.GLOW if current else WHITE
        paint_lifted(pen, [(0, -21), (17, -4), (0, 21), (-17, -4)], theme.RELIC, 6, 3, edge)
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
        paint_lifted(pen, [(-16, -7), (0, -19), (16, -7), (16, 16), (-16, 16)], style.colour, 6, 3)
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


def morale(scale: float) -> Sprite:
    """A morale token."""
    return stamp(scale, ((13, DARK), (11.5, theme.MORALE)), Icon("hearts", 17, WHITE))


def base(scale: float, style: Style, icon: str) -> Sprite:
    """A faction's home."""
    rings = ((44, DARK), (42, style.colour), (35, style.tint))
    return stamp(scale, rings, Icon(icon, 46, DARK, -4), Shadow(3, 2), 46)


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


def cave(scale: float, colour: Colour) -> Sprite:
    """The mouth of a tunnel."""
    return stamp(scale, ((17, WHITE), (15, colour)), Icon("cave-entrance", 22, WHITE))
