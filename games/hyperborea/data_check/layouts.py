"""The maps for two to six players (HYP-3.10, HYP-3.11, HYP-23.5, HYP-23.6, HYP-23.8), and how they are drawn."""

from __future__ import annotations

import math
from itertools import combinations

from games.engine.data_check import Need
from games.hyperborea.schema import Files
from games.hyperborea.schema.board import Axial, LayoutRow, Seat

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
CANVAS = 1000
TO_CENTRE = 3
"""Steps from a capital to the middle."""
SHARED: dict[int, dict[tuple[int, int], list[Axial]]] = {
    2: {},
    3: {},
    4: {(1, 2): [(0, 1)], (3, 4): [(0, -1)]},
    5: {(1, 2): [(1, 1)], (3, 4): [(-1, 0)]},
    6: {
        (1, 2): [(0, 1)],
        (2, 3): [(-1, 1)],
        (3, 4): [(-1, 0)],
        (4, 5): [(0, -1)],
        (5, 6): [(1, -1)],
        (1, 6): [(1, 0)],
    },
}
"""HYP-23.8: Outer tiles that two seats share."""


def check_layouts(data: Files, need: Need) -> None:
    """layouts.toml"""
    file = data.layouts
    if not need(file.meta.directions == DIRECTIONS, file.meta, "clockwise from east", "directions"):
        return
    need([row.players for row in file.layout] == [2, 3, 4, 5, 6], file, "one for 2 to 6 players", "layout")
    for row in file.layout:
        check_tiles(data, need, row)
        for seat in row.seat:
            check_home(need, row, seat)
        check_whole(need, row)
        check_contacts(need, row)
        check_canvas(need, row)


def near(place: Axial) -> list[Axial]:
    """The six neighbours."""
    return [(place[0] + q, place[1] + r) for q, r in DIRECTIONS]


def pixel(place: Axial) -> tuple[float, float]:
    """Where a hex lies, in hex sizes."""
    return (math.sqrt(3) * (place[0] + place[1] / 2), 1.5 * place[1])


def core(row: LayoutRow) -> list[Axial]:
    """The areas between the homes."""
    return [row.central, *row.outer, *row.extra_outer]


def cells(row: LayoutRow) -> list[Axial]:
    """All areas."""
    return [*core(row), *(place for seat in row.seat for place in (seat.capital, seat.left, seat.right))]


def check_tiles(data: Files, need: Need, row: LayoutRow) -> None:
    """Six tiles around the middle, and two on opposite sides with five players."""
    count = len(core(row)) - 1
    need(row.outer_tiles == count, row, f"{count} are listed", "outer_tiles")
    dealt = data.game.setup.outer_tiles_by_players.get(str(row.players))
    need(count == dealt, row, f"set-up deals {dealt} tiles", "outer")
    need(set(row.outer) == set(near(row.central)), row, "six tiles lie around the middle", "outer")
    extra = row.extra_outer
    opposite = not extra or (len(extra) == 2 and extra[0] == (-extra[1][0], -extra[1][1]))
    need(opposite, row, "two tiles on opposite sides, or none", "extra_outer")
    need([seat.seat for seat in row.seat] == list(range(1, row.players + 1)), row, "a seat per player", "seat")


def check_home(need: Need, row: LayoutRow, seat: Seat) -> None:
    """HYP-3.11, HYP-23.6: a triangle whose capital points outwards, left and right as seen from it."""
    capital, left, right = seat.capital, seat.left, seat.right
    joined = left in near(capital) and right in near(capital) and left in near(right)
    need(joined, seat, "capital, left and right touch each other", "capital")
    middle = set(core(row))
    need(not middle & set(near(capital)), seat, "the capital touches only its own home", "capital")
    for name, place in (("left", left), ("right", right)):
        need(bool(middle & set(near(place))), seat, "it touches the map", name)
    touched = {place for each in (left, right) for place in near(each) if place in middle}
    need(len(touched) == 2, seat, f"the home touches {len(touched)} Outer tiles, not two")
    (cx, cy), (lx, ly), (rx, ry) = pixel(capital), pixel(left), pixel(right)
    need((lx - cx) * (ry - cy) > (ly - cy) * (rx - cx), seat, "left and right are exchanged", "left")
    x, y = cx - (cx + lx + rx) / 3, cy - (cy + ly + ry) / 3
    bearing = math.degrees(math.atan2(x, -y))
    turned = abs((bearing - 180 - seat.rotation + 180) % 360 - 180) < 1
    need(turned, seat, "the capital lies in another direction", "rotation")


def check_whole(need: Need, row: LayoutRow) -> None:
    """No two areas lie on each other, seats go clockwise, and every capital is as far from the middle."""
    places = cells(row)
    need(len(set(places)) == len(places), row, "two areas lie on each other", "players")
    turns = []
    for seat in row.seat:
        x, y = pixel(seat.capital)
        turns.append(math.atan2(y, x) % (2 * math.pi))
        steps, queue = {seat.capital: 0}, [seat.capital]
        for here in queue:
            for there in near(here):
                if there in places and there not in steps:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        need(len(steps) == len(set(places)), seat, "no way leads from here to some area", "capital")
        away = steps.get(row.central)
        need(away == TO_CENTRE, seat, f"the middle is {away} steps away, not {TO_CENTRE}", "capital")
    need(turns == sorted(turns), row, "seats are listed clockwise", "seat")


def check_contacts(need: Need, row: LayoutRow) -> None:
    """HYP-23.8: which seats share an Outer tile."""
    middle = set(core(row))
    around = {seat.seat: middle & {*near(seat.left), *near(seat.right)} for seat in row.seat}
    shared = {(a, b): sorted(around[a] & around[b]) for a, b in combinations(around, 2) if around[a] & around[b]}
    need(shared == SHARED.get(row.players, shared), row, "other seats share Outer tiles by the rules", "seat")


def check_canvas(need: Need, row: LayoutRow) -> None:
    """Every hex lies on the canvas, inside the part that is shown."""
    left, top, right, bottom = row.crop
    need(left < right <= CANVAS and top < bottom <= CANVAS, row, "it leaves the canvas", "crop")
    for place in cells(row):
        x, y = (value * row.hex_size + start for value, start in zip(pixel(place), row.origin, strict=True))
        wide, high = row.hex_size * math.sqrt(3) / 2, row.hex_size
        shown = left <= x - wide and x + wide <= right and top <= y - high and y + high <= bottom
        need(shown, row, f"the hex at {place[0]}, {place[1]} is cut off", "crop")
