"""Circadians: Chaos Order in pictures: an alien land at dusk."""

from __future__ import annotations

from PIL import Image

from render.art import Request
from render.circadians import board, ending
from render.circadians.alt import alt
from render.circadians.board import paint_frame
from render.circadians.samples import samples
from render.circadians.theme import COLOURS

__all__ = ["COLOURS", "PARTS", "alt", "paint", "paint_frame", "paint_podium", "samples"]

PARTS = ("map", "tracks", "mats", "hand")

_PAINT = {
    None: board.paint_board,
    "map": board.paint_map,
    "tracks": board.paint_tracks,
    "mats": board.paint_mats,
    "hand": board.paint_hand,
}


def paint(request: Request) -> Image.Image:
    """The board, or a part of it."""
    return _PAINT[request.part](request)


def paint_podium(request: Request) -> Image.Image:
    """The end of a match."""
    return ending.paint(request)
