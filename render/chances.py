"""A match reviewed: how likely each seat was to win over time, and the score beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from games.engine.chronicle import by_round, measure
from render.blocks import Block, Panel, Stack
from render.canvas import Canvas
from render.plots import ABOVE, BELOW, END, MARKER, MOST_MARKS, NUMBER, TALL, Plot, apart, legend, line
from render.scene import Scene
from render.seats import Style, badge
from render.sprites import Point
from render.theme import Theme

LEFT, RIGHT = 116, 70
"""What percentages and shapes need beside a plot."""
FLAG = 44
"""What the numbers of moves need above it."""
STEPS = (0, 25, 50, 75, 100)
BETWEEN = 6
"""A seat's shape stands on its line at each so many moments."""
LOW = 380
"""The height of the scores below the chances."""


class Chances(msgspec.Struct, frozen=True):
    """How likely each seat was to win, over time."""

    theme: Theme
    styles: tuple[Style, ...]
    rounds: tuple[int, ...]
    """The round of each moment."""
    chances: tuple[tuple[float, ...], ...]
    """Per moment, per seat."""
    moves: tuple[int, ...] = ()
    """The moments that are numbered."""

    def height(self, measure: Canvas, width: float) -> float:
        return TALL + self._flag

    @property
    def _flag(self) -> float:
        return FLAG if self.moves else 0

    def draw(self, canvas: Canvas, width: float) -> None:
        wide, tall = width - LEFT - RIGHT, TALL - ABOVE - BELOW
        sheet = canvas.moved(LEFT, ABOVE + self._flag)

        def at(index: int, chance: float) -> Point:
            return index / max(1, len(self.rounds) - 1) * wide, tall - chance * tall

        for step in STEPS:
            y = at(0, step / 100)[1]
            sheet.box(0, y - 1, wide, 2, self.theme.slot if step else self.theme.panel_edge)
            sheet.text(-16, y, f"{step}%", NUMBER, self.theme.soft_ink, "bold", "r")
        for index in self._named():
            sheet.text(at(index, 0)[0], tall + 36, str(self.rounds[index]), NUMBER, self.theme.soft_ink, "text", "m")
        if self.moves:
            self._numbered(sheet, at, tall)
        self._lines(sheet, at)
        self._ends(sheet, at, wide, tall)

    def _named(self) -> list[int]:
        """The moments with which a round begins; of many rounds some."""
        begins = [index for index, now in enumerate(self.rounds) if index == 0 or now != self.rounds[index - 1]]
        return begins[:: -(-len(begins) // MOST_MARKS)]

    def _numbered(self, sheet: Canvas, at: Callable[[int, float], Point], tall: float) -> None:
        """A line down from the number of each move; numbers beside each other where moves are close."""
        places = apart([at(index, 0)[0] for index in self.moves], 44, 0, at(len(self.rounds) - 1, 0)[0])
        for number, (index, x) in enumerate(zip(self.moves, places, strict=True), 1):
            there = at(index, 0)[0]
            line(sheet, [(x, -FLAG + 22), (there, 0)], 4, self.theme.ink)
            line(sheet, [(there, 0), (there, tall)], 4, self.theme.ink)
            sheet.text(x, -FLAG + 2, str(number), NUMBER + 4, self.theme.ink, "bold", "m")

    def _lines(self, sheet: Canvas, at: Callable[[int, float], Point]) -> None:
        """The winner's line lies upon the others; the shapes of seats stand at different moments."""
        for seat in reversed(range(len(self.styles))):
            style = self.styles[seat]
            points = [at(index, values[seat]) for index, values in enumerate(self.chances)]
            if len(points) > 1:
                line(sheet, points, 11, self.theme.ink)
                line(sheet, points, 7, style.colour)
            for point in points[seat % BETWEEN : -1 : BETWEEN]:
                sheet.stamp(badge(sheet.scale, style, MARKER), *point)

    def _ends(self, sheet: Canvas, at: Callable[[int, float], Point], wide: float, tall: float) -> None:
        """At the end of each line its shape, one below the other where they end alike."""
        ends = [at(0, value)[1] for value in self.chances[-1]]
        for seat, y in enumerate(apart(ends, 2 * END + 6, 0, tall)):
            sheet.stamp(badge(sheet.scale, self.styles[seat], END), wide + 30, y)


def content(scene: Scene[Any, Any]) -> Block:
    """The chances with the seats' names, then the score."""
    theme = scene.THEME
    order = sorted(range(scene.view.players), key=lambda seat: scene.outcome.places[seat])
    styles = tuple(scene.styles[seat] for seat in order)
    chances = Chances(
        theme,
        styles,
        tuple(stand.number for stand in scene.story),
        tuple(tuple(values[seat] for seat in order) for values in scene.chances),
        scene.moves,
    )
    blocks: list[Block] = [Panel(theme, Stack([chances, legend(scene, order)], 14), scene.say("picture-chances"))]
    stands = by_round(scene.story)
    if (key := measure(stands)) is not None:
        scores = tuple(tuple(stand.scores[key][seat] for seat in order) for stand in stands)
        plot = Plot(theme, styles, tuple(stand.number for stand in stands), scores, LOW)
        blocks.append(Panel(theme, plot, scene.say(key)))
    return Stack(blocks, 18)
