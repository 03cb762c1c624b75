"""Hyperborea in pictures: stone and crystal under a northern night."""

from __future__ import annotations

from render.hyperborea import board
from render.hyperborea.board import paint_board
from render.hyperborea.ending import paint_podium
from render.hyperborea.samples import SAMPLES
from render.hyperborea.theme import COLOURS

__all__ = ["COLOURS", "PARTS", "SAMPLES", "paint_board", "paint_frame", "paint_podium"]

PARTS = {"map": board.paint_map, "players": board.paint_players, "cards": board.paint_cards}
paint_frame = board.paint_map
