"""Scythe in pictures: a muted landscape of the 1920s."""

from __future__ import annotations

from PIL import Image

from render.art import Request
from render.scythe import board, ending
from render.scythe.alt import alt
from render.scythe.board import paint_frame
from render.scythe.samples import samples
from render.scythe.theme import COLOURS

__all__ = ["COLOURS", "PARTS", "alt", "paint", "paint_frame", "paint_podium", "samples"]

PARTS = ("map", "tracks", "mats")

_PAINT = {
    None: board.paint_board,
    "map": board.paint_map,
    "tracks": board.paint_tracks,
    "mats": board.paint_mats,
}


def paint(request: Request) -> Image.Image:
    """The board, or a part of it."""
    return _PAINT[request.part](request)


def paint_podium(request: Request) -> Image.Image:
    """The end of a match."""
    return ending.paint(request)
