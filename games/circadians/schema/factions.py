"""Factions and what is theirs: factions.toml, foundations.toml, loot.toml, specials.toml."""

from typing import Annotated, Literal

from games.circadians.schema.effects import DataFile
from games.circadians.vocabulary import BuildingId, Effect, FactionId, Land, Resources, RewardRow
from games.engine import data
from games.engine.data import Natural, Part, Positive, Row, Source, ids

RhyzuId = Annotated[str, ids("leaders.leader.id")]


class Trade(Part, frozen=True):
    """What recruit points can be spent on besides fighters."""

    recruit: Positive
    gain: RewardRow


class Faction(Row, frozen=True):
    """A faction's mat (CIR-1.11)."""

    id: data.Id
    vault_order: Positive
    color: data.Hex
    home: Literal["base", "ship"]
    """CIR-1.12: a base, or the ship of the Circadians."""
    base_loot: Annotated[str, ids("loot.printed.id", also=("",))]
    """The printed loot of the base, if there is one (CIR-17.11)."""
    leaders_in_play: Positive
    """Three, four of the Oxataya (CIR-1.14, CIR-23.9)."""
    fighters_total: Positive
    recruit_areas: tuple[Natural, ...]
    fighters_on_map: Positive
    fast_track_energy: Natural
    recruit_trade: Trade
    base_income: tuple[RewardRow, ...]
    fame_goal: Positive
    """The last space of the track (CIR-15.1) of the Circadians (CIR-18.14), A.I. (CIR-19.2), Zcharo (CIR-20.2),
    Leyrien (CIR-21.12), Jrayek (CIR-22.1) and Oxataya (CIR-23.5)."""
    fame_from: Literal[
        "attribute_upgraded",
        "enemy_fighter_wounded",
        "research_gained",
        "morale_income",
        "victory",
        "victory_over_leader_or_rhyzu",
    ]
    fame_win: Literal["immediate", "end_of_relic_check"]
    src: dict[Literal["fame_goal", "fame_from", "base_income", "ship"], Source] = {}


class BuildingRow(Row, frozen=True):
    """A faction's slots for one type of building (CIR-17.8); the Zcharo have other numbers (CIR-20.3, CIR-20.4)."""

    faction: FactionId
    type: BuildingId
    slots: Positive
    locks: tuple[Natural, ...]
    income: Resources
    max_per_region: Positive


class RelicSlot(Row, frozen=True):
    """What a faction gains with a relic."""

    faction: FactionId
    slot: Positive
    gain: RewardRow


class FameBonus(Row, frozen=True):
    """What a faction gains at a space of its fame track."""

    faction: FactionId
    at: Positive
    gain: RewardRow


class Stronghold(Row, frozen=True):
    """What a faction's strongholds do."""

    faction: FactionId
    effects: tuple[Effect, ...]
    build_restriction: Literal["", "cliffs_or_plains_only", "not_adjacent_to_own_stronghold"]
    src: dict[Literal["restriction", "strength"], Source] = {}


class BuildingType(Row, frozen=True):
    """A type of buildings."""

    id: data.Id
    effects: tuple[Effect, ...]


class FactionRule(Row, frozen=True):
    """A rule of one faction."""

    faction: FactionId
    id: data.Id
    effects: tuple[Effect, ...]


class FactionsFile(DataFile, frozen=True):
    """factions.toml"""

    faction: tuple[Faction, ...]
    building_row: tuple[BuildingRow, ...]
    relic_slot: tuple[RelicSlot, ...]
    fame_bonus: tuple[FameBonus, ...]
    stronghold_ability: tuple[Stronghold, ...]
    building_type: tuple[BuildingType, ...]
    faction_rule: tuple[FactionRule, ...]


class NeutralFoundation(Row, frozen=True):
    """A neutral foundation; relic 0 for the plain ones."""

    id: data.Id
    relic: Natural
    location_bonus: RewardRow


class StartingFoundation(Row, frozen=True):
    """A foundation that a faction begins with."""

    id: data.Id
    faction: FactionId
    location_bonus: RewardRow


class PersonalFoundation(Row, frozen=True):
    """A personal foundation: Archive (CIR-17.1), Bypass (CIR-17.2), Extraction (CIR-17.3), Command post (CIR-17.4),
    Landing pad (CIR-17.5)."""

    id: data.Id
    mat_col: Natural
    mat_row: Natural
    effects: tuple[Effect, ...]
    immediate: RewardRow


class PersonalLock(Row, frozen=True):
    """Personal foundations with a lock, by faction (CIR-17.6)."""

    faction: FactionId
    locked: tuple[Annotated[str, ids("foundations.personal.id")], ...]


class FoundationsFile(DataFile, frozen=True):
    """foundations.toml"""

    neutral: tuple[NeutralFoundation, ...]
    starting: tuple[StartingFoundation, ...]
    personal: tuple[PersonalFoundation, ...]
    personal_lock: tuple[PersonalLock, ...]


class Printed(Row, frozen=True):
    """Loot that is printed on the map or on a base."""

    id: data.Id
    reward: RewardRow


class LootToken(Row, frozen=True):
    """A loot token with its two sides (CIR-17.12)."""

    id: data.Id
    set: Literal["core", "extra"]
    base: RewardRow
    upgraded: RewardRow
    src: dict[Literal["set", "name"], Source] = {}


class LootFile(DataFile, frozen=True):
    """loot.toml"""

    printed: tuple[Printed, ...]
    token: tuple[LootToken, ...]


class Morale(Row, frozen=True):
    """Morale of the Leyrien."""

    tokens: Positive
    strength_row: tuple[Positive, ...]
    fame_row: tuple[Positive, ...]
    terrains: tuple[Land, ...]
    max_per_region: Positive
    take_from: Literal["row_with_more_tokens"]
    return_to: Literal["row_with_fewer_tokens"]
    src: dict[Literal["tokens", "strength_row", "fame_row", "terrains"], Source] = {}


class Trap(Row, frozen=True):
    """Traps of the A.I."""

    tokens: Positive
    one_per: BuildingId
    armed_when_built: bool
    wounds: Positive
    fame: Natural


class Ship(Row, frozen=True):
    """The ship of the Circadians."""

    docks: Positive
    is_region: bool
    counts_for_region_count: bool


class Intel(Row, frozen=True):
    """An intel card (CIR-18.10) with what each side does (CIR-18.17)."""

    id: data.Id
    faction: FactionId
    circadian_side: tuple[Effect, ...]
    other_side: tuple[Effect, ...]


class Upkeep(Row, frozen=True):
    """What a Rhy-zu costs or gives the Jrayek in Income (CIR-22.9, CIR-22.10)."""

    rhyzu: RhyzuId
    upkeep_if_jrayek_commands: Resources
    gain_if_other_commands: Resources


class SpecialsFile(DataFile, frozen=True):
    """specials.toml"""

    morale: Morale
    trap: Trap
    ship: Ship
    intel: tuple[Intel, ...]
    rhyzu_income: tuple[Upkeep, ...]
