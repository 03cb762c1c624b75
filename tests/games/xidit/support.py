"""Positions of Lords of Xidit, built by hand for tests of single rules."""

from __future__ import annotations

from games.engine import Choice, Event, SeatName, Setup, Text
from games.engine.decision import Form, Several
from games.engine.play import waiting_for
from games.xidit import components as c
from games.xidit.game import GAME
from games.xidit.state import Guild, Site, Xidit
from tests.support.arranged import Arranged

LETTERS = {unit[0]: kind for kind, unit in enumerate(c.UNIT_IDS)}
WAIT = "wait wait wait wait wait wait"


def units(words: str) -> list[int]:
    """`2p 1a` as counts per type."""
    counted = [0] * len(c.UNITS)
    for word in words.split():
        counted[LETTERS[word[-1]]] += int(word[:-1])
    return counted


class Board(Arranged[Xidit, int]):
    """A match with all heroes placed, ready for the orders of year 1, first player seat 0."""

    game = GAME
    always_sound = False  # a test lays out the few tiles that it is about

    def __init__(self, players: int = 4, seed: str = "test", heroes: str = "", **options: str) -> None:
        self.g, self.events = GAME.begin(Setup(players, seed, {"first": "host", **options}))
        starts = [int(word) for word in heroes.split()]
        for seat in range(players):
            free = [city for city in c.CITIES if city not in starts]
            self.answer(seat, str(starts[seat] if seat < len(starts) else free[-1 - seat]))

    # -- arranging -----------------------------------------------------------------------------------------

    def arrange(
        self,
        *,
        recruits: dict[int, str] | None = None,
        threats: list[int] | None = None,
        next_recruit: int | None = None,
        next_threat: int | None = None,
        recruit_stack: list[int] | None = None,
        threat_stack: list[int] | None = None,
        recruit_discard: list[int] | None = None,
        threat_discard: list[int] | None = None,
        rest: str = "threat_stack",
    ) -> Board:
        """Lay all tiles out anew; tiles that are not named go to the pile `rest`, or to next places that need one."""
        g = self.g
        for site in g.sites.values():
            if site.recruit:
                g.barracks = [a + b for a, b in zip(g.barracks, site.units, strict=True)]
        g.sites = {}
        for city, words in (recruits or {}).items():
            g.sites[city] = Site(recruit=True, units=units(words))
            g.barracks = [a - b for a, b in zip(g.barracks, units(words), strict=True)]
        for city in threats or []:
            g.sites[city] = Site(recruit=False)
        piles = {
            "recruit_stack": recruit_stack or [],
            "threat_stack": threat_stack or [],
            "recruit_discard": recruit_discard or [],
            "threat_discard": threat_discard or [],
        }
        named = {*g.sites, *(tile for pile in piles.values() for tile in pile), next_recruit, next_threat}
        left = [number for tile_set, number in c.TILES if tile_set == g.mode.tile_set and number not in named]
        left = [number for number in left if number not in g.mode.excluded_tiles]
        g.next_recruit = next_recruit or left.pop(0)
        g.next_threat = next_threat or left.pop(0)
        piles[rest] = [*piles[rest], *left]
        g.recruit_stack.cards, g.threat_stack.cards = list(piles["recruit_stack"]), list(piles["threat_stack"])
        g.recruit_discard, g.threat_discard = list(piles["recruit_discard"]), list(piles["threat_discard"])
        return self

    def give(self, seat: int, words: str) -> Board:
        """Units from the barracks behind a screen, in place of those there."""
        player = self.g.seats[seat]
        self.g.barracks = [a + b - n for a, b, n in zip(self.g.barracks, player.units, units(words), strict=True)]
        player.units = units(words)
        return self

    def hero(self, seat: int, city: int) -> Board:
        """Put a hero somewhere."""
        self.g.seats[seat].hero = city
        return self

    def guild(self, seat: int, city: int, sections: int) -> Board:
        """A guild from the supply."""
        self.g.guilds[city] = Guild(seat, sections)
        self.g.seats[seat].sections -= sections
        return self

    def bards(self, region: str, *counts: int) -> Board:
        """Bards per seat in a region."""
        self.g.bards[region] = [*counts, *[0] * (self.g.players - len(counts))]
        for seat, count in enumerate(counts):
            self.g.seats[seat].bards -= count
        return self

    def wake(self, *numbers: int) -> Board:
        """Awake titans on top of these stacks."""
        for stack in self.g.lair:
            stack.awake = stack.number in numbers
        return self

    # -- playing -------------------------------------------------------------------------------------------

    def answer(self, seat: int | None, choice: str | Choice) -> list[Event]:
        """A decision of a seat. Fields of a form that may be left empty need not be typed."""
        if isinstance(choice, str) and seat is not None and self.is_asked(seat):
            shape = self.asked(seat).shape
            left_out = shape.fields[len(choice.split()) :] if isinstance(shape, Form) else ()
            choice = " ".join([choice, *("-" for field in left_out if isinstance(field.shape, Several))])
        return super().answer(seat, choice)

    def plan(self, *plans: str) -> list[Event]:
        """Plans by seat (filled up with waiting); the last one reveals them."""
        told: list[Event] = []
        for seat in range(self.g.players):
            words = plans[seat].split() if seat < len(plans) else []
            told += self.answer(seat, " ".join([*words, *["wait"] * (6 - len(words))]))
        self.events = told
        return told

    def skip_to_year(self, year: int) -> Board:
        """Everybody waits, and shows nothing at a census, until the orders of this year."""
        while self.g.year < year:
            self.pass_time()
        return self

    def pass_time(self) -> None:
        """One default-like answer of nothing: waits, zeros."""
        seat = waiting_for(self.g)[0]
        shape = self.asked(seat).shape
        if self.asked(seat).rule == "XID-D3":
            self.answer(seat, WAIT)
        else:
            self.answer(seat, " ".join("0" for _ in c.UNITS) if isinstance(shape, Form) else "0")


def told_in_order(events: list[Event]) -> list[tuple[str, int | None]]:
    """Message ids and seats of what was told; heroes who moved are told together, and here one by one."""
    found: list[tuple[str, int | None]] = []
    for event in events:
        moves = event.text.args.get("moves")
        if isinstance(moves, list):
            found += [(move.key, seat_named(move)) for move in moves if isinstance(move, Text)]
        else:
            found.append((event.text.key, seat_of(event)))
    return found


def seat_of(event: Event) -> int | None:
    """The seat an event is about, if it is about one."""
    return seat_named(event.text)


def seat_named(text: Text) -> int | None:
    """The seat a text names, if it names one."""
    seat = text.args.get("seat")
    return seat.seat if isinstance(seat, SeatName) else None
