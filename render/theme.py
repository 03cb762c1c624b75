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
