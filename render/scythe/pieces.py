"""Pieces of Scythe: units, structures, resources, tokens, stars."""

from __future__ import annotations

from functools import lru_cache

from games.scythe.view import SeatView
from render.scythe import theme
from render.seats import DARK, WHITE, Style, outline, paint_lifted, pawn
from render.sprites import Pen, Sprite, drawn, with_shadow
from render.stamps import Icon, Label, Shadow, stamp


def stands(player: SeatView, place: str) -> bool:
    """Whether a player has a unit there."""
    return player.character == place or place in player.mechs or place in player.workers


@lru_cache(maxsize=256)
def unit(scale: float, style: Style, kind: str, count: int, radius: float) -> Sprite:
    """A figure; with a number where there are several."""
    figure = pawn(scale, style, radius, theme.UNIT_ICONS[kind])
    if count == 1:
        return figure

    number = Label(str(count), radius * 1.15, DARK)
    plaque = stamp(scale, ((radius * 0.72, DARK), (radius * 0.64, WHITE)), number, reach=radius * 0.75)
    return _over(figure, plaque, scale, radius * 0.8, radius * 0.75)


def _over(ground: Sprite, top: Sprite, scale: float, x: float, y: float) -> Sprite:
    """One sprite upon another."""
    left, upper = min(ground.left, top.left + round(x * scale)), min(ground.top, top.top + round(y * scale))
    right = max(ground.left + ground.mask.width, top.left + round(x * scale) + top.mask.width)
    lower = max(ground.top + ground.mask.height, top.top + round(y * scale) + top.mask.height)
    colours = ground.colours.resize((1, 1)).resize((right - left, lower - upper))
    mask = ground.mask.resize((1, 1)).point([0] * 256).resize((right - left, lower - upper))
    colours.paste(ground.colours, (ground.left - left, ground.top - upper))
    mask.paste(ground.mask, (ground.left - left, ground.top - upper))
    spot = (top.left + round(x * scale) - left, top.top + round(y * scale) - upper)
    colours.paste(top.colours, spot, top.mask)
    mask.paste(top.mask, spot, top.mask)
    return Sprite(colours, mask, left, upper)


@lru_cache(maxsize=64)
def structure(scale: float, style: Style, name: str) -> Sprite:
    """A house in its owner's colour with what it is."""

    def paint(pen: Pen) -> None:
        paint_lifted(pen, [(-17, -8), (0, -22), (17, -8), (17, 17), (-17, 17)], style.colour, 7, 4)
        pen.icon(theme.STRUCTURE_ICONS[name], 0, 2, 25, style.ink)

    return with_shadow(drawn((-23, -28, 23, 23), scale, paint), 2.2 * scale, 2 * scale)


@lru_cache(maxsize=128)
def goods(scale: float, kind: str, count: int) -> Sprite:
    """Tokens of one resource."""

    def paint(pen: Pen) -> None:
        pen.box(-16, -12, 32, 24, DARK, radius=6)
        pen.box(-15, -11, 30, 22, theme.PANEL, radius=5)
        pen.icon(theme.RESOURCE_ICONS[kind], -5, 0, 18, theme.RESOURCE_COLOURS[kind])
        pen.text(9, 0, str(count), 18 if count < 10 else 14, DARK)

    return with_shadow(drawn((-17, -13, 17, 13), scale, paint), 1.5 * scale, 1.5 * scale, strength=0.4)


def encounter(scale: float) -> Sprite:
    """An encounter token."""
    return stamp(scale, ((14, DARK), (12.5, theme.TOKEN)), Icon("compass", 20, WHITE), Shadow(1.6, 1.5))


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
        pen.box(-22, -31, 44, 62, theme.GLOW if chosen else DARK, radius=7)
        pen.box(-19, -28, 38, 56, theme.PANEL, radius=5)
        pen.icon("crossed-swords", 0, -13, 22, theme.POWER)
        pen.text(0, 12, str(value), 30, DARK)

    return with_shadow(drawn((-23, -32, 23, 32), scale, paint), 2 * scale, 2 * scale)
