"""Ryozen in pictures: night and lanterns."""

from __future__ import annotations

from PIL import Image

from render.art import Request
from render.ryozen import board, ending
from render.ryozen.alt import alt
from render.ryozen.board import paint_frame
from render.ryozen.samples import samples
from render.ryozen.theme import COLOURS

__all__ = ["COLOURS", "PARTS", "alt", "paint", "paint_frame", "paint_podium", "samples"]

PARTS = ("board", "players", "cards")

_PAINT = {
    None: board.paint_whole,
    "board": board.paint_board,
    "players": board.paint_players,
    "cards": board.paint_cards,
}


def paint(request: Request) -> Image.Image:
    """The board, or a part of it."""
    return _PAINT[request.part](request)


def paint_podium(request: Request) -> Image.Image:
    """The end of a match."""
    return ending.paint(request)
