"""The map with everything on it: tiles, guilds, bards, heroes."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import dist

from PIL import Image, ImageDraw

from games.xidit import components
from games.xidit.view import Site
from render import marks, options
from render.art import Colour
from render.canvas import Canvas
from render.seats import DARK, counted, pawn
from render.sprites import Pen, Point, Sprite, drawn
from render.xidit import ground, layout, pieces, placing, sizes, theme, ways
from render.xidit.placing import BARDS_IN_ROW
from render.xidit.scene import Scene

HEIGHT: float = sizes.MAP_HEIGHT
HERO = "chess-knight"


def ground_key(scene: Scene) -> Hashable:
    """The ground depends on the language of its names."""
    return scene.words.language


def draw_ground(canvas: Canvas, scene: Scene) -> None:
    """The painted kingdom."""
    ground.draw_map(canvas, scene.words)


def places(scene: Scene) -> Mapping[str, Point]:
    """The cities and regions."""
    cities = {f"city:{number}": city.at for number, city in layout.CITIES.items()}
    return cities | {f"region:{name}": region.block for name, region in layout.REGIONS.items()}


def along(scene: Scene, stations: Sequence[str]) -> list[Point]:
    """A way along the roads from city to city."""
    cities = [int(place.removeprefix("city:")) for place in stations]
    return [point for start, end in pairwise(cities) for point in layout.road(start, end)]


def draw(canvas: Canvas, scene: Scene) -> None:
    """Everything on the map that can change; the ground is there already."""
    _blank_regions(canvas, scene)
    _ways(canvas, scene)
    _bards(canvas, scene)
    _tiles(canvas, scene)
    _guilds(canvas, scene)  # a tile that found too little room does not hide how high a guild is
    _heroes(canvas, scene)


def _blank_regions(canvas: Canvas, scene: Scene) -> None:
    """XID-12.5: no bards here, and nothing to win."""
    for region in scene.view.blank_regions:
        canvas.stamp(blank(canvas.scale, region), 0, 0)
        x, y = layout.REGIONS[region].block
        ground.draw_region_name(canvas, scene.words, region, blank=True)
        canvas.icon("cancel", x, y + 22, 60, theme.SOFT_INK)
        for number, city in components.CITIES.items():
            if region in city.regions:
                ground.draw_city_name(canvas, scene.words, number)


@lru_cache(maxsize=8)
def blank(scale: float, region: str) -> Sprite:
    """A hatched veil over a region that leaves its roads and cities clear."""
    border = layout.REGIONS[region].border
    left, top = min(x for x, _ in border), min(y for _, y in border)
    right, bottom = max(x for x, _ in border), max(y for _, y in border)
    fine = 2 * scale

    def at(x: float, y: float) -> Point:
        return ((x - left) * fine, (y - top) * fine)

    veil = Image.new("L", (round((right - left) * scale) * 2, round((bottom - top) * scale) * 2), 255)
    draw = ImageDraw.Draw(veil)
    for start in range(-veil.height, veil.width, round(30 * fine)):
        draw.line((start, veil.height, start + veil.height, 0), 225, round(14 * fine))
    shape = Image.new("L", veil.size)
    cut = ImageDraw.Draw(shape)
    cut.polygon([at(x, y) for x, y in border], 255)
    cut.line([at(x, y) for x, y in (*border, border[0])], 0, round(26 * fine), joint="curve")
    for city in layout.CITIES.values():
        (x, y), reach = city.at, sizes.CITY_RADIUS + 3
        cut.ellipse((*at(x - reach, y - reach), *at(x + reach, y + reach)), 0)
    mask = Image.composite(veil, Image.new("L", veil.size), shape).reduce(2)
    return Sprite(Image.new("RGB", mask.size, theme.VEIL), mask, round(left * scale), round(top * scale))


def _bards(canvas: Canvas, scene: Scene) -> None:
    for region, placed in scene.view.bards.items():
        there = sorted((seat for seat, count in enumerate(placed) if count), key=lambda seat: -placed[seat])
        if not there:
            continue
        paid = scene.view.lyres[region]
        first = components.REGIONS[region].lyre_first
        x, y = layout.REGIONS[region].block
        step = 57 if max(placed) < 10 else 74
        for index, seat in enumerate(there):
            row, column = divmod(index, BARDS_IN_ROW)
            in_row = min(BARDS_IN_ROW, len(there) - row * BARDS_IN_ROW)
            aside = placing.second_row(region) if row else 0
            at = (x + aside + (column - (in_row - 1) / 2) * step, y + bards_top(region) + row * 42)
            edge = theme.PALE_GOLD if paid[seat] == first else theme.WHITE
            if _grown(scene, region, seat, placed[seat]):
                canvas.stamp(marks.glow(canvas.scale, 34), *at)
            canvas.stamp(counted(canvas.scale, scene.styles[seat], str(placed[seat]), 38, edge), *at)


def bards_top(region: str) -> float:
    """Where the first row of bards stands: those of the Bastion before its gate, when they have come out."""
    return -sizes.BLOCK[1] / 2 + sizes.BASTION_BARDS if region == components.CENTRAL else ground.BARDS


def _grown(scene: Scene, region: str, seat: int, count: int) -> int:
    """How many bards have come since the earlier view."""
    if scene.before is None or (region == components.CENTRAL and region not in scene.before.bards):
        return 0
    return count - scene.before.bards.get(region, [0] * scene.view.players)[seat]


def _guilds(canvas: Canvas, scene: Scene) -> None:
    for city, guild in scene.view.guilds.items():
        at = layout.CITIES[city].guild
        if scene.before is not None:
            earlier = scene.before.guilds.get(city)
            if guild.sections - (earlier.sections if earlier else 0):
                canvas.stamp(marks.glow(canvas.scale, 38), *at)
        canvas.stamp(pieces.guild(canvas.scale, scene.styles[guild.owner], guild.sections), *at)


def _tiles(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    cards = placing.cards(placing.sites_of(view), placing.bards_of(view), placing.guilds_of(view), scene.words.language)
    for number, site in scene.view.sites.items():
        city = layout.CITIES[number]
        if scene.before is not None and _arrived(scene.before.sites.get(number), site):
            canvas.stamp(marks.glow(canvas.scale, 44), *city.at)
        canvas.stamp(pieces.city(canvas.scale, number, theme.RECRUIT if site.recruit else theme.THREAT), *city.at)
    for number, site in scene.view.sites.items():  # upon the edges of other cities, if there is no room
        if site.recruit:
            canvas.stamp(pieces.recruit_card(canvas.scale, tuple(site.units)), *cards[number])
        else:
            canvas.stamp(pieces.threat_card(canvas.scale, number, scene.view.tile_set), *cards[number])


def _arrived(earlier: Site | None, now: Site) -> bool:
    """Whether this tile was not here before."""
    return earlier is None or earlier.recruit != now.recruit or sum(earlier.units) < sum(now.units)


def _ways(canvas: Canvas, scene: Scene) -> None:
    """The ways of this year's heroes along the roads; the cities stay on top."""
    walked = {seat: way for seat, way in ways.of(scene).items() if len(way) > 1}
    away = _stems(canvas, scene)
    for lane, (seat, way) in enumerate(walked.items()):
        points = along(scene, [f"city:{city}" for city in way])
        options.route(canvas, shifted(points, lane * 5 - 10), scene.styles[seat].colour)
    if walked or away:
        for number, city in layout.CITIES.items():
            canvas.stamp(pieces.city(canvas.scale, number, theme.CITY), *city.at)
            ground.draw_city_name(canvas, scene.words, number)
        for region in layout.REGIONS:
            ground.draw_region_name(canvas, scene.words, region, blank=region in scene.view.blank_regions)


def shifted(points: Sequence[Point], aside: float) -> list[Point]:
    """The same way a little aside, so that two on one road can both be seen."""
    return [(x + aside, y + aside) for x, y in points]


def _standing(scene: Scene) -> list[tuple[int, int, Point]]:
    """The seat, city and place of every hero on the map."""
    view = scene.view
    cities = tuple(player.hero for player in view.seats)
    tiles, bards, guilds = placing.sites_of(view), placing.bards_of(view), placing.guilds_of(view)
    stand = placing.heroes(cities, tiles, bards, guilds, scene.words.language)
    return [(seat, city, at) for seat, (city, at) in enumerate(zip(cities, stand, strict=True)) if city]


def _stems(canvas: Canvas, scene: Scene) -> bool:
    """A line to each hero that found no room close to its city."""
    away = [each for each in _standing(scene) if dist(each[2], layout.CITIES[each[1]].at) > placing.NEAR + 12]
    for seat, city, at in away:
        canvas.stamp(stem(canvas.scale, layout.CITIES[city].at, at, scene.styles[seat].colour), *at)
    return bool(away)


def _heroes(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    for seat, _, at in _standing(scene):
        if seat in view.waiting and view.phase == "execution":
            canvas.stamp(marks.halo(canvas.scale, sizes.HERO + 10, theme.GLOW), *at)
        canvas.stamp(pawn(canvas.scale, scene.styles[seat], sizes.HERO, HERO), *at)


@lru_cache(maxsize=64)
def stem(scale: float, city: Point, hero: Point, colour: Colour) -> Sprite:
    """A line from the edge of a city to a hero that found no room close to it."""
    far = dist(city, hero)
    reach = (far - sizes.CITY_RADIUS) / far
    end = ((city[0] - hero[0]) * reach, (city[1] - hero[1]) * reach)

    def paint(pen: Pen) -> None:
        pen.line([(0, 0), end], DARK, 9)
        pen.line([(0, 0), end], colour, 5)

    left, right = sorted((0, end[0]))
    top, bottom = sorted((0, end[1]))
    return drawn((left - 6, top - 6, right + 6, bottom + 6), scale, paint)
