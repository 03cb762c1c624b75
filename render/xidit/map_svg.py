"""The static map as SVG: sea, land, regions with their terrain, roads, the Bastion. Rasterised by build_assets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from math import dist, hypot
from random import Random

from games.xidit import components
from render import painted
from render.landscape import CRISP
from render.sprites import Point
from render.xidit import layout, sizes, terrain

SEA, SHALLOW, SHELF, SURF, SHADOW, _ = terrain.WATERS
SHORE_INK, BEACH, PAPER = "#6d5a3c", "#ecdfba", "#f7eed6"
ROAD_WIDTH = 11
ROADS = {
    "black": ("#26211f", ""),
    "red": ("#c4281c", 'stroke-dasharray="20 10"'),
    "blue": ("#1f5fd0", 'stroke-dasharray="0.1 16" stroke-linecap="round"'),
}
"""Colour and pattern: the roads can be told apart without colour."""


SHEET = [(0, 0), (sizes.MAP_WIDTH, 0), (sizes.MAP_WIDTH, sizes.MAP_HEIGHT), (0, sizes.MAP_HEIGHT)]


def svg() -> str:
    """The whole map."""
    land = (f"<g {CRISP}>", *_sea(), *_land(), *_regions(), *_roads(), *_stems(), "</g>")
    return painted.layered(sizes.MAP_WIDTH, sizes.MAP_HEIGHT, land, _bastion(), _cities(), _frame())


def fingerprint() -> str:
    """Changes when the map does: a test compares it with that of the committed picture."""
    return sha256(svg().encode()).hexdigest()


def _sea() -> Iterator[str]:
    yield f'<rect width="100%" height="100%" fill="{SEA}"/>'
    for width, colour in ((150, SHALLOW), (112, SHELF), (106, SURF)):
        yield from _coast(width, colour)
    yield from terrain.waves(_spots("sea", 74, 50, SHEET, at_sea=True))


def _land() -> Iterator[str]:
    yield from _coast(84, SHADOW)
    yield from _coast(78, SHORE_INK)
    yield from _coast(74, BEACH)


def _coast(width: int, colour: str) -> Iterator[str]:
    for region in layout.REGIONS.values():
        yield (
            f'<polygon points="{_points(region.border)}" fill="{colour}" stroke="{colour}" '
            f'stroke-width="{width}" stroke-linejoin="round"/>'
        )


def _regions() -> Iterator[str]:
    for name, region in layout.REGIONS.items():
        yield f'<polygon points="{_points(region.border)}" fill="{terrain.ground(region)}"/>'
        yield from terrain.pattern(region, _spots(name, 46, 40, region.border))


def _roads() -> Iterator[str]:
    for road in layout.ROADS:
        yield _line(road.path, f'stroke="{PAPER}" stroke-width="{ROAD_WIDTH + 6}"')
    for road in layout.ROADS:
        colour, pattern = ROADS[road.colour]
        wide = ROAD_WIDTH + 1 if road.colour == "blue" else ROAD_WIDTH - 1
        yield _line(road.path, f'stroke="{colour}" stroke-width="{wide}" {pattern}')


def _stems() -> Iterator[str]:
    """A thin line from each city to its guild's place, and the empty place itself."""
    for city in layout.CITIES.values():
        (x, y), (gx, gy) = city.at, city.guild
        yield f'<line x1="{x}" y1="{y}" x2="{gx}" y2="{gy}" stroke="#6b5b3a" stroke-width="4"/>'
        yield (
            f'<path transform="translate({gx} {gy})" d="{tower(17, 22)}" fill="{PAPER}" '
            f'stroke="#6b5b3a" stroke-width="2" stroke-dasharray="4 3"/>'
        )


def tower(half: float, tall: float) -> str:
    """The outline of a small tower around the origin: a guild's place, and the guild itself."""
    return (
        f"M{-half} {tall}V{-tall}H{-half * 0.5:.1f}V{-tall + 7}H{-half * 0.22:.1f}V{-tall}H{half * 0.22:.1f}"
        f"V{-tall + 7}H{half * 0.5:.1f}V{-tall}H{half}V{tall}Z"
    )


def _bastion() -> Iterator[str]:
    x, y = layout.REGIONS[components.CENTRAL].block
    yield f'<g transform="translate({x} {y - 108}) scale(0.95)">{terrain.BASTION}</g>'


def _cities() -> Iterator[str]:
    radius = sizes.CITY_RADIUS
    for city in layout.CITIES.values():
        x, y = city.at
        yield f'<circle cx="{x}" cy="{y + 3}" r="{radius + 2}" fill="#7d6c4c"/>'
        yield f'<circle cx="{x}" cy="{y}" r="{radius + 1}" fill="#4a3218"/>'
        yield f'<circle cx="{x}" cy="{y}" r="{radius - 1}" fill="#d9b25a"/>'
        yield f'<circle cx="{x}" cy="{y}" r="{radius - 5}" fill="#4a3218"/>'
        yield f'<circle cx="{x}" cy="{y}" r="{radius - 6.5}" fill="#fbf4df"/>'


def _frame() -> Iterator[str]:
    width, height = sizes.MAP_WIDTH, sizes.MAP_HEIGHT
    for inset, stroke, colour in ((3, 6, "#5a4426"), (9, 2, "#d9b25a")):
        yield (
            f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" '
            f'fill="none" stroke="{colour}" stroke-width="{stroke}"/>'
        )


def _line(path: Iterable[Point], style: str) -> str:
    return f'<polyline points="{_points(path)}" fill="none" stroke-linejoin="round" {style}/>'


def _points(points: Iterable[Point]) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in points)


def _spots(seed: str, across: int, down: int, border: Iterable[Point], at_sea: bool = False) -> list[Point]:
    """Places for terrain: a loose grid inside the border, clear of roads, cities and what is written there.

    They lie on whole units, so that equal drawings are equal pixels, which compress well.
    """
    dice = Random(seed)
    found: list[Point] = []
    for row, top in enumerate(range(20, sizes.MAP_HEIGHT, down)):
        for left in range(20 + row % 2 * across // 2, sizes.MAP_WIDTH, across):
            spot = (left + dice.randint(-9, 9), top + dice.randint(-7, 7))
            if _free(spot, at_sea) and inside(spot, tuple(border)):
                found.append(spot)
    return found


def _free(spot: Point, at_sea: bool) -> bool:
    clear = 78 if at_sea else 20
    if at_sea and any(inside(spot, region.border) for region in layout.REGIONS.values()):
        return False
    for city in layout.CITIES.values():
        if dist(spot, city.at) < sizes.CITY_RADIUS + 14 or dist(spot, city.guild) < 34:
            return False
        if abs(spot[0] - city.label[0]) < 60 and abs(spot[1] - city.label[1]) < 24:
            return False
    for region in layout.REGIONS.values():
        if abs(spot[0] - region.block[0]) < 112 and abs(spot[1] - region.block[1] + 14) < 52:
            return False
    return all(hypot(spot[0] - x, spot[1] - y) > clear for road in layout.ROADS for x, y in road.path)


def inside(spot: Point, border: tuple[Point, ...]) -> bool:
    """Whether a point lies within a polygon."""
    x, y = spot
    within = False
    for (x1, y1), (x2, y2) in zip(border, border[1:] + border[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            within = not within
    return within
