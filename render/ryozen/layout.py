"""Where everything lies on the plane of 1000 x 1000 that board.toml and palace.toml describe."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Protocol

from games.ryozen import components as c
from render.sprites import Point

PLANE = 1000
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


def _around(spaces: int, margin: int) -> list[Point]:
    """Spaces along the edge, clockwise from the top left corner."""
    side = spaces // 4
    steps = [margin + step * (PLANE - 2 * margin) / side for step in range(side)]
    top = [(round(step), margin) for step in steps]
    right = [(PLANE - margin, round(step)) for step in steps]
    return [*top, *right, *((PLANE - x, PLANE - y) for x, y in (*top, *right))]


PLACES: dict[str, dict[str, Point]] = {
    side: {f"{row.sector}.{row.slot}": _xy(row) for row in BOARD.place if row.side == side} for side in c.PLACES
}
LABELS: dict[str, Point] = {row.id: _xy(row.label) for row in BOARD.sector}
ANGLES: dict[str, float] = {row.id: row.angle for row in BOARD.sector}
HERALDS: list[Point] = [_xy(row) for row in BOARD.capital_track.space]
EVENTS: list[Point] = [_xy(row) for row in BOARD.event_row.space]
EVENT_DECK, EVENT_DISCARD = _xy(BOARD.event_row.deck), _xy(BOARD.event_row.discard)
REVELATIONS: list[Point] = [_xy(row) for row in BOARD.revelation_row.space]
REVELATION_DECK = _xy(BOARD.revelation_row.deck)
REVELATION_DISCARD = _xy(BOARD.revelation_row.discard)
SLOTS: list[Point] = [_xy(row) for row in BOARD.clan_row.slot]
PILES: list[Point] = [_xy(row) for row in BOARD.clan_row.pile]
VILLAGES: list[Point] = [_xy(row) for row in BOARD.village_track.space]
VILLAGE_STACK = _xy(BOARD.village_track.stack)
FAVOUR: list[Point] = _around(BOARD.favour_track.spaces, BOARD.favour_track.margin)
AREAS: dict[int, tuple[float, float]] = {row.seat: (row.angle, row.radius) for row in BOARD.palace_area}
SPOTS: dict[str, tuple[float, float]] = {row.id: (row.angle_at_r0, row.radius) for row in PALACE.spot}
COMPASS: dict[str, float] = {row.id: row.angle for row in PALACE.seat}
CARD: Point = (BOARD.plane.card.w, BOARD.plane.card.h)
VILLAGE: float = BOARD.plane.village_tile.w
FAVOUR_SIZE: float = BOARD.plane.favour_space.w


def polar(angle: float, radius: float, centre: Point = CENTRE) -> Point:
    """A point by degrees clockwise from north and distance."""
    turn = angle * pi / 180
    return (centre[0] + radius * sin(turn), centre[1] - radius * cos(turn))


def wedge(angle: float, inner: float, outer: float, half: float = HALF_SECTOR, centre: Point = CENTRE) -> list[Point]:
    """The outline of a part of the ring."""
    steps = [angle - half + 2 * half * step / 24 for step in range(25)]
    far = [polar(step, outer, centre) for step in steps]
    return [*far, *(polar(step, inner, centre) for step in reversed(steps))]


def palace_place(view_rotation: int, angle: float, radius: float) -> Point:
    """A point of the Palace as it stands."""
    return polar(angle + TURN * view_rotation, radius)
