"""Seals: what the table is shown of choices that are sealed, and the salts that keep them from being guessed.

A receipt is the hash of a salt and the words of a choice. Choices are few enough to be tried one by one, so the salt is
all that hides them: it is drawn anew for every seal, and nobody is told it before that very choice has been revealed.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from games.engine import dice
from games.engine.decision import Decision
from games.engine.play import G, Position, kept_choices
from games.engine.state import State
from games.engine.step import Ask, Sealed

Salts = Callable[[], str]


class Seal(msgspec.Struct, frozen=True):
    """A sealed choice."""

    asked: int
    text: str
    salt: str
    receipt: str

    @classmethod
    def of(cls, decision: Decision, text: str, salt: str) -> Seal:
        """A choice, sealed with this salt."""
        return cls(decision.asked, text, salt, dice.receipt(salt, text))


class Seals(msgspec.Struct):
    """The seals of a match, by seat."""

    closed: dict[int, Seal] = {}
    """Not revealed yet."""
    opened: dict[int, Seal] = {}
    """Revealed last, together."""

    def follow(self, g: State, given: dict[int, Seal], revealed: bool, salts: Salts) -> dict[int, Seal]:
        """Go on to the state after a choice. `given` are the seals that came with it; `revealed` says whether something
        was revealed by it. Returns the seals of choices that nobody gave now: standing orders made them.
        """
        before = {**self.closed, **given}
        closed: dict[int, Seal] = {}
        made: dict[int, Seal] = {}
        for decision, choice in kept_choices(g):
            kept = before.get(decision.seat)
            if kept is not None and kept.asked == decision.asked:
                closed[decision.seat] = before.pop(decision.seat)
            else:
                seal = Seal.of(decision, decision.write(choice), salts())
                closed[decision.seat] = made[decision.seat] = seal
        self.closed = closed
        if before and revealed:
            self.opened = before
        return made


def asked_beside(position: Position[G], step: Ask[G], seat: int) -> list[Decision]:
    """What others are asked who have to answer a sealed step together with this seat, and have not yet."""
    if not isinstance(step, Sealed):
        return []
    others = [(asking, decision) for other, (asking, decision) in position.asked.items() if other != seat]
    return [decision for asking, decision in others if asking is step and step.lacks(position.g, decision.seat)]


def answered(step: Ask[G], asked: list[Decision], salts: Salts) -> dict[int, Seal]:
    """Seals for those of them whom the step has answered for at the reveal, by standing orders. Without a seal it would
    show that they have some."""
    kept = ((decision, step.sealed_choice(decision.seat)) for decision in asked)
    return {
        decision.seat: Seal.of(decision, decision.write(choice), salts())
        for decision, choice in kept
        if choice is not None
    }
