"""Scythe's colours and icons: fields, snow and iron."""

from __future__ import annotations

from render.art import Colour
from render.seats import STYLES
from render.theme import Theme

PAGE: Colour = (205, 198, 180)
PANEL: Colour = (240, 234, 218)
PANEL_EDGE: Colour = (134, 116, 90)
SLOT: Colour = (222, 213, 192)
INK: Colour = (46, 40, 36)
SOFT_INK: Colour = (112, 100, 84)
BAR: Colour = (54, 46, 44)
BAR_INK: Colour = (246, 238, 220)
BAR_SOFT: Colour = (190, 172, 144)
GOLD: Colour = (206, 160, 52)
GLOW: Colour = (255, 200, 40)
SEA: Colour = (168, 164, 150)
RIVER: Colour = (47, 111, 165)
BASE: Colour = (226, 218, 200)
TOKEN: Colour = (44, 120, 80)
TUNNEL: Colour = (70, 62, 58)
HEART: Colour = (178, 52, 60)
POWER: Colour = (196, 96, 32)
COVERED: Colour = (120, 108, 90)
TIERS: tuple[Colour, Colour] = ((238, 204, 166), (226, 164, 138))
"""Ground of the second and third tier of popularity."""
RED_BOX: Colour = (178, 64, 50)
GREEN_BOX: Colour = (60, 124, 78)

TERRAIN: dict[str, Colour] = {
    "mountain": (158, 158, 164),
    "farm": (222, 190, 96),
    "forest": (126, 142, 92),
    "tundra": (226, 230, 226),
    "village": (202, 128, 104),
    "lake": (94, 140, 180),
    "factory": (142, 106, 108),
}
SEATS = {"nordic": "blue", "rusviet": "red", "crimea": "yellow", "saxony": "black", "polania": "white", "": "grey"}

EMBLEMS = {
    "nordic": "buffalo-head",
    "rusviet": "tiger-head",
    "crimea": "hawk-emblem",
    "saxony": "wolf-head",
    "polania": "bear-head",
}
"""The beast that goes with each faction's hero."""

RESOURCE_ICONS = {"oil": "oil-drum", "metal": "metal-bar", "wood": "log", "food": "wheat"}
RESOURCE_COLOURS: dict[str, Colour] = {
    "oil": (40, 62, 80),
    "metal": (104, 106, 114),
    "wood": (122, 82, 48),
    "food": (176, 128, 16),
}
UNIT_ICONS = {"character": "horse-head", "mech": "battle-mech", "worker": "meeple"}
STRUCTURE_ICONS = {"monument": "obelisk", "mill": "windmill", "mine": "cave-entrance", "armory": "crossed-swords"}
TOP_ICONS = {"move": "walking-boot", "bolster": "fist", "trade": "trade", "produce": "sprout"}
BOTTOM_ICONS = {"upgrade": "upgrade", "deploy": "battle-mech", "build": "stone-tower", "enlist": "rally-the-troops"}
TRIUMPH_ICONS = {
    "upgrades": "upgrade",
    "mechs": "battle-mech",
    "structures": "stone-tower",
    "recruits": "rally-the-troops",
    "workers": "meeple",
    "objective": "scroll-unfurled",
    "combat_1": "crossed-swords",
    "combat_2": "crossed-swords",
    "popularity": "hearts",
    "power": "fist",
}
PODIUM = {
    "coins": "two-coins",
    "stars": "round-star",
    "territories": "position-marker",
    "resources": "oil-drum",
    "structures": "stone-tower",
    "total": "trophy",
}

FURNITURE = Theme(PAGE, PANEL, PANEL_EDGE, SLOT, INK, SOFT_INK, BAR, BAR_INK, BAR_SOFT, GOLD, GLOW, "industrial")

COLOURS: tuple[Colour, ...] = (
    *(PAGE, PANEL, PANEL_EDGE, SLOT, INK, SOFT_INK, BAR, BAR_INK, BAR_SOFT, GOLD, GLOW, SEA, RIVER),
    *(BASE, TOKEN, TUNNEL, HEART, POWER, RED_BOX, GREEN_BOX),
    *RESOURCE_COLOURS.values(),
    *(STYLES[name].colour for name in ("blue", "red", "yellow", "black", "white", "grey")),
)
"""What the palette must hold exactly."""
