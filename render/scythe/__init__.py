"""Scythe in pictures: a muted landscape of the 1920s."""

from __future__ import annotations

from render import ceremony
from render.art import Samples
from render.scythe import strip, theme
from render.scythe.board import BOARD
from render.scythe.scene import Scene
from render.scythe.theme import COLOURS

__all__ = ["COLOURS", "PARTS", "SAMPLES", "paint_board", "paint_frame", "paint_podium"]

paint_board, paint_frame = BOARD.paint_board, BOARD.paint_map
PARTS = {"map": BOARD.paint_map, "tracks": BOARD.paint_tracks, "mats": BOARD.paint_mats}
ending = ceremony.by_scores(strip.headline, theme.PODIUM, heading="scythe-picture-score-", icon="horse-head")
"""SCY-15: places by coins, and what they were made of."""
paint_podium = ceremony.podium(Scene, ending)
SAMPLES = Samples(
    matches=tuple((players, {}) for players in (2, 4, 5)),
    stages=(0, 40, 150, 400, 700),
    parts=(None, "mats"),
)
