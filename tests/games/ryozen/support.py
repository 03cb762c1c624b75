"""Positions of Ryozen, built by hand for tests of single rules."""

from __future__ import annotations

from collections import Counter
from functools import cache

from games.engine import Setup, start
from games.ryozen import components as c
from games.ryozen.game import GAME
from games.ryozen.rules.day import TakeTurn
from games.ryozen.rules.debts import AwaitAll
from games.ryozen.rules.placement import Placement
from games.ryozen.state import RowTile, Ryozen
from tests.support.arranged import Arranged


@cache
def seed_for(players: int, first: int = 0) -> str:
    """A seed whose first player is this seat."""
    seeds = (f"test {number}" for number in range(200))
    return next(seed for seed in seeds if GAME.begin(Setup(players, seed))[0].first == first)


class Board(Arranged[Ryozen, int]):
    """The first turn of a match: seat 0 begins, rotation 0, no events, nothing to buy that costs nothing."""

    game = GAME

    def __init__(self, players: int = 3, mode: str = "standard", rotation: int = 0) -> None:
        self.g, self.events = GAME.begin(Setup(players, seed_for(players), {"mode": mode}))
        self.g.rotation = rotation
        self.event_row()

    # -- arranging -------------------------------------------------------------------------------------

    def settle(self) -> Board:
        """Make decks and piles of whatever is not laid out, so that nothing is lost or doubled."""
        g = self.g
        laid_events = {*g.event_row, *g.event_discard}
        g.event_deck.cards = [event for event in c.EVENTS if event not in laid_events]
        kept = [card for player in g.seats for card in player.cards]
        cards = Counter({card.id: card.copies for card in c.REVELATIONS.values()})
        cards.subtract([*kept, *(card for card in g.revelation_row if card), *g.revelation_discard])
        g.revelation_deck.cards = list(cards.elements())
        g.village_stack.cards = [village for village in c.VILLAGES if village not in g.villages]
        for seat, player in enumerate(g.seats):
            tiles = Counter({kind.id: kind.per_clan for kind in c.KINDS.values()})
            tiles.subtract(kin.kind for kin in g.kin if kin.owner == seat)
            tiles.subtract(tile.kind for tile in g.clan_row if tile.owner == seat)
            player.gone = [kind for kind in tiles.elements() if c.KINDS[kind].starting]
            player.pile.cards = [kind for kind in tiles.elements() if not c.KINDS[kind].starting]
            player.earned = {"before": player.favour}
        assert GAME.check(g) == []
        return self.begin_turn_anew()

    def begin_turn_anew(self) -> Board:
        """A turn in which nothing was chosen yet begins again, with what has been arranged."""
        g = self.g
        coming = next((step for step in g.stack if isinstance(step, TakeTurn)), None)
        if coming is not None and g.turn is not None and g.hand(g.turn.seat) and not g.turn.place and not g.turn.card:
            del g.stack[4:]
            self.events = start(g, TakeTurn(coming.number - 1))
        return self

    def hand(self, seat: int, *kinds: str) -> Board:
        """Turn kin in hand into these kinds; the rest of the hand are Apprentices."""
        numbers = self.g.hand(seat)
        for number, kind in zip(numbers, [*kinds, *["apprentice"] * len(numbers)], strict=False):
            self.g.kin[number].kind = kind
        self.g.clan_row = [tile for tile in self.g.clan_row if tile.owner != seat or tile.kind not in kinds]
        return self.settle()

    def put(self, seat: int, place: str, kind: str = "apprentice", cloaked: bool = False) -> Board:
        """A kin from the hand onto the board."""
        held = self.g.hand(seat)
        alike = [number for number in held if self.g.kin[number].kind == kind]
        number = next(iter(alike or [number for number in held if self.g.kin[number].kind == "apprentice"] or held))
        self.g.kin[number].kind, self.g.kin[number].at, self.g.kin[number].cloaked = kind, place, cloaked
        self.g.clan_row = [tile for tile in self.g.clan_row if tile.owner != seat or tile.kind != kind]
        return self.settle()

    def own(self, seat: int, coin: int = 0, scroll: int = 0, lantern: int = 0) -> Board:
        """Exactly these resources."""
        self.g.seats[seat].resources = {"coin": coin, "scroll": scroll, "lantern": lantern}
        return self.settle()

    def shards(self, seat: int, coral: int = 0, agate: int = 0, jade: int = 0) -> Board:
        """Exactly these shards."""
        self.g.seats[seat].shards = {"coral": coral, "agate": agate, "jade": jade}
        return self.settle()

    def favour(self, *counts: int) -> Board:
        """Favour by seat."""
        for player, count in zip(self.g.seats, counts, strict=False):
            player.favour = count
        return self.settle()

    def cards(self, seat: int, *cards: str) -> Board:
        """Kept revelation cards."""
        self.g.revelation_row = ["" if card in cards else card for card in self.g.revelation_row]
        self.g.seats[seat].cards = list(cards)
        return self.settle()

    def revelations(self, *row: str) -> Board:
        """The revelation row."""
        self.g.revelation_row = [*row, *[""] * (c.REVELATION_SPACES - len(row))]
        return self.settle()

    def event_row(self, *row: str, discard: tuple[str, ...] = ()) -> Board:
        """The event row and the event discard, the last one on top."""
        self.g.event_row = [*row, *[""] * (c.EVENT_SPACES - len(row))]
        self.g.event_discard = list(discard)
        return self.settle()

    def clan_row(self, *tiles: tuple[int, str]) -> Board:
        """The Clan House row, from the left."""
        self.g.clan_row = [RowTile(seat, kind) for seat, kind in tiles]
        return self.settle()

    def villages(self, *built: str, explorers: tuple[int, ...] = ()) -> Board:
        """The built villages after the starting one, and the Explorers by seat."""
        self.g.villages = [c.START_VILLAGE, *built]
        for player, space in zip(self.g.seats, explorers, strict=False):
            player.explorer = space
        return self.settle()

    def heralds(self, *seats: int) -> Board:
        """The Capital track from space I."""
        self.g.heralds = [*seats]
        return self.settle()

    # -- playing ---------------------------------------------------------------------------------------

    def place(self, seat: int, place: str, kind: str = "apprentice", side: str = "revealed") -> Board:
        """Step (b) of a turn; a card at its start is left out."""
        self.answer(seat, Placement(place, kind, side == "cloaked").name)
        return self

    def turn_over(self, seat: int) -> bool:
        """Whether nothing is left to decide in this seat's turn."""
        return self.g.turn is None or self.g.turn.seat != seat or self.is_asked(seat, "RYO-25.1")

    def end(self, seat: int) -> Board:
        """Confirm the end of the Day, if that is asked."""
        if self.is_asked(seat, "RYO-25.1"):
            self.answer(seat, "end")
        return self

    def turn(self, seat: int, place: str = "palace", kind: str = "apprentice", side: str = "revealed") -> Board:
        """A whole turn that uses neither ability nor day effect, with another kin if there is none of this kind."""
        held = [self.g.kin[number].kind for number in self.g.hand(seat)]
        self.place(seat, place, kind if kind in held else held[0], side)
        while self.is_asked(seat) and "skip" in self.offers(seat):
            self.answer(seat, "skip")
        return self.end(seat)

    def night(self) -> Board:
        """Straight to the Night of this round, as if all turns had been taken."""
        del self.g.stack[4:]
        self.g.debts.clear()
        self.g.turn = None
        self.g.blocks = []
        self.events = start(self.g, AwaitAll())
        return self

    def by_default(self) -> Board:
        """Answer all that is asked at Night with the default, until the next Day or the end."""
        night = self.g.round
        while self.g.outcome is None and (self.g.round, self.g.phase) == (night, "night"):
            self.answer(None, self.default())
        return self

    # -- reading ---------------------------------------------------------------------------------------

    def places(self, seat: int) -> list[str]:
        """Where a seat can place a kin, on whichever side."""
        return list(dict.fromkeys(chosen.place for chosen in self.asked(seat).offers(Placement).values()))

    def purse(self, seat: int) -> tuple[int, int, int]:
        """Coins, scrolls, lanterns."""
        owned = self.g.seats[seat].resources
        return owned["coin"], owned["scroll"], owned["lantern"]

    def moons(self, seat: int) -> tuple[int, int, int]:
        """Coral, agate, jade."""
        owned = self.g.seats[seat].shards
        return owned["coral"], owned["agate"], owned["jade"]

    def at(self, place: str) -> tuple[int, str, bool] | None:
        """Owner, kind and whether cloaked, of the kin lying there."""
        return next(((kin.owner, kin.kind, kin.cloaked) for kin in self.g.kin if kin.at == place), None)
