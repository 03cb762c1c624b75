"""The map, the research tracks, price tokens and the combat dial: map.toml, research.toml, prices.toml, dial.toml."""

from typing import Annotated, Literal

from games.circadians.schema.effects import DataFile
from games.circadians.vocabulary import Cost, Effect, FactionId, Land, RewardRow, Track
from games.engine import data
from games.engine.data import Natural, Part, Positive, Row, Source, ids

Way = Literal["n", "ne", "se", "s", "sw", "nw"]
HexId = Annotated[str, ids("map.hex.id")]
PrintedLoot = Annotated[str, ids("loot.printed.id")]
FragmentSetId = Annotated[str, ids("map.fragment_set.id")]
Stat = Literal["strength", "attack", "defense", "die"]


class Hex(Row, frozen=True):
    """One of the 26 hexes (CIR-1.1); what is printed outside them is no region (CIR-2.25)."""

    id: data.Id
    code: str
    row: Natural
    col: Natural
    q: int
    r: int
    x: int
    y: int
    terrain: Land | Literal["lake", "site"]
    neighbors: dict[Way, HexId]
    loot: PrintedLoot = ""
    fragment_set: FragmentSetId = ""
    base_for: tuple[Positive, ...] = ()


class FixedMountain(Row, frozen=True):
    """A mountain that is printed on the map."""

    id: data.Id
    a: HexId
    b: HexId
    x: int
    y: int


class TunnelEnd(Part, frozen=True):
    """A mouth of a tunnel."""

    hex: HexId
    side: Way


class Tunnel(Row, frozen=True):
    """A tunnel, for these numbers of factions."""

    id: data.Id
    players: tuple[Positive, ...]
    ends: tuple[TunnelEnd, TunnelEnd]


class FragmentSet(Row, frozen=True):
    """Fragments of a colour, and where they are laid."""

    id: data.Id
    min_players: Positive
    sites: tuple[HexId, ...]


class Fragment(Row, frozen=True):
    """A land fragment (CIR-1.2)."""

    id: data.Id
    set: FragmentSetId
    terrain: Land
    loot: PrintedLoot


class MapFile(DataFile, frozen=True):
    """map.toml"""

    hex_radius: Positive
    orientation: Literal["flat_top"]
    hex: tuple[Hex, ...]
    fixed_mountain: tuple[FixedMountain, ...]
    tunnel: tuple[Tunnel, ...]
    fragment_set: tuple[FragmentSet, ...]
    fragment: tuple[Fragment, ...]


class Support(Part, frozen=True):
    """The support action of a column: in Discover (CIR-7.3), Build (CIR-8.18), Harvest (CIR-9.11), Recruit
    (CIR-10.7) and Move (CIR-11.11)."""

    cost: Cost
    gain: RewardRow


class Column(Row, frozen=True):
    """A column of a research track (CIR-6.19)."""

    track: Track
    column: Positive
    main: dict[Literal["energy", "cards", "research", "build", "harvest", "recruit", "move"], Positive]
    instant: RewardRow
    """On entering it, in Build (CIR-8.17), Harvest (CIR-9.7, CIR-9.9), Recruit (CIR-10.6) and Move (CIR-11.10)."""
    lock: bool
    """CIR-6.14: before the last column of every track and before column 3 of Move."""
    support: Support


class ResearchFile(DataFile, frozen=True):
    """research.toml"""

    columns: Positive
    tracks: tuple[Track, ...]
    column: tuple[Column, ...]


class Token(Row, frozen=True):
    """A faction's price token (CIR-5.13, CIR-5.14)."""

    id: data.Id
    set: Literal["standard", "two_player"]
    total: Natural
    to_faction: Natural
    to_bank: Natural
    back: Literal["grey", "orange"]
    start: Literal["supply", "vault"]
    effects: tuple[Effect, ...]
    replaces: Annotated[str, ids("prices.token.id")] = ""


class Summon(Row, frozen=True):
    """Which Rhy-zu a token of the Jrayek summons."""

    id: data.Id
    faction: FactionId
    token: Annotated[str, ids("prices.token.id")]
    rhyzu: Annotated[str, ids("leaders.leader.id")]


class Neutral(Row, frozen=True):
    """A neutral price token (CIR-1.6, CIR-5.18, CIR-5.19)."""

    id: data.Id
    pair: Literal["bank_pair", "neighbour_pair"]
    layer: Literal["top", "bottom"]
    remove_after_round: Natural
    total: Natural
    to_bank: Natural
    to_left: Natural
    to_right: Natural
    players: tuple[Positive, ...]


class PricesFile(DataFile, frozen=True):
    """prices.toml"""

    token: tuple[Token, ...]
    summon: tuple[Summon, ...]
    neutral: tuple[Neutral, ...]


class Sector(Row, frozen=True):
    """A sector of the combat dial (CIR-12.10)."""

    id: data.Id
    order: Positive
    left: Stat
    right: Stat
    gem_cost: Natural
    requires: dict[Annotated[str, ids(also=("min_fighters", "max_leaders"))], Natural]
    retreat: bool
    die: bool
    src: dict[Literal["sides"], Source] = {}


class DefaultCard(Row, frozen=True):
    """What counts where no card is played."""

    left: int
    right: int
    retreat_defense: int


class Face(Row, frozen=True):
    """A face of the combat die (CIR-12.19)."""

    face: Positive
    strength: Natural
    defense: Natural


class XValue(Row, frozen=True):
    """What an X is worth."""

    with_die: Literal["die_strength"]
    without_die: Natural


class DialFile(DataFile, frozen=True):
    """dial.toml"""

    sector: tuple[Sector, ...]
    default_card: DefaultCard
    die_face: tuple[Face, ...]
    x_value: XValue
