"""The podium of a finished match."""

from __future__ import annotations

from PIL import Image

from render import ceremony
from render.art import Request
from render.circadians import strip
from render.circadians.scene import Scene

ICONS = {"fame": "laurel-crown", "goal": "trophy", "land": "position-marker", "relics": "glowing-artifact"}


def paint_podium(request: Request) -> Image.Image:
    """CIR-15: who won, and what everybody had."""
    return ceremony.paint(ending(Scene(request)), Scene.THEME, request.width)


def ending(scene: Scene) -> ceremony.Ending:
    """The end of a match."""
    columns = ceremony.columns(scene, "circadians-score-", ICONS)
    return ceremony.ending(scene, strip.headline(scene), columns, icon="ringed-planet")
