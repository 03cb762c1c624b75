"""What a page weighs: it is loaded by everybody at the table, mostly on phones."""

from __future__ import annotations

import pytest

import games
import render
from render import png
from render.art import drawn_games
from tests.render.matches import END, NAMES, trailed, viewed
from tests.support.quick_pictures import SHIPPED

LARGEST = 120_000
"""Bytes of a page as it is uploaded."""
STAGES = (6, 120, END)


@pytest.fixture(autouse=True)
def as_uploaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(png, "LEVEL", SHIPPED)


@pytest.mark.parametrize("game", drawn_games())
def test_a_map_has_at_most_120_kilobytes_from_its_first_round_to_its_last(game: str) -> None:
    for players in games.metas()[game].players:
        for decisions in STAGES:
            asked = render.Request(viewed(game, players, decisions), NAMES[:players], "ru")
            assert len(render.draw(game, asked).data) <= LARGEST, (players, decisions)


@pytest.mark.parametrize("game", drawn_games())
def test_marks_of_what_happened_do_not_make_a_map_too_large(game: str) -> None:
    most = games.metas()[game].players[1]
    assert len(render.draw(game, trailed(game, most, 200, 60)).data) <= LARGEST


@pytest.mark.parametrize("game", drawn_games())
def test_no_other_page_is_larger_than_a_map_may_be(game: str) -> None:
    most = games.metas()[game].players[1]
    for page in render.pages(game):
        if page.name not in (render.MAP, render.ALL):
            seen = viewed(game, most, END, 0)
            assert len(render.draw(game, render.Request(seen, NAMES[:most], "ru", page.name)).data) <= LARGEST, page
