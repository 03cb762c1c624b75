"""The podium of a finished match."""

from __future__ import annotations

from PIL import Image

from render import ceremony
from render.art import Request
from render.circadians import strip, theme
from render.circadians.scene import Scene

ICONS = {"fame": "laurel-crown", "goal": "trophy", "land": "position-marker", "relics": "glowing-artifact"}


def paint(request: Request) -> Image.Image:
    """CIR-15: who won, and what everybody had."""
    return ceremony.paint(ending(Scene(request)), theme.FURNITURE, request.width)


def ending(scene: Scene) -> ceremony.Ending:
    """The end of a match."""
    outcome = scene.view.outcome
    if outcome is None:
        raise ValueError("the match is not over")
    columns = tuple(
        ceremony.Column(
            scene.say(f"circadians-score-{part}"), icon, tuple(map(str, outcome.scores[f"circadians-score-{part}"]))
        )
        for part, icon in ICONS.items()
    )
    return ceremony.Ending(
        title=scene.say("circadians-name"),
        headline=strip.headline(scene),
        names=scene.names,
        styles=scene.styles,
        order=tuple(sorted(range(scene.view.players), key=lambda seat: outcome.places[seat])),
        places=outcome.places,
        columns=columns,
        icon="ringed-planet",
    )
