"""The sheet a picture is drawn on, in the board's own units; `scale` says how many pixels a unit has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

from PIL import Image

from render import fonts, icons, legibility
from render.art import Colour
from render.legibility import Box, Run
from render.sprites import Sprite

Anchor = Literal["l", "m", "r"]
SHARES: dict[Anchor, float] = {"l": 0.0, "m": 0.5, "r": 1.0}
LEAST = 26
"""Units: no text of a page is smaller."""
LEADING = 1.2
"""From line to line, of the size of the letters."""


class Canvas:
    """A sheet, or a corner of one: `moved` gives the same sheet with its origin elsewhere."""

    def __init__(
        self, image: Image.Image, scale: float, left: float = 0, top: float = 0, texts: list[Box] | None = None
    ) -> None:
        self.image = image
        self.scale = scale
        self.left = left
        self.top = top
        self.texts = texts
        """Where texts are, in pixels, for whatever must not cover them; None if nobody needs to know."""

    @property
    def across(self) -> float:
        """How wide the whole sheet is."""
        return self.image.width / self.scale

    def moved(self, x: float, y: float) -> Canvas:
        """The same sheet, with its origin at this place."""
        return Canvas(self.image, self.scale, self.left + x, self.top + y, self.texts)

    def noting(self) -> Canvas:
        """The same sheet; it notes where texts are, even if nobody else needs to know."""
        return self if self.texts is not None else Canvas(self.image, self.scale, self.left, self.top, [])

    def zoomed(self, times: float) -> Canvas:
        """The same sheet and origin, with larger or smaller units."""
        return Canvas(self.image, self.scale * times, self.left / times, self.top / times, self.texts)

    def pixel(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a point."""
        return self._at(x, y)

    @contextmanager
    def frame(self, width: float, height: float) -> Iterator[None]:
        """Texts that are drawn meanwhile belong inside this box; the measure of legibility looks at it."""
        recorder = legibility.recorder()
        if recorder is None:
            yield
            return
        with recorder.frame((*self._at(0, 0), *self._at(width, height))):
            yield

    def stamp(self, sprite: Sprite, x: float, y: float) -> None:
        """Put a piece here."""
        left, top = self._at(x, y)
        self._paste(sprite.colours, (left + sprite.left, top + sprite.top), sprite.mask)
        if sprite.runs and self.texts is not None:
            self.texts += [run.moved(left, top).box for run in sprite.runs]
        if sprite.runs and (recorder := legibility.recorder()) is not None:
            for run in sprite.runs:
                recorder.write(run.moved(left, top))

    def backdrop(self, sheet: Callable[[], Sprite]) -> None:
        """Put a sheet at the origin, below all that follows: there is nothing yet to hide, so a measure needs none."""
        if legibility.recorder() is None:
            self.stamp(sheet(), 0, 0)

    def icon(self, name: str, x: float, y: float, size: float, fill: Colour) -> None:
        """An icon, centred."""
        pixels = self._size(size)
        left, top = self._at(x, y)
        self._paste(fill, (left - pixels // 2, top - pixels // 2), icons.mask(name, pixels))

    def box(self, x: float, y: float, width: float, height: float, fill: Colour) -> None:
        """A plain rectangle."""
        place = (*self._at(x, y), *self._at(x + width, y + height))
        if (recorder := legibility.recorder()) is None:
            self.image.paste(fill, place)
        else:
            recorder.cover(None, place)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        fill: Colour,
        role: fonts.Role = "text",
        anchor: Anchor = "l",
        halo: Colour | None = None,
    ) -> None:
        """Words; `y` is the middle of their capitals. A halo lifts them off a busy ground."""
        pixels = self._size(size)
        left, base = self.left + x, self.top + y
        start = left * self.scale - SHARES[anchor] * fonts.width(words, role, pixels)
        baseline = base * self.scale + fonts.cap_height(role, pixels) / 2
        around = _around(fonts.extent(words, role, pixels), start, baseline)
        if self.texts is not None:
            self.texts.append(around)
        if (recorder := legibility.recorder()) is not None:
            if words.strip():
                recorder.write(Run(words, pixels, around))
            if words.endswith(fonts.ELLIPSIS):
                recorder.cut.append(words)
            return
        if halo is not None:
            self._ink(fonts.inked(words, role, pixels, max(1, round(pixels / 8))), start, baseline, halo)
        self._ink(fonts.inked(words, role, pixels), start, baseline, fill)

    def wrapped(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        fill: Colour,
        most: float,
        role: fonts.Role = "text",
        anchor: Anchor = "l",
        halo: Colour | None = None,
    ) -> float:
        """Words in as many lines as they need, from `y` downwards. Returns how high they are."""
        lines = self._told(words, self.lines(words, size, most, role))
        for number, line in enumerate(lines):
            self.text(x, y + (number + 0.5) * size * LEADING, line, size, fill, role, anchor, halo)
        return len(lines) * size * LEADING

    def fitted(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        fill: Colour,
        most: float,
        role: fonts.Role = "text",
        anchor: Anchor = "l",
        least: float = LEAST,
        halo: Colour | None = None,
    ) -> float:
        """Words made to fit a width: smaller, down to `least`, then in several lines around `y`; never cut.

        Returns how wide they are.
        """
        size = self.fitting(words, size, most, role, least)
        lines = self._told(words, self.lines(words, size, most, role))
        top = y - (len(lines) - 1) / 2 * size * LEADING
        for number, line in enumerate(lines):
            self.text(x, top + number * size * LEADING, line, size, fill, role, anchor, halo)
        return max(self.width(line, size, role) for line in lines)

    def fitting(self, words: str, size: float, most: float, role: fonts.Role = "text", least: float = LEAST) -> float:
        """The size in which words fit a width, or the least."""
        while size > least and self.width(words, size, role) > most:
            size = max(least, size - 1)
        return size

    def lines(self, words: str, size: float, most: float, role: fonts.Role = "text") -> tuple[str, ...]:
        """Words in lines that are not wider than this."""
        return fonts.lines(words, role, self._size(size), int(most * self.scale))

    def width(self, words: str, size: float, role: fonts.Role = "text") -> float:
        """How wide words are."""
        return fonts.width(words, role, self._size(size)) / self.scale

    def _told(self, words: str, lines: tuple[str, ...]) -> tuple[str, ...]:
        """These lines; the measure of legibility looks whether a word is broken."""
        if (recorder := legibility.recorder()) is not None:
            recorder.wrapped(words, lines)
        return lines

    def _ink(self, drawn: fonts.Inked, start: float, baseline: float, fill: Colour) -> None:
        self.image.paste(fill, (round(start) + drawn.left, round(baseline) + drawn.top), drawn.mask)

    def _paste(self, colours: Image.Image | Colour, place: tuple[int, int], mask: Image.Image) -> None:
        if (recorder := legibility.recorder()) is None:
            self.image.paste(colours, place, mask)
        else:
            recorder.cover(mask, (*place, place[0] + mask.width, place[1] + mask.height))

    def _at(self, x: float, y: float) -> tuple[int, int]:
        return (round((self.left + x) * self.scale), round((self.top + y) * self.scale))

    def _size(self, size: float) -> int:
        return max(1, round(size * self.scale))


def _around(extent: Box, start: float, baseline: float) -> Box:
    """The box around a text that starts there."""
    left, top, right, bottom = extent
    x, y = round(start), round(baseline)
    return (x + left, y + top, x + right, y + bottom)
