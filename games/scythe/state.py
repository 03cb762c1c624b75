"""The state of a match of Scythe, and plain questions about it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

import msgspec

from games.engine import Deck, Dice, Setup, State, Text
from games.engine.text import Item
from games.lib.seats import who as who
from games.scythe import components as c
from games.scythe.board import HEXES, ORDER, TERRAIN


class Standing(msgspec.Struct):
    """Standing orders of a player: combat (SCY-22.3), bonuses and coins (SCY-22.4), objectives (SCY-22.5)."""

    combat: str = "off"
    """`off`, `timeout` (in place of the defaults) or `at_once`."""
    dial: str = "all"
    """A number, or `all`."""
    cards: int = 0
    which: str = "highest"
    abilities: str = "yes"
    retreat: str = "home"
    bonuses: str = "accept"
    coins: str = "accept"
    end: str = "ask"
    """`ask`, or `at_once`: never ask to end the turn."""
    reveal: str = "ask"
    """`ask`, or `auto`: reveal objectives as soon as they are complete."""


class Player(msgspec.Struct, kw_only=True):
    """A seat: faction mat, player mat, tracks, pieces (SCY-1.4) and secrets. A place of "" means: still on the mat."""

    faction: str = ""
    mat: str = ""
    power: int = 0
    popularity: int = 0
    coins: int = 0
    hand: list[int] = []
    """Combat cards by value, lowest first; any number of them (SCY-6.4)."""
    objectives: list[str] = []
    factory: str = ""
    seen: list[str] = []
    """Factory cards seen on a visit and not taken by anybody since (SCY-12.3)."""
    section: str = ""
    """Where the action token is: "1" to "4", "factory", or "" before the first turn."""
    character: str = ""
    mechs: list[str] = msgspec.field(default_factory=lambda: [""] * c.MECHS)
    """By slot: a mech on the board gives its slot's ability."""
    workers: list[str] = msgspec.field(default_factory=lambda: [""] * c.WORKERS)
    structures: dict[str, str] = {}
    cubes: list[str] = []
    """Technology cubes that have left the top row."""
    boxes: dict[str, int] = {}
    """Cubes on the bracketed boxes of each bottom action."""
    recruits: dict[str, str] = {}
    """Bottom action of each enlisted recruit, and the one-time bonus it covers."""
    stars: list[str] = []
    """Spaces of the triumph track in the order of placing."""
    standing: Standing = msgspec.field(default_factory=Standing)

    @property
    def workers_out(self) -> int:
        """Workers that have left the mat."""
        return c.WORKERS - self.workers.count("")

    @property
    def mechs_out(self) -> int:
        """Deployed mechs."""
        return c.MECHS - self.mechs.count("")

    def has(self, ability: str) -> bool:
        """Whether the faction ability, or the ability of a deployed mech, is active (SCY-16.1)."""
        return ability in self.abilities

    @property
    def abilities(self) -> frozenset[str]:
        """Of the faction and of the deployed mechs; what several factions have (Riverwalk, Speed) by one name."""
        return _abilities(self.faction, *[place != "" for place in self.mechs])

    def units_on(self, place: str) -> list[str]:
        """The ids of this player's units there, any number of them (SCY-2.22): c, m1 to m4, w1 to w8."""
        return self.fighters_on(place) + self.workers_on(place)

    def fighters_on(self, place: str) -> list[str]:
        """Characters and mechs there: those who fight (SCY-2.19)."""
        found = ["c"] if self.character == place else []
        return found + [f"m{slot}" for slot, at in enumerate(self.mechs, 1) if at == place]

    def workers_on(self, place: str) -> list[str]:
        """Workers there."""
        return [f"w{number}" for number, at in enumerate(self.workers, 1) if at == place]

    def place_of(self, unit: str) -> str:
        """Where a unit stands."""
        if unit == "c":
            return self.character
        return self.mechs[int(unit[1:]) - 1] if unit[0] == "m" else self.workers[int(unit[1:]) - 1]

    def put(self, unit: str, place: str) -> None:
        """Put a unit somewhere; no rule puts one back on the mat (SCY-2.23)."""
        if unit == "c":
            self.character = place
        elif unit[0] == "m":
            self.mechs[int(unit[1:]) - 1] = place
        else:
            self.workers[int(unit[1:]) - 1] = place

    def places(self) -> set[str]:
        """Everywhere this player has a unit."""
        found = {self.character, *self.mechs, *self.workers}
        found.discard("")
        return found

    def count_stars(self, kind: str) -> int:
        """Stars on the spaces of one kind: `combat` or `objective`, or one space."""
        return sum(star.startswith(kind) for star in self.stars)


@lru_cache(maxsize=512)
def _abilities(faction: str, *deployed: bool) -> frozenset[str]:
    mat = c.FACTIONS.get(faction)
    if mat is None:  # before the setup
        return frozenset()
    names = {mech.id.removeprefix(f"{faction}_") for mech in mat.mech if deployed[mech.slot - 1]}
    return frozenset({mat.ability.id, *names})


class March(msgspec.Struct):
    """A Move action (or the move of a Factory card) under way (SCY-5)."""

    boxes: int
    steps: int
    """Steps of each unit before Speed."""
    moved: list[str] = []
    """Units that have used a move box."""
    unit: str = ""
    """The unit that moves now, or "" between units."""
    left: int = 0
    """Its steps left."""
    stepped: bool = False
    shifted: bool = False
    """Whether its load was changed on this hex."""
    workers: list[str] = []
    goods: list[int] = msgspec.field(default_factory=lambda: [0] * 4)
    """What it carries."""


class Entry(msgspec.Struct):
    """How a fighting unit came into a territory where a combat is pending (SCY-14.9)."""

    unit: str
    origin: str
    place: str
    workers: list[str]
    goods: list[int]


class Scythe(State, kw_only=True):
    """A match."""

    seats: list[Player]
    order: list[int] = []
    """Seats clockwise by home base (SCY-3.7)."""
    active: int = -1
    turn: int = 0
    tile: str = ""
    combat: Deck[int] = msgspec.field(default_factory=Deck)
    discard: list[int] = []
    encounters: Deck[str] = msgspec.field(default_factory=Deck)
    objectives: Deck[str] = msgspec.field(default_factory=Deck)
    factory: list[str] = []
    """Factory cards on the Factory."""
    unused: list[str] = []
    """Factory cards that left the game unseen."""
    tokens: list[str] = []
    """Territories with an encounter token."""
    goods: dict[str, list[int]] = {}
    """Resource tokens by place: oil, metal, wood, food; without limit (SCY-1.7), of no player's own (SCY-2.13)."""
    march: March | None = None
    entries: list[Entry] = []
    encounter: str = ""
    """The encounter card that is open."""
    driven: int = 0
    """Opposing workers forced to retreat this turn (SCY-13.16)."""
    closed: bool = False
    """Whether the active player has ended the turn together with the last choice."""
    coerced: bool = False
    """Whether Coercion was used this turn (SCY-16.10)."""
    sampled: bool = False
    """Whether the sample scoring has been shown (SCY-19.6)."""

    # -- seats ---------------------------------------------------------------------------------------------

    def after(self, seat: int) -> int:
        """The next player clockwise."""
        return self.order[(self.order.index(seat) + 1) % self.players]

    def neighbours(self, seat: int) -> list[int]:
        """Left neighbour, then right (SCY-9.2, SCY-9.4, SCY-9.5); with two players one only (SCY-9.3)."""
        place = self.order.index(seat)
        left, right = self.order[(place + 1) % self.players], self.order[place - 1]
        return [left] if left == right else [left, right]

    def orders(self, seat: int) -> Standing:
        """The standing orders of a seat, to decide something by them."""
        self.consult(seat)
        return self.seats[seat].standing

    def mat(self, seat: int) -> c.Mat:
        """The player mat of a seat."""
        return c.MATS[self.seats[seat].mat]

    # -- the board -----------------------------------------------------------------------------------------

    def presence(self) -> dict[str, int]:
        """A bit per seat with units, by place."""
        found: dict[str, int] = {}
        for seat, player in enumerate(self.seats):
            bit = 1 << seat
            for place in player.places():
                found[place] = found.get(place, 0) | bit
        return found

    def opponents(self, seat: int) -> set[str]:
        """Everywhere opponents have units."""
        found: set[str] = set()
        for other, player in enumerate(self.seats):
            if other != seat:
                found.add(player.character)
                found.update(player.mechs, player.workers)
        return found

    def opposing(self, seat: int, place: str) -> int:
        """Bits of the opponents with units on a place."""
        bits = 0
        for other, player in enumerate(self.seats):
            if other != seat and (player.character == place or place in player.mechs or place in player.workers):
                bits |= 1 << other
        return bits

    def controller(self, place: str) -> int:
        """Who controls a territory, or -1: one player at most (SCY-2.10)."""
        if place not in HEXES:
            return -1
        there = [
            seat
            for seat, player in enumerate(self.seats)
            if player.character == place or place in player.mechs or place in player.workers
        ]
        if len(there) == 1:  # SCY-2.6, SCY-2.8
            return there[0]
        if there:  # SCY-2.9: a combat is pending
            return next(seat for seat in there if seat != self.active)
        # SCY-2.7: a structure alone
        return next((seat for seat, player in enumerate(self.seats) if place in player.structures.values()), -1)

    def controls(self, seat: int, place: str) -> bool:
        """Whether this player is the controller; quicker than asking who is."""
        player = self.seats[seat]
        if player.character == place or place in player.mechs or place in player.workers:
            return place in HEXES and (seat != self.active or not self.opposing(seat, place))
        return bool(player.structures) and place in player.structures.values() and not self.opposing(seat, place)

    def controlled(self, seat: int) -> list[str]:
        """The territories a player controls, in label order."""
        player, opponents = self.seats[seat], self.opponents(seat)
        found = {place for place in player.places() if place in HEXES}
        if seat == self.active:  # SCY-2.9
            found -= opponents
        found.update([place for place in player.structures.values() if place not in opponents])  # SCY-2.7
        return sorted(found, key=ORDER.__getitem__)

    def workplaces(self, seat: int) -> list[str]:
        """Land territories a player controls that hold one of the player's workers (SCY-6.6, SCY-7.11, SCY-7.14)."""
        player = self.seats[seat]
        found = {place for place in player.workers if place and TERRAIN[place] not in ("lake", "home")}
        if seat == self.active:  # SCY-2.9
            found -= self.opponents(seat)
        return sorted(found, key=ORDER.__getitem__)

    def stock(self, seat: int) -> list[int]:
        """Resource tokens a player controls, by kind (SCY-2.11); none of those on home bases (SCY-15.20)."""
        oil = metal = wood = food = 0
        for place, goods in self.goods.items():
            if self.controls(seat, place):
                oil += goods[0]
                metal += goods[1]
                wood += goods[2]
                food += goods[3]
        return [oil, metal, wood, food]

    def stock_of(self, seat: int, kind: int) -> int:
        """The same of one kind."""
        return sum([goods[kind] for place, goods in self.goods.items() if goods[kind] and self.controls(seat, place)])

    def add_goods(self, place: str, kind: int, count: int) -> None:
        """Put tokens on a place (or take them away, with a negative count)."""
        goods = self.goods.setdefault(place, [0, 0, 0, 0])
        goods[kind] += count
        if not any(goods):
            del self.goods[place]

    def structure_on(self, place: str) -> bool:
        """Whether any structure stands there (SCY-7.15)."""
        return any(place in player.structures.values() for player in self.seats)

    @property
    def coins_hidden(self) -> bool:
        """SCY-19.8: what a player can pay for would tell how many coins there are."""
        return self.options["coin_visibility"] == "owner_only"

    # -- tracks --------------------------------------------------------------------------------------------

    def gain_power(self, seat: int, count: int) -> int:
        """Up to the maximum; what was really gained."""
        player = self.seats[seat]
        before = player.power
        player.power = max(0, min(c.POWER_MAX, before + count))
        return player.power - before

    def gain_popularity(self, seat: int, count: int) -> int:
        """Up to the maximum, and never below zero; what really changed."""
        player = self.seats[seat]
        before = player.popularity
        player.popularity = max(0, min(c.POPULARITY_MAX, before + count))
        return player.popularity - before


def round_of(turn: int, players: int) -> int:
    """How often everybody has had a turn: there are no rounds (SCY-4.1), but people count in them."""
    return max(1, -(-turn // players))


@cache
def hex_name(place: str) -> Text:
    """A territory or home base, to be named in a text."""
    return Text(f"scythe-hex-{place}")


def some_goods(goods: Sequence[int]) -> list[Item]:
    """Counted resources, to be listed in a text."""
    return [
        Text(f"scythe-some-{kind}", {"count": count}) for kind, count in zip(c.RESOURCES, goods, strict=False) if count
    ]


def new(setup: Setup, schema: int) -> Scythe:
    """The state before the first step."""
    return Scythe(
        schema=schema,
        players=setup.players,
        options=dict(setup.options),
        dice=Dice(setup.seed),
        seats=[Player() for _ in range(setup.players)],
    )
