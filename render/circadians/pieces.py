"""Pieces of Circadians: companies with the silhouette of their faction, relics, buildings, loot, prices, cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import cos, pi, sin

from games.circadians import components as c
from render import fonts, stamps
from render.art import Colour
from render.circadians import theme
from render.circadians.layout import CELL, RADIUS
from render.hexes import corners
from render.seats import DARK, WHITE, Style, outline, paint_lifted, paint_shape
from render.sprites import Pen, Sprite, drawn, with_shadow
from render.stamps import Icon, Shadow, stamp
from render.theme import darker, mixed

EDGE = 1.7
COUNT = 36
"""Size of numbers on the map."""
Kinds = tuple[tuple[str, int], ...]
"""What is gained, and how much of it."""


def silhouette(pen: Pen, icon: str, x: float, y: float, size: float, colour: Colour) -> None:
    """An icon as a piece: a dark edge, a light one towards the light, and the colour."""
    for turn in range(12):
        pen.icon(icon, x + EDGE * cos(turn * pi / 6), y + EDGE * sin(turn * pi / 6), size, DARK)
    pen.icon(icon, x - 1, y - 1.2, size, mixed(colour, WHITE, 0.65))
    pen.icon(icon, x + 0.4, y + 0.5, size, colour)


def company_width(count: int) -> float:
    """How wide fighters with their number are."""
    return 66 if count < 10 else 84


LEADER = 35
"""Size of leaders' names."""


@lru_cache(maxsize=256)
def company(scale: float, style: Style, faction: str, count: int) -> Sprite:
    """Fighters: the silhouette of their faction, its shape, and how many there are. It is centred."""
    wide = company_width(count)

    def paint(pen: Pen) -> None:
        left = -wide / 2
        pen.box(left + 10, -17, wide - 10, 34, DARK, radius=9)
        pen.box(left + 12, -15, wide - 14, 30, WHITE, radius=7)
        silhouette(pen, theme.FIGHTER_ICONS[faction], left + 18, -1, 38, style.colour)
        paint_lifted(pen, [(left + 6 + x, 10 + y) for x, y in outline(style.shape, 6.2)], style.colour, 3.6, 1.8)
        pen.text(wide / 2 - (14 if count < 10 else 22), 0, str(count), COUNT, DARK)

    return with_shadow(drawn((-wide / 2 - 6, -22, wide / 2 + 2, 24), scale, paint), 2 * scale, 2 * scale)


@lru_cache(maxsize=256)
def leader(scale: float, style: Style, name: str, upgraded: bool, role: fonts.Role = "narrow") -> Sprite:
    """A leader: a banner in the seat's colour with the name; upgraded ones have a golden edge. It is centred."""
    wide, half = leader_width(name, role) - 8, LEADER / 2 - 2

    def paint(pen: Pen) -> None:
        left = -wide / 2
        flag = [(left, -half), (-left, -half), (-left + 8, 0), (-left, half), (left, half)]
        paint_lifted(pen, flag, style.colour, 6, 3.4, theme.GLOW if upgraded else WHITE)
        pen.text(2, 0, name, LEADER, style.ink, role)

    box = (-wide / 2 - 4, -half - 7, wide / 2 + 14, half + 7)
    return with_shadow(drawn(box, scale, paint), 2 * scale, 2 * scale)


def leader_width(name: str, role: fonts.Role = "narrow") -> float:
    """How wide a leader's banner is, with its tip."""
    return fonts.width(name, role, LEADER * 10) / 10 + 16


@lru_cache(maxsize=64)
def leaders(scale: float, style: Style, count: int) -> Sprite:
    """Leaders where there is no room for their names: crowns."""

    def paint(pen: Pen) -> None:
        for index in range(count):
            silhouette(pen, "queen-crown", (index - (count - 1) / 2) * 27, 0, 30, style.colour)

    reach = count * 14 + 8
    return with_shadow(drawn((-reach, -20, reach, 20), scale, paint), 2 * scale, 2 * scale)


@lru_cache(maxsize=32)
def relic(scale: float, number: int, current: bool) -> Sprite:
    """A numbered relic, a crystal; the one of this round glows."""

    def paint(pen: Pen) -> None:
        edge = theme.GLOW if current else WHITE
        paint_lifted(pen, [(0, -27), (20, -10), (20, 10), (0, 27), (-20, 10), (-20, -10)], theme.RELIC, 6, 3.4, edge)
        pen.polygon([(0, -26), (-19, -10), (-19, 10), (0, 26), (-8, 0)], mixed(theme.RELIC, WHITE, 0.28))
        pen.text(0, 0, str(number), COUNT, WHITE)

    sprite = drawn((-26, -33, 26, 33), scale, paint)
    glow = theme.GLOW if current else DARK
    return with_shadow(sprite, (8 if current else 2) * scale, 0 if current else 2 * scale, glow, 1 if current else 0.5)


@lru_cache(maxsize=64)
def foundation(scale: float, bonus: str) -> Sprite:
    """An empty foundation with its location bonus."""

    def paint(pen: Pen) -> None:
        pen.box(-20, -20, 40, 40, DARK, radius=7)
        pen.box(-18, -18, 36, 36, theme.FOUNDATION, radius=5)
        pen.box(-18, -18, 36, 3, WHITE, radius=2)
        if bonus:
            icon, colour = theme.GAIN_ICONS[bonus]
            pen.icon(icon, 0, 0, 31, colour)

    return with_shadow(drawn((-21, -21, 21, 21), scale, paint), 1.6 * scale, 1.6 * scale, strength=0.4)


def bonus_of(name: str) -> str:
    """What a foundation gives, as the key of its icon."""
    return next(iter(c.foundation_bonus(name)), "")


@lru_cache(maxsize=128)
def building(scale: float, style: Style, kind: str, armed: bool) -> Sprite:
    """A building in its owner's colour, with a roof in shade; a red mark is an armed trap."""
    walls = {
        "factory": [(-20, -4), (-9, -15), (-9, -5), (3, -15), (3, -5), (10, -22), (20, -22), (20, 20), (-20, 20)],
        "outpost": [(-12, -22), (12, -22), (20, 20), (-20, 20)],
        "stronghold": [
            *((-20, -22), (-11, -22), (-11, -14), (-5, -14), (-5, -22), (5, -22), (5, -14), (11, -14), (11, -22)),
            *((20, -22), (20, 20), (-20, 20)),
        ],
    }[kind]

    def paint(pen: Pen) -> None:
        paint_lifted(pen, walls, style.colour, 6.4, 3.2)
        pen.polygon([(8, -4), (20, -4), (20, 20), (8, 20)], darker(style.colour, 0.82))
        pen.icon(theme.BUILDING_ICONS[kind], 0, 5, 28, style.ink)
        if armed:
            pen.disc(17, -17, 10, DARK)
            pen.disc(17, -17, 8, theme.TRAP, WHITE, 2)

    return with_shadow(drawn((-28, -30, 28, 26), scale, paint), 2 * scale, 2 * scale)


def kinds_of(side: Mapping[str, object]) -> Kinds:
    """What a reward has in it; what is not a number counts once."""
    return tuple((key, amount if isinstance(amount, int) else 1) for key, amount in side.items())


def loot_width(kinds: Kinds) -> float:
    """How wide loot is."""
    return 10 + sum(34 + (0 if count == 1 and len(kinds) > 1 else 22) for _, count in kinds)


@lru_cache(maxsize=64)
def loot(scale: float, kinds: Kinds, token: bool) -> Sprite:
    """What a region yields: printed, or on a token with a golden edge. It is centred."""
    wide = loot_width(kinds)

    def paint(pen: Pen) -> None:
        pen.box(-wide / 2, -18, wide, 36, DARK, radius=10)
        pen.box(-wide / 2 + 2, -16, wide - 4, 32, theme.GOLD if token else theme.PANEL, radius=8)
        pen.box(-wide / 2 + 4, -14, wide - 8, 28, theme.PANEL, radius=6)
        x = -wide / 2 + 5
        for kind, count in kinds:
            icon, colour = theme.GAIN_ICONS[kind]
            pen.icon(icon, x + 17, 0, 29, colour)
            x += 34
            if count > 1 or len(kinds) == 1:
                pen.text(x + 8, 0, str(count), COUNT, theme.INK)
                x += 22

    return with_shadow(drawn((-wide / 2 - 1, -19, wide / 2 + 1, 19), scale, paint), 1.6 * scale, 1.4 * scale)


def morale(scale: float) -> Sprite:
    """A morale token."""
    return stamps.token(scale, 19, theme.MORALE, "hearts", 26)


@lru_cache(maxsize=32)
def emblem(scale: float, style: Style, faction: str, radius: float = 34) -> Sprite:
    """A faction's emblem, on its home."""
    rings = ((radius, DARK), (radius - 2, WHITE), (radius - 4, style.colour), (radius - 9, style.tint))
    return stamp(scale, rings, Icon(theme.FACTION_ICONS[faction], radius * 1.3, DARK), Shadow(3, 3), radius + 1)


@lru_cache(maxsize=16)
def ship(scale: float, style: Style) -> Sprite:
    """The drop ship at its docks."""

    def paint(pen: Pen) -> None:
        silhouette(pen, "spaceship", 0, 0, 54, style.colour)

    return with_shadow(drawn((-32, -32, 32, 32), scale, paint), 3 * scale, 5 * scale, DARK, 0.8)


@lru_cache(maxsize=256)
def token(scale: float, total: int, style: Style | None, radius: float = 26) -> Sprite:
    """A price token with its total; neutral ones are grey and round."""
    small = style is not None and style.shape in ("triangle", "star", "cross")

    def paint(pen: Pen) -> None:
        if style is None:
            pen.disc(0, 0, radius, DARK)
            pen.disc(0, 0, radius - 2, WHITE)
            pen.disc(0, 0, radius - 4, theme.SOFT_INK)
        else:
            paint_shape(pen, style, radius * 0.94)
        drop = 5 if style and style.shape == "triangle" else 2 if style and style.shape == "star" else 0
        pen.text(0, drop, str(total), COUNT if small else 38, style.ink if style else WHITE)

    reach = radius * 1.6
    return with_shadow(drawn((-reach, -reach, reach, reach), scale, paint), 2 * scale, 1.6 * scale)


@lru_cache(maxsize=32)
def price_plate(scale: float, total: int, at_hand: bool) -> Sprite:
    """A price token at hand, or a paler one in the vault."""
    fill, ink = (theme.GOLD, theme.INK) if at_hand else (theme.SLOT, theme.SOFT_INK)

    def paint(pen: Pen) -> None:
        pen.box(-24, -23, 48, 46, DARK if at_hand else theme.SOFT_INK, radius=12)
        pen.box(-22, -21, 44, 42, fill, radius=10)
        pen.text(0, 0, str(total), 36, ink)

    return drawn((-25, -24, 25, 24), scale, paint)


@lru_cache(maxsize=4)
def price_cell(scale: float, now: bool) -> Sprite:
    """The ground of a price: bright if its phase is on."""
    wide, tall = CELL

    def paint(pen: Pen) -> None:
        pen.box(-wide / 2, -tall / 2, wide, tall, theme.GLOW if now else theme.PANEL_EDGE, radius=16)
        pen.box(-wide / 2 + 4, -tall / 2 + 4, wide - 8, tall - 8, theme.PANEL if now else theme.SLOT, radius=12)

    sprite = drawn((-wide / 2, -tall / 2, wide / 2, tall / 2), scale, paint)
    return with_shadow(sprite, (7 if now else 3) * scale, 0 if now else 3 * scale, theme.GLOW if now else DARK, 0.7)


@lru_cache(maxsize=8)
def cave(scale: float, tunnel: str, side: int) -> Sprite:
    """The mouth of a tunnel, an arch of stones in its colour, with its number."""
    colour = theme.TUNNELS[tunnel]

    def paint(pen: Pen) -> None:
        pen.disc(0, 0, 25, DARK)
        pen.disc(0, 0, 23, WHITE)
        pen.disc(0, 0, 21, colour)
        pen.disc(0, 0, 17, DARK)
        pen.text(0, 0, theme.TUNNEL_NUMBERS[tunnel], COUNT, WHITE)

    return with_shadow(drawn((-26, -26, 26, 26), scale, paint), 2.4 * scale, 2 * scale)


@lru_cache(maxsize=8)
def range_of_mountains(scale: float, side: int) -> Sprite:
    """Mountains along one side, to be stamped at the hex's middle: nothing passes there."""
    ends = corners(RADIUS, True)
    (x1, y1), (x2, y2) = ends[side], ends[(side + 1) % 6]
    reach = RADIUS + 26

    def paint(pen: Pen) -> None:
        peaks = sorted(
            (y1 + (y2 - y1) * part, x1 + (x2 - x1) * part, tall) for part, tall in ((0.12, 24), (0.5, 34), (0.88, 24))
        )
        for y, x, tall in peaks:
            foot, wide = y + 12, tall * 0.72
            pen.polygon([(x - wide, foot), (x, y - tall + 6), (x + wide, foot)], theme.MOUNTAIN, DARK, 3)
            pen.polygon([(x, y - tall + 6), (x + wide, foot), (x + 3, foot)], darker(theme.MOUNTAIN, 0.68))
            pen.polygon(
                [(x, y - tall + 6), (x - 7, y - tall + 18), (x - 1, y - tall + 15), (x + 7, y - tall + 18)], WHITE
            )

    return with_shadow(drawn((-reach, -reach, reach, reach), scale, paint), 2.4 * scale, 3 * scale)
