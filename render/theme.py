"""What a game's look consists of, as far as shared furniture (panels, cards, strips, podium) needs to know."""

from __future__ import annotations

import msgspec

from render.art import Colour
from render.fonts import Role


class Theme(msgspec.Struct, frozen=True):
    """A game's furniture."""

    page: Colour
    panel: Colour
    panel_edge: Colour
    slot: Colour
    ink: Colour
    soft_ink: Colour
    bar: Colour
    bar_ink: Colour
    bar_soft: Colour
    gold: Colour
    glow: Colour
    title: Role = "display"


def of_hex(code: str) -> Colour:
    """A colour written as `#rrggbb`."""
    return (int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16))


def darker(colour: Colour, share: float) -> Colour:
    """The same colour with a share of its light."""
    red, green, blue = (round(part * share) for part in colour)
    return (red, green, blue)


def mixed(colour: Colour, other: Colour, share: float) -> Colour:
    """A colour so far on its way to another."""
    red, green, blue = (round(old + (new - old) * share) for old, new in zip(colour, other, strict=True))
    return (red, green, blue)
