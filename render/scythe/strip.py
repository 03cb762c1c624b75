"""The strip on top: which turn, whom the table waits for, the structure bonus."""

from __future__ import annotations

from render import furniture
from render.canvas import Canvas
from render.scythe import theme
from render.scythe.scene import Scene
from render.seats import badge

HEIGHT = 92


def draw_ground(canvas: Canvas) -> None:
    """The bar itself."""
    furniture.bar(canvas, theme.FURNITURE, HEIGHT)


def draw(canvas: Canvas, scene: Scene, width: float) -> None:
    """Turn, who acts, the tile."""
    view = scene.view
    canvas.text(22, 30, scene.say("scythe-picture-turn", number=view.turn), 36, theme.BAR_INK, "industrial")
    most = max((len(seat.stars) for seat in view.seats), default=0)
    canvas.fitted(22, 67, scene.say("scythe-picture-most-stars", count=most), 21, theme.BAR_SOFT, 250, least=18)
    asked = [view.outcome.winners[0]] if view.outcome and view.outcome.winners else list(view.waiting)
    left = 290.0
    for seat in asked:
        canvas.stamp(badge(canvas.scale, scene.styles[seat], 17), left + 18, 46)
        left += 46
    room = width - left - (470 if view.tile and width > 1300 else 20)
    canvas.fitted(left + 4, 46, headline(scene), 38, theme.BAR_INK, room, "bold", least=24)
    if view.tile and width > 1300:
        canvas.icon("stone-tower", width - 440, 46, 44, theme.GOLD)
        canvas.fitted(width - 408, 28, scene.say("scythe-picture-tile"), 20, theme.BAR_SOFT, 390)
        canvas.fitted(width - 408, 60, scene.say(f"scythe-tile-{view.tile}"), 28, theme.BAR_INK, 390, "bold", least=20)


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
