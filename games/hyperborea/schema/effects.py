"""The words in which components say what they do (HYP-23.2, HYP-23.3), listed in effects.toml."""

from typing import Annotated, Literal

from games.engine import data
from games.engine.data import Natural, Part, Positive, Row, ids

Colour = Literal["red", "green", "purple", "blue", "orange", "yellow"]
Slot = Literal["red", "green", "purple", "blue", "orange", "yellow", "grey", "any"]
Metal = Literal["gold", "silver", "bronze"]
MetalId = Annotated[str, ids("ruins.pool.id")]
Op = Literal[
    "move",
    "fly",
    "attack",
    "ranged",
    "fortress",
    "figure",
    "clone",
    "dev",
    "dev_loss",
    "gem",
    "tech",
    "draw",
    "gain_cube",
    "return_cube",
    "exchange_cube",
    "purge",
    "discard",
    "pay",
    "choose",
    "spy",
    "contact",
    "replace",
    "bonus",
]
FactionId = Annotated[str, ids("factions.faction.id")]
TerrainId = Annotated[str, ids("tiles.terrain.id")]


class FileMeta(Row, frozen=True):
    """About a file."""

    schema: Positive


class EffectRow(Part, frozen=True, rename={"from_": "from"}):
    """An operation with its parameters, and the effects inside it."""

    op: Op
    n: Positive = 1
    mode: Literal["any", "same", "different"] = "any"
    color: Colour | Literal["any"] = "any"
    to: Colour | Op | Literal["any"] = "any"
    what: Literal["", "cube", "figure", "gem"] = ""
    from_: Op | Literal[""] = ""
    cost: "tuple[EffectRow, ...]" = ()
    gain: "tuple[EffectRow, ...]" = ()
    effects: "tuple[EffectRow, ...]" = ()
    options: "tuple[tuple[EffectRow, ...], ...]" = ()
    on: tuple[Op, ...] = ()


AbilityKind = Literal[
    "slot_discount",
    "tokens_once",
    "token_per_reset",
    "ignore_terrain",
    "start_tech",
    "on_tech",
    "extra_row",
    "grey_as",
    "start_gems",
    "convert_ghost",
]


class Ability(Part, frozen=True):
    """What a faction tile does (HYP-22)."""

    kind: AbilityKind
    op: Op | None = None
    slot: Slot | None = None
    n: Natural = 0
    tokens: Natural = 0
    options: tuple[tuple[EffectRow, ...], ...] = ()
    cards: tuple[Annotated[str, ids("tech.card.id")], ...] = ()
    cost: tuple[EffectRow, ...] = ()
    gain: tuple[EffectRow, ...] = ()
    slots: tuple[Slot, ...] = ()
    effects: tuple[EffectRow, ...] = ()
    once_per_reset: bool | None = None
    color: Colour | None = None


class Colors(Row, frozen=True):
    """The colours of cubes and spaces."""

    civilization: tuple[Colour, ...]
    waste: Literal["grey"]
    wild_slot: Literal["any"]


Type = Literal[
    "int",
    "bool",
    "op",
    "ops",
    "any",
    "cards",
    "slots",
    "color",
    "color|any",
    "any|same|different",
    "cube|figure|gem",
    "effects",
    "effects?",
    "effects_list",
]
"""What a parameter may be; `?`: it may be left out."""


class OpRow(Row, frozen=True):
    """A word: the types of its parameters, and when it is applied."""

    id: Op
    params: dict[str, Type]
    holds: Literal["pool", "instant", "static"]
    may_decline: bool = False


class AbilityRow(Row, frozen=True):
    """A kind of ability and the types of its parameters."""

    id: AbilityKind
    params: dict[str, Type]


class EffectsFile(Part, frozen=True):
    """effects.toml"""

    meta: FileMeta
    colors: Colors
    op: tuple[OpRow, ...]
    ability: tuple[AbilityRow, ...]


class FactionTileRow(Row, frozen=True):
    """One of a faction's two tiles (HYP-22)."""

    id: data.Id
    side: Literal["A", "B"]
    ability: Ability


class Faction(Row, frozen=True):
    """A faction."""

    id: data.Id
    color: data.Hex
    home: Annotated[str, ids("homes.home.id")]
    tile: tuple[FactionTileRow, FactionTileRow]


class FactionsFile(Part, frozen=True):
    """factions.toml"""

    meta: FileMeta
    faction: tuple[Faction, ...]
