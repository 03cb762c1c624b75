"""The podium of a finished match."""

from __future__ import annotations

from PIL import Image

from render import ceremony
from render.art import Request
from render.hyperborea import strip, theme
from render.hyperborea.scene import Scene


def paint_podium(request: Request) -> Image.Image:
    """HYP-21: places, and what the points were for."""
    return ceremony.paint(ending(Scene(request)), Scene.THEME, request.width)


def ending(scene: Scene) -> ceremony.Ending:
    """The end of a match."""
    icons = {**theme.SCORES, "total": "trophy"}
    columns = tuple(
        ceremony.Column("", icons[key.rpartition("-")[2]], values) for key, values in scene.outcome.scores.items()
    )
    return ceremony.ending(scene, strip.headline(scene), columns, icon="meeple")
