"""game.toml: limits, tracks, scoring, set-up, options."""

from typing import Annotated, Literal

from games.engine import data
from games.engine.data import Natural, Part, Positive, Row, ids
from games.scythe.schema.effects import Bottom, FactionId, MatId, Resource, Terrain, Unit

SeatId = Annotated[str, ids("map.home.faction")]
"""Also a faction of an extension, whose home base is on the board."""


class Meta(Row, frozen=True):
    """The game."""

    id: Literal["scythe"]
    rule_prefix: Literal["SCY"]


class Players(Row, frozen=True):
    """How many play."""

    min: Positive
    max: Positive


class ResourceRow(Row, frozen=True):
    """A resource: where it is made and what it pays for (SCY-2.12)."""

    id: Resource
    terrain: Terrain
    bottom_action: Bottom
    color: data.Hex


class TerrainRow(Row, frozen=True):
    """A terrain and what may be done there (SCY-2.1)."""

    id: Terrain
    produces: Resource | Literal["worker", ""]
    primary: bool
    structure: bool
    deploy: bool
    trade_target: bool
    leave_goods: bool
    color: data.Hex


class UnitRow(Row, frozen=True):
    """A kind of unit."""

    id: Unit
    per_player: Positive
    fights: bool
    carries_resources: bool
    carries_workers: bool
    produces: bool
    has_encounters: bool
    gains_factory_card: bool


class Track(Row, frozen=True):
    """A track with its star (SCY-1.8)."""

    min: Natural
    max: Positive
    star_at: Positive


class Tracks(Part, frozen=True):
    """Power and popularity."""

    power: Track
    popularity: Track


class Tier(Row, frozen=True):
    """Rates of the final scoring by popularity (SCY-15.2)."""

    id: data.Id
    min: Natural
    max: Positive
    coins_per_star: Positive
    coins_per_territory: Positive
    coins_per_resource_pair: Positive


class Stars(Row, frozen=True):
    """Stars (SCY-14)."""

    per_player: Positive
    game_ends_at: Positive
    lost: bool


class Triumph(Row, frozen=True):
    """A space of the triumph track (SCY-14.1)."""

    id: data.Id
    kind: Literal["count", "objective", "combat", "track"]
    of: Literal["upgrades", "mechs", "structures", "recruits", "workers", "objective", "combat", "popularity", "power"]
    n: Positive
    per_player: Positive
    order: Positive


class Sourced(Row, frozen=True, kw_only=True):
    """A table of the rulebook with some fields from elsewhere."""

    public_fields: tuple[str, ...] = ()


class Combat(Sourced, frozen=True):
    """Combat (SCY-10)."""

    dial_min: Natural
    dial_max: Positive
    cards_per_character: Natural
    cards_per_mech: Natural
    tie_winner: Literal["attacker"]
    loser_draw: Natural
    loser_draw_needs_commitment: Natural
    popularity_loss_per_retreated_worker: Natural
    abilities_order: tuple[Literal["attacker", "defender"], ...]


class Scoring(Sourced, frozen=True):
    """The final scoring (SCY-15)."""

    resources_per_pair: Positive
    factory_territories: Positive
    lakes_count_as_territories: bool
    home_bases_count_as_territories: bool
    structure_bonus_needs_control: bool


class TieBreaks(Row, frozen=True):
    """Who wins with equal coins (SCY-15)."""

    order: tuple[Literal["units_and_structures", "power", "popularity", "resources", "territories", "stars"], ...]
    still_tied: Literal["shared_victory"]
    still_tied_source: data.Source
    factory_territories: Positive
    factory_territories_source: data.Source


class Seats(Row, frozen=True):
    """Home bases around the board, and who begins."""

    clockwise: tuple[SeatId, ...]
    base_game_clockwise: tuple[FactionId, ...]
    first_player: Literal["lowest_mat_number"]


class Setup(Sourced, frozen=True):
    """Set-up (SCY-3)."""

    factory_cards_formula: Literal["players + 1"]
    encounter_tokens: Positive
    structure_bonus_tiles_drawn: Positive
    objectives_per_player: Positive
    starting_workers: Positive
    workers_on_mat: Positive
    technology_cubes: Positive
    recruit_tokens: Positive
    structures: Positive
    mechs: Positive
    stars: Positive


class SetupCount(Row, frozen=True):
    """What the number of players decides."""

    players: Positive
    factory_cards: Positive
    recruit_bonus_once_per_opponent_action: bool


class BannedPair(Row, frozen=True):
    """A faction and a mat that are too strong together."""

    faction: FactionId
    mat: MatId
    on_deal: Literal["redraw_player_mat"]


class Components(Row, frozen=True):
    """What is in the box."""

    player_mats: Positive
    faction_mats: Positive
    resource_tokens_each: Positive
    resource_tokens_limited: bool
    coins: Positive
    coins_limited: bool
    multiplier_tokens: Positive
    encounter_tokens: Positive
    structure_bonus_tiles: Positive
    combat_cards: Positive
    objective_cards: Positive
    encounter_cards: Positive
    factory_cards: Positive
    power_dials: Positive
    riverwalk_cards: Positive
    quick_start_cards: Positive
    stars_per_faction: Positive
    structures_per_faction: Positive
    recruits_per_faction: Positive
    mechs_per_faction: Positive
    characters_per_faction: Positive
    workers_per_faction: Positive
    technology_cubes_per_faction: Positive


class OptionRow(Row, frozen=True):
    """A variant of the rules (SCY-19)."""

    id: Literal[
        "faction_assignment",
        "player_mat_assignment",
        "banned_pairs",
        "bribes",
        "sample_scoring_at_first_star",
        "delay_of_game",
        "coin_visibility",
    ]
    values: tuple[data.Id, ...]
    default: data.Id
    values_source: dict[str, data.Source] = {}
    popularity_penalty: Natural = 0


class GameFile(Part, frozen=True):
    """game.toml"""

    schema: Literal[1]
    meta: Meta
    players: Players
    resource: tuple[ResourceRow, ...]
    terrain: tuple[TerrainRow, ...]
    unit: tuple[UnitRow, ...]
    track: Tracks
    popularity_tier: tuple[Tier, ...]
    stars: Stars
    triumph: tuple[Triumph, ...]
    combat: Combat
    scoring: Scoring
    tie_breaks: TieBreaks
    seats: Seats
    setup: Setup
    setup_count: tuple[SetupCount, ...]
    banned_pair: tuple[BannedPair, ...]
    components: Components
    option: tuple[OptionRow, ...]
