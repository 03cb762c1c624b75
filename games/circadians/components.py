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
    """One of the 26 hexes (CIR-1.1)."""

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
    """The support action of a column."""

    cost: dict[str, int]
    gain: Reward


class Column(msgspec.Struct, frozen=True):
    """A column of a research track (CIR-6.19)."""

    track: str
    column: int
    main: dict[str, int]
    instant: Reward
    lock: bool
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
    """A neutral price token (CIR-5.18, CIR-5.19)."""

    id: str
    pair: str
    layer: str
    remove_after_round: int
    total: int
    to_bank: int
    to_left: int
    to_right: int


class Count(msgspec.Struct, frozen=True):
    """What the number of factions decides (CIR-24)."""

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
    """A leader or a Rhy-zu (CIR-26)."""

    id: str
    faction: str
    kind: str
    set: str
    base: Side
    upgraded: Side


class Attribute(msgspec.Struct, frozen=True):
    """An attribute (CIR-27)."""

    id: str
    faction: str
    upgrade_gems: int
    base: tuple[Effect, ...]
    upgraded: tuple[Effect, ...]
    on_upgrade: tuple[Effect, ...]


class Card(msgspec.Struct, frozen=True):
    """A tactics card (CIR-28)."""

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
    """A faction's slots for one type of building (CIR-17.8)."""

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
    base_loot: str
    leaders_in_play: int
    fighters_total: int
    recruit_areas: tuple[int, ...]
    fighters_on_map: int
    fast_track_energy: int
    recruit_trade: dict[str, Any]
    base_income: tuple[Reward, ...]
    fame_goal: int
    fame_win: str


class LootToken(msgspec.Struct, frozen=True):
    """A loot token with its two sides (CIR-17.12)."""

    id: str
    set: str
    base: Reward
    upgraded: Reward


class Intel(msgspec.Struct, frozen=True):
    """An intel card (CIR-18.10)."""

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
    """An income bracket (CIR-13.3 to 13.6)."""

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
RELIC_SLOTS: dict[str, list[Reward]] = {
    faction: [row["gain"] for row in FACTION_TABLES["relic_slot"] if row["faction"] == faction] for faction in FACTIONS
}
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
CARDS = {row.id: row for row in msgspec.convert(_table("tactics")["card"], list[Card])}

SECTORS = {row.id: row for row in msgspec.convert(DIAL["sector"], list[Sector])}
FACES = tuple(msgspec.convert(DIAL["die_face"], list[Face]))
DEFAULT_CARD: dict[str, int] = {key: DIAL["default_card"][key] for key in ("left", "right", "retreat_defense")}
X_WITHOUT_DIE: int = DIAL["x_value"]["without_die"]

PERSONAL: tuple[str, ...] = tuple(row["id"] for row in FOUNDATION_TABLES["personal"])
PERSONAL_EFFECTS = {
    row["id"]: msgspec.convert(row["effects"], tuple[Effect, ...]) for row in FOUNDATION_TABLES["personal"]
}
PERSONAL_REWARD: dict[str, Reward] = {row["id"]: row["immediate"] for row in FOUNDATION_TABLES["personal"]}
PERSONAL_LOCKS: dict[str, list[str]] = {row["faction"]: row["locked"] for row in FOUNDATION_TABLES["personal_lock"]}
NEUTRAL_FOUNDATIONS: dict[str, int] = {row["id"]: row["relic"] for row in FOUNDATION_TABLES["neutral"]}
"""Relic number by foundation, 0 for the plain ones (CIR-1.7)."""
STARTING_FOUNDATIONS: dict[str, list[str]] = {
    faction: [row["id"] for row in FOUNDATION_TABLES["starting"] if row["faction"] == faction] for faction in FACTIONS
}
LOCATION_BONUS: dict[str, Reward] = {
    row["id"]: row["location_bonus"] for row in (*FOUNDATION_TABLES["neutral"], *FOUNDATION_TABLES["starting"])
}
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
