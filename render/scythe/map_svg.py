"""Scythe's map as SVG: a country of the 1920s, its hexes, rivers and home bases. Rasterised by build_assets."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from math import dist
from random import Random

from games.scythe.board import HEXES, HOMES, RIVERS
from render import painted
from render.landscape import CRISP, MOTIFS, Ground, hexagon, shadow, water_side
from render.scythe.layout import HEIGHT, RADIUS, WIDTH, across, middle, side

GROUNDS = {
    "mountain": Ground("#a9a8ab", "#c9c8c9", "#77757b", "peaks", 45, 0.42),
    "farm": Ground("#dcb95e", "#ecd389", "#b58f38", "fields", 45, 0.42),
    "forest": Ground("#8b9c63", "#6f8a4c", "#3f5a33", "firs", 30, 0.5, ("#a3b178", "#6d8150")),
    "tundra": Ground("#e4e8e6", "#fbfcfb", "#b3bfc4", "drifts", 40, 0.4),
    "village": Ground("#d8ab8c", "#c1593f", "#8d3b2c", "houses", 37, 0.5, ("#e6c4a6", "#b98467")),
    "lake": Ground("#5f97bf", "#8fbfdd", "#40769f", "waves", 34, 0.2),
    "factory": Ground("#8d7a78", "#a39190", "#5f4f4e", "paving", 24, 0.2),
}
PLAIN, RELIEF, SHADE = "#b9b096", "#afa58b", "#978c75"


def svg() -> str:
    """The whole map."""
    country = "\n".join((f"<g {CRISP}>", *_land(), *_copses(), "</g>"))
    return painted.layered(WIDTH, HEIGHT, (country,), _hexes(), _rivers(), _printed())


def fingerprint() -> str:
    """Changes when the map does: a test compares it with that of the committed picture."""
    return sha256(svg().encode()).hexdigest()


def _land() -> Iterator[str]:
    """The country around: rolling ground in quiet tones, and the shadow that the board throws on it."""
    yield f'<rect width="100%" height="100%" fill="{PLAIN}"/>'
    dice = Random("plain")
    for _ in range(44):
        x, y, wide = dice.uniform(0, WIDTH), dice.uniform(0, HEIGHT), dice.uniform(40, 130)
        yield (
            f'<path d="M{x - wide:.0f},{y:.0f} Q{x:.0f},{y - wide * 0.34:.0f} {x + wide:.0f},{y:.0f}" fill="none" '
            f'stroke="{RELIEF}" stroke-width="3"/>'
        )
    for place in HEXES:
        yield shadow(*middle(place), RADIUS, False, SHADE)


def _hexes() -> Iterator[str]:
    for place, spot in HEXES.items():
        yield from hexagon(f"scythe-{place}", *middle(place), RADIUS, False, GROUNDS[spot.terrain])


def _rivers() -> Iterator[str]:
    for place in HEXES:
        for number in range(6):
            other = across(place, number)
            if frozenset((place, other)) in RIVERS and place < other:
                yield from water_side(*side(place, number), f"{place} {other}")


def _copses() -> Iterator[str]:
    """Copses around the board, lit as its forests are."""
    dice, ground = Random("copses"), GROUNDS["forest"]
    places = [middle(place) for place in (*HEXES, *HOMES)]
    spots = sorted(((dice.uniform(0, WIDTH), dice.uniform(0, HEIGHT)) for _ in range(560)), key=lambda spot: spot[1])
    thick = [(dice.uniform(0, WIDTH), dice.uniform(0, HEIGHT)) for _ in range(26)]
    for spot in spots:
        if min(dist(spot, place) for place in places) < RADIUS * 1.16:
            continue
        if min(dist(spot, middle_of) for middle_of in thick) < 46:
            yield MOTIFS["firs"](*spot, ground, dice)


TUNNEL = """
<path d="M-21,17 L-21,2 A21,21 0 0 1 21,2 L21,17 Z" fill="#6b6058" stroke="#2b2521" stroke-width="2.5"/>
<path d="M-13,17 L-13,4 A13,13 0 0 1 13,4 L13,17 Z" fill="#1d1815"/>
<path d="M-6,17 L-2,5 M6,17 L2,5" stroke="#b9a88a" stroke-width="2.2"/>
"""
FACTORY = """
<path d="M-44,22 V-6 L-28,4 V-6 L-12,4 V-6 L4,4 V-34 H14 V4 H22 V-26 H32 V4 H44 V22 Z"
  fill="#3b3030" stroke="#1f1818" stroke-width="2.5"/>
<path d="M-38,8 h9 v7 h-9 Z M-20,8 h9 v7 h-9 Z M-2,8 h9 v7 h-9 Z M20,8 h16 v7 h-16 Z" fill="#f0c05a"/>
"""


def _printed() -> Iterator[str]:
    """Tunnels are arches in a bank, well inside their hex; and the Factory."""
    for spot in HEXES.values():
        x, y = middle(spot.id)
        if spot.tunnel:
            yield f'<g transform="translate({x - 47:.1f} {y - 24:.1f}) scale(0.84)">{TUNNEL}</g>'
        if spot.terrain == "factory":
            yield f'<g transform="translate({x:.1f} {y + 36:.1f})">{FACTORY}</g>'
