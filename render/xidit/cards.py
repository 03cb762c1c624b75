"""Xidit's components from close by: units, titans, city tiles, cities and regions on their piece of the map."""

from __future__ import annotations

from collections.abc import Callable

from games.xidit import components as c
from render.blocks import Chip
from render.canvas import Canvas
from render.cards import Face, pictured, stamped, valued
from render.seats import DARK
from render.sprites import Point, drawn
from render.theme import of_hex
from render.xidit import ground, layout, pieces, sizes, theme

UNIT, CITY = 36, 48
"""Radius of a unit among the signs, and of a city on its piece of the map."""
TITAN_ICONS = {
    "titan_moss": "circle-forest",
    "titan_cloud": "wave-crest",
    "titan_river": "river",
    "titan_storm": "fire-dash",
    "titan_mountain": "peaks",
    "titan_night": "moon",
}


def _unit(name: str) -> Face:
    kind = c.UNIT_IDS.index(name)
    row = c.UNITS[kind]
    signs = {
        0: [valued("mailed-fist", theme.SOFT_INK, row.strength, theme.INK), _figure(kind)],
        1: [_reward(row.census.kind, row.census.n)],
    }
    colour = theme.UNIT_COLOURS[kind] if sum(theme.UNIT_COLOURS[kind]) < 700 else theme.PANEL_EDGE
    return Face(theme.FURNITURE, colour, theme.UNIT_ICONS[kind], signs)


def _figure(kind: int) -> Chip:
    return stamped(lambda scale: pieces.unit(scale, kind, UNIT), 2 * UNIT + 4)


def _titan(name: str) -> Face:
    row = c.TITANS[name]
    signs = {0: [valued("rally-the-troops", theme.AWAKE, row.units_required, theme.INK)], 1: _rewards(row.rewards)}
    return Face(theme.FURNITURE, theme.AWAKE, TITAN_ICONS[name], signs)


def _tile(name: str) -> Face:
    tile = next(tile for tile in c.TILES.values() if tile.id == name)
    signs = {
        1: [_figure(kind) for kind in pieces.listed(tile.recruit)],
        2: [_figure(kind) for kind in pieces.listed(tile.threat)],
        3: _rewards(tile.rewards),
    }
    return Face(theme.FURNITURE, theme.THREAT, theme.THREAT_ICONS[tile.number], signs)


def _rewards(rewards: c.Rewards) -> list[Chip]:
    return [_reward(kind, getattr(rewards, kind)) for kind in c.KINDS]


def _reward(kind: str, count: int) -> Chip:
    icon = theme.KIND_ICONS["guild_sections" if kind == "guild_bonus" else kind]
    return valued(icon, theme.GOLD, count, theme.INK)


def _city(name: str) -> Face:
    city = c.CITIES[int(name)]
    signs = {
        number: [pictured("walking-boot", theme.ROADS[colour]), _medallion(there)]
        for number, (colour, there) in enumerate(city.roads.items())
    }
    return Face(theme.FURNITURE, theme.RECRUIT, "castle", signs, _around(layout.CITIES[city.number].at, city.number))


def _medallion(city: int) -> Chip:
    return stamped(lambda scale: pieces.medallion(scale, city, UNIT, theme.CITY), 2 * UNIT + 4)


def _region(name: str) -> Face:
    region, row = layout.REGIONS[name], c.REGIONS[name]
    signs = {
        0: [
            valued("lyre", theme.GOLD, row.lyre_first, theme.INK),
            valued("lyre", theme.SILVER, row.lyre_second, theme.INK),
        ]
    }
    return Face(theme.FURNITURE, of_hex(region.tint), "lyre", signs, _around(region.block))


def _around(at: Point, city: int = 0) -> Callable[[Canvas, float, float], None]:
    """The piece of the map around a place, perhaps with a city's number upon it."""

    def paint(canvas: Canvas, width: float, height: float) -> None:
        scale, wide, tall = canvas.scale, width - 8, height - 4
        left = min(max(0.0, at[0] - wide / 2), sizes.MAP_WIDTH - wide)
        top = min(max(0.0, at[1] - tall / 2), sizes.MAP_HEIGHT - tall)
        corner, size = (round(left * scale), round(top * scale)), (round(wide * scale), round(tall * scale))
        piece = ground.map_picture(scale).crop((*corner, corner[0] + size[0], corner[1] + size[1]))
        mask = drawn((0, 0, wide, tall), scale, lambda pen: pen.box(0, 0, wide, tall + 40, DARK, radius=22)).mask
        canvas.image.paste(piece, (round((canvas.left + 4) * scale), round((canvas.top + 4) * scale)), mask)
        if city:
            y = min(max(at[1] - top, CITY + 6), tall - CITY - 6)
            canvas.stamp(pieces.medallion(scale, city, CITY, theme.GOLD), at[0] - left + 4, y + 4)

    return paint


FACES: dict[str, Callable[[str], Face]] = {
    "unit": _unit,
    "titan": _titan,
    "tile": _tile,
    "city": _city,
    "region": _region,
}
