"""The map: hexes with terrain or fog, cities, ruins, Ghosts, figures and Fortresses."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from math import sqrt
from random import Random

import msgspec

from games.hyperborea import components as c
from games.hyperborea.state import GHOST, NOBODY
from games.hyperborea.view import AreaView, SpotView
from render import marks, seats
from render.canvas import Canvas
from render.hexes import corners, tile
from render.hyperborea import pieces, theme
from render.hyperborea.scene import Scene
from render.sprites import Pen, Point, Sprite, drawn

LAYOUTS = {row["players"]: row for row in c.LAYOUT_DATA["layout"]}
ANCHORS = theme.BOARD["anchors"]
DROP = 0.06
"""Labels stand so much lower than the anchors say: what cities and ruins show needs the room."""
FIGURES, IN_LINE = 0.3, 3
"""Figures begin so far below the middle, so many colours beside each other."""


class Frame(msgspec.Struct, frozen=True):
    """How a layout fits a box: the size of a hex and where each area's middle lies."""

    radius: float
    middles: dict[str, Point]
    width: float
    height: float


@lru_cache(maxsize=16)
def frame(players: int, width: float, tallest: float) -> Frame:
    """The layout's part worth showing (HYP-23.7), as large as the box allows, in its middle."""
    row = LAYOUTS[players]
    left, top, right, bottom = row["crop"]
    times = min(width / (right - left), tallest / (bottom - top))
    radius = row["hex_size"]
    spare = (width - (right - left) * times) / 2
    middles = {}
    for name, (q, r) in c.LAYOUTS[players].coordinates.items():
        x = radius * sqrt(3) * (q + r / 2) + row["origin"][0]
        y = radius * 1.5 * r + row["origin"][1]
        middles[name] = ((x - left) * times + spare, (y - top) * times)
    return Frame(radius * times, middles, width, (bottom - top) * times)


def draw(canvas: Canvas, scene: Scene, shown: Frame) -> None:
    """What stands on the map, and what changed there."""
    _changes(canvas, scene, shown)
    for name, area in scene.view.areas.items():
        x, y = shown.middles[name]
        _area(canvas.moved(x, y), scene, name, area, shown.radius)


# -- ground ---------------------------------------------------------------------------------------------------


def ground_key(scene: Scene) -> Hashable:
    """What the ground depends on: it changes only when tiles are turned up."""
    view = scene.view
    tiles = tuple((area.tile, area.home) for area in view.areas.values())
    return (scene.words.language, tiles, tuple(seat.faction for seat in view.seats))


def draw_ground(canvas: Canvas, scene: Scene, shown: Frame) -> None:
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
            theme.darker(ground, 0.82),
            0.6,
        ),
        0,
        0,
    )
    if area.home != NOBODY:
        canvas.stamp(border(canvas.scale, radius, edge), 0, 0)
    x, y = ANCHORS["label"][0], ANCHORS["label"][1] + DROP
    most = radius * theme.BOARD["sizes"]["label_max_width"]
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
        lighter = tuple(min(255, part + 22) for part in ground)
        for x, y, size in (
            (-0.4, -0.3, 0.24),
            (-0.15, -0.4, 0.3),
            (0.2, -0.32, 0.25),
            (-0.2, 0.4, 0.27),
            (0.12, 0.46, 0.22),
            (0.42, 0.3, 0.24),
            (-0.5, 0.2, 0.18),
        ):
            pen.disc(x * radius, y * radius, size * radius, lighter)  # type: ignore[arg-type]  # three parts of a colour
        pen.icon("uncertainty", 0, -radius * 0.42, radius * 0.42, theme.FOG_EDGE)

    return drawn((-radius, -radius, radius, radius), scale, paint)


# -- what stands there ----------------------------------------------------------------------------------------


def _area(canvas: Canvas, scene: Scene, name: str, area: AreaView, radius: float) -> None:
    places = ANCHORS["one_feature" if len(area.spots) == 1 else "two_features"]
    before = scene.area_before(name)
    for number, spot in enumerate(area.spots):
        x, y = places[number]
        _spot(canvas.moved(x * radius, y * radius), scene, spot, radius)
    groups = [seat for seat in scene.order if area.free[seat] or area.walls[seat]]
    for index, seat in enumerate(groups):
        x, y = _group_place(index, len(groups))
        came = area.free[seat] - before.free[seat] if before else 0
        _group(
            canvas.moved(x * radius, y * radius), scene.styles[seat], area.free[seat], area.walls[seat], came, radius
        )
    if area.controller != NOBODY:
        canvas.stamp(flag(canvas.scale, scene.styles[area.controller], radius * 0.16), 0, radius * 0.8)


def _group_place(index: int, count: int) -> Point:
    """Where a colour's figures stand: up to three beside each other under the label, the others below."""
    line, column = divmod(index, IN_LINE)
    beside = min(IN_LINE, count - line * IN_LINE)
    return ((column - (beside - 1) / 2) * 0.5, FIGURES + line * 0.33)


def _group(canvas: Canvas, style: seats.Style, figures: int, walls: int, came: int, radius: float) -> None:
    """One colour in an area: a plaque with the number of figures, a shield with that of Fortresses."""
    if walls:
        shield = wall(canvas.scale, style, walls, radius * 0.13)
        canvas.stamp(shield, (0.12 if figures else 0) * radius, (0.27 if figures else 0) * radius)
    if figures:
        canvas.stamp(seats.counted(canvas.scale, style, str(figures), radius * 0.3), 0, 0)
    if came > 0:
        marks.gain(canvas, -0.14 * radius, 0.22 * radius, came, 20)


def _spot(canvas: Canvas, scene: Scene, spot: SpotView, radius: float) -> None:
    size = radius * theme.BOARD["sizes"]["feature"]
    if spot.kind == "city":
        first = CITIES[spot.city][0]
        canvas.stamp(pieces.city(canvas.scale, first.op, first.n, size), 0, 0)
        for number, more in enumerate(CITIES[spot.city][1:]):
            canvas.icon(theme.OPS[more.op], -size * 0.9, size * (0.9 - number), size * 0.9, theme.INK)
    else:
        canvas.stamp(pieces.ruin(canvas.scale, spot.colour, spot.tokens, size), 0, 0)
    if spot.occupant == GHOST:
        canvas.stamp(pieces.ghost(canvas.scale, size * 0.66), size * 0.2, -size * 0.95)
    elif spot.occupant != NOBODY:
        canvas.stamp(
            seats.pawn(canvas.scale, scene.styles[spot.occupant], size * 0.6, "meeple"), size * 0.2, -size * 0.95
        )


CITIES = {f.id: f.effects for place in c.PLACES.values() for f in place.features if f.kind == "city"}


@lru_cache(maxsize=128)
def wall(scale: float, style: seats.Style, count: int, radius: float) -> Sprite:
    """Fortresses: a shield in the seat's colour with their number."""
    r = radius

    def paint(pen: Pen) -> None:
        outline = [(-r, -r), (r, -r), (r, r * 0.3), (0, r * 1.2), (-r, r * 0.3)]
        pen.polygon(outline, theme.INK, theme.INK, r * 0.35)
        pen.polygon(outline, style.colour)
        pen.text(0, -r * 0.1, str(count), r * 1.5, style.ink)

    reach = r * 1.5
    return drawn((-reach, -reach, reach, reach), scale, paint)


@lru_cache(maxsize=32)
def flag(scale: float, style: seats.Style, radius: float) -> Sprite:
    """Who controls the area."""

    def paint(pen: Pen) -> None:
        pen.icon("flying-flag", 1, 1, radius * 2, theme.INK)
        pen.icon("flying-flag", 0, 0, radius * 2, style.colour)

    return drawn((-radius, -radius, radius + 2, radius + 2), scale, paint)


# -- what changed ---------------------------------------------------------------------------------------------


def _changes(canvas: Canvas, scene: Scene, shown: Frame) -> None:
    """A bright rim where tiles were turned up; an arrow where one figure went from one area to the next."""
    if scene.before is None:
        return
    came: dict[int, list[str]] = {}
    left: dict[int, list[str]] = {}
    for name, area in scene.view.areas.items():
        before = scene.area_before(name)
        if before is None:
            continue
        if area.tile and not before.tile:
            canvas.stamp(border(canvas.scale, shown.radius, marks.GLOW), *shown.middles[name])
        for seat in range(scene.view.players):
            change = _count(area, seat) - _count(before, seat)
            (came if change > 0 else left).setdefault(seat, []).extend([name] * abs(change))
    for seat, targets in came.items():
        sources = left.get(seat, [])
        if len(targets) == len(sources) == 1:
            start, end = shown.middles[sources[0]], shown.middles[targets[0]]
            canvas.stamp(marks.arrow(canvas.scale, start, end, scene.styles[seat].colour), *start)


def _count(area: AreaView, seat: int) -> int:
    return area.free[seat] + sum(spot.occupant == seat for spot in area.spots)
