"""The Hall of Fame: three columns in the order of assessment, with the standings everybody can see until then."""

from __future__ import annotations

from functools import lru_cache

from games.xidit import components
from render import furniture
from render.canvas import Canvas
from render.seats import badge
from render.sprites import Pen, Sprite, drawn, faded
from render.words import Words
from render.xidit import theme
from render.xidit.scene import Scene
from render.xidit.tracks import CELL, CELL_LEFT, CELL_STEP, HEADING, WIDTH

HEADS = 78
ROWS_TOP = HEADS + 14
ROWS_HEIGHT = 232
"""What is left for the rows of five parties, or of four."""


def ground(canvas: Canvas, words: Words, height: float) -> None:
    """The panel."""
    furniture.panel(canvas, theme.FURNITURE, (WIDTH, height), words.say("xidit-picture-hall"))


def draw(canvas: Canvas, scene: Scene) -> None:
    """XID-1.23: rankings where assessed; before that what is public, and nothing of what is hidden."""
    eliminations = next(mode for mode in components.MODES.values() if mode.id == scene.view.mode).eliminations
    for column, kind in enumerate(scene.view.hall):
        sheet = canvas.moved(CELL_LEFT + column * CELL_STEP, HEADING)
        _head(sheet, scene, kind, column, eliminations[column])
        if column < len(scene.view.assessments):
            _assessed(sheet, scene, column)
        else:
            _so_far(sheet, scene, kind)


def _head(canvas: Canvas, scene: Scene, kind: str, column: int, eliminations: int) -> None:
    canvas.stamp(head(canvas.scale, kind, column + 1, eliminations), 0, 0)
    name = scene.say(f"xidit-assessment-{kind}")
    canvas.fitted(CELL / 2, 52, name, 21, theme.BAR_INK, CELL - 8, "bold", "m")
    if column >= len(scene.view.assessments):
        caption = scene.say("xidit-picture-hidden" if kind == "wealth" else "xidit-picture-so-far")
        canvas.text(CELL / 2, HEADS + 2, caption, 18, theme.SOFT_INK, "text", "m")


@lru_cache(maxsize=32)
def head(scale: float, kind: str, number: int, eliminations: int) -> Sprite:
    """A column's head: its number, what is assessed, and how many are eliminated by it."""

    def paint(pen: Pen) -> None:
        pen.box(0, 0, CELL, 68, theme.BAR, radius=8)
        pen.icon(theme.ASSESSMENT_ICONS[kind], CELL / 2, 21, 34, theme.PALE_GOLD)
        pen.text(17, 20, str(number), 28, theme.BAR_SOFT, "display")
        for index in range(eliminations):
            pen.icon("death-skull", CELL - 17 - index * 21, 20, 21, theme.BAR_SOFT)

    return drawn((0, 0, CELL, 68), scale, paint)


def _assessed(canvas: Canvas, scene: Scene, column: int) -> None:
    assessments = scene.view.assessments
    assessed = assessments[column]
    out_before = {party for earlier in assessments[:column] for party in earlier.eliminated}
    height = row_height(len(assessed.ranking))
    for row, party in enumerate(assessed.ranking):
        state = "out" if party in assessed.eliminated else "gone" if party in out_before else "in"
        _party(canvas.moved(0, ROWS_TOP + row * height), scene, party, assessed.scores[party], state, height)


def _so_far(canvas: Canvas, scene: Scene, kind: str) -> None:
    scores = scene.view.standings.get(kind)
    parties = scene.view.players + bool(scene.view.neutral)
    height = row_height(parties)
    if scores is None:
        for row in range(parties):
            canvas.stamp(row_plate(canvas.scale, "hidden", height), 0, ROWS_TOP + row * height)
        return
    order = sorted(range(len(scores)), key=lambda party: -scores[party])
    for row, party in enumerate(order):
        _party(canvas.moved(0, ROWS_TOP + row * height), scene, party, scores[party], "open", height)


def row_height(parties: int) -> float:
    """The rows fill the column, be there four parties or five."""
    return ROWS_HEIGHT / parties


def _party(canvas: Canvas, scene: Scene, party: int, score: int, state: str, height: float) -> None:
    canvas.stamp(row_plate(canvas.scale, state, height), 0, 0)
    middle = height / 2 - 2.5
    sprite = badge(canvas.scale, scene.styles[party], 12)
    canvas.stamp(faded(sprite, 0.45) if state == "gone" else sprite, 25, middle)
    ink = theme.SOFT_INK if state in ("gone", "open") else theme.INK
    canvas.text(74, middle, str(score), 29, ink, "bold", "r")


@lru_cache(maxsize=32)
def row_plate(scale: float, state: str, height: float) -> Sprite:
    """A row of a column; a skull where a party is eliminated."""

    middle = height / 2 - 2.5

    def paint(pen: Pen) -> None:
        ground = {"out": theme.THREAT_GROUND, "in": theme.RECRUIT_GROUND}.get(state, theme.SLOT)
        pen.box(0, 0, CELL, height - 5, ground, radius=7)
        if state == "out":
            pen.icon("death-skull", CELL - 22, middle, 27, theme.THREAT)
        elif state == "in":
            pen.icon("check-mark", CELL - 22, middle, 24, theme.RECRUIT)
        elif state == "hidden":
            pen.icon("sight-disabled", CELL / 2, middle, 28, theme.PANEL_EDGE)

    return drawn((0, 0, CELL, height - 5), scale, paint)
