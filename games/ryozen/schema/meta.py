"""meta.toml: constants, set-up, components, scoring."""

from typing import Annotated, Literal

from games.engine.data import Natural, Part, Positive, ids
from games.ryozen.schema.effects import Cost, Entry


class Game(Entry, frozen=True):
    """The game."""

    id: Literal["ryozen"]
    min_players: Positive
    max_players: Positive
    rounds: Positive
    phases: tuple[Literal["day", "night", "dawn"], ...]
    modes: tuple[Literal["standard", "phoenix_palace"], ...]


class Components(Entry, frozen=True):
    """What is in the box (RYO-1)."""

    revelation_cards: Positive
    event_cards: Positive
    kin_tiles: Positive
    kin_tiles_per_clan: Positive
    clans: Positive
    village_tiles: Positive
    altar_tiles: Positive
    resource_tokens: Positive
    coins: Positive
    scrolls: Positive
    lanterns: Positive
    shards: Positive
    shards_per_colour: Positive
    herald_tokens: Positive
    favour_tokens: Positive
    explorer_tokens: Positive
    first_player_tokens: Positive
    player_aids: Positive
    palace_tiers: Positive
    resource_supply_unlimited: bool
    shard_supply_unlimited: bool


class ResourceRow(Entry, frozen=True):
    """A resource."""

    id: Literal["coin", "scroll", "lantern"]


class ShardRow(Entry, frozen=True):
    """A colour of shards."""

    id: Literal["coral", "agate", "jade"]


class SetupRow(Entry, frozen=True):
    """What the number of players decides (RYO-18).

    It follows that a tile each lies in the Clan House row (RYO-18.6) and a Herald each stands on the Capital track
    (RYO-18.7); there are four events in any case (RYO-18.8).
    """

    players: Positive
    board_side: Literal["two", "many"]
    """RYO-18.1, and with it the places (RYO-18.2)."""
    starting_kin: dict[Annotated[str, ids("kin.kin.id")], Positive]
    """RYO-18.3."""
    turns_per_round: Positive
    """Of each player (RYO-18.4)."""
    prebuilt_villages: Natural
    """RYO-18.5."""


class Setup(Entry, frozen=True):
    """Set-up (RYO-3)."""

    starting_resources: Cost
    starting_favour: Natural
    revelations_face_up: Positive
    clan_house_reveals_per_player: Natural
    palace_rotation: Literal["random"]
    first_player: Literal["random"]
    by_players: tuple[SetupRow, ...]


class Influence(Part, frozen=True):
    """What a kin counts for by its side."""

    revealed: Positive
    cloaked: Positive


class Placement(Entry, frozen=True):
    """Placing kin (RYO-6)."""

    cloak_cost: Cost
    influence: Influence
    palace_faces: tuple[Literal["revealed", "cloaked"], ...]
    ability_in_palace: bool
    start_of_turn_revelations_per_turn: Positive


class Scoring(Entry, frozen=True):
    """The final scoring (RYO-16)."""

    shard_set_same: Natural
    shard_set_different: Natural
    shard_set_size: Positive
    shard_loose: Natural
    first_player_token_is_wild_shard: bool
    resource_set_size: Positive
    resource_set_favour: Natural
    tie_break: Literal["capital_track"]


class Limits(Entry, frozen=True):
    """Where tracks end."""

    favour_floor: Natural


class MetaFile(Part, frozen=True):
    """meta.toml"""

    game: Game
    components: Components
    resource: tuple[ResourceRow, ...]
    shard: tuple[ShardRow, ...]
    setup: Setup
    placement: Placement
    scoring: Scoring
    limits: Limits
