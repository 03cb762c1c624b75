"""Round pieces: rings of colour with an icon or a number on them, perhaps above a shadow or a glow."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from render import fonts
from render.art import Colour
from render.seats import DARK, WHITE
from render.sprites import Pen, Sprite, drawn, with_shadow

Rings = tuple[tuple[float, Colour], ...]
"""Radius and colour of each disc, the largest first."""


class Icon(NamedTuple):
    """An icon upon a piece, so far below its middle."""

    name: str
    size: float
    ink: Colour
    y: float = 0


class Label(NamedTuple):
    """A number or a letter upon a piece."""

    words: str
    size: float
    ink: Colour
    role: fonts.Role = "bold"


class Shadow(NamedTuple):
    """What lies under a piece, in the board's units; without a drop it is a glow."""

    blur: float
    drop: float = 0
    colour: Colour = (40, 26, 12)
    strength: float = 0.5


@lru_cache(maxsize=512)
def stamp(
    scale: float,
    rings: Rings,
    mark: Icon | Label | None = None,
    shadow: Shadow | None = None,
    reach: float | None = None,
) -> Sprite:
    """A round piece. It reaches a unit beyond its largest ring if nothing else is said."""

    def paint(pen: Pen) -> None:
        for radius, colour in rings:
            pen.disc(0, 0, radius, colour)
        if isinstance(mark, Icon):
            pen.icon(mark.name, 0, mark.y, mark.size, mark.ink)
        elif mark is not None:
            pen.text(0, 0, mark.words, mark.size, mark.ink, mark.role)

    far = rings[0][0] + 1 if reach is None else reach
    sprite = drawn((-far, -far, far, far), scale, paint)
    if shadow is None:
        return sprite
    return with_shadow(sprite, shadow.blur * scale, shadow.drop * scale, shadow.colour, shadow.strength)


def token(scale: float, radius: float, colour: Colour, icon: str, size: float) -> Sprite:
    """A small round token with an icon."""
    return stamp(scale, ((radius, DARK), (radius - 2, colour)), Icon(icon, size, WHITE), Shadow(2, 2))


def battle(scale: float, radius: float, swords: float, colour: Colour, glow: Colour) -> Sprite:
    """Crossed swords over a place that is fought for."""
    rings = ((radius, DARK), (radius - 2, colour))
    return stamp(scale, rings, Icon("crossed-swords", swords, WHITE), Shadow(4, 0, glow, 0.9), radius + 2)
