"""Scythe in pictures: a muted landscape of the 1920s."""

from __future__ import annotations

from render.art import Samples
from render.scythe import board
from render.scythe.board import paint_board
from render.scythe.ending import paint_podium
from render.scythe.theme import COLOURS

__all__ = ["COLOURS", "PARTS", "SAMPLES", "paint_board", "paint_frame", "paint_podium"]

PARTS = {"map": board.paint_map, "tracks": board.paint_tracks, "mats": board.paint_mats}
paint_frame = board.paint_map
SAMPLES = Samples(
    matches=tuple((players, {}) for players in (2, 4, 5)),
    stages=(0, 40, 150, 400, 700),
    parts=(None, "mats"),
)
