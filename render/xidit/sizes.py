"""How large things are on Xidit's map, in pixels of a page; `tools.xidit_layout` finds room for them."""

from __future__ import annotations

from render.sprites import Point

MAP_WIDTH, MAP_HEIGHT = 1080, 1040
STRETCH_X, STRETCH_Y, MARGIN_X, MARGIN_Y = 1.03, 1.02, 24, 10
"""From the plane of map.toml to the map."""

CITY_RADIUS = 29
CITY_NAME, REGION_NAME = 35, 35
CARD = (158, 84)
"""A threat's card."""
UNIT, UNIT_STEP = 16, 33
"""Radius of a unit's figure on the map, and from one to the next."""
GUILD = (42, 54)
HERO = 20
BLOCK = (168, 112)
"""A region's name, its two values and a row of bards."""
CASTLE = (176, 118)
BASTION_BARDS = -80
"""From the top of the central region's block to its first row of bards."""


def on_board(x: float, y: float) -> Point:
    """A point of map.toml's plane, on the map."""
    return (round(MARGIN_X + x * STRETCH_X), round(MARGIN_Y + y * STRETCH_Y))
