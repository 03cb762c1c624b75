"""Where the areas of the map lie, for each number of players, in units of a page."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin, sqrt

import msgspec

from games.hyperborea import components as c
from render.sprites import Point

WIDTH = 1080.0
MARGIN = 10.0
TALLEST = {2: 1000.0, 3: 1064.0, 4: 1000.0, 5: 1050.0, 6: 1044.0}
"""How high the map may be: more seats need more room below it."""
RISE = 0.5 * sqrt(3)


class Frame(msgspec.Struct, frozen=True):
    """The size of a hex, and where each area's middle lies."""

    radius: float
    middles: dict[str, Point]
    height: float


@lru_cache(maxsize=8)
def frame(players: int) -> Frame:
    """The layout of this number of players, as large as a page allows."""
    plane = {name: _middle(q, r) for name, (q, r) in c.LAYOUTS[players].coordinates.items()}
    left, right = min(x for x, _ in plane.values()) - 1, max(x for x, _ in plane.values()) + 1
    top, bottom = min(y for _, y in plane.values()) - RISE, max(y for _, y in plane.values()) + RISE
    radius = min((WIDTH - 2 * MARGIN) / (right - left), (TALLEST[players] - 2 * MARGIN) / (bottom - top))
    spare = (WIDTH - (right - left) * radius) / 2
    middles = {name: ((x - left) * radius + spare, (y - top) * radius + MARGIN) for name, (x, y) in plane.items()}
    return Frame(radius, middles, (bottom - top) * radius + 2 * MARGIN)


def _middle(q: int, r: int) -> Point:
    """Where a hex lies.

    The layouts' pointed hexes are turned by 30 degrees: flat ones have more room for names, and every layout fills a
    page best that way.
    """
    x, y = sqrt(3) * (q + r / 2), 1.5 * r
    return (x * cos(pi / 6) - y * sin(pi / 6), x * sin(pi / 6) + y * cos(pi / 6))
