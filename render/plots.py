"""Plots for those who look back on a match: a line per seat over time, told apart by colour and shape."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import msgspec
from PIL import Image, ImageDraw

from render.art import Colour
from render.blocks import Block, Columns, Drawing, Lines, grid
from render.canvas import Canvas
from render.scene import Scene
from render.seats import Style, badge
from render.sprites import Point
from render.theme import Theme

TALL, LEFT, RIGHT, ABOVE, BELOW = 560, 76, 128, 30, 62
"""The plot, and what its numbers need around it."""
NUMBER = 30
MARKER, END = 10, 17
"""Radii of a seat's shape on its line, and at the end of it."""
LINES = 5
"""How many lines across a plot, at most."""
MOST_MARKS = 12
"""How many rounds are named below it, at most."""
FINE = 3


class Plot(msgspec.Struct, frozen=True):
    """Scores over time."""

    theme: Theme
    styles: tuple[Style, ...]
    rounds: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    """Per round, per seat."""
    tall: float = TALL

    def height(self, measure: Canvas, width: float) -> float:
        return self.tall

    def draw(self, canvas: Canvas, width: float) -> None:
        lowest = min(0, *(min(values) for values in self.scores))
        steps = ticks(lowest, max(max(values) for values in self.scores))
        wide, tall = width - LEFT - RIGHT, self.tall - ABOVE - BELOW
        sheet = canvas.moved(LEFT, ABOVE)

        def at(index: int, value: float) -> Point:
            across = index / max(1, len(self.rounds) - 1) * wide
            return across, tall - (value - steps[0]) / max(1, steps[-1] - steps[0]) * tall

        for step in steps:
            y = at(0, step)[1]
            sheet.box(0, y - 1, wide, 2, self.theme.slot if step else self.theme.panel_edge)
            sheet.text(-16, y, str(step), NUMBER, self.theme.soft_ink, "bold", "r")
        every = -(-len(self.rounds) // MOST_MARKS)
        for index in range(len(self.rounds) - 1, -1, -every):
            sheet.text(at(index, 0)[0], tall + 36, str(self.rounds[index]), NUMBER, self.theme.soft_ink, "text", "m")
        self._lines(sheet, at)
        self._ends(sheet, at, wide)

    def _lines(self, sheet: Canvas, at: Callable[[int, float], Point]) -> None:
        """The winner's line lies upon the others; each has its seat's shape at every round."""
        for seat in reversed(range(len(self.styles))):
            style = self.styles[seat]
            points = [at(index, values[seat]) for index, values in enumerate(self.scores)]
            if len(points) > 1:
                line(sheet, points, 11, self.theme.ink)
                line(sheet, points, 7, style.colour)
            for point in points[:-1]:
                sheet.stamp(badge(sheet.scale, style, MARKER), *point)

    def _ends(self, sheet: Canvas, at: Callable[[int, float], Point], wide: float) -> None:
        """At the end of each line its shape and the final score, one below the other where they end alike."""
        last = len(self.scores) - 1
        ends = [at(last, value)[1] for value in self.scores[last]]
        for seat, y in enumerate(apart(ends, 2 * END + 6, 0, self.tall - ABOVE - BELOW)):
            sheet.stamp(badge(sheet.scale, self.styles[seat], END), wide + 30, y)
            sheet.text(wide + 58, y, str(self.scores[last][seat]), NUMBER + 2, self.theme.ink, "bold")


def line(canvas: Canvas, points: Sequence[Point], thick: float, colour: Colour) -> None:
    """A line through points, smooth at its edges."""
    pixels = [canvas.pixel(*point) for point in points]
    reach = round(thick * canvas.scale) + 2
    left, top = min(x for x, _ in pixels) - reach, min(y for _, y in pixels) - reach
    size = (max(x for x, _ in pixels) + reach - left, max(y for _, y in pixels) + reach - top)
    mask = Image.new("L", (size[0] * FINE, size[1] * FINE))
    fine = [((x - left) * FINE, (y - top) * FINE) for x, y in pixels]
    ImageDraw.Draw(mask).line(fine, 255, round(thick * canvas.scale * FINE), joint="curve")
    canvas.image.paste(colour, (left, top), mask.reduce(FINE))


def ticks(low: int, high: int) -> list[int]:
    """Round numbers for the lines across, from at most the lowest to at least the highest."""
    for step in (step * ten for ten in (1, 10, 100) for step in (1, 2, 5)):
        first, last = low // step, -(-max(high, low + 1) // step)
        if last - first < LINES:
            return [number * step for number in range(first, last + 1)]
    raise ValueError(f"no lines for {low} to {high}")


def apart(places: Sequence[float], least: float, low: float, high: float) -> list[float]:
    """Places moved so that they keep a distance, as little as can be, and stay between two bounds."""
    order = sorted(range(len(places)), key=places.__getitem__)
    found = [*places]
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + least)
    over = max(0.0, found[order[-1]] - high)
    if over:
        found[order[-1]] -= over
        for below, above in pairwise(reversed(order)):
            found[above] = min(found[above], found[below] - least)
    return [max(low, place) for place in found]


def legend(scene: Scene[Any, Any], order: Sequence[int]) -> Block:
    """The seats in this order, with their names."""
    return grid([named(scene.THEME, scene.styles[seat], scene.names[seat]) for seat in order], 2, 10)


def named(theme: Theme, style: Style, name: str) -> Block:
    """A seat's shape and name."""

    def shape(canvas: Canvas, _: float) -> None:
        canvas.stamp(badge(canvas.scale, style, 17), 26, 22)

    return Columns([Drawing(44, shape), Lines(name, 34, theme.ink, "bold")], 8, first=52, middle=True)
