"""Positions of Scythe, built by hand for tests of single rules."""

from __future__ import annotations

from games.engine import Choice, Form, Number, Pick, Setup, Step, start
from games.scythe import components as c
from games.scythe.game import GAME
from games.scythe.rules.setup import Begin, shuffle_decks
from games.scythe.rules.turn import Turn
from games.scythe.state import Player, Scythe
from tests.support.arranged import Arranged

MATS = {
    "nordic": "engineering",
    "rusviet": "patriotic",
    "crimea": "mechanical",
    "saxony": "industrial",
    "polania": "agricultural",
}
"""The mats of the tests, where a test does not say otherwise."""


class Table(Arranged[Scythe, int]):
    """A match with the named factions in seats 0, 1, …; it is the first one's turn. `nordic/patriotic` names a mat."""

    game = GAME

    def __init__(self, *factions: str, seed: str = "test", **options: str) -> None:
        names = factions or ("polania", "nordic")
        setup = GAME.complete(Setup(len(names), seed, options))
        self.g = GAME.new(setup)
        shuffle_decks(self.g)
        for player, name in zip(self.g.seats, names, strict=True):
            faction, _, mat = name.partition("/")
            player.faction, player.mat = faction, mat or MATS[faction]
        self.events = start(self.g, Begin())
        self.first = self.g.active
        self.turn(0)

    # -- arranging -----------------------------------------------------------------------------------------

    def turn(self, seat: int, section: str = "") -> Table:
        """A new turn of this seat; whatever was waiting is forgotten, the action token is on `section`."""
        self.g.stack.clear()
        self.g.seats[seat].section = section
        self.begin(Turn(seat))
        return self

    def begin(self, *steps: Step[Scythe]) -> Table:
        """Put steps on the stack and run to the next decision."""
        self.g.then(*steps[1:])
        self.events = start(self.g, steps[0])
        return self

    def only(self, *steps: Step[Scythe]) -> Table:
        """Nothing but these steps."""
        self.g.stack.clear()
        return self.begin(*steps)

    def put(self, seat: int, **fields: object) -> Table:
        """Set fields of a player. `workers="c1 c1 d2"` places workers, the rest is on the mat; `mechs={1: "c1"}`."""
        player = self.g.seats[seat]
        for name, value in fields.items():
            if name == "workers":
                assert isinstance(value, str)
                places = value.split()
                value = places + [""] * (c.WORKERS - len(places))
            elif name == "mechs":
                assert isinstance(value, dict)
                value = [value.get(slot, "") for slot in range(1, c.MECHS + 1)]
            elif name == "hand":
                assert isinstance(value, list)
                self._hand(player, value)
                continue
            setattr(player, name, value)
        return self

    def _hand(self, player: Player, values: list[int]) -> None:
        """Exchange a hand with the deck, so that no card is lost."""
        self.g.combat.cards.extend(player.hand)
        player.hand = sorted(values)
        for value in values:
            self.g.combat.cards.remove(value)

    def objectives(self, seat: int, *names: str) -> Table:
        """Exchange the objectives of a seat; whoever else held one of them draws another."""
        self.g.objectives.cards.extend(self.g.seats[seat].objectives)
        self.g.seats[seat].objectives = []
        for other in self.g.seats:
            for name in names:
                if name in other.objectives:
                    other.objectives.remove(name)
                    other.objectives.append(self.g.objectives.cards.pop(0))
        for name in names:
            if name in self.g.objectives.cards:
                self.g.objectives.cards.remove(name)
        self.g.seats[seat].objectives = [*names]
        return self

    def goods(self, place: str, **tokens: int) -> Table:
        """Exactly these tokens on a place."""
        self.g.goods.pop(place, None)
        for kind, count in tokens.items():
            self.g.add_goods(place, c.RESOURCES.index(kind), count)
        return self

    def factory_cards(self, *numbers: int) -> Table:
        """Exactly these cards on the Factory."""
        names = [f"factory_{number:02}" for number in numbers]
        owned = [player.factory for player in self.g.seats]
        self.g.factory = names
        self.g.unused = [card for card in c.FACTORY_CARDS if card not in names and card not in owned]
        return self

    def own_factory_card(self, seat: int, number: int) -> Table:
        """Give a seat a Factory card."""
        name = f"factory_{number:02}"
        for pile in (self.g.factory, self.g.unused):
            if name in pile:
                pile.remove(name)
        self.g.seats[seat].factory = name
        while len(self.g.factory) + sum(bool(p.factory) for p in self.g.seats) > self.g.players + 1:
            self.g.unused.append(self.g.factory.pop())
        while len(self.g.factory) + sum(bool(p.factory) for p in self.g.seats) < self.g.players + 1:
            self.g.factory.append(self.g.unused.pop())
        return self

    def next_encounter(self, number: int) -> Table:
        """This card is on top of the encounter deck."""
        name = f"encounter_{number:02}"
        self.g.encounters.cards.remove(name)
        self.g.encounters.cards.insert(0, name)
        return self

    # -- playing -------------------------------------------------------------------------------------------

    def say(self, *answers: str | Choice, seat: int | None = None) -> Table:
        """Answers of whoever is asked (or of this seat), one after another; the position must stay sound.

        `"character", "all", "d2"` is said as `character>d2+all` where a unit's whole way is one choice.
        """
        waiting = list(answers)
        while waiting:
            self.answer(seat, self._whole_way(waiting))
        return self

    def _whole_way(self, answers: list[str | Choice]) -> str | Choice:
        """The next answer; a unit that is not moved step by step takes what follows with it."""
        answer = answers.pop(0)
        if not isinstance(answer, str) or self.rule != "SCY-D05" or answer in self.offers() or not answers:
            return answer
        laden = answers[0] == "all"
        if laden:
            answers.pop(0)
        return f"{answer}>{answers.pop(0)}{'+all' if laden else ''}"

    def top(self, action: str, *answers: str | Choice) -> Table:
        """Choose the section with this top action, and answer on."""
        seat = self.g.active
        section = next(s for s in self.g.mat(seat).section if s.top == action)
        return self.say(str(section.index), *answers)

    def bottom(self, action: str, *answers: str | Choice) -> Table:
        """Choose the section of this bottom action, skip the top, and answer on."""
        seat = self.g.active
        section = next(s for s in self.g.mat(seat).section if s.bottom == action)
        self.say(str(section.index))
        if self.asked().rule == "SCY-D04":
            self.say("skip")
        return self.say(*answers)

    # -- looking -------------------------------------------------------------------------------------------

    def __getitem__(self, seat: int) -> Player:
        return self.g.seats[seat]

    @property
    def rule(self) -> str:
        """The rule of what is asked now."""
        return self.asked().rule

    def sections(self) -> list[str]:
        """The sections that are offered, and the objectives, without what can be chosen with a section."""
        return [name for name in self.offers() if name[1:2] != ":"]

    def units(self) -> set[str]:
        """The units that may move."""
        return {name.partition(">")[0] for name in self.offers()} - {"stop"}

    def field(self, name: str, seat: int | None = None) -> Pick | Number:
        """A field of the form that is asked."""
        shape = self.asked(seat).shape
        assert isinstance(shape, Form)
        return next(field.shape for field in shape.fields if field.name == name)

    def fields(self, seat: int | None = None) -> list[str]:
        """The names of the fields."""
        shape = self.asked(seat).shape
        assert isinstance(shape, Form)
        return [field.name for field in shape.fields]

    def tokens(self, place: str) -> dict[str, int]:
        """Tokens on a place."""
        goods = self.g.goods.get(place, [0, 0, 0, 0])
        return {kind: count for kind, count in zip(c.RESOURCES, goods, strict=True) if count}
