"""The land of Circadians as SVG: an alien dusk with a ringed planet, hexes of four terrains, and tiles for the
sites that differ from match to match. Rasterised by build_assets.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from math import sin
from random import Random

from games.circadians import components as c
from render import painted
from render.circadians.layout import HEIGHT, RADIUS, WIDTH, middle
from render.landscape import CRISP, Ground, disc, hexagon, points, shadow
from render.sprites import Point

GROUNDS = {
    "bog": Ground("#5f9a86", "#8fd0ae", "#35685f", "spores", 40, 0.5, ("#79b59c", "#427c70")),
    "cliffs": Ground("#b58c94", "#d8b4b0", "#7c5868", "mesas", 41, 0.46, ("#cba6a8", "#96707e")),
    "plains": Ground("#dba765", "#f2cf92", "#a8703f", "tufts", 36, 0.42, ("#ecc487", "#c08a4f")),
    "lake": Ground("#4f6fc0", "#a9b9f4", "#33499a", "waves", 38, 0.3, ("#6f8bd6", "#3d55a6")),
    "base": Ground("#b9b3cc", "#d6d1e4", "#8d86a6", "paving", 26, 0.62, ("#cdc8dd", "#a39cba")),
    "closed": Ground("#3f3560", "#54497a", "#2c2447", "mesas", 52, 0.2, ("#4a3f6e", "#352c54")),
}
SKY = ("#2a2150", "#372a5b", "#443266", "#523b70", "#633f74", "#774876", "#8b5178")
STAR, SHADE = "#e5dcd9", "#1e163b"
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
    country = (f"<g {CRISP}>", *_sky(), "</g>", *_planet(), f"<g {CRISP}>", *_shadow(), "</g>")
    return painted.layered(WIDTH, SHEET, country, _hexes(), _tiles())


def fingerprint() -> str:
    """Changes when the sheet does: a test compares it with that of the committed picture."""
    return sha256(svg().encode()).hexdigest()


def _sky() -> Iterator[str]:
    """Dusk in veils: violet above, embers at the horizon; and stars."""
    yield f'<rect width="{WIDTH:g}" height="{SHEET:g}" fill="{SKY[0]}"/>'
    for number, tone in enumerate(SKY[1:], 1):
        top = HEIGHT * number / len(SKY)
        crest = [
            (x, top + 26 * sin(x / 150 + number * 1.7) + 11 * sin(x / 61 + number) - 0.12 * x)
            for x in range(0, round(WIDTH) + 20, 20)
        ]
        yield f'<polygon points="{points([*crest, (WIDTH + 20, HEIGHT), (0, HEIGHT)])}" fill="{tone}"/>'
    dice = Random("dusk")
    for _ in range(90):
        x, y = dice.randint(0, round(WIDTH)), round(dice.uniform(0, HEIGHT * 0.8))
        yield disc(x, y, dice.choice((1.5, 2.3)), STAR)


def _planet() -> Iterator[str]:
    """A ringed planet in the corner, and two moons."""
    ring = "M-150,34 A152,40 -16 0 0 150,-34"
    far = "M-150,34 A152,40 -16 0 1 150,-34"
    yield (
        '<clipPath id="globe"><circle r="84"/></clipPath>'
        '<g transform="translate(134 112)">'
        f'<path d="{far}" fill="none" stroke="#a9668a" stroke-width="9"/><g clip-path="url(#globe)">'
        '<circle r="84" fill="#8a4372"/><circle cx="-14" cy="-14" r="82" fill="#c8657f"/>'
        '<circle cx="-28" cy="-26" r="66" fill="#e08a86"/><circle cx="-36" cy="-36" r="34" fill="#f2b795"/>'
        '<path d="M-80,-22 Q0,-2 78,-32 M-84,4 Q0,26 83,-8 M-74,40 Q4,52 76,28" fill="none" stroke="#f2b795" '
        'stroke-width="5"/></g>'
        f'<path d="{ring}" fill="none" stroke="#f6d9ab" stroke-width="10"/>'
        f'<path d="{ring}" fill="none" stroke="#a9668a" stroke-width="2.4"/></g>'
    )
    for x, y, radius in ((1010, 52, 27), (952, 96, 11)):
        yield disc(x, y, radius, "#c9b6dc")
        yield disc(x + radius * 0.3, y + radius * 0.22, radius * 0.7, "#8b78ab")


def _shadow() -> Iterator[str]:
    for name in c.HEXES:
        yield shadow(*middle(name), RADIUS, True, SHADE)


def _hexes() -> Iterator[str]:
    for name, spot in c.HEXES.items():
        terrain = "closed" if spot.terrain == "site" else spot.terrain
        yield from hexagon(f"circadians-{name}", *middle(name), RADIUS, True, GROUNDS[terrain])


def _tiles() -> Iterator[str]:
    for terrain, number in TILES:
        yield from hexagon(f"circadians-{terrain}-{number}", *tile_at(terrain, number), RADIUS, True, GROUNDS[terrain])
