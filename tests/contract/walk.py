"""Walking through matches with players who pick at random among what is offered."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import games
from games.engine import Assembled, Decision, Entry, Event, Form, Game, Match, Text
from games.engine.decision import filled
from games.engine.policy import random_choice
from tests.contract.modes import Mode

LONGEST = 20_000
"""No match of ours needs nearly as many decisions."""


ASIDES = 0.1
"""How often something is done unasked."""


class Walk:
    """A match under way: what was played, what was told."""

    def __init__(self, mode: Mode, seed: int) -> None:
        self.mode, self.seed = mode, seed
        self.game = games.game(mode.game)
        self.setup = self.game.complete(mode.setup(seed))
        self.rng = random.Random(f"walk {mode} {seed}")
        self.match, self.events = Match.begin(self.game, self.setup)
        self.log: list[Entry] = []
        self.number = 0
        """Of the position, counted from the beginning."""
        self._kinds: tuple[int, set[str]] = -1, set()
        self._explained: dict[tuple[int, int], Decision] = {}

    def __iter__(self) -> Iterator[Walk]:
        """Stops before every decision, and once more at the end."""
        for self.number in range(LONGEST):
            yield self
            if self.match.present.outcome is not None:
                return
            self.events = [*self.aside(), *self.step()]
        raise AssertionError(f"{self} does not end")

    @property
    def kinds(self) -> set[str]:
        """Which questions of the rules are asked here: worked out once for everybody who looks."""
        if self._kinds[0] != self.number:
            asked = {f"{decision.rule} {decision.kind}" for decision in self.match.decisions.values()}
            self._kinds = self.number, asked
        return self._kinds[1]

    def explained(self, seat: int) -> Decision:
        """What a seat is asked here with all that is said about it: worked out once for everybody who looks."""
        where = self.number, seat
        if where not in self._explained:
            if any(number != self.number for number, _ in self._explained):
                self._explained.clear()
            self._explained[where] = self.match.explained(seat)
        return self._explained[where]

    def aside(self) -> list[Event]:
        """Now and then somebody does something unasked, in games that allow it."""
        possible = asides(self.match, self.mode.players) if has_asides(self.game) else {}
        if not possible or self.rng.random() >= ASIDES:
            return []
        seat, name = self.rng.choice(sorted(possible))
        entry, events = self.match.aside(seat, name, random_aside(possible[seat, name], self.rng))
        self.log.append(entry)
        return events

    def step(self) -> list[Event]:
        """Somebody decides at random."""
        waiting = self.match.waiting
        assert waiting, f"{self}: nobody is asked, and the match is not over"
        seat = self.rng.choice(waiting)
        choice = random_choice(self.match.decision(seat), self.rng)
        entry, events = self.match.submit(seat, choice)
        self.log.append(entry)
        return events

    def __str__(self) -> str:
        return f"{self.mode} seed {self.seed} after {len(self.log)} decisions"


class BotWalk(Walk):
    """The bots play: they come to what players who choose at random hardly ever see."""

    def step(self) -> list[Event]:
        seat = self.match.waiting[0]
        words = self.game.policy(self.match.view(seat), self.match.decision(seat), self.rng)
        entry, events = self.match.submit(seat, words, by="bot")
        self.log.append(entry)
        return events


def has_asides(game: Game) -> bool:
    """Whether something can be done in it without being asked."""
    return isinstance(game, Assembled) and game.parts.asides is not None


def asides(match: Match, players: int) -> dict[tuple[int, str], Form]:
    """What everybody may do now without being asked."""
    found = ((seat, match.game.aside_forms(match.present, seat)) for seat in range(players))
    return {(seat, name): form for seat, forms in found for name, form in forms.items()}


def random_aside(form: Form, rng: random.Random) -> str:
    """A form filled in at random."""
    return form.write(filled(random_choice(Decision(0, Text("engine-aside"), form, ""), rng)))


OFTEN = int(os.environ.get("SLOWTABLE_LOOKS", "5"))
"""So many positions of a match are looked at before they are looked at half as often; more in `make soak-tests`."""


class Every:
    """The first position of a match with each kind of question, and the last of all; between them every n-th, in long
    matches less and less often. Now and then one more: some questions come at every second decision only."""

    def __init__(self, nth: int, kinds: set[str] | None = None) -> None:
        self._nth = nth
        self._looked = 0
        self._kinds = set[str]() if kinds is None else kinds
        """The kinds of questions that were looked at; several matches may share them."""

    def due(self, here: Walk) -> bool:
        """Whether this is a position to be looked at. Asked once of each."""
        if here.match.outcome is not None:
            return True
        if new := here.kinds - self._kinds:
            self._kinds |= new
            return True
        if here.number % self._nth and here.number % (5 * self._nth) != 1:
            return False
        self._looked += 1
        if self._looked % OFTEN == 0:
            self._nth *= 2
        return True


def every(walk: Walk, nth: int) -> Iterator[Walk]:
    """Some positions of a match: see `Every`."""
    turn = Every(nth)
    return (here for here in walk if turn.due(here))
