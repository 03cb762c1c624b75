"""Steps side by side: what lanes can take from each other comes in their order, whoever answers first."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import permutations

import pytest

from games.engine import (
    Choice,
    Decision,
    Dice,
    Game,
    Match,
    Meta,
    NotOpen,
    Option,
    Outcome,
    Parallel,
    Pick,
    Question,
    Setup,
    State,
    Step,
    Text,
)
from games.engine.play import start, waiting_for
from games.engine.view import View, common

PLAYERS = 3


class Market(State, kw_only=True):
    """Goods that everybody can take, and what each seat has chosen for itself."""

    goods: list[str] = []
    notes: dict[int, list[str]] = {}
    closed: list[int] = []
    """Seats that will not go to the market any more."""
    served: list[int] = []
    """Who is served first, if that is not the order of the lanes."""
    speaking: int | None = None
    """Whose lane is run or looked at."""


class Day(Step[Market], tag="Day"):
    """Who does what, by the letters of `STEPS`."""

    plans: list[str]
    order: list[int]

    def run(self, g: Market) -> None:
        g.then(Evening())
        lanes = Lanes(lanes={seat: [STEPS[word](seat) for word in reversed(self.plans[seat])] for seat in self.order})
        lanes.begin(g)


class Evening(Step[Market], tag="Evening"):
    def run(self, g: Market) -> None:
        g.finish(Outcome(winners=(0,), reason=Text("evening"), places=(1,) * g.players, scores={}))


class Lanes(Parallel[Market], tag="Lanes"):
    def before(self, g: Market, seat: int) -> Iterable[int]:
        return g.served[: g.served.index(seat)] if g.served else super().before(g, seat)

    @contextmanager
    def within(self, g: Market, seat: int) -> Iterator[None]:
        outer, g.speaking = g.speaking, seat
        yield
        g.speaking = outer

    def touches(self, g: Market, seat: int, what: str) -> bool:
        return seat not in g.closed


def pick(seat: int, *words: str) -> Decision[str]:
    return Decision(seat, Text("pick"), Pick(tuple(Option(word, Text(word)) for word in words)), "P-1")


class Write(Question[Market, str], tag="Write"):
    def ask(self, g: Market) -> Decision[str]:
        assert g.speaking is not None
        return pick(self.seat, "plus", "minus")

    def answer(self, g: Market, choice: str) -> None:
        assert g.speaking == self.seat
        g.notes.setdefault(self.seat, []).append(choice)

    def default(self, g: Market) -> Choice:
        assert g.speaking == self.seat
        return ["plus"]


class Buy(Question[Market, str], tag="Buy"):
    """The queue of the market: what is left depends on who came before."""

    def in_order(self, g: Market) -> str:
        return "goods"

    def ask(self, g: Market) -> Decision[str] | None:
        return pick(self.seat, *g.goods, "nothing") if g.goods else None

    def answer(self, g: Market, choice: str) -> None:
        g.notes.setdefault(self.seat, []).append(choice)
        if choice in g.goods:
            g.goods.remove(choice)

    def default(self, g: Market) -> Choice:
        return ["nothing"]


class Grab(Buy, tag="Grab"):
    """A rule that forgot to queue."""

    def in_order(self, g: Market) -> str:
        return ""


class Sweep(Step[Market], tag="Sweep"):
    """Takes everything without asking, in its turn."""

    seat: int

    def in_order(self, g: Market) -> str:
        return "goods"

    def run(self, g: Market) -> None:
        g.notes.setdefault(self.seat, []).extend(g.goods)
        g.goods.clear()


class Win(Step[Market], tag="Win"):
    seat: int

    def run(self, g: Market) -> None:
        g.finish(Outcome(winners=(self.seat,), reason=Text("won"), places=(1,) * g.players, scores={}))


STEPS: dict[str, Callable[[int], Step[Market]]] = {
    "n": lambda seat: Write(seat=seat),
    "m": lambda seat: Buy(seat=seat),
    "g": lambda seat: Grab(seat=seat),
    "s": Sweep,
    "w": Win,
    "o": lambda seat: Write(seat=(seat + 1) % PLAYERS),
}


class Markets(Game[Market, View]):
    meta = Meta("market", (PLAYERS, PLAYERS))
    state_type = Market
    view_type = View
    first_step = Evening
    steps = (Day, Evening, Lanes, Write, Buy, Grab, Sweep, Win)

    def new(self, setup: Setup) -> Market:
        return Market(schema=1, players=setup.players, options={}, dice=Dice(setup.seed))

    def view(self, g: Market, seat: int | None) -> View:
        return View(**common(g, seat))


Playing = Match[Market, View]
GAME = Markets()


def market(*plans: str, goods: str = "", order: tuple[int, ...] = (0, 1, 2), closed: tuple[int, ...] = ()) -> Playing:
    g = GAME.new(Setup(PLAYERS, "seed"))
    g.goods, g.closed = goods.split(), [*closed]
    start(g, Day([*plans, *[""] * (PLAYERS - len(plans))], [*order]))
    return Match(GAME, g)


@pytest.mark.finding("RU-23", "RU-1")
def test_lanes_run_side_by_side_and_wait_for_each_other_at_the_market_only() -> None:
    match = market("nm", "m", "n", goods="apple pear")
    assert match.waiting == [0, 2]  # 1 stands at the market, where 0 comes first
    match.submit(2, "plus")
    assert match.waiting == [0]
    with pytest.raises(NotOpen):
        match.submit(1, "apple")
    match.submit(0, "minus")
    assert match.waiting == [0]
    match.submit(0, "apple")
    assert match.waiting == [1]
    match.submit(1, "pear")
    assert (match.state.notes, match.state.goods) == ({2: ["plus"], 0: ["minus", "apple"], 1: ["pear"]}, [])
    assert match.state.outcome is not None


def test_what_the_other_lanes_ask_is_listed_once_after_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    match, listed = market("nn", "n", "n"), list[int]()
    ask = Write.ask
    assert sorted(match.decisions) == [0, 1, 2]

    def counted(question: Write, g: Market) -> Decision[str]:
        listed.append(question.seat)
        return ask(question, g)

    monkeypatch.setattr(Write, "ask", counted)
    match.submit(0, "plus")
    assert sorted(match.decisions) == [0, 1, 2]
    assert sorted(listed) == [0, 1, 2]


@pytest.mark.finding("RU-23")
def test_the_order_is_that_of_the_lanes() -> None:
    match = market("m", "m", "m", goods="apple", order=(2, 0, 1))
    assert match.waiting == [2]
    match.submit(2, "nothing")
    assert match.waiting == [0]
    match.submit(0, "apple")
    assert match.state.notes == {2: ["nothing"], 0: ["apple"]}  # nothing is left for 1, who is not asked


def test_a_game_may_know_another_order() -> None:
    match = market("m", "nm", "m", goods="apple pear")
    assert match.waiting == [0, 1]  # 2 comes last
    g = GAME.new(Setup(PLAYERS, "seed"))
    g.goods, g.served = ["apple", "pear"], [1, 2, 0]
    start(g, Day(["m", "nm", "m"], [0, 1, 2]))
    match = Match(GAME, g)
    assert match.waiting == [1]
    match.submit(1, "plus")
    match.submit(1, "nothing")
    assert match.waiting == [2]
    match.submit(2, "pear")
    assert match.waiting == [0]


def test_a_lane_is_run_and_looked_at_within_its_own_turn() -> None:
    match = market("n", "n")
    assert match.default(1) == "plus"  # the question itself looks whose turn the state tells of
    match.submit(1, "plus")
    assert match.explained(0).seat == 0
    assert match.state.speaking is None


@pytest.mark.finding("RU-23")
def test_nobody_waits_for_a_lane_that_cannot_come_to_it_any_more() -> None:
    assert market("n", "m", goods="apple").waiting == [0]
    assert market("n", "m", goods="apple", closed=(0,)).waiting == [0, 1]
    assert market("", "m", goods="apple").waiting == [1]


@pytest.mark.finding("RU-23", "RU-1")
def test_steps_without_a_choice_wait_for_their_turn_too() -> None:
    match = market("nm", "sn", goods="apple pear")
    assert match.waiting == [0]
    match.submit(0, "plus")
    match.submit(0, "pear")
    assert match.state.notes == {0: ["plus", "pear"], 1: ["apple"]}
    assert match.waiting == [1]


@pytest.mark.finding("RU-2")
def test_a_question_that_another_lane_makes_void_is_passed_over() -> None:
    match = market("g", "gn", "g", goods="apple")
    assert match.waiting == [0, 1, 2]
    match.submit(2, "apple")
    assert match.waiting == [1]  # with what comes after the market; 0 is done
    match.submit(1, "plus")
    assert match.state.outcome is not None


@pytest.mark.finding("RU-23")
def test_the_end_of_the_match_ends_all_lanes_and_what_was_to_follow() -> None:
    match = market("n", "nw", "nn")
    match.submit(1, "plus")
    assert match.state.outcome is not None
    assert (match.state.outcome.winners, match.state.stack, match.waiting) == ((1,), [], [])
    at_once = market("n", "w", "n").outcome
    assert at_once is not None
    assert at_once.winners == (1,)


@pytest.mark.finding("RU-23")
def test_a_lane_asks_nobody_but_its_own_seat() -> None:
    with pytest.raises(ValueError, match="Write in the lane of seat 0 asks"):
        market("o", "n")


def test_lanes_are_stored_with_those_that_wait() -> None:
    match = market("nm", "m", "n", goods="apple pear")
    loaded = Match.load(GAME, match.dump())
    assert loaded.waiting == [0, 2]
    for each in (match, loaded):
        each.submit(0, "minus")
        each.submit(0, "apple")
    assert loaded.digest() == match.digest()
    assert loaded.waiting == [1, 2]


def test_undo_in_a_lane_puts_those_who_were_let_go_on_back_into_the_queue() -> None:
    match = market("m", "m", goods="apple pear")
    match.submit(0, "apple")
    assert match.waiting == [1]
    match.undo(0)
    assert match.waiting == [0]
    assert match.state.goods == ["apple", "pear"]


def choose(match: Playing, seat: int, taste: dict[int, list[str]]) -> str:
    """What a seat likes best of what it is offered: a fixed taste, whatever the others do."""
    shape = match.decisions[seat].shape
    assert isinstance(shape, Pick)
    offered = [option.id for option in shape.options]
    return min(offered, key=taste[seat].index)


def play(match: Playing, taste: dict[int, list[str]], rng: random.Random) -> tuple[dict[int, list[str]], list[str]]:
    while waiting := waiting_for(match.state):
        seat = rng.choice(waiting)
        match.submit(seat, choose(match, seat, taste))
    assert match.state.outcome is not None, "somebody is asked until it is over"
    return dict(sorted(match.state.notes.items())), match.state.goods


class First(random.Random):
    """Who is first in the order answers first, all the way."""

    def __init__(self, order: tuple[int, ...]) -> None:
        super().__init__()
        self.order = order

    def choice(self, seq: list[int]) -> int:  # type: ignore[override]
        return min(seq, key=self.order.index)


@pytest.mark.finding("RU-1", "RU-23")
@pytest.mark.parametrize("number", range(60))
def test_what_comes_out_does_not_depend_on_who_answers_first(number: int) -> None:
    rng = random.Random(f"parallel {number}")
    order = rng.choice(list(permutations(range(PLAYERS))))
    plans = ["".join(rng.choice("nnmms") for _ in range(rng.randint(0, 4))) for _ in range(PLAYERS)]
    words = ["apple", "pear", "plum", "nothing", "plus", "minus"]
    taste = {seat: rng.sample(words, len(words)) for seat in range(PLAYERS)}

    def fresh() -> Playing:
        return market(*plans, goods="apple pear plum", order=order)

    expected = play(fresh(), taste, First(order))
    for attempt in range(12):
        assert play(fresh(), taste, random.Random(attempt)) == expected
