"""Lords of Xidit in pictures: a parchment kingdom."""

from __future__ import annotations

from PIL import Image

from render.art import Request
from render.xidit import board, ending
from render.xidit.alt import alt
from render.xidit.board import paint_frame
from render.xidit.samples import samples
from render.xidit.theme import COLOURS

__all__ = ["COLOURS", "MAP_SVG", "PARTS", "alt", "paint", "paint_frame", "paint_podium", "samples"]

PARTS = ("map", "players", "tracks")
MAP_SVG = "render.xidit.map_svg"

_PAINT = {
    None: board.paint_board,
    "map": board.paint_map,
    "players": board.paint_players,
    "tracks": board.paint_tracks,
}


def paint(request: Request) -> Image.Image:
    """The board, or a part of it."""
    return _PAINT[request.part](request)


def paint_podium(request: Request) -> Image.Image:
    """The end of a match."""
    return ending.paint(request)
