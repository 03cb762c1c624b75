"""The board with its tracks and rows, and the Palace: board.toml, palace.toml.

Places are those of a plane of 1000 x 1000, angles degrees clockwise from north.
"""

from typing import Annotated, Literal

from games.engine import data
from games.engine.data import Natural, Part, Positive, ids
from games.ryozen.schema.effects import Confidence, Cost, Entry, SectorId, Shard, Step

CompassId = Annotated[str, ids("palace.seat.id")]


class At(Part, frozen=True):
    """A place on the plane."""

    x: int
    y: int


class Size(Part, frozen=True):
    """Width and height."""

    w: Positive
    h: Positive


class Plane(Entry, frozen=True):
    """Sizes of what is drawn."""

    width: Positive
    height: Positive
    centre: At
    sector_inner_radius: Positive
    sector_outer_radius: Positive
    palace_disc_radius: Positive
    kin_tile: Size
    palace_tile: Size
    palace_area: Size
    card: Size
    village_tile: Size
    herald: Size
    label: Size
    slot_caption_h: Positive
    favour_space: Size


class Sector(Entry, frozen=True):
    """A part of the ring (RYO-2.1) with its day effect, night reward and majority bonus (RYO-2.8).

    `board.toml` holds them by these ids, each with the parts of its day effect in their order:
    gate (RYO-8.10: RYO-8.11, RYO-8.12), capital (RYO-8.20: RYO-8.21, RYO-8.22), outskirts (RYO-8.30: RYO-8.31),
    altar (RYO-8.40: RYO-8.41, RYO-8.42, RYO-8.45), springs (RYO-8.50: RYO-8.51),
    clan_house (RYO-8.60: RYO-8.62, RYO-8.65, RYO-8.73).
    """

    id: data.Id
    index: Natural
    angle: Natural
    label: At
    adjacent: tuple[SectorId, SectorId]
    """Its two neighbours (RYO-2.2)."""
    opposite: SectorId
    """RYO-2.3; the Palace is nobody's neighbour or opposite (RYO-2.4)."""
    shard: Shard
    """RYO-2.12."""
    day_effect: tuple[Step, ...]
    night_reward: tuple[Step, ...]
    majority_bonus: tuple[Step, ...]
    """RYO-8.4: both come at Night."""
    order_confidence: Confidence | None = None


class PlaceRow(Entry, frozen=True):
    """A spot for one kin in a sector, on the side for two players or for more (RYO-2.6, RYO-2.7)."""

    id: data.Id
    side: Literal["two", "many"]
    sector: SectorId
    slot: Positive
    cost: Cost
    x: int
    y: int


class Rotation(Entry, frozen=True):
    """How the Palace turns, and which sectors it highlights."""

    states: Positive
    step_degrees: Positive
    highlight_offsets: tuple[Natural, ...]


class Palace(Entry, frozen=True):
    """The Palace in the standard mode (RYO-9)."""

    id: Literal["palace"]
    capacity: Literal["unlimited"]
    day_effect: tuple[Step, ...]
    night_reward: tuple[Step, ...]
    majority_bonus: tuple[Step, ...]


class PalaceArea(Entry, frozen=True):
    """Where the kin of a seat stand in the Palace."""

    id: data.Id
    seat: Positive
    angle: Natural
    radius: Natural
    x: int
    y: int


class CapitalSpace(Entry, frozen=True):
    """A space for a Herald."""

    index: Positive
    label: str
    x: int
    y: int


class CapitalTrack(Entry, frozen=True):
    """The Capital track."""

    spaces: Positive
    best: Positive
    space: tuple[CapitalSpace, ...]


class RowSpace(Entry, frozen=True):
    """A space for a card."""

    index: Positive
    x: int
    y: int


class CardRow(Entry, frozen=True):
    """A row of cards with deck and discards."""

    spaces: Positive
    deck: At
    discard: At
    space: tuple[RowSpace, ...]


class Slot(Entry, frozen=True):
    """A slot of the Clan House row: its price and favour (RYO-2.16, RYO-8.61)."""

    index: Positive
    cost: Cost
    favour: Natural
    x: int
    y: int


class Pile(Entry, frozen=True):
    """Where a seat's tiles lie."""

    seat: Positive
    x: int
    y: int


class ClanRow(Entry, frozen=True):
    """The Clan House row."""

    slots: Positive
    slot: tuple[Slot, ...]
    pile: tuple[Pile, ...]


class Space(Entry, frozen=True):
    """A space of the village track: what building there costs and gives (RYO-2.17, RYO-11.1)."""

    index: Natural
    kind: Literal["start", "empty", "altar"]
    x: int
    y: int
    build_cost: Cost = {}
    build_favour: Natural = 0


class VillageTrack(Entry, frozen=True):
    """The village track."""

    spaces: Positive
    stack: At
    space: tuple[Space, ...]


class FavourTrack(Entry, frozen=True):
    """A closed loop around the edge, clockwise from the top left corner; tokens count on after the last space."""

    spaces: Positive
    first: Natural
    laps: bool
    margin: Positive


class BoardFile(Part, frozen=True):
    """board.toml"""

    plane: Plane
    sector: tuple[Sector, ...]
    place: tuple[PlaceRow, ...]
    rotation: Rotation
    palace: Palace
    palace_area: tuple[PalaceArea, ...]
    capital_track: CapitalTrack
    event_row: CardRow
    revelation_row: CardRow
    clan_row: ClanRow
    village_track: VillageTrack
    favour_track: FavourTrack


class Mode(Entry, frozen=True):
    """The Phoenix Palace mode (RYO-17)."""

    id: Literal["phoenix_palace"]
    all_tiers_from_start: bool


class SpotKind(Entry, frozen=True):
    """A kind of spot in the Palace."""

    id: Literal["outer_wall", "embrasure", "summit"]
    count: Positive
    capacity: Positive
    needs_view: bool
    pushable: bool
    receives_struck_kin: bool
    day_effect: tuple[Step, ...]


class Spot(Entry, frozen=True):
    """A spot of the Phoenix Palace mode; the Summit has face 0 (RYO-17.4, RYO-17.5)."""

    id: data.Id
    kind: Literal["outer_wall", "embrasure", "summit"]
    face: Natural
    angle_at_r0: Natural
    radius: Natural
    x: int
    y: int


class Seat(Entry, frozen=True):
    """A side of the board."""

    id: data.Id
    angle: Natural


class Seating(Entry, frozen=True):
    """The sides of the board by the number of players (RYO-17.3)."""

    two: tuple[CompassId, CompassId]
    three: tuple[CompassId, CompassId, CompassId]
    four: tuple[CompassId, CompassId, CompassId, CompassId]


class PointOfView(Entry, frozen=True):
    """The faces of the Palace that a side sees (RYO-17.8)."""

    rotation: Natural
    seat: CompassId
    faces: tuple[Positive, ...]


class PalaceFile(Part, frozen=True):
    """palace.toml"""

    mode: Mode
    spot_kind: tuple[SpotKind, ...]
    spot: tuple[Spot, ...]
    seat: tuple[Seat, ...]
    seating: Seating
    view: tuple[PointOfView, ...]
