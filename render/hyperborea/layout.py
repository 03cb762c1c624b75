"""Where the areas of the map lie, for each number of players, in units of a page."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

import msgspec

from games.hyperborea import components as c
from render.sprites import Point

WIDTH = 1080.0
MARGIN = 18.0
RISE = 0.5 * sqrt(3)


class Frame(msgspec.Struct, frozen=True):
    """The size of a hex, and where each area's middle lies."""

    radius: float
    middles: dict[str, Point]
    height: float


@lru_cache(maxsize=8)
def frame(players: int) -> Frame:
    """The layout of this number of players, as wide as a page."""
    plane = {name: (sqrt(3) * (q + r / 2), 1.5 * r) for name, (q, r) in c.LAYOUTS[players].coordinates.items()}
    left, right = min(x for x, _ in plane.values()) - RISE, max(x for x, _ in plane.values()) + RISE
    top, bottom = min(y for _, y in plane.values()) - 1, max(y for _, y in plane.values()) + 1
    radius = min((WIDTH - 2 * MARGIN) / (right - left), 980 / (bottom - top))
    spare = (WIDTH - (right - left) * radius) / 2
    middles = {name: ((x - left) * radius + spare, (y - top) * radius + MARGIN) for name, (x, y) in plane.items()}
    return Frame(radius, middles, (bottom - top) * radius + 2 * MARGIN)
