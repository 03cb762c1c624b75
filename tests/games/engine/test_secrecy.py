"""What is told to some only stops undo, and what is offered to some only is asked even where it leaves no choice."""

from __future__ import annotations

import pytest

from games.engine import (
    Decision,
    Field,
    Form,
    Match,
    NotLegal,
    Option,
    Outcome,
    Pick,
    Question,
    Setup,
    State,
    Step,
    Text,
)
from games.engine.decision import Shape
from games.engine.play import advance, waiting_for
from tests.games.engine.support import game_of, state_of

WORDS = ("look", "recall", "look_again", "wait", "win")


class Peek(Question[State, str], tag="Peek"):
    """Looks at a card of somebody else, or remembers one's own, again and again."""

    def ask(self, g: State) -> Decision[str]:
        return Decision(self.seat, Text("peek"), Pick(tuple(Option(word, Text(word)) for word in WORDS)), "S-1")

    def answer(self, g: State, choice: str) -> None:
        word = choice
        if word == "win":
            g.finish(Outcome((self.seat,), Text("won"), (1, 2), {}))
        if word == "recall":
            g.tell("recalled", only=(self.seat,), known=True, card=7)
        if word.startswith("look"):
            g.tell("saw", only=(self.seat,), card=9)
        if word == "look_again":
            g.tell("saw", only=(self.seat,), card=9)
        g.then(Peek(seat=self.seat))


class First(Step[State], tag="First"):
    def run(self, g: State) -> None:
        g.then(Peek(seat=0))


def after(*words: str) -> Match:
    match = Match.begin(game_of(First, Peek), Setup(2, "seed"))[0]
    for word in words:
        match.submit(0, word)
    return match


@pytest.mark.finding("RU-8")
@pytest.mark.parametrize("words", [("look",), ("look_again",), ("wait", "look"), ("look", "look"), ("recall", "look")])
def test_what_only_some_are_told_cannot_be_taken_back(words: tuple[str, ...]) -> None:
    match = after(*words)
    assert not match.can_undo(0)
    with pytest.raises(NotLegal):
        match.undo(0)


@pytest.mark.finding("RU-8")
def test_what_they_knew_already_can() -> None:
    match = after("look", "wait", "recall")
    assert match.undo(0).text == "recall"
    assert match.undo(0).text == "wait"
    assert not match.can_undo(0)


@pytest.mark.finding("RU-8")
def test_what_is_told_beside_a_reveal_is_one_reveal() -> None:
    match = after("look_again")
    assert match.state.revealed == 1


@pytest.mark.finding("RU-8")
def test_the_end_which_shows_everything_cannot_be_taken_back() -> None:
    assert not after("wait", "win").can_undo(0)


class Play(Question[State, object], tag="Play"):
    """Plays a card of a hidden hand."""

    shape: Shape
    private: bool = False

    def ask(self, g: State) -> Decision:
        return Decision(self.seat, Text("play"), self.shape, "S-2", private=self.private)

    def answer(self, g: State, choice: object) -> None:
        g.tell("played")


class PlayAtOnce(Play, tag="PlayAtOnce"):
    """What is held here is known to all."""

    def ask_always(self, g: State, decision: Decision) -> bool:
        return False


OPEN, CARD = Pick((Option("7", Text("7")),)), Pick((Option("7", Text("7"), private=True),))
FORM = Form((Field("card", Text("card"), CARD),))


@pytest.mark.finding("RU-9")
@pytest.mark.parametrize(("shape", "private"), [(CARD, False), (FORM, False), (OPEN, True)])
def test_a_single_option_that_only_its_owner_sees_is_asked(shape: Shape, private: bool) -> None:
    for step, asked in ((Play(shape, private, seat=0), [0]), (PlayAtOnce(shape, private, seat=0), [])):
        g = state_of(Play, PlayAtOnce)
        g.then(step)
        advance(g)
        assert waiting_for(g) == asked
        assert bool(g.told) == (not asked)
