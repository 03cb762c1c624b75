"""What players do unasked tells nobody what they may not know, and leaves everybody's questions as they are."""

from __future__ import annotations

from itertools import islice

import pytest

import games
from games.engine import Event, GameError, Match, State
from tests.contract.modes import MODES, Mode
from tests.contract.walk import Walk, asides, has_asides, random_aside

WITH_ASIDES = [mode for mode in MODES if has_asides(games.game(mode.game))]


def heard(events: list[Event], seat: int | None) -> list[Event]:
    """What reaches a seat, or an onlooker."""
    return [event for event in events if event.audience is None or seat in event.audience]


def told(game: str, state: State, seat: int, name: str, words: str) -> list[Event] | None:
    """What an aside tells from here; None where it is not allowed."""
    rules = games.game(game)
    match = Match(rules, rules.load(rules.dump(state)))
    try:
        return match.aside(seat, name, words)[1]
    except GameError:
        return None


@pytest.mark.finding("RU-12")
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("mode", WITH_ASIDES, ids=str)
def test_what_an_aside_tells_does_not_depend_on_secrets(mode: Mode, seed: int) -> None:
    compared = 0
    for here in islice(Walk(mode, seed), 25, 226, 25):
        for (seat, name), form in asides(here.match, mode.players).items():
            words = random_aside(form, here.rng)
            really = told(mode.game, here.match.present, seat, name, words)
            assert really is not None, f"{here}: {name} {words} is offered and refused"
            for viewer in (*range(mode.players), None):
                other = here.game.shuffle_hidden(here.match.present, viewer, here.rng)
                imagined = told(mode.game, other, seat, name, words)
                if imagined is not None:
                    compared += 1
                    assert heard(imagined, viewer) == heard(really, viewer), f"{here}: {name}, seat {viewer}"
    assert compared


@pytest.mark.finding("RU-12")
@pytest.mark.parametrize("mode", WITH_ASIDES, ids=str)
def test_an_aside_answers_no_question_and_cannot_be_undone(mode: Mode) -> None:
    taken = 0
    for here in islice(Walk(mode, 5), 25, 226, 25):
        asked = {seat: decision.rule for seat, decision in here.match.decisions.items()}
        for (seat, name), form in asides(here.match, mode.players).items():
            match = Match(here.game, here.game.load(here.game.dump(here.match.present)))
            barrier = match.present.barrier
            match.aside(seat, name, random_aside(form, here.rng))
            taken += 1
            assert {each: decision.rule for each, decision in match.decisions.items()} == asked, f"{here}: {name}"
            assert match.present.barrier != barrier, f"{here}: what others were told could be taken back"
            assert here.game.check(match.present) == [], f"{here}: {name}"
    assert taken
