"""Positions of Hyperborea, built by hand for tests of single rules."""

from __future__ import annotations

from games.engine import Event, Setup, open_decisions
from games.hyperborea import components as c
from games.hyperborea.game import GAME
from games.hyperborea.rules.fog import turn_up
from games.hyperborea.state import NOBODY, Hyperborea, Player, Pool
from tests.support.arranged import Arranged

START = "cube=blue three=orange two=green one=yellow"


def kinds(words: str) -> list[int]:
    """`red 2 grey` style words as counts: a number multiplies the colour after it."""
    counted, times = [0] * len(c.CUBES), 1
    for word in words.split():
        if word.isdecimal():
            times = int(word)
        else:
            counted[c.KIND[word]] += times
            times = 1
    return counted


def start_of(factions: dict[int, str], players: int) -> tuple[dict[str, str], ...]:
    """The seats' factions: those named, and free ones for the others."""
    free = [faction for faction in c.FACTIONS if faction not in factions.values()]
    return tuple({"faction": factions[seat] if seat in factions else free.pop(0)} for seat in range(players))


class Table(Arranged[Hyperborea, int]):
    """A match at the first turn of seat 0, with empty bags and mats; what a test needs is put there by hand.

    `tile` gives seat 0 a faction tile (`celestial_a:alchemy` with its start card) and makes it a Faction War.
    """

    game = GAME

    def __init__(self, players: int = 3, tile: str = "", *, start: bool = True, **options: str) -> None:
        factions = {0: tile.partition("_")[0]} if tile else {}
        if tile:
            options["mode"] = "faction_war"
        self.g = self._begin(players, factions, options)
        for seat in range(players) if start or tile else ():
            self.answer(seat, f"{self._tile(seat, tile)}{START}")
        if start:
            for seat in range(players):
                self.clear(seat)

    def _tile(self, seat: int, tile: str) -> str:
        """The faction tile of a seat, as the form has it: seat 0 takes this one, the others their first."""
        if not tile:
            return ""
        mine = next(row.id for row in c.TILES.values() if row.faction == self.g.seats[seat].faction)
        plain = mine if mine != "celestial_a" else "celestial_a:alchemy"
        return f"tile={tile if seat == 0 else plain} "

    @staticmethod
    def _begin(players: int, factions: dict[int, str], options: dict[str, str]) -> Hyperborea:
        """A match in which seat 0 is the first player."""
        for number in range(100):
            g, _ = GAME.begin(Setup(players, f"test {number}", dict(options), start_of(factions, players)))
            if g.first == 0:
                return g
        raise AssertionError("seat 0 is never first")

    # -- arranging -----------------------------------------------------------------------------------------

    def seat(self, who: int | None = None) -> int:
        """A seat: that of the player on turn, if none is named."""
        return self.g.active if who is None else who

    def player(self, seat: int = 0) -> Player:
        """A seat."""
        return self.g.seats[seat]

    def clear(self, seat: int) -> None:
        """All cubes of a seat to the supply, no levels."""
        player = self.player(seat)
        for kind, count in enumerate(player.cubes()):
            self.g.supply[kind] += count
        player.bag, player.available, player.unused = ([0] * len(c.CUBES) for _ in range(3))
        player.rows = {}
        player.levels = [0] * len(c.COLOURS)

    def cubes(self, seat: int = 0, *, available: str = "", unused: str = "", bag: str = "") -> Table:
        """More cubes from the supply."""
        player = self.player(seat)
        for area, words in ((player.available, available), (player.unused, unused), (player.bag, bag)):
            for kind, count in enumerate(kinds(words)):
                area[kind] += count
                self.g.supply[kind] -= count
        return self

    def row(self, row: str, words: str, seat: int = 0) -> Table:
        """Cubes on the spaces of a row, `-` for an empty space."""
        lying = [c.EMPTY if word == "-" else c.KIND[word] for word in words.split()]
        assert len(lying) == len(c.ROWS[row].slots)
        for kind in lying:
            if kind != c.EMPTY:
                self.g.supply[kind] -= 1
        self.player(seat).rows[row] = lying
        if c.ROWS[row].kind != "instant" and self.player(seat).is_full(row):
            self.player(seat).completed.append(row)
        return self

    def pool(self, **points: int) -> Table:
        """Points in the turn pool."""
        for op, count in points.items():
            self.g.pool.points[op] = self.g.pool.points.get(op, 0) + count
        return self

    def levels(self, seat: int = 0, **levels: int) -> Table:
        """Development markers."""
        for colour, level in levels.items():
            self.player(seat).levels[c.KIND[colour]] = level
        return self

    def card(self, *cards: str, seat: int = 0) -> Table:
        """Cards from the decks (or from the offers, which are filled up) for a player."""
        for card in cards:
            deck = self.g.decks[c.CARDS[card].deck - 1]
            for offers in self.g.market:
                for offer in offers:
                    if offer.card == card:
                        offer.card = deck.cards.pop()
                        deck.cards.append(card)
            deck.cards.remove(card)
            self.player(seat).cards.append(card)
        return self

    def offer(self, *cards: str) -> Table:
        """These cards are among those face up."""
        for card in cards:
            number = c.CARDS[card].deck - 1
            deck, offers = self.g.decks[number], self.g.market[number]
            if all(offer.card != card for offer in offers):
                place = next(offer for offer in offers if offer.card not in cards)
                deck.cards[deck.cards.index(card)] = place.card
                place.card = card
        return self

    def tile(self, area: str, tile: str, *, ghosts: bool = False) -> Table:
        """An area of the middle with this tile, face up; without Ghosts unless they are wanted."""
        g = self.g
        here = g.areas[area]
        if here.tile != tile:
            for other in g.areas.values():
                if other.tile == tile:
                    assert not other.up, "that tile lies face up elsewhere"
                    other.tile = here.tile
            for left in (g.central_left, g.outer_left):
                if tile in left:
                    left[left.index(tile)] = here.tile
            here.tile = tile
        if not here.up:
            turn_up(g, area)
        for spot in here.spots if not ghosts else ():
            g.ghosts += spot.occupant != NOBODY
            spot.occupant = NOBODY
        g.told.clear()
        return self

    def land(self, *areas: str) -> Table:
        """The whole map is face up; these outer areas (all others too) are deserts as far as there are any."""
        deserts = [place.id for place in c.PLACES.values() if place.kind == "outer" and place.terrain == "desert"]
        for area in self.g.layout.outer:
            used = [other.tile for other in self.g.areas.values() if other.up]
            if not self.g.areas[area].up:
                self.tile(area, next(tile for tile in deserts if tile not in used))
        if not self.g.areas["c"].up:
            self.tile("c", "c2")
        return self

    def figures(self, seat: int, **areas: int) -> Table:
        """The seat's free figures, exactly these; nothing is turned up by it."""
        player = self.player(seat)
        for area in self.g.areas.values():
            player.reserve += area.free[seat]
            area.free[seat] = 0
            if seat == self.g.active:
                area.stopped = 0
            for spot in area.spots:
                if spot.occupant == seat:
                    spot.occupant = NOBODY
                    player.reserve += 1
        for name, count in areas.items():
            self.g.areas[name].free[seat] = count
            player.reserve -= count
        return self

    def occupy(self, area: str, spot: int, seat: int) -> Table:
        """A figure of the seat's reserve in a city or on a ruin."""
        self.g.areas[area].spots[spot].occupant = seat
        self.player(seat).reserve -= 1
        return self

    def walls(self, area: str, seat: int, count: int) -> Table:
        """Fortresses of a seat."""
        self.g.areas[area].walls[seat] += count
        self.player(seat).fortresses -= count
        return self

    def tokens(self, area: str, spot: int, *tokens: str) -> Table:
        """These Ruins tokens on a ruin, top first; what lay there goes under its pool."""
        for token in tokens:
            self._find(token)
        ruin = self.g.areas[area].spots[spot]
        for token in ruin.tokens:
            self.g.tokens[c.TOKENS[token].color].append(token)
        ruin.tokens = [*tokens]
        return self

    def keep(self, token: str, seat: int = 0) -> Table:
        """A kept token."""
        self._find(token)
        self.player(seat).kept = token
        return self

    def _find(self, token: str) -> None:
        """Take a token out of its pool, or out of a stack in exchange for another one."""
        pool = self.g.tokens[c.TOKENS[token].color]
        if token in pool:
            pool.remove(token)
            return
        for area in self.g.areas.values():
            for spot in area.spots:
                if token in spot.tokens:
                    spot.tokens[spot.tokens.index(token)] = pool.pop()
                    return
        raise AssertionError(f"no {token} left")

    # -- playing -------------------------------------------------------------------------------------------

    def do(self, *choices: str) -> list[Event]:
        """Choices of the player on turn, one after the other; all that was told."""
        assert GAME.check(self.g) == []
        told: list[Event] = []
        for choice in choices:
            told += self.answer(self.g.active, choice)
        return told

    def next_turn_of(self, seat: int) -> Table:
        """Everybody ends turns until it is this seat's turn (again); other questions get their defaults."""
        self.do("end")
        while self.g.active != seat or self.asked().rule != "HYP-D10":
            who = next(iter(open_decisions(self.g)))
            self.answer(who, "end" if self.asked(who).rule == "HYP-D10" else "keep")
        return self

    def options(self, prefix: str = "", seat: int | None = None) -> list[str]:
        """The ids of what is offered, those that begin so."""
        return [name for name in self.offers(seat) if name.startswith(prefix)]

    @property
    def points(self) -> dict[str, int]:
        """Points in the turn pool."""
        return self.g.pool.points

    @property
    def spent(self) -> bool:
        """Whether the pool is empty."""
        return self.g.pool == Pool(activations=self.g.pool.activations, numbered=self.g.pool.numbered)


def keys(events: list[Event]) -> list[str]:
    """What was told, by message id."""
    return [event.text.key.removeprefix("hyperborea-") for event in events]
