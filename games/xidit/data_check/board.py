"""Whether the map fits together: roads, regions, and the lines they are drawn with."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

from games.engine.data_check import Need
from games.xidit.schema import Files, Point, Road

RULEBOOK_ROADS = ((5, "blue", 12), (7, "red", 6), (6, "blue", 11), (11, "red", 17))
MOST_STEPS = 6
"""A year of marching."""
Segment = tuple[Point, Point]


def check_map(data: Files, need: Need) -> None:
    """All of the map."""
    check_cities(data, need)
    exits = check_roads(data, need)
    check_distances(data, need, exits)
    check_regions(data, need)
    check_blanks(data, need)


def check_cities(data: Files, need: Need) -> None:
    """Cities are numbered, lie on the plane and border two regions at least."""
    plane, around = data.map.map, {row.id: row.cities for row in data.map.region}
    need(len(data.map.city) == plane.city_count, data.map, f"there are {plane.city_count} cities", "city")
    need(len(data.map.region) == plane.region_count, data.map, f"there are {plane.region_count} regions", "region")
    numbers = sorted(row.number for row in data.map.city)
    need(numbers == list(range(1, len(numbers) + 1)), data.map, "cities are numbered from 1 on", "city")
    for row in data.map.city:
        need(row.id == f"city_{row.number:02d}", row, "the id is made of the number", "id")
        need(row.x <= plane.width, row, "it lies beside the plane", "x")
        need(row.y <= plane.height, row, "it lies beside the plane", "y")
        need(len(set(row.regions)) == len(row.regions) >= 2, row, "it borders two regions at least", "regions")
        for region in row.regions:
            need(row.id in around[region], row, f"{region} does not list it among its cities", "regions")


def check_roads(data: Files, need: Need) -> dict[str, dict[str, str]]:
    """XID-1.16: no city has two roads of a colour. Where the roads of a city lead, by colour."""
    spots = {row.id: (row.x, row.y) for row in data.map.city}
    exits: dict[str, dict[str, str]] = {row.id: {} for row in data.map.city}
    pairs = Counter(frozenset((road.a, road.b)) for road in data.map.road)
    patterns = {row.pattern for row in data.map.road_colour}
    need(len(patterns) == len(data.map.road_colour), data.map, "each colour has its own pattern", "road_colour")
    for road in data.map.road:
        need(road.a < road.b, road, "it leads from the lower city to the higher", "a")
        need(pairs[frozenset((road.a, road.b))] == 1, road, "two roads join the same cities", "b")
        for here, there in ((road.a, road.b), (road.b, road.a)):
            need(road.colour not in exits[here], road, f"{here} has two {road.colour} roads", "colour")
            exits[here][road.colour] = there
        ends = (road.path[0], road.path[-1]) if road.path else ()
        need(ends == (spots[road.a], spots[road.b]), road, "it is not drawn from city to city", "path")
    for row in data.map.city:
        need(2 <= len(exits[row.id]) <= 3, row, f"it has {len(exits[row.id])} roads, not two or three")
    for one, other in combinations(data.map.road, 2):
        if one.source == "house" or other.source == "house":
            need(not _cross(one, other), one, f"it crosses {other.id}", "path")
    number = {row.number: row for row in data.map.city}
    for start, colour, end in RULEBOOK_ROADS:
        if start in number and end in number:
            leads = exits[number[start].id].get(colour) == number[end].id
            need(leads, number[start], f"in the rulebook its {colour} road leads to city {end}")
    return exits


def check_distances(data: Files, need: Need, exits: dict[str, dict[str, str]]) -> None:
    """Each city can be reached from each other within a year."""
    for row in data.map.city:
        steps, queue = {row.id: 0}, [row.id]
        for here in queue:
            for there in exits[here].values():
                if there not in steps:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        need(len(steps) == len(exits), row, "no roads lead from it to some city")
        need(max(steps.values()) <= MOST_STEPS, row, f"some city is more than {MOST_STEPS} steps away")


def check_regions(data: Files, need: Need) -> None:
    """XID-1.18, XID-1.19: a region lies between the roads that join its cities."""
    joined = {frozenset((road.a, road.b)) for road in data.map.road}
    bordered: Counter[frozenset[str]] = Counter()
    borders = {row.id: row.regions for row in data.map.city}
    for row in data.map.region:
        need(len(set(row.cities)) == len(row.cities) >= 3, row, "three cities or more lie around it", "cities")
        need(row.lyre_first > row.lyre_second, row, "the first lyre is worth more than the second", "lyre_first")
        for city in row.cities:
            need(row.id in borders[city], row, f"{city} does not list it among its regions", "cities")
        for here, there in zip(row.cities, row.cities[1:] + row.cities[:1], strict=True):
            need(frozenset((here, there)) in joined, row, f"no road joins {here} and {there}", "cities")
            bordered[frozenset((here, there))] += 1
    for road in data.map.road:
        sides = bordered[frozenset((road.a, road.b))]
        need(sides in (1, 2), road, f"it borders {sides} regions, not one or two")
    central = [row for row in data.map.region if row.central]
    need(len(central) == 1, data.map, "one region is central", "region")
    best = max(row.lyre_first for row in data.map.region)
    need(all(row.lyre_first == best for row in central), data.map, "the central region is worth most", "region")


def check_blanks(data: Files, need: Need) -> None:
    """XID-2: two regions can be blanked, never the central one."""
    slots = sorted(row.blank_slot for row in data.map.region if row.blank_slot)
    need(slots == list(range(1, data.game.components.blank_tokens + 1)), data.map, "a region per blank token", "region")
    for row in data.map.region:
        need(not (row.central and row.blank_slot), row, "the central region is never blanked", "blank_slot")


def _cross(one: Road, other: Road) -> bool:
    return any(_meet(a, b) for a in _segments(one.path) for b in _segments(other.path))


def _segments(path: tuple[Point, ...]) -> list[Segment]:
    return list(pairwise(path))


def _meet(one: Segment, other: Segment) -> bool:
    """Whether two lines cross; those that share an end do not."""
    (a, b), (c, d) = one, other
    if {a, b} & {c, d}:
        return False
    for axis in (0, 1):
        if max(a[axis], b[axis]) < min(c[axis], d[axis]) or max(c[axis], d[axis]) < min(a[axis], b[axis]):
            return False
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0


def _turn(origin: Point, a: Point, b: Point) -> int:
    return (a[0] - origin[0]) * (b[1] - origin[1]) - (a[1] - origin[1]) * (b[0] - origin[0])
