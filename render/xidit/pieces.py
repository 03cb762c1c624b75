"""Xidit's pieces: units, city tiles, titans, guilds, orders."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from games.xidit import components
from games.xidit.components import Rewards
from render.art import Colour
from render.seats import DARK, Style, outline
from render.sprites import Pen, Sprite, drawn, washed, with_shadow
from render.stamps import Label, stamp
from render.xidit import layout, theme

CARD_WIDTH = 124
UNIT_STEP = 23
UNITS_HEIGHT = 36
REWARDS_HEIGHT = 31
EDGE = 3
Units = tuple[int, ...]


@lru_cache(maxsize=32)
def unit(scale: float, kind: int, radius: float) -> Sprite:
    """A unit's figure seen from above."""
    reach = radius + 2
    return drawn((-reach, -reach, reach, reach), scale, lambda pen: _unit(pen, kind, 0, 0, radius))


def _unit(pen: Pen, kind: int, x: float, y: float, radius: float) -> None:
    pen.disc(x, y, radius, theme.UNIT_COLOURS[kind], DARK, radius * 0.1)
    pen.icon(theme.UNIT_ICONS[kind], x, y, radius * 1.5, theme.UNIT_INKS[kind])


def paint_units(pen: Pen, units: Units, right: float, y: float, radius: float = 12.5, step: float = UNIT_STEP) -> None:
    """Figures in a row that ends at `right`, the weakest first."""
    row = [kind for kind, count in enumerate(units) for _ in range(count)]
    for place, kind in enumerate(reversed(row)):
        _unit(pen, kind, right - radius - place * step, y, radius)


def paint_rewards(pen: Pen, rewards: Rewards, left: float, top: float, width: float, ground: Colour) -> None:
    """Three rewards on a dark band."""
    pen.box(left, top, width, REWARDS_HEIGHT, ground, radius=4)
    for place, kind in enumerate(components.KINDS):
        middle = left + width * (place + 0.5) / 3
        pen.icon(theme.KIND_ICONS[kind], middle - 11, top + REWARDS_HEIGHT / 2, 20, theme.PALE_GOLD)
        pen.text(middle + 9, top + REWARDS_HEIGHT / 2, str(getattr(rewards, kind)), 25, theme.WHITE)


def _plate(pen: Pen, height: float, edge: Colour, ground: Colour, width: float = CARD_WIDTH) -> None:
    """A card around where it stands."""
    pen.box(-width / 2, -height / 2, width, height, edge, radius=8)
    pen.box(-width / 2 + EDGE, -height / 2 + EDGE, width - 2 * EDGE, height - 2 * EDGE, ground, radius=6)


@lru_cache(maxsize=256)
def recruit_card(scale: float, units: Units) -> Sprite:
    """The units waiting in a city."""

    def paint(pen: Pen) -> None:
        _plate(pen, UNITS_HEIGHT, theme.RECRUIT, theme.RECRUIT_GROUND, wide)
        paint_units(pen, units, wide / 2 - 5, 0)

    wide = recruit_width(sum(units))
    return _shadowed(scale, wide, UNITS_HEIGHT, paint)


def recruit_width(units: int) -> float:
    """How wide a recruit tile with so many units is."""
    return max(1, units) * UNIT_STEP + 12


@lru_cache(maxsize=64)
def threat_card(scale: float, number: int, tile_set: str) -> Sprite:
    """What a threat demands and what it pays."""
    tile = components.TILES[tile_set, number]
    height = UNITS_HEIGHT + REWARDS_HEIGHT

    def paint(pen: Pen) -> None:
        _plate(pen, height, theme.THREAT, theme.THREAT_GROUND)
        paint_rewards(pen, tile.rewards, -CARD_WIDTH / 2, height / 2 - REWARDS_HEIGHT, CARD_WIDTH, theme.THREAT)
        pen.icon(theme.THREAT_ICONS[number], -CARD_WIDTH / 2 + 16, -height / 2 + UNITS_HEIGHT / 2, 23, theme.THREAT)
        paint_units(pen, tile.threat, CARD_WIDTH / 2 - 5, -height / 2 + UNITS_HEIGHT / 2, 12, 22.5)

    return _shadowed(scale, CARD_WIDTH, height, paint)


def city(scale: float, number: int, colour: Colour) -> Sprite:
    """A city's medallion, with a ring that tells whether it has a recruit tile, a threat or neither."""
    radius = layout.CITY_RADIUS + (1 if colour == theme.CITY else 2)
    ring = ((radius, theme.CITY_EDGE), (radius - 2, colour))
    face = ((radius - 6, theme.CITY_EDGE), (radius - 7.5, theme.PAPER))
    return stamp(scale, (*ring, *face), Label(str(number), 30, theme.INK, "display"))


def paint_number(pen: Pen, x: float, y: float, number: int, edge: Colour, radius: float = 16.5) -> None:
    """A city's number in its medallion."""
    pen.disc(x, y, radius, DARK)
    pen.disc(x, y, radius - 1.2, edge)
    pen.disc(x, y, radius * 0.84, theme.PAPER)
    pen.text(x, y, str(number), radius * 1.46, theme.INK, "display")


@lru_cache(maxsize=64)
def medallion(scale: float, number: int, radius: float, edge: Colour) -> Sprite:
    """A city's number beside the name of a hero's owner."""
    reach = radius + 1
    return drawn((-reach, -reach, reach, reach), scale, lambda pen: paint_number(pen, 0, 0, number, edge, radius))


@lru_cache(maxsize=64)
def guild(scale: float, style: Style, sections: int) -> Sprite:
    """A guild: a tower in its owner's colour with the number of its sections, and the owner's shape as its flag."""

    def paint(pen: Pen) -> None:
        for grow, colour in ((3, DARK), (1.5, theme.WHITE), (0, style.colour)):
            pen.polygon(_tower(15 + grow, 19 + grow), colour)
        pen.text(0, 4, str(sections), 26, style.ink)
        pen.polygon([(x + 13, y - 19) for x, y in outline(style.shape, 8)], DARK, DARK, 4)
        pen.polygon([(x + 13, y - 19) for x, y in outline(style.shape, 8)], style.colour, theme.WHITE, 1.5)

    return with_shadow(drawn((-26, -34, 28, 26), scale, paint), 2 * scale, 2 * scale)


def _tower(half: float, tall: float) -> list[tuple[float, float]]:
    notch = tall - 6
    return [
        (-half, tall),
        (-half, -tall),
        (-half * 0.5, -tall),
        (-half * 0.5, -notch),
        (-half * 0.22, -notch),
        (-half * 0.22, -tall),
        (half * 0.22, -tall),
        (half * 0.22, -notch),
        (half * 0.5, -notch),
        (half * 0.5, -tall),
        (half, -tall),
        (half, tall),
    ]


def lyre_value(scale: float, value: int, first: bool) -> Sprite:
    """What a region pays: gold for most bards, silver for second."""
    radius = 15.5 if first else 14
    rings = ((radius, theme.INK), (radius - 1.3, theme.PALE_GOLD if first else theme.SILVER))
    return stamp(scale, rings, Label(str(value), 24, theme.INK))


@lru_cache(maxsize=64)
def order(scale: float, kind: str, size: float, state: str) -> Sprite:
    """An order of a plan: `done`, `now` or `next`."""
    half = size / 2
    ground = theme.ROADS.get(kind, theme.RECRUIT if kind == "city" else theme.WAITING)

    def paint(pen: Pen) -> None:
        if state == "now":
            pen.box(-half - 4, -half - 4, size + 8, size + 8, theme.INK, radius=11)
            pen.box(-half - 3, -half - 3, size + 6, size + 6, theme.GLOW, radius=10)
        pen.box(-half, -half, size, size, ground, radius=8)
        _road_mark(pen, kind, half)
        pen.icon(theme.ORDER_ICONS[kind], 0, -2 if kind in theme.ROADS else 0, size * 0.68, theme.WHITE)

    sprite = drawn((-half - 5, -half - 5, half + 5, half + 5), scale, paint)
    return washed(sprite, theme.PANEL, theme.DONE_ORDERS) if state == "done" else sprite


def _road_mark(pen: Pen, kind: str, half: float) -> None:
    """The road's pattern under the boot: solid, dashes, dots."""
    y = half - 5
    if kind == "black":
        pen.line([(-half + 8, y), (half - 8, y)], theme.WHITE, 3)
    elif kind == "red":
        for left in (-12, -2.5, 7):
            pen.line([(left, y), (left + 5, y)], theme.WHITE, 3)
    elif kind == "blue":
        for x in (-12, -4, 4, 12):
            pen.disc(x, y, 2.4, theme.WHITE)


def _shadowed(scale: float, width: float, height: float, paint: Callable[[Pen], None]) -> Sprite:
    sprite = drawn((-width / 2 - 1, -height / 2 - 1, width / 2 + 1, height / 2 + 1), scale, paint)
    return with_shadow(sprite, 2.5 * scale, 2 * scale)
