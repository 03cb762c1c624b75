"""The components of Ryozen, read from data/*.toml (RYO-1, RYO-2)."""

from __future__ import annotations

from typing import Any

import msgspec

from games.engine import data
from games.ryozen.vocabulary import Effects, Op

META = data.table("ryozen", "meta")
BOARD = data.table("ryozen", "board")
PALACE_MODE = data.table("ryozen", "palace")
KIN_DATA = data.table("ryozen", "kin")
VILLAGE_DATA = data.table("ryozen", "villages")
REVELATION_DATA = data.table("ryozen", "revelations")
EVENT_DATA = data.table("ryozen", "events")
CLAN_DATA = data.table("ryozen", "clans")

RESOURCES: tuple[str, ...] = tuple(row["id"] for row in META["resource"])
SHARDS: tuple[str, ...] = tuple(row["id"] for row in META["shard"])
RESOURCE_TIES = ("coin", "lantern", "scroll")
"""The order that settles ties inside a default (section 21)."""
CLANS: tuple[str, ...] = tuple(row["id"] for row in CLAN_DATA["clan"])
ROUNDS: int = META["game"]["rounds"]
CLOAK_COST: dict[str, int] = META["placement"]["cloak_cost"]
REVEALED_INFLUENCE: int = META["placement"]["influence"]["revealed"]
CLOAKED_INFLUENCE: int = META["placement"]["influence"]["cloaked"]
FAVOUR_FLOOR: int = META["limits"]["favour_floor"]
SCORING: dict[str, Any] = META["scoring"]


class Sector(msgspec.Struct, frozen=True):
    """A part of the ring with its day effect, night reward and majority bonus (RYO-2.1 to 2.8)."""

    id: str
    index: int
    adjacent: tuple[str, ...]
    opposite: str
    shard: str
    night_reward: tuple[dict[str, Any], ...]
    majority_bonus: tuple[dict[str, Any], ...]


class Place(msgspec.Struct, frozen=True):
    """A spot for one kin in a sector; `cost` is what placing there takes (RYO-2.6, RYO-2.7)."""

    id: str
    """`gate.1`: the sector and the slot."""
    sector: str
    slot: int
    cost: dict[str, int]


class Spot(msgspec.Struct, frozen=True):
    """A spot of the Phoenix Palace mode; the Summit has face 0 (RYO-17.4, RYO-17.5)."""

    id: str
    kind: str
    face: int


class Kind(msgspec.Struct, frozen=True):
    """A kind of kin (RYO-10)."""

    id: str
    per_clan: int
    starting: int


class Space(msgspec.Struct, frozen=True):
    """A space of the village track: what building there costs and gives (RYO-2.17)."""

    index: int
    kind: str
    build_cost: dict[str, int] = {}
    build_favour: int = 0


class Slot(msgspec.Struct, frozen=True):
    """A slot of the Clan House row (RYO-2.16)."""

    index: int
    cost: dict[str, int]
    favour: int


class Revelation(msgspec.Struct, frozen=True):
    """A kind of revelation card (RYO-12)."""

    id: str
    copies: int
    cost: dict[str, int]
    discard_favour: int
    glyph: str
    timing: str
    optional: bool
    trigger: str = ""

    @property
    def price(self) -> int:
        """Scrolls."""
        return self.cost["scroll"]


class SetupRow(msgspec.Struct, frozen=True):
    """What the number of players decides (RYO-18)."""

    players: int
    board_side: str
    starting_kin: dict[str, int]
    turns_per_round: int
    prebuilt_villages: int


SECTORS = {row.id: row for row in msgspec.convert(BOARD["sector"], list[Sector])}
SECTOR_IDS = tuple(SECTORS)
KINDS = {row.id: row for row in msgspec.convert(KIN_DATA["kin"], list[Kind])}
KIND_ORDER = {kind: number for number, kind in enumerate(KINDS)}
REVELATIONS = {row.id: row for row in msgspec.convert(REVELATION_DATA["revelation"], list[Revelation])}
REVELATION_ORDER = {card: number for number, card in enumerate(REVELATIONS)}
EVENTS: tuple[str, ...] = tuple(row["id"] for row in EVENT_DATA["event"])
VILLAGES: tuple[str, ...] = tuple(row["id"] for row in VILLAGE_DATA["village"])
START_VILLAGE: str = VILLAGE_DATA["start_village"]["id"]
ALTAR_TILE: str = VILLAGE_DATA["altar_tile"]["id"]
TRACK = tuple(msgspec.convert(BOARD["village_track"]["space"], list[Space]))
SLOTS = tuple(msgspec.convert(BOARD["clan_row"]["slot"], list[Slot]))
EVENT_SPACES: int = BOARD["event_row"]["spaces"]
REVELATION_SPACES: int = BOARD["revelation_row"]["spaces"]
ROTATIONS: int = BOARD["rotation"]["states"]
SIDES = {row["players"]: row["board_side"] for row in META["setup"]["by_players"]}
BY_PLAYERS = {row.players: row for row in msgspec.convert(META["setup"]["by_players"], list[SetupRow])}
STARTING_RESOURCES: dict[str, int] = META["setup"]["starting_resources"]
PHOENIX = "phoenix_palace"

PALACE = "palace"
HAND = "hand"
PUSHED = "pushed"

SPOTS = {row.id: row for row in msgspec.convert(PALACE_MODE["spot"], list[Spot])}
WALLS = {spot.face: spot.id for spot in SPOTS.values() if spot.kind == "outer_wall"}
EMBRASURES = {spot.face: spot.id for spot in SPOTS.values() if spot.kind == "embrasure"}
SUMMIT = next(spot.id for spot in SPOTS.values() if spot.kind == "summit")
SEATING: dict[int, tuple[str, ...]] = {
    number: tuple(PALACE_MODE["seating"][word]) for number, word in ((2, "two"), (3, "three"), (4, "four"))
}
FACES_SEEN: dict[tuple[int, str], tuple[int, ...]] = {
    (row["rotation"], row["seat"]): tuple(row["faces"]) for row in PALACE_MODE["view"]
}
"""RYO-17.8: the faces visible at a rotation from a seat."""


def _highlighted() -> tuple[tuple[str, ...], ...]:
    offsets: list[int] = BOARD["rotation"]["highlight_offsets"]
    return tuple(
        tuple(SECTOR_IDS[index] for index in sorted((rotation + offset) % ROTATIONS for offset in offsets))
        for rotation in range(ROTATIONS)
    )


HIGHLIGHTED = _highlighted()
"""RYO-2.9: the highlighted sectors by rotation, clockwise from the Gate."""


def _places() -> dict[str, dict[str, Place]]:
    sides: dict[str, dict[str, Place]] = {}
    for row in BOARD["place"]:
        place = Place(f"{row['sector']}.{row['slot']}", row["sector"], row["slot"], row["cost"])
        sides.setdefault(row["side"], {})[place.id] = place
    order = {sector: number for number, sector in enumerate(SECTOR_IDS)}
    return {
        side: dict(sorted(places.items(), key=lambda item: (order[item[1].sector], item[1].slot)))
        for side, places in sides.items()
    }


def _costs(places: tuple[Place, ...]) -> list[dict[str, int]]:
    return [place.cost for place in places]


PLACES = _places()
"""Places by board side and id, clockwise from the Gate, then by slot."""
SECTOR_OF: dict[str, str] = {place.id: place.sector for places in PLACES.values() for place in places.values()}
"""The sector of a place; whatever is not here lies in no sector (RYO-2.5)."""
PLACES_IN: dict[str, dict[str, tuple[Place, ...]]] = {
    side: {sector: tuple(place for place in places.values() if place.sector == sector) for sector in SECTOR_IDS}
    for side, places in PLACES.items()
}
ALIKE: dict[str, dict[str, tuple[tuple[Place, ...], ...]]] = {
    side: {
        sector: tuple(
            tuple(place for place in places if place.cost == cost)
            for cost in [place.cost for index, place in enumerate(places) if place.cost not in _costs(places[:index])]
        )
        for sector, places in sectors.items()
    }
    for side, sectors in PLACES_IN.items()
}
"""RYO-6.9: the places of a sector by cost; those of one cost are equivalent."""
PLACE_ORDER = {place: number for number, place in enumerate([*PLACES["many"], PALACE, *SPOTS, HAND, PUSHED])}
"""Clockwise from the Gate, then by slot: the order of kin in lists and defaults."""


def _effects() -> dict[str, tuple[Op, ...]]:
    effects = Effects()
    for row in BOARD["sector"]:
        effects.add(f"day/{row['id']}", row["day_effect"])
    effects.add("day/palace", BOARD["palace"]["day_effect"])
    for row in PALACE_MODE["spot_kind"]:
        effects.add(f"day/{row['id']}", row["day_effect"])
    for row in KIN_DATA["kin"]:
        effects.add(f"kin/{row['id']}", row["ability"])
    for row in (VILLAGE_DATA["start_village"], VILLAGE_DATA["altar_tile"], *VILLAGE_DATA["village"]):
        effects.add(f"village/{row['id']}", row["bonus"])
    for row in REVELATION_DATA["revelation"]:
        effects.add(f"card/{row['id']}", row["effect"])
    for row in EVENT_DATA["event"]:
        effects.add(f"event/{row['id']}", row["effect"])
    return effects.lists


EFFECTS = _effects()
"""Every list of steps in the data by its path, e.g. `kin/archer`, `day/outskirts/0/1` (RYO-19)."""
