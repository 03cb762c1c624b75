"""game.toml: components, set-up, turn, end, scoring."""

from typing import Annotated, Literal

from games.engine.data import Natural, Part, Positive, Row, Source, ids
from games.hyperborea.schema.effects import Colour, MetalId

Players = Annotated[str, ids(also="23456")]


class GameMeta(Row, frozen=True):
    """The game."""

    schema: Positive
    id: Literal["hyperborea"]
    players: tuple[Positive, Positive]


class Components(Row, frozen=True):
    """What is in the box (HYP-1)."""

    central_tiles: Positive
    outer_tiles: Positive
    home_tiles: Positive
    player_mats: Positive
    development_markers: Positive
    bags: Positive
    cubes: dict[Annotated[str, ids("player_mat.track.color", also=("grey",))], Positive]
    cubes_total: Positive
    faction_tiles: Positive
    figures_total: Positive
    figures_per_player: Positive
    ghosts: Positive
    fortress_total: Positive
    fortress_per_player: Positive
    tech_cards: Positive
    ruins_tokens: dict[MetalId, Positive]
    ruins_total: Positive
    gems: Positive
    objective_tiles: Positive


class Setup(Row, frozen=True):
    """Set-up (HYP-3)."""

    start_cubes: tuple[Colour, ...]
    extra_cubes_chosen: Natural
    start_figures_in_capital: Positive
    outer_tiles_by_players: dict[Players, Positive]
    outer_tiles_five_source: Source
    central_tiles_in_play: Positive
    ruins_per_symbol: dict[MetalId, Positive]
    tech_face_up_per_deck: Positive
    grey_cubes_per_face_up_tech: Natural
    opening_draw: Positive


class Turn(Row, frozen=True):
    """A turn (HYP-5)."""

    steps: tuple[
        Literal["remove_own_fortresses", "minimum_figures", "start_of_turn_effects", "actions", "end_phase"], ...
    ]
    minimum_figures: Natural
    end_draw: Positive
    kept_ruins_max: Natural


class Movement(Row, frozen=True):
    """What a step costs (HYP-9)."""

    base_cost: Positive
    fly_cost: Positive
    same_terrain_no_extra: bool
    extras_add_up: bool


class Rulings(Row, frozen=True):
    """Readings of the rulebook that could be different."""

    ghosts_contest_control: bool
    frozen_figures_attack: bool
    fortress_blocks_ranged: bool
    permanent_needs_full_row: bool
    coral_a_once_per_reset: bool
    bonus_once_per_activation: bool
    gem_supply_limited: bool
    score_all_owned_cubes: bool
    gem_and_cube_may_be_declined: bool
    skip_last_end_phase: bool


class Mode(Row, frozen=True):
    """A way to play (HYP-2)."""

    id: Literal["invasion", "faction_war"]
    default: bool
    home_side: Literal["A", "B"]
    faction_tiles: bool


class Length(Row, frozen=True):
    """How many conditions end the game (HYP-2.1)."""

    id: Literal["short", "regular", "long"]
    default: bool
    conditions: Positive


class Variant(Row, frozen=True):
    """A variant of the rulebook."""

    id: Literal["open_map", "faction_tile_choice", "faction_assignment"]
    default: bool | Literal["choose", "random"]
    values: tuple[Literal["choose", "random"], ...] = ()


class Objective(Row, frozen=True):
    """A condition that ends the game, and its tiles (HYP-20)."""

    id: Literal["gems", "technologies", "figures"]
    threshold: Natural
    tiles: Positive
    vp: Natural
    threshold_by_players: dict[Players, Positive] = {}


class Scoring(Row, frozen=True):
    """Points at the end (HYP-21)."""

    gem: Natural
    ghosts: tuple[Natural, ...]
    ghost_beyond_table: Natural
    rival_figure_in_graveyard: Natural
    cube: Natural
    grey_cube: Natural
    objective_tile: Natural
    tech_gem: Natural
    control_home: Natural
    control_outer: Natural
    control_central: Natural
    tie_breaks: tuple[Literal["controlled_areas", "civilization_cubes", "later_in_turn_order"], ...]


class GameFile(Part, frozen=True):
    """game.toml"""

    meta: GameMeta
    components: Components
    setup: Setup
    turn: Turn
    movement: Movement
    rulings: Rulings
    mode: tuple[Mode, ...]
    length: tuple[Length, ...]
    variant: tuple[Variant, ...]
    objective: tuple[Objective, ...]
    scoring: Scoring
