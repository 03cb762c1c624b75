"""Ryozen in pictures: night and lanterns."""

from __future__ import annotations

from render.ryozen import board
from render.ryozen.board import paint_board
from render.ryozen.ending import paint_podium
from render.ryozen.samples import SAMPLES
from render.ryozen.theme import COLOURS

__all__ = ["COLOURS", "PARTS", "SAMPLES", "paint_board", "paint_frame", "paint_podium"]

PARTS = {"board": board.paint_plane, "players": board.paint_players, "cards": board.paint_cards}
paint_frame = board.paint_plane
