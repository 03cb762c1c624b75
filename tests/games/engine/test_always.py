"""A question answered now and from now on, by one press."""

from __future__ import annotations

import pytest

from games.engine import Always, Impossible, Match, NotLegal, NotOpen, Setup, Text, submit_always
from games.engine.view import View
from tests.games.engine.test_imagine import MARKET
from tests.games.engine.test_match import Workshop

ONE = Always("always", "one", Text("one"), "one")


def begin() -> Match[Workshop, View]:
    return Match.begin(MARKET, Setup(2, "workshop"))[0]


def test_it_is_answered_now_and_whenever_it_is_asked_again() -> None:
    match = begin()
    played = submit_always(match, 0, ONE, match.serial(0))
    assert [(entry.kind, entry.text) for entry, _ in played] == [("standing", "always=one"), ("choice", "one")]
    assert (match.waiting, match.state.total) == ([1], 2), "the next question was the same"
    match.submit(1, "two")
    match.submit(1, "two")
    assert (match.waiting, match.state.total) == ([1], 8)


def test_what_cannot_be_answered_orders_nothing() -> None:
    match = begin()
    before, serial = match.digest(), match.serial(0)
    with pytest.raises(NotLegal):
        submit_always(match, 0, Always("always", "one", Text("one"), "nonsense"))
    match.submit(0, "one")
    with pytest.raises(NotOpen):
        submit_always(match, 0, ONE, serial)
    match.undo(0)
    assert (match.digest(), match.state.wish) == (before, {})


def test_an_order_that_there_is_not_is_refused() -> None:
    match = begin()
    before = match.digest()
    with pytest.raises(Impossible):
        submit_always(match, 0, Always("nothing", "one", Text("one"), "one"))
    assert match.digest() == before
