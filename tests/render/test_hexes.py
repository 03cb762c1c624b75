"""Hexes: neighbours share the side between them, rivers lie on it."""

from __future__ import annotations

from math import sqrt

import pytest

from render import hexes
from render.sprites import Point


def middle(radius: float, flat: bool, number: int) -> Point:
    """The middle of a side of a hex around (0, 0)."""
    (x1, y1), (x2, y2) = hexes.side((0, 0), radius, flat, number)
    return ((x1 + x2) / 2, (y1 + y2) / 2)


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("number", range(6))
def test_neighbours_share_the_side_between_them(flat: bool, number: int) -> None:
    x, y = middle(50, flat, number)
    first, second = hexes.side((0, 0), 50, flat, number)
    theirs = hexes.side((2 * x, 2 * y), 50, flat, (number + 3) % 6)
    assert theirs[1] == pytest.approx(first)
    assert theirs[0] == pytest.approx(second)


def test_directions_are_those_of_the_sides() -> None:
    for number, (q, r) in enumerate(hexes.DIRECTIONS):
        x, y = middle(10, False, number)
        assert (2 * x, 2 * y) == pytest.approx((10 * sqrt(3) * (q + r / 2), 15 * r), abs=1e-9)


def test_hexes_are_flat_or_pointed_at_the_top() -> None:
    pointed, flat = hexes.corners(10, False), hexes.corners(10, True)
    assert max(y for _, y in pointed) == pytest.approx(10)
    assert max(x for x, _ in flat) == pytest.approx(10)


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("number", range(6))
def test_rivers_lie_on_their_side(flat: bool, number: int) -> None:
    sprite = hexes.river(1.0, 60, flat, number, (40, 90, 180))
    x, y = middle(60, flat, number)
    assert sprite.mask.getpixel((round(x) - sprite.left, round(y) - sprite.top)) == 255
    assert sprite.mask.getpixel((round(-x) - sprite.left, round(-y) - sprite.top)) == 0
