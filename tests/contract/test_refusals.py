"""What is not offered is refused with a reason in the player's language, and changes nothing."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import games
from games.engine import GameError, Match
from games.engine.texts import LANGUAGES
from tests.contract.modes import MODES, Mode
from tests.contract.walk import Walk, every

everywhere = pytest.mark.parametrize("mode", MODES, ids=str)


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
        assert match.game.check(match.present) == []
        return
    assert match.dump() == before
    for language in LANGUAGES:
        assert games.texts(mode.game, language).say(refusal.text)
