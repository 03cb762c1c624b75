"""Hex grids: neighbours touch, sides are shared, tiles carry their terrain."""

from __future__ import annotations

from math import dist, isclose, sqrt

import pytest

from render import hexes


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("side", range(6))
def test_neighbours_share_the_side_between_them(flat: bool, side: int) -> None:
    grid = hexes.Grid(50, flat, (300, 200))
    other = hexes.neighbour(2, -1, side)
    assert isclose(dist(grid.centre(2, -1), grid.centre(*other)), 50 * sqrt(3))
    mine, theirs = grid.middle(2, -1, side), grid.middle(*other, (side + 3) % 6)
    assert dist(mine, theirs) < 1e-6


def test_orientation_and_origin() -> None:
    assert hexes.Grid(10, False, (5, 6)).centre(0, 0) == (5, 6)
    pointed, flat = hexes.corners(10, False), hexes.corners(10, True)
    assert max(y for _, y in pointed) == pytest.approx(10)
    assert max(x for x, _ in flat) == pytest.approx(10)
    east = hexes.Grid(10).centre(1, 0)
    assert east == pytest.approx((10 * sqrt(3), 0))
    south_east = hexes.Grid(10, True).centre(1, 0)
    assert south_east[0] > 0
    assert south_east[1] > 0


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("pattern", sorted(hexes.MOTIFS))
def test_tiles_show_their_terrain_and_keep_the_middle_free(pattern: str, flat: bool) -> None:
    ground, ink = (160, 200, 150), (60, 90, 60)
    sprite = hexes.tile(1.0, 80, flat, ground, (50, 50, 50), pattern, ink)
    colours = {colour for _, colour in sprite.colours.getcolors(1 << 16) or []}
    assert {ground, ink} <= colours
    middle = sprite.colours.crop(
        (
            sprite.mask.width // 2 - 20,
            sprite.mask.height // 2 - 20,
            sprite.mask.width // 2 + 20,
            sprite.mask.height // 2 + 20,
        )
    )
    assert middle.getcolors() == [(1600, ground)]


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("side", range(6))
def test_rivers_and_ridges_lie_on_their_side(flat: bool, side: int) -> None:
    grid = hexes.Grid(60, flat)
    for sprite in (hexes.river(1.0, 60, flat, side, (40, 90, 180)), hexes.ridge(1.0, 60, flat, side, (120, 110, 100))):
        x, y = grid.middle(0, 0, side)
        assert sprite.mask.getpixel((round(x) - sprite.left, round(y) - sprite.top)) == 255
        x, y = grid.middle(0, 0, (side + 3) % 6)
        assert sprite.mask.getpixel((round(x) - sprite.left, round(y) - sprite.top)) == 0
