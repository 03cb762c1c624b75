"""Colours and shapes of the seats."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.xidit.meta import META
from render.art import Colour
from render.seats import STYLES, badge, counted, outline, pawn

# Viénot, Brettel and Mollon 1999: what protanopes and deuteranopes see of linear light
PROTAN = ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0))
DEUTAN = ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0))
NORMAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


def seen(colour: Colour, eye: tuple[tuple[float, ...], ...]) -> list[float]:
    light = [(channel / 255) ** 2.2 for channel in colour]
    return [255 * max(0.0, sum(a * b for a, b in zip(row, light, strict=True))) ** (1 / 2.2) for row in eye]


@pytest.mark.parametrize("eye", [NORMAL, PROTAN, DEUTAN], ids=["normal", "protan", "deutan"])
def test_seats_of_a_match_differ_in_colour_for_every_eye(eye: tuple[tuple[float, ...], ...]) -> None:
    (spec,) = META.seat_options
    for one, other in combinations(spec.choices, 2):
        first, second = seen(STYLES[one].colour, eye), seen(STYLES[other].colour, eye)
        assert sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5 > 40, (one, other)


def test_every_style_has_its_own_shape() -> None:
    shapes = [style.shape for style in STYLES.values()]
    assert len(set(shapes)) == len(shapes)


@pytest.mark.parametrize("name", sorted(STYLES))
def test_shapes_are_about_as_large_as_their_circle(name: str) -> None:
    points = outline(STYLES[name].shape, 100)
    pairs = zip(points, points[1:] + points[:1], strict=True)
    area = abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)) / 2
    assert 0.6 < area / (3.1416 * 100**2) < 1.25


@pytest.mark.parametrize("name", sorted(STYLES))
def test_what_is_written_on_a_seat_can_be_read(name: str) -> None:
    style = STYLES[name]

    def light(colour: Colour) -> float:
        red, green, blue = (float((channel / 255) ** 2.2) for channel in colour)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, bright = sorted((light(style.colour), light(style.ink)))
    assert (bright + 0.05) / (dark + 0.05) >= 3


@pytest.mark.parametrize("name", sorted(STYLES))
def test_pieces_show_the_colour_and_the_ink(name: str) -> None:
    style = STYLES[name]
    for sprite in (badge(1.0, style, 20), pawn(1.0, style, 20, "chess-knight"), counted(1.0, style, "12")):
        colours = {colour for _, colour in sprite.colours.getcolors(1 << 16) or []}
        assert style.colour in colours
        assert sprite.mask.getextrema() == (0, 255)
