"""The ring of sectors around the Palace: kin, light, closed sectors, and the marks of what changed."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from itertools import pairwise

from games.ryozen import components as c
from render import marks, options, painted
from render.canvas import Canvas
from render.ryozen import layout, palace, pieces, theme
from render.ryozen.scene import Scene
from render.sprites import Point

HEIGHT: float = layout.HEIGHT
KIN = 27
LABEL, NUMBER = 24, 24
"""Sizes of sectors' names, and of numbers."""
BESIDE = 90
"""Places farther left than this belong to the sectors whose names stand left of them."""


def ground_key(scene: Scene) -> Hashable:
    """The ground is printed: always the same."""
    return ()


def draw_ground(canvas: Canvas, scene: Scene) -> None:
    """Night and the six sectors."""
    painted.paste(canvas, "ryozen", layout.WIDTH, layout.HEIGHT)


def places(scene: Scene) -> Mapping[str, Point]:
    """Places for kin, spots of the Palace, sectors, and the Palace itself."""
    found = {name: layout.on_page(at) for name, at in layout.PLACES[scene.view.side].items()}
    for name, (angle, radius) in layout.SPOTS.items():
        found[name] = layout.on_page(layout.palace_place(scene.view.rotation, angle, radius))
    for sector, angle in layout.ANGLES.items():
        found[f"sector:{sector}"] = layout.on_page(layout.polar(angle, layout.INNER + 22))
    return found | {c.PALACE: layout.on_page(layout.CENTRE)}


def along(scene: Scene, stations: Sequence[str]) -> list[Point]:
    """Kin go around the Palace, the shorter way."""
    known = layout.PLACES[scene.view.side]
    points = [known[place] for place in stations if place in known]
    return [layout.on_page(at) for start, end in pairwise(points) for at in layout.arc(start, end)]


def draw(canvas: Canvas, scene: Scene) -> None:
    """Everything that can change, in the units of the plane."""
    x, y = layout.CENTRE
    plane = canvas.moved(layout.WIDTH / 2, layout.HEIGHT / 2).zoomed(layout.ZOOM).moved(-x, -y)
    palace.draw_beams(plane, scene)
    _slots(plane, scene)
    _ways(plane, scene)
    options.draw_ways(canvas, scene, places(scene), partial(along, scene))
    palace.draw(plane, scene)
    if scene.view.kin:
        _kin(plane, scene)
        _blocks(plane, scene)
    _names(plane, scene)


def _names(canvas: Canvas, scene: Scene) -> None:
    """What sectors are called, and the number of each place, so that `gate.2` can be typed from the picture."""
    for sector, angle in layout.ANGLES.items():
        x, y = layout.polar(angle, (layout.OUTER + layout.INNER) / 2 + 40)
        canvas.icon(theme.SECTOR_ICONS[sector], x, y - 25, 30, theme.LIGHT)
        name = scene.say(f"ryozen-sector-{sector}")
        ink = theme.LIGHT if sector in scene.view.highlighted else theme.BAR_INK
        canvas.text(x, y, name, LABEL, ink, "display", "m", halo=theme.DEEP)
        _night(canvas.moved(x, y + 28), c.SECTORS[sector])
    for place in c.PLACES[scene.view.side].values():
        x, y = layout.PLACES[scene.view.side][place.id]
        aside = 24 if x < layout.CENTRE[0] - BESIDE else -24  # away from the sector's name
        canvas.text(x + aside, y - 24, str(place.slot), NUMBER, theme.BAR_INK, "bold", "m", halo=theme.DEEP)


def _night(canvas: Canvas, sector: c.Sector) -> None:
    """RYO-14.4, RYO-14.5: what everybody there gets at Night, and the shard of the majority."""
    (reward,) = sector.night_reward
    favour = reward.op == "gain_favour"
    icon = theme.FAVOUR_ICON if favour else theme.RESOURCE_ICONS.get(reward.resource, theme.ANY_ICON)
    ink = theme.BAR_INK if favour else theme.RESOURCES_LIT.get(reward.resource, theme.BAR_INK)
    canvas.stamp(pieces.night_plate(canvas.scale), 0, 0)
    canvas.icon("moon", -33, 0, 20, theme.BAR_SOFT)
    if favour:
        canvas.text(-19, 0, str(reward.n), NUMBER, ink, "bold", "l")
    canvas.icon(icon, 7 if favour else -4, 0, 22, ink)
    canvas.icon(theme.SHARD_ICON, 32, 0, 24, theme.SHARDS[sector.shard])


def _slots(canvas: Canvas, scene: Scene) -> None:
    """Places for kin, golden in the light of the Palace; a paid one shows what it costs."""
    for place in c.PLACES[scene.view.side].values():
        lit = place.sector in scene.view.highlighted
        edge = theme.GOLD if lit else theme.SECTOR_EDGE[c.SECTORS[place.sector].shard]
        cost = next(iter(place.cost), "")
        canvas.stamp(pieces.place_slot(canvas.scale, cost, edge), *layout.PLACES[scene.view.side][place.id])


def _ways(canvas: Canvas, scene: Scene) -> None:
    """Where kin went, or came from, that have moved on the ring."""
    if any(trail.kind == "way" for trail in scene.trail):
        return  # drawn along their ways
    for number, kin in enumerate(scene.view.kin):
        spot, earlier = scene.spot(kin), scene.kin_before(number)
        start = scene.spot(earlier) if earlier is not None and earlier.at != kin.at else None
        if start is not None and spot is not None:
            canvas.stamp(marks.arrow(canvas.scale, start, spot, scene.styles[kin.owner].colour), *start)


def _kin(canvas: Canvas, scene: Scene) -> None:
    """Kin in sectors and on Palace spots; what moved or turned over since glows."""
    for number, kin in enumerate(scene.view.kin):
        spot = scene.spot(kin)
        if spot is None:
            continue
        earlier = scene.kin_before(number)
        changed = earlier is not None and (earlier.at, earlier.cloaked, earlier.kind) != (kin.at, kin.cloaked, kin.kind)
        if changed and kin.at != c.PALACE:
            canvas.stamp(marks.glow(canvas.scale, KIN + 9), *spot)
        if kin.at != c.PALACE:  # those in the open Palace lie on their seat's stack
            canvas.stamp(pieces.kin(canvas.scale, scene.styles[kin.owner], kin.kind, kin.cloaked, KIN), *spot)


def _blocks(canvas: Canvas, scene: Scene) -> None:
    """RYO-10.23: sectors closed by a Guardian."""
    for block in scene.view.blocks:
        canvas.stamp(pieces.barrier(canvas.scale), *layout.polar(layout.ANGLES[block.sector], layout.INNER + 22))
