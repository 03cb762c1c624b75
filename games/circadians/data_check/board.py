"""The map with its fragments, tunnels and mountains (CIR-1.1, CIR-1.2, CIR-3, CIR-24)."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations
from typing import get_args

from games.circadians.schema import Files
from games.circadians.schema.board import Hex
from games.circadians.schema.meta import Count
from games.circadians.vocabulary import Land
from games.engine.data import by_id
from games.engine.data_check import Need

STEPS = {"n": (0, -1), "s": (0, 1), "ne": (1, -1), "sw": (-1, 1), "se": (1, 0), "nw": (-1, 0)}
LANDS = set(get_args(Land))
PLANE = 1000
SETS = ("yellow", "blue", "red")
LOOT = {"energy2", "gem", "card"}
KINDS = {"lake": 2, "land": 10}


def check_map(data: Files, need: Need) -> None:
    """map.toml"""
    file = data.map
    for field in ("code", "q, r"):
        places = Counter(row.code if field == "code" else (row.q, row.r) for row in file.hex)
        need(len(places) == len(file.hex), file, f"two hexes have the same {field}", "hex")
    regions = next((row.count for row in data.meta.component if row.id == "map_region"), 0)
    need(len(file.hex) == regions, file, f"there are {regions} hexes", "hex")
    kinds = Counter("land" if row.terrain in LANDS else row.terrain for row in file.hex)
    need(all(kinds[kind] == count for kind, count in KINDS.items()), file, "two lakes and ten printed regions", "hex")
    if check_hexes(data, need):
        check_sides(data, need)
        check_fragments(data, need)
        rows = [check_count(data, need, row) for row in data.meta.player_count]
        pieces = next((row.count for row in data.meta.component if row.id == "mountain"), 0)
        needed = len(file.fixed_mountain) + max(rows, default=0)
        need(needed == pieces, file, f"{needed} mountains are needed, and there are {pieces}", "fixed_mountain")


def check_hexes(data: Files, need: Need) -> bool:
    """Neighbours as the coordinates say, and each hex with what its terrain asks for."""
    wrong = len(need.problems)
    at = {(row.q, row.r): row.id for row in data.map.hex}
    hexes = by_id(data.map.hex)
    apart = math.sqrt(3) * data.map.hex_radius
    for row in data.map.hex:
        beside = {way: at[place] for way, (q, r) in STEPS.items() if (place := (row.q + q, row.r + r)) in at}
        words = ", ".join(f"{way} {name}" for way, name in beside.items())
        need(row.neighbors == beside, row, f"by the coordinates they are {words}", "neighbors")
        for other in (hexes[name] for name in row.neighbors.values()):
            off = abs(math.hypot(row.x - other.x, row.y - other.y) - apart)
            need(off <= 1.5, row, f"its middle is not {apart:.0f} from that of {other.id}", "x")
        need(0 <= row.x <= PLANE and 0 <= row.y <= PLANE, row, "it leaves the plane of 1000 x 1000", "x")
        need(bool(row.loot) == (row.terrain in LANDS), row, "printed land has loot, and nothing else has", "loot")
        if row.terrain == "site":
            need(bool(row.fragment_set or row.base_for), row, "nothing is ever laid on this site", "terrain")
    return len(need.problems) == wrong


def check_sides(data: Files, need: Need) -> None:
    """Mountains stand between two hexes, tunnels end at the edge of the map."""
    hexes = by_id(data.map.hex)
    for row in data.map.fixed_mountain:
        a, b = hexes[row.a], hexes[row.b]
        need(row.b in a.neighbors.values(), row, f"{row.a} and {row.b} do not touch", "b")
        between = abs(row.x - (a.x + b.x) / 2) <= 1 and abs(row.y - (a.y + b.y) / 2) <= 1
        need(between, row, "it is not drawn between its hexes", "x")
    for tunnel in data.map.tunnel:
        for end in tunnel.ends:
            need(end.side not in hexes[end.hex].neighbors, end, "a hex is in its way", "side")


def check_fragments(data: Files, need: Need) -> None:
    """CIR-1.2: three sets of three."""
    need([row.id for row in data.map.fragment_set] == list(SETS), data.map, ", ".join(SETS), "fragment_set")
    for row in data.map.fragment_set:
        tiles = [tile for tile in data.map.fragment if tile.set == row.id]
        need(sorted(tile.terrain for tile in tiles) == sorted(LANDS), row, "one tile of each terrain", "id")
        need({tile.loot for tile in tiles} == LOOT, row, "its tiles have energy, a gem and a card", "id")
        sites = sorted(each.id for each in data.map.hex if each.fragment_set == row.id)
        need(sorted(row.sites) == sites, row, f"the hexes say {', '.join(sites)}", "sites")


def check_count(data: Files, need: Need, row: Count) -> int:
    """CIR-24: the land for a number of factions. How many mountains it can take at most is returned."""
    sets = {each.id: each for each in data.map.fragment_set if each.id in row.fragment_sets}
    least = tuple(each.id for each in data.map.fragment_set if each.min_players <= row.players)
    need(row.fragment_sets == least, row, f"map.toml says {', '.join(least) or 'none'}", "fragment_sets")
    tunnels = tuple(each.id for each in data.map.tunnel if row.players in each.players)
    need(row.tunnels == tunnels, row, f"map.toml says {', '.join(tunnels) or 'none'}", "tunnels")
    land = {each.id for each in data.map.hex if each.terrain in LANDS}
    land |= {site for each in sets.values() for site in each.sites}
    neutral = len(data.foundations.neutral) - row.neutral_foundations_removed
    fits = len(land) == 2 * row.players + neutral
    need(
        fits, row, f"{len(land)} regions have two foundations per faction and {neutral}", "neutral_foundations_removed"
    )
    _check_connected(data, need, row, land)
    bases = [each for each in data.map.hex if row.players in each.base_for]
    need(len(bases) >= row.players, data.map, f"{len(bases)} bases for {row.players} are too few", "hex")
    return _check_bases(data, need, row, bases, land)


def _check_bases(data: Files, need: Need, row: Count, bases: list[Hex], land: set[str]) -> int:
    """CIR-3: a base has two regions beside it that touch; mountains go on its other sides."""
    hexes = by_id(data.map.hex)
    mountains, lakes = [], [0]
    for base in bases:
        need(base.id not in land, base, f"a fragment lies there with {row.players}", "base_for")
        beside = sorted(land & set(base.neighbors.values()))
        pair = any(b in hexes[a].neighbors.values() for a, b in combinations(beside, 2))
        need(pair, base, f"no two regions beside it touch with {row.players}", "base_for")
        mountains.append(len(beside) - 2)
        lakes.append(sum(hexes[name].terrain == "lake" for name in base.neighbors.values()))
    return sum(sorted(mountains, reverse=True)[: row.players]) + max(lakes)


def _check_connected(data: Files, need: Need, row: Count, land: set[str]) -> None:
    """All regions can be reached, with the printed mountains and the tunnels."""
    hexes = by_id(data.map.hex)
    walls = {frozenset((each.a, each.b)) for each in data.map.fixed_mountain}
    ways = {a: {b for b in hexes[a].neighbors.values() if b in land and frozenset((a, b)) not in walls} for a in land}
    for tunnel in data.map.tunnel:
        if row.players in tunnel.players:
            a, b = (end.hex for end in tunnel.ends)
            if need(a in land and b in land, tunnel, f"an end is no land with {row.players}", "ends"):
                ways[a].add(b)
                ways[b].add(a)
    reached, waiting = set[str](), sorted(land)[:1]
    while waiting:
        here = waiting.pop()
        if here not in reached:
            reached.add(here)
            waiting += ways[here]
    lost = sorted(land - reached)
    need(not lost, row, f"{', '.join(lost)} cannot be reached", "players")
