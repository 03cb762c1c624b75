"""The map: landscape hexes, rivers on their sides, home bases, and everything that stands there."""

from __future__ import annotations

from collections.abc import Hashable

from games.scythe.board import HEXES, HOMES, RIVERS
from games.scythe.components import FACTIONS, RESOURCES
from render import marks
from render.canvas import Canvas
from render.hexes import DIRECTIONS, rim, river, tile
from render.scythe import pieces, theme
from render.scythe.scene import Scene
from render.seats import STYLES
from render.sprites import Sprite
from render.stamps import Shadow, battle, stamp
from render.theme import darker

TIMES = 1.17
RADIUS = 64 * TIMES
LEFT, TOP = 50.0, 44.0
"""Corner of the map's plane that is shown."""
WIDTH, HEIGHT = 900 * TIMES, 914 * TIMES
SPOTS = {(spot.q, spot.r): spot.id for spot in HEXES.values()} | {(home.q, home.r): home.id for home in HOMES.values()}


def middle(place: str) -> tuple[float, float]:
    """Where a hex or home base lies on the picture."""
    spot = HEXES.get(place) or HOMES[place]
    return ((spot.x - LEFT) * TIMES, (spot.y - TOP) * TIMES)


# -- ground -------------------------------------------------------------------------------------------------


def ground_key(scene: Scene) -> Hashable:
    """The ground is printed: always the same."""
    return ()


def draw_ground(canvas: Canvas, scene: Scene) -> None:
    """Land, water, rivers, labels, tunnels and printed encounter symbols."""
    canvas.box(0, 0, WIDTH, HEIGHT, theme.SEA)
    for spot in HEXES.values():
        ground = theme.TERRAIN[spot.terrain]
        pattern = theme.PATTERNS[spot.terrain]
        hexagon = tile(canvas.scale, RADIUS - 1, False, ground, theme.EDGE, pattern, darker(ground, 0.86), 0.52)
        canvas.stamp(hexagon, *middle(spot.id))
    for home in HOMES.values():
        canvas.stamp(base(canvas.scale, home.faction), *middle(home.id))
    for spot in HEXES.values():
        for side, (dq, dr) in enumerate(DIRECTIONS):
            if frozenset((spot.id, SPOTS.get((spot.q + dq, spot.r + dr), ""))) in RIVERS:
                canvas.stamp(river(canvas.scale, RADIUS, False, side, theme.RIVER, 8), *middle(spot.id))
    for spot in HEXES.values():
        x, y = middle(spot.id)
        dark = spot.terrain in ("lake", "factory")
        ink, halo = (theme.WHITE, darker(theme.TERRAIN[spot.terrain], 0.7)) if dark else (theme.INK, theme.PANEL)
        canvas.text(x, y - RADIUS * 0.67, spot.label, 19, ink, "bold", "m", halo=halo)
        if spot.tunnel:
            canvas.icon("cave-entrance", x, y + RADIUS * 0.7, 27, theme.TUNNEL)
        if spot.terrain == "factory":
            canvas.icon("factory", x, y + RADIUS * 0.66, 34, darker(theme.TERRAIN["factory"], 0.6))


def base(scale: float, faction: str) -> Sprite:
    """A home base: a round place in its faction's colour; grey for those nobody plays."""
    style = STYLES[theme.SEATS.get(faction, "grey")]
    ground = style.tint if faction in FACTIONS else theme.BASE
    return stamp(scale, ((46, theme.INK), (44, style.colour), (37, ground)), None, Shadow(3, 2), 48)


# -- pieces -------------------------------------------------------------------------------------------------


def draw(canvas: Canvas, scene: Scene) -> None:
    """Tokens, what changed, and all pieces."""
    for place in scene.view.tokens:
        x, y = middle(place)
        canvas.stamp(pieces.encounter(canvas.scale), x, y + RADIUS * 0.7)
    _control(canvas, scene)
    _changes(canvas, scene)
    for place in (*HEXES, *HOMES):
        x, y = middle(place)
        _place(canvas.moved(x, y), scene, place)
    if scene.view.battle:
        canvas.stamp(battle(canvas.scale, 26, 36, theme.HEART, theme.GLOW), *middle(scene.view.battle.place))


def _control(canvas: Canvas, scene: Scene) -> None:
    """A thin rim in the controller's colour."""
    for seat, player in enumerate(scene.view.seats):
        for place in player.territories:
            canvas.stamp(rim(canvas.scale, RADIUS, False, 8, scene.styles[seat].colour, 3.4, 5), *middle(place))


def _place(canvas: Canvas, scene: Scene, place: str) -> None:
    home = place in HOMES
    there = [seat for seat in scene.order if pieces.stands(scene.view.seats[seat], place)]
    attacker = scene.view.active if len(there) > 1 else None
    for seat in there:
        _units(canvas, scene, seat, place, attacking=seat == attacker)
    for seat in scene.order:
        player, style = scene.view.seats[seat], scene.styles[seat]
        for name, at in player.structures.items():
            if at == place:
                canvas.stamp(pieces.structure(canvas.scale, style, name), -RADIUS * 0.5, -RADIUS * 0.34)
    goods = scene.view.goods.get(place)
    if goods:
        shown = [(kind, count) for kind, count in zip(RESOURCES, goods, strict=True) if count]
        step = 34.0
        for index, (kind, count) in enumerate(shown):
            x = (index - (len(shown) - 1) / 2) * step
            canvas.stamp(pieces.goods(canvas.scale, kind, count), x, RADIUS * (0.2 if home else 0.4))


def _units(canvas: Canvas, scene: Scene, seat: int, place: str, *, attacking: bool) -> None:
    """A seat's units on a hex: character, mechs, workers, counted where there are several."""
    player, style = scene.view.seats[seat], scene.styles[seat]
    mechs, workers = player.mechs.count(place), player.workers.count(place)
    drop = RADIUS * 0.34 if attacking else 0.0
    if player.character == place:
        canvas.stamp(pieces.unit(canvas.scale, style, "character", 1, 19), 0, -RADIUS * 0.22 + drop)
    if mechs:
        canvas.stamp(pieces.unit(canvas.scale, style, "mech", mechs, 18), RADIUS * 0.5, -RADIUS * 0.22 + drop)
    if workers:
        x, y = (-RADIUS * 0.52, RADIUS * 0.1 + drop) if not attacking else (-RADIUS * 0.1, RADIUS * 0.36)
        canvas.stamp(pieces.unit(canvas.scale, style, "worker", workers, 15), x, y)


def _changes(canvas: Canvas, scene: Scene) -> None:
    """Arrows from where characters and mechs came, and a glow under new pieces."""
    if scene.before is None:
        return
    for seat, player in enumerate(scene.view.seats):
        before = scene.before.seats[seat]
        style = scene.styles[seat]
        moves = [(before.character, player.character), *zip(before.mechs, player.mechs, strict=True)]
        for start, end in dict.fromkeys(moves):
            if end and start != end:
                canvas.stamp(marks.glow(canvas.scale, RADIUS * 0.5), *middle(end))
                if start:
                    canvas.stamp(marks.arrow(canvas.scale, middle(start), middle(end), style.colour), *middle(start))
        for name, place in player.structures.items():
            if name not in before.structures:
                canvas.stamp(marks.glow(canvas.scale, RADIUS * 0.5), *middle(place))
