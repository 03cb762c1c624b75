"""Hyperborea's colours and icons: stone and crystal under a northern night."""

from __future__ import annotations

from games.hyperborea import components as c
from render.art import Colour
from render.seats import STYLES
from render.theme import Theme, darker, of_hex

PAGE: Colour = (200, 198, 196)
NIGHT: Colour = (38, 46, 64)
STAR: Colour = (120, 136, 164)
SHALLOW: Colour = (58, 82, 108)
SURF: Colour = (126, 158, 176)
LIGHTS: tuple[Colour, ...] = ((44, 74, 80), (46, 62, 88), (42, 70, 86))
"""Curtains of the northern lights."""
FLOE: Colour = (104, 130, 158)
FLOE_SHADE: Colour = (46, 62, 88)
HALO: Colour = (250, 246, 232)
PANEL: Colour = (244, 240, 230)
PANEL_EDGE: Colour = (120, 116, 124)
SLOT: Colour = (222, 217, 204)
INK: Colour = (38, 36, 46)
SOFT_INK: Colour = (104, 100, 110)
BAR: Colour = (28, 30, 44)
BAR_INK: Colour = (255, 255, 255)
BAR_SOFT: Colour = (170, 176, 196)
GOLD: Colour = (214, 166, 52)
GLOW: Colour = (255, 206, 60)
WHITE: Colour = (255, 255, 255)
GAIN: Colour = (14, 110, 52)
CITY: Colour = PANEL
CITY_EDGE: Colour = (70, 60, 56)
FOG_EDGE: Colour = (120, 130, 150)
FOG_INK: Colour = (84, 94, 112)
GHOST: Colour = (206, 232, 240)
GHOST_DARK: Colour = (40, 84, 104)

METALS: dict[str, Colour] = {"gold": (224, 176, 48), "silver": (186, 192, 200), "bronze": (186, 122, 68)}

BOARD = c.DATA.board


TERRAIN: dict[str, Colour] = {
    name: of_hex(getattr(BOARD.terrain_color, name))
    for name in BOARD.terrain_color.__struct_fields__
    if name != "source"
}
CUBES: tuple[Colour, ...] = tuple(of_hex(getattr(BOARD.cube_color, name)) for name in c.CUBES)
CUBE_ICONS = {
    "green": "walking-boot",
    "orange": "gears",
    "red": "crossed-swords",
    "yellow": "trade",
    "purple": "sprout",
    "blue": "scroll-unfurled",
    "grey": "cancel",
}
"""Cubes are told apart by an icon as well as by colour."""
CUBE_INKS: tuple[Colour, ...] = tuple(INK if name in ("yellow", "orange") else WHITE for name in c.CUBES)
SEATS = {
    "red": "red",
    "emerald": "green",
    "celestial": "blue",
    "coral": "orange",
    "golden": "yellow",
    "purple": "purple",
}
"""The seat style of each faction."""

OPS = {
    "move": "walking-boot",
    "fly": "hawk-emblem",
    "attack": "broadsword",
    "ranged": "high-shot",
    "fortress": "white-tower",
    "figure": "meeple",
    "clone": "rally-the-troops",
    "dev": "upgrade",
    "gem": "gems",
    "tech": "scroll-unfurled",
    "draw": "swap-bag",
    "gain_cube": "cube",
    "return_cube": "sprint",
    "exchange_cube": "trade",
    "purge": "flame",
    "spy": "hood",
    "contact": "megaphone",
    "choose": "scales",
    "pay": "price-tag",
    "discard": "cancel",
    "replace": "card-random",
    "bonus": "round-star",
    "dev_loss": "tombstone",
}
OBJECTIVES = {"gems": "gems", "technologies": "scroll-unfurled", "figures": "meeple"}
SCORES = {
    "gems": "gems",
    "ghosts": "ghost",
    "rivals": "tombstone",
    "cubes": "cube",
    "objectives": "laurel-crown",
    "cards": "scroll-unfurled",
    "control": "flying-flag",
}
PODIUM = {**SCORES, "total": "trophy"}

FURNITURE = Theme(PAGE, PANEL, PANEL_EDGE, SLOT, INK, SOFT_INK, BAR, BAR_INK, BAR_SOFT, GOLD, GLOW)

COLOURS: tuple[Colour, ...] = (
    *(
        PAGE,
        NIGHT,
        STAR,
        SHALLOW,
        SURF,
        *LIGHTS,
        FLOE,
        HALO,
        PANEL,
        PANEL_EDGE,
        SLOT,
        INK,
        SOFT_INK,
        BAR,
        BAR_SOFT,
        GOLD,
        GLOW,
    ),
    *(CITY, CITY_EDGE, FOG_EDGE, GHOST, GHOST_DARK, GAIN, *METALS.values(), *TERRAIN.values(), *CUBES),
    *(darker(colour, 0.72) for colour in TERRAIN.values()),
    *(STYLES[name].colour for name in SEATS.values()),
)
"""What the palette must hold exactly. White is learned: the snow of the peaks lies too near to it."""
