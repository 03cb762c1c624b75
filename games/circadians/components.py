"""The components of Circadians: Chaos Order, read from data/*.toml (CIR-1)."""

from __future__ import annotations

from functools import cache

from games.circadians.schema import DATA
from games.circadians.schema.board import Column
from games.circadians.schema.cards import Card, Leader, Side
from games.circadians.schema.factions import Faction
from games.circadians.schema.meta import Count
from games.circadians.vocabulary import Effect, Reward
from games.engine.data import by_id

__all__ = ["DATA", "Card", "Column", "Count", "Faction", "Leader", "Side"]

VAULT_ORDER: tuple[str, ...] = DATA.meta.vault.order
START = DATA.meta.start
LIMITS = DATA.meta.limits
ROUNDS = DATA.meta.game.rounds_max
PHASES: tuple[str, ...] = tuple(row.id for row in DATA.meta.phase)
TRACKS: tuple[str, ...] = tuple(row.id for row in DATA.meta.phase if row.kind == "action")
"""The five action phases, which are the five research tracks (CIR-4.2)."""
LAST_COLUMN = DATA.research.columns
SLOTS = by_id(DATA.meta.price_slot)
COUNTS = {row.players: row for row in DATA.meta.player_count}
BRACKETS = DATA.meta.income_bracket

HEXES = by_id(DATA.map.hex)
HEX_ORDER = {name: number for number, name in enumerate(HEXES)}
LANDS = ("bog", "cliffs", "plains")
FRAGMENTS = DATA.map.fragment
FRAGMENT_SITES = {row.id: row.sites for row in DATA.map.fragment_set}
FIXED_MOUNTAINS = tuple((row.a, row.b) for row in DATA.map.fixed_mountain)
TUNNELS = {row.id: tuple(end.hex for end in row.ends) for row in DATA.map.tunnel}
MOUNTAINS = next(row.count for row in DATA.meta.component if row.id == "mountain")

COLUMNS: dict[tuple[str, int], Column] = {(row.track, row.column): row for row in DATA.research.column}
TOKENS = by_id(DATA.prices.token)
NEUTRALS = by_id(DATA.prices.neutral)
SUMMONS = {row.token: row.rhyzu for row in DATA.prices.summon}
SUMMONS["p1_2p"] = SUMMONS["p1"]

FACTIONS = by_id(DATA.factions.faction)
ROWS = {(row.faction, row.type): row for row in DATA.factions.building_row}
BUILDINGS = tuple(row.id for row in DATA.factions.building_type)
BUILDING_EFFECTS = {row.id: row.effects for row in DATA.factions.building_type}
STRONGHOLDS = {row.faction: row.effects for row in DATA.factions.stronghold_ability}
RESTRICTIONS: dict[str, str] = {row.faction: row.build_restriction for row in DATA.factions.stronghold_ability}
RULES: dict[str, tuple[Effect, ...]] = {
    faction: tuple(effect for row in DATA.factions.faction_rule if row.faction == faction for effect in row.effects)
    for faction in FACTIONS
}
"""Rules of the factions. What gives them fame (CIR-15.11): attributes the Circadians (CIR-18.14), wounds the A.I.
(CIR-19.2), research the Zcharo (CIR-20.1), victories the Jrayek (CIR-22.1, CIR-22.2) and the Oxataya (CIR-23.5)."""
RELIC_SLOTS: dict[str, list[Reward]] = {
    faction: [row.gain for row in DATA.factions.relic_slot if row.faction == faction] for faction in FACTIONS
}
"""What each faction gains with its relics, in order; five suffice (CIR-14.12). The Circadians
upgrade attributes (CIR-18.15)."""
FAME_BONUS: dict[str, dict[int, Reward]] = {
    faction: {row.at: row.gain for row in DATA.factions.fame_bonus if row.faction == faction} for faction in FACTIONS
}

LEADERS = by_id(DATA.leaders.leader)
RHYZU = tuple(leader.id for leader in LEADERS.values() if leader.kind == "rhyzu")
FACTION_LEADERS = {
    faction: tuple(row.id for row in LEADERS.values() if row.faction == faction and row.kind == "leader")
    for faction in FACTIONS
}
CORE_LEADERS = {
    faction: tuple(name for name in names if LEADERS[name].set == "core") for faction, names in FACTION_LEADERS.items()
}
ATTRIBUTES = by_id(DATA.attributes.attribute)
FACTION_ATTRIBUTES = {
    faction: tuple(row.id for row in ATTRIBUTES.values() if row.faction == faction) for faction in FACTIONS
}
"""Four of each faction, five of the Circadians (CIR-1.15)."""
CARDS = by_id(DATA.tactics.card)

SECTORS = by_id(DATA.dial.sector)
"""CIR-1.3: both sides have the same dial, and the same die."""
FACES = DATA.dial.die_face
DEFAULT_CARD = DATA.dial.default_card
X_WITHOUT_DIE = DATA.dial.x_value.without_die

PERSONAL = tuple(row.id for row in DATA.foundations.personal)
PERSONAL_EFFECTS = {row.id: row.effects for row in DATA.foundations.personal}
PERSONAL_REWARD: dict[str, Reward] = {row.id: row.immediate for row in DATA.foundations.personal}
PERSONAL_LOCKS = {row.faction: row.locked for row in DATA.foundations.personal_lock}
NEUTRAL_FOUNDATIONS = {row.id: row.relic for row in DATA.foundations.neutral}
"""Relic number by foundation, 0 for the plain ones (CIR-1.7); it matters in setup only (CIR-17.13)."""
STARTING_FOUNDATIONS: dict[str, list[str]] = {
    faction: [row.id for row in DATA.foundations.starting if row.faction == faction] for faction in FACTIONS
}
LOCATION_BONUS: dict[str, Reward] = {
    **{row.id: row.location_bonus for row in DATA.foundations.neutral},
    **{row.id: row.location_bonus for row in DATA.foundations.starting},
}
"""Of neutral foundations (CIR-17.9) and of starting foundations (CIR-17.10)."""
PRINTED_LOOT: dict[str, Reward] = {row.id: row.reward for row in DATA.loot.printed}
LOOT = by_id(DATA.loot.token)

INTEL = {row.faction: row for row in DATA.specials.intel}
UPKEEP = {row.rhyzu: row for row in DATA.specials.rhyzu_income}
STRENGTH_ROW = DATA.specials.morale.strength_row
FAME_ROW = DATA.specials.morale.fame_row
MORALE_TERRAINS: tuple[str, ...] = DATA.specials.morale.terrains


@cache
def attribute_effects(faction: str, upgraded: tuple[str, ...]) -> tuple[Effect, ...]:
    """Effects of a faction's attributes when these are upgraded."""
    return tuple(
        effect
        for name in FACTION_ATTRIBUTES[faction]
        for effect in (ATTRIBUTES[name].upgraded if name in upgraded else ATTRIBUTES[name].base)
    )


@cache
def sourced_attributes(faction: str, upgraded: tuple[str, ...]) -> tuple[tuple[str, Effect], ...]:
    """The same, each with the key of its attribute's name."""
    return tuple(
        (f"attribute-{name}", effect)
        for name in FACTION_ATTRIBUTES[faction]
        for effect in (ATTRIBUTES[name].upgraded if name in upgraded else ATTRIBUTES[name].base)
    )


def foundation_bonus(foundation: str) -> Reward:
    """The location bonus under a building; flipped personal foundations have none (CIR-8.14)."""
    return LOCATION_BONUS.get(foundation, {})
