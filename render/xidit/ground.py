"""The static layer: the map with its names, panels with their headings. Made once per language and size."""

from __future__ import annotations

from importlib import resources

from PIL import Image

from games.xidit import components
from render.canvas import Canvas
from render.words import Words
from render.xidit import layout, pieces, theme

"""The game's texts name a city with its number; on the map the number has its own place."""


def map_picture(scale: float) -> Image.Image:
    """The drawn map in this scale."""
    with (resources.files("render") / "assets" / "xidit" / "map.png").open("rb") as file:
        master = Image.open(file).convert("RGB")
    size = (round(layout.MAP_WIDTH * scale), round(layout.MAP_HEIGHT * scale))
    if master.width == 2 * size[0] and master.height == 2 * size[1]:
        return master.reduce(2)
    return master.resize(size, Image.Resampling.LANCZOS)


def draw_map(canvas: Canvas, words: Words) -> None:
    """The map with the names of cities and regions and what the regions are worth."""
    left, top = round(canvas.left * canvas.scale), round(canvas.top * canvas.scale)
    canvas.image.paste(map_picture(canvas.scale), (left, top))
    for row in components.DATA.map.city:
        canvas.text(*layout.CITIES[row.number].at, str(row.number), 30, theme.INK, "display", "m")
        draw_city_name(canvas, words, row.number)
    for name, region in components.REGIONS.items():
        x, y = layout.REGIONS[name].block
        y += 44 if region.central else -54
        canvas.text(x, y, words.say(f"xidit-region-{name}"), 24, theme.INK, "display", "m", halo=theme.PAPER)
        y += 31
        canvas.icon("lyre", x - 34, y, 28, theme.INK)
        canvas.stamp(pieces.lyre_value(canvas.scale, region.lyre_first, True), x, y)
        canvas.stamp(pieces.lyre_value(canvas.scale, region.lyre_second, False), x + 32, y)


def draw_city_name(canvas: Canvas, words: Words, number: int) -> None:
    """A city's name beside its medallion."""
    name = words.say(f"xidit-city-name-{number}")
    canvas.text(*layout.CITIES[number].label, name, 20, theme.INK, "bold", "m", halo=theme.PAPER)
