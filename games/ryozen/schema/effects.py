"""The words in which components say what they do (RYO-19); vocab.toml lists them with their parameters."""

from typing import Annotated, Literal, get_args

from games.engine import data
from games.engine.data import Natural, Part, Positive, ids

Confidence = Literal["certain", "high", "medium", "low"]
"""How close to print we believe a value is."""
Zone = Literal[
    "same",
    "opposite",
    "adjacent",
    "highlighted",
    "each_highlighted",
    "any_sector",
    "other_sector",
    "own_cloaked_sector",
]
Face = Literal["revealed", "cloaked"]
Resource = Literal["coin", "scroll", "lantern", "any", "each"]
Colour = Literal["coral", "agate", "jade", "any", "sector"]
Owner = Literal["self", "opponent", "any"]
Per = Literal[
    "own_kin_in_highlighted",
    "highlighted_with_own_kin",
    "sectors_with_own_kin",
    "own_kin_in_palace",
    "own_revealed_apprentices_on_board",
    "own_kin_on_board",
    "villages_explored",
    "own_revelation_pairs",
    "empty_event_spaces",
    "own_glyph_kinds",
    "bought_this_action",
    "paid",
]
Condition = Literal[
    "herald_is_first", "own_kin_in_all_highlighted", "no_shard_coral", "no_shard_agate", "no_shard_jade"
]
SomeSector = Literal["same", "adjacent", "highlighted"]
"""A sector that is told apart by where the effect happens."""
DayMode = Literal["extra", "instead"]
Until = Literal["owner_next_turn"]
Which = Literal["explored", "current"]
Reserve = Literal["own_ready_kin"]
Over = Literal["own_revelations"]
Timing = Literal["start_of_turn", "on_day_effect", "before_day_effect", "on_strike_opponent"]
Shard = Annotated[str, ids("meta.shard.id")]
Cost = dict[Annotated[str, ids("meta.resource.id")], Natural]
SectorId = Annotated[str, ids("board.sector.id")]
SectorOrPalace = Annotated[str, ids("board.sector.id", "board.palace.id")]


class Entry(data.Row, frozen=True, kw_only=True):
    """A table: where it comes from, how sure that is, which rule it belongs to."""

    confidence: Confidence | None = None
    layout_source: data.Source | None = None
    rule: data.Rule | None = None


class Step(Part, frozen=True, rename={"from_": "from", "else_": "else", "as_": "as"}):
    """A step of an effect: a word and its parameters, with the steps inside it."""

    op: Literal[
        "gain",
        "gain_favour",
        "gain_shard",
        "lose_resource",
        "lose_favour",
        "lose_shard",
        "pay",
        "strike",
        "flip",
        "move",
        "explore",
        "build",
        "explorer_back",
        "village_bonus",
        "buy_revelation",
        "discard_revelation",
        "reveal_kin",
        "hire",
        "discard_event",
        "restore_event",
        "herald_first",
        "day_effect",
        "night_reward",
        "copy_ability",
        "block_sector",
        "rotate_palace",
        "take_first_player",
        "discard_self",
        "opponents",
        "choose",
        "when",
        "for_each",
    ]
    resource: Resource | Literal[""] = ""
    colour: Colour | Literal[""] = ""
    n: Positive | Literal["all"] = 1
    per: Per | Literal[""] = ""
    min: Natural = -1
    max: Natural = 0
    owner: Owner = "any"
    face: Face | Literal["any"] = "any"
    zone: Zone | Literal[""] = ""
    from_: Zone | Reserve | Literal[""] = ""
    to: Zone | Face | Literal[""] = ""
    which: Which | Literal[""] = ""
    sector: Annotated[str, ids("board.sector.id", also=get_args(SomeSector))] = ""
    mode: DayMode | Literal[""] = ""
    until: Until | Literal[""] = ""
    cond: Condition | Literal[""] = ""
    over: Over | Literal[""] = ""
    optional: bool = False
    options: "tuple[tuple[Step, ...], ...]" = ()
    then: "tuple[Step, ...] | None" = None
    else_: "tuple[Step, ...] | None" = None
    do: "tuple[Step, ...] | None" = None
    as_: Literal["", "paid"] = ""

    @property
    def count(self) -> int:
        """`n` where it is a number."""
        assert isinstance(self.n, int)
        return self.n


class Vocabulary(data.Row, frozen=True):
    """Every word with its parameters, and the words that stand as values."""

    ops: dict[str, tuple[str, ...]]
    values: "Values"
    timings: "Timings"


class Values(Part, frozen=True, rename={"from_": "from"}):
    """The words that stand as values, by the parameter that takes them."""

    resource: tuple[Resource, ...]
    colour: tuple[Colour, ...]
    owner: tuple[Owner, ...]
    face: tuple[Face | Literal["any"], ...]
    to_face: tuple[Face, ...]
    zone: tuple[Zone, ...]
    cond: tuple[Condition, ...]
    sector_ref: tuple[SomeSector, ...]
    day_mode: tuple[DayMode, ...]
    until: tuple[Until, ...]
    which: tuple[Which, ...]
    from_: tuple[Reserve, ...]
    over: tuple[Over, ...]
    per: tuple[Per, ...]
    n_special: tuple[Literal["all"], ...]


class Timings(Part, frozen=True):
    """When revelations are used."""

    list: tuple[Timing, ...]


class VocabFile(Part, frozen=True):
    """vocab.toml"""

    vocabulary: Vocabulary
