"""A frame of a time-lapse: the round, the map, everybody's score, and below it what happened. All are equally high."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from PIL import Image

from render.art import PAGE_WIDTH, Request
from render.canvas import LEADING, Canvas
from render.ceremony import winners
from render.mappage import Map, draw_map
from render.scene import Scene, ViewT
from render.seats import badge

SceneT = TypeVar("SceneT", bound=Scene[Any, Any])
BAR, SCORES, CAPTION = 96, 84, 190
"""Heights above and below the map."""
SIZES = (40, 36, 32, 30)
"""Of what is told: the first in which it fits."""
MARGIN = 24
MARKUP = re.compile(r"\*\*|^-# ")


def frame(scene: Callable[[Request[ViewT]], SceneT], world: Map[SceneT]) -> Callable[[Request[ViewT]], Image.Image]:
    """What paints a frame of a game's time-lapse."""

    def paint(request: Request[ViewT]) -> Image.Image:
        shown = scene(request)

        def ground(fresh: Canvas) -> None:
            world.draw_ground(fresh.moved(0, BAR), shown)

        key = ("film", world.ground_key(shown))
        canvas = shown.sheet(key, PAGE_WIDTH, BAR + world.HEIGHT + SCORES + CAPTION, ground)
        draw_map(canvas.moved(0, BAR), shown, world)
        _bar(canvas, shown)
        _scores(canvas.moved(0, BAR + world.HEIGHT), shown)
        _caption(canvas.moved(0, BAR + world.HEIGHT + SCORES), shown)
        return canvas.image

    return paint


def _bar(canvas: Canvas, scene: Scene[Any, Any]) -> None:
    theme = scene.THEME
    canvas.box(0, 0, PAGE_WIDTH, BAR, theme.bar)
    canvas.box(0, BAR - 6, PAGE_WIDTH, 4, theme.gold)
    when = scene.text(scene.story[-1].when) if scene.story else ""
    if scene.view.outcome is not None and scene.view.outcome.winners:
        when = winners(scene)
    wide = (
        canvas.fitted(MARGIN, BAR / 2 - 4, when, 50, theme.bar_ink, PAGE_WIDTH * 0.62, theme.title, least=30)
        if when
        else 0
    )
    room = PAGE_WIDTH - 3 * MARGIN - wide
    title = scene.say(f"{scene.GAME}-name")
    canvas.fitted(PAGE_WIDTH - MARGIN, BAR / 2 - 4, title, 38, theme.bar_soft, room, theme.title, "r")


def _scores(canvas: Canvas, scene: Scene[Any, Any]) -> None:
    """A seat's shape and its score, from the seat that leads."""
    theme = scene.THEME
    canvas.box(0, 0, PAGE_WIDTH, SCORES, theme.bar)
    values = next(iter(scene.story[-1].scores.values()), ()) if scene.story else ()
    order = sorted(range(len(values)), key=lambda seat: -values[seat])
    step = (PAGE_WIDTH - 2 * MARGIN) / max(1, len(order))
    for index, seat in enumerate(order):
        x = MARGIN + step * (index + 0.5)
        canvas.stamp(badge(canvas.scale, scene.styles[seat], 21), x - 26, SCORES / 2)
        canvas.text(x + 8, SCORES / 2, str(values[seat]), 46, theme.bar_ink, "bold")


def _caption(canvas: Canvas, scene: Scene[Any, Any]) -> None:
    theme = scene.THEME
    canvas.box(0, 0, PAGE_WIDTH, CAPTION, theme.panel)
    canvas.box(0, 0, PAGE_WIDTH, 4, theme.gold)
    told = [MARKUP.sub("", scene.text(text)) for text in scene.caption]
    size, lines = fitting(canvas, told)
    top = (CAPTION - len(lines) * size * LEADING) / 2
    for number, words in enumerate(lines):
        canvas.text(MARGIN, top + (number + 0.5) * size * LEADING, words, size, theme.ink)


def fitting(canvas: Canvas, told: Sequence[str]) -> tuple[int, list[str]]:
    """The largest size in which all that is told fits, and its lines; what would not fit at all is left out, the last
    first."""
    for kept in range(len(told), 0, -1):
        for size in SIZES:
            lines = [line for words in told[:kept] for line in canvas.lines(words, size, PAGE_WIDTH - 2 * MARGIN)]
            if len(lines) * size * LEADING <= CAPTION - 20:
                return size, lines
    return SIZES[0], []
