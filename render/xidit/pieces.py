"""Xidit's pieces: units, city tiles, guilds, orders."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from games.xidit import components
from games.xidit.components import Rewards
from render.art import Colour
from render.seats import DARK, Style, outline
from render.sprites import Pen, Sprite, drawn, washed, with_shadow
from render.stamps import Label, stamp
from render.theme import darker, mixed
from render.xidit import sizes, theme

EDGE = 3
COUNT = 35
"""Size of numbers on the map."""
ROW = 42
"""Height of a row of units, and of one of rewards."""
IN_ROW = 3
"""Recruits beside each other."""
Units = tuple[int, ...]


@lru_cache(maxsize=32)
def unit(scale: float, kind: int, radius: float) -> Sprite:
    """A unit's figure seen from above."""
    reach = radius + 2
    return drawn((-reach, -reach, reach, reach), scale, lambda pen: paint_unit(pen, kind, 0, 0, radius))


def paint_unit(pen: Pen, kind: int, x: float, y: float, radius: float) -> None:
    """A figure: lit from the top left, dark at its edge."""
    colour = theme.UNIT_COLOURS[kind]
    pen.disc(x, y, radius, DARK)
    pen.disc(x, y, radius * 0.91, darker(colour, 0.78))
    pen.disc(x - radius * 0.06, y - radius * 0.06, radius * 0.82, colour)
    pen.icon(theme.UNIT_ICONS[kind], x, y, radius * 1.5, theme.UNIT_INKS[kind])


def listed(units: Units) -> list[int]:
    """Units one by one, the weakest first."""
    return [kind for kind, count in enumerate(units) for _ in range(count)]


def paint_units(pen: Pen, units: Units, left: float, y: float) -> None:
    """Figures in a row that begins at `left`."""
    for place, kind in enumerate(listed(units)):
        paint_unit(pen, kind, left + sizes.UNIT + place * sizes.UNIT_STEP, y, sizes.UNIT)


def paint_rewards(pen: Pen, rewards: Rewards, left: float, top: float, width: float, ground: Colour) -> None:
    """Three rewards on a dark band."""
    pen.box(left, top, width, ROW, ground, radius=7)
    for place, kind in enumerate(components.KINDS):
        middle = left + width * (place + 0.5) / 3
        pen.icon(theme.KIND_ICONS[kind], middle - 11, top + ROW / 2, 30, theme.PALE_GOLD)
        pen.text(middle + 14, top + ROW / 2, str(getattr(rewards, kind)), COUNT, theme.WHITE)


def _plate(pen: Pen, width: float, height: float, edge: Colour, ground: Colour) -> None:
    """A card around where it stands, lit from above."""
    pen.box(-width / 2, -height / 2, width, height, edge, radius=10)
    pen.box(-width / 2 + EDGE, -height / 2 + EDGE, width - 2 * EDGE, height - 2 * EDGE, ground, radius=8)
    pen.box(-width / 2 + EDGE, -height / 2 + EDGE, width - 2 * EDGE, 4, mixed(ground, theme.WHITE, 0.6), radius=4)


@lru_cache(maxsize=256)
def recruit_card(scale: float, units: Units) -> Sprite:
    """The units waiting in a city."""
    wide, tall = recruit_size(sum(units))

    def paint(pen: Pen) -> None:
        _plate(pen, wide, tall, theme.RECRUIT, theme.RECRUIT_GROUND)
        for place, kind in enumerate(listed(units)):
            row, column = divmod(place, IN_ROW)
            x = -wide / 2 + 5 + sizes.UNIT + column * sizes.UNIT_STEP
            paint_unit(pen, kind, x, -tall / 2 + ROW / 2 + row * (ROW - 7), sizes.UNIT)

    return _shadowed(scale, wide, tall, paint)


def recruit_size(units: int) -> tuple[float, float]:
    """How large a recruit tile with so many units is."""
    rows = 1 if units <= IN_ROW else 2
    return (max(1, min(units, IN_ROW)) * sizes.UNIT_STEP + 9, rows * (ROW - 7) + 7)


@lru_cache(maxsize=64)
def threat_card(scale: float, number: int, tile_set: str) -> Sprite:
    """What a threat demands and what it pays."""
    tile = components.TILES[tile_set, number]
    wide, tall = sizes.CARD

    def paint(pen: Pen) -> None:
        _plate(pen, wide, tall, theme.THREAT, theme.THREAT_GROUND)
        paint_rewards(pen, tile.rewards, -wide / 2, tall / 2 - ROW, wide, theme.THREAT)
        count = sum(tile.threat)
        left = wide / 2 - 6 - (count - 1) * sizes.UNIT_STEP - 2 * sizes.UNIT
        if count < 4:
            pen.icon(theme.THREAT_ICONS[number], -wide / 2 + 26, -tall / 2 + ROW / 2 + 1, 36, theme.THREAT)
        paint_units(pen, tile.threat, left, -tall / 2 + ROW / 2 + 1)

    return _shadowed(scale, wide, tall, paint)


def city(scale: float, number: int, colour: Colour) -> Sprite:
    """A city's medallion, with a ring that tells whether it has a recruit tile, a threat or neither."""
    radius = sizes.CITY_RADIUS + (0 if colour == theme.CITY else 2)
    ring = ((radius, theme.CITY_EDGE), (radius - 2, colour))
    face = ((radius - 6, theme.CITY_EDGE), (radius - 7.5, theme.PAPER))
    return stamp(scale, (*ring, *face), Label(str(number), COUNT, theme.INK, "display"))


def paint_number(pen: Pen, x: float, y: float, number: int, edge: Colour, radius: float) -> None:
    """A city's number in its medallion."""
    pen.disc(x, y, radius, DARK)
    pen.disc(x, y, radius - 1.5, edge)
    pen.disc(x, y, radius * 0.82, theme.PAPER)
    pen.text(x, y, str(number), radius * 1.3, theme.INK, "display")


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
            pen.polygon(tower(17 + grow, 22 + grow), colour)
        pen.text(0, 5, str(sections), COUNT, style.ink)
        flag = [(x + 16, y - 22) for x, y in outline(style.shape, 9)]
        pen.polygon(flag, DARK, DARK, 4)
        pen.polygon(flag, style.colour, theme.WHITE, 1.5)

    return with_shadow(drawn((-28, -38, 32, 28), scale, paint), 2 * scale, 2 * scale)


def tower(half: float, tall: float) -> list[tuple[float, float]]:
    """The outline of a small tower with three battlements."""
    notch = tall - 7
    left = [(half, -tall), (half * 0.5, -tall), (half * 0.5, -notch), (half * 0.22, -notch), (half * 0.22, -tall)]
    return [(-half, tall), *((-x, y) for x, y in left), *reversed(left), (half, tall)]


def lyre_value(scale: float, value: int, first: bool) -> Sprite:
    """What a region pays: gold for most bards, silver for second."""
    rings = ((19, theme.INK), (17.5, theme.PALE_GOLD if first else theme.SILVER))
    return stamp(scale, rings, Label(str(value), COUNT, theme.INK))


@lru_cache(maxsize=64)
def order(scale: float, kind: str, size: float, state: str) -> Sprite:
    """An order of a plan: `done`, `now` or `next`."""
    half = size / 2
    ground = theme.ROADS.get(kind, theme.RECRUIT if kind == "city" else theme.WAITING)

    def paint(pen: Pen) -> None:
        if state == "now":
            pen.box(-half - 6, -half - 6, size + 12, size + 12, theme.INK, radius=15)
            pen.box(-half - 5, -half - 5, size + 10, size + 10, theme.GLOW, radius=14)
        pen.box(-half, -half, size, size, darker(ground, 0.7), radius=11)
        pen.box(-half, -half, size, size - 3, ground, radius=11)
        raised = size * 0.06 if kind in theme.ROADS else 0.0
        pen.icon(theme.ORDER_ICONS[kind], 0, -raised, size * 0.66, theme.WHITE)
        _road_mark(pen, kind, half)

    sprite = drawn((-half - 7, -half - 7, half + 7, half + 7), scale, paint)
    return washed(sprite, theme.PANEL, theme.DONE_ORDERS) if state == "done" else sprite


def _road_mark(pen: Pen, kind: str, half: float) -> None:
    """The road's pattern under the boot: solid, dashes, dots."""
    y, reach = half * 0.74, half * 0.64
    if kind == "black":
        pen.line([(-reach, y), (reach, y)], theme.WHITE, half * 0.16)
    elif kind == "red":
        for place in (-1.0, 0.0, 1.0):
            x = place * reach * 0.78
            pen.line([(x - reach * 0.2, y), (x + reach * 0.2, y)], theme.WHITE, half * 0.16)
    elif kind == "blue":
        for place in (-1.5, -0.5, 0.5, 1.5):
            pen.disc(place * reach * 0.6, y, half * 0.12, theme.WHITE)


@lru_cache(maxsize=8)
def covered(scale: float, size: float, sealed: bool) -> Sprite:
    """An order nobody knows: under a seal, or not chosen yet."""
    half = size / 2

    def paint(pen: Pen) -> None:
        edge = theme.THREAT if sealed else theme.PANEL_EDGE
        pen.box(-half, -half, size, size, theme.SLOT, radius=11, edge=edge, edge_width=3)
        if sealed:
            pen.icon("wax-seal", 0, 0, size * 0.78, theme.THREAT)

    return drawn((-half, -half, half, half), scale, paint)


def _shadowed(scale: float, width: float, height: float, paint: Callable[[Pen], None]) -> Sprite:
    sprite = drawn((-width / 2 - 1, -height / 2 - 1, width / 2 + 1, height / 2 + 1), scale, paint)
    return with_shadow(sprite, 3 * scale, 3 * scale)
