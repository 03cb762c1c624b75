"""Where the areas of the map lie, for each number of players."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

import msgspec

from games.hyperborea import components as c
from render.sprites import Point

LAYOUTS = {row.players: row for row in c.DATA.layouts.layout}


class Frame(msgspec.Struct, frozen=True):
    """How a layout fits a box: the size of a hex and where each area's middle lies."""

    radius: float
    middles: dict[str, Point]
    width: float
    height: float


@lru_cache(maxsize=16)
def frame(players: int, width: float, tallest: float) -> Frame:
    """The layout's part worth showing (HYP-23.7), as large as the box allows, in its middle."""
    row = LAYOUTS[players]
    left, top, right, bottom = row.crop
    times = min(width / (right - left), tallest / (bottom - top))
    radius = row.hex_size
    spare = (width - (right - left) * times) / 2
    middles = {}
    for name, (q, r) in c.LAYOUTS[players].coordinates.items():
        x = radius * sqrt(3) * (q + r / 2) + row.origin[0]
        y = radius * 1.5 * r + row.origin[1]
        middles[name] = ((x - left) * times + spare, (y - top) * times)
    return Frame(radius * times, middles, width, (bottom - top) * times)
