"""The static layer of the map: night, stars, land and fog."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from random import Random

from games.hyperborea.view import NOBODY, AreaView
from render.canvas import Canvas
from render.hexes import corners, tile
from render.hyperborea import theme
from render.hyperborea.layout import Frame
from render.hyperborea.scene import Scene
from render.sprites import Pen, Sprite, drawn
from render.theme import darker

DROP = 0.06
"""Labels stand so much lower than the anchors say: what cities and ruins show needs the room."""


def key(scene: Scene) -> Hashable:
    """What the ground depends on: it changes only when tiles are turned up."""
    view = scene.view
    tiles = tuple((area.tile, area.home) for area in view.areas.values())
    return (scene.words.language, tiles, tuple(seat.faction for seat in view.seats))


def draw(canvas: Canvas, scene: Scene, shown: Frame) -> None:
    """Night, stars, land and fog."""
    canvas.box(0, 0, shown.width, shown.height, theme.NIGHT)
    dice = Random("stars")
    for _ in range(160):
        x, y, size = dice.random() * shown.width, dice.random() * shown.height, dice.choice((2, 2, 3))
        canvas.box(x, y, size, size, theme.STAR)
    for name, area in scene.view.areas.items():
        x, y = shown.middles[name]
        here = canvas.moved(x, y)
        if area.tile:
            _land(here, scene, name, area, shown.radius)
        else:
            here.stamp(fog(canvas.scale, shown.radius, area.kind), 0, 0)
            here.text(0, shown.radius * 0.02, name, 26, theme.INK, "bold", "m", halo=theme.WHITE)


def _land(canvas: Canvas, scene: Scene, name: str, area: AreaView, radius: float) -> None:
    ground = theme.TERRAIN[area.terrain]
    edge = scene.styles[area.home].colour if area.home != NOBODY else theme.CITY_EDGE
    canvas.stamp(
        tile(
            canvas.scale,
            radius - 1,
            False,
            ground,
            edge,
            theme.PATTERNS[area.terrain],
            darker(ground, 0.82),
            0.6,
        ),
        0,
        0,
    )
    if area.home != NOBODY:
        canvas.stamp(border(canvas.scale, radius, edge), 0, 0)
    x, y = theme.ANCHORS.label[0], theme.ANCHORS.label[1] + DROP
    most = radius * theme.BOARD.sizes.label_max_width
    words = f"{name} {area_title(scene, area)}"
    size = 20.0
    while size > 18 and canvas.width(words, size, "bold") > most:
        size -= 1
    canvas.text(x * radius, y * radius, _cut(canvas, words, size, most), size, theme.INK, "bold", "m", halo=ground)


def _cut(canvas: Canvas, words: str, size: float, most: float) -> str:
    while canvas.width(words, size, "bold") > most and len(words) > 4:
        words = words[:-2].rstrip() + "…"
    return words


def area_title(scene: Scene, area: AreaView) -> str:
    """The tile's name, or whose part of a home it is."""
    if area.home == NOBODY:
        return scene.say(f"hyperborea-tile-{area.tile}")
    return scene.say(f"hyperborea-picture-{area.tile.partition('.')[2]}")


@lru_cache(maxsize=16)
def border(scale: float, radius: float, colour: tuple[int, int, int]) -> Sprite:
    """The rim of a home area in its owner's colour."""
    points = corners(radius - 4, False)

    def paint(pen: Pen) -> None:
        pen.polygon(points, None, theme.WHITE, 8)
        pen.polygon(points, None, colour, 6)

    return drawn((-radius, -radius, radius, radius), scale, paint)


@lru_cache(maxsize=8)
def fog(scale: float, radius: float, kind: str) -> Sprite:
    """A face-down tile under clouds; the Central one shines golden through them."""
    ground = theme.TERRAIN["hidden_central" if kind == "central" else "hidden_outer"]

    def paint(pen: Pen) -> None:
        pen.polygon(corners(radius - 2, False), ground, theme.FOG_EDGE, 3)
        red, green, blue = (min(255, part + 22) for part in ground)
        for x, y, size in (
            (-0.4, -0.3, 0.24),
            (-0.15, -0.4, 0.3),
            (0.2, -0.32, 0.25),
            (-0.2, 0.4, 0.27),
            (0.12, 0.46, 0.22),
            (0.42, 0.3, 0.24),
            (-0.5, 0.2, 0.18),
        ):
            pen.disc(x * radius, y * radius, size * radius, (red, green, blue))
        pen.icon("uncertainty", 0, -radius * 0.42, radius * 0.42, theme.FOG_EDGE)

    return drawn((-radius, -radius, radius, radius), scale, paint)
