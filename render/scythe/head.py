"""The head of every page: which round, who acts, how near the end is."""

from __future__ import annotations

from render.blocks import Block
from render.scythe import theme
from render.scythe.scene import Scene
from render.strips import Head


def head(scene: Scene) -> Block:
    """The head."""
    view = scene.view
    turns = max(1, -(-view.turn // view.players))
    title = scene.say("scythe-picture-round", number=turns)
    stars = max((len(player.stars) for player in view.seats), default=0)
    aside = scene.say("scythe-picture-most-stars", count=stars)
    tile = scene.say("scythe-picture-bonus", tile=scene.say(f"scythe-tile-{view.tile}")) if view.tile else ""
    acting = view.outcome.winners if view.outcome else view.waiting
    styles = tuple(scene.styles[seat] for seat in acting)
    return Head(theme.FURNITURE, title, aside, headline(scene), styles, tile)


def headline(scene: Scene) -> str:
    """Whose turn it is, in a few words."""
    view = scene.view
    if view.outcome:
        return scene.say("picture-won", name=scene.names[view.outcome.winners[0]])
    if view.battle:
        return scene.say("scythe-picture-battle", place=scene.say(f"scythe-hex-{view.battle.place}"))
    if len(view.waiting) == 1:
        return scene.say("scythe-picture-acts", name=scene.names[view.waiting[0]])
    return scene.say("scythe-picture-waiting", count=len(view.waiting))
