"""Marks on a map: what the question is about, its options with the numbers of their menu, and what has happened."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from math import atan2, cos, dist, pi, sin
from typing import Any

from render import marks
from render.art import Colour, Marked
from render.canvas import Canvas
from render.scene import Scene
from render.seats import DARK, WHITE
from render.sprites import Pen, Point, Sprite, drawn, with_shadow
from render.stamps import Icon, Label, Shadow, stamp

DISC = 27
"""Radius of a numbered disc."""
TARGET: Colour = (255, 214, 64)
ABOUT: Colour = (255, 120, 220)


Along = Callable[[Sequence[str]], Sequence[Point]]
"""The way through some places, as it is drawn."""


def straight(places: Mapping[str, Point]) -> Along:
    """Ways that lead straight from place to place."""
    return lambda stations: [places[place] for place in stations if place in places]


def draw(canvas: Canvas, scene: Scene[Any, Any], places: Mapping[str, Point], along: Along) -> None:
    """Everything that is marked: what happened, then what can be done."""
    for trail in scene.trail:
        stations = [place for place in trail.places if place in places]
        if not stations:
            continue
        colour = scene.styles[trail.seat].colour if trail.seat is not None else DARK
        if trail.kind == "way" and len(stations) > 1:
            route(canvas, along(stations), colour)
        elif trail.kind == "battle":
            canvas.stamp(battle(canvas.scale, colour), *places[stations[-1]])
        if trail.words:
            x, y = places[stations[-1]]
            canvas.text(x, y - 46, trail.words, 36, marks.GAIN, "bold", "m", halo=marks.PAPER)
    for place in scene.about:
        if place in places:
            canvas.stamp(ring(canvas.scale, 50), *places[place])
    for option in scene.options:
        way = [place for place in option.route if place in places]
        if len(way) > 1:
            route(canvas, along(way), TARGET)
    for option, at in spread(scene.options, places):
        canvas.stamp(numbered(canvas.scale, option.number), *at)


def spread(options: Iterable[Marked], places: Mapping[str, Point]) -> list[tuple[Marked, Point]]:
    """Where each option's disc stands: those of one place beside each other."""
    together: dict[str, list[Marked]] = defaultdict(list)
    for option in options:
        if option.where in places:
            together[option.where].append(option)
    found: list[tuple[Marked, Point]] = []
    for where, there in together.items():
        x, y = places[where]
        for index, option in enumerate(there):
            row, column = divmod(index, 4)
            in_row = min(4, len(there) - row * 4)
            step = 2 * DISC + 4
            found.append((option, (x + (column - (in_row - 1) / 2) * step, y + row * step)))
    return found


@lru_cache(maxsize=64)
def numbered(scale: float, number: int) -> Sprite:
    """An option's number in a glowing disc."""
    rings = ((DISC, DARK), (DISC - 2, WHITE), (DISC - 5, TARGET))
    return stamp(scale, rings, Label(str(number), 36, DARK), Shadow(7, 0, TARGET, 1.0), DISC + 1)


@lru_cache(maxsize=8)
def ring(scale: float, radius: float) -> Sprite:
    """A ring around what a question is about."""

    def paint(pen: Pen) -> None:
        pen.disc(0, 0, radius, None, DARK, 10)
        pen.disc(0, 0, radius - 2, None, ABOUT, 6)

    reach = radius + 1
    return with_shadow(drawn((-reach, -reach, reach, reach), scale, paint), 5 * scale, 0, ABOUT, 0.9)


@lru_cache(maxsize=16)
def battle(scale: float, colour: Colour) -> Sprite:
    """Crossed swords where a battle was fought, in its winner's colour."""
    rings = ((34, DARK), (32, WHITE), (29, colour))
    return stamp(scale, rings, Icon("crossed-swords", 46, WHITE), Shadow(5, 0, marks.GLOW, 0.9), 35)


def route(canvas: Canvas, points: Sequence[Point], colour: Colour) -> None:
    """An arrow along a way."""
    canvas.stamp(_route(canvas.scale, tuple(points), colour), 0, 0)


@lru_cache(maxsize=64)
def _route(scale: float, points: tuple[Point, ...], colour: Colour) -> Sprite:
    shown = shortened(points, marks.LEAVE, marks.ARRIVE)
    tip, back = shown[-1], shown[-2]
    heading = atan2(tip[1] - back[1], tip[0] - back[0])
    head = [
        (tip[0] + 17 * cos(heading + turn), tip[1] + 17 * sin(heading + turn)) for turn in (0, pi * 0.77, -pi * 0.77)
    ]

    def paint(pen: Pen) -> None:
        pen.line(shown, DARK, 15)
        pen.polygon(head, DARK, DARK, 8)
        pen.line(shown, WHITE, 12)
        pen.polygon(head, WHITE, WHITE, 5)
        pen.line(shown, colour, 8)
        pen.polygon(head, colour, colour, 2)

    xs, ys = [x for x, _ in (*shown, *head)], [y for _, y in (*shown, *head)]
    return drawn((min(xs) - 14, min(ys) - 14, max(xs) + 14, max(ys) + 14), scale, paint)


def shortened(points: Sequence[Point], first: float, last: float) -> list[Point]:
    """A way that keeps clear of the place where it starts and of that where it ends."""
    return _without(_without([*points], first)[::-1], last)[::-1]


def _without(points: list[Point], length: float) -> list[Point]:
    """A way that begins so much later; half of its first stretch stays in any case."""
    while len(points) > 2 and (first := dist(points[0], points[1])) <= length:
        length -= first
        points = points[1:]
    start, end = points[0], points[1]
    share = min(0.4, length / max(1.0, dist(start, end)))
    return [(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share), *points[1:]]
