"""What lies beside the map: calendar, Hall of Fame, path of destiny, lair, barracks, and perhaps the neutral board."""

from __future__ import annotations

from functools import lru_cache

from games.xidit import components
from games.xidit.view import LairView, StackView
from render import marks
from render.art import Colour
from render.blocks import Block, Columns, Drawing, Lines, Panel, Stack
from render.canvas import Canvas
from render.seats import badge
from render.sprites import Pen, Sprite, drawn
from render.xidit import hall, head, pieces, theme
from render.xidit.scene import Scene

TILE = 62
"""Height of a tile's head: its city's number and how many lie there."""


def page(scene: Scene) -> Block:
    """How far the match has come, and how everybody stands."""
    rows = [Panel(theme.FURNITURE, head.calendar(scene), padding=12), hall.panel(scene)]
    return Stack([*rows, neutral(scene)] if scene.view.neutral else rows)


def stock(scene: Scene) -> Block:
    """What may come to the map: tiles, titans, units."""
    return Stack([destiny(scene), lair(scene), barracks(scene)])


def destiny(scene: Scene) -> Block:
    """XID-1.21: what comes next, the stacks with their tops, the discards with theirs (XID-14.5)."""
    view = scene.view
    recruits = (StackView(1, view.next_recruit), view.recruit_stack, view.recruit_discard)
    threats = (StackView(1, view.next_threat), view.threat_stack, view.threat_discard)
    heads = [
        Lines(scene.say(f"xidit-picture-{place}"), 32, theme.SOFT_INK, anchor="m")
        for place in ("next", "stack", "discard")
    ]
    rows = [
        Columns([_tile(scene, stack, recruit, place) for place, stack in enumerate(stacks)], 14)
        for recruit, stacks in ((True, recruits), (False, threats))
    ]
    return Panel(theme.FURNITURE, Stack([Columns(heads, 14), *rows], 12), scene.say("xidit-picture-destiny"))


def _tile(scene: Scene, stack: StackView, recruit: bool, place: int) -> Block:
    """A tile off the map: its city, how many lie there, then its units, or its price and rewards."""
    tall = TILE + 50 + (0 if recruit else pieces.ROW + 6)

    def paint(canvas: Canvas, width: float) -> None:
        edge = theme.RECRUIT if recruit else theme.THREAT
        sheet = cell(canvas.scale, round(width), tall, stack.top and edge, recruit)
        canvas.stamp(sheet, 0, 0)
        if not stack.top:
            canvas.text(width / 2, tall / 2, scene.say("xidit-picture-empty"), 30, theme.SOFT_INK, "text", "m")
            return
        canvas.stamp(tile(canvas.scale, stack.top, recruit, scene.view.tile_set, round(width)), 0, 0)
        if place:
            canvas.text(width - 18, 34, f"×{stack.size}", 36, edge, "bold", "r")

    return Drawing(tall, paint)


@lru_cache(maxsize=16)
def cell(scale: float, width: float, tall: float, edge: Colour | int, recruit: bool) -> Sprite:
    """The sheet of a tile, or of a place where none lies."""

    def paint(pen: Pen) -> None:
        if not edge or isinstance(edge, int):
            pen.box(0, 0, width, tall, theme.SLOT, radius=12, edge=theme.PANEL_EDGE, edge_width=2)
            return
        pen.box(0, 0, width, tall, edge, radius=12)
        pen.box(4, 4, width - 8, tall - 8, theme.RECRUIT_GROUND if recruit else theme.THREAT_GROUND, radius=9)

    return drawn((0, 0, width, tall), scale, paint)


@lru_cache(maxsize=128)
def tile(scale: float, number: int, recruit: bool, tile_set: str, width: float) -> Sprite:
    """What is on a tile."""
    shown = components.TILES[tile_set, number]
    units = pieces.listed(shown.recruit if recruit else shown.threat)
    tall = TILE + 50 + (0 if recruit else pieces.ROW + 6)
    step = min(50.0, (width - 64) / max(1, len(units) - 1))

    def paint(pen: Pen) -> None:
        pieces.paint_number(pen, 38, 34, number, theme.RECRUIT if recruit else theme.THREAT, 25)
        if not recruit:
            pen.icon(theme.THREAT_ICONS[number], 100, 34, 50, theme.THREAT)
            pieces.paint_rewards(pen, shown.rewards, 0, tall - pieces.ROW, width, theme.THREAT)
        left = width / 2 - (len(units) - 1) * step / 2
        for place, kind in enumerate(units):
            pieces.paint_unit(pen, kind, left + place * step, TILE + 22, 23)

    return drawn((0, 0, width, tall), scale, paint)


def lair(scene: Scene) -> Block:
    """XID-1.22: titans asleep or awake; only those awake show what they pay."""
    stacks = [_titan(scene, index, stack) for index, stack in enumerate(scene.view.lair)]
    return Panel(theme.FURNITURE, Columns(stacks, 14), scene.say("xidit-picture-lair"))


def _titan(scene: Scene, index: int, stack: LairView) -> Block:
    tall = 200 + (pieces.ROW + 6)
    woke = scene.before is not None and bool(stack.awake) and scene.before.lair[index].awake != stack.awake
    edge = theme.AWAKE if stack.awake else theme.SLEEP
    name = scene.say(f"xidit-titan-{stack.awake}") if stack.awake else scene.say("xidit-picture-asleep")

    def paint(canvas: Canvas, width: float) -> None:
        if woke:
            canvas.stamp(marks.glow(canvas.scale, 120), width / 2, tall / 2)
        canvas.stamp(titan(canvas.scale, stack.size, stack.awake, round(width), tall), 0, 0)
        if not stack.size:
            canvas.text(width / 2, tall / 2, scene.say("xidit-picture-empty"), 30, theme.SOFT_INK, "text", "m")
            return
        canvas.text(20, 38, str(stack.number), 42, edge, "bold")
        canvas.icon("meeple", 60, 38, 38, edge)
        canvas.text(width - 18, 38, f"×{stack.size}", 36, edge, "bold", "r")
        canvas.fitted(width / 2, 166, name, 34, theme.INK, width - 24, "bold", "m", least=28)

    return Drawing(tall, paint)


@lru_cache(maxsize=32)
def titan(scale: float, size: int, awake: str | None, width: float, tall: float) -> Sprite:
    """A stack of titans, asleep, or awake with what it pays."""
    edge, ground = (theme.AWAKE, theme.AWAKE_GROUND) if awake else (theme.SLEEP, theme.SLEEP_GROUND)

    def paint(pen: Pen) -> None:
        if not size:
            pen.box(0, 0, width, tall, theme.SLOT, radius=12, edge=theme.PANEL_EDGE, edge_width=2)
            return
        pen.box(0, 0, width, tall, edge, radius=12)
        pen.box(4, 4, width - 8, tall - 8, ground, radius=9)
        pen.icon("golem-head" if awake else "night-sleep", width / 2, 90, 100, edge)
        if awake:
            rewards = components.TITANS[awake].rewards
            pieces.paint_rewards(pen, rewards, 0, tall - pieces.ROW, width, theme.AWAKE)

    return drawn((0, 0, width, tall), scale, paint)


def barracks(scene: Scene) -> Block:
    """XID-1.24: the units nobody uses."""
    cells = [unit_count(scene, kind, count) for kind, count in enumerate(scene.view.barracks)]
    return Panel(theme.FURNITURE, Columns(cells, 8), scene.say("xidit-picture-barracks"))


def unit_count(scene: Scene, kind: int, count: int) -> Block:
    """A kind of unit, how many, and what it is called."""

    def paint(canvas: Canvas, width: float) -> None:
        canvas.stamp(pieces.unit(canvas.scale, kind, 30), width / 2 - 32, 34)
        canvas.text(width / 2 + 12, 34, str(count), 44, theme.INK if count else theme.THREAT, "bold")

    name = scene.say(f"xidit-unit-{components.UNIT_IDS[kind]}")
    return Stack([Drawing(68, paint), Lines(name, 27, theme.SOFT_INK, anchor="m")], 2)


def neutral(scene: Scene) -> Block:
    """XID-12.20: where the three neutral tokens stand, and what they are worth."""
    rows = [
        _token(scene, row, kind, space)
        for row, (kind, space) in enumerate(zip(scene.view.hall, scene.view.neutral, strict=True))
    ]
    return Panel(theme.FURNITURE, Stack(rows, 10), scene.say("xidit-picture-neutral-board"))


def _token(scene: Scene, row: int, kind: str, space: int) -> Block:
    values = components.NEUTRAL_VALUES[kind]
    moved = scene.before is not None and scene.before.neutral[row] != space

    def paint(canvas: Canvas, width: float) -> None:
        canvas.icon(theme.ASSESSMENT_ICONS[kind], 26, 34, 50, theme.INK)
        left, step = 66.0, (width - 170) / len(values)
        canvas.stamp(_spaces(canvas.scale, len(values), step), left, 34)
        x = left + (space - 0.5) * step
        if moved:
            canvas.stamp(marks.glow(canvas.scale, 36), x, 34)
        canvas.stamp(badge(canvas.scale, scene.styles[scene.view.players], 20), x, 34)
        canvas.text(width - 8, 34, str(values[space - 1]), 44, theme.INK, "bold", "r")

    return Drawing(68, paint)


@lru_cache(maxsize=8)
def _spaces(scale: float, count: int, step: float) -> Sprite:
    def paint(pen: Pen) -> None:
        pen.box(0, -4, count * step, 8, theme.SLOT, radius=4)
        for space in range(count):
            pen.disc((space + 0.5) * step, 0, min(12, step * 0.42), theme.SLOT, theme.PANEL_EDGE, 2)

    return drawn((0, -14, count * step, 14), scale, paint)
