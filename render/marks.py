"""Marks of what changed: a glow under what is new, a thin arrow from where it came, +n beside a number."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, dist, pi, sin

from render.art import Colour
from render.sprites import Pen, Point, Sprite, drawn, with_shadow
from render.stamps import Shadow, stamp

GLOW: Colour = (255, 200, 40)
GAIN: Colour = (14, 110, 52)
LOSS: Colour = (168, 34, 24)
PAPER: Colour = (255, 252, 240)
BARB = pi * 0.77
"""How far the barbs of an arrow are turned away from where it points."""
LEAVE, ARRIVE = 32, 38
"""An arrow keeps clear of the place where it starts and of that where it ends."""


@lru_cache(maxsize=32)
def glow(scale: float, radius: float, colour: Colour = GLOW) -> Sprite:
    """A soft light on the ground."""
    core = drawn((-radius, -radius, radius, radius), scale, lambda pen: pen.disc(0, 0, radius * 0.86, (*colour, 235)))
    return with_shadow(core, radius * 0.22 * scale, 0, colour, 1.0)


def halo(scale: float, radius: float, colour: Colour = GLOW) -> Sprite:
    """A bright ring around a figure whose owner must act."""
    return stamp(scale, ((radius, (90, 60, 0)), (radius - 1, colour)), None, Shadow(4, 0, colour, 0.9), radius)


@lru_cache(maxsize=64)
def arrow(scale: float, start: Point, end: Point, colour: Colour) -> Sprite:
    """A thin arrow, to be stamped at its start. It bends, so that ways there and back do not cover each other."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = max(1.0, dist(start, end))
    bend = min(36.0, long * 0.12)
    middle = (dx / 2 - dy / long * bend * 2, dy / 2 + dx / long * bend * 2)
    begin, stop = min(0.4, LEAVE / long), max(0.6, 1 - ARRIVE / long)
    curve = [_bezier(middle, (dx, dy), begin + step / 24 * (stop - begin)) for step in range(25)]
    head = arrowhead(curve[-1], curve[-3], 9)

    def paint(pen: Pen) -> None:
        pen.line(curve, PAPER, 8)
        pen.polygon(head, PAPER, PAPER, 6)
        pen.line(curve, colour, 4)
        pen.polygon(head, colour, colour, 2)

    xs, ys = [x for x, _ in (*curve, *head)], [y for _, y in (*curve, *head)]
    return drawn((min(xs) - 8, min(ys) - 8, max(xs) + 8, max(ys) + 8), scale, paint)


def arrowhead(tip: Point, back: Point, size: float) -> list[Point]:
    """The corners of what stands at the end of a line that comes from `back`."""
    heading = atan2(tip[1] - back[1], tip[0] - back[0])
    turns = (heading, heading + BARB, heading - BARB)
    return [(tip[0] + size * cos(turn), tip[1] + size * sin(turn)) for turn in turns]


def _bezier(middle: Point, end: Point, t: float) -> Point:
    u = 1 - t
    return (2 * u * t * middle[0] + t * t * end[0], 2 * u * t * middle[1] + t * t * end[1])
