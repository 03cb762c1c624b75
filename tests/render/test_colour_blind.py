"""Seats can be told apart by people who see fewer colours, and by shape alone."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from render.seats import STYLES

# Machado, Oliveira and Fernandes (2009), severity 1, for linear light.
EYES = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TOGETHER = ("blue", "red", "green", "yellow", "black")
"""Colours that meet at one table of five."""
LEAST = 40
"""Of 442 between black and white."""


def seen(colour: tuple[int, int, int], eyes: str) -> tuple[float, ...]:
    """A colour as these eyes see it."""
    linear = [(part / 255) ** 2.2 for part in colour]
    mixed = [sum(share * part for share, part in zip(row, linear, strict=True)) for row in EYES[eyes]]
    return tuple(255 * max(0.0, min(1.0, part)) ** (1 / 2.2) for part in mixed)


KNOWN = pytest.mark.xfail(strict=True, reason="blue and green are alike to tritanopes: only their shapes differ")


@pytest.mark.parametrize("eyes", ["protanopia", "deuteranopia", pytest.param("tritanopia", marks=KNOWN)])
def test_colours_of_a_table_stay_apart(eyes: str) -> None:
    for one, other in combinations(TOGETHER, 2):
        apart = dist(seen(STYLES[one].colour, eyes), seen(STYLES[other].colour, eyes))
        assert apart >= LEAST, f"{one} and {other}: {apart:.0f}"


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len({style.shape for style in STYLES.values()}) == len(STYLES)
