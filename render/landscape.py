"""Painted hexes as SVG, for maps that are built ahead: ground in three tones, lit from the top left, with what grows or
stands on it. The middle of a hex is kept calm, because pieces stand there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import cos, hypot, pi, sin
from random import Random

import msgspec

from render import theme
from render.hexes import corners
from render.sprites import Point


class Ground(msgspec.Struct, frozen=True):
    """How a kind of land is painted: its three tones, what stands on it, and how dense that is."""

    base: str
    light: str
    dark: str
    motif: str = ""
    step: float = 34
    calm: float = 0.42
    """Within this part of the radius nothing stands."""
    patches: tuple[str, str] = ("", "")
    """Lighter and darker ground, where these are not the tones of what stands on it."""
    wall: tuple[str, str, str] = ("#efe3cc", "#cdbb9a", "#5b4632")
    """Of houses: lit, in shade, and the door."""


Motif = Callable[[float, float, Ground, Random], str]
EDGE = "#4d4338"
CRISP = 'shape-rendering="crispEdges"'
"""Without soft edges, which make half of a painted map's bytes. Pages show such maps pixel for pixel."""
ROCKY = ("peaks", "mesas", "crystals")
"""Motifs of ground that is rock."""


def hexagon(name: str, x: float, y: float, radius: float, flat: bool, ground: Ground) -> Iterator[str]:
    """A painted hex around a point; its name makes it differ from others of its kind.

    Every tone covers what is below it and all that stands there stands on whole units: few colours and equal pixels,
    which make small files.
    """
    dice = Random(name)
    outline = [(x + dx, y + dy) for dx, dy in corners(radius, flat)]
    shape = points(outline)
    yield f'<clipPath id="{name}"><polygon points="{shape}"/></clipPath><g clip-path="url(#{name})" {CRISP}>'
    yield f'<polygon points="{shape}" fill="{ground.base}"/>'
    yield from _slopes(x, y, radius, ground, dice)
    yield from _bevel(outline, x, y, ground)
    if ground.motif:
        yield from _motifs(x, y, radius, flat, ground, dice)
    yield "</g>"
    yield f'<polygon points="{shape}" fill="none" stroke="{EDGE}" stroke-width="2.4" {CRISP}/>'


def shadow(x: float, y: float, radius: float, flat: bool, fill: str) -> str:
    """What a hex that lies higher than its surroundings throws on them."""
    return _polygon([(x + 5 + dx, y + 10 + dy) for dx, dy in corners(radius + 1, flat)], fill)


def _slopes(x: float, y: float, radius: float, ground: Ground, dice: Random) -> Iterator[str]:
    """Lighter ground towards the light, darker away from it; of rock they have corners."""
    light, dark = _tones(ground)
    for turn, reach, tone in ((1.25, 0.74, light), (0.25, 0.8, dark)):
        turn = (turn + dice.uniform(-0.09, 0.09)) * pi
        middle = (x + reach * radius * cos(turn), y + reach * radius * sin(turn))
        yield _lobe(middle, radius * 0.62, tone, ground.motif in ROCKY, dice)


def _tones(ground: Ground) -> tuple[str, str]:
    """Lighter and darker ground."""
    return (
        mixed(ground.base, ground.patches[0] or ground.light, 0.6),
        mixed(ground.base, ground.patches[1] or ground.dark, 0.42),
    )


def _lobe(middle: Point, size: float, fill: str, angular: bool, dice: Random) -> str:
    """A patch of ground with an outline as nature makes it."""
    count = 9 if angular else 40
    waves = [(number, dice.uniform(0, 2 * pi), dice.uniform(0.05, 0.13)) for number in (2, 3, 5)]
    outline = []
    for number in range(count):
        turn = 2 * pi * number / count
        far = size * (1 + sum(high * sin(often * turn + start) for often, start, high in waves))
        far *= dice.uniform(0.8, 1.2) if angular else 1
        outline.append((middle[0] + 1.15 * far * cos(turn), middle[1] + 0.8 * far * sin(turn)))
    return _polygon(outline, fill)


def _motifs(x: float, y: float, radius: float, flat: bool, ground: Ground, dice: Random) -> Iterator[str]:
    """From the back to the front, so that what is nearer stands before what is farther."""
    for spot in _spots(radius, flat, ground.step, dice):
        if hypot(*spot) > ground.calm * radius:
            yield MOTIFS[ground.motif](round(x + spot[0]), round(y + spot[1]), ground, dice)


def _spots(radius: float, flat: bool, step: float, dice: Random) -> Iterator[Point]:
    reach = radius * 0.866 - step * 0.28
    start = pi / 6 if flat else 0.0
    rows = int(2 * radius / (step * 0.8))
    for row in range(rows):
        y = -radius + (row + 0.6) * step * 0.8
        for column in range(-6, 7):
            x = (column + (row % 2) / 2) * step
            spot = (x + dice.uniform(-0.16, 0.16) * step, y + dice.uniform(-0.12, 0.12) * step)
            far = max(spot[0] * cos(start + n * pi / 3) + spot[1] * sin(start + n * pi / 3) for n in range(6))
            if far < reach:
                yield spot


def _bevel(outline: list[Point], x: float, y: float, ground: Ground) -> Iterator[str]:
    """A lit rim towards the top left, a shaded one on the other side."""
    for start, end in zip(outline, [*outline[1:], outline[0]], strict=True):
        lit = (start[0] + end[0]) / 2 - x + 1.4 * ((start[1] + end[1]) / 2 - y) < 0
        colour = mixed(ground.base, "#ffffff", 0.42) if lit else mixed(ground.base, "#241c14", 0.34)
        yield _polygon([start, end, *(_towards(corner, (x, y), 0.075) for corner in (end, start))], colour)


def _towards(point: Point, other: Point, share: float) -> Point:
    return (point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share)


def mixed(colour: str, other: str, share: float) -> str:
    """A colour so far on its way to another."""
    return "#{:02x}{:02x}{:02x}".format(*theme.mixed(theme.of_hex(colour), theme.of_hex(other), share))


def water_side(start: Point, end: Point, seed: str, width: float = 13) -> Iterator[str]:
    """A river along a side: a winding bed, water, and light on it."""
    dice = Random(seed)
    (x1, y1), (x2, y2) = start, end
    dx, dy = x2 - x1, y2 - y1
    bends = [dice.uniform(-0.07, 0.07) for _ in range(2)]
    first = (x1 + dx / 3 - dy * bends[0], y1 + dy / 3 + dx * bends[0])
    second = (x1 + 2 * dx / 3 - dy * bends[1], y1 + 2 * dy / 3 + dx * bends[1])
    path = (
        f'd="M{x1:.1f},{y1:.1f} C{first[0]:.1f},{first[1]:.1f} {second[0]:.1f},{second[1]:.1f} {x2:.1f},{y2:.1f}" '
        f'fill="none" stroke-linecap="round" {CRISP}'
    )
    yield f'<path {path} stroke="#f2ead6" stroke-width="{width + 6}"/>'
    yield f'<path {path} stroke="#24577f" stroke-width="{width}"/>'
    yield f'<path {path} stroke="#3f86bd" stroke-width="{width - 4}"/>'
    yield f'<path {path} stroke="#b4d9ee" stroke-width="2.4" stroke-dasharray="11 15"/>'


def disc(x: float, y: float, radius: float, fill: str, opacity: float = 1) -> str:
    """A circle."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}" opacity="{opacity}"/>'


def _ellipse(x: float, y: float, wide: float, tall: float, fill: str) -> str:
    return f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{wide:.1f}" ry="{tall:.1f}" fill="{fill}"/>'


def _line(x1: float, y1: float, x2: float, y2: float, stroke: str, width: float) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{stroke}" stroke-width="{width}" stroke-linecap="round"/>'


def _rect(x: float, y: float, wide: float, tall: float, fill: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide}" height="{tall}" fill="{fill}"/>'


def _path(line: str, stroke: str, width: float, fill: str = "none") -> str:
    return f'<path d="{line}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" stroke-linecap="round"/>'


def points(outline: list[Point]) -> str:
    """Corners, as SVG wants them."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in outline)


def _polygon(outline: list[Point], fill: str, more: str = "") -> str:
    return f'<polygon points="{points(outline)}" fill="{fill}" {more}/>'


# -- what stands on the ground ------------------------------------------------------------------------------


def _fir(x: float, y: float, ground: Ground, dice: Random) -> str:
    tall = dice.choice((22, 25, 28))
    left = [(x, y - tall), (x, y + 4), (x - 9, y + 4), (x - 4, y - 5), (x - 7, y - 5), (x - 3, y - 14)]
    right = [(x, y - tall), (x + 3, y - 14), (x + 7, y - 5), (x + 4, y - 5), (x + 9, y + 4), (x, y + 4)]
    shade = _ellipse(x + 5, y + 5, 10, 3.4, mixed(ground.base, ground.dark, 0.7))
    return shade + _polygon(left, ground.light) + _polygon(right, ground.dark)


def _peak(x: float, y: float, ground: Ground, dice: Random) -> str:
    """A lit and a shaded flank that run out into scree, and snow on the top."""
    tall, wide = dice.choice(((28, 20), (34, 24), (38, 26)))
    ridge = [(x, y - tall), (x + 4, y - tall * 0.45), (x, y - tall * 0.2), (x + 5, y + 8)]
    lit = [(x - wide, y + 7), (x - wide * 0.6, y - tall * 0.3), *ridge, (x - 4, y + 11), (x - wide * 0.5, y + 8)]
    shade = [*ridge, (x + wide * 0.5, y + 10), (x + wide, y + 7), (x + wide * 0.55, y - tall * 0.4)]
    cap = [
        (x, y - tall),
        (x - wide * 0.34, y - tall * 0.58),
        (x - 3, y - tall * 0.62),
        (x + 1, y - tall * 0.46),
        (x + wide * 0.34, y - tall * 0.63),
    ]
    return _polygon(lit, ground.light) + _polygon(shade, ground.dark) + _polygon(cap, "#f7f7f4")


def _field(x: float, y: float, ground: Ground, dice: Random) -> str:
    turn, tones = dice.choice((-18, 14, 38)), (ground.light, ground.dark)
    rows = "".join(_line(-15, n * 7 - 10, 15, n * 7 - 10, tones[n % 2], 4) for n in range(4))
    return f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn})">{rows}</g>'


def _drift(x: float, y: float, ground: Ground, dice: Random) -> str:
    wide = dice.choice((11, 14, 16))
    rock = [(x - 4, y + 2), (x - 1, y - 5), (x + 5, y - 3), (x + 6, y + 2)]
    return (
        _path(f"M{x - wide:.1f},{y:.1f} Q{x:.1f},{y - 9:.1f} {x + wide:.1f},{y:.1f}", ground.dark, 2.4)
        + _path(
            f"M{x - wide:.1f},{y - 2.4:.1f} Q{x:.1f},{y - 11.4:.1f} {x + wide:.1f},{y - 2.4:.1f}", ground.light, 1.6
        )
        + (_polygon(rock, ground.dark) if dice.random() < 0.3 else "")
    )


def _house(x: float, y: float, ground: Ground, dice: Random) -> str:
    wall = _rect(x - 9, y - 4, 18, 12, ground.wall[0]) + _rect(x + 1, y - 4, 8, 12, ground.wall[1])
    lit = _polygon([(x - 12, y - 3), (x - 4, y - 14), (x + 1, y - 3)], ground.light)
    shaded = _polygon([(x - 4, y - 14), (x + 6, y - 14), (x + 12, y - 3), (x + 1, y - 3)], ground.dark)
    return wall + lit + shaded + _rect(x - 6, y + 1, 4, 7, ground.wall[2])


def _wave(x: float, y: float, ground: Ground, dice: Random) -> str:
    wide = dice.choice((9, 12, 14))
    return (
        f'<path d="M{x - wide:.1f},{y:.1f} q{wide / 2:.1f},-6 {wide:.1f},0 t{wide:.1f},0" fill="none" '
        f'stroke="{ground.light}" stroke-width="2.6" stroke-linecap="round"/>'
    )


def _paving(x: float, y: float, ground: Ground, dice: Random) -> str:
    wide, tall = dice.choice((12, 15, 18)), 10
    return (
        f'<rect x="{x - wide / 2:.1f}" y="{y - tall / 2:.1f}" width="{wide:.1f}" height="{tall:.1f}" rx="2.5" '
        f'fill="{ground.light}" stroke="{ground.dark}" stroke-width="1.6"/>'
    )


def _reed(x: float, y: float, ground: Ground, dice: Random) -> str:
    stems = ((x - 6, x - 8, y - 8), (x, x, y - 13), (x + 6, x + 8, y - 6))
    bed = _ellipse(x, y + 8, 12, 3, _tones(ground)[0])
    return bed + "".join(
        _line(foot, y + 8, head, top, ground.dark, 2) + _line(head, top, head, top + 7, ground.light, 4.4)
        for foot, head, top in stems
    )


def _tuft(x: float, y: float, ground: Ground, dice: Random) -> str:
    blades = ((x - 4, -5, ground.dark), (x, 0, ground.light), (x + 4, 5, ground.dark))
    return "".join(
        _path(f"M{foot:.1f},{y + 6:.1f} q{lean / 2:.1f},-7 {lean},-12", tone, 2.4) for foot, lean, tone in blades
    )


def _dune(x: float, y: float, ground: Ground, dice: Random) -> str:
    wide = dice.choice((14, 17, 20))
    crest = f"M{x - wide:.1f},{y + 4:.1f} Q{x - 2:.1f},{y - 11:.1f} {x + wide:.1f},{y + 4:.1f}"
    lee = f"{crest} Q{x + 4:.1f},{y - 2:.1f} {x - wide:.1f},{y + 4:.1f}"
    return _path(lee, "none", 0, ground.dark) + _path(crest, ground.light, 2.4)


def _crystal(x: float, y: float, ground: Ground, dice: Random) -> str:
    tall = dice.choice((15, 19, 24))
    left = [(x - 6, y + 5), (x - 4, y - tall * 0.6), (x, y - tall), (x, y + 5)]
    right = [(x, y + 5), (x, y - tall), (x + 5, y - tall * 0.5), (x + 6, y + 5)]
    return _polygon(left, ground.light) + _polygon(right, ground.dark)


def _spore(x: float, y: float, ground: Ground, dice: Random) -> str:
    """A glowing cap on a stalk, beside a pool."""
    tall, wide = dice.choice(((13, 8), (16, 10), (20, 11)))
    pool = _ellipse(x + 3, y + 9, wide + 5, 4.4, mixed(ground.base, ground.dark, 0.8))
    stalk = _line(x, y + 8, x, y + 8 - tall, ground.dark, 3.4)
    top = y + 8 - tall
    cap = _path(
        f"M{x - wide:.1f},{top + 4:.1f} Q{x - wide * 0.7:.1f},{top - 9:.1f} {x:.1f},{top - 9:.1f} "
        f"Q{x + wide * 0.7:.1f},{top - 9:.1f} {x + wide:.1f},{top + 4:.1f} Z",
        ground.dark,
        1.4,
        ground.light,
    )
    return pool + stalk + cap


def _mesa(x: float, y: float, ground: Ground, dice: Random) -> str:
    """A rock with a flat top: the top lit, the right wall in shade."""
    tall, wide = dice.choice(((18, 13), (25, 16), (33, 19)))
    lit = [(x - wide, y + 9), (x - wide * 0.7, y - tall + 4), (x + 2, y - tall + 9), (x + 3, y + 12)]
    shade = [(x + 3, y + 12), (x + 2, y - tall + 9), (x + wide * 0.75, y - tall + 3), (x + wide, y + 8)]
    top = [
        (x - wide * 0.7, y - tall + 4),
        (x - 1, y - tall - 1),
        (x + wide * 0.75, y - tall + 3),
        (x + 2, y - tall + 9),
    ]
    return _polygon(lit, ground.base) + _polygon(shade, ground.dark) + _polygon(top, ground.light)


MOTIFS: dict[str, Motif] = {
    "firs": _fir,
    "peaks": _peak,
    "fields": _field,
    "drifts": _drift,
    "houses": _house,
    "waves": _wave,
    "paving": _paving,
    "reeds": _reed,
    "tufts": _tuft,
    "dunes": _dune,
    "crystals": _crystal,
    "spores": _spore,
    "mesas": _mesa,
}
