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
    """The prize for most of them: coins (XID-9.9, XID-9.10), bards (XID-9.11, XID-9.12), a section (XID-9.13)."""


class City(msgspec.Struct, frozen=True):
    """One of 21 cities; `regions` are those it borders (XID-1.15, XID-1.19)."""

    number: int
    regions: tuple[str, ...]
    roads: dict[str, int]
    """Where the road of each colour leads (XID-1.16)."""


class Region(msgspec.Struct, frozen=True):
    """One of nine regions with its two lyre values (XID-1.17, XID-1.18)."""

    id: str
    central: bool
    """Whether it holds the Bastion (XID-1.17)."""
    blank_slot: int
    lyre_first: int
    lyre_second: int


class Rewards(msgspec.Struct, frozen=True):
    """The three offers of a threat or titan; a player takes two (XID-1.11)."""

    coins: int
    bards: int
    guild_sections: int


class Tile(msgspec.Struct, frozen=True):
    """A city tile: a recruit side and a threat side, as counts per unit type (XID-1.8, XID-1.9)."""

    id: str
    number: int
    recruit: tuple[int, ...]
    """Five units, on a crown tile four (XID-1.10, XID-12.4)."""
    threat: tuple[int, ...]
    """The units it demands (XID-1.11)."""
    rewards: Rewards


class Titan(msgspec.Struct, frozen=True):
    """A titan tile (XID-1.12)."""

    id: str
    stack: int
    units_required: int
    rewards: Rewards


class Mode(msgspec.Struct, frozen=True):
    """What the number of players and the length of the game decide: the table of XID-2.

    XID-12.1, XID-13.1, XID-13.8: all else is the same with three players and in the short game, which combine freely.
    """

    id: str
    players: int
    length: str
    years: int
    """Twelve (XID-3.1), in the short game nine (XID-13.2)."""
    census_years: tuple[int, ...]
    """XID-3.4, XID-13.3."""
    tile_set: str
    """`crown` with three players (XID-12.2), else `standard` (XID-2.7)."""
    excluded_tiles: tuple[int, ...]
    blank_slots: tuple[int, ...]
    """Tiles not used and regions under blank tokens, by the number of players (XID-13.4, XID-13.5, XID-13.6).

    Example: XID-T30.
    """
    recruit_tiles_on_map: int
    threat_tiles_on_map: int
    """Five of each (XID-2.8, XID-2.10), with three players four (XID-12.3)."""
    recruit_stack_tiles: int
    """XID-2.11."""
    neutral_player: bool
    eliminations: tuple[int, ...]
    """The symbols of the assessment tiles by column (XID-1.13): with five players the first is double.

    XID-2.14, XID-2.15, XID-12.8; example: XID-E16.
    """


ORDERS = ("black", "red", "blue", "city", "wait")
"""The five icons of a wheel (XID-4.3); the first three are the colours of roads."""
ROAD_COLOURS = ORDERS[:3]
ORDERS_PER_YEAR: int = GAME["game"]["orders_per_year"]
BARDS: int = GAME["game"]["bards_per_player"]  # XID-1.3
SECTIONS: int = GAME["game"]["guild_sections_per_player"]  # XID-1.4
GUILD_MAX: int = GAME["game"]["guild_max_sections"]  # XID-6.11
REWARDS_TO_CHOOSE: int = GAME["game"]["rewards_to_choose"]
REINFORCEMENT_RECRUITS: int = GAME["game"]["reinforcement_recruit_tiles"]
KINDS = ("coins", "bards", "guild_sections")
ASSESSMENTS = ("wealth", "influence", "reputation")  # XID-1.13
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
"""XID-12.11, and XID-12.12 for the harder option."""
NEUTRAL_MOVES_ON_TITAN: bool = NEUTRAL["neutral"]["moves_on_titan"]
"""XID-12.10: it does not."""


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
