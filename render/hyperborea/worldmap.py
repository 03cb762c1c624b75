"""What stands on the map: cities, ruins, Ghosts, figures and Fortresses; and what changed there."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from games.hyperborea import components as c
from games.hyperborea.view import GHOST, NOBODY, AreaView, SpotView
from render import marks, options
from render.canvas import Canvas
from render.hyperborea import ground, pieces, theme
from render.hyperborea.layout import Frame, frame
from render.hyperborea.scene import Scene
from render.sprites import Point

CITIES = {f.id: f.effects for place in c.PLACES.values() for f in place.features if f.kind == "city"}
NAME = 28


class World:
    """The map for one number of players."""

    def __init__(self, players: int) -> None:
        self._frame = frame(players)
        self.HEIGHT: float = self._frame.height

    def ground_key(self, scene: Scene) -> Hashable:
        """What the ground depends on."""
        return ground.key(scene)

    def draw_ground(self, canvas: Canvas, scene: Scene) -> None:
        """Land, fog, night."""
        ground.draw(canvas, scene, self._frame)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Everything that can change."""
        _changes(canvas, scene, self._frame)
        for paint in (_spots, _names_and_figures):  # what is counted lies upon the cities of the next row
            for name, area in scene.view.areas.items():
                x, y = self._frame.middles[name]
                paint(canvas.moved(x, y), scene, area, self._frame.radius)

    def places(self, scene: Scene) -> Mapping[str, Point]:
        """The areas."""
        return {f"area:{name}": middle for name, middle in self._frame.middles.items()}

    def along(self, stations: Sequence[str]) -> list[Point]:
        """A way from area to area."""
        return [self._frame.middles[place.removeprefix("area:")] for place in stations]


WORLDS = {players: World(players) for players in c.LAYOUTS}


def _spots(canvas: Canvas, scene: Scene, area: AreaView, radius: float) -> None:
    """Cities and ruins, in the upper half."""
    for number, spot in enumerate(area.spots):
        x = (number - (len(area.spots) - 1) / 2) * radius * 0.8
        _spot(canvas.moved(x, -radius * 0.53), scene, spot)


def _names_and_figures(canvas: Canvas, scene: Scene, area: AreaView, radius: float) -> None:
    """The name in the middle, figures below."""
    _name(canvas, scene, area, radius)
    groups = [seat for seat in scene.order if area.free[seat] or area.walls[seat]]
    widths = [pieces.group_width(area.free[seat], area.walls[seat]) for seat in groups]
    x = -sum(widths) / 2
    for seat, wide in zip(groups, widths, strict=True):
        sprite = pieces.group(canvas.scale, scene.styles[seat], area.free[seat], area.walls[seat])
        canvas.stamp(sprite, x + wide / 2, radius * 0.78)
        x += wide
    if area.controller != NOBODY and area.controller not in groups:
        canvas.stamp(pieces.flag(canvas.scale, scene.styles[area.controller], 17), 0, radius * 0.78)


def _name(canvas: Canvas, scene: Scene, area: AreaView, radius: float) -> None:
    title = ground.area_title(scene, area)
    if title:
        most = radius * 1.7
        canvas.fitted(0, radius * 0.14, title, NAME, theme.INK, most, "bold", "m", least=26, halo=theme.HALO)
    else:
        canvas.icon("uncertainty", 0, 0, radius * 0.7, theme.FOG_EDGE)


def _spot(canvas: Canvas, scene: Scene, spot: SpotView) -> None:
    """A city or a ruin, and who is in it."""
    if spot.kind == "city":
        canvas.stamp(pieces.city(canvas.scale, tuple((e.op, e.n) for e in CITIES[spot.city])), 0, 0)
    else:
        canvas.stamp(pieces.ruin(canvas.scale, spot.colour, spot.tokens), 0, 0)
    if spot.occupant == GHOST:
        canvas.stamp(pieces.ghost(canvas.scale, 18), -16, -20)
    elif spot.occupant != NOBODY:
        canvas.stamp(pieces.figure(canvas.scale, scene.styles[spot.occupant]), -16, -20)


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
            way = [shown.middles[sources[0]], shown.middles[targets[0]]]
            options.route(canvas, way, scene.styles[seat].colour)


def _count(area: AreaView, seat: int) -> int:
    return area.free[seat] + sum(spot.occupant == seat for spot in area.spots)
