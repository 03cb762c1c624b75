"""Pieces: drawn once at four times their size, kept as colours and a mask, stamped wherever they stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render import fonts, icons
from render.art import Colour
from render.legibility import Box, Run

FINE, LARGE_FINE, LARGE = 4, 2, 40_000
"""How much finer sprites are drawn; those of more pixels than LARGE are plain sheets, for which two is enough."""
HARD = [0] * 128 + [255] * 128
SHADE = 150
"""How dense the strongest shadow is, of 255."""
DIFFERENT = [0] * 104 + [255] * 152
"""From which difference on two colours are mixed where they meet."""
Point = tuple[float, float]
Paint = Colour | tuple[int, int, int, int]


class Sprite(NamedTuple):
    """A piece. `left` and `top` lead from where it stands to its corner, in pixels."""

    colours: Image.Image
    mask: Image.Image
    left: int
    top: int
    runs: tuple[Run, ...] = ()
    """The texts on it, seen from where it stands."""

    @property
    def core(self) -> Box:
        """The box around it without its shadow or glow, seen from where it stands."""
        strong = self.mask.point([0] * 151 + [255] * 105).getbbox() or (0, 0, 0, 0)
        return (self.left + strong[0], self.top + strong[1], self.left + strong[2], self.top + strong[3])


class Pen:
    """Draws a sprite in the units of the board; (0, 0) is where the piece will stand."""

    def __init__(self, image: Image.Image, scale: float, origin: Point) -> None:
        self._image = image
        self._scale = scale
        self._origin = origin
        self._draw = ImageDraw.Draw(image)
        self.runs: list[Run] = []
        """The texts that are drawn, seen from the sprite's corner, in its fine pixels."""

    def polygon(self, points: Sequence[Point], fill: Paint | None, edge: Paint | None = None, width: float = 0) -> None:
        """A filled shape; its edge lies on both sides of the outline, with round corners."""
        fine = [self._at(point) for point in points]
        if fill is not None:
            self._draw.polygon(fine, fill)
        if edge is not None:
            self._stroke([*fine, fine[0]], edge, self._long(width))

    def line(self, points: Sequence[Point], fill: Paint, width: float) -> None:
        """A line with round ends and corners."""
        self._stroke([self._at(point) for point in points], fill, self._long(width))

    def disc(
        self, x: float, y: float, radius: float, fill: Paint | None, edge: Paint | None = None, width: float = 0
    ) -> None:
        """A circle; the edge lies inside."""
        (left, top), (right, bottom) = self._at((x - radius, y - radius)), self._at((x + radius, y + radius))
        self._draw.ellipse((left, top, right, bottom), fill, edge, max(1, round(self._long(width))) if edge else 0)

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: Paint | None,
        *,
        radius: float = 0,
        edge: Paint | None = None,
        edge_width: float = 0,
    ) -> None:
        """A rectangle, perhaps with round corners; the edge lies inside."""
        (left, top), (right, bottom) = self._at((x, y)), self._at((x + width, y + height))
        self._draw.rounded_rectangle(
            (left, top, right - 1, bottom - 1),
            self._long(radius),
            fill,
            edge,
            max(1, round(self._long(edge_width))) if edge else 0,
        )

    def icon(self, name: str, x: float, y: float, size: float, fill: Colour) -> None:
        """An icon, centred."""
        fine = max(1, round(self._long(size)))
        left, top = self._at((x, y))
        self._image.paste(fill, (round(left - fine / 2), round(top - fine / 2)), icons.mask(name, fine))

    def text(self, x: float, y: float, words: str, size: float, fill: Colour, role: fonts.Role = "bold") -> None:
        """Words, centred."""
        fine = max(1, round(self._long(size)))
        drawn = fonts.inked(words, role, fine)
        left, base = self._at((x, y))
        place = (
            round(left - fonts.width(words, role, fine) / 2 + drawn.left),
            round(base + fonts.cap_height(role, fine) / 2 + drawn.top),
        )
        self._image.paste(fill, place, drawn.mask)
        self.runs.append(Run(words, fine, (*place, place[0] + drawn.mask.width, place[1] + drawn.mask.height)))

    def _stroke(self, fine: Sequence[Point], fill: Paint, width: float) -> None:
        self._draw.line(list(fine), fill, max(1, round(width)), joint="curve")
        radius = width / 2
        for x, y in fine:
            self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill)

    def _at(self, point: Point) -> Point:
        return ((point[0] - self._origin[0]) * self._scale, (point[1] - self._origin[1]) * self._scale)

    def _long(self, length: float) -> float:
        return length * self._scale


def drawn(
    box: tuple[float, float, float, float], scale: float, paint: Callable[[Pen], None], sheer: bool = False
) -> Sprite:
    """A sprite that fills the box (left, top, right, bottom around where it stands), in the board's units.

    What lies below shines through a sheer one.
    """
    left, top, right, bottom = box
    size = (max(1, round((right - left) * scale)), max(1, round((bottom - top) * scale)))
    times = LARGE_FINE if size[0] * size[1] > LARGE else FINE
    fine = Image.new("RGBA", (size[0] * times, size[1] * times))
    pen = Pen(fine, scale * times, (left, top))
    paint(pen)
    sprite = _split(_reduced(fine, times), round(left * scale), round(top * scale), sheer)
    return sprite._replace(runs=tuple(_coarse(run, times).moved(sprite.left, sprite.top) for run in pen.runs))


def crisp(sprite: Sprite) -> Sprite:
    """The sprite without soft edges: for long lines upon a painted ground, where soft ones would cost many bytes."""
    return sprite._replace(mask=sprite.mask.point(HARD))


def _reduced(fine: Image.Image, times: int) -> Image.Image:
    """A number of times smaller. Colours are mixed only where they differ much: elsewhere it cannot be seen, but would
    take a sixth of a map's bytes."""
    mixed = fine.reduce(times)
    plain = fine.resize(mixed.size, Image.Resampling.NEAREST)
    red, green, blue, _ = ImageChops.difference(mixed, plain).split()
    far = ImageChops.lighter(ImageChops.lighter(red, green), blue).point(DIFFERENT)
    chosen = Image.composite(mixed, plain, far)
    chosen.putalpha(mixed.getchannel("A"))
    return chosen


def _coarse(run: Run, times: int) -> Run:
    left, top, right, bottom = (side // times for side in run.box)
    return Run(run.words, run.size / times, (left, top, right, bottom))


def with_shadow(
    sprite: Sprite, blur: float, drop: float = 0, colour: Colour = (40, 26, 12), strength: float = 0.5
) -> Sprite:
    """The sprite with a shadow (or, without a drop, a glow) around it that reaches so many pixels, in one tone."""
    margin = round(blur * 2 + abs(drop)) + 1
    size = (sprite.mask.width + 2 * margin, sprite.mask.height + 2 * margin)
    shape = Image.new("L", size)
    shape.paste(sprite.mask, (margin, margin + round(drop)))
    soft = shape.filter(ImageFilter.GaussianBlur(blur)).point([0] * 64 + [round(SHADE * strength)] * 192)
    whole = Image.new("RGBA", size, colour)
    whole.putalpha(soft)
    top = Image.new("RGBA", size)
    top.paste(sprite.colours, (margin, margin))
    cover = Image.new("L", size)
    cover.paste(sprite.mask, (margin, margin))
    top.putalpha(cover)
    whole.alpha_composite(top)
    return _split(whole, sprite.left - margin, sprite.top - margin, sheer=True)._replace(runs=sprite.runs)


def faded(sprite: Sprite, strength: float) -> Sprite:
    """The sprite, half seen."""
    return sprite._replace(mask=sprite.mask.point([round(value * strength) for value in range(256)]))


def washed(sprite: Sprite, colour: Colour, strength: float) -> Sprite:
    """The sprite, paled towards a colour."""
    return sprite._replace(colours=Image.blend(sprite.colours, Image.new("RGB", sprite.colours.size, colour), strength))


def _split(image: Image.Image, left: int, top: int, sheer: bool = False) -> Sprite:
    mask = image.getchannel("A")
    return Sprite(image.convert("RGB"), mask if sheer else mask.point(fonts.EDGES), left, top)


@lru_cache(maxsize=64)
def plate(
    scale: float, width: float, height: float, fill: Colour, edge: Colour, edge_width: float = 2, radius: float = 10
) -> Sprite:
    """A sheet with round corners and a shadow, to be stamped at its corner."""

    def paint(pen: Pen) -> None:
        pen.box(0, 0, width, height, fill, radius=radius, edge=edge, edge_width=edge_width)

    return with_shadow(drawn((0, 0, width, height), scale, paint), 3 * scale, 2 * scale, strength=0.45)
