"""The components of Scythe, read from data/*.toml (SCY-1); reference aids of the box are none (SCY-1.9)."""

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
    """One of five faction mats (SCY-1.3, SCY-16)."""

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
    """Its technology cube; the number of traded resources has none (SCY-6.9)."""


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
    """A section of a player mat: actions, boxes of the cost, coins."""

    index: int
    id: str
    top: str
    bottom: str
    fixed: int
    upgradable: int
    coins: int


class Mat(msgspec.Struct, frozen=True):
    """One of five player mats (SCY-1.3), each with 7 fixed, 6 bracketed and 6 coin boxes (SCY-17.6).

    `player_mats.toml` holds them by these ids:
    SCY-17.1 industrial, SCY-17.2 engineering, SCY-17.3 patriotic, SCY-17.4 mechanical, SCY-17.5 agricultural.
    """

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
    """A structure bonus tile. `structures.toml` holds them by these ids:

    SCY-15.7 bonus_tunnels_adjacent, SCY-15.8 bonus_lakes_adjacent, SCY-15.9 bonus_encounters_adjacent,
    SCY-15.10 bonus_on_tunnels, SCY-15.11 bonus_longest_line, SCY-15.12 bonus_farms_tundras.
    """

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
    """An encounter card (SCY-11.13). `encounters.toml` holds them by these ids:

    SCY-11.14 encounter_01, SCY-11.15 encounter_02, SCY-11.16 encounter_03, SCY-11.17 encounter_04,
    SCY-11.18 encounter_05, SCY-11.19 encounter_06, SCY-11.20 encounter_07, SCY-11.21 encounter_08,
    SCY-11.22 encounter_09, SCY-11.23 encounter_10, SCY-11.24 encounter_11, SCY-11.25 encounter_12,
    SCY-11.26 encounter_13, SCY-11.27 encounter_14, SCY-11.28 encounter_15, SCY-11.29 encounter_16,
    SCY-11.30 encounter_17, SCY-11.31 encounter_18, SCY-11.32 encounter_19, SCY-11.33 encounter_20,
    SCY-11.34 encounter_21, SCY-11.35 encounter_22, SCY-11.36 encounter_23, SCY-11.37 encounter_24,
    SCY-11.38 encounter_25, SCY-11.39 encounter_26, SCY-11.40 encounter_27, SCY-11.41 encounter_28.
    """

    id: str
    number: int
    option: tuple[EncounterOption, ...]


class FactoryTop(msgspec.Struct, frozen=True):
    """The top action of a Factory card: all of the gains, or one of them."""

    cost: tuple[Cost, ...]
    mode: str
    gain: tuple[Gain, ...]


class FactoryCard(msgspec.Struct, frozen=True):
    """A Factory card. `factory_cards.toml` holds them by these ids:

    SCY-12.17 factory_01, SCY-12.18 factory_02, SCY-12.19 factory_03, SCY-12.20 factory_04, SCY-12.21 factory_05,
    SCY-12.22 factory_06, SCY-12.23 factory_07, SCY-12.24 factory_08, SCY-12.25 factory_09, SCY-12.26 factory_10,
    SCY-12.27 factory_11, SCY-12.28 factory_12.
    """

    id: str
    number: int
    top: FactoryTop


class Objective(msgspec.Struct, frozen=True):
    """An objective card. `objectives.toml` holds them by these ids:

    SCY-13.11 higher_ground_advantage, SCY-13.12 underworld_advantage, SCY-13.13 harvest_advantage,
    SCY-13.14 northern_advantage, SCY-13.15 king_of_the_hill, SCY-13.16 send_one_back_as_a_warning,
    SCY-13.17 machine_over_muscle, SCY-13.18 roll_up_your_sleeves, SCY-13.19 stockpile_for_the_winter,
    SCY-13.20 woodland_advantage, SCY-13.21 population_advantage, SCY-13.22 get_rich_or_cry_trying,
    SCY-13.23 foundations_of_the_empire, SCY-13.24 hedge_your_bets, SCY-13.25 balanced_workforce,
    SCY-13.26 a_wolf_among_the_sheep, SCY-13.27 divide_and_conquer, SCY-13.28 become_a_beloved_pacifist,
    SCY-13.29 shore_up_the_shore, SCY-13.30 create_a_permanent_foothold, SCY-13.31 monopolize_the_market,
    SCY-13.32 technological_breakthrough, SCY-13.33 achieve_tactical_mastery.
    """

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


RESOURCES: tuple[str, ...] = tuple(row["id"] for row in GAME["resource"])  # SCY-2.12
PRODUCES: dict[str, str] = {row["id"]: row["produces"] for row in GAME["terrain"]}  # SCY-6.14, SCY-12.1
POWER_MAX: int = GAME["track"]["power"]["max"]
POPULARITY_MAX: int = GAME["track"]["popularity"]["max"]  # SCY-1.8
TIERS = tuple(msgspec.convert(GAME["popularity_tier"], list[Tier]))
TRIUMPHS = tuple(msgspec.convert(GAME["triumph"], list[Triumph]))
STARS: int = GAME["stars"]["per_player"]
DIAL_MAX: int = GAME["combat"]["dial_max"]  # SCY-1.8
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
"""With encounters, Factory cards and structure bonuses the other decks (SCY-1.6)."""
COMBAT_CARDS: dict[int, int] = {row["value"]: row["count"] for row in COMBAT_FILE["combat_card"]}  # SCY-1.5

CUBES = tuple(
    choice.cube_id
    for action in ("move", "bolster", "produce", "trade")
    for choice in TOP_ACTIONS[action].choice
    if choice.cube_id
)
"""The six technology cubes (SCY-17.7), in the order of the spec."""
ABILITIES = {ability.id: ability for faction in FACTIONS.values() for ability in (faction.ability, *faction.mech)}
