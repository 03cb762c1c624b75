"""Where everything lies on the map of Circadians, in units of a page."""

from __future__ import annotations

from collections.abc import Sequence

from games.circadians import components as c
from render import hexes
from render.sprites import Point

TIMES = 1.06
RADIUS = 100 * TIMES
WIDTH, HEIGHT = 1080.0, 1032.0
MIDDLE, TOP = 500.0, 13.0
"""What of the data's plane is in the middle, and what at the top."""
SIDES = {"se": 0, "s": 1, "sw": 2, "nw": 3, "n": 4, "ne": 5}
CELL = (160.0, 70.0)
"""Size of the cell of a price."""
PRICES: dict[str, Point] = {
    "discover": (90, 914),
    "build": (256, 914),
    "harvest": (90, 990),
    "recruit": (256, 990),
    "move": (422, 990),
}
"""The middles of the cells, in the corner at the bottom left."""


def middle(name: str) -> Point:
    """Where a hex lies."""
    spot = c.HEXES[name]
    return (round((spot.x - MIDDLE) * TIMES + WIDTH / 2), round((spot.y - TOP) * TIMES))


def side_of(name: str, other: str) -> int:
    """The number of the side that a hex shares with another."""
    return SIDES[next(way for way, beside in c.HEXES[name].neighbors.items() if beside == other)]


def between(name: str, other: str) -> Point:
    """The middle of the side that two hexes share."""
    (x1, y1), (x2, y2) = hexes.side(middle(name), RADIUS, True, side_of(name, other))
    return ((x1 + x2) / 2, (y1 + y2) / 2)


def on_side(name: str, other: str, shares: Sequence[float]) -> list[Point]:
    """Places along the side that two hexes share, seen from its middle; half of it leads to a corner."""
    (x1, y1), (x2, y2) = hexes.side(middle(name), RADIUS, True, side_of(name, other))
    return [((x2 - x1) * share, (y2 - y1) * share) for share in shares]


def mouth(name: str, way: str) -> Point:
    """Where the mouth of a tunnel is: beyond a side at the edge of the map."""
    x, y = middle(name)
    return (x, y + (-1 if way == "n" else 1) * (RADIUS * 0.866 + 17))
