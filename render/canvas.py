"""The sheet a picture is drawn on, in the board's own units; `scale` says how many pixels a unit has."""

from __future__ import annotations

from typing import Literal

from PIL import Image

from render import fonts, icons
from render.art import Colour
from render.sprites import Sprite

Anchor = Literal["l", "m", "r"]


class Canvas:
    """A sheet, or a corner of one: `moved` gives the same sheet with its origin elsewhere."""

    def __init__(self, image: Image.Image, scale: float, left: float = 0, top: float = 0) -> None:
        self.image = image
        self.scale = scale
        self.left = left
        self.top = top

    @property
    def across(self) -> float:
        """How wide the whole sheet is."""
        return self.image.width / self.scale

    def moved(self, x: float, y: float) -> Canvas:
        """The same sheet, with its origin at this place."""
        return Canvas(self.image, self.scale, self.left + x, self.top + y)

    def stamp(self, sprite: Sprite, x: float, y: float) -> None:
        """Put a piece here."""
        left, top = self._at(x, y)
        self.image.paste(sprite.colours, (left + sprite.left, top + sprite.top), sprite.mask)

    def icon(self, name: str, x: float, y: float, size: float, fill: Colour) -> None:
        """An icon, centred."""
        pixels = self._size(size)
        left, top = self._at(x, y)
        self.image.paste(fill, (left - pixels // 2, top - pixels // 2), icons.mask(name, pixels))

    def box(self, x: float, y: float, width: float, height: float, fill: Colour) -> None:
        """A plain rectangle."""
        self.image.paste(fill, (*self._at(x, y), *self._at(x + width, y + height)))

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
        start = left * self.scale - {"l": 0.0, "m": 0.5, "r": 1.0}[anchor] * fonts.width(words, role, pixels)
        baseline = base * self.scale + fonts.cap_height(role, pixels) / 2
        if halo is not None:
            self._ink(fonts.inked(words, role, pixels, max(1, round(pixels / 8))), start, baseline, halo)
        self._ink(fonts.inked(words, role, pixels), start, baseline, fill)

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
        least: float | None = None,
        halo: Colour | None = None,
    ) -> float:
        """Words made to fit a width: written smaller, down to `least`, then cut. Returns how wide they are."""
        while least is not None and size > least and self.width(words, size, role) > most:
            size -= 1
        shown = fonts.fit(words, role, self._size(size), int(most * self.scale))
        self.text(x, y, shown, size, fill, role, anchor, halo)
        return self.width(shown, size, role)

    def width(self, words: str, size: float, role: fonts.Role = "text") -> float:
        """How wide words are."""
        return fonts.width(words, role, self._size(size)) / self.scale

    def _ink(self, drawn: fonts.Inked, start: float, baseline: float, fill: Colour) -> None:
        self.image.paste(fill, (round(start) + drawn.left, round(baseline) + drawn.top), drawn.mask)

    def _at(self, x: float, y: float) -> tuple[int, int]:
        return (round((self.left + x) * self.scale), round((self.top + y) * self.scale))

    def _size(self, size: float) -> int:
        return max(1, round(size * self.scale))
