"""The map: tiles.toml, homes.toml, layouts.toml; and how it is drawn: board.toml."""

from typing import Annotated, Literal

from games.engine import data
from games.engine.data import Natural, Part, Positive, Row, ids
from games.hyperborea.schema.effects import EffectRow, FileMeta, Metal, TerrainId

Axial = tuple[int, int]
"""Coordinates of a pointy-top hex: q and r (HYP-23.5)."""


class Terrain(Row, frozen=True):
    """A terrain and what entering and leaving it costs more (HYP-9)."""

    id: data.Id
    enter_extra: Natural
    leave_extra: Natural


class FeatureRow(Part, frozen=True):
    """A city with its effects, or a ruin with its colour (HYP-1.10)."""

    kind: Literal["city", "ruin"]
    id: str = ""
    effects: tuple[EffectRow, ...] = ()
    capital: bool = False
    color: Metal | Literal[""] = ""


class Tile(Row, frozen=True):
    """A Central or Outer tile."""

    id: data.Id
    kind: Literal["central", "outer"]
    terrain: TerrainId
    features: tuple[FeatureRow, ...]


class TilesFile(Part, frozen=True):
    """tiles.toml"""

    meta: FileMeta
    terrain: tuple[Terrain, ...]
    tile: tuple[Tile, ...]


class HomeHex(Row, frozen=True):
    """An area of a Home Region: the capital, or one of the two that touch the map."""

    role: Literal["capital", "left", "right"]
    terrain: TerrainId
    features: tuple[FeatureRow, ...]


class Home(Row, frozen=True):
    """A Home Region (HYP-1.2)."""

    id: data.Id
    side: Literal["A", "B"]
    faction: Annotated[str, ids("factions.faction.id", also=("any",))]
    hex: tuple[HomeHex, HomeHex, HomeHex]


class HomesFile(Part, frozen=True):
    """homes.toml"""

    meta: FileMeta
    home: tuple[Home, ...]


class LayoutsMeta(Row, frozen=True):
    """How hexes lie."""

    schema: Positive
    orientation: Literal["pointy_top"]
    directions: tuple[Axial, ...]


class Seat(Row, frozen=True):
    """Where the home of a seat lies (HYP-23.6)."""

    seat: Positive
    capital: Axial
    left: Axial
    right: Axial
    rotation: Natural


class LayoutRow(Row, frozen=True):
    """The map for a number of players (HYP-3.10); `crop` is the part of the canvas worth showing (HYP-23.7)."""

    players: Positive
    central: Axial
    outer: tuple[Axial, ...]
    extra_outer: tuple[Axial, ...]
    outer_tiles: Positive
    outer_tiles_source: data.Source
    hex_size: Positive
    origin: tuple[int, int]
    crop: tuple[Natural, Natural, Natural, Natural]
    seat: tuple[Seat, ...]


class LayoutsFile(Part, frozen=True):
    """layouts.toml"""

    meta: LayoutsMeta
    layout: tuple[LayoutRow, ...]


class Anchors(Row, frozen=True):
    """Where things stand on a hex, in parts of its radius."""

    one_feature: tuple[tuple[float, float]]
    two_features: tuple[tuple[float, float], tuple[float, float]]
    label: tuple[float, float]


class Sizes(Row, frozen=True):
    """How large things are on a hex, in parts of its radius."""

    feature: float
    label_max_width: float


class TerrainColor(Row, frozen=True):
    """Colours of the ground."""

    desert: data.Hex
    forest: data.Hex
    swamp: data.Hex
    mountain: data.Hex
    hidden_outer: data.Hex
    hidden_central: data.Hex


class CubeColor(Row, frozen=True):
    """Colours of cubes."""

    red: data.Hex
    green: data.Hex
    purple: data.Hex
    blue: data.Hex
    orange: data.Hex
    yellow: data.Hex
    grey: data.Hex


class BoardFile(Part, frozen=True):
    """board.toml"""

    meta: FileMeta
    anchors: Anchors
    sizes: Sizes
    terrain_color: TerrainColor
    cube_color: CubeColor
