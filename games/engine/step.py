"""What happens next, as data: a step does something and schedules more, or asks and waits."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from games.engine.decision import Choice, Decision

if TYPE_CHECKING:
    from games.engine.state import State

Listed = Mapping[int, Decision]
"""What seats were found to be asked, with the numbers of the questions; it holds until anything happens."""

A = TypeVar("A")
"""What the answer to a question means to the rules."""
S = TypeVar("S", bound="State", contravariant=True)
"""The state of the game that a step belongs to: steps of one game cannot be scheduled in another."""


def untagged(name: str) -> str:
    """The tag of a class that was given none: nothing is stored as that."""
    return ""


@cache
def tag_of(step: type[AnyStep]) -> str:
    """What steps of this class are stored as. It never changes, whatever becomes of the name of the class."""
    assert issubclass(step, Step)
    return str(step.__struct_config__.tag)


class AnyStep:
    """Stands for any step in a state's type; the game's decoder turns the data into the right one."""

    __slots__ = ()
    asks = False
    """Whether it is an `Ask`: cheaper to read than `isinstance`, and read at every step."""
    asked = 0
    """The number of its question, once that is open."""
    seals = False
    """Whether whom it asks may have answered already (`Ask.lacks`): as cheap to read."""
    queues = False
    """Whether it may touch what others can take too (`Step.in_order`): as cheap to read."""


class Step(msgspec.Struct, AnyStep, Generic[S], tag=untagged, tag_field="step", gc=False):
    """Runs once when it reaches the top of the stack; it has left the stack by then.

    Each step of a game names its state and has a tag of its own, under which it is stored:
    `class Year(Step[Xidit], tag="Year")`.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.queues = cls.in_order is not Step.in_order

    def in_order(self, g: S) -> str:
        """What this touches that others can take too, in a word; "" for nothing. See `Parallel`."""
        return ""

    def run(self, g: S) -> None:
        """Change the state, tell what happened, schedule what follows with `g.then`."""
        raise NotImplementedError(type(self).__name__)


class Ask(Step[S], kw_only=True):
    """Stays on the stack until its questions are answered."""

    asks = True
    asked: int = 0

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.seals = cls.lacks is not Ask.lacks

    def asking(self, seat: int) -> Ask[S]:
        """What asks this seat: a step that holds others may be at a different question of each."""
        return self

    def seats(self, g: S) -> list[int]:
        """Who may answer now."""
        raise NotImplementedError(type(self).__name__)

    def missing(self, g: S) -> list[int]:
        """Whom the table waits for."""
        return self.seats(g)

    def lacks(self, g: S, seat: int) -> bool:
        """Whether the table waits for this seat, which may answer."""
        return True

    def decision(self, g: S, seat: int) -> Decision | None:
        """What this seat is asked; None when there is nothing to ask."""
        raise NotImplementedError(type(self).__name__)

    def stays(self, seat: int) -> bool:
        """Whether `decision` is never None for this seat, whatever others do: then its options need not be listed only
        to find out whether there are any."""
        return False

    def is_open(self, g: S, seat: int) -> bool:
        """Whether this seat is known to be asked something, without listing what: the match has come to a halt here,
        and goes on as soon as there is nothing to decide."""
        return self.stays(seat)

    def explained(self, g: S, decision: Decision) -> Decision:
        """The same question for whoever is asked: what each option does, costs and brings, what cannot be taken back,
        and what is not possible now, with the reasons (`Decision.explain`). Never other options, and nothing in the
        hints of public options that others may not know."""
        return decision

    def plain(self, seat: int, choice: Choice) -> Choice:
        """A legal choice as it is taken and written. Where things are alike, which of them was picked tells nothing: a
        game that has such things writes one way of picking them."""
        return choice

    def keeps_sealed(self, seat: int) -> bool:
        """Whether an answer of this seat stays sealed here until others have answered, too."""
        return False

    def sealed_choice(self, seat: int) -> Choice | None:
        """What this seat has sealed here and may still change: for its own eyes only."""
        return None

    def unseal(self, seat: int) -> None:
        """Forget what this seat has sealed here."""

    def default_for(self, g: S, seat: int) -> Choice:
        """The rule-legal answer for somebody whose time ran out."""
        raise NotImplementedError(type(self).__name__)

    def take(self, g: S, decision: Decision, choice: Choice) -> Listed | None:
        """An answer to what was asked has come and is legal. What was found to be asked now, if anything had to be
        listed after all that has happened, need not be listed again."""
        raise NotImplementedError(type(self).__name__)

    def close(self, g: S) -> None:
        """Nobody is missing any more."""
        g.leave(self)


class Question(Ask[S], Generic[S, A], kw_only=True):
    """Asks one seat. Answered without asking where it leaves no choice, or standing orders answer it.

    `answer` gets what the option that was picked means, as `ask` offered it.
    """

    seat: int
    may_tell = False
    """Whether the rules want it to be resolved at once, or not to come up at all, although that tells others something
    that is hidden from them otherwise. The contract makes an exception for what is told in this way only."""

    def ask(self, g: S) -> Decision[A] | None:
        """The question with all its legal options, or None when there is nothing to decide."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, g: S, choice: A) -> None:
        """Carry out a legal choice."""
        raise NotImplementedError(type(self).__name__)

    def default(self, g: S) -> Choice:
        """The rule-legal answer for somebody whose time ran out."""
        raise NotImplementedError(type(self).__name__)

    def offered(self, g: S) -> list[str]:
        """The ids of the options of a pick, for `default` and `standing`."""
        decision = self.ask(g)
        return [option.id for option in decision.options] if decision is not None else []

    def standing(self, g: S) -> Choice | None:
        """What the seat's standing orders answer, if they apply."""
        return None

    def ask_always(self, g: S, decision: Decision) -> bool:
        """Whether it is asked even where it leaves no choice: not being asked would tell the others what is offered.

        So it is wherever only its owner sees what is offered, unless a game knows that this tells nothing hidden, or
        its rules want it so.
        """
        return decision.hides_options and not self.may_tell

    def seats(self, g: S) -> list[int]:
        return [self.seat]

    def is_open(self, g: S, seat: int) -> bool:
        return self.stays(seat) or (self.asked > 0 and bool(g.stack) and g.stack[-1] is self)

    def decision(self, g: S, seat: int) -> Decision | None:
        return self.ask(g)

    def default_for(self, g: S, seat: int) -> Choice:
        return self.default(g)

    def take(self, g: S, decision: Decision, choice: Choice) -> None:
        g.leave(self)
        meant: Any = decision.shape.meaning(choice)
        self.answer(g, meant)


class Sealed(Ask[S], Generic[S, A], kw_only=True):
    """Asks several seats at once and in secret. Answers stay here, and may be changed, until the last is in."""

    answers: dict[int, Choice] = {}

    def ask(self, g: S, seat: int) -> Decision[A]:
        """The question to this seat."""
        raise NotImplementedError(type(self).__name__)

    def reveal(self, g: S, answers: dict[int, A]) -> None:
        """All answers are in: what they mean, by seat."""
        raise NotImplementedError(type(self).__name__)

    def missing(self, g: S) -> list[int]:
        return [seat for seat in self.seats(g) if seat not in self.answers]

    def lacks(self, g: S, seat: int) -> bool:
        return seat not in self.answers

    def stays(self, seat: int) -> bool:
        return True

    def keeps_sealed(self, seat: int) -> bool:
        return True

    def sealed_choice(self, seat: int) -> Choice | None:
        return self.answers.get(seat)

    def unseal(self, seat: int) -> None:
        self.answers = {other: answer for other, answer in self.answers.items() if other != seat}

    def decision(self, g: S, seat: int) -> Decision | None:
        return self.ask(g, seat)

    def take(self, g: S, decision: Decision, choice: Choice) -> None:
        self.answers = {**self.answers, decision.seat: choice}
        if not self.missing(g):
            self.close(g)

    def close(self, g: S) -> None:
        meant = {seat: self.ask(g, seat).meaning(choice) for seat, choice in self.answers.items()}
        g.leave(self)
        g.mark_revealed()
        self.reveal(g, meant)


class SettleDebts(Step["State"], tag="SettleDebts"):
    """Waits until everything owed by these seats (all, if none is named) has been answered."""

    debtors: tuple[int, ...] = ()

    def run(self, g: State) -> None:
        debts = [debt for debt in g.debts if isinstance(debt, Question)]
        owed = [debt for debt in debts if not self.debtors or debt.seat in self.debtors]
        if owed:
            g.debts = [debt for debt in g.debts if debt not in owed]
            g.then(*owed)
