"""The static layer of the map: the painted kingdom with its names and what the regions are worth."""

from __future__ import annotations

from PIL import Image

from games.xidit import components
from render import painted
from render.canvas import Canvas
from render.words import Words
from render.xidit import layout, pieces, sizes, theme


def map_picture(scale: float) -> Image.Image:
    """The drawn map in this scale."""
    return painted.picture("xidit", round(sizes.MAP_WIDTH * scale), round(sizes.MAP_HEIGHT * scale))


def draw_map(canvas: Canvas, words: Words) -> None:
    """The map with the names of cities and regions and what the regions are worth."""
    left, top = round(canvas.left * canvas.scale), round(canvas.top * canvas.scale)
    canvas.image.paste(map_picture(canvas.scale), (left, top))
    for row in components.DATA.map.city:
        canvas.text(*layout.CITIES[row.number].at, str(row.number), pieces.COUNT, theme.INK, "display", "m")
        draw_city_name(canvas, words, row.number)
    for name, region in components.REGIONS.items():
        x, y = layout.REGIONS[name].block
        draw_region_name(canvas, words, name)
        y += VALUES
        canvas.icon("lyre", x - 40, y, 34, theme.INK)
        canvas.stamp(pieces.lyre_value(canvas.scale, region.lyre_first, True), x, y)
        canvas.stamp(pieces.lyre_value(canvas.scale, region.lyre_second, False), x + 39, y)


NAME, VALUES, BARDS = -sizes.BLOCK[1] / 2 + 14, -sizes.BLOCK[1] / 2 + 51, -sizes.BLOCK[1] / 2 + 92
"""Where in a region's block its name, its values and its first row of bards are."""


def draw_city_name(canvas: Canvas, words: Words, number: int) -> None:
    """A city's name beside its medallion."""
    name = words.say(f"xidit-city-name-{number}")
    canvas.text(*layout.CITIES[number].label, name, sizes.CITY_NAME, theme.INK, "bold", "m", halo=theme.PAPER)


def draw_region_name(canvas: Canvas, words: Words, region: str, blank: bool = False) -> None:
    """A region's name."""
    x, y = layout.REGIONS[region].block
    ink, halo = (theme.SOFT_INK, theme.VEIL) if blank else (theme.INK, theme.PAPER)
    name = words.say(f"xidit-region-{region}")
    canvas.text(x, y + NAME, name, sizes.REGION_NAME, ink, "narrow", "m", halo=halo)
