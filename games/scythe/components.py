"""The components of Scythe, read from data/*.toml (SCY-1)."""

from __future__ import annotations

from typing import Any

import msgspec

from games.engine import data

GAME = data.table("scythe", "game")
MATS_FILE = data.table("scythe", "player_mats")
FACTIONS_FILE = data.table("scythe", "factions")
STRUCTURES_FILE = data.table("scythe", "structures")
ENCOUNTERS_FILE = data.table("scythe", "encounters")
FACTORY_FILE = data.table("scythe", "factory_cards")
OBJECTIVES_FILE = data.table("scythe", "objectives")
COMBAT_FILE = data.table("scythe", "combat_cards")


class Gain(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something gained (SCY-20.1)."""

    op: str
    n: int = 1
    kind: str = ""
    at: str = ""
    territories: int = 0
    use_mill: bool = False
    pay_worker_row: bool = False
    units: int = 0
    steps: int = 0


class Cost(msgspec.Struct, frozen=True):
    """Something paid before a benefit (SCY-20.2)."""

    pay: str
    n: int


class Ability(msgspec.Struct, frozen=True):
    """An ability of a faction or of one of its mechs (SCY-20.3)."""

    id: str
    effect: dict[str, Any]
    slot: int = 0


class Faction(msgspec.Struct, frozen=True):
    """A faction mat (SCY-16)."""

    id: str
    color: str
    home: str
    start_hexes: tuple[str, ...]
    start_power: int
    start_combat_cards: int
    ability: Ability
    mech: tuple[Ability, ...]


class TopChoice(msgspec.Struct, frozen=True):
    """A choice of a top action: `base` boxes, and `cube` more once the technology cube has left (SCY-20.6)."""

    id: str
    op: str
    base: int
    cube: int
    cube_id: str


class TopAction(msgspec.Struct, frozen=True):
    """An action of the top row."""

    id: str
    cost: tuple[Cost, ...]
    structure: str
    choice: tuple[TopChoice, ...]


class BottomAction(msgspec.Struct, frozen=True):
    """An action of the bottom row with the ongoing bonus of its recruit (SCY-7.1, SCY-7.18)."""

    id: str
    resource: str
    effect: Gain
    ongoing: Gain


class Section(msgspec.Struct, frozen=True):
    """A section of a player mat (SCY-17)."""

    index: int
    id: str
    top: str
    bottom: str
    fixed: int
    upgradable: int
    coins: int


class Mat(msgspec.Struct, frozen=True):
    """A player mat."""

    id: str
    number: int
    start_popularity: int
    start_coins: int
    start_objectives: int
    section: tuple[Section, ...]


class Structure(msgspec.Struct, frozen=True):
    """A structure and what it does (SCY-8)."""

    id: str
    top_action: str
    effect: dict[str, Any]
    works_without_control: bool


class StructureBonus(msgspec.Struct, frozen=True):
    """A structure bonus tile (SCY-15.7 to 15.12)."""

    id: str
    count_rule: str
    feature: dict[str, Any]
    coins: tuple[int, ...]


class EncounterOption(msgspec.Struct, frozen=True):
    """One of the three options of an encounter card."""

    kind: str
    cost: tuple[Cost, ...]
    gain: tuple[Gain, ...]


class Encounter(msgspec.Struct, frozen=True):
    """An encounter card (SCY-11.13)."""

    id: str
    number: int
    option: tuple[EncounterOption, ...]


class FactoryTop(msgspec.Struct, frozen=True):
    """The top action of a Factory card: all of the gains, or one of them."""

    cost: tuple[Cost, ...]
    mode: str
    gain: tuple[Gain, ...]


class FactoryCard(msgspec.Struct, frozen=True):
    """A Factory card (SCY-12.17 to 12.28)."""

    id: str
    number: int
    top: FactoryTop


class Objective(msgspec.Struct, frozen=True):
    """An objective card (SCY-13.11 to 13.33)."""

    id: str
    number: int
    timing: str
    tests: tuple[dict[str, Any], ...]


class Triumph(msgspec.Struct, frozen=True):
    """A space of the triumph track (SCY-14.1)."""

    id: str
    kind: str
    of: str
    n: int


class Tier(msgspec.Struct, frozen=True):
    """Rates of the final scoring by popularity (SCY-15.2)."""

    max: int
    coins_per_star: int
    coins_per_territory: int
    coins_per_resource_pair: int


class EnlistBonus(msgspec.Struct, frozen=True):
    """A one-time bonus space of a faction mat (SCY-7.17)."""

    id: str
    effect: Gain


RESOURCES: tuple[str, ...] = tuple(row["id"] for row in GAME["resource"])
PRODUCES: dict[str, str] = {row["id"]: row["produces"] for row in GAME["terrain"]}
POWER_MAX: int = GAME["track"]["power"]["max"]
POPULARITY_MAX: int = GAME["track"]["popularity"]["max"]
TIERS = tuple(msgspec.convert(GAME["popularity_tier"], list[Tier]))
TRIUMPHS = tuple(msgspec.convert(GAME["triumph"], list[Triumph]))
STARS: int = GAME["stars"]["per_player"]
DIAL_MAX: int = GAME["combat"]["dial_max"]
FACTORY_TERRITORIES: int = GAME["scoring"]["factory_territories"]
SEATS_CLOCKWISE: tuple[str, ...] = tuple(GAME["seats"]["base_game_clockwise"])
BANNED = frozenset((row["faction"], row["mat"]) for row in GAME["banned_pair"])
PROJECTION_PENALTY: int = next(row["popularity_penalty"] for row in GAME["option"] if row["id"] == "delay_of_game")
WORKERS: int = GAME["components"]["workers_per_faction"]
START_WORKERS: int = GAME["setup"]["starting_workers"]
MECHS: int = GAME["setup"]["mechs"]

FACTIONS = {row.id: row for row in msgspec.convert(FACTIONS_FILE["faction"], list[Faction])}
ENLIST_BONUSES = {row.id: row for row in msgspec.convert(FACTIONS_FILE["enlist_bonus"], list[EnlistBonus])}
TOP_ACTIONS = {row.id: row for row in msgspec.convert(MATS_FILE["top_action"], list[TopAction])}
BOTTOM_ACTIONS = {row.id: row for row in msgspec.convert(MATS_FILE["bottom_action"], list[BottomAction])}
MATS = {row.id: row for row in msgspec.convert(MATS_FILE["mat"], list[Mat])}
WORKER_ROW: tuple[str, ...] = tuple(MATS_FILE["worker_row"]["rectangles"])
STRUCTURES = {row.id: row for row in msgspec.convert(STRUCTURES_FILE["structure"], list[Structure])}
BUILD_ORDER = ("mill", "monument", "armory", "mine")
"""Order of structures in defaults (SCY-22.7)."""
STRUCTURE_BONUSES = {row.id: row for row in msgspec.convert(STRUCTURES_FILE["structure_bonus"], list[StructureBonus])}
ENCOUNTERS = {row.id: row for row in msgspec.convert(ENCOUNTERS_FILE["encounter"], list[Encounter])}
FACTORY_CARDS = {row.id: row for row in msgspec.convert(FACTORY_FILE["factory_card"], list[FactoryCard])}
FACTORY_MOVE = msgspec.convert(FACTORY_FILE["bottom"]["effect"], Gain)
OBJECTIVES = {row.id: row for row in msgspec.convert(OBJECTIVES_FILE["objective"], list[Objective])}
COMBAT_CARDS: dict[int, int] = {row["value"]: row["count"] for row in COMBAT_FILE["combat_card"]}

CUBES = tuple(
    choice.cube_id
    for action in ("move", "bolster", "produce", "trade")
    for choice in TOP_ACTIONS[action].choice
    if choice.cube_id
)
"""The six technology cubes (SCY-17.7), in the order of the spec."""
ABILITIES = {ability.id: ability for faction in FACTIONS.values() for ability in (faction.ability, *faction.mech)}
