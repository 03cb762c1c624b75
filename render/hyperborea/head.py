"""The head of every page: whose turn, what is left of it, and how near the end is."""

from __future__ import annotations

from games.hyperborea import components as c
from games.hyperborea.view import NOBODY
from games.hyperborea.words import current_round, left_in_pool
from render.blocks import Block, Drawing
from render.canvas import Canvas
from render.hyperborea import theme
from render.hyperborea.scene import Scene
from render.seats import badge
from render.sprites import Sprite
from render.stamps import Icon, stamp
from render.strips import Head

CROWDED = 4
"""With so many players the map needs the room: what is left of a turn stands on the panel of whoever acts, and that the
end is near beside the round."""


def head(scene: Scene) -> Block:
    """The head."""
    view = scene.view
    title = scene.say("hyperborea-picture-round", round=current_round(view))
    if view.players >= CROWDED and (near := end_is_near(scene)):
        title = f"{title} · {near}"
    length = scene.say(f"hyperborea-option-length-{view.options['length']}")
    mode = scene.say(f"hyperborea-option-mode-{view.options['mode']}")
    acting = view.outcome.winners if view.outcome else view.waiting
    styles = tuple(scene.styles[seat] for seat in acting)
    return Head(theme.FURNITURE, title, f"{length} · {mode}", headline(scene), styles, below(scene), conditions(scene))


def headline(scene: Scene) -> str:
    """Whose turn it is, in a few words."""
    view = scene.view
    if view.outcome:
        return scene.say("picture-won", name=scene.names[view.outcome.winners[0]])
    if view.turn:
        return scene.say("hyperborea-picture-acts", name=scene.names[view.active])
    return scene.say("hyperborea-picture-choosing", count=len(view.waiting))


def below(scene: Scene) -> str:
    """What is left this turn, or that the end is near."""
    view = scene.view
    if view.players >= CROWDED:
        return ""
    if view.outcome:
        return scene.say("hyperborea-picture-over")
    left = left_in_pool(view)
    return scene.text(left) if left else end_is_near(scene)


def end_is_near(scene: Scene) -> str:
    """Whether these are the last turns, in words."""
    last = scene.view.trigger != NOBODY and not scene.view.outcome
    return scene.say("hyperborea-picture-last-turns") if last else ""


def conditions(scene: Scene) -> Block:
    """The three conditions that end the match: who has met them, or how near the nearest is."""

    def paint(canvas: Canvas, width: float) -> None:
        step = width / len(c.OBJECTIVES)
        for index, objective in enumerate(c.OBJECTIVES):
            _condition(canvas.moved(index * step, 28), scene, objective)

    return Drawing(58, paint)


def _condition(canvas: Canvas, scene: Scene, objective: str) -> None:
    holders = [seat for seat, player in enumerate(scene.view.seats) if objective in player.objectives]
    canvas.stamp(condition(canvas.scale, objective, bool(holders)), 28, 0)
    if holders:
        for number, seat in enumerate(holders):
            canvas.stamp(badge(canvas.scale, scene.styles[seat], 15), 78 + number * 40, 0)
        return
    needed = c.FIGURES if objective == "figures" else c.threshold(objective, scene.view.players)
    best = max(progress(scene, seat, objective) for seat in range(scene.view.players))
    canvas.text(66, 0, f"{best}/{needed}", 36, theme.BAR_SOFT, "bold")


def progress(scene: Scene, seat: int, objective: str) -> int:
    """How far a seat has come with a condition."""
    player = scene.view.seats[seat]
    if objective == "gems":
        return player.gems
    if objective == "technologies":
        return len(player.cards) - len(player.start_cards)
    return c.FIGURES - player.reserve


def condition(scale: float, objective: str, met: bool) -> Sprite:
    """An objective tile: golden once somebody has met it."""
    rings = ((27, theme.GOLD if met else theme.BAR_SOFT), (24, theme.GLOW if met else theme.BAR))
    return stamp(scale, rings, Icon(theme.OBJECTIVES[objective], 36, theme.INK if met else theme.BAR_SOFT))
