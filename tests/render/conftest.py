"""What tests of pictures share."""

from __future__ import annotations

from typing import Any

import pytest

from render.cache import GROUNDS
from render.canvas import Canvas


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """Every text that is drawn from now on, grounds included, with its size in pixels."""
    noted: list[tuple[str, float]] = []
    text = Canvas.text

    def note(canvas: Canvas, x: float, y: float, words: str, size: float, *rest: Any, **more: Any) -> None:
        noted.append((words, size * canvas.scale))
        text(canvas, x, y, words, size, *rest, **more)

    monkeypatch.setattr(Canvas, "text", note)
    GROUNDS.clear()
    return noted
