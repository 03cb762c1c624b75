"""The map: the painted country, and everything that stands there, each in a slot of its own."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial

from games.scythe.board import HEXES, HOMES
from games.scythe.components import RESOURCES
from render import marks, options
from render.canvas import Canvas
from render.hexes import rim
from render.scythe import ground, layout, pieces, theme
from render.scythe.layout import RADIUS, middle
from render.scythe.scene import Scene
from render.sprites import Point
from render.stamps import battle

HEIGHT: float = layout.HEIGHT
SLOT = (46.0, -33.0)
"""Of a token or a structure in its hex; a tunnel is painted on the other side."""
ROOM, LOW_ROOM = 120, 90
"""For the resources of a hex; and where two rivals stand above them: they lie between the labels of the hexes below."""
LINE = 35
"""From one line of resources to the next."""


FACTORIES = frozenset(spot.id for spot in HEXES.values() if spot.terrain == "factory")


def ground_key(scene: Scene) -> Hashable:
    """The ground is printed: always the same."""
    return ()


def draw_ground(canvas: Canvas, scene: Scene) -> None:
    """Land, water, rivers, labels, tunnels and bases."""
    ground.draw(canvas)


def places(scene: Scene) -> Mapping[str, Point]:
    """Hexes and home bases, by their ids."""
    return {f"hex:{place}": middle(place) for place in (*HEXES, *HOMES)}


def along(scene: Scene, stations: Sequence[str]) -> list[Point]:
    """A way from hex to hex."""
    return [middle(place.removeprefix("hex:")) for place in stations]


def draw(canvas: Canvas, scene: Scene) -> None:
    """Tokens, what changed, and all pieces."""
    _control(canvas, scene)
    for place in scene.view.tokens:
        x, y = middle(place)
        canvas.stamp(pieces.encounter(canvas.scale), x + SLOT[0], y + SLOT[1])
    ground.draw_homes(canvas, scene)
    _changes(canvas, scene)
    options.draw_ways(canvas, scene, places(scene), partial(along, scene))
    ground.draw_labels(canvas)
    ground.draw_names(canvas, scene)
    for place in (*HEXES, *HOMES):
        x, y = middle(place)
        _place(canvas.moved(x, y), scene, place)
    if scene.view.battle:
        x, y = middle(scene.view.battle.place)
        canvas.stamp(battle(canvas.scale, 32, 44, theme.HEART, theme.GLOW), x + RADIUS * 0.54, y + 6)


def _control(canvas: Canvas, scene: Scene) -> None:
    """A rim in the controller's colour."""
    for seat, player in enumerate(scene.view.seats):
        for place in player.territories:
            canvas.stamp(rim(canvas.scale, RADIUS, False, 9, scene.styles[seat].colour, 5, 8), *middle(place))


def _place(canvas: Canvas, scene: Scene, place: str) -> None:
    """A structure, units in a row or in two where rivals meet, resources below."""
    there = [seat for seat in scene.order if pieces.stands(scene.view.seats[seat], place)]
    built = [
        (scene.styles[seat], name)
        for seat, player in enumerate(scene.view.seats)
        for name, at in player.structures.items()
        if at == place
    ]
    side = -1 if place in scene.view.tokens else 1
    for style, name in built:
        canvas.stamp(pieces.structure(canvas.scale, style, name), side * SLOT[0], SLOT[1])
    stock = scene.view.goods.get(place, [])
    upper = -2.0 if any(stock) else 8.0
    if place in FACTORIES or place in HOMES:  # below stands what is printed there
        upper = -12.0
    rows = [upper] if len(there) < 2 else [-13.0, 23.0]
    for seat, y in reversed([*zip(there, rows, strict=False)]):  # numbers of the upper row stay in sight
        _units(canvas.moved(0, y), scene, seat, place)
    if len(there) < 2:
        _goods(canvas.moved(0, 40), stock, ROOM)
    else:
        _goods(canvas.moved(0, 58), stock, LOW_ROOM)


def _units(canvas: Canvas, scene: Scene, seat: int, place: str) -> None:
    """A seat's units side by side: worker, character, mech."""
    player, style = scene.view.seats[seat], scene.styles[seat]
    mechs, workers = player.mechs.count(place), player.workers.count(place)
    figures = [("worker", workers)] if workers else []
    figures += [("character", 1)] if player.character == place else []
    figures += [("mech", mechs)] if mechs else []
    step = 56.0 if len(figures) < 3 else 42.0
    for index, (kind, count) in enumerate(figures):
        canvas.stamp(pieces.unit(canvas.scale, style, kind, count), (index - (len(figures) - 1) / 2) * step, 0)


def _goods(canvas: Canvas, stock: Sequence[int], room: float) -> None:
    """Resources side by side, the closer the more there are; where even so they would lie on labels, in two lines."""
    goods = [(kind, count) for kind, count in zip(RESOURCES, stock, strict=False) if count]
    close = 0
    while close < pieces.CLOSEST and _wide(goods, close) > room:
        close += 1
    first = len(goods) if _wide(goods, close) <= room else len(goods) // 2
    for number, line in enumerate((goods[:first], goods[first:])):
        _goods_line(canvas.moved(0, number * LINE), line, close)


def _wide(goods: Sequence[tuple[str, int]], close: int) -> float:
    return sum(pieces.goods_width(count, close) for _, count in goods)


def _goods_line(canvas: Canvas, goods: Sequence[tuple[str, int]], close: int) -> None:
    x = -_wide(goods, close) / 2
    for kind, count in goods:
        wide = pieces.goods_width(count, close)
        canvas.stamp(pieces.goods(canvas.scale, kind, count, close), x + wide / 2, 0)
        x += wide


def _changes(canvas: Canvas, scene: Scene) -> None:
    """A glow under new pieces; where nobody tells their ways, arrows from where characters and mechs came."""
    if scene.before is None:
        return
    for seat, player in enumerate(scene.view.seats):
        before, style = scene.before.seats[seat], scene.styles[seat]
        moves = [(before.character, player.character), *zip(before.mechs, player.mechs, strict=True)]
        for start, end in dict.fromkeys(moves):
            if end and start != end:
                canvas.stamp(marks.glow(canvas.scale, RADIUS * 0.6), *middle(end))
                if start and not scene.trail:
                    options.route(canvas, [middle(start), middle(end)], style.colour)
        for name, place in player.structures.items():
            if name not in before.structures:
                canvas.stamp(marks.glow(canvas.scale, RADIUS * 0.6), *middle(place))
