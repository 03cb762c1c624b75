"""CIR-25: the words in which the data files say what components do; effects.toml lists them."""

from typing import Annotated, Any, Literal

import msgspec

from games.engine.data import Natural, Part, Positive, ids

Reward = dict[str, Any]
"""What is gained: the keys of `gain_key` in effects.toml (CIR-25.3)."""

GainKey = Annotated[str, ids("effects.gain_key.values")]
Special = dict[Literal["energy", "energy_discount", "energy_free"], Positive | bool]
"""What `leader_action` and `build_paid` say about themselves."""
RewardRow = dict[GainKey, Positive | list[dict[GainKey, Positive]] | Special]
"""A reward as it stands in the files: amounts, `any_of` with several rewards, or something special."""
Cost = dict[Annotated[str, ids(also=("energy", "gems", "move"))], Positive]
Resources = dict[Annotated[str, ids(also=("energy", "gems", "cards"))], Positive]
Track = Literal["discover", "build", "harvest", "recruit", "move"]
"""The five action phases, which are the five research tracks (CIR-4.2)."""
Phase = Literal["price", "discover", "build", "harvest", "recruit", "move", "combat", "income", "relic"]
Land = Literal["bog", "cliffs", "plains"]
FactionId = Annotated[str, ids("factions.faction.id")]
BuildingId = Annotated[str, ids("factions.building_type.id")]
What = Annotated[
    str,
    ids(
        "effects.choice_values.allow_what",
        "effects.choice_values.redirect_what",
        "effects.choice_values.discount_what",
        "factions.building_type.id",
        also=("energy", "gems", "research"),
    ),
]
"""What is allowed, redirected or discounted, what a lock is before, or where fighters are recruited to."""


class Effect(Part, frozen=True):
    """A word of the effect vocabulary (CIR-25): when (`at`), under which conditions (`if`), what (CIR-25.1)."""

    op: Annotated[str, ids("effects.op.id")]
    at: Annotated[str, ids("effects.timing.values")] = ""
    conditions: tuple[Annotated[str, ids("effects.condition.values")], ...] = msgspec.field(name="if", default=())
    stat: Annotated[str, ids("effects.choice_values.stat")] = ""
    value: int | Annotated[str, ids("effects.value_expr.values")] = 0
    per: Annotated[str, ids("effects.per.values")] = ""
    target: Literal["", "opponent"] = ""
    gain: RewardRow = {}
    cost: Cost = {}
    what: What = ""
    uses: Positive = 99
    """99: no limit; so with `value` and `max_fighters` (CIR-25.14)."""
    kind: Annotated[str, ids("effects.choice_values.adjacency_kind", "effects.choice_values.points_kind")] = ""
    choice: Literal["", "any_opponent"] = ""
    choose: tuple[int, ...] = ()
    delta: int = 0
    draw: Natural = 0
    discard: Natural = 0
    n: Natural | Literal["all"] = 0
    track: Track | Literal[""] = ""
    sector: Annotated[str, ids("dial.sector.id")] = ""
    fraction: Literal["", "half_rounded_up"] = ""
    reach: Annotated[str, ids("effects.choice_values.retreat_reach")] = ""
    origin: Annotated[str, ids("effects.choice_values.redeploy_from")] | Cost = msgspec.field(name="from", default="")
    to: Literal["", "home"] | RewardRow = ""
    limit: Literal["", "stronghold_gems"] = ""
    units: Annotated[str, ids("effects.choice_values.redeploy_units")] = ""
    max_fighters: Positive = 99
    where: Annotated[str, ids("effects.choice_values.boost_where")] = ""
    needs: Annotated[str, ids("effects.choice_values.ship_needs")] = ""
    who: Literal["", "self"] = ""
    bring: Literal["", "fighters", "none", "any"] = ""
    terrain: Literal["", "bog", "cliffs", "plains", "lake"] = ""
    wounds: Natural = 0
    fame: Natural = 0
    docks: Natural = 0
    region_count: Natural = 0
    area: Natural = 0
    resource: Literal["", "energy", "gems"] = ""
    blockable: bool = True
    optional: bool = False
    per_round_in_two_player: Natural = 0
