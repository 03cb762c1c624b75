"""A small game of sealed bids, for tests of seals."""

from __future__ import annotations

from games.engine import (
    Choice,
    Decision,
    Dice,
    Game,
    Meta,
    Number,
    Option,
    Outcome,
    Pick,
    Question,
    Sealed,
    Setup,
    State,
    Step,
    Text,
)
from games.engine.view import View, common

PLANS = [str(number) for number in range(6)]
ROUNDS = 4


class Duel(State, kw_only=True):
    """Rounds of sealed bids, each followed by a choice that can be undone."""

    rounds: int = 0
    stored: int | None = None
    """A standing order of seat 2: its bid is sealed by itself."""


class Round(Step[Duel], tag="Round"):
    def run(self, g: Duel) -> None:
        if g.rounds == ROUNDS:
            g.finish(Outcome((), Text("over"), (1, 1, 1), {}))
        else:
            g.rounds += 1
            g.then(Talk(seat=0), Talk(seat=0), Bid(answers={} if g.stored is None else {2: g.stored}), Round())


class Talk(Question[Duel, str], tag="Talk"):
    def ask(self, g: Duel) -> Decision[str]:
        return Decision(self.seat, Text("talk"), Pick((Option("yes", Text("y")), Option("no", Text("n")))), "D-1")

    def answer(self, g: Duel, choice: str) -> None:
        g.tell("talked", what=choice)

    def default(self, g: Duel) -> Choice:
        return ["no"]


class Bid(Sealed[Duel, int], tag="Bid"):
    def seats(self, g: Duel) -> list[int]:
        return [0, 1, 2]

    def ask(self, g: Duel, seat: int) -> Decision[int]:
        return Decision(seat, Text("bid"), Number(0, len(PLANS) - 1), "D-2", secret=True)

    def default_for(self, g: Duel, seat: int) -> Choice:
        return 0

    def reveal(self, g: Duel, answers: dict[int, int]) -> None:
        g.tell("revealed")


class DuelGame(Game[Duel, View]):
    meta = Meta("duel", (3, 3))
    state_type, view_type, first_step = Duel, View, Round
    steps = (Round, Talk, Bid)

    def new(self, setup: Setup) -> Duel:
        return Duel(schema=1, players=3, options={}, dice=Dice(setup.seed))

    def view(self, g: Duel, seat: int | None) -> View:
        return View(**common(g, seat))


DUEL = DuelGame()
SETUP = Setup(3, "a seed that nobody knows")
