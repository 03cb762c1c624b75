"""The components of Ryozen, read from data/*.toml (RYO-1, RYO-2); spares and figures of the box are none (RYO-1.11)."""

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
    """A part of the ring (RYO-2.1) with its day effect, night reward and majority bonus (RYO-2.8).

    `board.toml` holds them by these ids, each with the parts of its day effect in their order:
    gate (RYO-8.10: RYO-8.11, RYO-8.12), capital (RYO-8.20: RYO-8.21, RYO-8.22), outskirts (RYO-8.30: RYO-8.31),
    altar (RYO-8.40: RYO-8.41, RYO-8.42, RYO-8.45), springs (RYO-8.50: RYO-8.51),
    clan_house (RYO-8.60: RYO-8.62, RYO-8.65, RYO-8.73).
    """

    id: str
    index: int
    adjacent: tuple[str, ...]
    """Its two neighbours (RYO-2.2)."""
    opposite: str
    """RYO-2.3; the Palace is nobody's neighbour or opposite (RYO-2.4)."""
    shard: str
    """RYO-2.12."""
    night_reward: tuple[dict[str, Any], ...]
    majority_bonus: tuple[dict[str, Any], ...]
    """RYO-8.4: both come at Night."""


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
    """A kind of kin, with the number of its tiles in each clan (RYO-1.6). `kin.toml` holds them by these ids:

    RYO-10.10 apprentice, RYO-10.11 philosopher, RYO-10.12 merchant, RYO-10.13 archer, RYO-10.14 bard,
    RYO-10.15 fighter, RYO-10.16 trickster, RYO-10.17 diplomat, RYO-10.18 advisor, RYO-10.19 pathfinder,
    RYO-10.20 seer, RYO-10.21 mentor, RYO-10.22 hermit, RYO-10.23 guardian, RYO-10.24 organizer,
    RYO-10.25 night_agent.
    """

    id: str
    per_clan: int
    starting: int


class Space(msgspec.Struct, frozen=True):
    """A space of the village track: what building there costs and gives (RYO-2.17, RYO-11.1)."""

    index: int
    kind: str
    build_cost: dict[str, int] = {}
    build_favour: int = 0


class Slot(msgspec.Struct, frozen=True):
    """A slot of the Clan House row: its price and favour (RYO-2.16, RYO-8.61)."""

    index: int
    cost: dict[str, int]
    favour: int


class Revelation(msgspec.Struct, frozen=True):
    """A kind of revelation card (RYO-1.4). `revelations.toml` holds them by these ids:

    RYO-12.20 strategic_manoeuvres, RYO-12.21 offering_of_wealth, RYO-12.22 offering_of_wisdom,
    RYO-12.23 offering_of_spirits, RYO-12.24 offering_of_the_phoenix, RYO-12.25 seal_of_the_outskirts,
    RYO-12.26 disguise, RYO-12.27 prayer_of_the_coral_moon, RYO-12.28 prayer_of_the_agate_moon,
    RYO-12.29 prayer_of_the_jade_moon, RYO-12.30 seal_of_the_capital, RYO-12.31 seal_of_the_palace,
    RYO-12.32 seal_of_the_springs, RYO-12.33 seal_of_the_gate, RYO-12.34 seal_of_the_altar,
    RYO-12.35 seal_of_the_clan_house, RYO-12.36 coral_mercy, RYO-12.37 agate_mercy, RYO-12.38 jade_mercy,
    RYO-12.39 rainbow.
    """

    id: str
    copies: int
    cost: dict[str, int]
    discard_favour: int
    glyph: str
    """RYO-12.39.1."""
    timing: str
    optional: bool
    trigger: str = ""

    @property
    def price(self) -> int:
        """Scrolls; some cards cost none (RYO-8.52)."""
        return self.cost["scroll"]


class SetupRow(msgspec.Struct, frozen=True):
    """What the number of players decides (RYO-18).

    It follows that a tile each lies in the Clan House row (RYO-18.6) and a Herald each stands on the Capital track
    (RYO-18.7); there are four events in any case (RYO-18.8).
    """

    players: int
    board_side: str
    """RYO-18.1, and with it the places (RYO-18.2)."""
    starting_kin: dict[str, int]
    """RYO-18.3."""
    turns_per_round: int
    """Of each player (RYO-18.4)."""
    prebuilt_villages: int
    """RYO-18.5."""


SECTORS = {row.id: row for row in msgspec.convert(BOARD["sector"], list[Sector])}
SECTOR_IDS = tuple(SECTORS)
KINDS = {row.id: row for row in msgspec.convert(KIN_DATA["kin"], list[Kind])}
KIND_ORDER = {kind: number for number, kind in enumerate(KINDS)}
REVELATIONS = {row.id: row for row in msgspec.convert(REVELATION_DATA["revelation"], list[Revelation])}
REVELATION_ORDER = {card: number for number, card in enumerate(REVELATIONS)}
EVENTS: tuple[str, ...] = tuple(row["id"] for row in EVENT_DATA["event"])
"""Event cards (RYO-1.5). `events.toml` holds them by these ids:

RYO-13.20 breach_in_the_wall, RYO-13.21 uprising, RYO-13.22 fire_in_the_clan_house, RYO-13.23 bandit_raid,
RYO-13.24 suspicious_rumours, RYO-13.25 ominous_shadows, RYO-13.26 coral_eclipse, RYO-13.27 agate_eclipse,
RYO-13.28 jade_eclipse, RYO-13.29 curse_of_shadow, RYO-13.30 palace_banquet, RYO-13.31 public_brawl,
RYO-13.32 lunar_curse, RYO-13.33 sun_glare, RYO-13.34 lunar_festival, RYO-13.35 invisible_presence,
RYO-13.36 ceremony_of_three_lights, RYO-13.37 mist_of_oblivion, RYO-13.38 flood, RYO-13.39 earthquake.
"""
VILLAGES: tuple[str, ...] = tuple(row["id"] for row in VILLAGE_DATA["village"])
START_VILLAGE: str = VILLAGE_DATA["start_village"]["id"]
ALTAR_TILE: str = VILLAGE_DATA["altar_tile"]["id"]
"""Villages and their bonuses (RYO-1.7). `villages.toml` holds them by these ids:

RYO-11.20 prosperville, RYO-11.21 craftsville, RYO-11.22 fire_cape, RYO-11.23 river_shoal, RYO-11.24 stronghold,
RYO-11.25 owl_cove, RYO-11.26 bandit_den, RYO-11.27 bird_gorge, RYO-11.28 town_hall, RYO-11.29 nomad_camp,
RYO-11.30 moon_forge, RYO-11.31 moon_harbour, RYO-11.32 start_village, RYO-11.33 altar_tile.
"""
TRACK = tuple(msgspec.convert(BOARD["village_track"]["space"], list[Space]))
SLOTS = tuple(msgspec.convert(BOARD["clan_row"]["slot"], list[Slot]))
EVENT_SPACES: int = BOARD["event_row"]["spaces"]  # RYO-2.14
REVELATION_SPACES: int = BOARD["revelation_row"]["spaces"]  # RYO-2.15
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
"""RYO-17.3, RYO-18.9: the sides of the board by the number of players."""
FACES_SEEN: dict[tuple[int, str], tuple[int, ...]] = {
    (row["rotation"], row["seat"]): tuple(row["faces"]) for row in PALACE_MODE["view"]
}
"""RYO-17.8: the faces visible at a rotation from a seat. Example: RYO-X44."""


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
