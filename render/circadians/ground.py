"""The static layer of the map: the painted land, the fragments on its sites, tunnels."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from games.circadians import components as c
from games.circadians.view import CircadiansView
from render import painted
from render.canvas import Canvas
from render.circadians import map_svg, pieces, theme
from render.circadians.layout import HEIGHT, RADIUS, SIDES, WIDTH, middle, mouth, side_of
from render.hexes import corners

LABEL = 36
FINE = 4


def draw(canvas: Canvas, view: CircadiansView) -> None:
    """All that does not change in a match."""
    wide, tall = round(WIDTH * canvas.scale), round(map_svg.SHEET * canvas.scale)
    sheet = painted.picture("circadians", wide, tall)
    corner = (round(canvas.left * canvas.scale), round(canvas.top * canvas.scale))
    canvas.image.paste(sheet.crop((0, 0, wide, round(HEIGHT * canvas.scale))), corner)
    mask = _mask(canvas.scale)
    for name, spot in c.HEXES.items():
        if spot.terrain == "site" and (terrain := _on_site(view, name)):
            number = c.HEX_ORDER[name] % 2
            _tile(canvas, sheet, mask, map_svg.tile_at(terrain, number), middle(name))
    for row in c.DATA.map.tunnel:
        if row.id in view.tunnels:
            for end in row.ends:
                canvas.stamp(pieces.cave(canvas.scale, row.id, SIDES[end.side]), *mouth(end.hex, end.side))


def _on_site(view: CircadiansView, name: str) -> str:
    """What lies on a site: a fragment, a base, the ship's landing ground, or nothing."""
    region = view.regions.get(name)
    if region is not None and region.owner is None:
        return region.terrain
    return "base" if region is not None or any(player.site == name for player in view.seats) else ""


def _tile(
    canvas: Canvas, sheet: Image.Image, mask: Image.Image, source: tuple[float, float], target: tuple[float, float]
) -> None:
    half_wide, half_tall = mask.width / 2, mask.height / 2
    left, top = round(source[0] * canvas.scale - half_wide), round(source[1] * canvas.scale - half_tall)
    part = sheet.crop((left, top, left + mask.width, top + mask.height))
    x, y = (canvas.left + target[0]) * canvas.scale, (canvas.top + target[1]) * canvas.scale
    canvas.image.paste(part, (round(x - half_wide), round(y - half_tall)), mask)


@lru_cache(maxsize=4)
def _mask(scale: float) -> Image.Image:
    """A hex, as large as a tile with its edge."""
    reach = (RADIUS + 2) * scale
    size = (round(2 * reach), round(2 * reach * 0.866))
    fine = Image.new("L", (size[0] * FINE, size[1] * FINE))
    points = [((x + size[0] / 2) * FINE, (y + size[1] / 2) * FINE) for x, y in corners((RADIUS + 1) * scale, True)]
    ImageDraw.Draw(fine).polygon(points, 255)
    return fine.reduce(FINE)


def draw_mountains(canvas: Canvas, view: CircadiansView) -> None:
    """Upon the rims of those who hold the land beside them."""
    for border in view.mountains:
        a, b = border.split("-")
        canvas.stamp(pieces.range_of_mountains(canvas.scale, side_of(a, b)), *middle(a))


def draw_labels(canvas: Canvas, view: CircadiansView) -> None:
    """What regions are called when a move is typed: in the upper left corner of each."""
    for name, spot in c.HEXES.items():
        x, y = middle(name)
        here = bool(_on_site(view, name)) or name in view.regions or not view.regions
        ink, halo = (theme.INK, theme.PANEL) if here else (theme.BAR_SOFT, theme.BAR)
        canvas.text(x - 32, y - RADIUS * 0.68, spot.code, LABEL, ink, "bold", "m", halo=halo)
