"""The words in which cards and mats say what they do (SCY-20)."""

from typing import Annotated, Literal

from games.engine import data
from games.engine.data import Natural, Part, Positive, ids

Resource = Literal["oil", "metal", "wood", "food"]
Terrain = Literal["mountain", "farm", "forest", "tundra", "village", "lake", "factory"]
Top = Literal["move", "bolster", "trade", "produce"]
Bottom = Literal["upgrade", "deploy", "build", "enlist"]
StructureId = Literal["monument", "mill", "mine", "armory"]
Unit = Literal["character", "mech", "worker"]
Op = Literal[
    "coins",
    "power",
    "popularity",
    "combat_cards",
    "resource",
    "resource_any",
    "worker",
    "deploy",
    "build",
    "upgrade",
    "enlist",
    "produce",
    "move",
]
HexId = Annotated[str, ids("map.hex.id")]
FactionId = Annotated[str, ids("factions.faction.id")]
MatId = Annotated[str, ids("player_mats.mat.id")]


class Gain(Part, frozen=True, omit_defaults=True):
    """Something gained (SCY-20.1)."""

    op: Op
    n: Positive = 1
    kind: Resource | Literal[""] = ""
    at: Literal["", "encounter", "own_worker_territory"] = ""
    territories: Natural = 0
    use_mill: bool = False
    pay_worker_row: bool = False
    units: Natural = 0
    steps: Natural = 0


class Cost(Part, frozen=True):
    """Something paid before a benefit (SCY-20.2)."""

    pay: Literal["coins", "power", "popularity", "combat_cards", "worker_row"]
    n: Positive


class Feature(Part, frozen=True):
    """What a territory has to have: one of these terrains, a tunnel, or an encounter symbol."""

    terrain: tuple[Terrain, ...] = ()
    tunnel: bool = False
    encounter: bool = False


class AbilityEffect(Part, frozen=True):
    """What an ability does (SCY-20.3): its kind, and what that kind needs to know."""

    kind: Literal[
        "cross_rivers",
        "lakes",
        "drain_power_before_combat",
        "extra_step",
        "repeat_section",
        "linked_territories",
        "extra_combat_card",
        "combat_card_as_resource",
        "move_to_home_base",
        "steal_combat_card_before_combat",
        "unlimited_stars",
        "encounter_options",
        "no_popularity_loss",
    ]
    units: tuple[Unit, ...] = ()
    into: tuple[Terrain, ...] = ()
    factory_card: bool | None = None
    per_turn: Natural = 0
    triumphs: tuple[Literal["objective", "combat"], ...] = ()
    max: Natural = 0
    lake_to_lake: bool | None = None
    retreat_to_adjacent_lake: bool | None = None
    opponent_loses: Natural = 0
    pay_power: Natural | None = None
    where: Literal["", "anywhere", "tunnel_or_own_mine"] = ""
    optional: bool | None = None
    n: Natural = 0
    members: tuple[Literal["controlled_village", "controlled_mountain", "factory", "tunnel", "own_mine"], ...] = ()
    needs_own_workers: Natural = 0
    targets: tuple[Literal["own", "inactive"], ...] = ()
    random: bool | None = None
    when: Literal["", "won_combat_as_attacker"] = ""


class Ability(data.Row, frozen=True):
    """An ability of a faction or of one of its mechs (SCY-20.3)."""

    id: data.Id
    effect: AbilityEffect
    slot: Natural = 0


class StructureEffect(Part, frozen=True):
    """What a structure does (SCY-8)."""

    kind: Literal["bonus_gain", "produce_site", "private_tunnel"]
    op: Op | None = None
    n: Natural = 0
    extra_territories: Natural = 0
    counts_as_workers: Natural = 0
    movement_only: bool | None = None


Counter = Literal[
    "power",
    "popularity",
    "coins",
    "workers",
    "mechs",
    "upgrades",
    "structures",
    "recruits",
    "factory_cards",
    "combat_cards",
    "combat_stars",
]


class Test(Part, frozen=True):
    """A part of an objective's condition (SCY-20.4); counters lie between `min` and `max`."""

    test: (
        Counter
        | Literal[
            "controls",
            "controls_adjacent_to",
            "controls_around_one",
            "one_territory_resources",
            "one_territory_tokens",
            "one_territory_group",
            "one_resource_kind",
            "each_resource",
            "power_is_highest",
            "workers_equal_recruits",
            "forced_worker_retreats_this_turn",
        ]
    )
    min: Natural = 0
    max: Natural | None = None
    feature: Feature = Feature()
    hex_terrain: Terrain | Literal[""] = ""
    ties_ok: bool | None = None
    min_total: Natural = 0
    min_each_kind: Natural = 0
    of: tuple[Unit | Literal["structure"], ...] = ()
    character: Natural = 0
    mechs_exact: Natural = 0
    workers_exact: Natural = 0
    min_resources: Natural = 0
