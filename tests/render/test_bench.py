"""The measures, and the bounds they must keep."""

from __future__ import annotations

import pytest

from render import bench
from render.art import drawn_games


@pytest.mark.parametrize("game", drawn_games())
def test_a_board_is_quick_and_small(game: str) -> None:
    measures = bench.measure(game)
    assert measures.warm_ratio < 4.5
    assert measures.bytes < 300_000
    assert measures.first_s > 0
