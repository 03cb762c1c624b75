"""Whether what is drawn stays on the board and apart from the rest."""

from __future__ import annotations

import math
from itertools import combinations
from typing import NamedTuple, Protocol

from games.engine.data_check import Need
from games.ryozen.schema import Files
from games.ryozen.schema.board import BoardFile, Size

EDGE = 40
"""The favour track lies outside."""
HALF_SECTOR = 30


class Box(NamedTuple):
    """Something drawn: its row, centre and size."""

    row: object
    name: str
    x: float
    y: float
    w: float
    h: float

    def meets(self, other: Box) -> bool:
        """Whether two overlap."""
        return abs(self.x - other.x) * 2 < self.w + other.w and abs(self.y - other.y) * 2 < self.h + other.h


class Placed(Protocol):
    """A row with a place."""

    @property
    def x(self) -> int: ...
    @property
    def y(self) -> int: ...


def box(row: Placed, name: str, size: Size) -> Box:
    """A row as it is drawn."""
    return Box(row, name, row.x, row.y, size.w, size.h)


def check_drawing(data: Files, need: Need) -> None:
    """Coordinates of board.toml and palace.toml"""
    check_outside(data.board, need)
    check_ring(data.board, need)
    check_disc(data, need)


def _apart(need: Need, boxes: list[Box], when: str = "") -> None:
    for one, other in combinations(boxes, 2):
        need(not one.meets(other), one.row, f"{one.name} lies on {other.name}{when}", "x")


def check_outside(board: BoardFile, need: Need) -> None:
    """Rows and tracks between the ring and the favour track."""
    plane, cards = board.plane, (board.event_row, board.revelation_row)
    boxes = [box(space, f"Herald space {space.index}", plane.herald) for space in board.capital_track.space]
    for row in cards:
        boxes += [box(space, f"card {space.index}", plane.card) for space in row.space]
        boxes += [box(row.deck, "the deck", plane.card), box(row.discard, "the discards", plane.card)]
    tile, caption = plane.kin_tile, plane.slot_caption_h
    boxes += [
        Box(slot, f"slot {slot.index}", slot.x, slot.y + caption / 2, tile.w, tile.h + caption)
        for slot in board.clan_row.slot
    ]
    boxes += [box(pile, f"pile {pile.seat}", tile) for pile in board.clan_row.pile]
    boxes += [box(space, f"village {space.index}", plane.village_tile) for space in board.village_track.space]
    boxes.append(box(board.village_track.stack, "the stack of villages", plane.village_tile))
    for each in boxes:
        inside = all(
            middle - size / 2 >= EDGE and middle + size / 2 <= most - EDGE
            for middle, size, most in ((each.x, each.w, plane.width), (each.y, each.h, plane.height))
        )
        need(inside, each.row, f"{each.name} leaves the board", "x")
        gap_x = max(abs(each.x - plane.centre.x) - each.w / 2, 0)
        gap_y = max(abs(each.y - plane.centre.y) - each.h / 2, 0)
        need(math.hypot(gap_x, gap_y) >= plane.sector_outer_radius, each.row, f"{each.name} lies on the ring", "x")
    _apart(need, boxes)


def check_ring(board: BoardFile, need: Need) -> None:
    """Places lie in their sectors, with their whole tiles."""
    plane = board.plane
    need(plane.palace_disc_radius < plane.sector_inner_radius, plane, "the disc needs room", "palace_disc_radius")
    angles = {row.id: row.angle for row in board.sector}
    labels = [box(row.label, f"the name of {row.id}", plane.label) for row in board.sector]
    for side in ("two", "many"):
        tiles = [box(row, row.id, plane.kin_tile) for row in board.place if row.side == side]
        _apart(need, tiles)
        for tile in tiles:
            for label in labels:
                need(not tile.meets(label), tile.row, f"{tile.name} lies on {label.name}", "x")
    for row in board.place:
        corners = [
            (
                row.x + x * plane.kin_tile.w / 2 - plane.centre.x,
                row.y + y * plane.kin_tile.h / 2 - plane.centre.y,
            )
            for x in (-1, 1)
            for y in (-1, 1)
        ]
        for x, y in corners:
            turn = abs((math.degrees(math.atan2(x, -y)) - angles[row.sector] + 180) % 360 - 180)
            need(turn < HALF_SECTOR, row, "its tile leaves its sector", "x")
            away = plane.sector_inner_radius < math.hypot(x, y) < plane.sector_outer_radius
            need(away, row, "its tile leaves the ring", "y")


def check_disc(data: Files, need: Need) -> None:
    """What lies in the Palace stays in it and apart, however it is turned."""
    plane = data.board.plane
    areas = [(row, row.id, row.angle, row.radius, plane.palace_area) for row in data.board.palace_area]
    spots = [(row, row.id, row.angle_at_r0, row.radius, plane.palace_tile) for row in data.palace.spot]
    need(len(areas) == data.meta.game.max_players, data.board, "an area per player", "palace_area")
    for items in (areas, spots):
        for row, name, angle, radius, size in items:
            x, y = _polar(plane.centre, angle, radius)
            need(math.hypot(row.x - x, row.y - y) < 1.5, row, "not where angle and radius say", "x")
            reach = radius + math.hypot(size.w, size.h) / 2
            need(reach <= plane.palace_disc_radius, row, f"{name} leaves the Palace", "radius")
        for rotation in range(data.board.rotation.states):
            turn = rotation * data.board.rotation.step_degrees
            boxes = [
                Box(row, name, *_polar(plane.centre, angle + turn, radius), size.w, size.h)
                for row, name, angle, radius, size in items
            ]
            _apart(need, boxes, f" at rotation {rotation}")


def _polar(centre: Placed, angle: float, radius: float) -> tuple[float, float]:
    turn = math.radians(angle)
    return centre.x + radius * math.sin(turn), centre.y - radius * math.cos(turn)
