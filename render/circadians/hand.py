"""The viewer's own hand: tactics cards with their values and abilities, and a sealed plan."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.words import effects_text
from render import furniture
from render.canvas import Canvas
from render.circadians import theme
from render.circadians.scene import Scene

HEIGHT = 190


def draw(canvas: Canvas, scene: Scene, width: float) -> None:
    """Cards side by side."""
    view = scene.view
    if view.seat is None:
        return
    plate = furniture.plate(canvas.scale, width, HEIGHT - 12, theme.BAR, scene.styles[view.seat].colour, 5, 12)
    canvas.stamp(plate, 0, 0)
    canvas.text(20, 26, scene.say("circadians-picture-hand"), 26, theme.BAR_INK, "industrial")
    if view.plan:
        sector, card = view.plan
        name = scene.say("circadians-no-card") if card == "none" else scene.say(f"circadians-card-{card}")
        words = f"{scene.say(f'circadians-sector-{sector}')} · {name}"
        canvas.icon("wax-seal", 240, 26, 30, theme.GOLD)
        canvas.fitted(262, 26, words, 24, theme.BAR_INK, width - 290, "bold", least=18)
    count = max(1, len(view.hand))
    wide = min(300.0, (width - 24) / count)
    for index, held in enumerate(view.hand):
        _card(canvas.moved(12 + index * wide, 46), scene, held.card, wide - 8, chosen=held.card in view.plan)


def _card(canvas: Canvas, scene: Scene, card: str, width: float, chosen: bool) -> None:
    data = c.CARDS[card]
    canvas.box(0, 0, width, 120, theme.GLOW if chosen else theme.PANEL_EDGE)
    canvas.box(3, 3, width - 6, 114, theme.PANEL)
    canvas.fitted(10, 20, scene.say(f"circadians-card-{card}"), 22, theme.INK, width - 86, "bold", least=15)
    canvas.text(width - 10, 20, f"{data.left} / {data.right}", 24, theme.TRAP, "bold", "r")
    lines = (("crossed-swords", theme.TRAP, data.battle), (theme.PHASE_ICONS[data.phase], theme.MORALE, data.play))
    for row, (icon, colour, effects) in enumerate(lines):
        y = 50 + row * 38
        canvas.icon(icon, 22, y + 8, 26, colour)
        words = scene.text(effects_text(effects))
        for line, part in enumerate(wrapped(canvas, words, width - 52)):
            canvas.fitted(40, y + line * 18, part, 18, theme.INK, width - 50, least=14)
    if data.lock:
        canvas.icon("padlock", width - 16, 104, 18, theme.TRAP)


def wrapped(canvas: Canvas, words: str, width: float) -> list[str]:
    """Words in at most two lines."""
    first: list[str] = []
    rest = words.split()
    while rest and canvas.width(" ".join([*first, rest[0]]), 18) <= width:
        first.append(rest.pop(0))
    return [part for part in (" ".join(first), " ".join(rest)) if part]
