"""The strip on top: whose turn, what is left of it, and how near the end is."""

from __future__ import annotations

from games.hyperborea import components as c
from games.hyperborea.view import NOBODY
from games.hyperborea.words import left_in_pool
from render.canvas import Canvas
from render.hyperborea import theme
from render.hyperborea.scene import Scene
from render.seats import badge
from render.sprites import Sprite
from render.stamps import Icon, stamp

HEIGHT = 96
TALL = 176
"""Height where the conditions have a row of their own."""
MARK = 168


def draw(canvas: Canvas, scene: Scene, width: float) -> None:
    """Everything in one row."""
    _turn(canvas, scene, 250)
    conditions = MARK * len(c.OBJECTIVES)
    _now(canvas.moved(290, 0), scene, width - 310 - conditions)
    _conditions(canvas.moved(width - conditions - 10, 46), scene)


def draw_tall(canvas: Canvas, scene: Scene, width: float) -> None:
    """The same for narrow pictures: the conditions come below."""
    _turn(canvas, scene, 230)
    _now(canvas.moved(260, 0), scene, width - 270)
    _conditions(canvas.moved((width - MARK * len(c.OBJECTIVES)) / 2, 128), scene)


def draw_ground(canvas: Canvas, height: float = HEIGHT) -> None:
    """The bar itself."""
    canvas.box(0, 0, canvas.across, height, theme.BAR)
    canvas.box(0, height - 4, canvas.across, 3, theme.GOLD)


def _turn(canvas: Canvas, scene: Scene, width: float) -> None:
    view = scene.view
    canvas.fitted(20, 30, scene.say("hyperborea-picture-turn", turn=view.turn), 36, theme.BAR_INK, width, "display")
    lengths = scene.say(f"hyperborea-option-length-{view.options['length']}")
    mode = scene.say(f"hyperborea-option-mode-{view.options['mode']}")
    canvas.fitted(20, 68, f"{lengths} · {mode}", 21, theme.BAR_SOFT, width)


def _now(canvas: Canvas, scene: Scene, width: float) -> None:
    shown = shown_seats(scene)
    for index, seat in enumerate(shown):
        canvas.stamp(badge(canvas.scale, scene.styles[seat], 15), 18 + index * 44, 32)
    left = 6 + len(shown) * 44
    canvas.fitted(left, 32, headline(scene), 40, theme.BAR_INK, width - left, "bold", least=28)
    canvas.fitted(4, 72, below(scene), 23, theme.BAR_SOFT, width, least=18)


def shown_seats(scene: Scene) -> list[int]:
    """Whose shapes stand in the strip: those the table waits for, or the winner."""
    return [*scene.view.outcome.winners] if scene.view.outcome else [*scene.view.waiting]


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
    if view.outcome:
        return scene.say("hyperborea-picture-over")
    if left := left_in_pool(view):
        return scene.text(left)
    if view.trigger != NOBODY:
        return scene.say("hyperborea-picture-last-turns")
    return scene.say("hyperborea-words-conditions", met=view.conditions, needed=view.conditions_needed)


def _conditions(canvas: Canvas, scene: Scene) -> None:
    """The three conditions and who has met them."""
    for index, objective in enumerate(c.OBJECTIVES):
        holders = [seat for seat, player in enumerate(scene.view.seats) if objective in player.objectives]
        x = index * MARK
        canvas.stamp(condition(canvas.scale, objective, bool(holders)), x + 26, 0)
        needed = c.threshold(objective, scene.view.players)
        if holders:
            for number, seat in enumerate(holders):
                canvas.stamp(badge(canvas.scale, scene.styles[seat], 9), x + 62 + number * 20, 0)
        else:
            words = {"gems": f"{needed}", "technologies": f"{needed}", "figures": f"{c.FIGURES}"}[objective]
            best = max(_progress(scene, seat, objective) for seat in range(scene.view.players))
            canvas.text(x + 58, 0, f"{best}/{words}", 28, theme.BAR_SOFT, "bold")


def _progress(scene: Scene, seat: int, objective: str) -> int:
    player = scene.view.seats[seat]
    if objective == "gems":
        return player.gems
    if objective == "technologies":
        return len(player.cards) - len(player.start_cards)
    return c.FIGURES - player.reserve


def condition(scale: float, objective: str, met: bool) -> Sprite:
    """An objective tile: golden once somebody has met it."""
    rings = ((24, theme.GOLD if met else theme.BAR_SOFT), (21, theme.GLOW if met else theme.BAR))
    return stamp(scale, rings, Icon(theme.OBJECTIVES[objective], 30, theme.INK if met else theme.BAR_SOFT))
