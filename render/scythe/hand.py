"""The viewer's own hand: combat cards, objectives, a sealed dial."""

from __future__ import annotations

from render import furniture
from render.canvas import Canvas
from render.scythe import pieces, theme
from render.scythe.scene import Scene

HEIGHT = 168


def draw(canvas: Canvas, scene: Scene, width: float) -> None:
    """What only the viewer knows: combat cards, objectives, a sealed dial."""
    mine, seat = scene.view.mine, scene.view.seat
    if mine is None or seat is None:
        return
    canvas.stamp(furniture.plate(canvas.scale, width, HEIGHT - 12, theme.BAR, scene.styles[seat].colour, 5, 12), 0, 0)
    canvas.text(20, 28, scene.say("scythe-picture-hand"), 26, theme.BAR_INK, "industrial")
    chosen = [int(name[0]) for name in mine.committed]
    step = min(50.0, 640 / max(1, len(mine.hand)))
    for index, value in enumerate(mine.hand):
        up = value in chosen
        if up:
            chosen.remove(value)
        canvas.stamp(pieces.card(canvas.scale, value, up), 46 + index * step, 100)
    if mine.dial >= 0:
        canvas.icon("fist", 200, 28, 30, theme.GOLD)
        canvas.text(222, 28, str(mine.dial), 30, theme.BAR_INK, "bold")
    for index, objective in enumerate(mine.objectives):
        y = 34 + index * 62
        canvas.icon("scroll-unfurled", 728, y + 10, 36, theme.GOLD)
        canvas.fitted(
            756, y, scene.say(f"scythe-objective-{objective}"), 24, theme.BAR_INK, width - 780, "bold", least=18
        )
        canvas.fitted(756, y + 28, scene.say(f"scythe-about-{objective}"), 20, theme.BAR_SOFT, width - 780, least=17)
