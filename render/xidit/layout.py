"""Where everything stands on Xidit's map, in pixels of a page."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import msgspec

from games.engine import data
from games.xidit import components
from render.sprites import Point
from render.xidit.sizes import on_board

Pixel = tuple[int, int]


class City(msgspec.Struct, frozen=True):
    """A city's own place and those around it: for its tile (the first that is free), name, guild and heroes."""

    at: Point
    cards: tuple[Point, ...]
    label: Point
    guild: Point
    heroes: tuple[Point, ...]


class Region(msgspec.Struct, frozen=True):
    """A region: its border, and the middle of its name, lyres and bards."""

    border: tuple[Point, ...]
    block: Point
    terrain: str
    tint: str


class Road(msgspec.Struct, frozen=True):
    """A road."""

    colour: str
    path: tuple[Point, ...]


class CityPlaces(data.Part, frozen=True):
    """Where a city's things stand."""

    cards: tuple[Pixel, ...]
    label: Pixel
    guild: Pixel
    heroes: tuple[Pixel, ...]
    by_hand: tuple[str, ...] = ()
    """What of it somebody has put there: the tool that finds these places keeps it."""


class RegionPlace(data.Part, frozen=True):
    """The middle of a region's name, lyres and bards."""

    block: Pixel
    by_hand: tuple[str, ...] = ()


class LayoutFile(data.Part, frozen=True):
    """layout.toml: cities by number, regions by id."""

    city: dict[str, CityPlaces]
    region: dict[str, RegionPlace]


class Files(data.Folder):
    """The places that the map of the game does not tell."""

    layout = data.File(LayoutFile)


PLACES = Files("xidit", Path(str(resources.files("render.xidit")))).layout

CITIES: dict[int, City] = {
    row.number: City(
        at=on_board(row.x, row.y),
        cards=places.cards,
        label=places.label,
        guild=places.guild,
        heroes=places.heroes,
    )
    for row in components.DATA.map.city
    for places in (PLACES.city[str(row.number)],)
}
_PATHS = {(row.a, row.b): row.path for row in components.DATA.map.road}
_NUMBERS = {row.id: row.number for row in components.DATA.map.city}


def _outline(region: components.Region) -> list[Pixel]:
    """The roads around a region, from city to city."""
    outline: list[Pixel] = []
    for here, there in zip(region.cities, (*region.cities[1:], region.cities[0]), strict=True):
        path = _PATHS.get((here, there)) or _PATHS[there, here][::-1]
        outline += path[:-1]
    return outline


REGIONS: dict[str, Region] = {
    row.id: Region(
        border=tuple(on_board(*point) for point in _outline(row)),
        block=PLACES.region[row.id].block,
        terrain=row.terrain,
        tint=row.hex,
    )
    for row in components.DATA.map.region
}
ROADS = tuple(Road(row.colour, tuple(on_board(*point) for point in row.path)) for row in components.DATA.map.road)
BETWEEN: dict[tuple[int, int], tuple[Point, ...]] = {
    (_NUMBERS[a], _NUMBERS[b]): tuple(on_board(*point) for point in path) for (a, b), path in _PATHS.items()
}
"""The road from one city to another, in one of the two directions."""


def road(start: int, end: int) -> tuple[Point, ...]:
    """The way along the road from one city to another."""
    return BETWEEN.get((start, end)) or BETWEEN[end, start][::-1]
