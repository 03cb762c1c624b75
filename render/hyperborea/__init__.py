"""Hyperborea in pictures: stone and crystal under a northern night."""

from __future__ import annotations

from PIL import Image

from render.art import Request
from render.hyperborea import board, ending
from render.hyperborea.alt import alt
from render.hyperborea.board import paint_frame
from render.hyperborea.samples import samples
from render.hyperborea.theme import COLOURS

__all__ = ["COLOURS", "PARTS", "alt", "paint", "paint_frame", "paint_podium", "samples"]

PARTS = ("map", "players", "cards")

_PAINT = {
    None: board.paint_board,
    "map": board.paint_map,
    "players": board.paint_players,
    "cards": board.paint_cards,
}


def paint(request: Request) -> Image.Image:
    """The board, or a part of it."""
    return _PAINT[request.part](request)


def paint_podium(request: Request) -> Image.Image:
    """The end of a match."""
    return ending.paint(request)
