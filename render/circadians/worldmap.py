"""The map: 26 hexes, mountains on their sides, tunnels, and everything that stands there."""

from __future__ import annotations

from collections.abc import Hashable

from games.circadians import components as c
from games.circadians.view import CircadiansView, Region, Units
from render import marks
from render.canvas import Canvas
from render.circadians import pieces, theme
from render.circadians.scene import Scene
from render.hexes import ridge, rim, tile
from render.seats import counted
from render.stamps import battle
from render.theme import darker

TIMES = 0.985
RADIUS = 100 * TIMES
LEFT, TOP = 14.0, 4.0
"""Corner of the map's plane that is shown."""
WIDTH, HEIGHT = 972 * TIMES, 988 * TIMES
LEADING = 22.0
"""From one line of names to the next."""
SIDES = {"se": 0, "s": 1, "sw": 2, "nw": 3, "n": 4, "ne": 5}


def middle(name: str) -> tuple[float, float]:
    """Where a hex lies on the picture."""
    spot = c.HEXES[name]
    return ((spot.x - LEFT) * TIMES, (spot.y - TOP) * TIMES)


# -- ground -------------------------------------------------------------------------------------------------


def ground_key(scene: Scene) -> Hashable:
    """What the ground looks like: terrains, bases and mountains."""
    view = scene.view
    terrains = tuple((name, region.terrain) for name, region in view.regions.items())
    return (terrains, tuple(view.mountains), tuple(view.tunnels))


def draw_ground(canvas: Canvas, scene: Scene) -> None:
    """Land, water, closed sites, mountains, tunnels and codes."""
    view = scene.view
    canvas.box(0, 0, WIDTH, HEIGHT, theme.SKY)
    for name in c.HEXES:
        region = view.regions.get(name)
        terrain = region.terrain if region else ""
        ground = theme.TERRAIN.get(terrain, theme.CLOSED if not region else theme.SLOT)
        pattern = theme.PATTERNS.get(terrain, "")
        hexagon = tile(canvas.scale, RADIUS - 1, True, ground, theme.EDGE, pattern, darker(ground, 0.87), 0.62)
        canvas.stamp(hexagon, *middle(name))
    for side in view.mountains:
        a, b = side.split("-")
        number = SIDES[next(way for way, other in c.HEXES[a].neighbors.items() if other == b)]
        canvas.stamp(ridge(canvas.scale, RADIUS, True, number, theme.MOUNTAIN), *middle(a))
    for name, spot in c.HEXES.items():
        x, y = middle(name)
        here = name in view.regions
        ink, halo = (theme.INK, theme.PANEL) if here else (theme.BAR_SOFT, theme.SKY)
        canvas.text(x, y - RADIUS * 0.66, spot.code, 22 if here else 19, ink, "bold", "m", halo=halo)
    for tunnel in view.tunnels:
        for row in c.DATA.map.tunnel:
            if row.id == tunnel:
                for end in row.ends:
                    x, y = middle(end.hex)
                    up = -1 if end.side == "n" else 1
                    canvas.stamp(pieces.cave(canvas.scale, theme.TUNNELS[tunnel]), x + 40, y + up * RADIUS * 0.78)


# -- pieces -------------------------------------------------------------------------------------------------


def draw(canvas: Canvas, scene: Scene) -> None:
    """Control, what changed, and all pieces."""
    view = scene.view
    for player, style in zip(view.seats, scene.styles, strict=True):
        for name in player.controlled:
            canvas.stamp(rim(canvas.scale, RADIUS, True, 7, style.colour, 4.6, 7), *middle(name))
    _changes(canvas, scene)
    for name, region in view.regions.items():
        x, y = middle(name)
        if region.owner is not None:
            _base(canvas.moved(x, y), scene, region.owner)
            _loot(canvas.moved(x, y), region)
        else:
            _region(canvas.moved(x, y), scene, region)
    _ship(canvas, scene)
    if view.battle:
        x, y = middle(view.battle.region)
        canvas.stamp(battle(canvas.scale, 25, 34, theme.TRAP, theme.GLOW), x, y - RADIUS * 0.5)


def _base(canvas: Canvas, scene: Scene, seat: int) -> None:
    player, style = scene.view.seats[seat], scene.styles[seat]
    canvas.stamp(pieces.base(canvas.scale, style, theme.FACTION_ICONS[player.faction]), 0, 0)
    _company(canvas.moved(-14, 42), scene, seat, player.home)


def _ship(canvas: Canvas, scene: Scene) -> None:
    """On its site until it is relocated, then on the side its docks share."""
    view = scene.view
    for seat, player in enumerate(view.seats):
        if player.faction == "circadians" and view.docks and player.site:
            (x1, y1), (x2, y2) = middle(view.docks[0]), middle(view.docks[1])
            at_site = all(name in c.HEXES[player.site].neighbors.values() for name in view.docks)
            x, y = middle(player.site) if at_site else ((x1 + x2) / 2, (y1 + y2) / 2)
            _base(canvas.moved(x, y), scene, seat)


def _region(canvas: Canvas, scene: Scene, region: Region) -> None:
    _loot(canvas, region)
    if region.relic:
        canvas.stamp(
            pieces.relic(canvas.scale, region.relic, region.relic == scene.view.round), -RADIUS * 0.58, -RADIUS * 0.4
        )
    if region.morale:
        canvas.stamp(pieces.morale(canvas.scale), RADIUS * 0.66, RADIUS * 0.24)
    _sites(canvas, scene, region)
    seats = [seat for seat in scene.order if seat in region.units]
    top = -RADIUS * 0.12 if len(seats) > 1 else RADIUS * 0.08
    for row, seat in enumerate(seats):
        _company(canvas.moved(-32, top + row * 30), scene, seat, region.units[seat], alone=len(seats) == 1)


def _company(canvas: Canvas, scene: Scene, seat: int, units: Units, alone: bool = True) -> None:
    """Fighters as a number, leaders and Rhy-zu by name: below each other if nobody else stands there."""
    style = scene.styles[seat]
    if units.fighters or not (units.leaders or units.rhyzu):
        canvas.stamp(counted(canvas.scale, style, str(units.fighters), 30), -16, 0)
    names = [scene.say(f"circadians-leader-{name}") for name in (*units.leaders, *units.rhyzu)]
    left, most = (12.0, 96) if units.fighters else (-38.0, 130)
    for row, words in enumerate(names if alone else [", ".join(names)] if names else []):
        canvas.fitted(left, row * LEADING, words, 21, theme.INK, most, "bold", least=17, halo=theme.PANEL)


def _loot(canvas: Canvas, region: Region) -> None:
    if region.token is not None:
        side = c.LOOT[region.token].upgraded if region.token_upgraded else c.LOOT[region.token].base
    else:
        side = c.PRINTED_LOOT.get(region.loot, {})
    kinds = tuple((key, amount if isinstance(amount, int) else 1) for key, amount in side.items())
    if kinds:
        canvas.stamp(pieces.loot(canvas.scale, kinds, region.token is not None), RADIUS * 0.5, -RADIUS * 0.4)


def _sites(canvas: Canvas, scene: Scene, region: Region) -> None:
    """Foundations with what is built on them, and buildings without one."""
    built = {building.foundation: building for building in region.buildings if building.foundation}
    loose = [building for building in region.buildings if building.foundation is None]
    row: list[str | None] = [*region.foundations, *(None for _ in loose)]
    for index, foundation in enumerate(row):
        x, y = (index - (len(row) - 1) / 2) * 40, RADIUS * 0.6
        building = built.get(foundation) if foundation else loose[index - len(region.foundations)]
        if building is None:
            covered = region.relic and c.NEUTRAL_FOUNDATIONS.get(foundation or "") == region.relic
            bonus = "" if covered or foundation is None else pieces.bonus_of(foundation)
            canvas.stamp(pieces.foundation(canvas.scale, bonus), x, y)
        else:
            style = scene.styles[building.seat]
            canvas.stamp(pieces.building(canvas.scale, style, building.kind, building.armed), x, y)


def _changes(canvas: Canvas, scene: Scene) -> None:
    """A glow where units or buildings are new, an arrow from where leaders came."""
    if scene.before is None or not scene.before.regions:
        return
    before = scene.before
    for name, region in scene.view.regions.items():
        old = before.regions.get(name)
        if old is not None and (_more(region, old) or len(region.buildings) > len(old.buildings)):
            canvas.stamp(marks.glow(canvas.scale, RADIUS * 0.5), *middle(name))
    came_from, went_to = _places(before), _places(scene.view)
    for leader, (seat, place) in went_to.items():
        start = came_from.get(leader)
        if start and start[1] != place:
            colour = scene.styles[seat].colour
            canvas.stamp(marks.arrow(canvas.scale, middle(start[1]), middle(place), colour), *middle(start[1]))


def _more(region: Region, old: Region) -> bool:
    return any(
        units.fighters > (old.units[seat].fighters if seat in old.units else 0) for seat, units in region.units.items()
    )


def _places(view: CircadiansView) -> dict[str, tuple[int, str]]:
    """Where leaders and Rhy-zu stand on the map."""
    return {
        leader: (seat, name)
        for name, region in view.regions.items()
        for seat, units in region.units.items()
        for leader in (*units.leaders, *units.rhyzu)
    }
