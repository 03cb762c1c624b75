"""How the board and its parts are put together."""

from __future__ import annotations

from render.circadians import hand, mats, players, strip, tracks, worldmap
from render.circadians.scene import Scene
from render.mapboard import MapBoard

BOARD = MapBoard(
    Scene,
    strip=strip,
    world=worldmap,
    tracks=tracks,
    cards=players,
    mats=mats,
    hand=hand,
    gap=12,
    hand_below_mats=False,
)
