"""The head of every page: which round, day or night, and who acts."""

from __future__ import annotations

from games.ryozen import components as c
from render.blocks import Block
from render.ryozen import theme
from render.ryozen.scene import Scene
from render.strips import Head


def head(scene: Scene) -> Block:
    """The head."""
    view = scene.view
    title = scene.say("ryozen-picture-round", round=max(1, view.round), rounds=c.ROUNDS)
    acting = view.outcome.winners if view.outcome else view.waiting
    styles = tuple(scene.styles[seat] for seat in acting)
    return Head(theme.FURNITURE, title, scene.say(f"ryozen-phase-{view.phase}"), headline(scene), styles)


def headline(scene: Scene) -> str:
    """Whose turn it is, in a few words."""
    view = scene.view
    if view.outcome is not None:
        return scene.say("picture-won", name=scene.names[view.outcome.winners[0]])
    if len(view.waiting) == 1:
        return scene.say("ryozen-picture-turn", name=scene.names[view.waiting[0]])
    return scene.say("ryozen-picture-waiting", count=len(view.waiting))
