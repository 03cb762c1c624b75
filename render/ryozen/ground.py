"""The static layer: night sky, favour track, the ring of sectors with their places and names."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from games.ryozen import components as c
from render.canvas import Canvas
from render.ryozen import layout, pieces, theme
from render.sprites import Pen, Sprite, drawn
from render.words import Words

LABEL = 22


def draw(canvas: Canvas, words: Words, side: str) -> None:
    """Everything on the plane that never changes."""
    canvas.stamp(sky(canvas.scale), 0, 0)
    canvas.stamp(ring(canvas.scale), 0, 0)
    for sector, (x, y) in layout.LABELS.items():
        name = words.say(f"ryozen-sector-{sector}")
        canvas.icon(theme.SECTOR_ICONS[sector], x, y - 27, 30, theme.LIGHT)
        canvas.text(x, y, name, LABEL, theme.BAR_INK, "display", "m", halo=theme.DEEP)
    for place in c.PLACES[side].values():
        edge = theme.SECTOR_EDGE[c.SECTORS[place.sector].shard]
        cost = next(iter(place.cost), "")
        canvas.stamp(pieces.place_slot(canvas.scale, cost, edge), *layout.PLACES[side][place.id])
    for space, (x, y) in enumerate(layout.HERALDS, start=1):
        canvas.stamp(herald_space(canvas.scale, c.DATA.board.capital_track.space[space - 1].label), x, y)


@lru_cache(maxsize=4)
def sky(scale: float) -> Sprite:
    """The night, some stars, and the favour track around the edge."""
    dice = Random("ryozen stars")

    def paint(pen: Pen) -> None:
        pen.box(0, 0, layout.PLANE, layout.PLANE, theme.NIGHT)
        for radius, colour in ((480, (27, 31, 64)), (430, (30, 34, 70)), (385, (34, 38, 78))):
            pen.disc(*layout.CENTRE, radius, colour)
        for _ in range(150):
            x, y = dice.uniform(44, 956), dice.uniform(44, 956)
            pen.disc(x, y, dice.choice((1.0, 1.4, 2.0)), theme.STAR)
        half = layout.FAVOUR_SIZE / 2
        for value, (x, y) in enumerate(layout.FAVOUR):
            five = value % 5 == 0
            pen.box(
                x - half,
                y - half,
                2 * half,
                2 * half,
                theme.TRACK_FIVE if five else theme.TRACK,
                radius=5,
                edge=theme.RIM if five else theme.TRACK_FIVE,
                edge_width=1.5,
            )
            if five:
                pen.text(x, y, str(value), 20, theme.BAR_SOFT, "text")

    return drawn((0, 0, layout.PLANE, layout.PLANE), scale, paint)


@lru_cache(maxsize=4)
def ring(scale: float) -> Sprite:
    """The six sectors, each in the dark tone of its moon."""

    def paint(pen: Pen) -> None:
        for sector in c.SECTORS.values():
            outline = layout.wedge(layout.ANGLES[sector.id], layout.INNER, layout.OUTER)
            pen.polygon(outline, theme.SECTOR_GROUND[sector.shard], theme.SECTOR_EDGE[sector.shard], 3)
            x, y = layout.polar(layout.ANGLES[sector.id] + 24, layout.OUTER - 20)
            pen.icon(theme.SHARD_ICON, x, y, 27, theme.SHARDS[sector.shard])

    return drawn((0, 0, layout.PLANE, layout.PLANE), scale, paint)


@lru_cache(maxsize=16)
def herald_space(scale: float, label: str) -> Sprite:
    """A space of the Capital track."""

    def paint(pen: Pen) -> None:
        pen.box(-25, -25, 50, 50, theme.TRACK, radius=9, edge=theme.GOLD, edge_width=2)
        pen.text(0, 0, label, 26, theme.BAR_SOFT, "display")

    return drawn((-26, -26, 26, 26), scale, paint)
