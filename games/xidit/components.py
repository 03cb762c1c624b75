"""The components of Lords of Xidit, read from data/*.toml (XID-1)."""

from __future__ import annotations

from typing import Any

import msgspec

from games.engine import data

GAME = data.table("xidit", "game")
MAP = data.table("xidit", "map")
NEUTRAL = data.table("xidit", "neutral")


class Unit(msgspec.Struct, frozen=True):
    """A type of unit; types are ordered from weakest to strongest (XID-1.1)."""

    id: str
    count: int
    census: dict[str, Any]


class City(msgspec.Struct, frozen=True):
    """A city; `regions` are those it borders (XID-1.19)."""

    number: int
    regions: tuple[str, ...]
    roads: dict[str, int]
    """Where the road of each colour leads (XID-1.16)."""


class Region(msgspec.Struct, frozen=True):
    """A region with its two lyre values (XID-1.18)."""

    id: str
    central: bool
    blank_slot: int
    lyre_first: int
    lyre_second: int


class Rewards(msgspec.Struct, frozen=True):
    """The three offers of a threat or titan; a player takes two (XID-1.11)."""

    coins: int
    bards: int
    guild_sections: int


class Tile(msgspec.Struct, frozen=True):
    """A city tile: a recruit side and a threat side, as counts per unit type (XID-1.8 to 1.11)."""

    id: str
    number: int
    recruit: tuple[int, ...]
    threat: tuple[int, ...]
    rewards: Rewards


class Titan(msgspec.Struct, frozen=True):
    """A titan tile (XID-1.12)."""

    id: str
    stack: int
    units_required: int
    rewards: Rewards


class Mode(msgspec.Struct, frozen=True):
    """What the number of players and the length of the game decide (the table of XID-2)."""

    id: str
    players: int
    length: str
    years: int
    census_years: tuple[int, ...]
    tile_set: str
    excluded_tiles: tuple[int, ...]
    blank_slots: tuple[int, ...]
    recruit_tiles_on_map: int
    threat_tiles_on_map: int
    recruit_stack_tiles: int
    neutral_player: bool
    eliminations: tuple[int, ...]


ORDERS = ("black", "red", "blue", "city", "wait")
"""The five icons of a wheel (XID-4.3); the first three are the colours of roads."""
ROAD_COLOURS = ORDERS[:3]
ORDERS_PER_YEAR: int = GAME["game"]["orders_per_year"]
BARDS: int = GAME["game"]["bards_per_player"]
SECTIONS: int = GAME["game"]["guild_sections_per_player"]
GUILD_MAX: int = GAME["game"]["guild_max_sections"]
REWARDS_TO_CHOOSE: int = GAME["game"]["rewards_to_choose"]
REINFORCEMENT_RECRUITS: int = GAME["game"]["reinforcement_recruit_tiles"]
KINDS = ("coins", "bards", "guild_sections")
ASSESSMENTS = ("wealth", "influence", "reputation")
ASSESSED_BY = {row["id"]: row["assessment"] for row in GAME["reward"]}
"""Which assessment each kind of reward counts for."""

UNITS = tuple(msgspec.convert(data.table("xidit", "units")["unit"], list[Unit]))
UNIT_IDS = tuple(unit.id for unit in UNITS)
REGIONS = {region.id: region for region in msgspec.convert(MAP["region"], list[Region])}
CENTRAL = next(region.id for region in REGIONS.values() if region.central)
TITANS = {titan.id: titan for titan in msgspec.convert(data.table("xidit", "titans")["titan"], list[Titan])}
MODES = {(mode.players, mode.length): mode for mode in msgspec.convert(GAME["mode"], list[Mode])}
NEUTRAL_VALUES: dict[str, list[int]] = {row["category"]: row["values"] for row in NEUTRAL["column"]}
NEUTRAL_START: dict[str, list[int]] = {
    "normal": NEUTRAL["neutral"]["start_spaces"],
    "hard": NEUTRAL["neutral"]["start_spaces_hard"],
}
NEUTRAL_MOVES_ON_TITAN: bool = NEUTRAL["neutral"]["moves_on_titan"]


def counts(units: list[str]) -> tuple[int, ...]:
    """Units as a count per type, weakest first."""
    return tuple(units.count(unit) for unit in UNIT_IDS)


def _cities() -> dict[int, City]:
    number = {row["id"]: row["number"] for row in MAP["city"]}
    roads: dict[int, dict[str, int]] = {each: {} for each in number.values()}
    for road in MAP["road"]:
        a, b = number[road["a"]], number[road["b"]]
        roads[a][road["colour"]] = b
        roads[b][road["colour"]] = a
    return {
        row["number"]: City(row["number"], tuple(row["regions"]), roads[row["number"]])
        for row in sorted(MAP["city"], key=lambda row: int(row["number"]))
    }


def _tiles() -> dict[tuple[str, int], Tile]:
    return {
        (row["set"], row["number"]): Tile(
            row["id"],
            row["number"],
            counts(row["recruit"]),
            counts(row["threat"]),
            msgspec.convert(row["rewards"], Rewards),
        )
        for row in data.table("xidit", "city_tiles")["tile"]
    }


CITIES = _cities()
TILES = _tiles()
