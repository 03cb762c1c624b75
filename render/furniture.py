"""Furniture of every board: panels with headings, cards of the seats, the strip on top."""

from __future__ import annotations

from functools import lru_cache

from render.art import Colour
from render.canvas import Canvas
from render.seats import Style, badge
from render.sprites import Pen, Point, Sprite, drawn, with_shadow
from render.theme import Theme

Size = tuple[float, float]
"""Width and height."""
BAND = 54
"""Height of the coloured band of a seat's card."""


@lru_cache(maxsize=64)
def plate(
    scale: float, width: float, height: float, fill: Colour, edge: Colour, edge_width: float = 2, radius: float = 10
) -> Sprite:
    """A sheet with round corners and a shadow, to be stamped at its corner."""

    def paint(pen: Pen) -> None:
        pen.box(0, 0, width, height, fill, radius=radius, edge=edge, edge_width=edge_width)

    return with_shadow(drawn((0, 0, width, height), scale, paint), 3 * scale, 2 * scale, strength=0.45)


def bar(canvas: Canvas, theme: Theme, height: float) -> None:
    """The ground of the strip on top: a dark bar across the whole sheet with a golden line at its foot."""
    canvas.box(0, 0, canvas.across, height, theme.bar)
    canvas.box(0, height - 5, canvas.across, 3, theme.gold)


def panel(canvas: Canvas, theme: Theme, size: Size, heading: str) -> None:
    """A sheet with a heading between two thin lines."""
    width, height = size
    canvas.stamp(plate(canvas.scale, width, height, theme.panel, theme.panel_edge), 0, 0)
    middle = width / 2
    reach = canvas.fitted(middle, 20, heading, 25, theme.ink, width - 60, theme.title, "m", least=19) / 2 + 12
    for start, end in ((14, middle - reach), (middle + reach, width - 14)):
        if end > start:
            canvas.box(start, 19, end - start, 2, theme.panel_edge)


def in_rows(count: int, columns: int, size: Size, gap: float) -> list[Point]:
    """The corners of cards of one size, so many beside each other."""
    width, height = size
    return [(index % columns * (width + gap), index // columns * (height + gap)) for index in range(count)]


@lru_cache(maxsize=64)
def seat_plate(scale: float, width: float, height: float, style: Style, theme: Theme, active: bool) -> Sprite:
    """A seat's card: a band in its colour; a bright frame if the table waits for it."""
    reach = 7 if active else 0

    def paint(pen: Pen) -> None:
        if active:
            pen.box(-7, -7, width + 14, height + 14, theme.ink, radius=17)
            pen.box(-6, -6, width + 12, height + 12, theme.glow, radius=16)
        pen.box(0, 0, width, height, theme.panel, radius=10, edge=theme.ink, edge_width=2)
        pen.box(0, 0, width, BAND, style.colour, radius=10)
        pen.box(0, BAND - 12, width, 12, style.colour)
        pen.box(0, BAND, width, 2, theme.ink)

    return with_shadow(drawn((-reach, -reach, width + reach, height + reach), scale, paint), 3 * scale, 2 * scale)


def seat_card(canvas: Canvas, theme: Theme, size: Size, style: Style, name: str, active: bool) -> None:
    """A seat's card with its shape and name; what is below the band is the game's."""
    width, height = size
    canvas.stamp(seat_plate(canvas.scale, width, height, style, theme, active), 0, 0)
    canvas.stamp(badge(canvas.scale, style, 15), 32, BAND / 2)
    canvas.fitted(62, BAND / 2 + 1, name, 30, style.ink, width - 62 - 56, "bold", least=23)
