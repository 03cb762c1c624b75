"""Lords of Xidit in pictures: a parchment kingdom."""

from __future__ import annotations

from render import ceremony
from render.art import Samples
from render.xidit import board, ending
from render.xidit.board import paint_board, paint_frame
from render.xidit.scene import Scene
from render.xidit.theme import COLOURS

__all__ = ["COLOURS", "MAP_SVG", "PARTS", "SAMPLES", "paint_board", "paint_frame", "paint_podium"]

PARTS = {"map": board.paint_map, "players": board.paint_players, "tracks": board.paint_tracks}
MAP_SVG = "render.xidit.map_svg"
paint_podium = ceremony.podium(Scene, ending.ending)
SAMPLES = Samples(
    matches=tuple((players, {}) for players in (3, 4, 5)),
    stages=(0, 12, 30, 60, 100),
    parts=("players",),
)
