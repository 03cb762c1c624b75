"""The board: hexes, sides, rivers, tunnels and home bases."""

from __future__ import annotations

from games.engine.data import by_id
from games.scythe.schema import DATA
from games.scythe.schema.board import Hex, Home

__all__ = ["Hex", "Home"]

HEXES = by_id(DATA.map.hex)
HOMES = by_id(DATA.map.home)
FACTORY = next(row.id for row in HEXES.values() if row.terrain == "factory")
TERRAIN: dict[str, str] = {**{row.id: row.terrain for row in HEXES.values()}, **dict.fromkeys(HOMES, "home")}
LAKES = tuple(row.id for row in HEXES.values() if row.terrain == "lake")
VILLAGES = tuple(row.id for row in HEXES.values() if row.terrain == "village")
MOUNTAINS = tuple(row.id for row in HEXES.values() if row.terrain == "mountain")
TUNNELS = tuple(row.id for row in HEXES.values() if row.tunnel)
ENCOUNTERS = tuple(row.id for row in HEXES.values() if row.encounter)
ORDER: dict[str, int] = {place: index for index, place in enumerate((*HEXES, *HOMES))}
"""Hexes in label order (SCY-22.7), then home bases."""


def _neighbours() -> dict[str, tuple[str, ...]]:
    """Territories that share a side, rivers or not (SCY-2.3); a home base is nobody's neighbour (SCY-5.12)."""
    found: dict[str, list[str]] = {place: [] for place in (*HEXES, *HOMES)}
    for edge in DATA.map.edges.list:
        found[edge.a].append(edge.b)
        found[edge.b].append(edge.a)
    return {
        place: tuple(sorted((n for n in near if n in HEXES), key=ORDER.__getitem__)) for place, near in found.items()
    }


NEIGHBOURS = _neighbours()
RIVERS = frozenset(frozenset((edge.a, edge.b)) for edge in DATA.map.edges.list if edge.river)
"""Sides with a river: never a lake's (SCY-2.5). With the lakes they close the five peninsulas (SCY-16.21)."""


def _sorted(places: list[str]) -> tuple[str, ...]:
    return tuple(sorted(places, key=ORDER.__getitem__))


BY_LAND: dict[str, tuple[str, ...]] = {
    place: _sorted([n for n in near if TERRAIN[n] != "lake" and frozenset((place, n)) not in RIVERS])
    for place, near in NEIGHBOURS.items()
}
"""Land across sides without a river (SCY-5.8), also from a home base (SCY-5.13)."""
ACROSS_RIVER: dict[str, tuple[str, ...]] = {
    place: _sorted([n for n in near if frozenset((place, n)) in RIVERS]) for place, near in NEIGHBOURS.items()
}
"""Land across a river: only with an ability (SCY-5.9); from the Rusviet base farm B7 (SCY-16.22)."""
BY_LAKE: dict[str, tuple[str, ...]] = {
    place: _sorted([n for n in near if TERRAIN[n] == "lake"]) for place, near in NEIGHBOURS.items()
}
"""Adjacent lakes: only with an ability (SCY-5.9); from the Polania base lake B1 (SCY-16.22)."""


def is_land(place: str) -> bool:
    """Any territory that is not a lake; the Factory is land."""
    return TERRAIN[place] not in ("lake", "home")
