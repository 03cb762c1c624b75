"""Seats can be told apart by people who see fewer colours, and by shape alone."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

import games
from games.ryozen import components as ryozen
from render.circadians import theme as circadians
from render.hyperborea import theme as hyperborea
from render.scythe import theme as scythe
from render.seats import STYLES

# Machado, Oliveira and Fernandes (2009), severity 1, for linear light.
EYES = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}
XIDIT = next(spec.choices for spec in games.metas()["xidit"].seat_options if spec.key == "colour")
TABLES = {
    "xidit": {*XIDIT, "grey"},  # the neutral player is grey
    "scythe": {*scythe.SEATS.values()},
    "ryozen": {*ryozen.CLANS},
    "hyperborea": {*hyperborea.SEATS.values()},
    "circadians": {*circadians.SEATS.values()},
}
"""Colours that meet at one table."""
LEAST = 45
"""Of 442 between black and white."""


def seen(colour: tuple[int, int, int], eyes: str) -> tuple[float, ...]:
    """A colour as these eyes see it."""
    linear = [(part / 255) ** 2.2 for part in colour]
    mixed = [sum(share * part for share, part in zip(row, linear, strict=True)) for row in EYES[eyes]]
    return tuple(255 * max(0.0, min(1.0, part)) ** (1 / 2.2) for part in mixed)


def test_every_game_is_looked_at() -> None:
    assert {*TABLES} == {*games.metas()}
    assert all(len(colours) >= max(games.metas()[game].players) for game, colours in TABLES.items())


@pytest.mark.parametrize("eyes", list(EYES))
@pytest.mark.parametrize("game", list(TABLES))
def test_colours_of_a_table_stay_apart(game: str, eyes: str) -> None:
    for one, other in combinations(sorted(TABLES[game]), 2):
        apart = dist(seen(STYLES[one].colour, eyes), seen(STYLES[other].colour, eyes))
        assert apart >= LEAST, f"{one} and {other}: {apart:.0f}"


@pytest.mark.parametrize("name", list(STYLES))
def test_what_is_written_on_a_seats_colour_can_be_read(name: str) -> None:
    style = STYLES[name]
    light, dark = sorted((_light(style.colour), _light(style.ink)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 3


def _light(colour: tuple[int, int, int]) -> float:
    red, green, blue = (float((part / 255) ** 2.2) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len({style.shape for style in STYLES.values()}) == len(STYLES)
