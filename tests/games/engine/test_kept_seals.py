"""A sealed choice is found with the step that asks for it, wherever that is, and its seal stays until the reveal."""

from __future__ import annotations

import pytest

from games.engine import Ask, Choice, Decision, Match, Number, Question, Sealed, Setup, State, Step, Text, dice
from games.engine.step import AnyStep
from tests.games.engine.support import game_of

pytestmark = pytest.mark.finding("RU-25")


class Vote(Sealed[State, int], tag="Vote"):
    def seats(self, g: State) -> list[int]:
        return [0, 1]

    def ask(self, g: State, seat: int) -> Decision[int]:
        return Decision(seat, Text("vote"), Number(0, 9), "K-1", secret=True)

    def reveal(self, g: State, answers: dict[int, int]) -> None:
        g.tell("counted")


class Council(Ask[State], tag="Council"):
    """Holds another step that asks, as `Parallel` does."""

    held: AnyStep

    @property
    def vote(self) -> Vote:
        assert isinstance(self.held, Vote)
        return self.held

    def seats(self, g: State) -> list[int]:
        return self.vote.seats(g)

    def missing(self, g: State) -> list[int]:
        return self.vote.missing(g)

    def lacks(self, g: State, seat: int) -> bool:
        return self.vote.lacks(g, seat)

    def decision(self, g: State, seat: int) -> Decision | None:
        return self.vote.decision(g, seat)

    def keeps_sealed(self, seat: int) -> bool:
        return self.vote.keeps_sealed(seat)

    def sealed_choice(self, seat: int) -> Choice | None:
        return self.vote.sealed_choice(seat)

    def take(self, g: State, decision: Decision, choice: Choice) -> None:
        self.vote.take(g, decision, choice)


class Debt(Question[State, int], tag="Debt"):
    """Whoever pays makes somebody else pay, too."""

    then: int | None = None

    def ask(self, g: State) -> Decision[int]:
        return Decision(self.seat, Text("pay"), Number(0, 3), "K-2")

    def answer(self, g: State, choice: int) -> None:
        if self.then is not None:
            g.owe(Debt(seat=self.then))


class End(Question[State, int], tag="End"):
    """So that somebody is asked after the vote."""

    def ask(self, g: State) -> Decision[int]:
        return Decision(self.seat, Text("end"), Number(0, 1), "K-3")


class InCouncil(Step[State], tag="InCouncil"):
    def run(self, g: State) -> None:
        g.then(Council(held=Vote()), End(seat=0))


class WithDebts(Step[State], tag="WithDebts"):
    def run(self, g: State) -> None:
        g.owe(Debt(then=0, seat=1))
        g.then(Vote(), End(seat=0))


def begin(first: type[Step[State]]) -> Match:
    return Match.begin(game_of(first, Vote, Council, Debt, End), Setup(2, "seed"))[0]


def test_a_choice_sealed_inside_another_step_is_found() -> None:
    match = begin(InCouncil)
    entry, _ = match.submit(0, "4")
    for each in (match, Match.load(match.game, match.dump())):
        assert (each.sealed, each.sealed_choice(0), each.sealed_choice(1)) == ([0], 4, None)
        assert each.sealed_receipt(0) == entry.receipt == dice.receipt(entry.salt or "", "4")
    match.submit(1, "5")
    assert match.decisions[0].rule == "K-3"
    assert {seat: seal.text for seat, seal in match.seals.opened.items()} == {0: "4", 1: "5"}


def test_a_seal_stays_while_its_owner_is_asked_something_else_first() -> None:
    match = begin(WithDebts)
    assert (match.decisions[0].rule, match.decisions[1].rule) == ("K-1", "K-2")
    entry, _ = match.submit(0, "4")
    match.submit(1, "0")
    assert (match.decisions[0].rule, match.decisions[1].rule) == ("K-2", "K-1")
    assert match.seals.closed[0].receipt == entry.receipt
    match.submit(0, "0")
    assert match.sealed_receipt(0) == entry.receipt
    assert match.follow_plans() == [], "nothing was sealed anew"
    match.submit(1, "5")
    assert match.seals.opened[0].receipt == entry.receipt
