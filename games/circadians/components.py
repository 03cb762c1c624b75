"""The components of Circadians: Chaos Order, read from data/*.toml (CIR-1)."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from games.circadians.vocabulary import Effect, Reward
from games.engine import data


def _table(name: str) -> dict[str, Any]:
    return data.table("circadians", name)


META = _table("meta")
MAP = _table("map")
FACTION_TABLES = _table("factions")
FOUNDATION_TABLES = _table("foundations")
SPECIALS = _table("specials")
PRICES = _table("prices")
DIAL = _table("dial")
LOOT_TABLES = _table("loot")


class Hex(msgspec.Struct, frozen=True):
    """One of the 26 hexes (CIR-1.1); what is printed outside them is no region (CIR-2.25)."""

    id: str
    code: str
    x: int
    y: int
    terrain: str
    neighbors: dict[str, str]
    loot: str = ""
    fragment_set: str = ""
    base_for: tuple[int, ...] = ()


class Fragment(msgspec.Struct, frozen=True):
    """A land fragment (CIR-1.2)."""

    id: str
    set: str
    terrain: str
    loot: str


class Support(msgspec.Struct, frozen=True):
    """The support action of a column: in Discover (CIR-7.3), Build (CIR-8.18), Harvest (CIR-9.11), Recruit
    (CIR-10.7) and Move (CIR-11.11)."""

    cost: dict[str, int]
    gain: Reward


class Column(msgspec.Struct, frozen=True):
    """A column of a research track (CIR-6.19)."""

    track: str
    column: int
    main: dict[str, int]
    instant: Reward
    """On entering it, in Build (CIR-8.17), Harvest (CIR-9.7, CIR-9.9), Recruit (CIR-10.6) and Move (CIR-11.10)."""
    lock: bool
    """CIR-6.14: before the last column of every track and before column 3 of Move."""
    support: Support


class Token(msgspec.Struct, frozen=True):
    """A faction's price token (CIR-5.13, CIR-5.14)."""

    id: str
    set: str
    total: int
    to_faction: int
    to_bank: int
    start: str
    effects: tuple[Effect, ...]
    replaces: str = ""


class Neutral(msgspec.Struct, frozen=True):
    """A neutral price token (CIR-1.6, CIR-5.18, CIR-5.19)."""

    id: str
    pair: str
    layer: str
    remove_after_round: int
    total: int
    to_bank: int
    to_left: int
    to_right: int


class Count(msgspec.Struct, frozen=True):
    """What the number of factions decides, for two (CIR-24.1), three (CIR-24.2), four (CIR-24.3) and five (CIR-24.4).
    With `base_for` and the fragments it gives the land in play (CIR-24.5)."""

    players: int
    prices_per_faction: int
    neutral_pairs: tuple[str, ...]
    fragment_sets: tuple[str, ...]
    neutral_foundations_removed: int
    tunnels: tuple[str, ...]
    token_set: str


class Side(msgspec.Struct, frozen=True):
    """A side of a leader's card; stats are strength, attack, defense."""

    stats: tuple[int, int, int]
    deploy_gems: int
    effects: tuple[Effect, ...]
    upgrade_gems: int = 0


class Leader(msgspec.Struct, frozen=True):
    """A leader or a Rhy-zu, by the ids of `leaders.toml` (CIR-26): CIR-26.1 sable, CIR-26.2 akira, CIR-26.3 renzo,
    CIR-26.4 zoey, CIR-26.5 melvan, CIR-26.6 adecai, CIR-26.7 injura, CIR-26.8 xiao, CIR-26.9 phoros, CIR-26.10 demo,
    CIR-26.11 oachra, CIR-26.12 cahzor, CIR-26.13 zucalah, CIR-26.14 ejax, CIR-26.15 urzo, CIR-26.16 niruveh,
    CIR-26.17 eeyla, CIR-26.18 vehlac, CIR-26.19 ivi, CIR-26.20 rylach, CIR-26.21 jayen, CIR-26.22 ikryla,
    CIR-26.23 lynke, CIR-26.24 vahla, CIR-26.25 kajali, CIR-26.26 uryk, CIR-26.27 halke, CIR-26.28 katarin,
    CIR-26.29 tovati, CIR-26.30 azaru, CIR-26.31 xanya, CIR-26.32 rhan, CIR-26.33 onari, CIR-26.34 latanja."""

    id: str
    faction: str
    kind: str
    set: str
    base: Side
    upgraded: Side


class Attribute(msgspec.Struct, frozen=True):
    """An attribute, by the ids of `attributes.toml` (CIR-27): CIR-27.1 covert, CIR-27.2 militarized,
    CIR-27.3 tactical, CIR-27.4 mobile, CIR-27.5 perceptive, CIR-27.6 cunning, CIR-27.7 copious, CIR-27.8 destructive,
    CIR-27.9 ominous, CIR-27.10 proficient, CIR-27.11 seclusive, CIR-27.12 resilient, CIR-27.13 tenacious,
    CIR-27.14 expeditious, CIR-27.15 optimistic, CIR-27.16 spirited, CIR-27.17 protective, CIR-27.18 aggressive,
    CIR-27.19 assertive, CIR-27.20 hostile, CIR-27.21 fortified, CIR-27.22 resourceful, CIR-27.23 subterranean,
    CIR-27.24 symbiotic, CIR-27.25 volatile."""

    id: str
    faction: str
    upgrade_gems: int
    base: tuple[Effect, ...]
    upgraded: tuple[Effect, ...]
    on_upgrade: tuple[Effect, ...]


class Card(msgspec.Struct, frozen=True):
    """A tactics card, by the ids of `tactics.toml` (CIR-28): CIR-28.1 price_gouging, CIR-28.2 back_channel,
    CIR-28.3 insider_knowledge, CIR-28.4 early_warning, CIR-28.5 overload, CIR-28.6 field_notes, CIR-28.7 breakthrough,
    CIR-28.8 analysis, CIR-28.9 salvaged_data, CIR-28.10 shared_insight, CIR-28.11 prototype, CIR-28.12 home_ground,
    CIR-28.13 entrenchment, CIR-28.14 demolition, CIR-28.15 prefabrication, CIR-28.16 surveyors, CIR-28.17 scaffolding,
    CIR-28.18 siege_works, CIR-28.19 concentrated_fire, CIR-28.20 windfall, CIR-28.21 deep_drilling,
    CIR-28.22 raiding_party, CIR-28.23 scavengers, CIR-28.24 gem_cutter, CIR-28.25 supply_lines, CIR-28.26 outnumbered,
    CIR-28.27 fresh_troops, CIR-28.28 call_to_arms, CIR-28.29 field_medics, CIR-28.30 rallying_cry,
    CIR-28.31 mercenaries, CIR-28.32 heroic_rescue, CIR-28.33 fighting_withdrawal, CIR-28.34 rapid_redeploy,
    CIR-28.35 forced_march, CIR-28.36 slip_away, CIR-28.37 flanking, CIR-28.38 mountain_pass,
    CIR-28.39 forward_command, CIR-28.40 ambush, CIR-28.41 census, CIR-28.42 annexation, CIR-28.43 dividends,
    CIR-28.44 tribute, CIR-28.45 evolution, CIR-28.46 night_watch, CIR-28.47 living_legend, CIR-28.48 relic_guard,
    CIR-28.49 desecration, CIR-28.50 resonance."""

    id: str
    left: int | str
    right: int | str
    battle: tuple[Effect, ...]
    phase: str
    window: str
    lock: bool
    play: tuple[Effect, ...]


class Sector(msgspec.Struct, frozen=True):
    """A sector of the combat dial (CIR-12.10)."""

    id: str
    left: str
    right: str
    gem_cost: int
    requires: dict[str, int]
    retreat: bool
    die: bool


class Face(msgspec.Struct, frozen=True):
    """A face of the combat die (CIR-12.19)."""

    face: int
    strength: int
    defense: int


class Row(msgspec.Struct, frozen=True):
    """A faction's slots for one type of building (CIR-17.8); the Zcharo have other numbers (CIR-20.3, CIR-20.4)."""

    faction: str
    type: str
    slots: int
    locks: tuple[int, ...]
    income: Reward
    max_per_region: int


class Faction(msgspec.Struct, frozen=True):
    """A faction's mat (CIR-1.11)."""

    id: str
    vault_order: int
    color: str
    home: str
    """CIR-1.12: a base, or the ship of the Circadians."""
    base_loot: str
    """The printed loot of the base, if there is one (CIR-17.11)."""
    leaders_in_play: int
    """Three, four of the Oxataya (CIR-1.14, CIR-23.9)."""
    fighters_total: int
    recruit_areas: tuple[int, ...]
    fighters_on_map: int
    fast_track_energy: int
    recruit_trade: dict[str, Any]
    base_income: tuple[Reward, ...]
    fame_goal: int
    """The last space of the track (CIR-15.1) of the Circadians (CIR-18.14), A.I. (CIR-19.2), Zcharo (CIR-20.2),
    Leyrien (CIR-21.12), Jrayek (CIR-22.1) and Oxataya (CIR-23.5)."""
    fame_win: str


class LootToken(msgspec.Struct, frozen=True):
    """A loot token with its two sides (CIR-17.12)."""

    id: str
    set: str
    base: Reward
    upgraded: Reward


class Intel(msgspec.Struct, frozen=True):
    """An intel card (CIR-18.10) with what each side does (CIR-18.17)."""

    id: str
    faction: str
    circadian_side: tuple[Effect, ...]
    other_side: tuple[Effect, ...]


class Upkeep(msgspec.Struct, frozen=True):
    """What a Rhy-zu costs or gives the Jrayek in Income (CIR-22.9, CIR-22.10)."""

    rhyzu: str
    upkeep_if_jrayek_commands: dict[str, int]
    gain_if_other_commands: dict[str, int]


class Bracket(msgspec.Struct, frozen=True):
    """An income bracket (CIR-13.3, CIR-13.4, CIR-13.5, CIR-13.6)."""

    id: str
    min: int
    max: int
    grants: tuple[Reward, ...]
    times: int


VAULT_ORDER: tuple[str, ...] = tuple(META["vault"]["order"])
START = META["start"]
LIMITS = META["limits"]
ROUNDS: int = META["game"]["rounds_max"]
PHASES = tuple(row["id"] for row in META["phase"])
TRACKS: tuple[str, ...] = tuple(row["id"] for row in META["phase"] if row["kind"] == "action")
"""The five action phases, which are the five research tracks (CIR-4.2)."""
LAST_COLUMN = 5
SLOTS: dict[str, dict[str, Any]] = {row["id"]: row for row in META["price_slot"]}
COUNTS = {count.players: count for count in msgspec.convert(META["player_count"], list[Count])}
BRACKETS = tuple(msgspec.convert(META["income_bracket"], list[Bracket]))

HEXES = {hex_.id: hex_ for hex_ in msgspec.convert(MAP["hex"], list[Hex])}
HEX_ORDER = {name: number for number, name in enumerate(HEXES)}
LANDS = ("bog", "cliffs", "plains")
FRAGMENTS = tuple(msgspec.convert(MAP["fragment"], list[Fragment]))
FRAGMENT_SITES: dict[str, list[str]] = {row["id"]: row["sites"] for row in MAP["fragment_set"]}
FIXED_MOUNTAINS = tuple((row["a"], row["b"]) for row in MAP["fixed_mountain"])
TUNNELS = {row["id"]: tuple(end["hex"] for end in row["ends"]) for row in MAP["tunnel"]}
MOUNTAINS: int = next(row["count"] for row in META["component"] if row["id"] == "mountain")

COLUMNS = {
    (column.track, column.column): column for column in msgspec.convert(_table("research")["column"], list[Column])
}
TOKENS = {token.id: token for token in msgspec.convert(PRICES["token"], list[Token])}
NEUTRALS = {token.id: token for token in msgspec.convert(PRICES["neutral"], list[Neutral])}
SUMMONS: dict[str, str] = {row["token"]: row["rhyzu"] for row in PRICES["summon"]}
SUMMONS["p1_2p"] = SUMMONS["p1"]

FACTIONS = {row.id: row for row in msgspec.convert(FACTION_TABLES["faction"], list[Faction])}
ROWS = {(row.faction, row.type): row for row in msgspec.convert(FACTION_TABLES["building_row"], list[Row])}
BUILDINGS: tuple[str, ...] = tuple(row["id"] for row in FACTION_TABLES["building_type"])
BUILDING_EFFECTS = {
    row["id"]: msgspec.convert(row["effects"], tuple[Effect, ...]) for row in FACTION_TABLES["building_type"]
}
STRONGHOLDS = {
    row["faction"]: msgspec.convert(row["effects"], tuple[Effect, ...]) for row in FACTION_TABLES["stronghold_ability"]
}
RESTRICTIONS: dict[str, str] = {
    row["faction"]: row["build_restriction"] for row in FACTION_TABLES["stronghold_ability"]
}
RULES: dict[str, tuple[Effect, ...]] = {
    faction: tuple(
        effect
        for row in FACTION_TABLES["faction_rule"]
        if row["faction"] == faction
        for effect in msgspec.convert(row["effects"], list[Effect])
    )
    for faction in FACTIONS
}
"""Rules of the factions. What gives them fame (CIR-15.11): attributes the Circadians (CIR-18.14), wounds the A.I.
(CIR-19.2), research the Zcharo (CIR-20.1), victories the Jrayek (CIR-22.1, CIR-22.2) and the Oxataya (CIR-23.5)."""
RELIC_SLOTS: dict[str, list[Reward]] = {
    faction: [row["gain"] for row in FACTION_TABLES["relic_slot"] if row["faction"] == faction] for faction in FACTIONS
}
"""What each faction gains with its relics, in order; five suffice (CIR-14.12). The Circadians
upgrade attributes (CIR-18.15)."""
FAME_BONUS: dict[str, dict[int, Reward]] = {
    faction: {row["at"]: row["gain"] for row in FACTION_TABLES["fame_bonus"] if row["faction"] == faction}
    for faction in FACTIONS
}

LEADERS = {row.id: row for row in msgspec.convert(_table("leaders")["leader"], list[Leader])}
RHYZU = tuple(leader.id for leader in LEADERS.values() if leader.kind == "rhyzu")
FACTION_LEADERS = {
    faction: tuple(row.id for row in LEADERS.values() if row.faction == faction and row.kind == "leader")
    for faction in FACTIONS
}
CORE_LEADERS = {
    faction: tuple(name for name in names if LEADERS[name].set == "core") for faction, names in FACTION_LEADERS.items()
}
ATTRIBUTES = {row.id: row for row in msgspec.convert(_table("attributes")["attribute"], list[Attribute])}
FACTION_ATTRIBUTES = {
    faction: tuple(row.id for row in ATTRIBUTES.values() if row.faction == faction) for faction in FACTIONS
}
"""Four of each faction, five of the Circadians (CIR-1.15)."""
CARDS = {row.id: row for row in msgspec.convert(_table("tactics")["card"], list[Card])}

SECTORS = {row.id: row for row in msgspec.convert(DIAL["sector"], list[Sector])}
"""CIR-1.3: both sides have the same dial, and the same die."""
FACES = tuple(msgspec.convert(DIAL["die_face"], list[Face]))
DEFAULT_CARD: dict[str, int] = {key: DIAL["default_card"][key] for key in ("left", "right", "retreat_defense")}
X_WITHOUT_DIE: int = DIAL["x_value"]["without_die"]

PERSONAL: tuple[str, ...] = tuple(row["id"] for row in FOUNDATION_TABLES["personal"])
PERSONAL_EFFECTS = {
    row["id"]: msgspec.convert(row["effects"], tuple[Effect, ...]) for row in FOUNDATION_TABLES["personal"]
}
"""Archive (CIR-17.1), Bypass (CIR-17.2), Extraction (CIR-17.3), Command post (CIR-17.4), Landing pad (CIR-17.5)."""
PERSONAL_REWARD: dict[str, Reward] = {row["id"]: row["immediate"] for row in FOUNDATION_TABLES["personal"]}
PERSONAL_LOCKS: dict[str, list[str]] = {row["faction"]: row["locked"] for row in FOUNDATION_TABLES["personal_lock"]}
"""Personal foundations with a lock, by faction (CIR-17.6)."""
NEUTRAL_FOUNDATIONS: dict[str, int] = {row["id"]: row["relic"] for row in FOUNDATION_TABLES["neutral"]}
"""Relic number by foundation, 0 for the plain ones (CIR-1.7); it matters in setup only (CIR-17.13)."""
STARTING_FOUNDATIONS: dict[str, list[str]] = {
    faction: [row["id"] for row in FOUNDATION_TABLES["starting"] if row["faction"] == faction] for faction in FACTIONS
}
LOCATION_BONUS: dict[str, Reward] = {
    row["id"]: row["location_bonus"] for row in (*FOUNDATION_TABLES["neutral"], *FOUNDATION_TABLES["starting"])
}
"""Of neutral foundations (CIR-17.9) and of starting foundations (CIR-17.10)."""
PRINTED_LOOT: dict[str, Reward] = {row["id"]: row["reward"] for row in LOOT_TABLES["printed"]}
LOOT = {row.id: row for row in msgspec.convert(LOOT_TABLES["token"], list[LootToken])}

INTEL = {row.faction: row for row in msgspec.convert(SPECIALS["intel"], list[Intel])}
UPKEEP = {row.rhyzu: row for row in msgspec.convert(SPECIALS["rhyzu_income"], list[Upkeep])}
STRENGTH_ROW: list[int] = SPECIALS["morale"]["strength_row"]
FAME_ROW: list[int] = SPECIALS["morale"]["fame_row"]
MORALE_TERRAINS: list[str] = SPECIALS["morale"]["terrains"]


@cache
def attribute_effects(faction: str, upgraded: tuple[str, ...]) -> tuple[Effect, ...]:
    """Effects of a faction's attributes when these are upgraded."""
    return tuple(
        effect
        for name in FACTION_ATTRIBUTES[faction]
        for effect in (ATTRIBUTES[name].upgraded if name in upgraded else ATTRIBUTES[name].base)
    )


def foundation_bonus(foundation: str) -> Reward:
    """The location bonus under a building; flipped personal foundations have none (CIR-8.14)."""
    return LOCATION_BONUS.get(foundation, {})
