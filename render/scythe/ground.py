"""The static layer of the map: the painted country with its labels, and whose base is where."""

from __future__ import annotations

from games.scythe.board import HEXES, HOMES
from games.scythe.components import FACTIONS
from render import painted
from render.canvas import Canvas
from render.scythe import theme
from render.scythe.layout import HEIGHT, HOME, RADIUS, WIDTH, middle
from render.words import Words

LABEL = 29


def draw(canvas: Canvas) -> None:
    """The painted map."""
    painted.paste(canvas, "scythe", WIDTH, HEIGHT)


def draw_labels(canvas: Canvas, words: Words) -> None:
    """What hexes are called when a move is typed, and whose bases are where: upon the rims of those who hold them."""
    for spot in HEXES.values():
        x, y = middle(spot.id)
        canvas.text(x, y - RADIUS * 0.74, spot.label, LABEL, theme.INK, "bold", "m", halo=theme.PANEL)
    for home in HOMES.values():
        if home.faction in FACTIONS:
            x, y = middle(home.id)
            name = words.say(f"scythe-short-{home.faction}")
            half = canvas.width(name, LABEL, "bold") / 2 + 8
            y += -HOME - 18 if y < HEIGHT * 0.6 else HOME + 18
            canvas.text(min(max(x, half), WIDTH - half), y, name, LABEL, theme.INK, "bold", "m", halo=theme.PANEL)
