"""What is not offered is refused with a reason in the player's language, and changes nothing."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import games
from games.engine import GameError, Match, NotLegal, NotOpen, NotUnderstood
from games.engine.texts import LANGUAGES
from tests.contract.modes import MODES, Mode
from tests.contract.walk import Walk, every

everywhere = pytest.mark.parametrize("mode", MODES, ids=str)


def refused(here: Walk, seat: int, words: str, serial: str | None = None) -> GameError:
    """The error of a choice that must be refused; nothing may have changed."""
    before = here.match.dump()
    with pytest.raises(GameError) as caught:
        here.match.submit(seat, words, serial)
    assert here.match.dump() == before, f"{here}: {words!r} changed something"
    for language in LANGUAGES:
        assert games.texts(here.mode.game, language).say(caught.value.text)
    return caught.value


@everywhere
def test_bad_words(mode: Mode) -> None:
    for here in every(Walk(mode, 7), 13):
        for seat in here.match.decisions:
            assert isinstance(refused(here, seat, ""), NotUnderstood)
            assert isinstance(refused(here, seat, "x" * 10_000), NotUnderstood)
            assert isinstance(refused(here, seat, "Привет, світе"), NotUnderstood | NotLegal)
            assert isinstance(refused(here, seat, "-1000000000"), NotUnderstood | NotLegal)
            assert isinstance(refused(here, seat, "no_such_option"), NotUnderstood | NotLegal)


@everywhere
def test_wrong_seats_and_stale_questions(mode: Mode) -> None:
    for here in every(Walk(mode, 8), 13):
        decisions = here.match.decisions
        for seat in range(mode.players):
            if seat not in decisions:
                assert isinstance(refused(here, seat, "x"), NotOpen)
        for seat in decisions:
            assert isinstance(refused(here, seat, "x", "0.999999"), NotOpen)
            assert isinstance(refused(here, seat, "x", "99.1"), NotOpen)
            assert isinstance(refused(here, seat, "x", "nonsense"), NotUnderstood)
        assert isinstance(refused(here, mode.players, "x"), NotOpen)


POSITIONS: dict[str, list[tuple[Match, int]]] = {}


def positions(mode: Mode) -> list[tuple[Match, int]]:
    """Some positions of a match, each with a seat that is asked."""
    if str(mode) not in POSITIONS:
        found: list[tuple[Match, int]] = []
        for here in every(Walk(mode, 9), 17):
            match = Match.load(here.game, here.match.dump())
            found.extend((match, seat) for seat in match.decisions)
        POSITIONS[str(mode)] = found
    return POSITIONS[str(mode)]


typed = st.one_of(
    st.text(max_size=60),
    st.integers().map(str),
    st.lists(st.sampled_from(["1", "2", "-", "a=b", "city", "wait", ",", "+", "=", "١", "1=wait"]), max_size=8).map(
        " ".join
    ),
)


@everywhere
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(words=typed, where=st.randoms(use_true_random=False))
def test_whatever_is_typed_is_taken_or_refused(mode: Mode, words: str, where: random.Random) -> None:
    match, seat = where.choice(positions(mode))
    before = match.dump()
    match = Match.load(match.game, before)
    refusal: GameError | None = None
    try:
        match.submit(seat, words)
    except GameError as error:
        refusal = error
    if refusal is None:
        assert match.game.check(match.state) == []
        return
    assert match.dump() == before
    for language in LANGUAGES:
        assert games.texts(mode.game, language).say(refusal.text)
