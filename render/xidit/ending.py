"""The podium of a finished match."""

from __future__ import annotations

from render import ceremony
from render.xidit import head, theme
from render.xidit.scene import Scene


def ending(scene: Scene) -> ceremony.Ending:
    """XID-11.18: places in reverse order of elimination, with the neutral player if there is one.

    A skull stands where a party was eliminated.
    """
    places = scene.outcome.places
    parties = range(scene.view.players + bool(scene.view.neutral))
    left = (place for place in range(1, len(parties) + 1) if place not in places)
    return ceremony.Ending(
        title=scene.say("xidit-name"),
        headline=head.headline(scene),
        reason=scene.text(scene.outcome.reason),
        names=scene.names[: len(parties)],
        styles=scene.styles[: len(parties)],
        places=(*places, *left),
        columns=tuple(
            ceremony.Column(
                heading=scene.say(f"xidit-assessment-{assessed.kind}"),
                icon=theme.ASSESSMENT_ICONS[assessed.kind],
                values=tuple(assessed.scores),
                marks=tuple("death-skull" if party in assessed.eliminated else "" for party in parties),
            )
            for assessed in scene.view.assessments
        ),
        icon="chess-knight",
        decided=(len(scene.view.assessments) - 1,),
    )
