"""The part of a match's state that every game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

import msgspec

from games.engine.dice import Dice
from games.engine.event import Event
from games.engine.outcome import Outcome
from games.engine.registry import Registry
from games.engine.step import AnyStep, Ask, Question, Step
from games.engine.text import Arg, Text

if TYPE_CHECKING:
    from games.engine.decision import Decision
    from games.engine.deck import Deck


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

    def then(self, *steps: Step | None) -> None:
        """Do these next, in this order, before whatever was waiting. None is left out; nothing follows the end."""
        if self.outcome is None:
            for step in reversed(steps):
                if step is not None:
                    self.registry.require(step)
                    self.stack.append(step)

    def owe(self, question: Question) -> None:
        """Ask this without holding up the table."""
        self.registry.require(question)
        self.debts.append(question)

    def tell(self, key: str, *, only: tuple[int, ...] | None = None, where: str | None = None, **args: Arg) -> None:
        """Tell the table (or only some seats) what happened."""
        self.told.append(Event(Text(key, args), only, where))

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place with the match's dice."""
        self.dice.shuffle(items)

    def draw(self, deck: Deck) -> Any:
        """Take the top card. Undo does not go back behind this."""
        self.mark_revealed()
        return deck.cards.pop(0)

    def mark_revealed(self) -> None:
        """Something hidden was shown."""
        self.revealed += 1

    def finish(self, outcome: Outcome) -> None:
        """The match is over."""
        self.outcome = outcome
        self.stack.clear()
        self.debts.clear()

    # -- what the engine needs -----------------------------------------------------------------------------

    def leave(self, step: Ask) -> None:
        """Take an answered question off the stack or out of the debts."""
        if self.stack and self.stack[-1] is step:
            self.stack.pop()
        else:
            self.debts[:] = [debt for debt in self.debts if debt is not step]

    @property
    def barrier(self) -> tuple[int, int]:
        """Changes whenever undo must not go back any further."""
        return (self.dice.drawn, self.revealed)

    def __post_init__(self) -> None:
        self.told: list[Event] = []
        """Events of the move under way; never part of the data."""

    listed = cast("dict[int, tuple[Ask, Decision]] | None", None)
    """Who is asked what by which step, if it has been listed since the last change; never part of the data."""
