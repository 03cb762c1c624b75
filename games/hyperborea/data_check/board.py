"""Tiles and homes, and whether Ghosts and tokens last for every draw (HYP-1, HYP-3)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from games.engine.data_check import Need
from games.hyperborea.schema import Files
from games.hyperborea.schema.board import FeatureRow, Home, HomeHex, Tile

TERRAINS = {"desert": (0, 0), "forest": (1, 0), "swamp": (0, 1), "mountain": (1, 1)}
"""What entering and leaving cost more (HYP-9)."""
RUINS = {"central": {"gold"}, "outer": {"silver"}, "home": {"bronze", "silver"}}
ROLES = ["capital", "left", "right"]


def check_board(data: Files, need: Need) -> None:
    """tiles.toml and homes.toml"""
    check_terrains(data, need)
    for tile in data.tiles.tile:
        need(bool(tile.features), tile, "it has nothing on it", "features")
        check_features(need, tile, RUINS[tile.kind])
    check_homes(data, need)
    check_cities(data, need)
    check_supplies(data, need)


def check_terrains(data: Files, need: Need) -> None:
    """HYP-1.11, HYP-9."""
    extras = {row.id: (row.enter_extra, row.leave_extra) for row in data.tiles.terrain}
    need(extras == TERRAINS, data.tiles, f"entering and leaving cost {TERRAINS} more", "terrain")


def check_features(need: Need, row: Tile | HomeHex, colours: set[str]) -> None:
    """HYP-1.10, HYP-1.12: two features at most; a city has an id and effects, a ruin a colour."""
    need(len(row.features) <= 2, row, "two features at most", "features")
    for feature in row.features:
        city = feature.kind == "city"
        need(bool(feature.id) == city, feature, "a city has an id, a ruin has none", "id")
        need(bool(feature.effects) == city, feature, "a city has effects, a ruin has none", "effects")
        if not city:
            need(feature.color in colours, feature, f"ruins are {' or '.join(sorted(colours))} here", "color")


def check_homes(data: Files, need: Need) -> None:
    """HYP-1.2: a side A for all, a side B for each faction."""
    sides = Counter(home.side for home in data.homes.home)
    factions = {row.id for row in data.factions.faction}
    need(sides["A"] == 1, data.homes, "there is one side A", "home")
    own = [home.faction for home in data.homes.home if home.side == "B"]
    need(Counter(own) == Counter(factions), data.homes, "a side B for each faction", "home")
    for home in data.homes.home:
        need((home.faction == "any") == (home.side == "A"), home, "side A belongs to any faction", "faction")
        need([area.role for area in home.hex] == ROLES, home, f"areas are {', '.join(ROLES)}", "hex")
        for area in home.hex:
            check_features(need, area, RUINS["home"])
        capitals = [(area.role, each.kind) for area in home.hex for each in area.features if each.capital]
        need(capitals == [("capital", "city")], home, "one city, in the capital area, is the capital", "hex")


def check_cities(data: Files, need: Need) -> None:
    """Each city has an id of its own."""
    names = Counter(each.id for each in need.every(FeatureRow) if each.id)
    for feature in need.every(FeatureRow):
        need(names[feature.id] <= 1, feature, f"{feature.id} stands twice", "id")


def check_supplies(data: Files, need: Need) -> None:
    """HYP-3: whatever tiles are drawn, there are Ghosts and tokens for them."""
    box, per_symbol = data.game.components, data.game.setup.ruins_per_symbol
    outer = [tile.features for tile in data.tiles.tile if tile.kind == "outer"]
    central = [tile.features for tile in data.tiles.tile if tile.kind == "central"]
    own = [home for home in data.homes.home if home.side == "B"]
    plain = [home for home in data.homes.home if home.side == "A"]
    gold = max((_ruins(tile) for tile in central), default=0) * per_symbol.get("gold", 0)
    need(gold <= box.ruins_tokens.get("gold", 0), box, f"a central tile may need {gold} gold tokens", "ruins_tokens")
    for layout in data.layouts.layout:
        players, tiles = layout.players, layout.outer_tiles
        ghosts = sum(sorted(map(len, outer), reverse=True)[:tiles]) + max(map(len, central), default=0)
        need(ghosts <= box.ghosts, box, f"{players} players may need {ghosts} Ghosts", "ghosts")
        ruins = sum(sorted(map(_ruins, outer), reverse=True)[:tiles])
        for homes in (tuple(plain) * players, *combinations(own, min(players, len(own)))):
            silver = (ruins + _symbols(homes, "silver")) * per_symbol.get("silver", 0)
            bronze = _symbols(homes, "bronze") * per_symbol.get("bronze", 0)
            enough = silver <= box.ruins_tokens.get("silver", 0) and bronze <= box.ruins_tokens.get("bronze", 0)
            need(enough, box, f"{players} players may need {silver} silver and {bronze} bronze", "ruins_tokens")


def _ruins(features: tuple[FeatureRow, ...]) -> int:
    return sum(feature.kind == "ruin" for feature in features)


def _symbols(homes: tuple[Home, ...], colour: str) -> int:
    return sum(each.color == colour for home in homes for area in home.hex for each in area.features)
