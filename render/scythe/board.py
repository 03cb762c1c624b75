"""How the board and its parts are put together."""

from __future__ import annotations

from render.mapboard import MapBoard
from render.scythe import hand, mats, players, strip, tracks, worldmap
from render.scythe.scene import Scene

BOARD = MapBoard(
    Scene,
    strip=strip,
    world=worldmap,
    tracks=tracks,
    cards=players,
    mats=mats,
    hand=hand,
    gap=14,
    hand_below_mats=True,
)
