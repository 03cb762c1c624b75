"""The podium of a finished match."""

from __future__ import annotations

from render import ceremony
from render.circadians import theme
from render.circadians.scene import Scene

FAME, LAND, TAKEN, LEFT = range(4)
"""The columns; the last one only where relics decided."""


def ending(scene: Scene) -> ceremony.Ending:
    """CIR-15: fame against its goal, land regions, relics; the column that decided is marked."""
    scores, outcome = scene.outcome.scores, scene.outcome
    fame = zip(scores["circadians-score-fame"], scores["circadians-score-goal"], strict=True)
    land = scores["circadians-score-land"]
    columns = [
        ceremony.Column(
            scene.say("circadians-score-fame"), theme.PODIUM["fame"], tuple(f"{have}/{goal}" for have, goal in fame)
        ),
        ceremony.Column(scene.say("circadians-score-land"), theme.PODIUM["land"], land),
        ceremony.Column(
            scene.say("circadians-score-relics"), theme.PODIUM["relics"], scores["circadians-score-relics"]
        ),
    ]
    if outcome.reason.key == "circadians-won-relics":
        columns.append(ceremony.Column(scene.say("circadians-story-relics"), "trophy", left(scene)))
    return ceremony.Ending(
        title=scene.say("circadians-name"),
        headline=ceremony.winners(scene),
        reason=scene.text(outcome.reason),
        names=scene.names,
        styles=scene.styles,
        places=outcome.places,
        columns=tuple(columns),
        icon="ringed-planet",
        decided=decided(outcome.reason.key, land),
    )


def decided(reason: str, land: tuple[int, ...]) -> tuple[int, ...]:
    """CIR-15.8, CIR-15.9: where land decides and several have the most, relics do."""
    if reason == "circadians-won-land":
        return (LAND, TAKEN) if land.count(max(land)) > 1 else (LAND,)
    return (FAME,) if reason == "circadians-won-fame" else (LEFT,)


def left(scene: Scene) -> tuple[str, ...]:
    """CIR-14.1: how many of the relics that are left each controls."""
    places = [name for name, region in scene.view.regions.items() if region.relic]
    return tuple(f"{sum(name in seat.controlled for name in places)}/{len(places)}" for seat in scene.view.seats)
