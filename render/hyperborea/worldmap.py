"""What stands on the map: cities, ruins, Ghosts, figures and Fortresses; and what changed there."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial

from games.hyperborea import components as c
from games.hyperborea.view import GHOST, NOBODY, AreaView, SpotView
from render import marks, options
from render.canvas import Canvas
from render.hyperborea import ground, pieces, theme
from render.hyperborea.layout import Frame, frame
from render.hyperborea.scene import Scene
from render.seats import badge
from render.sprites import Point

CITIES = {f.id: f.effects for place in c.PLACES.values() for f in place.features if f.kind == "city"}
NAME, ACROSS = 35, 1.86
"""Size of names, and the room for them in parts of the radius."""
ASIDE, HOME, SHAPE = 15, (-39, 6), 13
"""So far the city or ruin of a home area gives way to the shape of the seat whose home it is; where that stands, seen
from where the city would, and its size."""
SPOTS, NAMES, FIGURES = 0.53, 0.1, 0.68
"""From the middle of a hex up to its cities and ruins, down to its name and its figures, in parts of its radius."""
ROOM = 1.5
"""For figures, in parts of the radius, before they stand closer."""
CORNER = 22
"""From the middle of a city to whoever is in it."""


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
        shown = self._frame
        for name, area in scene.view.areas.items():
            if area.controller != NOBODY:
                colour = scene.styles[area.controller].colour
                canvas.stamp(ground.border(canvas.scale, shown.radius, colour), *shown.middles[name])
        _changes(canvas, scene, shown)
        options.draw_ways(canvas, scene, self.places(scene), partial(self.along, scene))
        for name, area in scene.view.areas.items():
            here = canvas.moved(*shown.middles[name])
            if not area.tile:
                _fog(here, name, area, shown.radius)
                continue
            _spots(here, scene, area, shown.radius)
        for name, area in scene.view.areas.items():  # what is counted lies upon what stands in the next area
            if area.tile:
                _names_and_figures(canvas.moved(*shown.middles[name]), scene, area, shown.radius)

    def places(self, scene: Scene) -> Mapping[str, Point]:
        """The areas."""
        return {f"area:{name}": middle for name, middle in self._frame.middles.items()}

    def along(self, scene: Scene, stations: Sequence[str]) -> list[Point]:
        """A way from area to area."""
        return [self._frame.middles[place.removeprefix("area:")] for place in stations]


WORLDS = {players: World(players) for players in c.LAYOUTS}


def _spots(canvas: Canvas, scene: Scene, area: AreaView, radius: float) -> None:
    """Cities and ruins, in the upper half; at home the seat's shape beside one that stands alone."""
    aside = 0.0
    if area.home != NOBODY and len(area.spots) == 1:
        aside = ASIDE
        canvas.stamp(badge(canvas.scale, scene.styles[area.home], SHAPE), HOME[0], HOME[1] - radius * SPOTS)
    for number, spot in enumerate(area.spots):
        x = aside + (number - (len(area.spots) - 1) / 2) * (2 * pieces.CITY + 8)
        _spot(canvas.moved(x, -radius * SPOTS), scene, spot)


def _names_and_figures(canvas: Canvas, scene: Scene, area: AreaView, radius: float) -> None:
    """The name in the middle, figures below."""
    _name(canvas, scene, area, radius)
    groups = [seat for seat in scene.order if area.free[seat] or area.walls[seat]]
    close = sum(pieces.group_width(area.free[seat], area.walls[seat]) for seat in groups) > radius * ROOM
    widths = [pieces.group_width(area.free[seat], area.walls[seat], close) for seat in groups]
    x = -sum(widths) / 2
    for seat, wide in zip(groups, widths, strict=True):
        sprite = pieces.group(canvas.scale, scene.styles[seat], area.free[seat], area.walls[seat], close)
        canvas.stamp(sprite, x + wide / 2, radius * FIGURES)
        x += wide


def _name(canvas: Canvas, scene: Scene, area: AreaView, radius: float) -> None:
    """What the area is called, in one line or in two; the seat's shape before it where there is no room above."""
    lines = canvas.lines(ground.area_title(scene, area), NAME, radius * ACROSS, "narrow")
    aside = 0
    if area.home != NOBODY and len(area.spots) > 1:
        aside = SHAPE + 2
        left = aside - canvas.width(lines[0], NAME, "narrow") / 2 - 6
        canvas.stamp(badge(canvas.scale, scene.styles[area.home], SHAPE), left - SHAPE, radius * NAMES)
    for number, line in enumerate(lines):
        y = radius * NAMES + (number - (len(lines) - 1) / 2) * NAME
        canvas.text(aside, y, line, NAME, theme.INK, "narrow", "m", halo=theme.HALO)


def _spot(canvas: Canvas, scene: Scene, spot: SpotView) -> None:
    """A city or a ruin, and who is in it."""
    holder = scene.styles[spot.occupant] if spot.occupant not in (GHOST, NOBODY) else None
    if spot.kind == "city":
        canvas.stamp(pieces.city(canvas.scale, tuple((e.op, e.n) for e in CITIES[spot.city]), holder), 0, 0)
    else:
        canvas.stamp(pieces.ruin(canvas.scale, spot.colour, spot.tokens, holder), 0, 0)
    if spot.occupant == GHOST:
        canvas.stamp(pieces.ghost(canvas.scale, 19), -CORNER, -CORNER)
    elif holder:
        canvas.stamp(pieces.figure(canvas.scale, holder), -CORNER, -CORNER)


def _fog(canvas: Canvas, name: str, area: AreaView, radius: float) -> None:
    """What nobody has seen: by its number, as menus name it."""
    if area.kind == "central":
        canvas.icon("uncertainty", 0, 0, radius * 0.8, theme.FOG_EDGE)
    else:
        canvas.text(0, 0, name[1:], 56, theme.FOG_INK, "display", "m", halo=theme.HALO)


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
        if len(targets) == len(sources) == 1 and not scene.trail:
            way = [shown.middles[sources[0]], shown.middles[targets[0]]]
            options.route(canvas, way, scene.styles[seat].colour)


def _count(area: AreaView, seat: int) -> int:
    return area.free[seat] + sum(spot.occupant == seat for spot in area.spots)
