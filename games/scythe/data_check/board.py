"""Hexes, rivers and home bases: coordinates, sides, and the ways out of the bases (SCY-2)."""

from __future__ import annotations

import math
from collections import Counter

from games.engine.data import by_id
from games.engine.data_check import Need
from games.scythe.schema import Files
from games.scythe.schema.board import Hex, Home

TERRAINS = {"mountain": 8, "farm": 7, "forest": 7, "tundra": 8, "village": 9, "lake": 7, "factory": 1}
DIRECTIONS = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}
RIVER_SIDES = 32
PENINSULA = 3
"""Territories that a faction reaches without crossing a river."""
Side = frozenset[str]


class Board:
    """The board as the checks need it."""

    def __init__(self, data: Files) -> None:
        self.hexes = by_id(data.map.hex)
        self.homes = by_id(data.map.home)
        self.places: dict[str, Hex | Home] = {**self.hexes, **self.homes}
        self.lakes = {row.id for row in data.map.hex if row.terrain == "lake"}
        self.rivers = {frozenset((edge.a, edge.b)) for edge in data.map.edges.list if edge.river}
        self.sides = self._sides()
        self.near: dict[str, set[str]] = {place: set() for place in self.places}
        for side in self.sides:
            for place in side:
                self.near[place] |= side - {place}

    def _sides(self) -> set[Side]:
        at = {(row.q, row.r): row.id for row in self.places.values()}
        found = set()
        for (q, r), place in at.items():
            for dq, dr in DIRECTIONS.values():
                other = at.get((q + dq, r + dr))
                if other and not (place in self.homes and other in self.homes):
                    found.add(frozenset((place, other)))
        return found

    def on_foot(self, start: str) -> set[str]:
        """Territories that can be reached without crossing rivers or lakes."""
        seen, queue = {start}, [start]
        for here in queue:
            for there in self.near[here] & self.hexes.keys() - self.lakes - seen:
                if frozenset((here, there)) not in self.rivers:
                    seen.add(there)
                    queue.append(there)
        return seen


def check_board(data: Files, need: Need) -> None:
    """map.toml"""
    board = Board(data)
    check_hexes(data, need)
    check_places(data, need, board)
    check_edges(data, need, board)
    check_homes(data, need, board)
    check_peninsulas(data, need, board)


def check_hexes(data: Files, need: Need) -> None:
    """SCY-1.1, SCY-1.2: how many of each, and what they carry."""
    file = data.map
    need(Counter(row.terrain for row in file.hex) == TERRAINS, file, f"the board has {TERRAINS}", "hex")
    need(sum(row.tunnel for row in file.hex) == 6, file, "six territories have a tunnel", "hex")
    tokens = data.game.setup.encounter_tokens
    need(sum(row.encounter for row in file.hex) == tokens, file, f"{tokens} territories have an encounter", "hex")
    for row in file.hex:
        need(not (row.tunnel and row.encounter), row, "no territory has a tunnel and an encounter")
        bare = row.terrain in ("lake", "factory")
        need(not (bare and (row.tunnel or row.encounter)), row, f"a {row.terrain} carries nothing")
        need(row.label.lower() == row.id, row, "the label is the id in capitals", "label")


def check_places(data: Files, need: Need, board: Board) -> None:
    """Coordinates: each its own, and x and y made of q and r."""
    layout, seen = data.map.layout, set()
    need(layout.directions == DIRECTIONS, layout, "not those of pointy-top hexes", "directions")
    origin = board.hexes[layout.axial_origin]
    need((origin.q, origin.r, origin.terrain) == (0, 0, "factory"), origin, "the Factory lies at 0, 0")
    for row in board.places.values():
        need((row.q, row.r) not in seen, row, f"something else lies at {row.q}, {row.r}", "q")
        seen.add((row.q, row.r))
        x = layout.plane[0] / 2 + layout.size * math.sqrt(3) * (row.q + row.r / 2)
        y = layout.plane[1] / 2 + layout.size * 1.5 * row.r
        need(abs(x - row.x) < 0.1, row, f"it is {x:.1f} by its q and r", "x")
        need(abs(y - row.y) < 0.1, row, f"it is {y:.1f} by its q and r", "y")


def check_edges(data: Files, need: Need, board: Board) -> None:
    """SCY-2.3: every side that two hexes share is listed once; rivers avoid lakes."""
    edges = data.map.edges
    listed = Counter(frozenset((edge.a, edge.b)) for edge in edges.list)
    for edge in edges.list:
        side = frozenset((edge.a, edge.b))
        need(side in board.sides, edge, f"{edge.a} and {edge.b} do not touch")
        need(listed[side] == 1, edge, f"the side of {edge.a} and {edge.b} is listed twice")
        need(not (edge.river and side & board.lakes), edge, "no river runs along a lake", "river")
    missing = ["-".join(sorted(side)) for side in board.sides - listed.keys()]
    need(not missing, edges, f"missing: {', '.join(sorted(missing))}", "list")
    need(len(board.rivers) == RIVER_SIDES, edges, f"{RIVER_SIDES} sides have a river", "list")
    for side in board.sides:
        need(not side <= board.lakes, edges, f"the lakes {' and '.join(sorted(side))} touch", "list")


def check_homes(data: Files, need: Need, board: Board) -> None:
    """SCY-2.2, SCY-5.13: the neighbours of a home base are those of its coordinates."""
    factions = by_id(data.factions.faction)
    need(sum(row.in_base_game for row in data.map.home) == len(factions), data.map, "a base per faction", "home")
    for row in data.map.home:
        near = board.near[row.id]
        rivers = {place for place in near if frozenset((place, row.id)) in board.rivers}
        lists = {
            "lake_neighbours": (row.lake_neighbours, near & board.lakes),
            "river_neighbours": (row.river_neighbours, rivers),
            "land_neighbours": (row.land_neighbours, near - board.lakes - rivers),
        }
        for field, (told, found) in lists.items():
            need(set(told) == found, row, f"it is {', '.join(sorted(found)) or 'none'} by its coordinates", field)
        need(row.in_base_game == (row.faction in factions), row, "the game has that faction, or not", "in_base_game")
    for faction in factions.values():
        home = board.homes[faction.home]
        need(home.faction == faction.id, faction, f"that is the base of {home.faction}", "home")
        starts = set(faction.start_hexes) == set(home.land_neighbours)
        need(starts, faction, "workers begin on the land beside the base", "start_hexes")


def check_peninsulas(data: Files, need: Need, board: Board) -> None:
    """Every faction begins on a piece of land of its own; the rest hangs together."""
    covered = set(board.lakes)
    for row in data.map.home:
        if row.in_base_game and row.land_neighbours:
            land = board.on_foot(row.land_neighbours[0])
            covered |= land
            need(len(land) == PENINSULA, row, f"rivers leave it {len(land)} territories, not {PENINSULA}")
            need(set(row.land_neighbours) <= land, row, "rivers part its first territories", "land_neighbours")
            need(sum(board.hexes[place].encounter for place in land) == 1, row, "one encounter lies on its land")
            need(not any(board.hexes[place].tunnel for place in land), row, "no tunnel lies on its land")
    middle = board.on_foot(data.map.layout.axial_origin)
    need(covered | middle == board.hexes.keys(), data.map.edges, "rivers part the middle of the board", "list")
