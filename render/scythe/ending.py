"""The podium of a finished match."""

from __future__ import annotations

from PIL import Image

from render import ceremony
from render.art import Request
from render.scythe import strip
from render.scythe.scene import Scene

ICONS = {
    "coins": "two-coins",
    "stars": "round-star",
    "territories": "position-marker",
    "resources": "oil-drum",
    "structures": "stone-tower",
    "total": "trophy",
}


def paint_podium(request: Request) -> Image.Image:
    """SCY-15: places by coins, and what they were made of."""
    return ceremony.paint(ending(Scene(request)), Scene.THEME, request.width)


def ending(scene: Scene) -> ceremony.Ending:
    """The end of a match."""
    columns = ceremony.columns(scene, "scythe-picture-score-", ICONS)
    return ceremony.ending(scene, strip.headline(scene), columns, icon="horse-head")
