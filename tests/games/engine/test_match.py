"""Matches: steps, debts, plans, asides, undo and storage, tried on a game made for it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from games.engine import (
    Choice,
    Decision,
    Deck,
    Dice,
    Event,
    Filled,
    Form,
    Game,
    Match,
    Meta,
    NotLegal,
    NotOpen,
    NotUnderstood,
    Number,
    Option,
    Outcome,
    Pick,
    Question,
    SettleDebts,
    Setup,
    Several,
    State,
    Step,
    Text,
)
from games.engine.decision import Field, Value
from games.engine.export import export, replay
from games.engine.plan import planned_for
from games.engine.view import View, common
from tests.games.engine.support import game_of


class Workshop(State, kw_only=True):
    """Seats take turns to add numbers; some choices draw a card, roll, or make a debt for the next seat."""

    total: int = 0
    deck: Deck[int]
    wish: dict[int, str] = {}
    gifts: int = 0


class Turn(Step[Workshop], tag="Turn"):
    seat: int

    def run(self, g: Workshop) -> None:
        if g.total >= 20:
            g.then(SettleDebts(), End())
        else:
            g.then(Add(seat=self.seat), Add(seat=self.seat), Turn(1 - self.seat))


class Add(Question[Workshop, str], tag="Add"):
    def ask(self, g: Workshop) -> Decision[str]:
        names = ["one", "two", "owe", "roll"] + (["draw"] if g.deck.cards else [])
        return Decision(
            self.seat, Text("add", {"gifts": g.gifts}), Pick(tuple(Option(name, Text(name)) for name in names)), "W-1"
        )

    def answer(self, g: Workshop, choice: str) -> None:
        chosen = choice
        if chosen == "owe":
            g.owe(Pay(seat=1 - self.seat))
        elif chosen == "roll":
            g.total += g.dice.below(2)
        elif chosen == "draw":
            g.total += g.draw(g.deck)
        else:
            g.total += {"one": 1, "two": 2}[chosen]
        g.tell("added", what=chosen)

    def default(self, g: Workshop) -> Choice:
        return ["one"]

    def standing(self, g: Workshop) -> Choice | None:
        return [g.wish[self.seat]] if g.wish.get(self.seat) else None


class Pay(Question[Workshop, int], tag="Pay"):
    def ask(self, g: Workshop) -> Decision[int]:
        return Decision(self.seat, Text("pay"), Number(0, 3), "W-2")

    def answer(self, g: Workshop, choice: int) -> None:
        assert isinstance(choice, int)
        g.total += choice

    def default(self, g: Workshop) -> Choice:
        return 0


class End(Step[Workshop], tag="End"):
    def run(self, g: Workshop) -> None:
        g.finish(Outcome((0,), Text("won"), (1, 2), {"total": (g.total, 0)}))


def to_second_schema(raw: dict[str, Any]) -> dict[str, Any]:
    """Schema 1 called the gifts presents."""
    raw["gifts"] = raw.pop("presents")
    return raw


ALWAYS = Field("always", Text("always"), Several((Option("one", Text("one")),), least=0))
AMOUNT = Field("amount", Text("amount"), Number(1, 3))


class Shop(Game[Workshop, View]):
    meta = Meta("workshop", (2, 2))
    state_type, view_type, first_step = Workshop, View, Turn
    steps = (Turn, Add, Pay, End)
    migrations = (to_second_schema,)

    def begin(self, setup: Setup) -> tuple[Workshop, list[Event]]:
        from games.engine import start

        g = self.new(setup)
        return g, start(g, Turn(0))

    def new(self, setup: Setup) -> Workshop:
        return Workshop(schema=2, players=2, options={}, dice=Dice(setup.seed), deck=Deck([3, 3, 3]))

    def view(self, g: Workshop, seat: int | None) -> View:
        return View(**common(g, seat))

    def standing_form(self, g: Workshop, seat: int) -> Form | None:
        return Form((ALWAYS,))

    def set_standing(self, g: Workshop, seat: int, choice: Filled) -> None:
        g.wish[seat] = "".join(choice[ALWAYS])

    def standing(self, g: Workshop, seat: int) -> Mapping[str, Value]:
        return {"always": [g.wish[seat]] if g.wish.get(seat) else []}

    def clear_standing(self, g: Workshop, seat: int) -> None:
        g.wish.pop(seat, None)

    def aside_forms(self, g: Workshop, seat: int) -> Mapping[str, Form]:
        return {"gift": Form((AMOUNT,))}

    def take_aside(self, g: Workshop, seat: int, name: str, choice: Filled) -> None:
        g.gifts += choice[AMOUNT]
        g.tell("gift")


SHOP = Shop()


def begin() -> Match[Workshop, View]:
    return Match.begin(SHOP, Setup(2, "workshop"))[0]


def test_steps_run_in_the_order_one_reads_them() -> None:
    match = begin()
    for choice in ("one", "two"):
        assert match.waiting == [0]
        match.submit(0, choice)
    assert (match.state.total, match.waiting) == (3, [1])


class Silence(Step[State], tag="Silence"):
    """Leaves nothing to do, and no outcome."""

    def run(self, g: State) -> None:
        g.tell("silence")


@pytest.mark.finding("RU-20")
def test_a_match_that_runs_out_of_steps_without_an_outcome_is_refused() -> None:
    with pytest.raises(RuntimeError, match="bare has run out of steps"):
        Match.begin(game_of(Silence), Setup(2, "x"))
    match = begin()
    del match.state.stack[0]  # the next turn
    match.submit(0, "one")
    with pytest.raises(RuntimeError, match="workshop has run out of steps"):
        match.submit(0, "one")


def test_undo_goes_back_to_the_start_of_the_turn_only() -> None:
    match = begin()
    match.submit(0, "one")
    match.submit(0, "two")
    match.submit(1, "one")
    with pytest.raises(NotLegal):
        match.undo(0)
    assert match.undo(1).text == "one"
    with pytest.raises(NotLegal):
        match.undo(1)
    assert (match.state.total, match.waiting) == (3, [1])


@pytest.mark.parametrize("barrier", ["roll", "draw"])
def test_undo_does_not_cross_a_die_or_a_card(barrier: str) -> None:
    match = begin()
    match.submit(0, "one")
    match.submit(0, barrier)
    assert not match.can_undo(0)


def test_debts_do_not_hold_up_the_table() -> None:
    match = begin()
    match.submit(0, "owe")
    assert match.waiting == [0, 1]
    assert match.decisions[1].rule == "W-2"
    match.submit(0, "one")
    assert match.decisions[1].rule == "W-2"  # what is owed comes before the own turn
    match.submit(1, "2")
    assert match.decisions[1].rule == "W-1"
    assert match.state.total == 3


def test_debts_are_settled_before_the_end() -> None:
    match = begin()
    match.state.total = 18
    match.submit(0, "owe")
    match.submit(0, "two")
    assert match.waiting == [1]  # not over yet
    match.submit(1, "3")
    outcome: Outcome | None = match.state.outcome
    assert outcome is not None
    assert outcome.scores["total"] == (23, 0)


def test_plans_are_played_when_their_turn_comes() -> None:
    match = begin()
    match.plan(1, ["one", "two"])
    assert match.follow_plans() == []
    match.submit(0, "one")
    match.submit(0, "one")
    played = match.follow_plans()
    assert [(entry.seat, entry.text, entry.by) for entry, _ in played] == [(1, "one", "plan"), (1, "two", "plan")]
    assert (match.state.total, match.plans) == (5, {})


def test_a_choice_planned_for_another_question_stops_the_plan() -> None:
    match = begin()
    match.plan(0, [planned_for(match.decisions[0], "one"), "X-9: one"])
    assert [entry.text for entry, _ in match.follow_plans()] == ["one"]
    assert match.plans == {}


def test_a_plan_stops_at_what_is_not_possible_and_at_new_information() -> None:
    match = begin()
    match.plan(0, ["nonsense", "one"])
    assert match.follow_plans() == []
    match.plan(0, ["draw", "one"])
    assert [entry.text for entry, _ in match.follow_plans()] == ["draw"]
    assert match.plans == {}
    with pytest.raises(NotUnderstood):
        match.plan(0, ["one"] * 61)


def test_standing_orders_answer_and_are_told() -> None:
    match = begin()
    match.set_standing(1, "always=one")
    match.submit(0, "one")
    _, events = match.submit(0, "one")
    assert [event.text.key for event in events].count("engine-standing-order") == 2
    assert (match.state.total, match.waiting) == (4, [0])


def test_standing_orders_survive_an_undo() -> None:
    match = begin()
    match.submit(0, "one")
    match.set_standing(1, "always=one")
    match.undo(0)
    assert match.state.wish == {1: "one"}
    assert match.state.total == 0


def test_standing_orders_can_be_forgotten_at_any_time_also_within_a_turn() -> None:
    match = begin()
    assert match.clear_standing(1) is None
    match.set_standing(1, "always=one")
    match.submit(0, "one")
    forgotten = match.clear_standing(1)
    assert forgotten is not None
    assert (forgotten.kind, forgotten.text, match.state.wish) == ("standing", "", {})
    match.undo(0)
    assert match.state.wish == {}


def test_asides_are_possible_without_being_asked_and_stop_undo() -> None:
    match = begin()
    match.submit(0, "one")
    entry, events = match.aside(1, "gift", "amount=2")
    assert (entry.kind, entry.text, match.state.gifts) == ("aside", "gift amount=2", 2)
    assert [event.text.key for event in events] == ["gift"]
    assert not match.can_undo(0)
    with pytest.raises(NotOpen):
        match.aside(1, "theft", "amount=2")


@pytest.mark.finding("RU-24")
def test_what_is_asked_follows_whatever_changes_the_state() -> None:
    match = begin()
    state = match.state
    assert match.decisions[0].prompt.args == {"gifts": 0}
    match.aside(1, "gift", "amount=2")
    assert match.decisions[0].prompt.args == {"gifts": 2}
    match.state.gifts = 5
    assert match.decisions[0].prompt.args == {"gifts": 5}
    assert match.state is state


def test_serials_are_never_used_again() -> None:
    match = begin()
    seen = {match.serial(0)}
    match.submit(0, "one")
    seen.add(match.serial(0))
    match.undo(0)
    assert match.serial(0) not in seen
    with pytest.raises(NotOpen):
        match.submit(0, "one", "0.1")
    match.submit(0, "one", match.serial(0))


def test_a_whole_match_with_everything_replays() -> None:
    setup = Setup(2, "replay me")
    match, _ = Match.begin(SHOP, setup)
    rng, log = random.Random(5), []
    while match.state.outcome is None:
        seat = rng.choice(match.waiting)
        shape = match.decisions[seat].shape
        words = rng.choice(shape.options).id if isinstance(shape, Pick) else "1"
        log.append(match.submit(seat, words)[0])
        if match.can_undo(seat) and rng.random() < 0.3:
            log.append(match.undo(seat))
        if match.state.outcome is None and rng.random() < 0.1:
            log.append(match.aside(seat, "gift", "amount=1")[0])
    assert {"choice", "undo", "aside"} <= {entry.kind for entry in log}
    exported = export(match, setup, log, ["A", "B"])
    assert replay(SHOP, exported).faults == []
    exported.log[0] = type(exported.log[0])(0, "nonsense")
    assert replay(SHOP, exported).faults


def test_old_matches_are_migrated_at_load() -> None:
    match = begin()
    data = SHOP.dump(match.state).replace(b'"schema":2', b'"schema":1').replace(b'"gifts":0', b'"presents":7')
    state = SHOP.load(data)
    assert (state.schema, state.gifts) == (2, 7)
    assert state.stack == match.state.stack


def test_newer_matches_are_refused() -> None:
    data = SHOP.dump(begin().state).replace(b'"schema":2', b'"schema":9')
    with pytest.raises(ValueError, match="newer"):
        SHOP.load(data)


def test_views_do_not_change_when_the_match_goes_on() -> None:
    match = begin()
    view = match.view(0)
    match.submit(0, "owe")
    assert view.waiting == [0]
    assert match.view(0).waiting == [0, 1]


@pytest.mark.parametrize(
    ("setup", "fault"),
    [(Setup(1, "x"), "2 to 2"), (Setup(2, "x", {"speed": "high"}), "speed"), (Setup(2, "x", {}, ({},)), "per seat")],
)
def test_impossible_setups_are_refused(setup: Setup, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        SHOP.complete(setup)
