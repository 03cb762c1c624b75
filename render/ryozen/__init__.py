"""Ryozen in pictures: night and lanterns."""

from __future__ import annotations

from render.art import Samples
from render.ryozen import board
from render.ryozen.board import paint_board
from render.ryozen.ending import paint_podium
from render.ryozen.theme import COLOURS

__all__ = ["COLOURS", "PARTS", "SAMPLES", "paint_board", "paint_frame", "paint_podium"]

PARTS = {"board": board.paint_plane, "players": board.paint_players, "cards": board.paint_cards}
paint_frame = board.paint_plane
SAMPLES = Samples(
    matches=tuple(
        (players, {"mode": mode})
        for players, mode in ((2, "standard"), (4, "standard"), (3, "phoenix_palace"), (4, "phoenix_palace"))
    ),
    stages=(0, 10, 40, 90, 150, 220),
    parts=("players", "cards"),
)
