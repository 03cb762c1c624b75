"""Circadians: Chaos Order in pictures: an alien land at dusk."""

from __future__ import annotations

from render import ceremony
from render.art import Samples
from render.circadians import strip, theme
from render.circadians.board import BOARD
from render.circadians.scene import Scene
from render.circadians.theme import COLOURS

__all__ = ["COLOURS", "PARTS", "SAMPLES", "paint_board", "paint_frame", "paint_podium"]

paint_board, paint_frame = BOARD.paint_board, BOARD.paint_map
PARTS = {"map": BOARD.paint_map, "tracks": BOARD.paint_tracks, "mats": BOARD.paint_mats, "hand": BOARD.paint_hand}
ending = ceremony.by_scores(strip.headline, theme.PODIUM, heading="circadians-score-", icon="ringed-planet")
"""CIR-15: who won, and what everybody had."""
paint_podium = ceremony.podium(Scene, ending)
SAMPLES = Samples(
    matches=tuple((players, {"factions": "random", "loot": "extended"}) for players in (2, 4, 5)),
    stages=(0, 40, 150, 400, 700),
    parts=(None, "mats"),
)
