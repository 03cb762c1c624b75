"""The mats and what lies on them: factions.toml, player_mats.toml, structures.toml."""

from typing import Annotated, Literal

from games.engine import data
from games.engine.data import Natural, Part, Positive, Row, ids
from games.scythe.schema.effects import (
    Ability,
    Bottom,
    Cost,
    Feature,
    Gain,
    HexId,
    Op,
    Resource,
    StructureEffect,
    StructureId,
    Top,
)


class EnlistBonus(Row, frozen=True):
    """A one-time bonus space of a faction mat (SCY-7.17)."""

    id: data.Id
    effect: Gain


class Faction(Row, frozen=True):
    """One of five faction mats (SCY-1.3, SCY-16)."""

    id: data.Id
    color: data.Hex
    home: Annotated[str, ids("map.home.id")]
    start_hexes: tuple[HexId, HexId]
    start_power: Natural
    start_combat_cards: Natural
    ability: Ability
    mech: tuple[Ability, Ability, Ability, Ability]


class FactionsFile(Part, frozen=True):
    """factions.toml"""

    schema: Literal[1]
    enlist_bonus: tuple[EnlistBonus, ...]
    faction: tuple[Faction, ...]


class TopChoice(Row, frozen=True):
    """A choice of a top action: `base` boxes, and `cube` more once the technology cube has left (SCY-20.6)."""

    id: Literal[
        "move_units",
        "move_gain_coins",
        "bolster_power",
        "bolster_combat_cards",
        "trade_resources",
        "trade_popularity",
        "produce_territories",
    ]
    op: Op
    base: Positive
    cube: Natural
    cube_id: Literal[
        "",
        "cube_move",
        "cube_gain_coins",
        "cube_bolster_power",
        "cube_bolster_cards",
        "cube_produce",
        "cube_trade_popularity",
    ]
    """Its technology cube; the number of traded resources has none (SCY-6.9)."""
    at: Literal["", "own_worker_territory"] = ""


class TopAction(Row, frozen=True):
    """An action of the top row."""

    id: Top
    cost: tuple[Cost, ...]
    structure: StructureId
    choice: tuple[TopChoice, ...]


class WorkerRow(Row, frozen=True):
    """The rectangles that workers uncover from the left, and what producing then costs."""

    rectangles: tuple[Literal["", "power", "popularity", "coins"], ...]
    amount_each: Positive
    removed_from: Literal["left"]


class BottomAction(Row, frozen=True):
    """An action of the bottom row with the ongoing bonus of its recruit (SCY-7.1, SCY-7.18)."""

    id: Bottom
    resource: Resource
    effect: Gain
    ongoing: Gain
    order: Positive


class Section(Row, frozen=True):
    """A section of a player mat: actions, boxes of the cost, coins."""

    index: Positive
    id: data.Id
    top: Top
    bottom: Bottom
    fixed: Natural
    upgradable: Natural
    coins: Natural


class Mat(Row, frozen=True):
    """One of five player mats (SCY-1.3), each with 7 fixed, 6 bracketed and 6 coin boxes (SCY-17.6).

    `player_mats.toml` holds them by these ids:
    SCY-17.1 industrial, SCY-17.2 engineering, SCY-17.3 patriotic, SCY-17.4 mechanical, SCY-17.5 agricultural.
    """

    id: data.Id
    number: Positive
    start_popularity: Natural
    start_coins: Natural
    start_objectives: Natural
    section: tuple[Section, Section, Section, Section]


class MatsFile(Part, frozen=True):
    """player_mats.toml"""

    schema: Literal[1]
    top_action: tuple[TopAction, ...]
    worker_row: WorkerRow
    bottom_action: tuple[BottomAction, ...]
    mat: tuple[Mat, ...]


class Structure(Row, frozen=True):
    """A structure and what it does (SCY-8)."""

    id: StructureId
    top_action: Top
    effect: StructureEffect
    works_without_control: bool


class StructureBonus(Row, frozen=True):
    """A structure bonus tile. `structures.toml` holds them by these ids:

    SCY-15.7 bonus_tunnels_adjacent, SCY-15.8 bonus_lakes_adjacent, SCY-15.9 bonus_encounters_adjacent,
    SCY-15.10 bonus_on_tunnels, SCY-15.11 bonus_longest_line, SCY-15.12 bonus_farms_tundras.
    """

    id: data.Id
    count_rule: Literal["adjacent_hexes", "own_hexes", "longest_line"]
    feature: Feature
    coins: tuple[Natural, ...]


class StructuresFile(Part, frozen=True):
    """structures.toml"""

    schema: Literal[1]
    structure: tuple[Structure, ...]
    structure_bonus: tuple[StructureBonus, ...]
