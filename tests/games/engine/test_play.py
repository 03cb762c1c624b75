"""What the engine does with a question that leaves no choice, no answer or nobody to ask, and after the end."""

from __future__ import annotations

import pytest

from games.engine import (
    Ask,
    Choice,
    Decision,
    Field,
    Filled,
    Form,
    NotOpen,
    Number,
    Option,
    Outcome,
    Pick,
    Question,
    Sealed,
    Several,
    State,
    Step,
    Text,
)
from games.engine.decision import Shape
from games.engine.play import Position, advance, open_decisions, waiting_for
from tests.games.engine.support import state_of

A, B = Option("a", Text("a")), Option("b", Text("b"))


class Which(Question[State, object], tag="Which"):
    """Asks whatever it is told to, and tells the answer."""

    shape: Shape

    def ask(self, g: State) -> Decision:
        return Decision(self.seat, Text("which"), self.shape, "P-1")

    def answer(self, g: State, choice: object) -> None:
        g.tell("answered", what=str(choice.choice if isinstance(choice, Filled) else choice))


class Bid(Sealed[State, int], tag="Bid"):
    bidders: list[int]

    def seats(self, g: State) -> list[int]:
        return self.bidders

    def ask(self, g: State, seat: int) -> Decision[int]:
        return Decision(seat, Text("bid"), Number(0, 9), "P-2", secret=True)

    def reveal(self, g: State, answers: dict[int, int]) -> None:
        g.tell("revealed", bids=str(answers))


class Nobody(Ask[State], tag="Nobody"):
    """Waits for a seat that it does not ask."""

    def seats(self, g: State) -> list[int]:
        return [0]

    def decision(self, g: State, seat: int) -> Decision | None:
        return None


class Last(Step[State], tag="Last"):
    def run(self, g: State) -> None:
        g.finish(Outcome((0,), Text("won"), (1, 2), {}))
        g.owe(Which(Number(0, 3), seat=0))
        g.then(Which(Number(0, 3), seat=0))


class Seen(Question[State, str], tag="Seen"):
    """Offers as many options as a debt leaves: none of them when it has been answered."""

    def ask(self, g: State) -> Decision[str] | None:
        return Decision(self.seat, Text("seen"), Pick((A, B)), "P-3") if g.debts else None

    def answer(self, g: State, choice: str) -> None:
        g.tell("seen")


STEPS = (Which, Bid, Nobody, Last, Seen)


def told(*steps: Step[State], owed: Which | Seen | None = None) -> tuple[list[str], list[int]]:
    """What comes of some steps: what is told, and who is asked."""
    g = state_of(*STEPS)
    if owed is not None:
        g.owe(owed)
    g.then(*steps)
    advance(g)
    return [" ".join([event.text.key, *map(str, event.text.args.values())]) for event in g.told], waiting_for(g)


@pytest.mark.finding("RU-17")
@pytest.mark.parametrize(("bidders", "answers"), [([0, 1], {0: 1, 1: 2}), ([], {})])
def test_a_sealed_question_with_all_answers_is_revealed_at_once(bidders: list[int], answers: dict[int, Choice]) -> None:
    g = state_of(*STEPS)
    g.then(Bid(bidders=bidders, answers=answers))
    barrier = g.barrier
    advance(g)
    assert [(event.text.key, event.text.args["bids"]) for event in g.told] == [("revealed", str(answers))]
    assert (g.stack, g.barrier != barrier) == ([], True)


@pytest.mark.finding("RU-19")
def test_nobody_owes_anything_after_the_end() -> None:
    g = state_of(*STEPS)
    g.then(Last())
    advance(g)
    assert (g.outcome is not None, g.debts, g.stack, waiting_for(g)) == (True, [], [], [])


TWICE = Form((Field("one", Text("one"), Pick((A,))), Field("two", Text("two"), Pick((A,)))), different=("one", "two"))


@pytest.mark.finding("RU-20")
@pytest.mark.parametrize(
    "shape",
    [
        Pick(()),
        Several((A,), least=2, most=2),
        Several((A, B), least=2, most=1),
        Number(3, 2),
        Form((Field("none", Text("none"), Pick(())),)),
        TWICE,
    ],
)
def test_a_question_without_a_legal_answer_is_refused_by_the_name_of_its_step(shape: Shape) -> None:
    for steps, owed in (([Which(shape, seat=1)], None), ([], Which(shape, seat=1))):
        with pytest.raises(ValueError, match="Which offers seat 1 nothing to choose from"):
            told(*steps, owed=owed)


@pytest.mark.finding("RU-20")
def test_a_step_that_waits_for_somebody_it_does_not_ask_is_refused() -> None:
    with pytest.raises(RuntimeError, match=r"Nobody waits for \[0\], and nobody is asked"):
        told(Nobody())


@pytest.mark.finding("RU-20")
def test_an_open_question_that_becomes_void_is_passed_over() -> None:
    g = state_of(*STEPS)
    g.owe(Which(Number(0, 3), seat=1))
    g.then(Seen(seat=0), Which(Pick((A, B)), seat=0))
    advance(g)
    position = Position(g)
    assert position.waiting == [0, 1]
    position.apply(1, "2")
    assert position.decisions[0].rule == "P-1"


def choiceless(name: str, shape: Pick | Number) -> Field:
    return Field(name, Text(name), shape)


@pytest.mark.finding("RU-21")
@pytest.mark.parametrize(
    ("shape", "answer"),
    [
        (Pick((A,)), "a"),
        (Several((A, B), least=2, most=2), "['a', 'b']"),
        (Several((A, B), least=2, most=3), "['a', 'b']"),
        (Several((A, B), least=0, most=0), "[]"),
        (Several((), least=0, most=2), "[]"),
        (Number(1, 1), "1"),
        (Number(0, 0), "0"),
        (Form((choiceless("n", Number(2, 2)), choiceless("p", Pick((A,))))), "{'n': 2, 'p': ['a']}"),
    ],
)
def test_what_leaves_no_choice_is_answered_at_once(shape: Shape, answer: str) -> None:
    assert told(Which(shape, seat=0)) == ([f"answered {answer}"], [])
    assert told(owed=Which(shape, seat=0)) == ([f"answered {answer}"], [])


@pytest.mark.finding("RU-21")
@pytest.mark.parametrize(
    "shape",
    [
        Pick((A, B)),
        Several((A,), least=0),
        Several((A, B), least=1, most=2),
        Number(0, 1),
        Form((choiceless("n", Number(2, 2)), choiceless("p", Pick((A, B))))),
    ],
)
def test_what_leaves_a_choice_is_asked(shape: Shape) -> None:
    assert told(Which(shape, seat=0)) == ([], [0])


@pytest.mark.finding("RU-24")
def test_what_is_asked_follows_every_change_of_the_state() -> None:
    g = state_of(*STEPS)
    g.then(Which(Number(0, 3), seat=0))
    advance(g)
    assert open_decisions(g)[0].shape == Number(0, 3)
    question = g.stack[-1]
    assert isinstance(question, Which)
    question.shape = Number(0, 9)
    assert open_decisions(g)[0].shape == Number(0, 9)
    assert not hasattr(g, "listed")


class Spoilt(Bid, tag="Spoilt"):
    """Says that it stays, and asks nothing."""

    def decision(self, g: State, seat: int) -> Decision | None:
        return None


class Counting(Bid, tag="Counting"):
    """Counts how often it is listed."""

    listed: list[int] = []

    def ask(self, g: State, seat: int) -> Decision[int]:
        self.listed.append(seat)
        return super().ask(g, seat)


def test_what_one_seat_is_asked_is_listed_without_the_others_and_once() -> None:
    g, step = state_of(Counting, players=3), Counting([0, 1, 2])
    g.then(step)
    position = Position(g)
    assert position.waiting == [0, 1, 2]
    assert position.decision(1).seat == position.decision(1).seat == 1
    assert step.listed == [1]
    assert list(position.decisions) == [0, 1, 2]
    assert step.listed == [1, 0, 2]


def test_a_step_that_stays_and_asks_nothing_is_refused() -> None:
    g = state_of(Spoilt)
    g.then(Spoilt([0]))
    position = Position(g)
    with pytest.raises(ValueError, match="Spoilt stays open for seat 0 and asks nothing"):
        position.decision(0)


class Shy(Question[State, object], tag="Shy"):
    """Counts how often it is listed, and asks nothing any more once it has no words."""

    words: list[str]
    listed: list[int] = []

    def ask(self, g: State) -> Decision | None:
        self.listed.append(self.seat)
        options = tuple(Option(word, Text(word)) for word in self.words)
        return Decision(self.seat, Text("shy"), Pick(options), "P-3") if options else None


def opened(*words: str) -> tuple[State, Shy]:
    g, step = state_of(Shy), Shy([*words], seat=1)
    g.then(step)
    advance(g)
    assert step.listed == [1]
    return g, step


def test_whom_the_table_waits_for_is_known_without_listing_what_they_are_asked() -> None:
    g, step = opened("a", "b")
    position = Position(g)
    assert (position.waiting, position.sealed) == ([1], [])
    assert step.listed == [1]
    assert [option.id for option in position.decision(1).options] == ["a", "b"]
    assert step.listed == [1, 1]


def test_a_question_without_anything_left_to_decide_is_not_open() -> None:
    g, step = opened("a", "b")
    step.words.clear()
    position = Position(g)
    with pytest.raises(NotOpen):
        position.decision(1)
    assert (position.waiting, position.decisions, Position(g).decisions, Position(g).asked) == ([], {}, {}, {})
