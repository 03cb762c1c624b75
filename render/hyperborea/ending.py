"""The podium of a finished match."""

from __future__ import annotations

from PIL import Image

from render import ceremony
from render.art import Request
from render.hyperborea import strip, theme
from render.hyperborea.scene import Scene


def paint(request: Request) -> Image.Image:
    """HYP-21: places, and what the points were for."""
    return ceremony.paint(ending(Scene(request)), theme.FURNITURE, request.width)


def ending(scene: Scene) -> ceremony.Ending:
    """The end of a match."""
    view = scene.view
    if view.outcome is None:
        raise ValueError("the match is not over")
    icons = {**theme.SCORES, "total": "trophy"}
    columns = tuple(
        ceremony.Column(heading="", icon=icons[key.rpartition("-")[2]], values=tuple(map(str, values)))
        for key, values in view.outcome.scores.items()
    )
    return ceremony.Ending(
        title=scene.say("hyperborea-name"),
        headline=strip.headline(scene),
        names=scene.names,
        styles=scene.styles,
        order=tuple(sorted(range(view.players), key=lambda seat: scene.view.outcome.places[seat])),  # type: ignore[union-attr]  # checked above
        places=view.outcome.places,
        columns=columns,
        icon="meeple",
    )
