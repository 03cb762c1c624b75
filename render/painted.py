"""Maps that were painted ahead: SVG by us, rasterised by `tools/build_assets`, pasted as the ground of a page."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from importlib import resources
from itertools import chain

from PIL import Image, ImageDraw

from render.canvas import Canvas
from render.hexes import corners
from render.sprites import Point, Sprite


def paste(canvas: Canvas, game: str, width: float, height: float) -> None:
    """Put a game's painted map at the canvas' origin."""
    left, top = round(canvas.left * canvas.scale), round(canvas.top * canvas.scale)
    canvas.image.paste(picture(game, round(width * canvas.scale), round(height * canvas.scale)), (left, top))


def picture(game: str, width: int, height: int) -> Image.Image:
    """The painted map in this size."""
    master = _master(game)
    return master if master.size == (width, height) else master.resize((width, height), Image.Resampling.LANCZOS)


@lru_cache(maxsize=1)
def _master(game: str) -> Image.Image:
    """The painted map as it was built."""
    with (resources.files("render") / "assets" / game / "map.png").open("rb") as file:
        return Image.open(file).convert("RGB")


@lru_cache(maxsize=64)
def sample(game: str, middle: Point, reach: float, flat: bool, radius: float, scale: float) -> Sprite:
    """A hex of a painted map around this place, as large as asked: what a legend shows is what the map shows."""
    master = _master(game)
    left, top = (round(at - reach) for at in middle)
    piece = master.crop((left, top, left + round(2 * reach), top + round(2 * reach)))
    size = round(2 * radius * scale)
    mask = Image.new("L", (4 * size, 4 * size))
    ImageDraw.Draw(mask).polygon([(2 * size * (1 + x), 2 * size * (1 + y)) for x, y in corners(1, flat)], 255)
    shape = mask.resize((size, size), Image.Resampling.LANCZOS)
    return Sprite(piece.resize((size, size), Image.Resampling.LANCZOS), shape, -(size // 2), -(size // 2))


def layered(width: float, height: float, *layers: Iterable[str]) -> str:
    """A map's drawing of layers, each upon those before it."""
    return svg(width, height, "\n".join(chain.from_iterable(layers)))


def svg(width: float, height: float, body: str, fine: int = 1) -> str:
    """A map's drawing, to be rasterised so many times as large as it is shown."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width * fine:g}" height="{height * fine:g}">\n{body}\n</svg>'
    )
