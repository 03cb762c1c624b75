"""Maps that were painted ahead: SVG by us, rasterised by `tools/build_assets`, pasted as the ground of a page."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from itertools import chain

from PIL import Image

from render.canvas import Canvas

FINE = 2
"""The committed picture is so many times as large as the map on a page."""


def paste(canvas: Canvas, game: str, width: float, height: float) -> None:
    """Put a game's painted map at the canvas' origin."""
    left, top = round(canvas.left * canvas.scale), round(canvas.top * canvas.scale)
    canvas.image.paste(picture(game, round(width * canvas.scale), round(height * canvas.scale)), (left, top))


def picture(game: str, width: int, height: int) -> Image.Image:
    """The painted map in this size."""
    with (resources.files("render") / "assets" / game / "map.png").open("rb") as file:
        master = Image.open(file).convert("RGB")
    if (master.width, master.height) == (FINE * width, FINE * height):
        return master.reduce(FINE)
    return master.resize((width, height), Image.Resampling.LANCZOS)


def layered(width: float, height: float, *layers: Iterable[str]) -> str:
    """A map's drawing of layers, each upon those before it."""
    return svg(width, height, "\n".join(chain.from_iterable(layers)))


def svg(width: float, height: float, body: str) -> str:
    """A map's drawing, to be rasterised."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width * FINE:g}" height="{height * FINE:g}">\n{body}\n</svg>'
    )
