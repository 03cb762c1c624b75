"""Two answers at one go: what is asked next is known beforehand only as far as nothing hidden decides it."""

from __future__ import annotations

import pytest

from games.engine import Match, NotLegal, NotOpen, Setup, asked_next, submit_onward
from games.engine.view import View
from tests.games.engine.test_imagine import MARKET
from tests.games.engine.test_match import Workshop


def begin() -> Match[Workshop, View]:
    return Match.begin(MARKET, Setup(2, "workshop"))[0]


def test_a_seat_knows_what_it_is_asked_next_unless_chance_or_something_hidden_comes_first() -> None:
    match = begin()
    before = match.digest()
    asked = asked_next(match, 0, ["one"], "x", 0)
    assert asked is not None
    assert (asked.seat, asked.rule, [option.id for option in asked.options]) == (
        0,
        "W-1",
        ["one", "two", "owe", "roll", "draw"],
    )
    for uncertain in ("roll", "draw"):
        assert asked_next(match, 0, [uncertain], "x", 0) is None
    assert asked_next(match, 0, ["nonsense"], "x", 0) is None
    assert match.digest() == before
    match.submit(0, "one")
    assert asked_next(match, 0, ["one"], "x", 0) is None, "then somebody else is asked"


def test_nobody_else_is_told_what_a_seats_own_orders_decide() -> None:
    """Whether standing orders answer the next question is known to their owner alone."""
    match = begin()
    assert asked_next(match, 0, ["one"], "x", None) is None
    match.state.wish = {0: "two"}
    assert asked_next(match, 0, ["one"], "x", 0) is None, "they answer it"


def test_what_was_said_of_the_next_question_is_taken_with_the_choice() -> None:
    match = begin()
    serial = match.serial(0)
    played = submit_onward(match, 0, "one", "W-1: two", serial)
    assert [(entry.seat, entry.text, entry.by) for entry, _ in played] == [(0, "one", "player"), (0, "two", "player")]
    assert match.state.total == 3
    match.undo(0)
    assert (match.state.total, match.waiting) == (1, [0]), "the second alone is taken back"
    with pytest.raises(NotOpen):
        submit_onward(match, 0, "one", "W-1: two", serial)


@pytest.mark.parametrize(
    ("choice", "planned"), [("one", "W-2: 3"), ("one", "W-1: nonsense"), ("roll", "W-1: two"), ("draw", "W-1: two")]
)
def test_where_it_has_come_otherwise_the_choice_alone_is_taken(choice: str, planned: str) -> None:
    """Another question, an answer that is not offered, or news before it: the seat is asked."""
    match = begin()
    played = submit_onward(match, 0, choice, planned)
    assert [entry.text for entry, _ in played] == [choice]
    assert match.waiting == [0]


def test_a_choice_that_is_not_offered_takes_nothing() -> None:
    match = begin()
    before = match.digest()
    with pytest.raises(NotLegal):
        submit_onward(match, 0, "nonsense", "W-1: two")
    assert match.digest() == before
