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
NAME, LEAST = 36, 26
"""Sizes of names."""
HOME = 42
"""Room for the shape before the name of a home area."""
SPOTS, NAMES, FIGURES = 0.5, 0.1, 0.67
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
    """Cities and ruins, in the upper half."""
    for number, spot in enumerate(area.spots):
        x = (number - (len(area.spots) - 1) / 2) * (2 * pieces.CITY + 8)
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
    title = ground.area_title(scene, area)
    if area.home != NOBODY:
        _home(canvas.moved(0, radius * NAMES), scene, area.home, title, radius * 1.5)
        return
    most = radius * 1.66
    size = _size(canvas, title, most)
    lines = canvas.lines(title, size, most, "bold")
    for number, line in enumerate(lines):
        y = radius * NAMES + (number - (len(lines) - 1) / 2) * size * 1.06
        canvas.text(0, y, line, size, theme.INK, "bold", "m", halo=theme.HALO)


CLOSE, SMALLER = 166, 30
"""In hexes with less room across, what stands above and below a name is near: two lines of it are no larger."""


def _size(canvas: Canvas, title: str, most: float) -> float:
    """The largest size in which a name stands in one line or, where that is larger, in two, without breaking a word."""
    two = NAME if most >= CLOSE else SMALLER
    one = canvas.fitting(title, NAME, most, "bold", two)
    if canvas.width(title, one, "bold") <= most:
        return one
    return min(canvas.fitting(word, two, most, "bold", LEAST) for word in title.split())


def _home(canvas: Canvas, scene: Scene, seat: int, title: str, most: float) -> None:
    """What the area is to the seat whose shape stands before it."""
    size = canvas.fitting(title, NAME, most - HOME, "bold", LEAST)
    wide = canvas.width(title, size, "bold") + HOME
    canvas.stamp(badge(canvas.scale, scene.styles[seat], 14), HOME * 0.4 - wide / 2, 0)
    canvas.text(HOME - wide / 2, 0, title, size, theme.INK, "bold", halo=theme.HALO)


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
