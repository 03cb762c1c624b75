"""The map: the painted land, and everything that stands there, each in a slot of its own; prices in a corner."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial

from games.circadians import components as c
from games.circadians.view import CircadiansView, Region
from render import marks, options
from render.canvas import Canvas
from render.circadians import companies, ground, layout, pieces, theme
from render.circadians.layout import PRICES, RADIUS, between, middle
from render.circadians.scene import Scene
from render.hexes import rim
from render.sprites import Point
from render.stamps import battle

HEIGHT: float = layout.HEIGHT
UPPER = -40
"""The row of relics and loot; units stand below it."""
HOME_ROWS, CROWDED_ROWS = (27, 62), (-4, 31, 66)
"""Rows of units at home: below the name of the faction, and in its place."""
ALONG, ASIDE = (0.0, 0.25, -0.25, 0.5, -0.5, 0.6, -0.6), ((0, 0), (0, 8), (0, -8), (8, 0), (-8, 0), (0, 16), (0, -16))
"""Where the ship may lie: in parts of the side its docks share, and a little aside of it."""
FOOT = 67
"""The row of foundations and buildings."""


def ground_key(scene: Scene) -> Hashable:
    """What the ground looks like: fragments, bases and tunnels."""
    view = scene.view
    terrains = tuple((name, region.terrain, region.owner) for name, region in view.regions.items())
    return (terrains, tuple(player.site for player in view.seats), tuple(view.tunnels))


def draw_ground(canvas: Canvas, scene: Scene) -> None:
    """Land, water, closed sites and tunnels."""
    ground.draw(canvas, scene.view)


def places(scene: Scene) -> Mapping[str, Point]:
    """Regions as options and as questions name them, the own home, and the places of price tokens (CIR-5.5: two for
    Move)."""
    spots = {place: middle(name) for name in c.HEXES for place in (name, f"region:{name}")}
    seat = scene.view.seat
    if seat is not None and (site := scene.view.seats[seat].site):
        spots["home"] = middle(site)
    for slot in c.SLOTS.values():
        x, y = PRICES[slot.phase]
        spots[f"slot:{slot.id}"] = (x + 18, y)
    return spots


def along(scene: Scene, stations: Sequence[str]) -> list[Point]:
    """A way from hex to hex."""
    names = (place.removeprefix("region:") for place in stations)
    points = [middle(name) for name in names if name in c.HEXES]
    return points if len(points) > 1 else points * 2


def draw(canvas: Canvas, scene: Scene) -> None:
    """Control, what changed, and all pieces."""
    view = scene.view
    for player, style in zip(view.seats, scene.styles, strict=True):
        for name in player.controlled:
            canvas.stamp(rim(canvas.scale, RADIUS, True, 9, style.colour, 6, 9), *middle(name))
    ground.draw_mountains(canvas, view)
    _changes(canvas, scene)
    options.draw_ways(canvas, scene, places(scene), partial(along, scene))
    canvas = canvas.noting()  # the ship lies where it hides none of what is drawn from here on
    ground.draw_labels(canvas, view)
    for name, region in view.regions.items():
        x, y = middle(name)
        if region.owner is not None:
            _home(canvas.moved(x, y), scene, region.owner, region)
        else:
            _region(canvas.moved(x, y), scene, region)
    _landed(canvas, scene)
    _ship(canvas, scene)
    if view.battle:
        x, y = middle(view.battle.region)
        canvas.stamp(battle(canvas.scale, 23, 32, theme.TRAP, theme.GLOW), x + 24, y - RADIUS * 0.74)
    _prices(canvas, scene)


def _home(canvas: Canvas, scene: Scene, seat: int, region: Region | None) -> None:
    """A base or the ship's landing ground: emblem, name of the faction, who is there."""
    player, style = scene.view.seats[seat], scene.styles[seat]
    canvas.stamp(pieces.emblem(canvas.scale, style, player.faction, 30), 32, -57)
    if region is not None:
        _loot(canvas.moved(-34, -41), region)
    units = {seat: player.home}
    if companies.named(scene, units, HOME_ROWS):
        name = scene.say(f"circadians-faction-{player.faction}")
        canvas.text(0, -9, name, pieces.LEADER, theme.INK, "narrow", "m", halo=theme.PANEL)
        companies.draw(canvas, scene, units, HOME_ROWS)
    else:  # their leaders' names say more than that of the faction, whose emblem is there
        companies.draw(canvas, scene, units, CROWDED_ROWS)


def _ship(canvas: Canvas, scene: Scene) -> None:
    """CIR-18.3: the ship lies on the side that its docks share, at whichever end of it there is room."""
    view = scene.view
    for seat, player in enumerate(view.seats):
        if player.faction == "circadians" and player.site and len(view.docks) == 2:
            ship, at = pieces.ship(canvas.scale, scene.styles[seat]), between(*view.docks)
            offers = [
                (along[0] + aside[0], along[1] + aside[1])
                for along in layout.on_side(view.docks[0], view.docks[1], ALONG)
                for aside in ASIDE
            ]
            (x, y), _ = options.clearest(canvas, ship, at, offers)
            canvas.stamp(ship, at[0] + x, at[1] + y)


def _landed(canvas: Canvas, scene: Scene) -> None:
    """Who is on board of the ship is shown where it landed."""
    view = scene.view
    for seat, player in enumerate(view.seats):
        if player.faction != "circadians" or not player.site:
            continue
        x, y = middle(player.site)
        _home(canvas.moved(x, y), scene, seat, None)
        if len(view.docks) == 2:
            names = "·".join(c.HEXES[dock].code for dock in view.docks)
            canvas.text(x - 36, y - 40, names, 36, theme.INK, "bold", "m", halo=theme.PANEL)


def _region(canvas: Canvas, scene: Scene, region: Region) -> None:
    _loot(canvas.moved(26, UPPER), region)
    if region.relic:
        current = region.relic == scene.view.round
        canvas.stamp(pieces.relic(canvas.scale, region.relic, current), -52, UPPER + 6)
    sites = _sites(canvas, scene, region)
    companies.draw(canvas, scene, region.units, (-5, 29) if sites else (2, 37, 71))


def _loot(canvas: Canvas, region: Region) -> None:
    if region.token is not None:
        side = c.LOOT[region.token].upgraded if region.token_upgraded else c.LOOT[region.token].base
    else:
        side = c.PRINTED_LOOT.get(region.loot, {})
    if kinds := pieces.kinds_of(side):
        canvas.stamp(pieces.loot(canvas.scale, kinds, region.token is not None), 0, 0)


def _sites(canvas: Canvas, scene: Scene, region: Region) -> int:
    """Foundations with what is built on them, buildings without one, morale. Returns how many there are."""
    built = {building.foundation: building for building in region.buildings if building.foundation}
    loose = [building for building in region.buildings if building.foundation is None]
    stamps = []
    for foundation in region.foundations:
        if building := built.get(foundation):
            style = scene.styles[building.seat]
            stamps.append(pieces.building(canvas.scale, style, building.kind, building.armed))
        else:
            covered = region.relic and c.NEUTRAL_FOUNDATIONS.get(foundation) == region.relic
            stamps.append(pieces.foundation(canvas.scale, "" if covered else pieces.bonus_of(foundation)))
    stamps += [
        pieces.building(canvas.scale, scene.styles[building.seat], building.kind, building.armed) for building in loose
    ]
    if region.morale:
        stamps.append(pieces.morale(canvas.scale))
    step = min(48.0, 132 / max(1, len(stamps)))
    for index, sprite in enumerate(stamps):
        x = (index - (len(stamps) - 1) / 2) * step
        canvas.stamp(sprite, x, FOOT)
        if canvas.texts is not None:  # marks do not hide them either
            canvas.texts.append((*canvas.pixel(x - 20, FOOT - 20), *canvas.pixel(x + 20, FOOT + 20)))
    return len(stamps)


def _prices(canvas: Canvas, scene: Scene) -> None:
    """What each action costs in this round, and who has set it; the phase that is on shines."""
    view = scene.view
    if view.phase == "setup":
        return
    for phase, (x, y) in PRICES.items():
        now = view.phase == phase
        canvas.stamp(pieces.price_cell(canvas.scale, now), x, y)
        canvas.icon(theme.PHASE_ICONS[phase], x - 40, y, 54, theme.INK if now else theme.SOFT_INK)
        if price := view.prices.get(phase):
            neutral = price.seat is None
            total = c.NEUTRALS[price.token].total if neutral else c.TOKENS[price.token].total
            style = None if price.seat is None else scene.styles[price.seat]
            canvas.stamp(pieces.token(canvas.scale, total, style), x + 32, y)


def _changes(canvas: Canvas, scene: Scene) -> None:
    """A glow where units or buildings are new; where nobody tells their ways, an arrow from where leaders came."""
    if scene.before is None or not scene.before.regions:
        return
    before = scene.before
    for name, region in scene.view.regions.items():
        old = before.regions.get(name)
        if old is not None and (_more(region, old) or len(region.buildings) > len(old.buildings)):
            canvas.stamp(marks.glow(canvas.scale, RADIUS * 0.6), *middle(name))
    if scene.trail:
        return
    came_from, went_to = _places(before), _places(scene.view)
    moves = {
        (came_from[leader][1], place, seat)
        for leader, (seat, place) in went_to.items()
        if leader in came_from and came_from[leader][1] != place
    }
    for start, end, seat in sorted(moves):
        options.route(canvas, [middle(start), middle(end)], scene.styles[seat].colour)


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
