"""Seats from close by: a card with a band in the seat's colour, and numbers with their captions."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from render import marks
from render.blocks import Block, Columns, Drawing, Lines, Stack, measure, place
from render.canvas import LEADING, LEAST, Canvas
from render.seats import Style, badge
from render.sprites import Pen, Sprite, drawn, with_shadow
from render.strips import Figure, draw_figure
from render.theme import Theme, darker, mixed

PADDING = 20
BAND = 70
"""Height of the band, if the name fits into one line."""
NAME, SMALL = 40, 30


class SeatCard(msgspec.Struct, frozen=True):
    """A seat: its shape and name on a band in its colour, and a block below."""

    theme: Theme
    style: Style
    name: str
    inside: Block
    active: bool = False
    mark: str = ""
    """An icon at the end of the band."""
    note: str = ""
    """What the seat is doing, beside its name."""
    least: float = 0
    """It is at least so high."""

    def height(self, measure: Canvas, width: float) -> float:
        inner = width - 2 * PADDING
        tall = self._band(measure, width) + 16 + self.inside.height(measure, inner) + PADDING
        return max(self.least, tall)

    def draw(self, canvas: Canvas, width: float) -> None:
        band, tall = self._band(canvas, width), self.height(canvas, width)
        sheet = card(canvas.scale, round(width), round(tall), round(band), self.style, self.theme, self.active)
        canvas.stamp(sheet, 0, 0)
        canvas.stamp(badge(canvas.scale, self.style, 21), 40, band / 2)
        room, head = self._room(width), self._head(canvas, width)
        place(canvas.moved(80, (band - head.height(canvas, room)) / 2), head, room)
        if self.mark:
            canvas.icon(self.mark, width - 42, band / 2, 48, self.style.ink)
        place(canvas.moved(PADDING, band + 16), self.inside, width - 2 * PADDING)

    def _head(self, measure: Canvas, width: float) -> Block:
        """The name, and the note beside or below it."""
        name = Lines(self.name, NAME, self.style.ink, "bold", least=SMALL)
        if not self.note:
            return name
        note = Lines(self.note, 32, self.style.ink, anchor="r")
        room = self._room(width)
        wide = room - measure.width(self.note, 32) - 2
        if measure.width(self.name, SMALL, "bold") + 24 <= wide:  # a long name gives way
            return Columns([name, note], 0, middle=True, first=wide)
        return Stack([name, msgspec.structs.replace(note, anchor="l")], 2)

    def _room(self, width: float) -> float:
        return width - 80 - (80 if self.mark else 20)

    def _band(self, measure: Canvas, width: float) -> float:
        return max(BAND, self._head(measure, width).height(measure, self._room(width)) + 16)


@lru_cache(maxsize=64)
def card(scale: float, width: float, height: float, band: float, style: Style, theme: Theme, active: bool) -> Sprite:
    """The sheet of a seat's card, lit from above; a bright frame if the table waits for it."""
    reach = 7 if active else 0

    def paint(pen: Pen) -> None:
        if active:
            pen.box(-7, -7, width + 14, height + 14, theme.ink, radius=21)
            pen.box(-6, -6, width + 12, height + 12, theme.glow, radius=20)
        pen.box(0, 0, width, height, theme.ink, radius=14)
        pen.box(2, 2, width - 4, height - 4, theme.panel, radius=12)
        pen.box(2, 2, width - 4, band, darker(style.colour, 0.8), radius=12)
        pen.box(2, band - 18, width - 4, 20, darker(style.colour, 0.8))
        pen.box(2, 2, width - 4, band - 5, style.colour, radius=12)
        pen.box(2, band - 22, width - 4, 19, style.colour)
        pen.box(10, 4, width - 20, 3, mixed(style.colour, (255, 255, 255), 0.45), radius=2)
        pen.box(2, band + 2, width - 4, 2, theme.ink)

    return with_shadow(drawn((-reach, -reach, width + reach, height + reach), scale, paint), 4 * scale, 3 * scale)


class Captioned(msgspec.Struct, frozen=True):
    """A number with its icon, and below it what it counts."""

    theme: Theme
    figure: Figure
    caption: str
    size: float = 42

    def height(self, measure: Canvas, width: float) -> float:
        return self.size * LEADING + self._caption().height(measure, width)

    def draw(self, canvas: Canvas, width: float) -> None:
        figure, theme = self.figure, self.theme
        y = self.size * LEADING / 2
        canvas.icon(figure.icon, self.size / 2, y, self.size, theme.ink)
        colour = marks.GAIN if figure.change > 0 else marks.LOSS if figure.change else theme.ink
        canvas.text(self.size + 9, y, str(figure.value), self.size, colour, "bold")
        x = self.size + 15 + canvas.width(str(figure.value), self.size, "bold")
        words = f"+{figure.change}" if figure.change > 0 else f"−{-figure.change}"
        if figure.change and x + canvas.width(words, 30, "bold") <= width:
            canvas.text(x, y - 6, words, 30, colour, "bold")
        place(canvas.moved(0, self.size * LEADING), self._caption(), width)

    def _caption(self) -> Lines:
        return Lines(self.caption, 26, self.theme.soft_ink)


def numbers(theme: Theme, figures: list[tuple[Figure, str]], *, captions: bool, size: float = 42) -> Block:
    """Numbers side by side, with their captions or without: what they are need be said only once on a page."""
    if captions:
        return captioned(theme, figures)

    def paint(canvas: Canvas, width: float) -> None:
        shares, x = _shares(figures), 0.0
        for (figure, _), share in zip(figures, shares, strict=True):
            draw_figure(canvas.moved(x, 24), theme, figure, size, size)
            x += (width - 12 * (len(figures) - 1)) * share / sum(shares) + 12

    return Drawing(48, paint)


def _shares(figures: list[tuple[Figure, str]]) -> tuple[float, ...]:
    """How much of the width each number needs: as much as the longest word of its caption."""
    ruler = measure(1)
    return tuple(
        max(120.0, *(ruler.width(word, LEAST) + 4 for word in caption.split())) if caption else 120.0
        for _, caption in figures
    )


def captioned(theme: Theme, figures: list[tuple[Figure, str]], gap: float = 12) -> Columns:
    """Numbers with captions, side by side."""
    return Columns([Captioned(theme, figure, caption) for figure, caption in figures], gap, _shares(figures))
