"""The static layer of the map: a northern night with its lights, painted land, and fog."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from importlib import resources
from math import cos, dist, pi, sin
from random import Random

from PIL import Image, ImageDraw

from games.hyperborea.view import NOBODY, AreaView
from render.art import Colour
from render.canvas import Canvas
from render.hexes import corners
from render.hyperborea import map_svg, theme
from render.hyperborea.layout import WIDTH, Frame
from render.hyperborea.scene import Scene
from render.sprites import Pen, Point, Sprite, crisp, drawn

SHORE = 12


def key(scene: Scene) -> Hashable:
    """What the ground depends on: it changes only when tiles are turned up."""
    tiles = tuple((area.tile, area.home) for area in scene.view.areas.values())
    return (tiles, tuple(seat.faction for seat in scene.view.seats))


def draw(canvas: Canvas, scene: Scene, shown: Frame) -> None:
    """Night, its lights, land and fog."""
    canvas.box(0, 0, WIDTH, shown.height, theme.NIGHT)
    canvas.stamp(lights(canvas.scale, WIDTH, round(shown.height)), 0, 0)
    canvas.stamp(floes(canvas.scale, shown.height, shown.radius, tuple(shown.middles.values())), 0, 0)
    for part in range(2):
        for x, y in shown.middles.values():
            canvas.stamp(shore(canvas.scale, shown.radius, part), x, y)
    for name, area in scene.view.areas.items():
        x, y = shown.middles[name]
        kind = area.terrain if area.tile else "central" if area.kind == "central" else "outer"
        canvas.stamp(land(canvas.scale, shown.radius, kind, sum(map(ord, name))), x, y)
        if area.home != NOBODY:
            canvas.stamp(home(canvas.scale, shown.radius, scene.styles[area.home].colour), x, y)


def area_title(scene: Scene, area: AreaView) -> str:
    """The tile's name, or what it is to the seat whose home it is."""
    if area.home != NOBODY:
        return scene.say(f"hyperborea-picture-{area.tile.partition('.')[2]}")
    return scene.say(f"hyperborea-tile-{area.tile}") if area.tile else ""


@lru_cache(maxsize=64)
def land(scale: float, radius: float, kind: str, variant: int) -> Sprite:
    """A painted hex."""
    row, cell = map_svg.KINDS.index(kind), map_svg.CELL * map_svg.FINE
    column = variant % map_svg.VARIANTS
    piece = sheet().crop((column * cell, row * cell, (column + 1) * cell, (row + 1) * cell))
    size = round(map_svg.CELL * radius / map_svg.RADIUS * scale)
    mask = Image.new("L", (size * 2, size * 2))
    points = [(size + x * scale * 2, size + y * scale * 2) for x, y in corners(radius - 0.5, True)]
    ImageDraw.Draw(mask).polygon(points, 255)
    left = -(size // 2)
    return crisp(Sprite(piece.resize((size, size), Image.Resampling.NEAREST), mask.reduce(2), left, left))


@lru_cache(maxsize=1)
def sheet() -> Image.Image:
    """The painted hexes."""
    with (resources.files("render") / "assets" / "hyperborea" / "map.png").open("rb") as file:
        return Image.open(file).convert("RGB")


@lru_cache(maxsize=8)
def shore(scale: float, radius: float, part: int) -> Sprite:
    """Shallow water around the land, and surf."""
    reach = radius + SHORE

    def paint(pen: Pen) -> None:
        size, colour = ((reach, theme.SHALLOW), (radius + 5, theme.SURF))[part]
        pen.polygon(corners(size, True), colour)

    return drawn((-reach, -reach, reach, reach), scale, paint)


@lru_cache(maxsize=8)
def floes(scale: float, height: float, radius: float, land: tuple[Point, ...]) -> Sprite:
    """Ice that drifts in the sea around the land, lit from the top left."""
    dice = Random("floes")

    def paint(pen: Pen) -> None:
        for _ in range(160):
            x, y, size = dice.uniform(0, WIDTH), dice.uniform(0, height), dice.uniform(14, 40)
            turns = sorted(dice.uniform(0, 2 * pi) for _ in range(7))
            stretch = [dice.uniform(0.7, 1.1) for _ in turns]
            if min(dist((x, y), middle) for middle in land) < radius * 1.12 + size:
                continue
            shape = [
                (x + size * far * cos(turn), y + 0.55 * size * far * sin(turn))
                for turn, far in zip(turns, stretch, strict=True)
            ]
            pen.polygon([(px + 2, py + 6) for px, py in shape], theme.FLOE_SHADE)
            pen.polygon(shape, theme.FLOE)

    return drawn((0, 0, WIDTH, height), scale, paint)


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
def home(scale: float, radius: float, colour: Colour) -> Sprite:
    """The rim of a home area in the colour of the seat it belongs to; dashed, because control is something else."""
    ends = corners(radius - 6, True)

    def paint(pen: Pen) -> None:
        for width, ink in ((8.0, theme.INK), (5.0, colour)):
            for (x1, y1), (x2, y2) in zip(ends, [*ends[1:], ends[0]], strict=True):
                for start, end in ((0.08, 0.26), (0.41, 0.59), (0.74, 0.92)) if radius > 60 else ((0.3, 0.7),):
                    line = [(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part) for part in (start, end)]
                    pen.line(line, ink, width)

    return drawn((-radius, -radius, radius, radius), scale, paint)


@lru_cache(maxsize=32)
def border(scale: float, radius: float, colour: Colour) -> Sprite:
    """The rim of an area in the colour of the seat that controls it."""
    points = corners(radius - 6, True)

    def paint(pen: Pen) -> None:
        pen.polygon(points, None, theme.INK, 13)
        pen.polygon(points, None, colour, 9)

    return drawn((-radius - 2, -radius - 2, radius + 2, radius + 2), scale, paint)
