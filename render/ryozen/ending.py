"""The podium of a finished match."""

from __future__ import annotations

from PIL import Image

from render import ceremony
from render.art import Request
from render.ryozen import strip, theme
from render.ryozen.scene import Scene

COLUMNS = (
    ("track", "lotus"),
    ("shards", "crystal-cluster"),
    ("resources", "two-coins"),
    ("total", "laurel-crown"),
)


def paint(request: Request) -> Image.Image:
    """RYO-16: places and what each score was made of."""
    return ceremony.paint(ending(Scene(request)), theme.FURNITURE, request.width)


def ending(scene: Scene) -> ceremony.Ending:
    """The end of a match."""
    view = scene.view
    if view.outcome is None:
        raise ValueError("the match is not over")
    scores = view.outcome.scores
    places = view.outcome.places
    return ceremony.Ending(
        title=scene.words.say("ryozen-name"),
        headline=strip.headline(scene),
        names=scene.names,
        styles=scene.styles,
        order=tuple(sorted(range(view.players), key=lambda seat: places[seat])),
        places=places,
        columns=tuple(
            ceremony.Column(
                scene.words.say(f"ryozen-picture-score-{name}"), icon, tuple(map(str, scores[f"ryozen-score-{name}"]))
            )
            for name, icon in COLUMNS
        ),
        icon="pagoda",
    )
