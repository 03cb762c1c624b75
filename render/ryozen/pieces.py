"""Pieces: kin, tokens, cards, villages."""

from __future__ import annotations

from functools import lru_cache

from games.ryozen import components as c
from render.art import Colour
from render.ryozen import theme
from render.seats import Style, paint_shape
from render.sprites import Pen, Sprite, drawn, with_shadow
from render.stamps import Icon, Label, stamp


@lru_cache(maxsize=512)
def kin(scale: float, style: Style, kind: str, cloaked: bool, radius: float) -> Sprite:
    """A round tile in its owner's colour: the kin's icon face-up, a hood when cloaked, the owner's shape at the rim."""

    def paint(pen: Pen) -> None:
        pen.disc(0, 0, radius, theme.DEEP)
        pen.disc(0, 0, radius * 0.96, style.colour)
        pen.disc(0, 0, radius * 0.8, theme.CLOAK if cloaked else theme.PAPER)
        icon = theme.CLOAK_ICON if cloaked else theme.KIN_ICONS[kind]
        pen.icon(icon, 0, 0, radius * 1.2, style.tint if cloaked else theme.INK)
        paint_shape(pen, style, radius * 0.26, radius * 0.68, radius * 0.68)

    reach = radius * 1.16
    return with_shadow(drawn((-reach, -reach, reach, reach), scale, paint), 2.4 * scale, 1.5 * scale, theme.DEEP, 0.7)


@lru_cache(maxsize=64)
def token(scale: float, style: Style, radius: float, icon: str = "") -> Sprite:
    """A seat's marker on a track, perhaps with an icon."""

    def paint(pen: Pen) -> None:
        paint_shape(pen, style, radius)
        if icon:
            pen.icon(icon, 0, 0, radius * 1.2, style.ink)

    reach = radius * 1.7
    return with_shadow(drawn((-reach, -reach, reach, reach), scale, paint), 1.6 * scale, 1.2 * scale, theme.DEEP, 0.7)


def count_plaque(scale: float, style: Style, count: int) -> Sprite:
    """How many kin lie on a stack."""
    rings = ((16, theme.DEEP), (14.5, theme.WHITE), (12.5, style.colour))
    return stamp(scale, rings, Label(str(count), 24, style.ink))


def place_slot(scale: float, cost: str, edge: Colour) -> Sprite:
    """A place for one kin; a paid one shows what it costs."""
    price = Icon(theme.RESOURCE_ICONS[cost], 30, theme.BAR_SOFT) if cost else None
    return stamp(scale, ((28, theme.DEEP), (27, edge), (24.5, theme.NIGHT)), price)


@lru_cache(maxsize=4)
def night_plate(scale: float) -> Sprite:
    """What a sector's rewards at Night lie on."""

    def paint(pen: Pen) -> None:
        pen.box(-48, -14, 96, 28, theme.RIM, radius=14)
        pen.box(-46.5, -12.5, 93, 25, theme.DEEP, radius=12.5)

    return drawn((-49, -15, 49, 15), scale, paint)


@lru_cache(maxsize=4)
def night_sample(scale: float) -> Sprite:
    """A sector's rewards at Night, for the legend."""

    def paint(pen: Pen) -> None:
        pen.box(-46, -19, 92, 38, theme.DEEP, radius=19)
        pen.icon("moon", -30, 0, 24, theme.BAR_SOFT)
        pen.icon(theme.RESOURCE_ICONS["coin"], -2, 0, 28, theme.RESOURCES_LIT["coin"])
        pen.icon(theme.SHARD_ICON, 29, 0, 28, theme.SHARDS["coral"])

    return drawn((-47, -20, 47, 20), scale, paint)


@lru_cache(maxsize=64)
def resource(scale: float, kind: str, size: float) -> Sprite:
    """A resource."""

    def paint(pen: Pen) -> None:
        pen.icon(theme.RESOURCE_ICONS[kind], 0, 0, size, theme.RESOURCES[kind])

    return drawn((-size / 2, -size / 2, size / 2, size / 2), scale, paint)


@lru_cache(maxsize=16)
def shard(scale: float, colour: str, size: float) -> Sprite:
    """A moon shard."""

    def paint(pen: Pen) -> None:
        pen.icon(theme.SHARD_ICON, 0, 0, size, theme.SHARDS[colour])

    return drawn((-size / 2, -size / 2, size / 2, size / 2), scale, paint)


def barrier(scale: float) -> Sprite:
    """A Guardian's closed gate over a sector."""
    return stamp(scale, ((23, theme.DEEP), (21, theme.ROOF)), Icon("padlock", 27, theme.WHITE))


@lru_cache(maxsize=32)
def chip(scale: float, card: str) -> Sprite:
    """A kept revelation card, small: its glyph, in the colour of a moon where it has one."""
    moon = next((theme.SHARDS[colour] for colour in theme.SHARDS if colour in card), theme.INK)

    def paint(pen: Pen) -> None:
        pen.box(-26, -32, 52, 64, theme.PAPER, radius=8, edge=theme.PANEL_EDGE, edge_width=2.5)
        pen.icon(theme.GLYPH_ICONS[c.REVELATIONS[card].glyph], 0, 0, 40, moon)

    return drawn((-27, -33, 27, 33), scale, paint)
