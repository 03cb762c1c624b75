"""The part of a match's state that every game has."""

from __future__ import annotations

from typing import Any, ClassVar, Self, TypeVar, cast

import msgspec

from games.engine.deck import Deck, path_to
from games.engine.dice import Dice
from games.engine.event import Event
from games.engine.outcome import Outcome
from games.engine.registry import Registry
from games.engine.step import AnyStep, Ask, Question, Step
from games.engine.text import Arg, Text

T = TypeVar("T")


class State(msgspec.Struct, kw_only=True, dict=True):
    """Plain data: written to JSON, compared and cloned as it is. Games add fields of their own."""

    registry: ClassVar[Registry] = Registry("a state without a game", ())
    """The steps of the game whose state this is: no others can be scheduled."""
    schema: int
    players: int
    options: dict[str, str]
    dice: Dice
    stack: list[AnyStep] = []
    debts: list[AnyStep] = []
    """Questions that must be answered some time, but for which nobody waits."""
    asked: int = 0
    """How many questions have been opened."""
    revealed: int = 0
    """How often something hidden was shown; with the dice's counter it is what undo never crosses."""
    outcome: Outcome | None = None

    # -- what rules say ------------------------------------------------------------------------------------

    def then(self, *steps: Step[Self] | None) -> None:
        """Do these next, in this order, before whatever was waiting. None is left out; nothing follows the end."""
        if self.outcome is None:
            registry, stack = self.registry, self.stack
            known = registry.steps
            for step in reversed(steps):
                if step is not None:
                    if type(step) not in known:
                        registry.require(step)  # says what is wrong with it
                    stack.append(step)

    def owe(self, question: Question[Self, Any]) -> None:
        """Ask this without holding up the table. Nothing is owed after the end."""
        self.registry.require(question)
        if self.outcome is None:
            self.debts.append(question)

    def tell(
        self,
        key: str,
        *,
        only: tuple[int, ...] | None = None,
        known: bool = False,
        where: str | None = None,
        route: tuple[str, ...] = (),
        **args: Arg,
    ) -> None:
        """Tell the table (or only some seats) what happened.

        What only some are told is news to them, and undo does not go back behind it; unless it was `known` to them:
        something about themselves, say.
        """
        if only is not None and not known and self.barrier == self.began:
            self.mark_revealed()
        self.told.append(Event(Text(key, args), only, where, route))

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place with the match's dice."""
        self.dice.shuffle(items)

    def draw(self, deck: Deck[T]) -> T:
        """Take the top card. Undo does not go back behind this."""
        if not deck.cards:
            raise LookupError(f"{path_to(deck, self, type(self).__name__)} is empty")
        self.mark_revealed()
        return deck.cards.pop(0)

    def mark_revealed(self) -> None:
        """Something hidden was shown."""
        self.revealed += 1

    def consult(self, seat: int) -> None:
        """What comes next depends on the standing orders of this seat: nobody else can foresee it."""
        self.consulted.add(seat)

    def finish(self, outcome: Outcome) -> None:
        """The match is over."""
        self.outcome = outcome
        self.stack.clear()
        self.debts.clear()

    # -- what the engine needs -----------------------------------------------------------------------------

    @property
    def top(self) -> Step[Self]:
        """What is on top of the stack: a step of this game, for no other can be scheduled or loaded."""
        return cast("Step[Self]", self.stack[-1])

    def leave(self, step: Ask[Self]) -> None:
        """Take an answered question off the stack or out of the debts."""
        stack = self.stack
        if stack and stack[-1] is step:
            stack.pop()
        else:
            self.debts[:] = [debt for debt in self.debts if debt is not step]

    @property
    def barrier(self) -> tuple[int, int]:
        """Changes whenever undo must not go back any further: chance, a reveal, the end of the match."""
        return self.dice.drawn, self.revealed if self.outcome is None else self.revealed + 1

    def __post_init__(self) -> None:
        self.told: list[Event] = []
        """Events of the move under way; never part of the data."""
        self.consulted: set[int] = set()
        """Whose standing orders have decided something since it was loaded; never part of the data."""
        self.began = self.barrier
        """The barrier as it was when the move under way began; never part of the data."""

    def flush(self) -> list[Event]:
        """What was told by the move under way, which ends here."""
        events, self.told = self.told, []
        self.began = (self.dice.drawn, self.revealed) if self.outcome is None else self.barrier
        return events
