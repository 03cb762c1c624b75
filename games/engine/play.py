"""The way of a match: run steps until somebody must decide, take a decision, run on."""

from collections.abc import Callable

import msgspec

from games.engine.decision import Choice, Decision, Pick
from games.engine.errors import NotOpen
from games.engine.event import Event
from games.engine.state import State
from games.engine.step import AnyStep, Ask, Question, Sealed, Step
from games.engine.text import SeatName


def start(g: State, first: Step) -> list[Event]:
    """Begin a match with its first step and run to the first decision."""
    g.then(first)
    advance(g)
    return flush(g)


def open_decisions(g: State) -> dict[int, Decision]:
    """Everything that is asked now, by seat: at most one decision each. The one source of legal options."""
    return {seat: decision for seat, (_, decision) in _questions(g).items()}


def waiting_for(g: State) -> list[int]:
    """The seats whose answer is missing; those who have sealed theirs are not among them."""
    return sorted([seat for seat, (step, _) in _questions(g).items() if step.lacks(g, seat)])


def sealed(g: State) -> list[int]:
    """The seats that have sealed a choice and may still change it."""
    return sorted([seat for seat, (step, _) in _questions(g).items() if not step.lacks(g, seat)])


def find_decision(g: State, seat: int, asked: int | None) -> Decision:
    """What this seat is asked, provided it is still the question with this number."""
    return find_question(g, seat, asked)[1]


def find_question(g: State, seat: int, asked: int | None) -> tuple[Ask, Decision]:
    """The same, with the step that asks it."""
    found = _questions(g).get(seat)
    if found is None:
        raise NotOpen("engine-match-over" if g.outcome else "engine-not-asked")
    if asked is not None and asked != found[1].asked:
        raise NotOpen("engine-no-longer-open")
    return found


def apply(g: State, seat: int, choice: str | Choice, asked: int | None = None) -> list[Event]:
    """Take a seat's choice (typed or structured). What is not offered is refused and changes nothing.

    `asked` is the number of the question that was answered, so that a late click does no harm.
    """
    step, decision = find_question(g, seat, asked)
    if isinstance(choice, str):
        choice = decision.parse(choice)
    else:
        decision.shape.check(choice)
    questions = g.listed
    g.listed = None
    step.take(g, seat, choice)
    if g.stack and g.stack[-1] is step and isinstance(step, Sealed):
        g.listed = questions  # one more seal: nobody is asked anything else
    else:
        advance(g)
    return flush(g)


def default_choice(g: State, seat: int) -> str:
    """The text of the rule-legal default of what this seat is asked."""
    step, decision = find_question(g, seat, None)
    return decision.write(step.default_for(g, seat))


def flush(g: State) -> list[Event]:
    """What was told since the last time."""
    events, g.told = g.told, []
    return events


def _questions(g: State) -> dict[int, tuple[Ask, Decision]]:
    """Who is asked what by which step. A seat pays what it owes before it goes on."""
    if g.listed is None:
        found: dict[int, tuple[Ask, Decision]] = {}
        for step in (*g.debts, *g.stack[-1:]):
            if isinstance(step, Ask):
                for seat in step.seats(g):
                    if seat not in found and (decision := step.decision(g, seat)) is not None:
                        found[seat] = (step, _numbered(decision, step))
        g.listed = found
    return g.listed


def _numbered(decision: Decision, step: Ask) -> Decision:
    number = step.number(decision.seat)
    return decision if decision.asked == number else msgspec.structs.replace(decision, asked=number)


def advance(g: State, until: Callable[[AnyStep], bool] | None = None) -> None:
    """Run until the top of the stack waits for somebody, is one to stop at (`until`), or nothing is left."""
    if g.debts:
        _settle_debts_without_choice(g)
    while g.stack:
        step = g.stack[-1]
        if until is not None and until(step):
            break
        if not step.asks:
            g.stack.pop()
            step.run(g)
        elif isinstance(step, Question):
            if not _answer_by_itself(g, step):
                break
        else:
            assert isinstance(step, Ask)
            if step.missing(g):
                _open(g, step)
                break
            g.leave(step)
        if g.debts:
            _settle_debts_without_choice(g)


def _settle_debts_without_choice(g: State) -> None:
    while new := [debt for debt in g.debts if isinstance(debt, Question) and not debt.asked]:
        _answer_by_itself(g, new[0])  # this may make further debts


def _answer_by_itself(g: State, question: Question) -> bool:
    """Answer a question that leaves no choice or that standing orders answer; else open it and say False."""
    if question.asked:
        return False
    decision = question.ask(g)
    if decision is None:
        g.leave(question)
        return True
    standing = question.standing(g)
    if standing is not None:
        decision.shape.check(standing)
        g.tell("engine-standing-order", seat=SeatName(question.seat))
        question.take(g, question.seat, standing)
        return True
    if not question.ask_always and isinstance(decision.shape, Pick) and _forced(decision.shape):
        question.take(g, question.seat, [option.id for option in decision.shape.options])
        return True
    _open(g, question)
    if not g.debts:
        g.listed = {question.seat: (question, _numbered(decision, question))}
    return False


def _forced(pick: Pick) -> bool:
    return len(pick.options) == pick.least == pick.most


def _open(g: State, step: Ask) -> None:
    if not step.asked:
        g.asked += 1
        step.asked = g.asked
