"""The head of every page: round and phase, who acts, where the relic of the round is."""

from __future__ import annotations

from games.circadians import components as c
from render.blocks import Block
from render.circadians import theme
from render.circadians.scene import Scene
from render.strips import Head


def head(scene: Scene) -> Block:
    """The head."""
    view = scene.view
    title = scene.say("circadians-picture-round", round=view.round, rounds=c.ROUNDS)
    relic = next((name for name, region in view.regions.items() if region.relic == view.round), "")
    note = scene.say("circadians-picture-relic", number=view.round, place=c.HEXES[relic].code) if relic else ""
    acting = view.outcome.winners if view.outcome else view.waiting
    styles = tuple(scene.styles[seat] for seat in acting)
    return Head(theme.FURNITURE, title, phase_name(scene), headline(scene), styles, "" if view.outcome else note)


def phase_name(scene: Scene) -> str:
    """The phase in words."""
    phase = scene.view.phase
    return (
        scene.say("circadians-words-setup").removesuffix(".")
        if phase == "setup"
        else scene.say(f"circadians-phase-{phase}")
    )


def headline(scene: Scene) -> str:
    """Whose turn it is, in a few words."""
    view = scene.view
    if view.outcome:
        return scene.say("picture-won", name=", ".join(scene.names[seat] for seat in view.outcome.winners))
    if view.battle:
        return scene.say("circadians-picture-battle", place=c.HEXES[view.battle.region].code)
    if len(view.waiting) == 1:
        return scene.say("circadians-picture-acts", name=scene.names[view.waiting[0]])
    return scene.say("circadians-picture-waiting", count=len(view.waiting))
