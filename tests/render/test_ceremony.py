"""The podium's table has room for what its columns are called."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import games
import render
from games.engine.texts import LANGUAGES
from render.art import art
from render.canvas import Canvas
from render.fonts import ELLIPSIS
from tests.render.matches import END, request, viewed

viewed_once = cache(viewed)

TABLES = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name, meta in games.metas().items()
    for players in sorted({4, meta.players[1]})
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_heading_is_cut(game: str, players: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    write = Canvas.text

    def listen(canvas: Canvas, x: float, y: float, words: str, *rest: Any, **named: Any) -> None:
        written.append(words)
        write(canvas, x, y, words, *rest, **named)

    monkeypatch.setattr(Canvas, "text", listen)
    asked: render.Request = request(viewed_once(game, players, END), language=language)
    art(game).paint_podium(asked)
    assert asked.view.outcome is not None
    assert str(max(asked.view.outcome.places)) in written
    assert not [words for words in written if ELLIPSIS in words]
