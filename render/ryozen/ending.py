"""The podium of a finished match."""

from __future__ import annotations

from PIL import Image

from render import ceremony
from render.art import Request
from render.ryozen import strip
from render.ryozen.scene import Scene

ICONS = {"track": "lotus", "shards": "crystal-cluster", "resources": "two-coins", "total": "laurel-crown"}


def paint_podium(request: Request) -> Image.Image:
    """RYO-16: places and what each score was made of."""
    return ceremony.paint(ending(Scene(request)), Scene.THEME, request.width)


def ending(scene: Scene) -> ceremony.Ending:
    """The end of a match."""
    columns = ceremony.columns(scene, "ryozen-picture-score-", ICONS)
    return ceremony.ending(scene, strip.headline(scene), columns, icon="pagoda")
