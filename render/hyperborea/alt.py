"""The picture in words, for those who cannot see it."""

from __future__ import annotations

from games.engine.text import Arg, SeatName, Text
from games.hyperborea import words
from render.art import Request
from render.hyperborea.scene import Scene


def alt(request: Request) -> str:
    """Whose turn it is, who leads, how much of the map is known: with people's names."""
    scene = Scene(request)
    return " ".join(scene.text(_named(text, scene)) for text in words.alt(scene.view))


def _named(text: Text, scene: Scene) -> Text:
    args: dict[str, Arg] = {
        key: scene.names[arg.seat] if isinstance(arg, SeatName) else arg for key, arg in text.args.items()
    }
    return Text(text.key, args)
