"""From picture to bytes."""

from __future__ import annotations

from importlib import import_module
from io import BytesIO

import pytest
from PIL import Image

from render import ceremony, palette
from render.art import Colour, art, drawn_games


@pytest.mark.parametrize("game", drawn_games())
def test_exact_colours_survive(game: str) -> None:
    for colour in art(game).COLOURS:
        dot = Image.new("RGB", (1, 1), colour)
        assert palette.indexed(dot, game).convert("RGB").getpixel((0, 0)) == colour


@pytest.mark.parametrize("game", drawn_games())
def test_the_row_that_decided_is_golden(game: str) -> None:
    ground = ceremony.decisive(import_module(f"render.{game}.theme").FURNITURE)
    dot = palette.indexed(Image.new("RGB", (1, 1), ground), game).convert("RGB").getpixel((0, 0))
    assert isinstance(dot, tuple)
    assert max(abs(one - other) for one, other in zip(dot, ground, strict=True)) <= 8


def test_a_picture_becomes_an_indexed_png() -> None:
    picture = Image.linear_gradient("L").convert("RGB").crop((0, 0, 255, 97))
    read = Image.open(BytesIO(palette.encode(picture, "xidit")))
    assert (read.format, read.mode, read.size) == ("PNG", "P", (255, 97))
    assert read.convert("RGB").tobytes() == palette.indexed(picture, "xidit").convert("RGB").tobytes()


def test_training_keeps_the_exact_colours_and_does_not_forget_small_ones() -> None:
    page = Image.new("RGB", (400, 400), (220, 210, 180))
    page.paste((10, 200, 90), (0, 0, 12, 12))
    exact: tuple[Colour, ...] = ((1, 2, 3), (250, 10, 10))
    learned = palette.train([page], exact)
    assert len(learned) == palette.SIZE * 3
    colours = [tuple(learned[at : at + 3]) for at in range(0, len(learned), 3)]
    assert colours[:2] == [*exact]
    assert (220, 210, 180) in colours
    assert (10, 200, 90) in colours
