"""The picture in words, for those who cannot see it."""

from __future__ import annotations

from games.scythe import words
from render.art import Request
from render.scythe.scene import Scene


def alt(request: Request) -> str:
    """Two or three sentences: whose turn, stars, territories; at the end the places."""
    scene = Scene(request)
    return " ".join(scene.text(line) for line in words.alt(scene.view))
