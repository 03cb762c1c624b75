"""Panels beside the map: who leads, and what is left in the box."""

from __future__ import annotations

from games.hyperborea import components as c
from render import furniture, marks
from render.canvas import Canvas
from render.hyperborea import effects, pieces, theme
from render.hyperborea.scene import Scene
from render.seats import badge

LINE = 38
SUPPLY_HEIGHT = 132


def standings_height(players: int) -> float:
    """As many lines as there are seats."""
    return 74 + players * LINE


def standings(canvas: Canvas, scene: Scene, width: float) -> None:
    """Victory points as they stand, by what they are for."""
    height = standings_height(scene.view.players)
    furniture.panel(canvas, theme.FURNITURE, (width, height), scene.say("hyperborea-picture-points"))
    columns = list(theme.SCORES)
    left, step = 140.0, (width - 140 - 62) / len(columns)
    for index, name in enumerate(columns):
        canvas.icon(theme.SCORES[name], left + (index + 0.5) * step, 52, 24, theme.SOFT_INK)
    ranked = sorted(range(scene.view.players), key=lambda seat: -scene.total(seat))
    for line, seat in enumerate(ranked):
        y = 74 + line * LINE + LINE / 2 - 4
        canvas.box(14, y - LINE / 2 + 1, width - 28, 1, theme.SLOT)
        canvas.stamp(badge(canvas.scale, scene.styles[seat], 10), 28, y)
        canvas.fitted(46, y, scene.names[seat], 21, theme.INK, left - 50, "bold", least=17)
        for index, name in enumerate(columns):
            value = scene.view.seats[seat].score[name]
            ink = theme.INK if value else theme.PANEL_EDGE
            canvas.text(left + (index + 0.5) * step, y, str(value), 21, ink, "text", "m")
        canvas.text(width - 16, y, str(scene.total(seat)), 28, theme.INK, "bold", "r")
        if scene.gained(seat):
            marks.gain(canvas, width - 62, y - 8, scene.gained(seat), 17)


def supply(canvas: Canvas, scene: Scene, width: float) -> None:
    """Cubes of the common supply, Ghosts and Ruins tokens not yet on the map."""
    furniture.panel(canvas, theme.FURNITURE, (width, SUPPLY_HEIGHT), scene.say("hyperborea-picture-supply"))
    step = (width - 28) / len(c.CUBES)
    for kind, count in enumerate(scene.view.supply):
        x = 14 + kind * step
        canvas.stamp(pieces.cube(canvas.scale, kind, 22), x + 14, 58)
        canvas.text(x + 30, 58, str(count), 22, theme.INK, "bold")
    x = 16.0
    for colour in c.POOLS:
        canvas.stamp(pieces.ruin(canvas.scale, colour, 0 if not scene.view.tokens else 1, 13), x + 14, 102)
        canvas.text(x + 36, 102, str(scene.view.tokens.get(colour, 0)), 22, theme.INK, "bold")
        x += 86
    canvas.stamp(pieces.ghost(canvas.scale, 15), x + 18, 102)
    canvas.text(x + 42, 102, str(scene.view.ghosts), 22, theme.INK, "bold")
    canvas.icon("tombstone", x + 104, 102, 24, theme.SOFT_INK)
    canvas.text(x + 122, 102, str(scene.view.ghosts_gone), 22, theme.SOFT_INK, "bold")


def private(canvas: Canvas, scene: Scene, width: float) -> None:
    """HYP-H07: the viewer's own kept token and the one being looked at."""
    view = scene.view
    if view.seat is None:
        return
    colour = scene.styles[view.seat].colour
    canvas.stamp(furniture.plate(canvas.scale, width, 84, theme.BAR, colour, 5, 12), 0, 0)
    canvas.icon("hood", 42, 42, 44, theme.BAR_SOFT)
    x = 84.0
    for key, token in (("look", view.my_look), ("kept", view.my_kept)):
        if token:
            canvas.stamp(pieces.ruin(canvas.scale, c.TOKENS[token].color, 1, 22), x + 26, 42)
            words = f"{scene.say(f'hyperborea-picture-{key}')}: {scene.say(f'hyperborea-token-{token}')}"
            x += 62 + canvas.fitted(x + 60, 42, words, 28, theme.BAR_INK, 420, "bold")
            x = effects.draw(canvas, x + 14, 42, c.TOKENS[token].effects, 32, theme.GLOW) + 40


def has_private(scene: Scene) -> bool:
    """Whether the picture shows something only its viewer may see."""
    return bool(scene.view.my_kept or scene.view.my_look)
