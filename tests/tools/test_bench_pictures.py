"""Boards stay small. How quick they are is told by `make bench`: a test that asserts times fails on a busy machine."""

from __future__ import annotations

import pytest

from render.art import drawn_games
from tools.bench import pictures


@pytest.mark.parametrize("game", drawn_games())
def test_a_board_is_small(game: str) -> None:
    measures = pictures.measure(game, rounds=1)
    assert 0 < measures.bytes < 300_000
    assert measures.warm_ratio > 0
    assert measures.first_s > 0
