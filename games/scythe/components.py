"""The components of Scythe, read from data/*.toml (SCY-1); reference aids of the box are none (SCY-1.9)."""

from __future__ import annotations

from games.engine.data import by_id
from games.scythe.schema import DATA
from games.scythe.schema.cards import Encounter, EncounterOption, FactoryCard, FactoryTop, Objective
from games.scythe.schema.effects import Ability, AbilityEffect, Cost, Feature, Gain, Op, Test
from games.scythe.schema.game import Tier, Triumph
from games.scythe.schema.mats import (
    BottomAction,
    EnlistBonus,
    Faction,
    Mat,
    Section,
    Structure,
    StructureBonus,
    TopAction,
    TopChoice,
)

__all__ = [
    "DATA",
    "Ability",
    "AbilityEffect",
    "BottomAction",
    "Cost",
    "Encounter",
    "EncounterOption",
    "EnlistBonus",
    "Faction",
    "FactoryCard",
    "FactoryTop",
    "Feature",
    "Gain",
    "Mat",
    "Objective",
    "Op",
    "Section",
    "Structure",
    "StructureBonus",
    "Test",
    "Tier",
    "TopAction",
    "TopChoice",
    "Triumph",
]

RESOURCES: tuple[str, ...] = tuple(row.id for row in DATA.game.resource)  # SCY-2.12
PRODUCES: dict[str, str] = {row.id: row.produces for row in DATA.game.terrain}  # SCY-6.14, SCY-12.1
POWER_MAX = DATA.game.track.power.max
POPULARITY_MAX = DATA.game.track.popularity.max  # SCY-1.8
TIERS = DATA.game.popularity_tier
TRIUMPHS = DATA.game.triumph
STARS = DATA.game.stars.per_player
DIAL_MAX = DATA.game.combat.dial_max  # SCY-1.8
FACTORY_TERRITORIES = DATA.game.scoring.factory_territories
SEATS_CLOCKWISE = DATA.game.seats.base_game_clockwise
BANNED = frozenset((row.faction, row.mat) for row in DATA.game.banned_pair)
PROJECTION_PENALTY = next(row.popularity_penalty for row in DATA.game.option if row.id == "delay_of_game")
WORKERS = DATA.game.components.workers_per_faction
START_WORKERS = DATA.game.setup.starting_workers
MECHS = DATA.game.setup.mechs

FACTIONS = by_id(DATA.factions.faction)
ENLIST_BONUSES = by_id(DATA.factions.enlist_bonus)
TOP_ACTIONS = by_id(DATA.player_mats.top_action)
BOTTOM_ACTIONS = by_id(DATA.player_mats.bottom_action)
MATS = by_id(DATA.player_mats.mat)
WORKER_ROW = DATA.player_mats.worker_row.rectangles
STRUCTURES = by_id(DATA.structures.structure)
BUILD_ORDER = ("mill", "monument", "armory", "mine")
"""Order of structures in defaults (SCY-22.7)."""
STRUCTURE_BONUSES = by_id(DATA.structures.structure_bonus)
ENCOUNTERS = by_id(DATA.encounters.encounter)
FACTORY_CARDS = by_id(DATA.factory_cards.factory_card)
FACTORY_MOVE = DATA.factory_cards.bottom.effect
OBJECTIVES = by_id(DATA.objectives.objective)
"""With encounters, Factory cards and structure bonuses the other decks (SCY-1.6)."""
COMBAT_CARDS = {row.value: row.count for row in DATA.combat_cards.combat_card}  # SCY-1.5

CUBES = tuple(
    choice.cube_id
    for action in ("move", "bolster", "produce", "trade")
    for choice in TOP_ACTIONS[action].choice
    if choice.cube_id
)
"""The six technology cubes (SCY-17.7), in the order of the spec."""
ABILITIES = {ability.id: ability for faction in FACTIONS.values() for ability in (faction.ability, *faction.mech)}
