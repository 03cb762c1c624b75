"""Where everything lies on Scythe's map, in units of a page."""

from __future__ import annotations

from games.scythe.board import HEXES, HOMES
from render import hexes
from render.hexes import DIRECTIONS
from render.sprites import Point

TIMES = 1.2
RADIUS = 64 * TIMES
LEFT, TOP = 50.0, 86.0
"""Corner of the data's plane that is shown."""
WIDTH, HEIGHT = 1080.0, 863 * TIMES
HOME = 47
"""Radius of a home base."""
RAISED, EDGES = 14, (min(home.x for home in HOMES.values()), max(home.x for home in HOMES.values()))
"""Bases beside the map lie so much higher."""
SPOTS = {(spot.q, spot.r): spot.id for spot in HEXES.values()} | {(home.q, home.r): home.id for home in HOMES.values()}


def middle(place: str) -> Point:
    """Where a hex or home base lies."""
    spot = HEXES.get(place) or HOMES[place]
    x, y = (spot.x - LEFT) * TIMES, (spot.y - TOP) * TIMES
    if place in HOMES:  # all of a base is on the page, and its banner above the labels of the hexes below
        y -= RAISED if spot.x in EDGES else 0
        return (min(max(x, HOME + 4), WIDTH - HOME - 4), min(max(y, HOME + 6), HEIGHT - HOME - 6))
    return (round(x), round(y))


def side(place: str, number: int) -> tuple[Point, Point]:
    """The ends of a side of a hex."""
    return hexes.side(middle(place), RADIUS, False, number)


def across(place: str, number: int) -> str:
    """What lies on the other side; "" if nothing does."""
    spot = HEXES[place]
    dq, dr = DIRECTIONS[number]
    return SPOTS.get((spot.q + dq, spot.r + dr), "")
