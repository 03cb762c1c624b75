"""Shuffling what a seat may not know changes nothing that seat can see."""

from __future__ import annotations

import msgspec
import pytest

from games.engine import Match
from games.engine.policy import random_choice
from tests.contract.modes import MODES, Mode
from tests.contract.walk import Walk

everywhere = pytest.mark.parametrize("mode", MODES, ids=str)


SEALING = sorted({mode.game: mode for mode in MODES if mode.game != "ryozen"}.values(), key=str)
"""One of each game in which choices are sealed."""
ENOUGH = 30


@pytest.mark.parametrize("mode", SEALING, ids=str)
@pytest.mark.finding("TR-2")
def test_what_somebody_else_has_sealed_in_a_seat_does_not_show_in_its_view(mode: Mode) -> None:
    told = 0
    for here in (here for seed in range(30, 40) for here in Walk(mode, seed)):
        if told > ENOUGH:
            return
        for seat in here.match.sealed:
            view = msgspec.json.encode(here.match.view(seat, unread=True))
            other = Match.load(here.game, here.match.dump())
            for _ in range(3):
                other.submit(seat, random_choice(other.decisions[seat], here.rng))
                if seat not in other.sealed:
                    break
                told += msgspec.json.encode(other.view(seat)) != msgspec.json.encode(here.match.view(seat))
                assert msgspec.json.encode(other.view(seat, unread=True)) == view, f"{here}: seat {seat}"
    raise AssertionError("too little was sealed that could be read: the test would prove nothing")
