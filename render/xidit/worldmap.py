"""The map with everything on it: tiles, guilds, bards, heroes."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from games.xidit import components
from games.xidit.view import Site
from render import marks
from render.canvas import Canvas
from render.seats import counted, pawn
from render.sprites import Point, Sprite
from render.xidit import ground, layout, pieces, theme
from render.xidit.scene import Scene

HERO = "chess-knight"
HERO_RADIUS = 17
BARDS_IN_ROW = 3


def draw(canvas: Canvas, scene: Scene) -> None:
    """Everything on the map that can change; the ground is there already."""
    _blank_regions(canvas, scene)
    _bards(canvas, scene)
    _guilds(canvas, scene)
    _ways(canvas, scene)
    _tiles(canvas, scene)
    _heroes(canvas, scene)


def _blank_regions(canvas: Canvas, scene: Scene) -> None:
    """XID-12.5: no bards here, and nothing to win."""
    for region in scene.view.blank_regions:
        canvas.stamp(blank(canvas.scale, region), 0, 0)
        x, y = layout.REGIONS[region].block
        name = scene.say(f"xidit-region-{region}")
        canvas.text(x, y - 54, name, 24, theme.SOFT_INK, "display", "m", halo=theme.VEIL)
        canvas.icon("cancel", x, y + 22, 56, theme.SOFT_INK)
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

    veil = Image.new("L", (round((right - left) * scale) * 2, round((bottom - top) * scale) * 2))
    draw = ImageDraw.Draw(veil)
    for start in range(-veil.height, veil.width, round(22 * fine)):
        draw.line((start, veil.height, start + veil.height, 0), 255, round(10 * fine))
    shape = Image.new("L", veil.size)
    cut = ImageDraw.Draw(shape)
    cut.polygon([at(x, y) for x, y in border], 255)
    cut.line([at(x, y) for x, y in (*border, border[0])], 0, round(24 * fine), joint="curve")
    for city in layout.CITIES.values():
        (x, y), reach = city.at, layout.CITY_RADIUS + 3
        cut.ellipse((*at(x - reach, y - reach), *at(x + reach, y + reach)), 0)
    strong, light = veil.point([215 if value else 165 for value in range(256)]), Image.new("L", veil.size)
    mask = Image.composite(strong, light, shape).reduce(2)
    return Sprite(Image.new("RGB", mask.size, theme.VEIL), mask, round(left * scale), round(top * scale))


def _bards(canvas: Canvas, scene: Scene) -> None:
    for region, placed in scene.view.bards.items():
        there = sorted((seat for seat, count in enumerate(placed) if count), key=lambda seat: -placed[seat])
        if not there:
            continue
        paid = scene.view.lyres[region]
        first = components.REGIONS[region].lyre_first
        x, y = layout.REGIONS[region].block
        y += 108 if region == components.CENTRAL else 12
        step = 51 if max(placed) < 10 else 64
        for index, seat in enumerate(there):
            row, column = divmod(index, BARDS_IN_ROW)
            in_row = min(BARDS_IN_ROW, len(there) - row * BARDS_IN_ROW)
            at = (x + (column - (in_row - 1) / 2) * step, y + row * 36)
            edge = theme.PALE_GOLD if paid[seat] == first else theme.WHITE
            grown = _grown(scene, region, seat, placed[seat])
            if grown:
                canvas.stamp(marks.glow(canvas.scale, 25), *at)
            canvas.stamp(counted(canvas.scale, scene.styles[seat], str(placed[seat]), edge=edge), *at)
            if grown:
                marks.gain(canvas, at[0] + 18, at[1] - 19, grown)


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
            grown = guild.sections - (earlier.sections if earlier else 0)
            if grown:
                canvas.stamp(marks.glow(canvas.scale, 30), *at)
                marks.gain(canvas, at[0] - 22, at[1] - 20, grown)
        canvas.stamp(pieces.guild(canvas.scale, scene.styles[guild.owner], guild.sections), *at)


def _tiles(canvas: Canvas, scene: Scene) -> None:
    for number, site in scene.view.sites.items():
        city = layout.CITIES[number]
        new = scene.before is not None and _arrived(scene.before.sites.get(number), site)
        if new:
            canvas.stamp(marks.glow(canvas.scale, 40), *city.at)
        canvas.stamp(pieces.city(canvas.scale, number, theme.RECRUIT if site.recruit else theme.THREAT), *city.at)
        if site.recruit:
            place = recruit_place(city, sum(site.units))
            canvas.stamp(pieces.recruit_card(canvas.scale, tuple(site.units)), *place)
        else:
            canvas.stamp(pieces.threat_card(canvas.scale, number, scene.view.tile_set), *city.card)


def _arrived(earlier: Site | None, now: Site) -> bool:
    """Whether this tile was not here before."""
    return earlier is None or earlier.recruit != now.recruit or sum(earlier.units) < sum(now.units)


def recruit_place(city: layout.City, units: int) -> Point:
    """A recruit tile is smaller than a threat: it keeps close to its city."""
    spare_x, spare_y = (pieces.CARD_WIDTH - pieces.recruit_width(units)) / 2, pieces.REWARDS_HEIGHT / 2
    (x, y), (city_x, city_y) = city.card, city.at
    return (x - max(-spare_x, min(spare_x, x - city_x)), y - max(-spare_y, min(spare_y, y - city_y)))


def _ways(canvas: Canvas, scene: Scene) -> None:
    """Arrows from where heroes were; the cities stay on top."""
    moved = _moved(scene)
    for seat, (start, end) in moved.items():
        way = marks.arrow(canvas.scale, layout.CITIES[start].at, layout.CITIES[end].at, scene.styles[seat].colour)
        canvas.stamp(way, *layout.CITIES[start].at)
    if moved:
        for number, city in layout.CITIES.items():
            canvas.stamp(pieces.city(canvas.scale, number, theme.CITY), *city.at)


def _moved(scene: Scene) -> dict[int, tuple[int, int]]:
    """Heroes that stand elsewhere than in the earlier view: from which city, to which."""
    if scene.before is None:
        return {}
    both = enumerate(zip(scene.before.seats, scene.view.seats, strict=True))
    # An undo during setup takes a hero off the map again: then there is no way to draw.
    return {seat: (was.hero, now.hero) for seat, (was, now) in both if was.hero and now.hero and was.hero != now.hero}


def _heroes(canvas: Canvas, scene: Scene) -> None:
    taken: dict[int, int] = {}
    places: list[tuple[int, Point]] = []
    for seat, player in enumerate(scene.view.seats):
        if player.hero:
            place = taken.get(player.hero, 0)
            taken[player.hero] = place + 1
            places.append((seat, hero_place(player.hero, place)))
    moved = _moved(scene)
    for seat, at in places:
        if seat in moved:
            canvas.stamp(marks.glow(canvas.scale, 30), *at)
        if seat in scene.view.waiting and scene.view.phase == "execution":
            canvas.stamp(marks.halo(canvas.scale, HERO_RADIUS + 9, theme.GLOW), *at)
        canvas.stamp(pawn(canvas.scale, scene.styles[seat], HERO_RADIUS, HERO), *at)


def hero_place(city: int, place: int) -> Point:
    """Where the n-th hero of a city stands."""
    x, y = layout.CITIES[city].at
    dx, dy = layout.CITIES[city].heroes[place]
    return (x + dx, y + dy)
