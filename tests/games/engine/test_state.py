"""The part of a state that every game has: what follows, and what was told."""

from __future__ import annotations

import msgspec

from games.engine import Outcome, State, Step, Text
from games.engine.play import start
from tests.games.engine.support import state_of


class Say(Step[State], tag="Say"):
    """Tells one word."""

    word: str

    def run(self, g: State) -> None:
        g.tell(self.word)


class SayBoth(Step[State], tag="SayBoth"):
    """Schedules two words; what is not there is left out."""

    def run(self, g: State) -> None:
        g.then(Say("first"), None, Say("second"))


class End(Step[State], tag="End"):
    """Ends the match and goes on talking."""

    def run(self, g: State) -> None:
        g.finish(Outcome((0,), Text("won"), (1, 2), {}))
        g.then(Say("too late"))


def state() -> State:
    return state_of(Say, SayBoth, End)


def test_steps_follow_in_the_order_they_are_named() -> None:
    g = state()
    assert [event.text.key for event in start(g, SayBoth())] == ["first", "second"]


def test_nothing_follows_the_end() -> None:
    g = state()
    g.then(Say("never"))
    assert start(g, End()) == []
    assert g.outcome is not None
    assert g.stack == []


def test_what_was_told_is_told_once_and_is_no_part_of_the_data() -> None:
    g = state()
    before = msgspec.json.encode(g)
    g.tell("hello")
    assert msgspec.json.encode(g) == before
    assert state().told == []
    assert [event.text.key for event in g.flush()] == ["hello"]
    assert g.flush() == []
