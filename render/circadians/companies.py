"""Units in a region: fighters counted, leaders by name, in rows that fit into a hex."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from games.circadians.view import Units
from render.canvas import Canvas
from render.circadians import pieces
from render.circadians.layout import RADIUS
from render.circadians.scene import Scene
from render.sprites import Sprite

GAP = 5


class Figure(msgspec.Struct, frozen=True):
    """A piece of a company: whose, how wide, and how it looks."""

    seat: int
    wide: float
    sprite: Sprite


def draw(canvas: Canvas, scene: Scene, units: Mapping[int, Units], rows: Sequence[float]) -> None:
    """The units of all factions, in these rows of a hex: by name while there is room, else leaders as crowns."""
    seats = [seat for seat in scene.order if seat in units]
    for named, height, apart, most in (
        (True, pieces.LARGE_LEADER, True, 1),
        (True, pieces.LEADER, True, len(rows)),
        (True, pieces.LEADER, False, len(rows)),
        (False, pieces.LEADER, False, len(rows)),
    ):
        figures = _figures(canvas.scale, scene, seats, units, height if named else 0)
        if (filled := _filled(figures, rows[:most], apart)) is not None:
            break
    else:
        filled = _filled(figures, [rows[0]] * 9, False) or []
    shown = [row for row in filled if row]
    heights: Sequence[float] = (
        [rows[0] + 7]
        if len(shown) == 1
        else rows
        if len(shown) <= len(rows)
        else [rows[0] + index * 30 for index in range(len(shown))]
    )
    for y, row in reversed([*zip(heights, shown, strict=False)]):  # names of the upper row stay in sight
        x = -(sum(figure.wide for figure in row) + GAP * (len(row) - 1)) / 2
        for figure in row:
            canvas.stamp(figure.sprite, x + figure.wide / 2, y)
            x += figure.wide + GAP


def _figures(scale: float, scene: Scene, seats: Sequence[int], units: Mapping[int, Units], size: float) -> list[Figure]:
    """Fighters and leaders, these with names of a size, or as crowns if there is none."""
    found: list[Figure] = []
    for seat in seats:
        there, style = units[seat], scene.styles[seat]
        names = (*there.leaders, *there.rhyzu)
        if there.fighters:
            sprite = pieces.company(scale, style, scene.view.seats[seat].faction, there.fighters)
            found.append(Figure(seat, pieces.company_width(there.fighters), sprite))
        if names and not size:
            found.append(Figure(seat, 28 * len(names), pieces.leaders(scale, style, len(names))))
            continue
        for name in names:
            words = scene.say(f"circadians-leader-{name}")
            up = any(name in player.upgraded for player in scene.view.seats)
            found.append(Figure(seat, pieces.leader_width(words, size), pieces.leader(scale, style, words, up, size)))
    return found


def _filled(figures: Sequence[Figure], rows: Sequence[float], apart: bool) -> list[list[Figure]] | None:
    """The figures in rows, those of each faction beginning a row of their own if they are to stand apart."""
    filled: list[list[Figure]] = [[]]
    for figure in figures:
        row = filled[-1]
        y = rows[min(len(filled), len(rows)) - 1]
        room = 2 * (RADIUS - abs(y) / 1.732) - 4
        wide = sum(each.wide + GAP for each in row) + figure.wide
        if row and (wide > room or (apart and row[-1].seat != figure.seat)):
            filled.append([figure])
        else:
            row.append(figure)
    return filled if len(filled) <= len(rows) else None
