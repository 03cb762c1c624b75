"""Units in a region: fighters counted, leaders by name, in rows that fit into a hex."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from games.circadians.view import Units
from render import fonts
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


def named(scene: Scene, units: Mapping[int, Units], rows: Sequence[float]) -> bool:
    """Whether there is room in these rows for the names of all leaders."""
    seats = [seat for seat in scene.order if seat in units]
    return _filled(_figures(1, scene, seats, units, "narrow"), rows, False) is not None


def draw(canvas: Canvas, scene: Scene, units: Mapping[int, Units], rows: Sequence[float]) -> None:
    """The units of all factions, in these rows of a hex: by name while there is room, else leaders as crowns."""
    seats = [seat for seat in scene.order if seat in units]
    ways: tuple[tuple[fonts.Role | None, bool, int], ...] = (
        ("bold", True, 1),
        ("narrow", True, len(rows)),
        ("narrow", False, len(rows)),
        (None, False, len(rows)),
    )
    for role, apart, most in ways:
        figures = _figures(canvas.scale, scene, seats, units, role)
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
        else [rows[0] + index * 33 for index in range(len(shown))]
    )
    for y, row in reversed([*zip(heights, shown, strict=False)]):  # names of the upper row stay in sight
        x = -(sum(figure.wide for figure in row) + GAP * (len(row) - 1)) / 2
        for figure in row:
            canvas.stamp(figure.sprite, x + figure.wide / 2, y)
            x += figure.wide + GAP


def _figures(
    scale: float, scene: Scene, seats: Sequence[int], units: Mapping[int, Units], role: fonts.Role | None
) -> list[Figure]:
    """Fighters and leaders, these with names in a font, or as crowns if there is none."""
    found: list[Figure] = []
    for seat in seats:
        there, style = units[seat], scene.styles[seat]
        names = (*there.leaders, *there.rhyzu)
        if there.fighters:
            sprite = pieces.company(scale, style, scene.view.seats[seat].faction, there.fighters)
            found.append(Figure(seat, pieces.company_width(there.fighters), sprite))
        if role is None:
            found += [Figure(seat, 28 * len(names), pieces.leaders(scale, style, len(names)))] if names else []
            continue
        for name in names:
            words = scene.say(f"circadians-leader-{name}")
            up = any(name in player.upgraded for player in scene.view.seats)
            found.append(Figure(seat, pieces.leader_width(words, role), pieces.leader(scale, style, words, up, role)))
    return found


def _filled(figures: Sequence[Figure], rows: Sequence[float], apart: bool) -> list[list[Figure]] | None:
    """The figures in rows, those of each faction beginning a row of their own if they are to stand apart."""
    filled: list[list[Figure]] = [[]]
    for figure in figures:
        row = filled[-1]
        y = rows[min(len(filled), len(rows)) - 1]
        room = 2 * (RADIUS - abs(y) / 1.732) + 6
        wide = sum(each.wide + GAP for each in row) + figure.wide
        if row and (wide > room or (apart and row[-1].seat != figure.seat)):
            filled.append([figure])
        else:
            row.append(figure)
    return filled if len(filled) <= len(rows) else None
