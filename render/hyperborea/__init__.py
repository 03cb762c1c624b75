"""Hyperborea in pictures: stone and crystal under a northern night."""

from __future__ import annotations

from render import ceremony
from render.art import Samples
from render.hyperborea import board, strip, theme
from render.hyperborea.board import paint_board
from render.hyperborea.scene import Scene
from render.hyperborea.theme import COLOURS

__all__ = ["COLOURS", "PARTS", "SAMPLES", "paint_board", "paint_frame", "paint_podium"]

PARTS = {"map": board.paint_map, "players": board.paint_players, "cards": board.paint_cards}
paint_frame = board.paint_map
ending = ceremony.by_scores(strip.headline, theme.PODIUM, heading=None, icon="meeple")
"""HYP-21: places, and what the points were for."""
paint_podium = ceremony.podium(Scene, ending)
SAMPLES = Samples(
    matches=tuple(
        (players, {"mode": mode})
        for players, mode in ((2, "invasion"), (3, "faction_war"), (5, "faction_war"), (6, "invasion"))
    ),
    stages=(0, 8, 60, 160, 320),
    parts=("players", "cards"),
)
