"""The land of Circadians as SVG: an alien dusk with a ringed planet, hexes of four terrains, and tiles for the
sites that differ from match to match. Rasterised by build_assets.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random

from games.circadians import components as c
from render import painted
from render.circadians.layout import HEIGHT, RADIUS, WIDTH, middle
from render.landscape import Ground, disc, hexagon
from render.sprites import Point

GROUNDS = {
    "bog": Ground("#5f9a86", "#8fd0ae", "#35685f", "spores", 40, 0.6, ("#79b59c", "#427c70")),
    "cliffs": Ground("#b58c94", "#d8b4b0", "#7c5868", "mesas", 41, 0.55, ("#cba6a8", "#96707e")),
    "plains": Ground("#dba765", "#f2cf92", "#a8703f", "tufts", 36, 0.55, ("#ecc487", "#c08a4f")),
    "lake": Ground("#4f6fc0", "#a9b9f4", "#33499a", "waves", 38, 0.3, ("#6f8bd6", "#3d55a6")),
    "base": Ground("#b9b3cc", "#d6d1e4", "#8d86a6", "paving", 26, 0.62, ("#cdc8dd", "#a39cba")),
    "closed": Ground("#3f3560", "#54497a", "#2c2447", "mesas", 52, 0.2, ("#4a3f6e", "#352c54")),
}
TILES = tuple((terrain, number) for terrain in ("bog", "cliffs", "plains", "base") for number in (0, 1))
"""Painted below the map: what can lie on a site."""
ACROSS, STEP = 4, (250.0, 210.0)
SHEET = HEIGHT + 2 * STEP[1]
"""How high the whole sheet is."""


def tile_at(terrain: str, number: int) -> Point:
    """The middle of a tile on the sheet."""
    index = TILES.index((terrain, number))
    return ((index % ACROSS + 0.5) * STEP[0] + 40, HEIGHT + (index // ACROSS + 0.5) * STEP[1])


def svg() -> str:
    """The whole sheet."""
    return painted.layered(WIDTH, SHEET, _sky(), _planet(), _shadow(), _hexes(), _tiles())


def fingerprint() -> str:
    """Changes when the sheet does: a test compares it with that of the committed picture."""
    return sha256(svg().encode()).hexdigest()


def _sky() -> Iterator[str]:
    """Dusk: violet above, embers at the horizon, veils and stars."""
    yield (
        '<defs><linearGradient id="dusk" x1="0" y1="0" x2="0.35" y2="1">'
        '<stop offset="0" stop-color="#2a2150"/><stop offset="0.5" stop-color="#563a72"/>'
        '<stop offset="1" stop-color="#9c5478"/></linearGradient>'
        '<radialGradient id="globe" cx="0.34" cy="0.3" r="0.8"><stop offset="0" stop-color="#f7c9a0"/>'
        '<stop offset="0.45" stop-color="#d9778a"/><stop offset="1" stop-color="#4c2a63"/></radialGradient></defs>'
        f'<rect width="{WIDTH:g}" height="{SHEET:g}" fill="url(#dusk)"/>'
    )
    dice = Random("dusk")
    for _ in range(26):
        x, y, wide = dice.uniform(0, WIDTH), dice.uniform(0, HEIGHT), dice.uniform(120, 300)
        yield (
            f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{wide:.0f}" ry="{wide * 0.16:.0f}" fill="#c98ab6" opacity="0.07"/>'
        )
    for _ in range(150):
        x, y = dice.uniform(0, WIDTH), dice.uniform(0, HEIGHT) ** 1.1
        yield disc(x, y, dice.choice((1.1, 1.5, 2.3)), "#fff4dc", round(dice.uniform(0.35, 0.9), 2))


def _planet() -> Iterator[str]:
    """A ringed planet in the corner, and two moons."""
    ring = "M-150,34 A152,40 -16 0 0 150,-34"
    far = "M-150,34 A152,40 -16 0 1 150,-34"
    yield (
        '<g transform="translate(134 112)">'
        f'<path d="{far}" fill="none" stroke="#e9c39a" stroke-opacity="0.5" stroke-width="9"/>'
        '<circle r="84" fill="url(#globe)"/>'
        '<path d="M-80,-22 Q0,-2 78,-32 M-84,4 Q0,26 83,-8 M-74,40 Q4,52 76,28" fill="none" stroke="#fbe3c3" '
        'stroke-opacity="0.28" stroke-width="7"/>'
        f'<path d="{ring}" fill="none" stroke="#f6d9ab" stroke-width="10" stroke-opacity="0.9"/>'
        f'<path d="{ring}" fill="none" stroke="#a9668a" stroke-width="2.4"/></g>'
    )
    for x, y, radius in ((1010, 52, 27), (952, 96, 11)):
        yield disc(x, y, radius, "#c9b6dc", 0.9)
        yield disc(x + radius * 0.3, y + radius * 0.22, radius * 0.8, "#5d4a86", 0.55)


def _shadow() -> Iterator[str]:
    for reach, opacity in ((20, 0.08), (12, 0.12), (6, 0.2)):
        for name in c.HEXES:
            x, y = middle(name)
            yield disc(x + 4, y + 9, RADIUS + reach - 8, "#150d28", opacity)


def _hexes() -> Iterator[str]:
    for name, spot in c.HEXES.items():
        terrain = "closed" if spot.terrain == "site" else spot.terrain
        yield from hexagon(f"circadians-{name}", *middle(name), RADIUS, True, GROUNDS[terrain])


def _tiles() -> Iterator[str]:
    for terrain, number in TILES:
        yield from hexagon(f"circadians-{terrain}-{number}", *tile_at(terrain, number), RADIUS, True, GROUNDS[terrain])
