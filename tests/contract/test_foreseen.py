"""Only what is offered can be foreseen."""

from __future__ import annotations

import pytest

import games
from games.engine import Match, NotLegal, foresee
from tests.contract.modes import MODES


def test_what_is_not_offered_is_refused() -> None:
    match, _ = Match.begin(games.game("xidit"), games.game("xidit").complete(MODES[-1].setup(1)))
    seat = match.waiting[0]
    with pytest.raises(NotLegal):
        foresee(match, seat, ["nowhere"], "seen by all")
