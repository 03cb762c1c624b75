"""Xidit's colours: a parchment kingdom."""

from __future__ import annotations

from games.xidit import components
from render.art import Colour
from render.seats import STYLES
from render.theme import Theme, mixed, of_hex
from render.xidit import terrain

PAGE: Colour = (222, 202, 160)
PANEL: Colour = (247, 238, 214)
PANEL_EDGE: Colour = (150, 118, 66)
SLOT: Colour = (233, 219, 184)
INK: Colour = (60, 44, 24)
SOFT_INK: Colour = (122, 98, 62)
BAR: Colour = (56, 40, 24)
BAR_INK: Colour = (250, 238, 208)
BAR_SOFT: Colour = (196, 170, 124)
PAST: Colour = (96, 74, 48)
GOLD: Colour = (217, 165, 32)
PALE_GOLD: Colour = (250, 214, 110)
SILVER: Colour = (176, 176, 170)
WHITE: Colour = (255, 255, 255)
PAPER: Colour = (251, 244, 223)

RECRUIT: Colour = (36, 110, 88)
RECRUIT_GROUND: Colour = (222, 238, 220)
THREAT: Colour = (140, 30, 24)
THREAT_GROUND: Colour = (250, 226, 208)
SLEEP: Colour = (96, 104, 128)
SLEEP_GROUND: Colour = (214, 216, 224)
AWAKE: Colour = (196, 84, 16)
AWAKE_GROUND: Colour = (252, 226, 178)
GLOW: Colour = (255, 200, 40)
WAITING: Colour = (150, 138, 116)
CITY: Colour = (217, 178, 90)
CITY_EDGE: Colour = (74, 50, 24)
VEIL: Colour = (214, 206, 188)

ROADS: dict[str, Colour] = {"black": (38, 33, 31), "red": (196, 40, 28), "blue": (31, 95, 208)}

UNIT_ICONS = ("pitchfork", "high-shot", "checked-shield", "pope-crown", "pointy-hat")
UNIT_COLOURS: tuple[Colour, ...] = ((224, 124, 36), (60, 140, 66), (120, 126, 136), (250, 248, 240), (122, 63, 168))
UNIT_INKS: tuple[Colour, ...] = (WHITE, WHITE, WHITE, (120, 84, 20), WHITE)

KIND_ICONS = {"coins": "two-coins", "bards": "lyre", "guild_sections": "white-tower"}
ASSESSMENT_ICONS = {components.ASSESSED_BY[kind]: icon for kind, icon in KIND_ICONS.items()}
ORDER_ICONS = {
    "black": "walking-boot",
    "red": "walking-boot",
    "blue": "walking-boot",
    "city": "medieval-gate",
    "wait": "sands-of-time",
}

THREAT_ICONS = {
    1: "ogre",
    2: "wyvern",
    3: "boar",
    4: "sea-serpent",
    5: "harpy",
    6: "troll",
    7: "wolf-head",
    8: "rock-golem",
    9: "dragon-head",
    10: "spider-alt",
    11: "floating-ghost",
    12: "scorpion",
    13: "witch-face",
    14: "hydra",
    15: "minotaur",
    16: "griffin-symbol",
    17: "gorilla",
    18: "salamander",
    19: "frog-prince",
    20: "fire-dash",
    21: "giant",
}

FURNITURE = Theme(PAGE, PANEL, PANEL_EDGE, SLOT, INK, SOFT_INK, BAR, BAR_INK, BAR_SOFT, GOLD, GLOW)

DONE_ORDERS = 0.62
"""How far an executed order pales."""

COLOURS: tuple[Colour, ...] = (
    *(PAGE, PANEL, PANEL_EDGE, SLOT, INK, SOFT_INK, BAR, BAR_INK, BAR_SOFT),
    *(PAST, GOLD, PALE_GOLD, SILVER, WHITE, PAPER),
    *(RECRUIT, RECRUIT_GROUND, THREAT, THREAT_GROUND, SLEEP, SLEEP_GROUND, AWAKE, AWAKE_GROUND, GLOW, CITY, VEIL),
    *(*ROADS.values(), *UNIT_COLOURS, WAITING),
    *(mixed(colour, PANEL, DONE_ORDERS) for colour in (*ROADS.values(), RECRUIT, WAITING)),
    *(STYLES[name].colour for name in ("blue", "red", "green", "yellow", "black", "grey")),
    *map(of_hex, (*terrain.GROUNDS.values(), *(dark for _, dark in terrain.DRAWINGS.values()), *terrain.WATERS)),
)
"""What the palette must hold exactly."""
