"""The panels beside the map: path of destiny, lair, barracks, and with three players the neutral board."""

from __future__ import annotations

from functools import lru_cache

from games.xidit import components
from games.xidit.view import LairView, StackView
from render import furniture, marks
from render.art import Colour
from render.canvas import Canvas
from render.seats import badge
from render.sprites import Pen, Sprite, drawn, washed
from render.words import Words
from render.xidit import pieces, theme
from render.xidit.scene import Scene

WIDTH = 384
CELL, CELL_STEP, CELL_LEFT = 120, 124, 8
HEADING = 40
DESTINY_HEIGHT, LAIR_HEIGHT, BARRACKS_HEIGHT, EXTRA_HEIGHT = 268, 168, 94, 156


def destiny_ground(canvas: Canvas, words: Words) -> None:
    """The panel of the path of destiny: two rows of three places."""
    _panel(canvas, DESTINY_HEIGHT, words.say("xidit-picture-destiny"))
    for index, place in enumerate(("next", "stack", "discard")):
        middle = CELL_LEFT + index * CELL_STEP + CELL / 2
        canvas.fitted(middle, 49, words.say(f"xidit-picture-{place}"), 20, theme.SOFT_INK, CELL, "text", "m")


def destiny(canvas: Canvas, scene: Scene) -> None:
    """XID-1.21: what comes next, the stacks with their tops, the discards with theirs (XID-14.5)."""
    view = scene.view
    recruits = (StackView(1, view.next_recruit), view.recruit_stack, view.recruit_discard)
    threats = (StackView(1, view.next_threat), view.threat_stack, view.threat_discard)
    for row, stacks in enumerate((recruits, threats)):
        colour = theme.THREAT if row else theme.RECRUIT
        for index, stack in enumerate(stacks):
            x, y = CELL_LEFT + index * CELL_STEP, 64 + row * 86
            canvas.stamp(tile_cell(canvas.scale, stack.top, not row, view.tile_set, index == 2), x, y)
            if index and stack.size:
                canvas.text(x + CELL - 9, y + 20, f"×{stack.size}", 25, colour, "bold", "r")


def _empty(pen: Pen, height: float) -> None:
    """A cell where nothing lies."""
    pen.box(0, 0, CELL, height, theme.SLOT, radius=8, edge=theme.PANEL_EDGE, edge_width=1.5)


def _filled(pen: Pen, height: float, edge: Colour, ground: Colour) -> None:
    """A cell where something lies."""
    pen.box(0, 0, CELL, height, edge, radius=8)
    pen.box(3, 3, CELL - 6, height - 6, ground, radius=6)


@lru_cache(maxsize=128)
def tile_cell(scale: float, number: int, recruit: bool, tile_set: str, faint: bool) -> Sprite:
    """A tile off the map: its city's number, then its units, or its price and rewards."""
    height = 78 if recruit else 106
    edge, ground = (theme.RECRUIT, theme.RECRUIT_GROUND) if recruit else (theme.THREAT, theme.THREAT_GROUND)

    def paint(pen: Pen) -> None:
        if not number:
            _empty(pen, height)
            return
        _filled(pen, height, edge, ground)
        pieces.paint_number(pen, 21, 20, number, edge)
        tile = components.TILES[tile_set, number]
        pieces.paint_units(pen, tile.recruit if recruit else tile.threat, CELL - 5, 56, 11.5, 22)
        if not recruit:
            pen.icon(theme.THREAT_ICONS[number], 15, 56, 21, theme.THREAT)
            pieces.paint_rewards(pen, tile.rewards, 0, height - pieces.REWARDS_HEIGHT, CELL, theme.THREAT)

    sprite = drawn((0, 0, CELL, height), scale, paint)
    return washed(sprite, theme.PANEL, 0.5) if faint else sprite


def lair_ground(canvas: Canvas, words: Words) -> None:
    """The panel of the Titans' lair."""
    _panel(canvas, LAIR_HEIGHT, words.say("xidit-picture-lair"))


def lair(canvas: Canvas, scene: Scene) -> None:
    """XID-1.22: titans asleep or awake; only those awake show what they pay."""
    for index, stack in enumerate(scene.view.lair):
        x = CELL_LEFT + index * CELL_STEP
        woke = scene.before is not None and stack.awake and scene.before.lair[index].awake != stack.awake
        if woke:
            canvas.stamp(marks.glow(canvas.scale, 64), x + CELL / 2, HEADING + 58)
        canvas.stamp(titan(canvas.scale, stack.number, stack.size, stack.awake), x, HEADING)
        lines, y = _titan_name(scene, stack), 57 if stack.awake else 100
        for line in lines:
            canvas.fitted(x + CELL / 2, HEADING + y, line, 18, theme.INK, CELL - 8, "text", "m")
            y += 18


def _titan_name(scene: Scene, stack: LairView) -> list[str]:
    """A titan's name takes two lines."""
    if stack.awake:
        return scene.say(f"xidit-titan-{stack.awake}").split(maxsplit=1)
    return [scene.say("xidit-picture-asleep" if stack.size else "xidit-picture-empty")]


@lru_cache(maxsize=32)
def titan(scale: float, number: int, size: int, awake: str | None) -> Sprite:
    """A stack of titans: how many units they demand, how many lie there, and what the one awake pays."""
    height = 118
    edge, ground = (theme.AWAKE, theme.AWAKE_GROUND) if awake else (theme.SLEEP, theme.SLEEP_GROUND)

    def paint(pen: Pen) -> None:
        if not size:
            _empty(pen, height)
            return
        _filled(pen, height, edge, ground)
        if awake:
            pen.icon("golem-head", CELL / 2 + 7, 25, 42, edge)
        else:
            pen.icon("night-sleep", CELL / 2, 50, 62, edge)
        pen.text(14, 20, str(number), 30, edge)
        pen.icon("meeple", 32, 21, 18, edge)
        pen.text(CELL - 19, 20, f"×{size}", 24, edge)
        if awake:
            pieces.paint_rewards(
                pen, components.TITANS[awake].rewards, 0, height - pieces.REWARDS_HEIGHT, CELL, theme.AWAKE
            )

    return drawn((0, 0, CELL, height), scale, paint)


def barracks_ground(canvas: Canvas, words: Words) -> None:
    """The panel of the barracks."""
    _panel(canvas, BARRACKS_HEIGHT, words.say("xidit-picture-barracks"))
    for kind in range(len(components.UNITS)):
        canvas.stamp(pieces.unit(canvas.scale, kind, 18), 30 + kind * 73, HEADING + 25)


def barracks(canvas: Canvas, scene: Scene) -> None:
    """XID-1.24: the units nobody uses."""
    for kind, count in enumerate(scene.view.barracks):
        colour = theme.INK if count else theme.THREAT
        canvas.text(53 + kind * 73, HEADING + 25, str(count), 28, colour, "bold")


def neutral_ground(canvas: Canvas, words: Words) -> None:
    """The panel of the neutral board."""
    _panel(canvas, EXTRA_HEIGHT, words.say("xidit-picture-neutral-board"))


def neutral(canvas: Canvas, scene: Scene) -> None:
    """XID-12.20: where the three neutral tokens stand, and what they are worth."""
    for row, (kind, space) in enumerate(zip(scene.view.hall, scene.view.neutral, strict=True)):
        values = components.NEUTRAL_VALUES[kind]
        y = HEADING + 16 + row * 37
        canvas.icon(theme.ASSESSMENT_ICONS[kind], 26, y, 28, theme.INK)
        canvas.stamp(_spaces(canvas.scale, len(values)), 52, y)
        x = 52 + (space - 0.5) * SPACE
        if scene.before is not None and scene.before.neutral[row] != space:
            canvas.stamp(marks.glow(canvas.scale, 22), x, y)
        canvas.stamp(badge(canvas.scale, scene.styles[scene.view.players], 11), x, y)
        canvas.text(WIDTH - 16, y, str(values[space - 1]), 28, theme.INK, "bold", "r")


SPACE = 15.5


@lru_cache(maxsize=8)
def _spaces(scale: float, count: int) -> Sprite:
    def paint(pen: Pen) -> None:
        pen.box(0, -3, count * SPACE, 6, theme.SLOT, radius=3)
        for space in range(count):
            pen.disc((space + 0.5) * SPACE, 0, 5, theme.SLOT, theme.PANEL_EDGE, 1.5)

    return drawn((0, -8, count * SPACE, 8), scale, paint)


def legend_ground(canvas: Canvas, words: Words) -> None:
    """What roads and rewards look like; it stands where three players have the neutral board."""
    _panel(canvas, EXTRA_HEIGHT, words.say("xidit-picture-legend"))
    for row, road in enumerate(components.DATA.map.road_colour):
        y = HEADING + 16 + row * 38
        canvas.stamp(pieces.order(canvas.scale, road.id, 33, "next"), 30, y)
        canvas.fitted(54, y, words.say(f"xidit-road-{road.id}"), 21, theme.INK, 172, least=19)
    for row, kind in enumerate(components.KINDS):
        y = HEADING + 16 + row * 38
        canvas.icon(theme.KIND_ICONS[kind], 248, y, 28, theme.INK)
        assessment = words.say(f"xidit-assessment-{components.ASSESSED_BY[kind]}")
        canvas.fitted(270, y, assessment, 21, theme.INK, 108, least=19)


def _panel(canvas: Canvas, height: float, heading: str) -> None:
    furniture.panel(canvas, theme.FURNITURE, (WIDTH, height), heading)
