"""Who comes next: what a game says of it is true, and it is said where the rules know it."""

from __future__ import annotations

from itertools import islice

import pytest

from games.engine import Match
from tests.contract.modes import Mode, modes
from tests.contract.walk import BotWalk, Walk

OPENING = {
    "xidit": ("XID-D2",),
    "scythe": ("SCY-D03",),
    "ryozen": ("RYO-D4",),
    "hyperborea": ("HYP-D10",),
    "circadians": ("CIR-D07", "CIR-D12"),
}
"""Questions with which turns begin."""
LEAST = {"xidit": 0.9, "scythe": 0.9, "ryozen": 0.7, "hyperborea": 0.9, "circadians": 0.5}
"""Of the turns that pass on from one seat to another, so many are announced."""


def beginners(match: Match, game: str) -> list[int]:
    """Whose turn begins or goes on, to judge by what is asked; several where turns are taken side by side."""
    return [seat for seat, one in match.decisions.items() if one.rule in OPENING[game]]


@pytest.mark.finding("TM-10")
@pytest.mark.parametrize("mode", list(modes()), ids=str)
def test_who_comes_next(mode: Mode) -> None:
    passed = told = 0
    for walk in (islice(Walk(mode, 1), 400), islice(BotWalk(mode, 2), 80)):
        now, announced = None, None
        for here in walk:
            turns = here.game.turns(here.game.view(here.match.state, None))
            asked = beginners(here.match, mode.game)
            if len(asked) > 1:
                assert turns == []
                now, announced = None, None
                continue
            opens = asked[0] if asked else None
            if opens is not None and opens != now:
                if now is not None:
                    passed += 1
                    told += announced is not None
                    assert announced in (None, opens), f"{here}: {announced} was announced, {opens} came"
                now = opens
            if opens is not None:
                assert turns[:1] in ([], [opens]), str(here)
            announced = turns[1] if len(turns) > 1 and turns[0] == now else None
    assert told >= LEAST[mode.game] * passed
