"""The board: map.toml."""

from typing import Annotated, Literal

from games.engine import data
from games.engine.data import Part, Row, ids
from games.scythe.schema.effects import HexId, Terrain


class Layout(Row, frozen=True):
    """How hexes lie on the plane."""

    orientation: Literal["pointy_top"]
    axial_origin: HexId
    size: float
    plane: tuple[int, int]
    directions: dict[Literal["e", "ne", "nw", "w", "sw", "se"], tuple[int, int]]
    label_scheme: str
    label_source: data.Source


class Hex(Row, frozen=True):
    """One of 47 territories (SCY-1.1, SCY-2.1)."""

    id: data.Id
    label: str
    q: int
    r: int
    x: float
    y: float
    terrain: Terrain
    tunnel: bool
    encounter: bool
    """Whether it carries a tunnel or an encounter symbol; never both (SCY-1.2)."""


class Home(Row, frozen=True):
    """A home base, which is no territory (SCY-2.2)."""

    id: data.Id
    faction: data.Id
    in_base_game: bool
    q: int
    r: int
    x: float
    y: float
    land_neighbours: tuple[HexId, ...]
    """Its neighbours by the way out (SCY-5.13)."""
    river_neighbours: tuple[HexId, ...]
    lake_neighbours: tuple[HexId, ...]


PlaceId = Annotated[str, ids("map.hex.id", "map.home.id")]


class Edge(Part, frozen=True):
    """A side that two hexes share (SCY-2.3)."""

    a: PlaceId
    b: PlaceId
    river: bool


class Edges(Row, frozen=True):
    """All sides."""

    list: tuple[Edge, ...]


class MapFile(Part, frozen=True):
    """map.toml"""

    schema: Literal[1]
    layout: Layout
    hex: tuple[Hex, ...]
    home: tuple[Home, ...]
    edges: Edges
