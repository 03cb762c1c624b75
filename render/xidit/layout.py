"""Where everything stands on Xidit's board, in board units: at the default width a unit is a pixel."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import msgspec

from games.engine import data
from games.xidit import components
from render.sprites import Point

MAP_WIDTH, MAP_HEIGHT = 1200, 1116
STRETCH_X, STRETCH_Y, MARGIN_X, MARGIN_Y = 1.16, 1.10, 20, 8
"""From the plane of map.toml to the board."""
CITY_RADIUS = 28


class City(msgspec.Struct, frozen=True):
    """A city's own place and those around it: its tile, its name, its guild, up to five heroes."""

    at: Point
    card: Point
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


def on_board(x: float, y: float) -> Point:
    """A point of map.toml's plane, on the board."""
    return (round(MARGIN_X + x * STRETCH_X), round(MARGIN_Y + y * STRETCH_Y))


Pixel = tuple[int, int]


class CityPlaces(data.Part, frozen=True):
    """Where a city's things stand on the board; heroes beside the city."""

    card: Pixel
    label: Pixel
    guild: Pixel
    heroes: tuple[Pixel, ...]


class RegionPlace(data.Part, frozen=True):
    """The middle of a region's name, lyres and bards."""

    block: Pixel


class LayoutFile(data.Part, frozen=True):
    """layout.toml: cities by number, regions by id."""

    city: dict[str, CityPlaces]
    region: dict[str, RegionPlace]


class Files(data.Folder):
    """The places that the map of the game does not tell."""

    layout = data.File(LayoutFile)


_PLACES = Files("xidit", Path(str(resources.files("render.xidit")))).layout

CITIES: dict[int, City] = {
    row.number: City(
        at=on_board(row.x, row.y),
        **msgspec.structs.asdict(_PLACES.city[str(row.number)]),
    )
    for row in components.DATA.map.city
}
_PATHS = {(row.a, row.b): row.path for row in components.DATA.map.road}


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
        block=_PLACES.region[row.id].block,
        terrain=row.terrain,
        tint=row.hex,
    )
    for row in components.DATA.map.region
}
ROADS = tuple(Road(row.colour, tuple(on_board(*point) for point in row.path)) for row in components.DATA.map.road)
