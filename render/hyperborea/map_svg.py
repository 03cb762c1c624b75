"""Hyperborea's land as SVG: a sheet of painted hexes, some of each terrain, and fog. Rasterised by build_assets."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random

from render import painted
from render.hexes import corners
from render.landscape import Ground, hexagon

RADIUS = 112
"""Of a painted hex; pages show them at this size or smaller."""
CELL = 2 * RADIUS + 8
VARIANTS = 4
FINE = 2
"""The sheet is so many times as large, because hexes are shown in many sizes."""
GROUNDS = {
    "desert": Ground("#e2ca90", "#f1dfb2", "#bd9d62", "dunes", 42, 0.55),
    "forest": Ground("#79a35d", "#669650", "#35602f", "firs", 29, 0.56, ("#92b873", "#587f45")),
    "swamp": Ground("#6fa0a0", "#93bda5", "#37696c", "reeds", 36, 0.58, ("#8ab8b4", "#4f8286")),
    "mountain": Ground("#b1a9a4", "#d2ccc6", "#7d756f", "peaks", 50, 0.56),
}
FOGS = {"outer": ("#aab2bd", "#c9cfd7", "#8b95a3"), "central": ("#cda94a", "#e6cd84", "#a98526")}
KINDS = (*GROUNDS, *FOGS)


def svg() -> str:
    """The whole sheet: a row for each kind, a column for each variant."""
    body = [part for row, kind in enumerate(KINDS) for column in range(VARIANTS) for part in _cell(kind, row, column)]
    return painted.svg(CELL * VARIANTS, CELL * len(KINDS), "\n".join(body), FINE)


def fingerprint() -> str:
    """Changes when the sheet does: a test compares it with that of the committed picture."""
    return sha256(svg().encode()).hexdigest()


def _cell(kind: str, row: int, column: int) -> Iterator[str]:
    x, y, name = (column + 0.5) * CELL, (row + 0.5) * CELL, f"{kind}-{column}"
    if kind in GROUNDS:
        yield from hexagon(name, x, y, RADIUS, True, GROUNDS[kind])
    else:
        yield from _fog(name, x, y, FOGS[kind])


def _fog(name: str, x: float, y: float, tones: tuple[str, str, str]) -> Iterator[str]:
    """Clouds over land that nobody has seen yet."""
    dice, (base, light, dark) = Random(name), tones
    shape = " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in corners(RADIUS, True))
    yield f'<clipPath id="{name}"><polygon points="{shape}"/></clipPath><g clip-path="url(#{name})">'
    yield f'<polygon points="{shape}" fill="{base}"/>'
    for number in range(26):
        size = dice.uniform(20, 46)
        cx, cy = x + dice.uniform(-1, 1) * RADIUS, y + dice.uniform(-1, 1) * RADIUS
        tone, opacity = (dark, 0.3) if number < 9 else (light, 0.42)
        where = f'cx="{cx:.1f}" cy="{cy:.1f}" rx="{size:.1f}" ry="{size * 0.55:.1f}"'
        yield f'<ellipse {where} fill="{tone}" opacity="{opacity}"/>'
    yield f'</g><polygon points="{shape}" fill="none" stroke="{dark}" stroke-width="4"/>'
