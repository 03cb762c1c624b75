"""How the kingdom's nine lands look: a ground colour and a small drawing for each terrain."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from render.sprites import Point
from render.xidit.layout import Region

GROUNDS = {
    "heartland": "#efe0ae",
    "snow": "#e9f0f4",
    "meadow": "#a9cf93",
    "steppe": "#e0d07c",
    "forest": "#86b377",
    "orchard": "#c3dca3",
    "rock": "#c6c2b6",
    "marsh": "#bcaac6",
    "ashland": "#d9b48c",
}

TREE = '<path d="M0-13 7-1H3.5L9 9H1.5V14H-1.5V9H-9L-3.5-1H-7Z" fill="{dark}"/>'
ORCHARD = (
    '<rect x="-1.5" y="2" width="3" height="10" fill="#7d6038"/><circle cy="-3" r="8.5" fill="{dark}"/>'
    '<circle cx="-3" cy="-4" r="1.8" fill="#d4573d"/><circle cx="3.4" cy="-1" r="1.8" fill="#d4573d"/>'
)
PEAK = '<path d="M-15 12-3-12 4 1 8-5 17 12Z" fill="{dark}"/><path d="M-3-12-8.5-1-4-3.5-1 0 1-4.6Z" fill="{light}"/>'
FIR_IN_SNOW = (
    '<path d="M0-13 7-1H3.5L9 9H1.5V13H-1.5V9H-9L-3.5-1H-7Z" fill="{dark}"/><path d="M0-13 4-6H-4Z" fill="#fff"/>'
)
GRASS = (
    '<path d="M-7 7C-7 0-9-3-11-5M-2 7C-2-2-1-6-2-9M3 7C4 0 6-3 9-5" '
    'fill="none" stroke="{dark}" stroke-width="2.6" stroke-linecap="round"/>'
)
WHEAT = (
    '<path d="M0 11V-6M0-6l4-5M0-6l-4-5M0-1l5-5M0-1l-5-5M0 4l5-5M0 4l-5-5" '
    'fill="none" stroke="{dark}" stroke-width="2.4" stroke-linecap="round"/>'
)
REEDS = (
    '<path d="M-5 10V-6M1 10V-10M7 10V-3" stroke="{dark}" stroke-width="2" fill="none"/>'
    '<path d="M-5-12v8M1-16v8M7-9v8" stroke="#6b4a68" stroke-width="4" stroke-linecap="round"/>'
    '<path d="M-13 12q4-4 8 0t8 0 8 0" stroke="{dark}" stroke-width="2" fill="none"/>'
)
EMBER = (
    '<path d="M-13 11-4-6H4L13 11Z" fill="{dark}"/><path d="M-4-6H4L2-2 0-4-2-1Z" fill="#e0562b"/>'
    '<path d="M-1-9q-4-4 0-7 4 3 0 6" fill="none" stroke="{dark}" stroke-width="2"/>'
)
FIELD = '<path d="M-12 7H12M-10 2H10M-8-3H8" stroke="{dark}" stroke-width="2.2" stroke-dasharray="6 3" fill="none"/>'
DRAWINGS = {
    "heartland": (FIELD, "#d8c07a"),
    "snow": (FIR_IN_SNOW, "#b2c8d6"),
    "meadow": (GRASS, "#7fb069"),
    "steppe": (WHEAT, "#bfa63f"),
    "forest": (TREE, "#5f9455"),
    "orchard": (ORCHARD, "#93bf72"),
    "rock": (PEAK, "#9c978a"),
    "marsh": (REEDS, "#9580a3"),
    "ashland": (EMBER, "#b08458"),
}
WATERS = ("#b7cfd0", "#c9dad6", "#bfd4d2", "#d3e0da", "#8fa8a4", "#9dbcbe")
"""The sea, three shallows, the shore's shadow, the waves."""
WAVE = '<path d="M-15 0q5-6 10 0t10 0 10 0" fill="none" stroke="#9dbcbe" stroke-width="2.4" stroke-linecap="round"/>'


def ground(region: Region) -> str:
    """The colour of a region's ground."""
    return GROUNDS[region.terrain]


def pattern(region: Region, spots: Iterable[Point]) -> Iterator[str]:
    """The region's terrain, drawn at these spots."""
    drawing, dark = DRAWINGS[region.terrain]
    yield from _scattered(drawing.format(dark=dark, light=GROUNDS["snow"]), spots)


def waves(spots: Iterable[Point]) -> Iterator[str]:
    """The sea."""
    yield from _scattered(WAVE, spots)


def _scattered(drawing: str, spots: Iterable[Point]) -> Iterator[str]:
    for x, y in spots:
        yield f'<g transform="translate({x:g} {y:g})">{drawing}</g>'


INK = 'stroke="#4a3a22" stroke-width="2"'


def _keep(x: int, y: int, half: int, height: int, fill: str) -> str:
    """A tower with battlements, standing on y."""
    top, tooth = y - height, half * 2 / 5
    teeth = "".join(
        f'<rect x="{x - half + index * tooth:.1f}" y="{top - 9}" width="{tooth:.1f}" height="10"/>'
        for index in (0, 2, 4)
    )
    wall = f'<rect x="{x - half}" y="{top}" width="{2 * half}" height="{height}"/>'
    return f'<g fill="{fill}" {INK}>{wall}{teeth}</g>'


def _roof(x: int, y: int, half: int, height: int, flag: str) -> str:
    """A pointed roof with a flag."""
    return (
        f'<path d="M{x - half - 4} {y}L{x} {y - height}L{x + half + 4} {y}Z" fill="#9c3b2c" {INK}/>'
        f'<path d="M{x} {y - height}v-16" {INK}/>'
        f'<path d="M{x} {y - height - 16}l15 5-15 5z" fill="{flag}"/>'
    )


def _windows(*places: tuple[int, int]) -> str:
    return "".join(f'<path d="M{x - 3} {y + 8}v-8a3 3 0 0 1 6 0v8z" fill="#4a3a22"/>' for x, y in places)


BASTION = (
    '<ellipse cx="0" cy="56" rx="92" ry="14" fill="#3a2a14" opacity="0.25"/>'
    + _keep(-52, 54, 17, 66, "#cfc4ab")
    + _keep(52, 54, 17, 66, "#cfc4ab")
    + _keep(0, 54, 40, 60, "#ddd3bb")
    + _keep(0, -6, 20, 34, "#cfc4ab")
    + _roof(-52, -20, 17, 34, "#d9a520")
    + _roof(52, -20, 17, 34, "#d9a520")
    + _roof(0, -48, 20, 36, "#d9a520")
    + '<path d="M-14 54V30a14 14 0 0 1 28 0V54Z" fill="#4a3a22"/>'
    + '<path d="M-7 54V28M0 54V24M7 54V28M-14 38H14" stroke="#8a7450" stroke-width="2"/>'
    + _windows((-52, 8), (52, 8), (-26, 12), (26, 12), (0, -28))
)
"""The tower in the middle of the kingdom that keeps bards hidden."""
