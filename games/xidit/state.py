"""The state of a match of Lords of Xidit, and plain questions about it."""

from __future__ import annotations

from functools import cache

import msgspec

from games.engine import Deck, Dice, Setup, State, Text
from games.engine.text import Item
from games.lib.seats import clockwise
from games.lib.seats import who as who
from games.xidit import components as c


class Standing(msgspec.Struct):
    """Standing instructions for one year; an empty field means: ask me (XID-21.2)."""

    rewards: list[str] = []
    bards: list[str] = []
    spread: bool = False
    """Bards one by one over these regions, and not all into the first."""
    titan: list[str] = []
    """`never`, or numbers of the stacks in the order of preference."""
    titan_units: str = ""
    """`weakest` or `strongest`."""
    neutral: list[str] = []


class Player(msgspec.Struct, kw_only=True):
    """A seat: what stands on the board and what lies behind the screen (XID-1.6, XID-2.2, XID-2.3)."""

    colour: str
    hero: int = 0
    """Number of the hero's city; 0 before the hero is placed."""
    units: list[int]
    coins: int = 0
    """Only the total matters, not the tokens (XID-1.7). Example: XID-E19."""
    bards: int = c.BARDS
    sections: int = c.SECTIONS
    stored: int = 0
    """Stored bonus sections (XID-9.14)."""
    plan: list[str] = []
    """The revealed orders of this year."""
    recruited: list[int] = []
    ended: list[int] = []
    banished: list[int] = []
    """Cities in which this player recruited, ended a threat, banished a titan this year (XID-3.5)."""
    standing: Standing = msgspec.field(default_factory=Standing)


class Site(msgspec.Struct):
    """A city tile on the map: a recruit tile with units left, or a threat tile (XID-1.9)."""

    recruit: bool
    units: list[int] = []


class Guild(msgspec.Struct):
    """A guild in a city (XID-6.11, XID-6.12)."""

    owner: int
    sections: int


class LairStack(msgspec.Struct):
    """Titans of one number, top first (XID-1.22); only the top can be awake."""

    number: int
    titans: list[str]
    awake: bool = False


class Assessment(msgspec.Struct):
    """A column of the Hall of Fame once assessed: a score marker for each party (XID-1.5, XID-1.23).

    Parties are seats; the neutral player comes after the last.
    """

    kind: str
    scores: list[int]
    ranking: list[int]
    eliminated: list[int]


class Xidit(State, kw_only=True):
    """A match: the tokens of the table (XID-1.14), the map, the path of destiny, the lair, the Hall of Fame."""

    year: int = 1
    """The year token (XID-2.4)."""
    order: int = 0
    """The order being executed, 1 to 6; 0 outside execution. Only shown, as the order token (XID-1.25)."""
    first: int = 0
    """Who has the first-player token."""
    seats: list[Player]
    sites: dict[int, Site] = {}
    recruit_stack: Deck[int] = msgspec.field(default_factory=Deck)
    threat_stack: Deck[int] = msgspec.field(default_factory=Deck)
    recruit_discard: list[int] = []
    threat_discard: list[int] = []
    """Discards, oldest tile first (XID-7.11)."""
    next_recruit: int = 0
    next_threat: int = 0
    """With the stacks and discards the six places of the path of destiny (XID-1.21)."""
    lair: list[LairStack] = []
    barracks: list[int] = []
    """Units nobody uses, by type (XID-1.24)."""
    bards: dict[str, list[int]] = {}
    """Bards per region and seat; those of the central region are in the Bastion (XID-6.9)."""
    guilds: dict[int, Guild] = {}
    """The guild spot of each city, where one stands (XID-1.20)."""
    hall: list[str] = []
    """The assessments in the order of the columns (XID-2.13)."""
    assessments: list[Assessment] = []
    eliminated: list[int] = []
    """Parties in the order of their elimination."""
    neutral: list[int] = []
    """Spaces of the neutral tokens, in the order of the columns; empty without a neutral player."""
    moves: list[tuple[int, int]] = []
    """Seats and cities of heroes who have moved since the news were last told: they are told together."""
    headed: int = 0
    """The order whose heading has been told this year."""

    @property
    def mode(self) -> c.Mode:
        """The mode of this match."""
        return c.MODES[self.players, self.options["length"]]

    @property
    def blank_regions(self) -> set[str]:
        """Regions under a blank token (XID-12.5, XID-13.4, XID-13.5, XID-13.6)."""
        return {*_blank(self.players, self.options["length"])}

    def turn_order(self) -> list[int]:
        """Seats clockwise, that is ascending, from the first player (XID-2.1, XID-5.1)."""
        return clockwise(self.players, self.first)

    def is_census_year(self) -> bool:
        """XID-3.4, XID-13.3."""
        return self.year in self.mode.census_years

    def tile(self, number: int) -> c.Tile:
        """The city tile of this number in this match's set."""
        return c.TILES[self.mode.tile_set, number]

    def awake_titans(self) -> list[c.Titan]:
        """The titans that can be banished: never a dormant one (XID-8.1)."""
        return [c.TITANS[stack.titans[0]] for stack in self.lair if stack.awake]

    def open_regions(self, city: int) -> list[str]:
        """Regions adjacent to the city that may receive bards (XID-6.4, XID-6.7), in the map's order."""
        return [*_open(self.players, self.options["length"], c.CITIES[city].regions)]

    def guilds_with_room(self, seat: int) -> list[int]:
        """Cities of own guilds with fewer than four sections."""
        return sorted(
            city for city, guild in self.guilds.items() if guild.owner == seat and guild.sections < c.GUILD_MAX
        )


@cache
def _blank(players: int, length: str) -> frozenset[str]:
    slots = c.MODES[players, length].blank_slots
    return frozenset(region.id for region in c.REGIONS.values() if region.blank_slot in slots)


@cache
def _open(players: int, length: str, adjacent: tuple[str, ...]) -> tuple[str, ...]:
    blank = _blank(players, length)
    return tuple(region for region in c.REGIONS if region in adjacent and region not in blank)


@cache
def city_name(number: int) -> Text:
    """A city, to be named in a text."""
    return Text(f"xidit-city-{number}")


def some_units(units: list[int] | tuple[int, ...]) -> list[Item]:
    """Counted units, to be listed in a text."""
    return [
        Text(f"xidit-some-{unit}", {"count": count}) for unit, count in zip(c.UNIT_IDS, units, strict=True) if count
    ]


def few_units(units: list[int] | tuple[int, ...]) -> list[Item]:
    """The same in as few letters as can be: for hints and menus."""
    return [Text(f"xidit-few-{unit}", {"count": count}) for unit, count in zip(c.UNIT_IDS, units, strict=True) if count]


def new(setup: Setup, schema: int) -> Xidit:
    """The state before the first step."""
    return Xidit(
        schema=schema,
        players=setup.players,
        options=dict(setup.options),
        dice=Dice(setup.seed),  # XID-20.9
        seats=[Player(colour=seat["colour"], units=[0] * len(c.UNITS)) for seat in setup.seats],
    )
