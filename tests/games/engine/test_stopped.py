"""A plan that cannot be played to its end says why, and what is left of it, until its owner has had the turn."""

from __future__ import annotations

import pytest

from games.engine import Match, Text
from games.engine.plan import Planned, Stopped, planned_for
from games.engine.view import View
from tests.games.engine.test_match import SHOP, Workshop, begin

pytestmark = pytest.mark.finding("TM-17")


def stored(match: Match[Workshop, View]) -> Match[Workshop, View]:
    """As it comes back from the database."""
    return Match.load(SHOP, match.dump())


def test_a_choice_that_is_not_possible_any_more() -> None:
    match = begin()
    read = {"draw": Planned(Text("add"), Text("draw")), "one": Planned(Text("add"), Text("one"))}
    match.plan(1, ["draw", "one"], read)
    match.state.deck.cards.clear()
    match.submit(0, "one")
    match.submit(0, "one")
    assert match.follow_plans() == []
    match = stored(match)
    assert match.plans == {}
    assert match.stopped == {1: Stopped("gone", "draw", ("one",))}
    assert match.read[1]["draw"] == read["draw"]
    # It stays while the turn goes on, and is over with it.
    match.submit(1, "two")
    assert 1 in match.stopped
    match.submit(1, "two")
    match.follow_plans()
    assert (match.stopped, match.read) == ({}, {})


def test_the_rest_is_played_when_its_owner_wants_it() -> None:
    match = begin()
    match.plan(0, ["nonsense", "two"])
    match.follow_plans()
    match.submit(0, "one")
    match.plan(0, match.stopped[0].rest)
    assert [entry.text for entry, _ in match.follow_plans()] == ["two"]
    assert (match.stopped, match.plans, match.waiting) == ({}, {}, [1])


def test_another_question_comes_first() -> None:
    match = begin()
    plan = [planned_for(match.decisions[0], "one"), planned_for(match.decisions[0], "two")]
    match.submit(0, "owe")
    match.plan(1, plan)
    assert match.follow_plans() == []
    assert match.stopped == {1: Stopped("other", plan[0], tuple(plan))}  # it may still come in its turn
    match.submit(0, "one")
    match.submit(1, "2")  # what was owed: the turn begins
    assert 1 in match.stopped


def test_something_new_comes_to_light() -> None:
    match = begin()
    match.plan(0, ["draw", "one"])
    assert [entry.text for entry, _ in match.follow_plans()] == ["draw"]
    assert match.stopped == {0: Stopped("news", "one", ("one",))}
    match.plan(0, [])  # forgotten, or somebody else has the seat
    assert match.stopped == {}


def test_a_plan_that_is_played_leaves_no_trace() -> None:
    match = begin()
    match.plan(0, ["one", "draw"], {"one": Planned(Text("add"), Text("one"))})
    assert len(match.follow_plans()) == 2
    assert (match.stopped, match.plans, match.read) == ({}, {}, {})
