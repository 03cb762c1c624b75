"""What a page is made of: blocks that know how high they are in a given width, put below and beside each other.

A page is as high as its blocks, so nothing is ever squeezed or laid over something else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Protocol

import msgspec
from PIL import Image

from render import fonts
from render.art import Colour
from render.canvas import LEADING, LEAST, SHARES, Anchor, Canvas
from render.sprites import plate
from render.theme import Theme

GAP = 18
"""Units between blocks."""
PADDING = 22
"""Units between the edge of a panel and what is in it."""
HEADING = 44
"""Size of a panel's heading."""


class Block(Protocol):
    """A part of a page."""

    def height(self, measure: Canvas, width: float) -> float:
        """How high it is in this width. Nothing is drawn on the canvas, which only measures texts."""

    def draw(self, canvas: Canvas, width: float) -> None:
        """Draw it from the canvas' origin on."""


class Drawing(msgspec.Struct, frozen=True):
    """A block of a known height that a function draws."""

    tall: float
    paint: Callable[[Canvas, float], None]

    def height(self, measure: Canvas, width: float) -> float:
        return self.tall

    def draw(self, canvas: Canvas, width: float) -> None:
        self.paint(canvas, width)


class Space(msgspec.Struct, frozen=True):
    """Nothing, so high."""

    tall: float

    def height(self, measure: Canvas, width: float) -> float:
        return self.tall

    def draw(self, canvas: Canvas, width: float) -> None:
        pass


class Lines(msgspec.Struct, frozen=True):
    """A text: in one line if it fits, then smaller down to `least`, then in several lines."""

    words: str
    size: float
    fill: Colour
    role: fonts.Role = "text"
    anchor: Anchor = "l"
    least: float = LEAST
    icon: str = ""
    """Stands before the text, in its colour."""

    def height(self, measure: Canvas, width: float) -> float:
        most = width - self._indent()
        size = measure.fitting(self.words, self.size, most, self.role, self.least)
        return len(measure.lines(self.words, size, most, self.role)) * size * LEADING

    def draw(self, canvas: Canvas, width: float) -> None:
        indent = self._indent()
        size = canvas.fitting(self.words, self.size, width - indent, self.role, self.least)
        if self.icon:
            canvas.icon(self.icon, self.size * 0.6, size * LEADING / 2, self.size * 1.1, self.fill)
        x = indent + (width - indent) * SHARES[self.anchor]
        canvas.wrapped(x, 0, self.words, size, self.fill, width - indent, self.role, self.anchor)

    def _indent(self) -> float:
        return self.size * 1.4 if self.icon else 0


class Stack(msgspec.Struct, frozen=True):
    """Blocks below each other."""

    blocks: Sequence[Block]
    gap: float = GAP

    def height(self, measure: Canvas, width: float) -> float:
        tall = sum(block.height(measure, width) for block in self.blocks)
        return tall + self.gap * max(0, len(self.blocks) - 1)

    def draw(self, canvas: Canvas, width: float) -> None:
        y = 0.0
        for block in self.blocks:
            y += place(canvas.moved(0, y), block, width) + self.gap


class Columns(msgspec.Struct, frozen=True):
    """Blocks beside each other, all as high as the highest; `shares` tells how wide each is (default: alike)."""

    blocks: Sequence[Block]
    gap: float = GAP
    shares: tuple[float, ...] = ()
    middle: bool = False
    """Whether lower ones stand in the middle of the row, instead of at its top."""
    first: float = 0
    """The width of the first one, if it is known; the others share what is left."""

    def height(self, measure: Canvas, width: float) -> float:
        return max(
            (block.height(measure, wide) for block, wide in zip(self.blocks, self._widths(width), strict=True)),
            default=0,
        )

    def draw(self, canvas: Canvas, width: float) -> None:
        tall, x = self.height(canvas, width), 0.0
        for block, wide in zip(self.blocks, self._widths(width), strict=True):
            if isinstance(block, Panel):
                place(canvas.moved(x, 0), msgspec.structs.replace(block, least=tall), wide)
            else:
                spare = (tall - block.height(canvas, wide)) / 2 if self.middle else 0
                place(canvas.moved(x, spare), block, wide)
            x += wide + self.gap

    def _widths(self, width: float) -> list[float]:
        room = width - self.gap * (len(self.blocks) - 1)
        if self.first:
            rest = len(self.blocks) - 1
            return [self.first, *((room - self.first) / rest for _ in range(rest))]
        shares = self.shares or (1.0,) * len(self.blocks)
        return [room * share / sum(shares) for share in shares]


def grid(blocks: Sequence[Block], columns: int, gap: float = GAP) -> Stack:
    """Blocks in rows of so many; those of a row are equally high."""
    rows = [list(blocks[at : at + columns]) for at in range(0, len(blocks), columns)]
    filled = [[*row, *(Space(0) for _ in range(columns - len(row)))] for row in rows]
    return Stack([Columns(row, gap) for row in filled], gap)


class Panel(msgspec.Struct, frozen=True):
    """A sheet with a heading and a block on it."""

    theme: Theme
    inside: Block
    heading: str = ""
    least: float = 0
    """It is at least so high."""
    fill: Colour | None = None
    edge: Colour | None = None
    padding: float = PADDING

    def height(self, measure: Canvas, width: float) -> float:
        inner = width - 2 * self.padding
        return max(self.least, self._top(measure, inner) + self.inside.height(measure, inner) + self.padding)

    def draw(self, canvas: Canvas, width: float) -> None:
        theme, inner = self.theme, width - 2 * self.padding
        sheet = plate(
            canvas.scale,
            round(width),
            round(self.height(canvas, width)),
            self.fill or theme.panel,
            self.edge or theme.panel_edge,
            3,
            14,
        )
        canvas.stamp(sheet, 0, 0)
        top = self._top(canvas, inner)
        if self.heading:
            place(canvas.moved(self.padding, self.padding * 0.7), self._title(), inner)
            canvas.box(self.padding, top - 14, inner, 3, self.edge or theme.panel_edge)
        place(canvas.moved(self.padding, top), self.inside, inner)

    def _title(self) -> Lines:
        return Lines(self.heading, HEADING, self.theme.ink, self.theme.title, least=34)

    def _top(self, measure: Canvas, inner: float) -> float:
        if not self.heading:
            return self.padding
        return self.padding * 0.7 + self._title().height(measure, inner) + 26


def place(canvas: Canvas, block: Block, width: float) -> float:
    """Draw a block, whose texts have to stay inside it. Returns how high it is."""
    tall = block.height(canvas, width)
    with canvas.frame(width, tall):
        block.draw(canvas, width)
    return tall


@lru_cache(maxsize=8)
def measure(scale: float) -> Canvas:
    """A canvas that only measures."""
    return Canvas(Image.new("RGB", (1, 1)), scale)


class Chip(msgspec.Struct, frozen=True):
    """Something of a known size: a token, an icon with a number. `paint` draws it from its left, at half its height."""

    wide: float
    tall: float
    paint: Callable[[Canvas], None]


class Flow(msgspec.Struct, frozen=True):
    """Chips beside each other, in as many rows as they need."""

    chips: Sequence[Chip]
    gap: float = 12
    anchor: Anchor = "l"

    def height(self, measure: Canvas, width: float) -> float:
        rows = self._rows(width)
        return sum(max(chip.tall for chip in row) for row in rows) + self.gap * max(0, len(rows) - 1)

    def draw(self, canvas: Canvas, width: float) -> None:
        y = 0.0
        for row in self._rows(width):
            tall = max(chip.tall for chip in row)
            x = (width - self._wide(row)) * SHARES[self.anchor]
            for chip in row:
                chip.paint(canvas.moved(x, y + tall / 2))
                x += chip.wide + self.gap
            y += tall + self.gap

    def _rows(self, width: float) -> list[list[Chip]]:
        rows: list[list[Chip]] = []
        for chip in self.chips:
            if rows and self._wide([*rows[-1], chip]) <= width:
                rows[-1].append(chip)
            else:
                rows.append([chip])
        return rows

    def _wide(self, row: Sequence[Chip]) -> float:
        return sum(chip.wide for chip in row) + self.gap * (len(row) - 1)


def key(theme: Theme, entries: Sequence[tuple[str, str]], size: float = 26) -> Flow:
    """What icons mean, in a few words below what uses them."""

    def chip(icon: str, words: str) -> Chip:
        def paint(canvas: Canvas) -> None:
            canvas.icon(icon, size * 0.6, 0, size * 1.2, theme.soft_ink)
            canvas.text(size * 1.4, 0, words, size, theme.soft_ink)

        return Chip(size * 1.4 + measure(1).width(words, size) + 12, size * LEADING, paint)

    return Flow([chip(icon, words) for icon, words in entries], 14)


def legend(theme: Theme, parts: dict[str, list[Block]], gap: float = 14) -> Stack:
    """A page of a legend: what belongs together under its heading, in two columns."""
    return Stack([Panel(theme, grid(rows, 2, gap), heading) for heading, rows in parts.items()], 16)


def icon_mark(name: str, ink: Colour, size: float = 54) -> Callable[[Canvas], None]:
    """An icon before a line of a legend."""
    return lambda canvas: canvas.icon(name, 0, 0, size, ink)


def explained(
    theme: Theme, mark: Callable[[Canvas], None], title: str, words: str = "", room: float = 84, tall: float = 64
) -> Columns:
    """A line of a legend: what it looks like (drawn around the middle of its room), its name, what it means."""

    def paint(canvas: Canvas, width: float) -> None:
        mark(canvas.moved(width / 2, tall / 2))

    lines: list[Block] = [Lines(title, 34, theme.ink, "bold", least=32)]
    if words:
        lines.append(Lines(words, 28, theme.soft_ink, least=28))
    return Columns([Drawing(tall, paint), Stack(lines, 2)], 16, middle=True, first=room)
