"""The state of a match of Ryozen, and plain questions about it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from games.engine import Deck, Dice, Setup, State, Text
from games.lib.seats import clockwise
from games.lib.seats import who as who
from games.ryozen import components as c


class Standing(msgspec.Struct):
    """Standing preferences; an empty field means: ask me (RYO-25.5)."""

    gain: list[str] = []
    pay: list[str] = []
    lose: list[str] = []
    """Resources in the order of preference."""
    shard: list[str] = []
    """Moon shards in the order of preference."""
    wall: str = ""
    """`lowest` or `highest`."""


class Kin(msgspec.Struct):
    """A kin in play. `at` is `hand`, a place (`gate.1`), `palace`, a spot of the Palace (`wall_1`) or `pushed`.

    RYO-7.12: owner and kind are public, also of a cloaked one.
    """

    owner: int
    kind: str
    at: str = c.HAND
    cloaked: bool = False


class RowTile(msgspec.Struct):
    """A tile in the Clan House row."""

    owner: int
    kind: str


class Block(msgspec.Struct):
    """A sector closed by a Guardian until the owner's next turn (RYO-10.23)."""

    sector: str
    seat: int
    kin: int


class Turn(msgspec.Struct):
    """The turn under way: what was placed where, and whether step (d) is used up (RYO-5.4, RYO-5.11)."""

    seat: int
    card: str = ""
    place: str = ""
    kind: str = ""
    kin: int = -1
    effect_used: bool = False
    only: bool = False
    """The kin was placed without the day effect of its sector (RYO-8.5)."""


class Player(msgspec.Struct, kw_only=True):
    """A seat: all of it lies open (RYO-12.1), but for the order of the pile (RYO-20)."""

    clan: str = ""
    resources: dict[str, int] = {}
    shards: dict[str, int] = {}
    favour: int = 0
    cards: list[str] = []
    """Kept revelation cards, in the order they came, without limit (RYO-8.56)."""
    explorer: int = 0
    pile: Deck[str] = msgspec.field(default_factory=Deck)
    gone: list[str] = []
    """Own tiles that left the game."""
    earned: dict[str, int] = {}
    """Favour by where it came from (losses are negative)."""
    standing: Standing = msgspec.field(default_factory=Standing)


class Ryozen(State, kw_only=True):
    """A match: with the players the tokens of RYO-1.10."""

    round: int = 1
    """Also the tiers of the Palace in the standard mode, which do nothing (RYO-1.3, RYO-3.4, RYO-15.2)."""
    phase: str = "setup"
    """`setup`, `day`, `night`, `dawn` or `end`."""
    origin: int = 0
    """The first player of setup: seat number 1 of the data (RYO-3.21)."""
    first: int = 0
    """The holder of the first-player token."""
    rotation: int = 0
    seats: list[Player]
    kin: list[Kin] = []
    heralds: list[int] = []
    """Seats on the Capital track, space I first."""
    event_deck: Deck[str] = msgspec.field(default_factory=Deck)
    event_row: list[str] = []
    """An empty space is an empty string."""
    event_discard: list[str] = []
    """The last one lies on top."""
    revelation_deck: Deck[str] = msgspec.field(default_factory=Deck)
    revelation_row: list[str] = []
    revelation_discard: list[str] = []
    clan_row: list[RowTile] = []
    villages: list[str] = []
    """The built track: the starting village, the villages, at last the Altar tile."""
    village_stack: Deck[str] = msgspec.field(default_factory=Deck)
    blocks: list[Block] = []
    turn: Turn | None = None
    bought: int = 0
    paid: int = 0
    late_seals: int = 0
    """Named results of the effect under way (RYO-19.1)."""
    undo_mark: list[int] = []
    """The barrier before the last choice: a Day whose last choice cannot be undone needs no confirmation."""

    # -- the table -----------------------------------------------------------------------------------------

    @property
    def phoenix(self) -> bool:
        """Whether the Phoenix Palace mode is played (RYO-17.1), with the other side of the Palace board.

        RYO-1.2, RYO-3.2, RYO-17.2; all else is set up as usual (RYO-17.31).
        """
        return self.options["mode"] == c.PHOENIX

    @property
    def table(self) -> c.SetupRow:
        """What the number of players decides."""
        return c.BY_PLAYERS[self.players]

    @property
    def side(self) -> str:
        """The side of the main board (RYO-1.1, RYO-3.1, RYO-18.1)."""
        side: str = c.SIDES[self.players]
        return side

    def turn_order(self) -> list[int]:
        """Seats clockwise from the first player (RYO-4.3)."""
        return clockwise(self.players, self.first)

    def others(self, seat: int) -> list[int]:
        """The opponents, in turn order."""
        return [other for other in self.turn_order() if other != seat]

    def number(self, seat: int) -> int:
        """The seat's number in the data (RYO-3.21)."""
        return (seat - self.origin) % self.players + 1

    def compass(self, seat: int) -> str:
        """The side of the board where this seat sits (RYO-17.3)."""
        return c.SEATING[self.players][self.number(seat) - 1]

    def space(self, seat: int) -> int:
        """The seat's space on the Capital track: 1 is the best (RYO-2.13)."""
        return self.heralds.index(seat) + 1

    # -- the board -----------------------------------------------------------------------------------------

    @property
    def highlighted(self) -> tuple[str, ...]:
        """The highlighted sectors (RYO-2.9)."""
        return c.HIGHLIGHTED[self.rotation]

    def kin_of(self, seat: int) -> list[int]:
        """A seat's kin in play."""
        return [number for number, kin in enumerate(self.kin) if kin.owner == seat]

    def hand(self, seat: int) -> list[int]:
        """A seat's kin in hand (RYO-3.9)."""
        return [number for number, kin in enumerate(self.kin) if kin.owner == seat and kin.at == c.HAND]

    def occupied(self) -> dict[str, int]:
        """Kin by the place or spot they lie on."""
        return {kin.at: number for number, kin in enumerate(self.kin)}

    def in_sectors(self, seat: int) -> list[str]:
        """The sector of each of the seat's kin that lies in one (RYO-2.5)."""
        return [c.SECTOR_OF[kin.at] for kin in self.kin if kin.owner == seat and kin.at in c.SECTOR_OF]

    def in_palace(self, seat: int) -> int:
        """How many kin the seat has in the Palace, each with 1 influence (RYO-7.2)."""
        return sum([kin.owner == seat and kin.at in IN_PALACE for kin in self.kin])

    def blocked(self, sector: str) -> bool:
        """RYO-6.10: whether a Guardian closes the sector."""
        return any(block.sector == sector for block in self.blocks)

    def free_places(self, sector: str) -> list[c.Place]:
        """RYO-6.9: of each cost the free place with the lowest slot; none in a blocked sector."""
        return self.free_places_of((sector,))

    def free_places_of(self, sectors: Iterable[str]) -> list[c.Place]:
        """The same for several sectors."""
        taken = {kin.at for kin in self.kin}
        blocked = [block.sector for block in self.blocks]
        free: list[c.Place] = []
        for sector in sectors:
            if sector not in blocked:
                for alike in c.ALIKE[self.side][sector]:
                    for place in alike:
                        if place.id not in taken:
                            free.append(place)
                            break
        return free

    def visible_faces(self, seat: int) -> tuple[int, ...]:
        """RYO-17.8: the faces of the Palace this seat sees. Examples: RYO-X7, RYO-X8, RYO-X44."""
        return c.FACES_SEEN[self.rotation, self.compass(seat)]

    def empty_walls(self, seat: int) -> list[str]:
        """Empty Outer Walls visible to the seat, lowest number first (RYO-17.24)."""
        taken = {kin.at for kin in self.kin}
        return [c.WALLS[face] for face in self.visible_faces(seat) if c.WALLS[face] not in taken]

    @property
    def last_village(self) -> int:
        """The index of the last built village."""
        return len(self.villages) - 1

    def explored(self, seat: int) -> list[str]:
        """RYO-8.43: the villages from the start, which is always among them (RYO-8.44), to the own Explorer.

        RYO-11.5: not those ahead of it. RYO-11.33.1: nor the Altar tile before it is built and reached.
        """
        return self.villages[: self.seats[seat].explorer + 1]

    def can_pay(self, seat: int, cost: dict[str, int]) -> bool:
        """Whether the seat owns all of a cost."""
        purse = self.seats[seat].resources
        for resource, count in cost.items():  # noqa: SIM110 - asked for every place of the board
            if purse[resource] < count:
                return False
        return True


IN_PALACE = frozenset({c.PALACE, *c.SPOTS})


def is_palace(at: str) -> bool:
    """Whether this is in the Palace: the open one or one of the nine spots."""
    return at in IN_PALACE


def turn(g: Ryozen) -> Turn:
    """The turn under way."""
    assert g.turn is not None
    return g.turn


def place_name(at: str) -> Text:
    """A place, spot, the Palace or the hand, to be named in a text."""
    sector = c.SECTOR_OF.get(at)
    if sector is not None:
        return Text("ryozen-place", {"sector": Text(f"ryozen-sector-{sector}"), "slot": at.rpartition(".")[2]})
    if at in c.SPOTS:
        spot = c.SPOTS[at]
        name = Text(f"ryozen-spot-kind-{spot.kind}")
        return Text("ryozen-spot", {"name": name, "face": spot.face}) if spot.face else name
    return Text("ryozen-sector-palace" if at == c.PALACE else f"ryozen-at-{at}")


def kin_name(kind: str) -> Text:
    """A kind of kin, to be named in a text."""
    return Text(f"ryozen-kin-{kind}")


def sector_name(sector: str) -> Text:
    """A sector or the Palace, to be named in a text."""
    return Text(f"ryozen-sector-{sector}")


def some(what: str, count: int) -> Text:
    """Counted resources, shards or favour, to be listed in a text."""
    return Text(f"ryozen-some-{what}", {"count": count})


def new(setup: Setup, schema: int) -> Ryozen:
    """The state before the first step; clans are chosen in the lobby (RYO-3.22)."""
    return Ryozen(
        schema=schema,
        players=setup.players,
        options=dict(setup.options),
        dice=Dice(setup.seed),
        seats=[Player(clan=seat["clan"]) for seat in setup.seats],
    )
