"""What a choice would change is told before it is made: truly, and without telling secrets."""

from __future__ import annotations

import pytest

import games
from games.engine import Match, NotLegal, foresee
from tests.contract.modes import MODES, Mode
from tests.contract.promises import hold
from tests.contract.promises.foreseen import WhatIsForeseenWholeIsWhatTheChoiceThenShows
from tests.contract.walk import BotWalk, Walk


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_what_is_foreseen_whole_is_what_the_choice_then_shows(mode: Mode) -> None:
    hold(mode, (Walk(mode, 61), BotWalk(mode, 61)), [WhatIsForeseenWholeIsWhatTheChoiceThenShows])


def test_what_is_not_offered_is_refused() -> None:
    match, _ = Match.begin(games.game("xidit"), games.game("xidit").complete(MODES[-1].setup(1)))
    seat = match.waiting[0]
    with pytest.raises(NotLegal):
        foresee(match, seat, ["nowhere"], "seen by all")
