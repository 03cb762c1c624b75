"""Where everything stands on Xidit's board, in board units: at the default width a unit is a pixel."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import msgspec

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


def _places() -> dict[str, Any]:
    return tomllib.loads((resources.files("render.xidit") / "layout.toml").read_text("utf-8"))


_PLACES = _places()

CITIES: dict[int, City] = {
    row["number"]: City(
        at=on_board(row["x"], row["y"]),
        **msgspec.convert(_PLACES["city"][str(row["number"])], dict[str, Any]),
    )
    for row in components.MAP["city"]
}
REGIONS: dict[str, Region] = {
    row["id"]: Region(
        border=tuple(on_board(*point) for point in row["polygon"]),
        block=tuple(_PLACES["region"][row["id"]]["block"]),
        terrain=row["terrain"],
        tint=row["hex"],
    )
    for row in components.MAP["region"]
}
ROADS = tuple(Road(row["colour"], tuple(on_board(*point) for point in row["path"])) for row in components.MAP["road"])
