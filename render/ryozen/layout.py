"""Where everything lies on the plane of 1000 x 1000 that board.toml and palace.toml describe."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from games.ryozen import components as c
from render.sprites import Point

PLANE = 1000
CENTRE: Point = (c.BOARD["plane"]["centre"]["x"], c.BOARD["plane"]["centre"]["y"])
DISC: float = c.BOARD["plane"]["palace_disc_radius"]
INNER: float = c.BOARD["plane"]["sector_inner_radius"]
OUTER: float = c.BOARD["plane"]["sector_outer_radius"]
TURN: float = c.BOARD["rotation"]["step_degrees"]
HALF_SECTOR = 28.6
"""Degrees on either side of a sector's middle; a gap is left between two sectors."""


def _xy(row: dict[str, Any]) -> Point:
    return (row["x"], row["y"])


PLACES: dict[str, dict[str, Point]] = {
    side: {f"{row['sector']}.{row['slot']}": _xy(row) for row in c.BOARD["place"] if row["side"] == side}
    for side in c.PLACES
}
LABELS: dict[str, Point] = {row["id"]: _xy(row["label"]) for row in c.BOARD["sector"]}
ANGLES: dict[str, float] = {row["id"]: row["angle"] for row in c.BOARD["sector"]}
HERALDS: list[Point] = [_xy(row) for row in c.BOARD["capital_track"]["space"]]
EVENTS: list[Point] = [_xy(row) for row in c.BOARD["event_row"]["space"]]
EVENT_DECK, EVENT_DISCARD = _xy(c.BOARD["event_row"]["deck"]), _xy(c.BOARD["event_row"]["discard"])
REVELATIONS: list[Point] = [_xy(row) for row in c.BOARD["revelation_row"]["space"]]
REVELATION_DECK = _xy(c.BOARD["revelation_row"]["deck"])
REVELATION_DISCARD = _xy(c.BOARD["revelation_row"]["discard"])
SLOTS: list[Point] = [_xy(row) for row in c.BOARD["clan_row"]["slot"]]
PILES: list[Point] = [_xy(row) for row in c.BOARD["clan_row"]["pile"]]
VILLAGES: list[Point] = [_xy(row) for row in c.BOARD["village_track"]["space"]]
VILLAGE_STACK = _xy(c.BOARD["village_track"]["stack"])
FAVOUR: list[Point] = [_xy(row) for row in c.BOARD["favour_track"]["space"]]
AREAS: dict[int, tuple[float, float]] = {row["seat"]: (row["angle"], row["radius"]) for row in c.BOARD["palace_area"]}
SPOTS: dict[str, tuple[float, float]] = {
    row["id"]: (row["angle_at_r0"], row["radius"]) for row in c.PALACE_MODE["spot"]
}
COMPASS: dict[str, float] = {row["id"]: row["angle"] for row in c.PALACE_MODE["seat"]}
CARD: Point = (c.BOARD["plane"]["card"]["w"], c.BOARD["plane"]["card"]["h"])
VILLAGE: float = c.BOARD["plane"]["village_tile"]["w"]
FAVOUR_SIZE: float = c.BOARD["plane"]["favour_space"]["w"]


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
