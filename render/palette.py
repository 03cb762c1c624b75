"""From a picture to bytes: one palette per game, no dithering, PNG."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from math import isqrt
from typing import cast

from PIL import Image

from render import png
from render.art import Colour, art

SIZE = 112
"""Of the 256 that PNG can hold: more colours cost bytes and show only in the edges of letters."""
NEAR = 8
RARE, LEARNED = 9000, 34
"""A tone of a map that covers less than one pixel of so many is not among the exact ones; and so many colours are left
to be learned."""
THUMBNAIL = 4
"""One pixel of so many in each direction is enough to train on."""


def encode(picture: Image.Image, game: str) -> bytes:
    """A PNG in the game's palette."""
    return png.write(indexed(picture, game))


def indexed(picture: Image.Image, game: str) -> Image.Image:
    """The picture in the game's palette."""
    return picture.quantize(palette=load(game), dither=Image.Dither.NONE)


@cache
def load(game: str) -> Image.Image:
    """The game's palette, as Pillow wants it: the palette of a picture."""
    carrier = Image.new("P", (1, 1))
    trained = resources.files("render") / "assets" / game / "palette.bin"
    carrier.putpalette(trained.read_bytes() if trained.is_file() else plain(art(game).COLOURS))
    return carrier


def plain(exact: Sequence[Colour]) -> bytes:
    """For a game whose palette nobody has trained yet: its exact colours, and some of everything."""
    steps = range(0, 256, 63)
    mixed = [(red, green, blue) for red in steps for green in steps for blue in steps]
    return bytes(channel for colour in (*exact, *mixed)[:SIZE] for channel in colour)


def with_tones(exact: Sequence[Colour], ground: Image.Image) -> tuple[Colour, ...]:
    """The exact colours, and the tones a map is painted in: the largest first, those that differ from all before."""
    found = list(exact)
    tones = sorted(ground.convert("RGB").getcolors(ground.width * ground.height) or [], reverse=True)
    common = [cast(Colour, colour) for count, colour in tones if count * RARE > ground.width * ground.height]
    for tone in common:
        if len(found) < SIZE - LEARNED and _new(tone, found):
            found.append(tone)
    return tuple(found)


def train(samples: Iterable[Image.Image], exact: Sequence[Colour]) -> bytes:
    """The exact colours, and those that show the samples best.

    A colour counts by the root of its pixels, so that small pieces are not forgotten beside large grounds.
    """
    seen: Counter[Colour] = Counter()
    for sample in samples:
        small = sample.resize((sample.width // THUMBNAIL, sample.height // THUMBNAIL), Image.Resampling.NEAREST)
        for count, colour in small.getcolors(small.width * small.height) or []:
            seen[cast(Colour, colour)] += count
    weighed = [colour for colour, count in sorted(seen.items()) for _ in range(isqrt(count))]
    row = Image.new("RGB", (len(weighed), 1))
    row.putdata(weighed)
    free = SIZE - len(exact)
    for wanted in range(free, 257):
        learned = [colour for colour in _colours(row.quantize(wanted, dither=Image.Dither.NONE)) if _new(colour, exact)]
        if len(learned) >= free:
            break
    flat = [channel for colour in (*exact, *learned[:free]) for channel in colour]
    return bytes(flat).ljust(SIZE * 3, b"\0")


def _colours(picture: Image.Image) -> list[Colour]:
    flat = picture.getpalette() or []
    return [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat), 3)]


def _new(colour: Colour, exact: Sequence[Colour]) -> bool:
    """Whether a learned colour is far enough from the exact ones.

    Pillow looks for the nearest colour from the corner of a cube of four steps, so a neighbour might be taken for them.
    """
    return all(sum((one - other) ** 2 for one, other in zip(colour, near, strict=True)) > NEAR**2 for near in exact)
