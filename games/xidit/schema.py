"""What may stand in data/*.toml (XID-1, section 19 of the rules)."""

from typing import Annotated, Literal

from games.engine import data
from games.engine.data import Natural, Part, Positive, Row, ids

Order = Literal["move_black", "move_red", "move_blue", "city", "wait"]
Colour = Literal["black", "red", "blue"]
Kind = Literal["coins", "bards", "guild_sections"]
Assessment = Literal["wealth", "influence", "reputation"]
Length = Literal["full", "short"]
TileSet = Literal["standard", "crown"]
CityId = Annotated[str, ids("map.city.id")]
RegionId = Annotated[str, ids("map.region.id")]
UnitId = Annotated[str, ids("units.unit.id")]
Point = tuple[int, int]


class Entry(Row, frozen=True, kw_only=True):
    """A table; fields that come from elsewhere than the rest of it are named."""

    source_rulebook: tuple[str, ...] = ()
    source_house: tuple[str, ...] = ()


class Limits(Entry, frozen=True):
    """The numbers of the rules."""

    id: Literal["xidit"]
    players_min: Positive
    players_max: Positive
    orders_per_year: Positive
    bards_per_player: Positive
    guild_sections_per_player: Positive
    guild_max_sections: Positive
    guilds_per_city: Positive
    recruits_per_city_per_year: Positive
    titans_per_city_per_year: Positive
    rewards_to_choose: Positive
    reinforcement_recruit_tiles: Positive
    max_heroes_per_city_at_setup: Positive


class Components(Entry, frozen=True):
    """What is in the box."""

    units: Positive
    guild_sections: Positive
    coin_tokens: Positive
    bard_tokens: Positive
    assessment_tiles: Positive
    city_tiles: Positive
    city_tiles_crown: Positive
    city_tiles_standard: Positive
    neutral_boards: Positive
    neutral_tokens: Positive
    titan_tiles: Positive
    screens: Positive
    calendar_tiles: Positive
    heroes: Positive
    planning_boards: Positive
    planning_wheels_per_board: Positive
    icons_per_wheel: Positive
    first_player_tokens: Positive
    order_tokens: Positive
    score_markers: Positive
    blank_tokens: Positive
    year_tokens: Positive
    bastions: Positive
    game_boards: Positive


class Coins(Entry, frozen=True):
    """The bank."""

    denominations: tuple[Positive, ...]
    bank_is_unlimited: bool


class OrderIcon(Entry, frozen=True):
    """An icon of a wheel (XID-4.3)."""

    id: Order
    kind: Literal["move", "city_action", "wait"]
    colour: Colour | None = None


class PlayerColour(Entry, frozen=True):
    """A player's pieces."""

    id: data.Id
    hex: data.Hex
    bards: Positive
    guild_sections: Positive
    score_markers: Positive


class NeutralColour(Entry, frozen=True):
    """The neutral player's pieces."""

    id: data.Id
    hex: data.Hex
    score_markers: Positive


class AssessmentTile(Entry, frozen=True):
    """An assessment and how many it eliminates."""

    id: Assessment
    measured_by: Kind
    single_side_eliminates: Positive
    double_side_eliminates: Positive


class Reward(Entry, frozen=True):
    """A kind of reward and the assessment it counts for."""

    id: Kind
    assessment: Assessment


class Mode(Entry, frozen=True):
    """What the number of players and the length of the game decide: the table of XID-2.

    XID-12.1, XID-13.1, XID-13.8: all else is the same with three players and in the short game, which combine freely.
    """

    id: data.Id
    players: Positive
    length: Length
    years: Positive
    """Twelve (XID-3.1), in the short game nine (XID-13.2)."""
    census_years: tuple[Positive, ...]
    """XID-3.4, XID-13.3."""
    tile_set: TileSet
    """`crown` with three players (XID-12.2), else `standard` (XID-2.7)."""
    excluded_tiles: tuple[Positive, ...]
    blank_slots: tuple[Positive, ...]
    """Tiles not used and regions under blank tokens, by the number of players (XID-13.4, XID-13.5, XID-13.6).

    Example: XID-T30.
    """
    recruit_tiles_on_map: Positive
    threat_tiles_on_map: Positive
    """Five of each (XID-2.8, XID-2.10), with three players four (XID-12.3)."""
    recruit_stack_tiles: Positive
    """XID-2.11."""
    units_per_recruit_tile: Positive
    neutral_player: bool
    eliminations: tuple[Positive, Positive, Positive]
    """The symbols of the assessment tiles by column (XID-1.13): with five players the first is double.

    XID-2.14, XID-2.15, XID-12.8; example: XID-E16.
    """


class GameFile(Part, frozen=True):
    """game.toml"""

    game: Limits
    components: Components
    coins: Coins
    order: tuple[OrderIcon, ...]
    player_colour: tuple[PlayerColour, ...]
    neutral_colour: NeutralColour
    assessment: tuple[AssessmentTile, ...]
    reward: tuple[Reward, ...]
    mode: tuple[Mode, ...]


class Plane(Entry, frozen=True):
    """The plane on which cities have their coordinates."""

    width: Positive
    height: Positive
    city_count: Positive
    region_count: Positive
    road_colours: tuple[Colour, ...]


class RoadColour(Entry, frozen=True):
    """A colour of roads and a pattern, to tell roads apart without colour."""

    id: Colour
    hex: data.Hex
    pattern: Literal["solid", "dashed", "dotted"]


class CityRow(Entry, frozen=True):
    """A city with the regions it borders (XID-1.19)."""

    id: data.Id
    number: Positive
    x: Natural
    y: Natural
    regions: tuple[RegionId, ...]


class Road(Entry, frozen=True):
    """A road between two cities (XID-1.16)."""

    id: data.Id
    a: CityId
    b: CityId
    colour: Colour
    path: tuple[Point, ...]


class Region(Entry, frozen=True):
    """One of nine regions with its two lyre values (XID-1.17, XID-1.18); `cities` are those around it, in order."""

    id: data.Id
    terrain: Literal["heartland", "snow", "meadow", "steppe", "forest", "orchard", "rock", "marsh", "ashland"]
    """How the land is drawn."""
    hex: data.Hex
    central: bool
    """Whether it holds the Bastion (XID-1.17)."""
    blank_slot: Natural
    lyre_first: Positive
    lyre_second: Positive
    cities: tuple[CityId, ...]


class MapFile(Part, frozen=True):
    """map.toml"""

    map: Plane
    road_colour: tuple[RoadColour, ...]
    city: tuple[CityRow, ...]
    road: tuple[Road, ...]
    region: tuple[Region, ...]


class Prize(Part, frozen=True):
    """What the census gives for a type (XID-9)."""

    kind: Literal["coins", "bards", "guild_bonus"]
    n: Positive


class Unit(Entry, frozen=True):
    """A type of unit; types are ordered from weakest to strongest (XID-1.1)."""

    id: data.Id
    strength: Positive
    count: Positive
    hex: data.Hex
    census: Prize
    """The prize for most of them: coins (XID-9.9, XID-9.10), bards (XID-9.11, XID-9.12), a section (XID-9.13)."""


class Barracks(Entry, frozen=True):
    """All units together."""

    total: Positive


class UnitsFile(Part, frozen=True):
    """units.toml"""

    barracks: Barracks
    unit: tuple[Unit, ...]


class Rewards(Part, frozen=True):
    """The three offers of a threat or titan; a player takes two (XID-1.11)."""

    coins: Positive
    bards: Positive
    guild_sections: Positive


class TileRow(Entry, frozen=True):
    """A city tile: what it recruits and what its threat demands, weakest first (XID-1.8, XID-1.9)."""

    id: data.Id
    set: TileSet
    number: Positive
    city: CityId
    recruit: tuple[UnitId, ...]
    threat: tuple[UnitId, ...]
    rewards: Rewards


class TilesFile(Part, frozen=True):
    """city_tiles.toml"""

    tile: tuple[TileRow, ...]


class Titan(Entry, frozen=True):
    """A titan tile (XID-1.12)."""

    id: data.Id
    stack: Positive
    units_required: Positive
    rewards: Rewards


class TitansFile(Part, frozen=True):
    """titans.toml"""

    titan: tuple[Titan, ...]


class NeutralPlayer(Entry, frozen=True):
    """The rules of the neutral player (XID-12)."""

    players: Positive
    colour: Annotated[str, ids("game.neutral_colour.id")]
    tokens: Positive
    column_length: Positive
    start_spaces: tuple[Positive, Positive, Positive]
    start_spaces_hard: tuple[Positive, Positive, Positive]
    step: Positive
    moves_on_threat: bool
    moves_on_titan: bool
    loses_all_ties: bool
    takes_part_in_census: bool
    places_bards: bool


class Column(Entry, frozen=True):
    """A column of the neutral board, from the first space to the last."""

    category: Assessment
    values: tuple[Natural, ...]


class NeutralFile(Part, frozen=True):
    """neutral.toml"""

    neutral: NeutralPlayer
    column: tuple[Column, ...]


class Files(data.Folder):
    """data/*.toml"""

    game = data.File(GameFile)
    map = data.File(MapFile)
    units = data.File(UnitsFile)
    city_tiles = data.File(TilesFile)
    titans = data.File(TitansFile)
    neutral = data.File(NeutralFile)


DATA = Files("xidit")
