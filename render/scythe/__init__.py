"""Scythe in pictures: a muted landscape of the 1920s."""

from __future__ import annotations

from render import ceremony
from render.art import Samples
from render.scythe import board, strip, theme
from render.scythe.board import paint_board
from render.scythe.scene import Scene
from render.scythe.theme import COLOURS

__all__ = ["COLOURS", "PARTS", "SAMPLES", "paint_board", "paint_frame", "paint_podium"]

PARTS = {"map": board.paint_map, "tracks": board.paint_tracks, "mats": board.paint_mats}
paint_frame = board.paint_map
ending = ceremony.by_scores(strip.headline, theme.PODIUM, heading="scythe-picture-score-", icon="horse-head")
"""SCY-15: places by coins, and what they were made of."""
paint_podium = ceremony.podium(Scene, ending)
SAMPLES = Samples(
    matches=tuple((players, {}) for players in (2, 4, 5)),
    stages=(0, 40, 150, 400, 700),
    parts=(None, "mats"),
)
