"""The rotating Palace: its disc turned as it stands, its tiers, its light on the highlighted sectors."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi

from games.ryozen import components as c
from render import marks
from render.canvas import Canvas
from render.ryozen import layout, pieces, theme
from render.ryozen.scene import Scene
from render.seats import Style
from render.sprites import Pen, Sprite, drawn, with_shadow

TIERS = (74, 53, 33)
"""Half the side of each tier's roof, lowest first."""
PHOENIX_TIERS = (92, 47, 25)


@lru_cache(maxsize=12)
def beam(scale: float, sector: str) -> Sprite:
    """Light from the Palace over a highlighted sector: a warm rim and three rays."""
    angle = layout.ANGLES[sector]
    zero = (0.0, 0.0)

    def paint(pen: Pen) -> None:
        pen.polygon(layout.wedge(angle, layout.INNER, layout.OUTER, centre=zero), (*theme.LIGHT, 34))
        for turn in (-20, 0, 20):
            pen.polygon(layout.wedge(angle + turn, layout.INNER, layout.OUTER, 5.5, zero), (*theme.LIGHT, 78))
        pen.polygon(layout.wedge(angle, layout.DISC + 3, layout.INNER - 2, centre=zero), (*theme.LIGHT, 255))

    lit = layout.wedge(angle, layout.DISC, layout.OUTER + 4, centre=zero)
    across, down = [x for x, _ in lit], [y for _, y in lit]
    return drawn((min(across), min(down), max(across), max(down)), scale, paint, sheer=True)


def draw_beams(canvas: Canvas, scene: Scene) -> None:
    """RYO-2.9: the three highlighted sectors."""
    for sector in scene.view.highlighted:
        canvas.stamp(beam(canvas.scale, sector), *layout.CENTRE)


@lru_cache(maxsize=24)
def disc(scale: float, rotation: int, tiers: int, phoenix: bool, styles: tuple[Style | None, ...]) -> Sprite:
    """The Palace from above: a round terrace, one coloured area per seat or nine spots, and the roofs."""
    turn = layout.TURN * rotation

    def paint(pen: Pen) -> None:
        _terrace(pen, turn)
        if not phoenix:
            for number, style in enumerate(styles, start=1):
                paint_area(pen, number, style, turn)
        _roofs(pen, turn, PHOENIX_TIERS if phoenix else TIERS[:tiers], phoenix)
        if phoenix:
            paint_spots(pen, turn)

    reach = layout.DISC + 2
    return with_shadow(drawn((-reach, -reach, reach, reach), scale, paint), 5 * scale, 0, theme.GLOW, 0.5)


def paint_area(pen: Pen, number: int, style: Style | None, turn: float) -> None:
    """The area of a seat, in its colour."""
    angle, radius = layout.AREAS[number]
    x, y = layout.polar(angle + turn, radius, (0.0, 0.0))
    colour = style.colour if style is not None else theme.STONE_LIGHT
    pen.disc(x, y, 39, theme.DEEP)
    pen.disc(x, y, 37, colour)
    pen.disc(x, y, 32, theme.NIGHT)


def paint_spots(pen: Pen, turn: float) -> None:
    """RYO-17.4: four Walls, four Embrasures, the Summit."""
    for name, (angle, radius) in layout.SPOTS.items():
        x, y = layout.polar(angle + turn, radius, (0.0, 0.0))
        kind = c.SPOTS[name].kind
        edge = {"outer_wall": theme.STONE_LIGHT, "embrasure": theme.GLOW, "summit": theme.LIGHT}[kind]
        pen.disc(x, y, 26, theme.DEEP)
        pen.disc(x, y, 25, edge)
        pen.disc(x, y, 22, theme.NIGHT)
        if kind == "summit":
            pen.icon("flame", x, y, 30, theme.GLOW)
        else:
            pen.text(x, y, str(c.SPOTS[name].face), 24, theme.BAR_SOFT)


def _terrace(pen: Pen, turn: float) -> None:
    """A round terrace of stone: a golden balustrade with lanterns, slabs in rings, lit from the top left."""
    zero = (0.0, 0.0)
    pen.disc(0, 0, layout.DISC, theme.DEEP)
    pen.disc(0, 0, layout.DISC - 2, theme.GOLD)
    pen.disc(0, 0, layout.DISC - 7, theme.DEEP)
    pen.disc(0, 0, layout.DISC - 9, theme.STONE)
    for ring, (far, near) in enumerate(((layout.DISC - 9, 104), (104, 70), (70, 38))):
        step = (15, 20, 30)[ring]
        for angle in range(0, 360, step):
            lit = cos((angle + turn + 45) * pi / 180) > 0
            tone = theme.TERRACE[lit + (angle // step + ring) % 2]
            pen.polygon(layout.wedge(angle + turn + step / 2, near + 1, far - 1, step / 2 - 0.4, zero), tone)
    for angle in range(15, 375, 30):
        x, y = layout.polar(angle + turn, layout.DISC - 4.5, zero)
        pen.disc(x, y, 4, theme.DEEP)
        pen.disc(x, y, 2.8, theme.LIGHT)


def _roofs(pen: Pen, turn: float, halves: tuple[int, ...], phoenix: bool) -> None:
    """Roofs upon roofs: four slopes with rows of tiles, brighter towards the light, golden ridges and eaves."""
    zero = (0.0, 0.0)
    for half, slopes in zip(halves, theme.ROOFS, strict=False):
        size = half * (1 if phoenix else 0.66)
        ends = [layout.polar(turn + 45 + 90 * corner, size * 1.414, zero) for corner in range(4)]
        eaves = [layout.polar(turn + 45 + 90 * corner, size * 1.56, zero) for corner in range(4)]
        pen.polygon([(x + 3, y + 5) for x, y in ends], theme.DEEP, theme.DEEP, 5)
        for corner in range(4):
            start, end = ends[corner], ends[(corner + 1) % 4]
            lit = cos((turn + 90 * (corner + 1) + 45) * pi / 180)  # the light comes from the top left
            shade = 2 if lit > 0.4 else 1 if lit > -0.6 else 0
            pen.polygon([start, end, zero], slopes[shade])
            for part in (0.3, 0.52, 0.74):
                line = [(x * part, y * part) for x, y in (start, end)]
                pen.line(line, slopes[max(0, shade - 1)] if shade else theme.DEEP, 1.4)
        for tip in eaves:
            pen.line([tip, zero], theme.DEEP, 4.4)
            pen.line([tip, zero], theme.GOLD, 2.6)
            pen.disc(*tip, 3.4, theme.DEEP)
            pen.disc(*tip, 2.4, theme.LIGHT)
        pen.line([*ends, ends[0]], theme.DEEP, 4)
        pen.line([*ends, ends[0]], theme.GOLD, 2.2)
    if not phoenix:
        pen.disc(0, 0, 10, theme.DEEP)
        pen.disc(0, 0, 8.5, theme.LIGHT)
        pen.disc(-1.5, -1.5, 4, theme.WHITE)


def draw(canvas: Canvas, scene: Scene) -> None:
    """The Palace and, in the standard mode, how many kin each seat has there."""
    view = scene.view
    by_number = scene.number_names()
    styles = tuple(scene.styles[by_number[number]] if number in by_number else None for number in layout.AREAS)
    sprite = disc(canvas.scale, view.rotation, scene.tiers, scene.phoenix, () if scene.phoenix else styles)
    canvas.stamp(sprite, *layout.CENTRE)
    if scene.phoenix:
        _points_of_view(canvas, scene)
        return
    for seat in by_number.values():
        draw_stack(canvas, scene, seat)


def _points_of_view(canvas: Canvas, scene: Scene) -> None:
    """RYO-17.3: from which side each seat looks at the Palace."""
    for seat, player in enumerate(scene.view.seats):
        place = layout.polar(layout.COMPASS[player.compass], (layout.DISC + layout.INNER) / 2)
        canvas.stamp(pieces.token(canvas.scale, scene.styles[seat], 12), *place)


def draw_stack(canvas: Canvas, scene: Scene, seat: int) -> None:
    """A seat's kin in the open Palace: the one on top, and how many there are; new ones glow."""
    view = scene.view
    there = [number for number, kin in enumerate(view.kin) if kin.owner == seat and kin.at == c.PALACE]
    if not there:
        return
    x, y = layout.palace_place(view.rotation, *layout.AREAS[view.seats[seat].number])
    if any((earlier := scene.kin_before(number)) is not None and earlier.at != c.PALACE for number in there):
        canvas.stamp(marks.glow(canvas.scale, 36), x, y)
    canvas.stamp(pieces.kin(canvas.scale, scene.styles[seat], view.kin[there[-1]].kind, False, 27), x, y)
    canvas.stamp(pieces.count_plaque(canvas.scale, scene.styles[seat], len(there)), x - 20, y - 20)
