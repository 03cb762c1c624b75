"""Where everything lies on the plane of 1000 x 1000 that board.toml and palace.toml describe."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin
from typing import Protocol

from games.ryozen import components as c
from render.sprites import Point

ZOOM = 1.522
"""The ring of sectors fills a page; the plane's middle lies in the middle of it."""
WIDTH, HEIGHT = 1080.0, 1068.0
BOARD, PALACE = c.DATA.board, c.DATA.palace
CENTRE: Point = (BOARD.plane.centre.x, BOARD.plane.centre.y)
DISC: float = BOARD.plane.palace_disc_radius
INNER: float = BOARD.plane.sector_inner_radius
OUTER: float = BOARD.plane.sector_outer_radius
TURN: float = BOARD.rotation.step_degrees
HALF_SECTOR = 28.6
"""Degrees on either side of a sector's middle; a gap is left between two sectors."""


class _Placed(Protocol):
    @property
    def x(self) -> int: ...
    @property
    def y(self) -> int: ...


def _xy(row: _Placed) -> Point:
    return (row.x, row.y)


PLACES: dict[str, dict[str, Point]] = {
    side: {f"{row.sector}.{row.slot}": _xy(row) for row in BOARD.place if row.side == side} for side in c.PLACES
}
ANGLES: dict[str, float] = {row.id: row.angle for row in BOARD.sector}
AREAS: dict[int, tuple[float, float]] = {row.seat: (row.angle, row.radius) for row in BOARD.palace_area}
SPOTS: dict[str, tuple[float, float]] = {row.id: (row.angle_at_r0, row.radius) for row in PALACE.spot}
COMPASS: dict[str, float] = {row.id: row.angle for row in PALACE.seat}


def polar(angle: float, radius: float, centre: Point = CENTRE) -> Point:
    """A point by degrees clockwise from north and distance."""
    turn = angle * pi / 180
    return (centre[0] + radius * sin(turn), centre[1] - radius * cos(turn))


def arc(start: Point, end: Point) -> list[Point]:
    """The way between two points around the centre, the shorter one."""
    (first, inner), (last, outer) = bearing(start), bearing(end)
    turn = (last - first + 180) % 360 - 180
    steps = max(1, round(abs(turn) / 10))
    shares = [step / steps for step in range(steps + 1)]
    return [polar(first + turn * share, inner + (outer - inner) * share) for share in shares]


def bearing(point: Point) -> tuple[float, float]:
    """Degrees clockwise from north, and the distance from the centre."""
    x, y = point[0] - CENTRE[0], CENTRE[1] - point[1]
    return atan2(x, y) * 180 / pi, hypot(x, y)


def wedge(angle: float, inner: float, outer: float, half: float = HALF_SECTOR, centre: Point = CENTRE) -> list[Point]:
    """The outline of a part of the ring."""
    steps = [angle - half + 2 * half * step / 24 for step in range(25)]
    far = [polar(step, outer, centre) for step in steps]
    return [*far, *(polar(step, inner, centre) for step in reversed(steps))]


def palace_place(view_rotation: int, angle: float, radius: float) -> Point:
    """A point of the Palace as it stands."""
    return polar(angle + TURN * view_rotation, radius)


def on_page(point: Point) -> Point:
    """Where a point of the plane lies on the map page."""
    return (WIDTH / 2 + (point[0] - CENTRE[0]) * ZOOM, HEIGHT / 2 + (point[1] - CENTRE[1]) * ZOOM)
