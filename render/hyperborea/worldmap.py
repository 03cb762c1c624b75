"""What stands on the map: cities, ruins, Ghosts, figures and Fortresses; and what changed there."""

from __future__ import annotations

from games.hyperborea import components as c
from games.hyperborea.view import GHOST, NOBODY, AreaView, SpotView
from render import marks, seats
from render.canvas import Canvas
from render.hyperborea import ground, pieces, theme
from render.hyperborea.layout import Frame
from render.hyperborea.scene import Scene
from render.sprites import Point

CITIES = {f.id: f.effects for place in c.PLACES.values() for f in place.features if f.kind == "city"}
FIGURES, IN_LINE = 0.3, 3
"""Figures begin so far below the middle, so many colours beside each other."""


def draw(canvas: Canvas, scene: Scene, shown: Frame) -> None:
    """What stands on the map, and what changed there."""
    _changes(canvas, scene, shown)
    for name, area in scene.view.areas.items():
        x, y = shown.middles[name]
        _area(canvas.moved(x, y), scene, name, area, shown.radius)


def _area(canvas: Canvas, scene: Scene, name: str, area: AreaView, radius: float) -> None:
    places = theme.ANCHORS.one_feature if len(area.spots) == 1 else theme.ANCHORS.two_features
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
        canvas.stamp(pieces.flag(canvas.scale, scene.styles[area.controller], radius * 0.16), 0, radius * 0.8)


def _group_place(index: int, count: int) -> Point:
    """Where a colour's figures stand: up to three beside each other under the label, the others below."""
    line, column = divmod(index, IN_LINE)
    beside = min(IN_LINE, count - line * IN_LINE)
    return ((column - (beside - 1) / 2) * 0.5, FIGURES + line * 0.33)


def _group(canvas: Canvas, style: seats.Style, figures: int, walls: int, came: int, radius: float) -> None:
    """One colour in an area: a plaque with the number of figures, a shield with that of Fortresses."""
    if walls:
        shield = pieces.wall(canvas.scale, style, walls, radius * 0.13)
        canvas.stamp(shield, (0.12 if figures else 0) * radius, (0.27 if figures else 0) * radius)
    if figures:
        canvas.stamp(seats.counted(canvas.scale, style, str(figures), radius * 0.3), 0, 0)
    if came > 0:
        marks.gain(canvas, -0.14 * radius, 0.22 * radius, came, 20)


def _spot(canvas: Canvas, scene: Scene, spot: SpotView, radius: float) -> None:
    size = radius * theme.BOARD.sizes.feature
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
            canvas.stamp(ground.border(canvas.scale, shown.radius, marks.GLOW), *shown.middles[name])
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
