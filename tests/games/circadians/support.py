"""Positions of Circadians: Chaos Order, built by hand for tests of single rules."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.game import GAME
from games.circadians.rules.combat import begin_battle
from games.circadians.rules.sending import Sending
from games.circadians.state import HOME, Building, Circadians, Held, Player, Price, Turn, Units
from games.engine import Event, SeatName, Setup, Step
from games.engine.decision import Form, Number, Pick
from games.engine.play import advance, waiting_for
from tests.support.arranged import Arranged

PRICERS = {"discover": "p3", "build": "p3", "harvest": "p4", "recruit": "p5", "move": "p6"}


class Table(Arranged[Circadians, str]):
    """A match after setup, round 1, all units at home and nothing built; nobody is asked anything."""

    game = GAME
    always_sound = False  # units stand where a test wants them, whoever stands there already

    def __init__(self, *factions: str, seed: str = "test", clear: bool = True, **options: str) -> None:
        seats = tuple({"faction": faction} for faction in factions)
        self.g, self.events = GAME.begin(Setup(len(factions), seed, options, seats))
        while self.g.phase == "setup":
            self.answer(None, self.default())
        if clear:
            self.clear()

    # -- arranging -----------------------------------------------------------------------------------------

    def clear(self) -> Table:
        """Everybody goes home, nothing stands on the map, relics lie where nobody fights, nobody decides."""
        g = self.g
        for region in g.regions.values():
            for seat, units in region.units.items():
                home = g.seats[seat].home
                home.fighters += units.fighters
                home.leaders += units.leaders
                home.rhyzu += units.rhyzu
            region.units, region.buildings, region.relic = {}, [], 0
        g.moved()
        g.stack.clear()
        return self

    def player(self, faction: str) -> Player:
        return self.g.seats[self.seat(faction)]

    def seat(self, faction: str | None = None) -> int:
        """The seat of a faction, or the first that is waited for."""
        seat = waiting_for(self.g)[0] if faction is None else self.g.faction(faction)
        assert seat is not None
        return seat

    def stand(self, faction: str, place: str, fighters: int = 0, *others: str) -> Table:
        """Units of a faction in a region, taken from its home, supply or recruit areas."""
        seat, player = self.seat(faction), self.player(faction)
        units = player.home if place == HOME else self.g.regions[place].units.setdefault(seat, Units())
        for _ in range(fighters):
            if place != HOME and player.home.fighters:
                player.home.fighters -= 1
            else:
                player.areas[next(area for area, count in enumerate(player.areas) if count)] -= 1
            units.fighters += 1
        for name in others:
            for pile in (player.home.leaders, player.home.rhyzu, player.reserve, self.g.rhyzu):
                if name in pile:
                    pile.remove(name)
            (units.rhyzu if name in c.RHYZU else units.leaders).append(name)
        if not units.count and place != HOME:
            self.g.regions[place].units.pop(seat, None)
        self.g.moved(seat)
        return self

    def upgrade(self, faction: str, *names: str) -> Table:
        """Upgraded leaders and attributes."""
        for name in names:
            player = self.player(faction)
            (player.attributes if name in c.ATTRIBUTES else player.upgraded).append(name)
        return self

    def build(self, faction: str, kind: str, place: str, foundation: str | None = None) -> Table:
        """A building on the map."""
        armed = faction == "ai" and kind == "stronghold"
        self.g.regions[place].buildings.append(Building(self.seat(faction), kind, foundation, armed))
        self.g.moved()
        return self

    def hand(self, faction: str, *cards: str) -> Table:
        """Cards of the deck in a hand, gained long ago."""
        for card in cards:
            if card in self.g.deck.cards:
                self.g.deck.cards.remove(card)
            self.player(faction).hand.append(Held(card, 0, "setup"))
        return self

    def rich(self, faction: str, energy: int = 30, gems: int = 10) -> Table:
        """A full purse."""
        player = self.player(faction)
        player.energy, player.gems = energy, gems
        return self

    def priced(self, phase: str, faction: str | None, token: str = "p3", last: bool = False) -> Table:
        """A price on a phase; None for a neutral token."""
        seat = None if faction is None else self.seat(faction)
        self.g.prices[phase] = Price(token, seat, last)
        if seat is not None and token in self.g.seats[seat].supply:
            self.g.seats[seat].supply.remove(token)
        return self

    def acting(self, faction: str, phase: str, **changes: object) -> Table:
        """In the middle of a faction's action, which it priced itself unless somebody else has."""
        self.g.phase = phase
        if phase not in self.g.prices:
            self.priced(phase, faction)
        self.g.turn = Turn(self.seat(faction), phase, acting=True, paid=True)
        for name, value in changes.items():
            setattr(self.g.turn, name, value)
        return self

    # -- playing -------------------------------------------------------------------------------------------

    def do(self, *steps: Step[Circadians]) -> list[Event]:
        """Carry out some steps until somebody is asked or nothing is left."""
        self.g.then(*steps)
        advance(self.g)
        self.events = list(self.g.told)
        self.g.told.clear()
        return self.events

    def answers(self, faction: str, *choices: str) -> Table:
        for choice in choices:
            self.answer(faction, choice)
        return self

    def send(self, faction: str, route: str, fighters: int, *others: str) -> Table:
        """Units on a route that is offered (CIR-D27)."""
        wanted = [
            name
            for name, sending in self.asked(faction).offers(Sending).items()
            if name.split("-")[0] == route and (sending.others, sending.fighters) == (others, fighters)
        ]
        if wanted:
            return self.answers(faction, wanted[0])
        return self.answers(faction, f"{route}?", ".".join((*others, str(fighters))))

    def defaults(self, most: int = 400) -> Table:
        """Defaults until nobody is asked."""
        for _ in range(most):
            if not waiting_for(self.g):
                return self
            self.answer(None, self.default())
        raise AssertionError("still asking")

    def options(self, faction: str) -> list[str]:
        """What a faction may pick; [] when it is not asked."""
        if not self.is_asked(faction):
            return []
        shape = self.asked(faction).shape
        if isinstance(shape, Number):
            return [str(number) for number in range(shape.low, shape.high + 1)]
        return [option.id for option in pick(shape.fields[0].shape if isinstance(shape, Form) else shape).options]

    def rule(self, faction: str) -> str:
        """The rule of what a faction is asked, if it is asked anything."""
        return self.asked(faction).rule if self.is_asked(faction) else ""

    def said(self, key: str) -> list[dict[str, object]]:
        """The arguments of the events with this key since the last answer."""
        return [dict(event.text.args) for event in self.told(f"circadians-{key}")]

    def wounds(self) -> dict[int, int]:
        """Wounded fighters by seat, as told since the last answer."""
        return {seat_of(args["seat"]): int(str(args["count"])) for args in self.said("wounded")}

    def victor(self) -> int:
        """The victor of the battle just told."""
        return seat_of(self.said("strength")[0]["victor"])

    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody while the match goes on."""
        return self.g.outcome.winners if self.g.outcome else ()

    def morale(self, place: str) -> bool:
        """Whether a morale token lies in a region."""
        return self.g.regions[place].morale

    def fighting(self) -> str:
        """The region of the battle under way."""
        return self.g.battle.region if self.g.battle else ""

    def fight(self, region: str, initiator: str, opponent: str) -> Table:
        """Begin a battle."""
        self.g.phase = "combat"
        begin_battle(self.g, region, self.seat(initiator), self.seat(opponent))
        self.do()
        return self

    def plans(self, first: tuple[str, str, str], second: tuple[str, str, str], *dice: int) -> list[Event]:
        """Both plans (faction, sector, card); the dice fall as told."""
        if dice:
            load_dice(self, dice)
        for faction, sector, card in (first, second):
            self.answer(faction, f"sector={sector} card={card}")
        return self.events

    def check(self) -> list[str]:
        return GAME.check(self.g)


def load_dice(table: Table, faces: tuple[int, ...]) -> None:
    """Find a seed under which the next rolls show these faces (by number, from 1)."""
    dice, drawn = table.g.dice, table.g.dice.drawn
    for attempt in range(100_000):
        dice.seed, dice.drawn = f"loaded {attempt}", drawn
        if all(dice.below(len(c.FACES)) + 1 == face for face in faces):
            dice.drawn = drawn
            return
    raise AssertionError("no such dice")


def seat_of(name: object) -> int:
    assert isinstance(name, SeatName)
    return name.seat


def pick(shape: object) -> Pick:
    assert isinstance(shape, Pick)
    return shape


def face(strength: int) -> int:
    """The number of a face with this strength."""
    return next(each.face for each in c.FACES if each.strength == strength)


def duel(*setup: tuple[str, int, tuple[str, ...]], region: str = "c2") -> Table:
    """Two or more factions in a region."""
    table = Table(*(faction for faction, _, _ in setup))
    for faction, fighters, others in setup:
        table.stand(faction, region, fighters, *others).rich(faction, 5, 2)
    return table


def relic_check(*factions: str, round_: int = 1, relics: dict[int, str] | None = None) -> Table:
    table = Table(*factions)
    table.g.round, table.g.phase = round_, "relic"
    for number, name in (relics or {round_: "c2", 6: "e4"}).items():
        table.g.regions[name].relic = number
    return table
