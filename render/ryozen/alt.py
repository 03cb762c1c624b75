"""The picture in words, for those who cannot see it."""

from __future__ import annotations

import games
from render.art import Request
from render.ryozen.scene import Scene


def alt(request: Request) -> str:
    """Two or three sentences: the game's own, with people's names."""
    scene = Scene(request)
    texts = games.texts("ryozen", request.language)
    lines = games.game("ryozen").alt(scene.view)
    return " ".join(texts.say(line, lambda seat: scene.names[seat]) for line in lines)
