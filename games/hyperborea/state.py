"""The state of a match of Hyperborea, and plain questions about it."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from games.engine import Deck, Dice, SeatName, Setup, State, Text
from games.hyperborea import components as c
from games.hyperborea.meta import reads
from games.hyperborea.vocabulary import REGISTRY, Effect
from games.lib.seats import clockwise
from games.lib.seats import who as who

NOBODY = -1
OWN = -3
"""Whose home an area is, where its owner chooses: theirs."""
GHOST = -2
"""HYP-4.8: the occupant of a city or ruin that never moves, attacks or stands in a way."""


class Spot(msgspec.Struct):
    """A city or ruin of a face-up area: who stands in it, and the ruin's tokens, top first (HYP-4.7, HYP-16)."""

    occupant: int = NOBODY
    """A seat, GHOST or NOBODY."""
    tokens: list[str] = []


class Area(msgspec.Struct, kw_only=True):
    """An area of the map (HYP-4.2)."""

    tile: str
    """The print: a tile, or a third of a home such as `home_a.left`."""
    up: bool
    home: int = NOBODY
    """Of a home area: whose it is."""
    free: list[int]
    """Free figures by seat."""
    walls: list[int]
    """Fortresses by seat; they stay when the figures go (HYP-11.5)."""
    stopped: int = 0
    """Free figures of the active player that had to stop here (HYP-9.8, HYP-9.18)."""
    spots: list[Spot] = []
    """By feature; empty while the tile is face down."""


class Entry(msgspec.Struct):
    """A part of the turn pool that is not interchangeable with others (HYP-8.14, HYP-8.15)."""

    id: int
    effect: str
    """Which effect, by its id in the registry."""
    activation: int
    left: int = 1
    raised: list[int] = []
    """Of `different` developments: tracks this effect has raised (HYP-14.13)."""

    @property
    def what(self) -> Effect:
        """The effect."""
        return REGISTRY[self.effect]


class Pool(msgspec.Struct):
    """The active player's turn pool (HYP-8.2): effects kept for later in the turn and put together (HYP-5.6)."""

    points: dict[str, int] = {}
    entries: list[Entry] = []
    activations: int = 0
    """Activations so far this turn."""
    numbered: int = 0
    """Entries so far this turn."""
    fired: dict[int, list[str]] = {}
    """Bonus cards that have given their bonus, by activation with entries left (HYP-18.10)."""

    def spend(self, op: str, count: int = 1) -> None:
        """Take points out."""
        self.points[op] -= count
        if not self.points[op]:
            del self.points[op]

    def entry(self, number: int) -> Entry:
        """The entry of this number."""
        return next(entry for entry in self.entries if entry.id == number)

    def drop(self, entry: Entry) -> None:
        """An entry is used up."""
        self.entries.remove(entry)


class Offer(msgspec.Struct):
    """A face-up Advanced Technology card, or an empty place (HYP-13.7)."""

    card: str = ""
    grey: bool = False


class Standing(msgspec.Struct):
    """Standing orders; an empty field means: ask me (HYP-24.2, HYP-24.3)."""

    reset: str = ""
    """`keep` or `take`: cubes on permanent cards at a Reset."""
    losses: list[str] = []
    """Colours in the order in which markers are given up."""
    cubes: list[str] = []
    """Colours in the order in which cubes are wanted for the bag."""


class Player(msgspec.Struct, kw_only=True):
    """A seat: mat, bag, cards, victory area (HYP-1.3, HYP-3.1). Cubes are counts by kind, grey last."""

    faction: str
    tile: str = ""
    """The faction tile in play (Faction War)."""
    bag: list[int]
    available: list[int]
    unused: list[int]
    rows: dict[str, list[int]] = {}
    """Rows with cubes: the kind on each space, or EMPTY."""
    levels: list[int]
    gems: int = 0
    reserve: int = c.FIGURES
    fortresses: int = c.FORTRESSES
    tokens: int = 0
    """Fortress tokens lying on the faction tile (HYP-3.21)."""
    aside: int = 0
    """Tokens set aside until the Reset (HYP-22.22)."""
    row_used: bool = False
    """The faction tile's own row was activated since the last Reset (HYP-22.18)."""
    lasting: bool = False
    """The table's choice (HYP-R14): permanent cards stay in force once their row has been filled."""
    row_again: bool = False
    """The table's choice (HYP-R24): the faction tile's own row may be activated again before the Reset."""
    ghosts: int = 0
    rivals: list[int] = []
    """The graveyard: seats of which a figure lies there (HYP-10.7)."""
    cards: list[str] = []
    """Kept to the end, any number of them (HYP-13.9)."""
    start_cards: list[str] = []
    """Those of `cards` that a faction tile gave (HYP-3.19)."""
    completed: list[str] = []
    """Permanent cards whose row has been filled at least once (HYP-18.2)."""
    kept: str = ""
    """The Ruins token kept face down; only its owner uses or sees it (HYP-16.13)."""
    objectives: list[str] = []
    standing: Standing = msgspec.field(default_factory=Standing)

    def row_ids(self) -> list[str]:
        """All rows this player has."""
        extra = [self.tile] if self.tile in c.EXTRA_ROWS else []
        return [*c.BASE_ROWS, *self.cards, *extra]

    def spaces(self, row: str) -> list[int]:
        """What lies on the spaces of a row."""
        return self.rows.get(row) or [c.EMPTY] * len(c.ROWS[row].slots)

    def discounted(self, row: str) -> int:
        """HYP-22.1, HYP-X34: the space of a row that counts as filled for this player, or -1."""
        return c.ROWS[row].discount if self.tile in c.DISCOUNT_TILES else -1

    def is_full(self, row: str) -> bool:
        """HYP-7.9: every space is filled (or discounted)."""
        cubes = self.rows.get(row)
        if cubes is None:
            return False
        if c.EMPTY not in cubes:
            return True
        free = self.discounted(row)
        return all(kind != c.EMPTY or place == free for place, kind in enumerate(cubes))

    def in_force(self) -> list[str]:
        """HYP-18.2, HYP-18.4: own permanent cards whose row is full (HYP-R14: or was filled once, with the switch)."""
        if self.lasting:
            return self.completed
        return [card for card in self.completed if self.is_full(card)]

    def cubes(self) -> list[int]:
        """All cubes the player owns, by kind, wherever they are (HYP-7.1)."""
        total = [sum(kinds) for kinds in zip(self.bag, self.available, self.unused, strict=True)]
        for lying in self.rows.values():
            for kind in lying:
                if kind != c.EMPTY:
                    total[kind] += 1
        return total


class Hyperborea(State, kw_only=True):
    """A match."""

    first: int = 0
    turn: int = 0
    """Turns begun so far."""
    active: int = NOBODY
    """Whose turn it is."""
    trigger: int = NOBODY
    """Who has triggered the end of the game (HYP-20.9)."""
    seats: list[Player]
    areas: dict[str, Area] = {}
    supply: list[int]
    central_left: list[str] = []
    outer_left: list[str] = []
    """Tiles that are out of this match; nobody knows them (HYP-H03)."""
    tokens: dict[str, list[str]] = {}
    """The three pools of Ruins tokens, next one first."""
    used_tokens: list[str] = []
    """Used Ruins tokens, in order (HYP-16.6)."""
    ghosts: int = c.GHOSTS
    """Ghosts not yet on the map."""
    ghosts_gone: int = 0
    """Ghosts out of the game (HYP-10.14, HYP-22.14)."""
    decks: list[Deck[str]] = []
    known: list[int] = []
    """How many cards at the bottom of each deck everybody has seen go there (HYP-H05)."""
    market: list[list[Offer]] = []
    pool: Pool = msgspec.field(default_factory=Pool)

    @property
    def layout(self) -> c.Layout:
        """The map of this number of players."""
        return c.LAYOUTS[self.players]

    def ruling(self, name: str) -> bool:
        """How the table reads an open ruling."""
        return reads(self.options, name)

    def turn_order(self) -> list[int]:
        """Seats clockwise from the first player (HYP-3.7)."""
        return clockwise(self.players, self.first)

    def home(self, seat: int) -> tuple[str, str, str]:
        """The player's capital, left and right area."""
        return self.layout.homes[(seat - self.first) % self.players]

    def place(self, area: str) -> c.Place:
        """The print of an area."""
        return c.PLACES[self.areas[area].tile]

    def on_map(self, seat: int) -> int:
        """How many figures the player has on the map."""
        total = 0
        for area in self.areas.values():
            total += area.free[seat]
            for spot in area.spots:
                if spot.occupant == seat:
                    total += 1
        return total

    def in_area(self, seat: int, area: Area) -> int:
        """HYP-15.7: figures of a player in an area: free, in cities and on ruins."""
        count = area.free[seat]
        for spot in area.spots:
            if spot.occupant == seat:
                count += 1
        return count

    def figures_in(self, area: Area) -> list[int]:
        """The same of all players."""
        counts = [*area.free]
        for spot in area.spots:
            if spot.occupant >= 0:
                counts[spot.occupant] += 1
        return counts

    def present(self, seat: int) -> list[str]:
        """Areas with at least one figure of the player, in map order."""
        return [name for name, area in self.areas.items() if area.free[seat] or self.in_area(seat, area)]

    def rival_free(self, seat: int, area: Area) -> bool:
        """Whether a free figure of another player is in the area (HYP-9.8); figures in cities and on ruins and Ghosts
        stop nobody (HYP-9.9, HYP-X14)."""
        return sum(area.free) > area.free[seat]

    def losses(self, seat: int) -> int:
        """Pending negative developments (HYP-17.18)."""
        return sum(
            getattr(step, "losses", 0) for step in (*self.debts, *self.stack) if getattr(step, "seat", -1) == seat
        )


def round_of(turn: int, players: int) -> int:
    """PL-40: how often everybody has been on turn by then, this turn counted."""
    return (turn + players - 1) // players


def area_name(g: Hyperborea, name: str) -> Text:
    """An area, to be named in a text."""
    return label(*area_key(g, name))


AreaKey = tuple[str, str, int]
Areas = list[tuple[str, Area]]


def area_key(g: Hyperborea, name: str) -> AreaKey:
    """What an area's label depends on."""
    area = g.areas[name]
    return (name, area.tile if area.up else "", area.home)


def own_key(g: Hyperborea, name: str, seat: int) -> AreaKey:
    """The same where somebody chooses: their own home areas go without a name, so that a button has room for two."""
    name, tile, home = area_key(g, name)
    return (name, tile, OWN if home == seat else home)


@lru_cache(maxsize=1024)
def label(name: str, tile: str, home: int) -> Text:
    """The tile's name; whose capital or home area it is; or the number of a face-down tile, which the map shows."""
    if home == OWN:
        return Text(f"hyperborea-own-{tile.partition('.')[2]}")
    if home != NOBODY:
        return Text(f"hyperborea-home-{tile.partition('.')[2]}", {"area": name, "seat": SeatName(home)})
    if not tile:
        if name == "c":
            return Text("hyperborea-hidden-centre")
        return Text("hyperborea-hidden-area", {"area": int(name[1:])})
    return Text("hyperborea-area", {"area": name, "name": Text(f"hyperborea-tile-{tile}")})


def in_feature(key: str, tile: str, spot: int, **words: Text) -> Text:
    """Somebody in a city or on ruins: which, where the area has two of a kind. The feature's kind completes the key."""
    return Text(f"{key}{c.PLACES[tile].features[spot].kind}", {**words, "side": c.SIDES[tile][spot]})


def cube_name(kind: int) -> Text:
    """A cube, to be named in a text."""
    return CUBE_TEXTS[kind]


@cache
def row_name(row: str) -> Text:
    """A row of activation spaces, to be named in a text."""
    return Text(f"hyperborea-row-{row}")


CUBE_TEXTS = tuple(Text(f"hyperborea-cube-{name}") for name in c.CUBES)


def new(setup: Setup, schema: int) -> Hyperborea:
    """The state before the first step."""
    kinds = len(c.CUBES)
    return Hyperborea(
        schema=schema,
        players=setup.players,
        options=dict(setup.options),
        dice=Dice(setup.seed),
        seats=[
            Player(
                faction=seat["faction"],
                bag=[0] * kinds,
                available=[0] * kinds,
                unused=[0] * kinds,
                levels=[0] * len(c.COLOURS),
                lasting=not reads(setup.options, "permanent_needs_full_row"),
                row_again=not reads(setup.options, "coral_a_once_per_reset"),
            )
            for seat in setup.seats
        ],
        supply=[*c.CUBE_COUNTS],
    )
