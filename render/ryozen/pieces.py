"""Pieces: kin, tokens, cards, villages."""

from __future__ import annotations

from functools import lru_cache

from games.ryozen import components as c
from render.art import Colour
from render.ryozen import layout, theme
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
    return stamp(scale, rings, Label(str(count), 21, style.ink))


@lru_cache(maxsize=128)
def card(scale: float, icon: str, ground: Colour, ink: Colour, corner: str = "", below: str = "") -> Sprite:
    """A card with an icon; a number in its corner, and another at its foot."""
    wide, high = layout.CARD

    def paint(pen: Pen) -> None:
        pen.box(-wide / 2, -high / 2, wide, high, ground, radius=8, edge=theme.GOLD, edge_width=2.5)
        pen.icon(icon, 0, 2, wide * 0.66, ink)
        if corner:
            pen.disc(-wide / 2 + 15, -high / 2 + 15, 13, theme.GOLD)
            pen.text(-wide / 2 + 15, -high / 2 + 15, corner, 20, theme.INK)
        if below:
            pen.disc(wide / 2 - 15, high / 2 - 15, 14, theme.ROOF)
            pen.text(wide / 2 - 15, high / 2 - 15, below, 20, theme.WHITE)

    return with_shadow(
        drawn((-wide / 2, -high / 2, wide / 2, high / 2), scale, paint), 2.5 * scale, 2 * scale, theme.DEEP, 0.7
    )


@lru_cache(maxsize=32)
def pile(scale: float, count: int, icon: str, ground: Colour, ink: Colour) -> Sprite:
    """A face-down deck with the number of its cards."""
    wide, high = layout.CARD

    def paint(pen: Pen) -> None:
        for lift in (6, 3, 0) if count > 1 else (0,):
            pen.box(-wide / 2 + lift, -high / 2 - lift, wide, high, ground, radius=8, edge=theme.RIM, edge_width=2)
        pen.icon(icon, 0, -12, wide * 0.5, ink)
        pen.text(0, high / 2 - 20, str(count), 28, theme.BAR_INK)

    return drawn((-wide / 2 - 2, -high / 2 - 10, wide / 2 + 10, high / 2 + 2), scale, paint)


@lru_cache(maxsize=64)
def village(scale: float, name: str, space: int) -> Sprite:
    """A built village with its number on the track."""
    half = layout.VILLAGE / 2

    def paint(pen: Pen) -> None:
        altar = name == c.ALTAR_TILE
        ground = theme.ROOF if altar else theme.PAPER
        pen.box(-half, -half, 2 * half, 2 * half, ground, radius=12, edge=theme.GOLD, edge_width=3)
        pen.icon(theme.VILLAGE_ICONS[name], 0, 2, half * 1.25, theme.LIGHT if altar else theme.INK)
        pen.disc(-half + 14, -half + 14, 12, theme.GOLD)
        pen.text(-half + 14, -half + 14, str(space), 19, theme.INK)

    return with_shadow(drawn((-half, -half, half, half), scale, paint), 2.5 * scale, 2 * scale, theme.DEEP, 0.7)


@lru_cache(maxsize=16)
def empty_village(scale: float, space: int) -> Sprite:
    """A space still to be built: its price and its favour."""
    half = layout.VILLAGE / 2
    row = c.TRACK[space]

    def paint(pen: Pen) -> None:
        pen.box(-half, -half, 2 * half, 2 * half, theme.TRACK, radius=12, edge=theme.RIM, edge_width=2)
        goods = [kind for kind, count in row.build_cost.items() for _ in range(count)]
        for index, kind in enumerate(goods):
            x = (index - (len(goods) - 1) / 2) * 23
            pen.icon(theme.RESOURCE_ICONS[kind], x, 13, 24, theme.LIGHT)
        pen.icon(theme.FAVOUR_ICON, -12, -14, 26, theme.SHARDS["coral"])
        pen.text(14, -14, str(row.build_favour), 26, theme.BAR_INK)

    return drawn((-half, -half, half, half), scale, paint)


def place_slot(scale: float, cost: str, edge: Colour) -> Sprite:
    """A place for one kin; a paid one shows what it costs."""
    price = Icon(theme.RESOURCE_ICONS[cost], 30, theme.BAR_SOFT) if cost else None
    return stamp(scale, ((28, theme.DEEP), (27, edge), (24.5, theme.NIGHT)), price)


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
        pen.box(-17, -21, 34, 42, theme.PAPER, radius=6, edge=theme.PANEL_EDGE, edge_width=2)
        pen.icon(theme.GLYPH_ICONS[c.REVELATIONS[card].glyph], 0, 0, 27, moon)

    return drawn((-18, -22, 18, 22), scale, paint)
