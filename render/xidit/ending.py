"""The podium of a finished match."""

from __future__ import annotations

from PIL import Image

from render import ceremony
from render.art import Request
from render.xidit import strip, theme
from render.xidit.scene import Scene


def paint(request: Request) -> Image.Image:
    """XID-11.18: places in reverse order of elimination; a skull where a party was eliminated."""
    return ceremony.paint(ending(Scene(request)), theme.FURNITURE, request.width)


def ending(scene: Scene) -> ceremony.Ending:
    """The end of a match, with the neutral player if there is one."""
    view = scene.view
    if view.outcome is None:
        raise ValueError("the match is not over")
    parties = view.players + bool(view.neutral)
    places = [*view.outcome.places]
    places += [place for place in range(1, parties + 1) if place not in places]
    columns = tuple(
        ceremony.Column(
            heading=scene.words.say(f"xidit-assessment-{assessed.kind}"),
            icon=theme.ASSESSMENT_ICONS[assessed.kind],
            values=tuple(map(str, assessed.scores)),
            marks=tuple("death-skull" if party in assessed.eliminated else "" for party in range(parties)),
        )
        for assessed in view.assessments
    )
    return ceremony.Ending(
        title=scene.words.say("xidit-name"),
        headline=strip.headline(scene),
        names=scene.names[:parties],
        styles=scene.styles[:parties],
        order=tuple(sorted(range(parties), key=lambda party: places[party])),
        places=tuple(places),
        columns=columns,
        icon="chess-knight",
    )
