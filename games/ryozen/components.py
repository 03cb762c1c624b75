"""The components of Ryozen, read from data/*.toml (RYO-1, RYO-2); spares and figures of the box are none (RYO-1.11)."""

from __future__ import annotations

import msgspec

from games.engine.data import by_id
from games.ryozen.schema import DATA
from games.ryozen.schema.board import Sector, Slot, Space, Spot
from games.ryozen.schema.cards import Kind, Revelation
from games.ryozen.schema.effects import Step
from games.ryozen.schema.meta import SetupRow
from games.ryozen.vocabulary import Effects, Op

__all__ = ["DATA", "Kind", "Revelation", "Sector", "SetupRow", "Slot", "Space", "Spot", "Step"]

RESOURCES: tuple[str, ...] = tuple(row.id for row in DATA.meta.resource)
SHARDS: tuple[str, ...] = tuple(row.id for row in DATA.meta.shard)
RESOURCE_TIES = ("coin", "lantern", "scroll")
"""The order that settles ties inside a default (section 21)."""
CLANS: tuple[str, ...] = tuple(row.id for row in DATA.clans.clan)
ROUNDS = DATA.meta.game.rounds
CLOAK_COST = DATA.meta.placement.cloak_cost
REVEALED_INFLUENCE = DATA.meta.placement.influence.revealed
CLOAKED_INFLUENCE = DATA.meta.placement.influence.cloaked
FAVOUR_FLOOR = DATA.meta.limits.favour_floor
SCORING = DATA.meta.scoring


class Place(msgspec.Struct, frozen=True):
    """A spot for one kin in a sector; `cost` is what placing there takes (RYO-2.6, RYO-2.7)."""

    id: str
    """`gate.1`: the sector and the slot."""
    sector: str
    slot: int
    cost: dict[str, int]


SECTORS = by_id(DATA.board.sector)
SECTOR_IDS = tuple(SECTORS)
KINDS = by_id(DATA.kin.kin)
KIND_ORDER = {kind: number for number, kind in enumerate(KINDS)}
REVELATIONS = by_id(DATA.revelations.revelation)
REVELATION_ORDER = {card: number for number, card in enumerate(REVELATIONS)}
EVENTS: tuple[str, ...] = tuple(row.id for row in DATA.events.event)
"""Event cards (RYO-1.5). `events.toml` holds them by these ids:

RYO-13.20 breach_in_the_wall, RYO-13.21 uprising, RYO-13.22 fire_in_the_clan_house, RYO-13.23 bandit_raid,
RYO-13.24 suspicious_rumours, RYO-13.25 ominous_shadows, RYO-13.26 coral_eclipse, RYO-13.27 agate_eclipse,
RYO-13.28 jade_eclipse, RYO-13.29 curse_of_shadow, RYO-13.30 palace_banquet, RYO-13.31 public_brawl,
RYO-13.32 lunar_curse, RYO-13.33 sun_glare, RYO-13.34 lunar_festival, RYO-13.35 invisible_presence,
RYO-13.36 ceremony_of_three_lights, RYO-13.37 mist_of_oblivion, RYO-13.38 flood, RYO-13.39 earthquake.
"""
VILLAGES: tuple[str, ...] = tuple(row.id for row in DATA.villages.village)
START_VILLAGE: str = DATA.villages.start_village.id
ALTAR_TILE: str = DATA.villages.altar_tile.id
"""Villages and their bonuses (RYO-1.7). `villages.toml` holds them by these ids:

RYO-11.20 prosperville, RYO-11.21 craftsville, RYO-11.22 fire_cape, RYO-11.23 river_shoal, RYO-11.24 stronghold,
RYO-11.25 owl_cove, RYO-11.26 bandit_den, RYO-11.27 bird_gorge, RYO-11.28 town_hall, RYO-11.29 nomad_camp,
RYO-11.30 moon_forge, RYO-11.31 moon_harbour, RYO-11.32 start_village, RYO-11.33 altar_tile.
"""
TRACK = DATA.board.village_track.space
SLOTS = DATA.board.clan_row.slot
EVENT_SPACES = DATA.board.event_row.spaces  # RYO-2.14
REVELATION_SPACES = DATA.board.revelation_row.spaces  # RYO-2.15
ROTATIONS = DATA.board.rotation.states
SIDES: dict[int, str] = {row.players: row.board_side for row in DATA.meta.setup.by_players}
BY_PLAYERS = {row.players: row for row in DATA.meta.setup.by_players}
STARTING_RESOURCES = DATA.meta.setup.starting_resources
PHOENIX = "phoenix_palace"

PALACE = "palace"
HAND = "hand"
PUSHED = "pushed"

SPOTS = by_id(DATA.palace.spot)
WALLS = {spot.face: spot.id for spot in SPOTS.values() if spot.kind == "outer_wall"}
EMBRASURES = {spot.face: spot.id for spot in SPOTS.values() if spot.kind == "embrasure"}
SUMMIT = next(spot.id for spot in SPOTS.values() if spot.kind == "summit")
SEATING: dict[int, tuple[str, ...]] = {
    2: DATA.palace.seating.two,
    3: DATA.palace.seating.three,
    4: DATA.palace.seating.four,
}
"""RYO-17.3, RYO-18.9: the sides of the board by the number of players."""
FACES_SEEN: dict[tuple[int, str], tuple[int, ...]] = {(row.rotation, row.seat): row.faces for row in DATA.palace.view}
"""RYO-17.8: the faces visible at a rotation from a seat. Example: RYO-X44."""


def _highlighted() -> tuple[tuple[str, ...], ...]:
    offsets = DATA.board.rotation.highlight_offsets
    return tuple(
        tuple(SECTOR_IDS[index] for index in sorted((rotation + offset) % ROTATIONS for offset in offsets))
        for rotation in range(ROTATIONS)
    )


HIGHLIGHTED = _highlighted()
"""RYO-2.9: the highlighted sectors by rotation, clockwise from the Gate."""


def _places() -> dict[str, dict[str, Place]]:
    sides: dict[str, dict[str, Place]] = {}
    for row in DATA.board.place:
        place = Place(f"{row.sector}.{row.slot}", row.sector, row.slot, row.cost)
        sides.setdefault(row.side, {})[place.id] = place
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
    for sector in DATA.board.sector:
        effects.add(f"day/{sector.id}", sector.day_effect)
    effects.add("day/palace", DATA.board.palace.day_effect)
    for spot in DATA.palace.spot_kind:
        effects.add(f"day/{spot.id}", spot.day_effect)
    for kind in DATA.kin.kin:
        effects.add(f"kin/{kind.id}", kind.ability)
    effects.add(f"village/{START_VILLAGE}", DATA.villages.start_village.bonus)
    effects.add(f"village/{ALTAR_TILE}", DATA.villages.altar_tile.bonus)
    for village in DATA.villages.village:
        effects.add(f"village/{village.id}", village.bonus)
    for card in DATA.revelations.revelation:
        effects.add(f"card/{card.id}", card.effect)
    for event in DATA.events.event:
        effects.add(f"event/{event.id}", event.effect)
    return effects.lists


EFFECTS = _effects()
"""Every list of steps in the data by its path, e.g. `kin/archer`, `day/outskirts/0/1` (RYO-19)."""
