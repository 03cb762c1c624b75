"""The podium of a finished match."""

from __future__ import annotations

from render import ceremony
from render.circadians import theme
from render.circadians.scene import Scene

RELICS = "circadians-story-relics"
FAME, LAND, HELD = range(3)
"""The columns."""


def ending(scene: Scene) -> ceremony.Ending:
    """CIR-15: fame against its goal, land regions, relics; the column that decided is marked."""
    scores, outcome = scene.outcome.scores, scene.outcome
    fame = zip(scores["circadians-score-fame"], scores["circadians-score-goal"], strict=True)
    held, relics = _relics(scene)
    land = scores["circadians-score-land"]
    return ceremony.Ending(
        title=scene.say("circadians-name"),
        headline=ceremony.winners(scene),
        reason=scene.text(outcome.reason),
        names=scene.names,
        styles=scene.styles,
        places=outcome.places,
        columns=(
            ceremony.Column(
                scene.say("circadians-score-fame"), theme.PODIUM["fame"], tuple(f"{have}/{goal}" for have, goal in fame)
            ),
            ceremony.Column(scene.say("circadians-score-land"), theme.PODIUM["land"], land),
            ceremony.Column(scene.say(held), theme.PODIUM["relics"], relics),
        ),
        icon="ringed-planet",
        decided=decided(outcome.reason.key, land),
    )


def decided(reason: str, land: tuple[int, ...]) -> tuple[int, ...]:
    """CIR-15.8, CIR-15.9: where land decides and several have the most, relics do."""
    if reason == "circadians-won-land":
        return (LAND, HELD) if land.count(max(land)) > 1 else (LAND,)
    return (FAME,) if reason == "circadians-won-fame" else (HELD,)


def _relics(scene: Scene) -> tuple[str, tuple[int, ...]]:
    """CIR-14.1: who wins by relics has those that are left under control; else those that were taken count."""
    if scene.outcome.reason.key == "circadians-won-relics" and scene.story:
        return RELICS, scene.story[-1].scores[RELICS]
    return "circadians-score-relics", scene.outcome.scores["circadians-score-relics"]
