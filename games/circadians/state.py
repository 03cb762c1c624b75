"""The state of a match of Circadians: Chaos Order, and plain questions about it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

import msgspec

from games.circadians import components as c
from games.circadians.vocabulary import Effect, Reward
from games.engine import Deck, Dice, Setup, State, Text
from games.lib.seats import clockwise
from games.lib.seats import who as who

HOME = "home"
"""A faction's base or the drop ship, as a place units can be in (CIR-18.1)."""


class Units(msgspec.Struct):
    """Units of one faction in one place (CIR-2.4, CIR-2.24), as plain counts and names (CIR-1.16)."""

    fighters: int = 0
    leaders: list[str] = []
    rhyzu: list[str] = []
    """Under this faction's command. They are units like others (CIR-22.3) and no leaders (CIR-2.27)."""

    @property
    def count(self) -> int:
        """Fighters, leaders and Rhy-zu together."""
        return self.fighters + len(self.leaders) + len(self.rhyzu)

    def without(self, fighters: int, others: Collection[str]) -> Units:
        """The units that are left when so many fighters and these leaders and Rhy-zu go."""
        return Units(
            self.fighters - fighters,
            [name for name in self.leaders if name not in others],
            [name for name in self.rhyzu if name not in others],
        )


class Building(msgspec.Struct):
    """A building on the map; `armed` is the trap of an A.I. stronghold (CIR-19.3)."""

    seat: int
    kind: str
    foundation: str | None
    armed: bool = False


class Region(msgspec.Struct, kw_only=True):
    """A region in play (CIR-2.1); `owner` is the faction whose base it is."""

    terrain: str
    loot: str = ""
    owner: int | None = None
    token: str | None = None
    token_upgraded: bool = False
    relic: int = 0
    """The number of the relic that stands here (CIR-1.8, CIR-2.22), or 0."""
    foundations: list[str] = []
    buildings: list[Building] = []
    morale: bool = False
    units: dict[int, Units] = {}

    @property
    def is_land(self) -> bool:
        """CIR-2.2."""
        return self.terrain in c.LANDS


class Held(msgspec.Struct):
    """A card in a hand with the moment it was gained (CIR-16.9); `known` cards were seen by all on their way."""

    card: str
    round: int
    phase: str
    known: bool = False


class StoredPlan(msgspec.Struct):
    """A battle plan entered in advance (CIR-34.6); it fits while own and opposing units are as they were."""

    region: str
    opponent: int
    initiator: bool
    sector: str
    card: str
    units: list[Units] = msgspec.field(default_factory=list, name="there")
    """Own and opposing units in the region when it was stored."""


class Standing(msgspec.Struct):
    """Standing orders (CIR-34.3): per phase a price above which to pass, and battle plans."""

    most: dict[str, int] = {}
    """Pass if the price is higher than this; -1: always pass; absent: ask me."""
    income: str = "ask"
    """`auto`: take the income in the usual order without asking; or the base income that is wanted with it."""
    unasked: list[str] = []
    """What is refused without asking, whatever is held (CIR-29.4): `broke`, acting where the price cannot be paid;
    `priced` and `relic`, cards after pricing and in the relic check."""
    plans: list[StoredPlan] = []


class Income(msgspec.Struct):
    """What a faction has declared and taken in this Income phase (CIR-13.15)."""

    delta: int = 0
    strongholds: int = 99
    done: list[str] = []


class Player(msgspec.Struct, kw_only=True):
    """A faction at the table."""

    faction: str
    energy: int = 0
    gems: int = 0
    fame: int = 0
    tracks: dict[str, int] = {}
    hand: list[Held] = []
    supply: list[str] = []
    vault: list[str] = []
    barred: list[str] = []
    """Tokens taken from the vault this round (CIR-5.9)."""
    areas: list[int] = []
    home: Units = msgspec.field(default_factory=Units)
    """What is on the base or the ship, Rhy-zu under its command included (CIR-22.16)."""
    reserve: list[str] = []
    """Leaders in the personal supply (CIR-2.23)."""
    upgraded: list[str] = []
    """Upgraded leaders and Rhy-zu."""
    attributes: list[str] = []
    """Upgraded attributes."""
    mat: list[str] = []
    """Personal foundations still on the mat."""
    relics: list[int] = []
    site: str = ""
    open: list[str] = []
    """The two open regions of the setup (CIR-3.15)."""
    has_intel: bool = False
    """The own intel card, opponent side up (CIR-18.10)."""
    intel: list[str] = []
    """Factions whose intel cards the Circadians hold."""
    harvested: list[str] = []
    free_support: bool = False
    """The free support of a two-faction round has been used (CIR-23.6)."""
    extra_fighters: int = 0
    income: Income = msgspec.field(default_factory=Income)
    standing: Standing = msgspec.field(default_factory=Standing)

    @property
    def data(self) -> c.Faction:
        """What is printed on the mat."""
        return c.FACTIONS[self.faction]

    def built(self, foundation: str) -> bool:
        """Whether a personal foundation has left the mat (CIR-8.8)."""
        return foundation not in self.mat


class Price(msgspec.Struct):
    """A price token on an action phase; `seat` is None for a neutral token."""

    token: str
    seat: int | None
    last: bool = False
    """Move only: the pricer moves last (CIR-5.5)."""


class Turn(msgspec.Struct):
    """A faction's turn in an action phase: what cards and leaders have added to it (CIR-6.21)."""

    seat: int
    phase: str
    due: int = 0
    """The price this faction has to pay to act, in energy."""
    acting: bool = False
    passing: bool = False
    paid: bool = False
    temp: bool = False
    free: bool = False
    supported: bool = False
    points: dict[str, int] = {}
    discount: dict[str, int] = {}
    allow: dict[str, int] = {}
    bonus: Reward = {}
    double: int = 0
    used: list[str] = []
    """Leaders whose ability of this turn has been used."""
    played: bool = False
    """A card has been played in this turn."""
    move: int = 0
    """Move points left."""
    ship_moved: bool = False
    dock_harvested: bool = False


class Fighting(msgspec.Struct):
    """One side of a battle as it stood when the battle began, and its plan (CIR-25.12)."""

    seat: int
    fighters: int
    leaders: list[str]
    rhyzu: list[str]
    buildings: int
    sector: str = ""
    card: str = ""
    die: int = 0
    cancelled: bool = False
    wounded: int = 0
    saved: int = 0

    @property
    def units(self) -> int:
        """Units at the start of the battle."""
        return self.fighters + len(self.leaders) + len(self.rhyzu)


class Battle(msgspec.Struct):
    """A battle under way; the first side is the initiator's (CIR-12.6)."""

    region: str
    sides: list[Fighting]
    victor: int | None = None
    retreating: int | None = None
    early: int | None = None
    """The side whose attacks were dealt before step 1 (CIR-12.50)."""

    def side(self, seat: int) -> Fighting:
        """The side of a faction."""
        return self.sides[0] if self.sides[0].seat == seat else self.sides[1]

    def other(self, seat: int) -> Fighting:
        """The opposing side."""
        return self.sides[1] if self.sides[0].seat == seat else self.sides[0]


class Circadians(State, kw_only=True):
    """A match."""

    round: int = 1
    phase: str = "setup"
    flare: int = 0
    """Who holds the flare gun (CIR-1.8)."""
    seats: list[Player]
    prices: dict[str, Price] = {}
    neutral: list[str] = []
    """Neutral tokens still in the game (CIR-3.11)."""
    regions: dict[str, Region] = {}
    mountains: list[str] = []
    corner: list[str] = []
    """Loot tokens in the board corner."""
    docks: list[str] = []
    """The two land regions at which the ship lies (CIR-18.3)."""
    rhyzu: list[str] = []
    """Rhy-zu in the Jrayek supply."""
    morale: dict[str, int] = {}
    """Morale tokens left on the two rows of the Leyrien mat (CIR-21.2)."""
    deck: Deck[str] = msgspec.field(default_factory=Deck)
    discard: list[str] = []
    turn: Turn | None = None
    turns: dict[int, Turn] = {}
    """Turns under way in phases that are played side by side (CIR-34.1), by seat."""
    battle: Battle | None = None
    relic_cards: dict[int, list[str]] = {}
    """Cards played in the relic check that wait for its result."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.posts: dict[int, list[str]] = {}
        """The regions with units of each seat, as far as somebody has looked; never part of the data."""
        self.built: dict[int, list[tuple[str, Building]]] = {}
        """The same for buildings."""
        self.links: dict[str, list[str]] = {}
        """The same for which regions are joined; empty while nobody has looked."""

    def moved(self, *seats: int) -> None:
        """Pieces of these factions (of all, if none is named) stand in other regions now."""
        for seat in seats or range(self.players):
            self.posts.pop(seat, None)
            self.built.pop(seat, None)

    def way(self, seat: int, *names: str) -> tuple[str, ...]:
        """The places of a way on the board; a faction's home lies beside its site."""
        return tuple(f"region:{self.seats[seat].site if name == HOME else name}" for name in names)

    @property
    def count(self) -> c.Count:
        """What the number of factions decides."""
        return c.COUNTS[self.players]

    @property
    def current_turn(self) -> Turn:
        """The turn that is being taken, for what happens in turns only."""
        assert self.turn is not None
        return self.turn

    @property
    def current_battle(self) -> Battle:
        """The battle that is being fought, for what happens in battles only."""
        assert self.battle is not None
        return self.battle

    def clockwise(self, first: int) -> list[int]:
        """Seats clockwise from this one (CIR-2.20)."""
        return clockwise(self.players, first)

    def faction(self, faction: str) -> int | None:
        """The seat of a faction, if it plays."""
        return next((seat for seat, player in enumerate(self.seats) if player.faction == faction), None)

    def present(self, name: str) -> set[int]:
        """Factions present in a region (CIR-2.5): by units and buildings, not by anything else there (CIR-2.7)."""
        region = self.regions[name]
        if region.owner is not None:
            return {region.owner}
        return {*region.units, *[building.seat for building in region.buildings]}

    def is_present(self, seat: int, name: str) -> bool:
        """Whether a faction is present in a region (CIR-2.5)."""
        region = self.regions[name]
        if region.owner is not None:
            return region.owner == seat
        if seat in region.units:
            return True
        for building in region.buildings:  # noqa: SIM110 - asked for every way that units could go
            if building.seat == seat:
                return True
        return False

    def controls(self, seat: int, name: str) -> bool:
        """CIR-2.6, CIR-2.8."""
        region = self.regions[name]
        if region.owner is not None:
            return region.owner == seat
        for other in region.units:
            if other != seat:
                return False
        for building in region.buildings:
            if building.seat != seat:
                return False
        return bool(region.units or region.buildings)

    def controlled(self, seat: int) -> list[str]:
        """All regions a faction controls, lakes too (CIR-23.2), in the map's order (CIR-2.11)."""
        present = {self.seats[seat].site, *self.manned(seat), *[name for name, _ in self.own_buildings(seat)]}
        here = sorted(present.intersection(self.regions), key=c.HEX_ORDER.__getitem__)
        return [name for name in here if self.controls(seat, name)]

    def controlled_land(self, seat: int) -> list[str]:
        """Controlled bogs, cliffs and plains: where one builds (CIR-8.3), and what decides ties (CIR-23.2)."""
        return [name for name in self.controlled(seat) if self.regions[name].terrain in c.LANDS]

    def units(self, seat: int, place: str) -> Units:
        """A faction's units in a region or at home; an empty group where there are none."""
        if place == HOME:
            return self.seats[seat].home
        return self.regions[place].units.get(seat) or Units()

    def manned(self, seat: int) -> Sequence[str]:
        """The regions with a faction's units, in the map's order."""
        found = self.posts.get(seat)
        if found is None:
            found = self.posts[seat] = [name for name, region in self.regions.items() if seat in region.units]
        return found

    def own_buildings(self, seat: int) -> Sequence[tuple[str, Building]]:
        """A faction's buildings with their regions."""
        found = self.built.get(seat)
        if found is None:
            found = self.built[seat] = [
                (name, building)
                for name, region in self.regions.items()
                for building in region.buildings
                if building.seat == seat
            ]
        return found

    def on_map(self, seat: int, kind: str) -> int:
        """How many buildings of a type stand on the map: so many slots are uncovered (CIR-8.16)."""
        return [building.kind for _, building in self.own_buildings(seat)].count(kind)

    def deployed(self, seat: int) -> list[tuple[str, str]]:
        """Own leaders on the map or at home, with their places (CIR-2.26)."""
        found = [(leader, HOME) for leader in self.seats[seat].home.leaders]
        for name in self.manned(seat):
            if leaders := self.regions[name].units[seat].leaders:
                found += [(leader, name) for leader in leaders]
        return found

    def commander(self, rhyzu: str) -> tuple[int, str] | None:
        """Who commands a Rhy-zu, and where it stands (CIR-22.5)."""
        for seat, player in enumerate(self.seats):
            if rhyzu in player.home.rhyzu:
                return seat, HOME
        for seat in range(self.players):
            for name in self.manned(seat):
                if rhyzu in self.regions[name].units[seat].rhyzu:
                    return seat, name
        return None

    def relic_region(self, number: int) -> str | None:
        """Where a relic stands."""
        return next((name for name, region in self.regions.items() if region.relic == number), None)

    def side_of(self, seat: int, leader: str) -> c.Side:
        """The face-up side of a leader's or Rhy-zu's card; `seat` owns the card."""
        data = c.LEADERS[leader]
        return data.upgraded if leader in self.seats[seat].upgraded else data.base

    def rhyzu_side(self, rhyzu: str) -> c.Side:
        """The face-up side of a Rhy-zu's card (CIR-22.14)."""
        jrayek = self.faction("jrayek")
        assert jrayek is not None
        return self.side_of(jrayek, rhyzu)

    def attribute_effects(self, seat: int) -> tuple[Effect, ...]:
        """Effects of all attributes, each by the side that is up (CIR-27.26)."""
        player = self.seats[seat]
        return c.attribute_effects(player.faction, tuple(player.attributes))


@cache
def region_name(name: str) -> Text:
    """A region or the home, to be named in a text."""
    return Text("circadians-home") if name == HOME else Text(f"circadians-region-{name}")


def where(name: str) -> str | None:
    """Where on the board."""
    return None if name == HOME else f"region:{name}"


def new(setup: Setup, schema: int) -> Circadians:
    """The state before the first step."""
    return Circadians(
        schema=schema,
        players=setup.players,
        options=dict(setup.options),
        dice=Dice(setup.seed),  # CIR-29.3
        seats=[Player(faction=seat["faction"]) for seat in setup.seats],
    )
