"""What is not offered is refused with a reason in the player's language, and changes nothing."""

from __future__ import annotations

import pytest

import games
from games.engine import GameError, NotLegal, NotOpen, NotUnderstood
from games.engine.texts import LANGUAGES
from tests.contract.promises import Promise
from tests.contract.walk import Walk


def refused(here: Walk, seat: int, words: str, serial: str | None = None) -> GameError:
    """The error of a choice that must be refused; nothing may have changed."""
    before = here.match.dump()
    with pytest.raises(GameError) as caught:
        here.match.submit(seat, words, serial)
    assert here.match.dump() == before, f"{words!r} changed something"
    for language in LANGUAGES:
        assert games.texts(here.mode.game, language).say(caught.value.text)
    return caught.value


class BadWordsAreRefused(Promise):
    """Nothing, too much, another language, numbers and ids that nobody offered."""

    nth = 13

    def look(self, here: Walk) -> None:
        for seat in here.match.decisions:
            assert isinstance(refused(here, seat, ""), NotUnderstood)
            assert isinstance(refused(here, seat, "x" * 10_000), NotUnderstood)
            assert isinstance(refused(here, seat, "Привет, світе"), NotUnderstood | NotLegal)
            assert isinstance(refused(here, seat, "-1000000000"), NotUnderstood | NotLegal)
            assert isinstance(refused(here, seat, "no_such_option"), NotUnderstood | NotLegal)


class WrongSeatsAndStaleQuestionsAreRefused(Promise):
    """Who is not asked cannot answer, nor can an old button."""

    nth = 13

    def look(self, here: Walk) -> None:
        decisions = here.match.decisions
        for seat in range(self.mode.players):
            if seat not in decisions:
                assert isinstance(refused(here, seat, "x"), NotOpen)
        for seat in decisions:
            assert isinstance(refused(here, seat, "x", "0.999999"), NotOpen)
            assert isinstance(refused(here, seat, "x", "99.1"), NotOpen)
            assert isinstance(refused(here, seat, "x", "nonsense"), NotUnderstood)
        assert isinstance(refused(here, self.mode.players, "x"), NotOpen)


REFUSED = (BadWordsAreRefused, WrongSeatsAndStaleQuestionsAreRefused)
