"""The static layer of the map: a northern night with its lights, painted land, and fog."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from importlib import resources
from math import sin
from random import Random

from PIL import Image, ImageDraw

from games.hyperborea.view import NOBODY, AreaView
from render.canvas import Canvas
from render.hexes import corners
from render.hyperborea import map_svg, theme
from render.hyperborea.layout import WIDTH, Frame
from render.hyperborea.scene import Scene
from render.painted import FINE
from render.sprites import Pen, Sprite, drawn

SHORE = 12


def key(scene: Scene) -> Hashable:
    """What the ground depends on: it changes only when tiles are turned up."""
    tiles = tuple((area.tile, area.home) for area in scene.view.areas.values())
    return (tiles, tuple(seat.faction for seat in scene.view.seats))


def draw(canvas: Canvas, scene: Scene, shown: Frame) -> None:
    """Night, its lights, land and fog."""
    canvas.box(0, 0, WIDTH, shown.height, theme.NIGHT)
    canvas.stamp(lights(canvas.scale, WIDTH, round(shown.height)), 0, 0)
    for x, y in shown.middles.values():
        canvas.stamp(shore(canvas.scale, shown.radius), x, y)
    for name, area in scene.view.areas.items():
        x, y = shown.middles[name]
        kind = area.terrain if area.tile else "central" if area.kind == "central" else "outer"
        canvas.stamp(land(canvas.scale, shown.radius, kind, sum(map(ord, name)) % map_svg.VARIANTS), x, y)
        if area.home != NOBODY:
            canvas.stamp(border(canvas.scale, shown.radius, scene.styles[area.home].colour), x, y)


def area_title(scene: Scene, area: AreaView) -> str:
    """The tile's name, or whose capital or home region it is."""
    if area.home != NOBODY:
        return scene.say(f"hyperborea-picture-{area.tile.partition('.')[2]}")
    return scene.say(f"hyperborea-tile-{area.tile}") if area.tile else ""


@lru_cache(maxsize=64)
def land(scale: float, radius: float, kind: str, variant: int) -> Sprite:
    """A painted hex."""
    row, cell = map_svg.KINDS.index(kind), map_svg.CELL * FINE
    piece = sheet().crop((variant * cell, row * cell, (variant + 1) * cell, (row + 1) * cell))
    size = round(map_svg.CELL * radius / map_svg.RADIUS * scale)
    mask = Image.new("L", (size * 2, size * 2))
    points = [(size + x * scale * 2, size + y * scale * 2) for x, y in corners(radius - 0.5, False)]
    ImageDraw.Draw(mask).polygon(points, 255)
    left = -(size // 2)
    return Sprite(piece.resize((size, size), Image.Resampling.LANCZOS), mask.reduce(2), left, left)


@lru_cache(maxsize=1)
def sheet() -> Image.Image:
    """The painted hexes."""
    with (resources.files("render") / "assets" / "hyperborea" / "map.png").open("rb") as file:
        return Image.open(file).convert("RGB")


@lru_cache(maxsize=8)
def shore(scale: float, radius: float) -> Sprite:
    """Shallow water around the land."""
    reach = radius + SHORE

    def paint(pen: Pen) -> None:
        pen.polygon(corners(reach, False), theme.SHALLOW)
        pen.polygon(corners(radius + 5, False), theme.SURF)

    return drawn((-reach, -reach, reach, reach), scale, paint)


@lru_cache(maxsize=4)
def lights(scale: float, width: float, height: float) -> Sprite:
    """Stars, and northern lights in faint curtains."""
    dice = Random("northern lights")

    def paint(pen: Pen) -> None:
        for band, colour in enumerate(theme.LIGHTS):
            middle = height * (0.08 + 0.3 * band)
            crest = [
                (x, middle + 34 * sin(x / 130 + band * 2) + 16 * sin(x / 47)) for x in range(0, round(width) + 30, 30)
            ]
            pen.polygon([*crest, *((x, y + 120) for x, y in reversed(crest))], colour)
        for _ in range(120):
            x, y = dice.random() * width, dice.random() * height
            pen.disc(x, y, dice.choice((1.2, 1.6, 2.2)), theme.STAR)

    return drawn((0, 0, width, height), scale, paint)


@lru_cache(maxsize=16)
def border(scale: float, radius: float, colour: tuple[int, int, int]) -> Sprite:
    """The rim of a home area in its owner's colour."""
    points = corners(radius - 6, False)

    def paint(pen: Pen) -> None:
        pen.polygon(points, None, theme.INK, 11)
        pen.polygon(points, None, colour, 7)

    return drawn((-radius, -radius, radius, radius), scale, paint)
