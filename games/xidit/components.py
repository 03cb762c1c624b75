"""The components of Lords of Xidit, read from data/*.toml (XID-1)."""

from __future__ import annotations

import msgspec

from games.engine.data import by_id
from games.xidit.schema import DATA, Mode, Region, Rewards, Titan, Unit

__all__ = ["DATA", "Mode", "Region", "Rewards", "Titan", "Unit"]


class City(msgspec.Struct, frozen=True):
    """One of 21 cities; `regions` are those it borders (XID-1.15, XID-1.19)."""

    number: int
    regions: tuple[str, ...]
    roads: dict[str, int]
    """Where the road of each colour leads (XID-1.16)."""


class Tile(msgspec.Struct, frozen=True):
    """A city tile: a recruit side and a threat side, as counts per unit type (XID-1.8, XID-1.9)."""

    id: str
    number: int
    recruit: tuple[int, ...]
    """Five units, on a crown tile four (XID-1.10, XID-12.4)."""
    threat: tuple[int, ...]
    """The units it demands (XID-1.11)."""
    rewards: Rewards


ORDERS = ("black", "red", "blue", "city", "wait")
"""The five icons of a wheel (XID-4.3); the first three are the colours of roads."""
ROAD_COLOURS = ORDERS[:3]
ORDERS_PER_YEAR = DATA.game.game.orders_per_year
BARDS = DATA.game.game.bards_per_player  # XID-1.3
SECTIONS = DATA.game.game.guild_sections_per_player  # XID-1.4
GUILD_MAX = DATA.game.game.guild_max_sections  # XID-6.11
REWARDS_TO_CHOOSE = DATA.game.game.rewards_to_choose
REINFORCEMENT_RECRUITS = DATA.game.game.reinforcement_recruit_tiles
KINDS = ("coins", "bards", "guild_sections")
ASSESSMENTS = ("wealth", "influence", "reputation")  # XID-1.13
ASSESSED_BY: dict[str, str] = {row.id: row.assessment for row in DATA.game.reward}
"""Which assessment each kind of reward counts for."""

UNITS = DATA.units.unit
UNIT_IDS = tuple(unit.id for unit in UNITS)
REGIONS = by_id(DATA.map.region)
CENTRAL = next(region.id for region in REGIONS.values() if region.central)
TITANS = by_id(DATA.titans.titan)
MODES: dict[tuple[int, str], Mode] = {(mode.players, mode.length): mode for mode in DATA.game.mode}
NEUTRAL_VALUES: dict[str, tuple[int, ...]] = {row.category: row.values for row in DATA.neutral.column}
NEUTRAL_START: dict[str, tuple[int, ...]] = {
    "normal": DATA.neutral.neutral.start_spaces,
    "hard": DATA.neutral.neutral.start_spaces_hard,
}
"""XID-12.11, and XID-12.12 for the harder option."""
NEUTRAL_MOVES_ON_TITAN = DATA.neutral.neutral.moves_on_titan
"""XID-12.10: it does not."""


def counts(units: tuple[str, ...]) -> tuple[int, ...]:
    """Units as a count per type, weakest first."""
    return tuple(units.count(unit) for unit in UNIT_IDS)


def _cities() -> dict[int, City]:
    number = {row.id: row.number for row in DATA.map.city}
    roads: dict[int, dict[str, int]] = {each: {} for each in number.values()}
    for road in DATA.map.road:
        a, b = number[road.a], number[road.b]
        roads[a][road.colour] = b
        roads[b][road.colour] = a
    return {
        row.number: City(row.number, row.regions, roads[row.number])
        for row in sorted(DATA.map.city, key=lambda row: row.number)
    }


def _tiles() -> dict[tuple[str, int], Tile]:
    return {
        (row.set, row.number): Tile(row.id, row.number, counts(row.recruit), counts(row.threat), row.rewards)
        for row in DATA.city_tiles.tile
    }


CITIES = _cities()
TILES = _tiles()
