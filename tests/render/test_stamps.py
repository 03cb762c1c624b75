"""Round pieces."""

from __future__ import annotations

import pytest
from PIL import Image

from render.canvas import Canvas
from render.sprites import Sprite
from render.stamps import Icon, Label, Shadow, stamp

RED, BLUE, WHITE, BLACK = (200, 0, 0), (0, 0, 200), (255, 255, 255), (0, 0, 0)
RINGS = ((20, RED), (10, BLUE))


def on_paper(sprite: Sprite) -> Image.Image:
    canvas = Canvas(Image.new("RGB", (100, 100), WHITE), 1)
    canvas.stamp(sprite, 50, 50)
    return canvas.image


@pytest.mark.finding("CO-25", "CO-30")
def test_rings_lie_upon_each_other_the_largest_first() -> None:
    paper = on_paper(stamp(1, RINGS))
    assert [paper.getpixel((50 + x, 50)) for x in (0, 8, 12, 18, 22)] == [BLUE, BLUE, RED, RED, WHITE]


def test_it_reaches_as_far_as_it_is_told_or_a_unit_beyond_its_rings() -> None:
    assert stamp(2, RINGS).mask.size == (84, 84)
    assert stamp(2, RINGS, reach=25).mask.size == (100, 100)


def test_an_icon_or_a_number_stands_on_it() -> None:
    plain = on_paper(stamp(1, RINGS))
    for mark in (Icon("compass", 16, WHITE), Label("7", 16, WHITE)):
        marked = on_paper(stamp(1, RINGS, mark))
        assert marked.crop((40, 40, 60, 60)).tobytes() != plain.crop((40, 40, 60, 60)).tobytes()
    higher = on_paper(stamp(1, RINGS, Icon("compass", 16, WHITE, -4)))
    assert higher.tobytes() != on_paper(stamp(1, RINGS, Icon("compass", 16, WHITE))).tobytes()


def test_a_shadow_lies_around_it_in_its_own_colour() -> None:
    glowing = on_paper(stamp(1, RINGS, None, Shadow(4, 0, BLUE, 1.0)))
    red, green, blue = (band.getpixel((50, 28)) for band in glowing.split())
    assert red == green != blue
    assert glowing.getpixel((50, 50)) == BLUE


def test_the_same_piece_is_drawn_once() -> None:
    assert stamp(1, RINGS, Label("3", 16, BLACK)) is stamp(1, RINGS, Label("3", 16, BLACK))
