"""The numbers of the menu on the map."""

from __future__ import annotations

from itertools import pairwise

import pytest

from render import Marked, options

PLACES = {"here": (100.0, 100.0), "there": (300.0, 100.0)}


@pytest.mark.finding("PI-4")
def test_a_few_options_of_a_place_have_a_disc_each() -> None:
    marked = [Marked(3, "here"), Marked(4, "here"), Marked(1, "there"), Marked(2, "elsewhere")]
    found = options.spread(marked, PLACES)
    assert [label for label, _ in found] == ["3", "4", "1"]
    (left, right, alone) = (at for _, at in found)
    assert right[0] - left[0] >= 2 * options.DISC
    assert left[0] + right[0] == 200
    assert alone == PLACES["there"]


@pytest.mark.finding("PI-4")
def test_many_options_of_a_place_do_not_cover_the_map() -> None:
    marked = [Marked(number, "here") for number in (1, 2, 3, 4, 5, 6, 9, 12, 13)]
    found = options.spread(marked, PLACES)
    assert [label for label, _ in found] == ["1–6", "9", "12–13"]
    (wide, _), (alone, _), _ = ((options.numbered(1, label).mask.size) for label, _ in found)
    assert wide > alone
    for (_, left), (_, right) in pairwise(found):
        assert right[0] - left[0] >= wide - 14  # but for their glow they lie beside each other
