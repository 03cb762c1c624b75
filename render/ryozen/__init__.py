"""Ryozen in pictures: night and lanterns."""

from __future__ import annotations

from render import ceremony
from render.art import Samples
from render.ryozen import board, strip, theme
from render.ryozen.board import paint_board
from render.ryozen.scene import Scene
from render.ryozen.theme import COLOURS

__all__ = ["COLOURS", "PARTS", "SAMPLES", "paint_board", "paint_frame", "paint_podium"]

PARTS = {"board": board.paint_plane, "players": board.paint_players, "cards": board.paint_cards}
paint_frame = board.paint_plane
ending = ceremony.by_scores(strip.headline, theme.PODIUM, heading="ryozen-picture-score-", icon="pagoda")
"""RYO-16: places and what each score was made of."""
paint_podium = ceremony.podium(Scene, ending)
SAMPLES = Samples(
    matches=tuple(
        (players, {"mode": mode})
        for players, mode in ((2, "standard"), (4, "standard"), (3, "phoenix_palace"), (4, "phoenix_palace"))
    ),
    stages=(0, 10, 40, 90, 150, 220),
    parts=("players", "cards"),
)
