"""The strips of a map page: above it where the match stands and who acts, below it the seats with a few numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec

from render import marks
from render.art import Colour
from render.blocks import Block, Columns, Drawing, Lines, Stack, grid, place
from render.canvas import LEADING, LEAST, Canvas
from render.scene import Scene, SeatT, ViewT
from render.seats import Style, badge
from render.sprites import Pen, Sprite, drawn, with_shadow
from render.theme import Theme

Drawn = Callable[[Canvas, float], None]
MARGIN = 24
TITLE, ASIDE, HEADLINE = 40, 34, 48
"""Sizes of what the head says."""
SHAPE = 21
"""Radius of a seat's shape in the head."""


class Head(msgspec.Struct, frozen=True):
    """The strip above: where the match stands, what is going on, and whom the table waits for."""

    theme: Theme
    title: str
    """Round, year or turn."""
    aside: str
    """The phase, or what is coming."""
    headline: str
    """Who acts."""
    styles: tuple[Style, ...]
    """Of those who act; their shapes stand before the headline."""
    note: str = ""
    """What is coming; it stands beside the headline, or below it."""
    below: Block | None = None
    """A calendar or a track that belongs to the head."""

    def height(self, measure: Canvas, width: float) -> float:
        return self._inside(measure, width - 2 * MARGIN).height(measure, width - 2 * MARGIN) + 38

    def draw(self, canvas: Canvas, width: float) -> None:
        tall = self.height(canvas, width)
        canvas.box(0, 0, width, tall, self.theme.bar)
        canvas.box(0, tall - 6, width, 4, self.theme.gold)
        inner = width - 2 * MARGIN
        place(canvas.moved(MARGIN, 14), self._inside(canvas, inner), inner)

    def _inside(self, measure: Canvas, width: float) -> Block:
        theme = self.theme
        title = Lines(self.title, TITLE, theme.bar_ink, theme.title)
        aside = Lines(self.aside, ASIDE, theme.bar_soft, anchor="r")
        wide = measure.width(self.title, TITLE, theme.title) + 30
        beside = wide + measure.width(self.aside, ASIDE) <= width
        top: Block = (
            Columns([title, aside], 0, (wide, width - wide), middle=True)
            if beside
            else Stack([title, msgspec.structs.replace(aside, anchor="l")], 4)
        )
        rows = [top, *self._now(measure, width)]
        if self.below is not None:
            rows.append(self.below)
        return Stack(rows, 10)

    def _now(self, measure: Canvas, width: float) -> list[Block]:
        """Who acts and what is coming: in one line if there is room."""
        note = Lines(self.note, ASIDE, self.theme.bar_soft, anchor="r")
        wide = self._shapes() + measure.width(self.headline, HEADLINE, "bold") + 40
        if not self.note:
            return [self._headline(width)]
        if wide + measure.width(self.note, ASIDE) <= width:
            return [Columns([self._headline(wide), note], 0, (wide, width - wide), middle=True)]
        return [self._headline(width), msgspec.structs.replace(note, anchor="l")]

    def _shapes(self) -> float:
        return 2.9 * SHAPE * len(self.styles)

    def _headline(self, width: float) -> Block:
        headline = Lines(self.headline, HEADLINE, self.theme.bar_ink, "bold", least=34)
        if not self.styles:
            return headline
        step, wide = 2.9 * SHAPE, self._shapes()

        def shapes(canvas: Canvas, _: float) -> None:
            for index, style in enumerate(self.styles):
                canvas.stamp(badge(canvas.scale, style, SHAPE), SHAPE * 1.3 + index * step, HEADLINE * LEADING / 2)

        return Columns([Drawing(HEADLINE * LEADING, shapes), headline], 8, first=wide)


class Figure(msgspec.Struct, frozen=True):
    """A number of a seat with its icon, and by how much it has changed."""

    icon: str
    value: int | str
    change: int = 0


class SeatLine(msgspec.Struct, frozen=True):
    """A seat in the strip below."""

    style: Style
    name: str
    figures: tuple[Figure, ...]
    active: bool = False
    mark: str = ""
    """An icon beside the name: the first player's crown, say."""


BAND, NAME, NUMBER, ICON = 62, 34, 38, 34
"""Width of the band in a seat's colour; sizes of what stands beside it."""


class SeatCell(msgspec.Struct, frozen=True):
    """A seat's cell."""

    theme: Theme
    line: SeatLine

    def height(self, measure: Canvas, width: float) -> float:
        inner = width - BAND - 22
        return max(104, 10 + self._name(measure, inner).height(measure, inner) + NUMBER * LEADING + 8)

    def draw(self, canvas: Canvas, width: float) -> None:
        tall = self.height(canvas, width)
        self.draw_in(canvas, width, tall)

    def draw_in(self, canvas: Canvas, width: float, tall: float) -> None:
        """The cell, as high as its row."""
        line, theme = self.line, self.theme
        canvas.stamp(cell(canvas.scale, round(width), round(tall), line.style, theme, line.active), 0, 0)
        canvas.stamp(badge(canvas.scale, line.style, 19), BAND / 2, tall / 2 - (18 if line.mark else 0))
        if line.mark:
            canvas.icon(line.mark, BAND / 2, tall / 2 + 26, 34, line.style.ink)
        inner = width - BAND - 22
        name = self._name(canvas, inner)
        place(canvas.moved(BAND + 12, 10), name, inner)
        y = 12 + name.height(canvas, inner) + NUMBER * LEADING / 2
        draw_figures(canvas.moved(BAND + 12, y), theme, line.figures, inner)

    def _name(self, measure: Canvas, width: float) -> Lines:
        """The name; in narrow letters where it would need a second line."""
        name = Lines(self.line.name, NAME, self.theme.ink, "bold")
        one_line = measure.width(self.line.name, LEAST, "bold") <= width
        return name if one_line else msgspec.structs.replace(name, role="narrow")


def draw_figures(
    canvas: Canvas, theme: Theme, figures: Sequence[Figure], width: float, size: float = NUMBER, icon: float = ICON
) -> None:
    """Numbers with their icons side by side, with the same gap after each."""
    wides = [icon + 7 + canvas.width(str(figure.value), size, "bold") for figure in figures]
    x, gap = 0.0, (width - sum(wides)) / max(1, len(wides))
    for figure, wide in zip(figures, wides, strict=True):
        draw_figure(canvas.moved(x, 0), theme, figure, size, icon)
        x += wide + gap


def draw_figure(canvas: Canvas, theme: Theme, figure: Figure, size: float = NUMBER, icon: float = ICON) -> None:
    """An icon and its number; what has changed is written in the colour of gain or loss."""
    colour: Colour = theme.ink
    if figure.change:
        colour = marks.GAIN if figure.change > 0 else marks.LOSS
    canvas.icon(figure.icon, icon / 2, 0, icon, theme.soft_ink)
    canvas.text(icon + 7, 0, str(figure.value), size, colour, "bold")


@lru_cache(maxsize=64)
def cell(scale: float, width: float, height: float, style: Style, theme: Theme, active: bool) -> Sprite:
    """The sheet of a seat: a band in its colour; a bright frame if the table waits for it."""
    reach = 6 if active else 0

    def paint(pen: Pen) -> None:
        if active:
            pen.box(-6, -6, width + 12, height + 12, theme.ink, radius=17)
            pen.box(-5, -5, width + 10, height + 10, theme.glow, radius=16)
        pen.box(0, 0, width, height, theme.ink, radius=12)
        pen.box(2, 2, width - 4, height - 4, theme.panel, radius=10)
        pen.box(2, 2, BAND, height - 4, style.colour, radius=10)
        pen.box(BAND - 12, 2, 12, height - 4, style.colour)
        pen.box(BAND, 2, 2, height - 4, theme.ink)

    return with_shadow(drawn((-reach, -reach, width + reach, height + reach), scale, paint), 3 * scale, 2 * scale)


def seat_strip(
    scene: Scene[ViewT, SeatT], figures: Callable[[int], tuple[Figure, ...]], mark: Callable[[int], str]
) -> SeatStrip:
    """The strip below of a view: what is told of each seat, in the order of the seats."""
    return SeatStrip(
        scene.THEME,
        tuple(
            SeatLine(scene.styles[seat], scene.names[seat], figures(seat), seat in scene.view.waiting, mark(seat))
            for seat in scene.order
        ),
    )


class SeatStrip(msgspec.Struct, frozen=True):
    """The strip below: a cell per seat, two or three beside each other."""

    theme: Theme
    lines: tuple[SeatLine, ...]

    def height(self, measure: Canvas, width: float) -> float:
        return self._cells(measure, width).height(measure, width - 2 * 16) + 26

    def draw(self, canvas: Canvas, width: float) -> None:
        place(canvas.moved(16, 12), self._cells(canvas, width), width - 2 * 16)

    def _cells(self, measure: Canvas, width: float) -> Stack:
        columns = seat_columns(len(self.lines))
        wide = (width - 2 * 16 - 14 * (columns - 1)) / columns
        cells = [SeatCell(self.theme, line) for line in self.lines]
        tall = max(each.height(measure, wide) for each in cells)
        return grid([Drawing(tall, _in(each, tall)) for each in cells], columns, 12)


def _in(each: SeatCell, tall: float) -> Drawn:
    return lambda canvas, width: each.draw_in(canvas, width, tall)


def seat_columns(seats: int) -> int:
    """How many seats stand beside each other."""
    return 2 if seats in (2, 4) else min(seats, 3)
