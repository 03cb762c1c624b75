"""The way of a match: run steps until somebody must decide, take a decision, run on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from games.engine.decision import Choice, Decision
from games.engine.errors import NotOpen
from games.engine.event import Event
from games.engine.state import State
from games.engine.step import Ask, Listed, Question, Sealed, Step, tag_of
from games.engine.text import SeatName

G = TypeVar("G", bound=State)

Asked = dict[int, tuple[Ask[G], Decision | None]]
"""Who is asked what by which step; None for what nobody has looked at yet, and so was not listed."""


NOTHING_LISTED: Listed = {}
NOBODY = (None, None)


def start(g: G, first: Step[G]) -> list[Event]:
    """Begin a match with its first step and run to the first decision."""
    g.then(first)
    advance(g)
    return g.flush()


class Position(Generic[G]):
    """A state that changes through here only: what a seat is asked is listed at most once after each change."""

    def __init__(self, g: G) -> None:
        self.g = g
        self._found: Asked[G] | None = None
        self._explained: dict[int, Decision] = {}
        self._decisions: dict[int, Decision] | None = None

    def _look(self) -> Asked[G]:
        """Who is asked what; `_found` is read without this where it is there, for it is read all the time."""
        found = self._found
        if found is None:
            found = self._found = questions(self.g)
        return found

    @property
    def asked(self) -> dict[int, tuple[Ask[G], Decision]]:
        """Who is asked what, by which step."""
        self._list_all()
        return {seat: self.find(seat) for seat in self._look()}

    def explained(self, seat: int) -> Decision:
        """What this seat is asked, with all that is to be said about it; made when somebody reads it."""
        if seat not in self._explained:
            step, decision = self.find(seat)
            self._explained[seat] = step.explained(self.g, decision)
        return self._explained[seat]

    @property
    def decisions(self) -> dict[int, Decision]:
        """Everything that is asked now, by seat: at most one decision each. The one source of legal options."""
        if self._decisions is None:
            self._list_all()
            self._decisions = {seat: self.find(seat)[1] for seat in self._look()}
        return self._decisions

    def _list_all(self) -> None:
        for seat in [*self._look()]:
            with suppress(NotOpen):  # whoever changed the state has left that seat nothing to decide
                self.find(seat)

    def decision(self, seat: int) -> Decision:
        """What this seat is asked, without listing what others are asked at the same time."""
        return self.find(seat)[1]

    @property
    def waiting(self) -> list[int]:
        """The seats whose answer is missing; those who have sealed theirs are not among them."""
        asked, g = self._found or self._look(), self.g
        return sorted([seat for seat, (step, _) in asked.items() if not step.seals or step.lacks(g, seat)])

    @property
    def sealed(self) -> list[int]:
        """The seats that have sealed a choice and may still change it."""
        asked = self._look()
        return sorted([seat for seat, (step, _) in asked.items() if not step.lacks(self.g, seat)])

    def find(self, seat: int, number: int | None = None) -> tuple[Ask[G], Decision]:
        """What this seat is asked and by which step, provided it is still the question with this number."""
        asked = self._found or self._look()
        step, decision = asked.get(seat, NOBODY)
        if step is None:
            raise NotOpen("engine-match-over" if self.g.outcome else "engine-not-asked")
        if decision is None:
            decision = _listed(self.g, step, seat)
            if decision is None:
                del asked[seat]
                raise NotOpen("engine-not-asked")
            asked[seat] = (step, decision)
        if number is not None and number != decision.asked:
            raise NotOpen("engine-no-longer-open")
        return step, decision

    def default(self, seat: int) -> str:
        """The text of the rule-legal default of what this seat is asked."""
        step, decision = self.find(seat)
        return decision.write(step.default_for(self.g, seat))

    def apply(self, seat: int, choice: str | Choice, number: int | None = None) -> list[Event]:
        """See `apply`."""
        step, decision = self.find(seat, number)
        return self.take(step, decision, decision.taken(choice))

    def take(self, step: Ask[G], decision: Decision, choice: Choice) -> list[Event]:
        """Carry out a choice that was found to be one of those offered."""
        g, self._decisions = self.g, None
        if self._explained:
            self._explained = {}
        listed = step.take(g, decision, choice)
        if not (step.seals and isinstance(step, Sealed) and g.stack and g.stack[-1] is step):
            self._found = advance(g, None, listed or NOTHING_LISTED)
        return g.flush()  # after one more seal nobody is asked anything else

    def changed(self) -> None:
        """The state may have been changed otherwise."""
        self._found = self._decisions = None
        self._explained = {}


def open_decisions(g: State) -> dict[int, Decision]:
    """Everything that is asked now, by seat."""
    return Position(g).decisions


def waiting_for(g: State) -> list[int]:
    """The seats whose answer is missing."""
    return Position(g).waiting


def sealed(g: State) -> list[int]:
    """The seats that have sealed a choice and may still change it."""
    return Position(g).sealed


def default_choice(g: State, seat: int) -> str:
    """The text of the rule-legal default of what this seat is asked."""
    return Position(g).default(seat)


def apply(g: State, seat: int, choice: str | Choice, asked: int | None = None) -> list[Event]:
    """Take a seat's choice (typed or structured). What is not offered is refused and changes nothing.

    `asked` is the number of the question that was answered, so that a late click does no harm.
    """
    return Position(g).apply(seat, choice, asked)


def questions(g: G, listed: Listed = NOTHING_LISTED) -> Asked[G]:
    """Who is asked what by which step. A seat pays what it owes before it goes on."""
    found: Asked[G] = {}
    steps: Any = (*g.debts, *g.stack[-1:])
    for step in steps:
        for seat in step.seats(g) if step.asks else ():
            if seat in found:
                continue
            kept = listed.get(seat)
            if kept is not None and kept.asked == step.asking(seat).asked:
                found[seat] = (step, kept)
            elif step.is_open(g, seat):
                found[seat] = (step, None)
            elif (decision := step.decision(g, seat)) is not None:
                _require_answer(step, decision)
                found[seat] = (step, numbered(decision, step))
    return found


def _listed(g: G, step: Ask[G], seat: int) -> Decision | None:
    """What a question asks that was found to be open; None if the state was changed since."""
    decision = step.decision(g, seat)
    if decision is None:
        if step.stays(seat):
            raise ValueError(f"{type(step).__name__} stays open for seat {seat} and asks nothing")
        return None
    _require_answer(step, decision)
    return numbered(decision, step)


def kept_choices(g: G) -> Iterator[tuple[Decision, Choice]]:
    """What is sealed and not revealed yet, also by those who are asked something else first."""
    for step in _asking(g):
        for seat in step.seats(g):
            choice = step.sealed_choice(seat)
            if choice is not None and (decision := step.decision(g, seat)) is not None:
                yield numbered(decision, step), choice


def _asking(g: G) -> Iterator[Ask[G]]:
    return (step for step in (*g.debts, *g.stack[-1:]) if isinstance(step, Ask))


def _require_answer(step: Ask[G], decision: Decision) -> None:
    if not decision.shape.answerable():
        raise ValueError(f"{type(step).__name__} offers seat {decision.seat} nothing to choose from")


def numbered(decision: Decision, step: Ask[G]) -> Decision:
    """The same decision, with the number of its question and its kind filled in."""
    asking = step.asking(decision.seat)
    if decision.asked == asking.asked and decision.kind:
        return decision
    return replace(decision, asked=asking.asked, kind=tag_of(type(asking)))


def advance(g: G, until: Callable[[Step[G]], bool] | None = None, listed: Listed = NOTHING_LISTED) -> Asked[G] | None:
    """Run until the top of the stack waits for somebody, is one to stop at (`until`), or nothing is left.

    Only a step that touches what others can take (`queues`) is looked at for `until`. `listed` is what was found to be
    asked since anything happened. Returns who is asked what, if that had to be found out on the way.
    """
    if g.debts:
        listed = NOTHING_LISTED
        _settle_debts_without_choice(g)
    stack = g.stack  # lanes put theirs in its place only for as long as they run
    while stack:
        step: Any = stack[-1]
        if until is not None and step.queues and until(step):
            return None
        if not step.asks:
            stack.pop()
            step.run(g)
        elif isinstance(step, Question):
            if (decision := _still_open(g, step)) is not None:
                if not g.debts:
                    return {step.seat: (step, decision)}
                return questions(g, {step.seat: decision}) if until is None else None
        else:
            assert isinstance(step, Ask)
            if step.missing(g):
                if not step.asked:
                    _open(g, step)
                return _somebody(g, step, listed) if until is None else None
            step.close(g)
        listed = NOTHING_LISTED
        if g.debts:
            _settle_debts_without_choice(g)
    return None


def _somebody(g: G, step: Ask[G], listed: Listed) -> Asked[G]:
    """Who is asked what: a match in which nobody is would never go on."""
    asked = questions(g, listed)
    for seat, (asking, _) in asked.items():
        if not asking.seals or asking.lacks(g, seat):
            return asked
    raise RuntimeError(f"{type(step).__name__} waits for {step.missing(g)}, and nobody is asked anything")


def _settle_debts_without_choice(g: G) -> None:
    while new := [debt for debt in g.debts if isinstance(debt, Question) and not debt.asked]:
        _still_open(g, new[0])  # if it is answered, this may make further debts


def _still_open(g: G, question: Question[G, Any]) -> Decision | None:
    """Open a question, unless it leaves no choice or standing orders answer it: then it is answered at once."""
    decision = question.ask(g)
    if decision is None:
        g.leave(question)
        return None
    if not decision.shape.answerable():
        _require_answer(question, decision)  # says what is wrong with it
    if not question.asked and (answer := _without_asking(g, question, decision)) is not None:
        question.take(g, decision, answer)
        return None
    if not question.asked:
        _open(g, question)
    return numbered(decision, question)


def _without_asking(g: G, question: Question[G, Any], decision: Decision) -> Choice | None:
    if type(question).standing is not Question.standing:
        g.consult(question.seat)
        standing = question.standing(g)
        if standing is not None:
            decision.shape.check(standing)
            g.tell("engine-standing-order", seat=SeatName(question.seat))
            return standing
    only = decision.shape.only()
    return None if only is None or question.ask_always(g, decision) else only


def _open(g: G, step: Ask[G]) -> None:
    g.asked += 1
    step.asked = g.asked
