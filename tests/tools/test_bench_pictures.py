"""Boards stay small. How quick they are is told by `make bench`: a test that asserts times fails on a busy machine."""

from __future__ import annotations

import pytest

from render.art import ALL, MAP, drawn_games, pages
from tools.bench import pictures


@pytest.mark.parametrize("game", drawn_games())
def test_pages_are_small_and_measured_against_their_floor(game: str) -> None:
    measures = pictures.measure(game, rounds=1)
    assert [page.page for page in measures.pages] == [page.name for page in pages(game) if page.name != ALL]
    assert all(0 < page.bytes < 220_000 for page in measures.pages)
    assert all(page.ratio > 0 and page.ms > 0 for page in measures.pages)
    assert measures.map.page == MAP
    assert measures.heaviest.bytes == max(page.bytes for page in measures.pages)
    assert measures.slowest.ratio == max(page.ratio for page in measures.pages)
    assert measures.first_s > 0
