"""The podium of a finished match."""

from __future__ import annotations

from PIL import Image

from render import ceremony
from render.art import Request
from render.scythe import strip, theme
from render.scythe.scene import Scene

ICONS = {
    "coins": "two-coins",
    "stars": "round-star",
    "territories": "position-marker",
    "resources": "oil-drum",
    "structures": "stone-tower",
    "total": "trophy",
}


def paint(request: Request) -> Image.Image:
    """SCY-15: places by coins, and what they were made of."""
    return ceremony.paint(ending(Scene(request)), theme.FURNITURE, request.width)


def ending(scene: Scene) -> ceremony.Ending:
    """The end of a match."""
    outcome = scene.view.outcome
    if outcome is None:
        raise ValueError("the match is not over")
    columns = tuple(
        ceremony.Column(
            scene.say(f"scythe-picture-score-{part}"), icon, tuple(map(str, outcome.scores[f"scythe-score-{part}"]))
        )
        for part, icon in ICONS.items()
    )
    return ceremony.Ending(
        title=scene.say("scythe-name"),
        headline=strip.headline(scene),
        names=scene.names,
        styles=scene.styles,
        order=tuple(sorted(range(scene.view.players), key=lambda seat: outcome.places[seat])),
        places=outcome.places,
        columns=columns,
        icon="horse-head",
    )
