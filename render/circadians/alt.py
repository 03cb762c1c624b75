"""The picture in words, for those who cannot see it."""

from __future__ import annotations

from games.circadians import words
from render.art import Request
from render.circadians.scene import Scene


def alt(request: Request) -> str:
    """Two or three sentences: round and phase, everybody's fame and land, the relics."""
    scene = Scene(request)
    return " ".join(scene.text(line) for line in words.alt(scene.view))
