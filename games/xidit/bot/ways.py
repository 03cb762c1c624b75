"""The shortest ways over the map."""

from __future__ import annotations

from games.xidit import components as c


def _ways_from(start: int) -> dict[int, tuple[str, ...]]:
    found: dict[int, tuple[str, ...]] = {start: ()}
    front = [start]
    while front:
        following = []
        for city in front:
            for colour, there in c.CITIES[city].roads.items():
                if there not in found:
                    found[there] = (*found[city], colour)
                    following.append(there)
        front = following
    return found


WAYS = {city: _ways_from(city) for city in c.CITIES}
"""The roads of a shortest way from each city to each other."""
FAR = {start: {city: len(way) for city, way in ways.items()} for start, ways in WAYS.items()}
"""How many orders that takes."""
