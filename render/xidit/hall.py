"""The Hall of Fame: three columns in the order of assessment, with the standings everybody can see until then."""

from __future__ import annotations

from functools import lru_cache

from games.xidit import components
from render.blocks import Block, Columns, Drawing, Panel, Stack
from render.canvas import Canvas
from render.seats import badge
from render.sprites import Pen, Sprite, drawn, faded
from render.xidit import theme
from render.xidit.scene import Scene

ROW = 60
HEAD = 124


def panel(scene: Scene) -> Block:
    """XID-1.23: rankings where assessed; before that what is public, and nothing of what is hidden."""
    eliminations = next(mode for mode in components.MODES.values() if mode.id == scene.view.mode).eliminations
    columns = [_column(scene, kind, number, eliminations[number]) for number, kind in enumerate(scene.view.hall)]
    return Panel(theme.FURNITURE, Columns(columns, 14), scene.say("xidit-picture-hall"))


def _column(scene: Scene, kind: str, number: int, eliminations: int) -> Block:
    return Stack([_head(scene, kind, number, eliminations), *_rows(scene, kind, number)], 8)


def _head(scene: Scene, kind: str, number: int, eliminations: int) -> Block:
    assessed = number < len(scene.view.assessments)
    caption = "" if assessed else scene.say(f"xidit-picture-{'hidden' if kind == 'wealth' else 'so-far'}")

    def paint(canvas: Canvas, width: float) -> None:
        canvas.stamp(head(canvas.scale, kind, round(width), eliminations), 0, 0)
        canvas.text(18, 38, str(number + 1), 40, theme.BAR_SOFT, "display")
        name = scene.say(f"xidit-assessment-{kind}")
        canvas.fitted(width / 2, 86 if not caption else 72, name, 36, theme.BAR_INK, width - 16, "bold", "m")
        if caption:
            canvas.text(width / 2, HEAD - 14, caption, 26, theme.BAR_SOFT, "text", "m")

    return Drawing(HEAD + 6, paint)


@lru_cache(maxsize=32)
def head(scale: float, kind: str, width: float, eliminations: int) -> Sprite:
    """A column's head: what is assessed, and how many are eliminated by it."""

    def paint(pen: Pen) -> None:
        pen.box(0, 0, width, HEAD + 2, theme.BAR, radius=12)
        pen.icon(theme.ASSESSMENT_ICONS[kind], width / 2, 36, 54, theme.PALE_GOLD)
        for index in range(eliminations):
            pen.icon("death-skull", width - 30 - index * 36, 34, 36, theme.BAR_SOFT)

    return drawn((0, 0, width, HEAD + 2), scale, paint)


def _rows(scene: Scene, kind: str, number: int) -> list[Block]:
    view = scene.view
    if number < len(view.assessments):
        assessed = view.assessments[number]
        out_before = {party for earlier in view.assessments[:number] for party in earlier.eliminated}
        return [
            _party(
                scene,
                party,
                assessed.scores[party],
                "out" if party in assessed.eliminated else "gone" if party in out_before else "in",
            )
            for party in assessed.ranking
        ]
    scores = view.standings.get(kind)
    if scores is None:
        return [_hidden() for _ in range(view.players + bool(view.neutral))]
    order = sorted(range(len(scores)), key=lambda party: -scores[party])
    return [_party(scene, party, scores[party], "open") for party in order]


def _hidden() -> Block:
    def paint(canvas: Canvas, width: float) -> None:
        canvas.stamp(row_plate(canvas.scale, "hidden", round(width)), 0, 0)

    return Drawing(ROW, paint)


def _party(scene: Scene, party: int, score: int, state: str) -> Block:
    def paint(canvas: Canvas, width: float) -> None:
        canvas.stamp(row_plate(canvas.scale, state, round(width)), 0, 0)
        sprite = badge(canvas.scale, scene.styles[party], 19)
        canvas.stamp(faded(sprite, 0.45) if state == "gone" else sprite, 38, ROW / 2)
        ink = theme.SOFT_INK if state == "gone" else theme.INK
        canvas.text(width * 0.55, ROW / 2, str(score), 42, ink, "bold", "m")

    return Drawing(ROW, paint)


@lru_cache(maxsize=32)
def row_plate(scale: float, state: str, width: float) -> Sprite:
    """A row of a column; a skull where a party is eliminated."""

    def paint(pen: Pen) -> None:
        ground = {"out": theme.THREAT_GROUND, "in": theme.RECRUIT_GROUND}.get(state, theme.SLOT)
        pen.box(0, 0, width, ROW, ground, radius=10)
        if state == "out":
            pen.icon("death-skull", width - 36, ROW / 2, 42, theme.THREAT)
        elif state == "in":
            pen.icon("check-mark", width - 36, ROW / 2, 38, theme.RECRUIT)
        elif state == "hidden":
            pen.icon("sight-disabled", width / 2, ROW / 2, 42, theme.PANEL_EDGE)

    return drawn((0, 0, width, ROW), scale, paint)
