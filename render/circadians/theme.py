"""The colours and icons of Circadians: a violet dusk over strange ground."""

from __future__ import annotations

from render.art import Colour
from render.seats import STYLES
from render.theme import Theme

PAGE: Colour = (58, 48, 82)
PANEL: Colour = (238, 232, 242)
PANEL_EDGE: Colour = (122, 100, 150)
SLOT: Colour = (218, 208, 228)
INK: Colour = (40, 32, 56)
SOFT_INK: Colour = (108, 94, 130)
BAR: Colour = (36, 28, 54)
BAR_INK: Colour = (246, 240, 252)
BAR_SOFT: Colour = (184, 168, 210)
GOLD: Colour = (228, 176, 62)
GLOW: Colour = (255, 214, 80)
WHITE: Colour = (255, 255, 255)
MOUNTAIN: Colour = (150, 128, 150)
RELIC: Colour = (36, 120, 140)
FOUNDATION: Colour = (196, 186, 206)
ENERGY: Colour = (196, 120, 16)
GEM: Colour = (24, 118, 142)
CARD: Colour = (132, 56, 120)
MORALE: Colour = (20, 120, 60)
TRAP: Colour = (170, 40, 40)
TUNNELS: dict[str, Colour] = {"blue": (40, 110, 200), "red": (200, 60, 50)}

TUNNEL_NUMBERS = {"blue": "1", "red": "2"}

TERRAIN: dict[str, Colour] = {
    "bog": (95, 154, 134),
    "cliffs": (181, 140, 148),
    "plains": (219, 167, 101),
    "lake": (79, 111, 192),
}
SEATS = {
    "circadians": "yellow",
    "ai": "grey",
    "zcharo": "sky",
    "leyrien": "green",
    "jrayek": "red",
    "oxataya": "purple",
    "": "white",
}
FACTION_ICONS = {
    "circadians": "spaceship",
    "ai": "robot-golem",
    "zcharo": "alien-bug",
    "leyrien": "alien-stare",
    "jrayek": "alien-skull",
    "oxataya": "sea-serpent",
}
FIGHTER_ICONS = {**FACTION_ICONS, "circadians": "mecha-head"}
BUILDING_ICONS = {"factory": "factory", "outpost": "flying-flag", "stronghold": "castle"}
PHASE_ICONS = {
    "price": "price-tag",
    "discover": "light-bulb",
    "build": "anvil",
    "harvest": "energy-tank",
    "recruit": "rally-the-troops",
    "move": "walking-boot",
    "combat": "crossed-swords",
    "income": "two-coins",
    "relic": "glowing-artifact",
    "setup": "compass",
}
GAIN_ICONS: dict[str, tuple[str, Colour]] = {
    "energy": ("energy-tank", ENERGY),
    "gems": ("gems", GEM),
    "cards": ("card-play", CARD),
    "research": ("light-bulb", RELIC),
    "recruit": ("rally-the-troops", MORALE),
    "leader_action": ("crown", CARD),
    "build_paid": ("anvil", SOFT_INK),
    "build_unlocked": ("anvil", SOFT_INK),
}
PODIUM = {"fame": "laurel-crown", "land": "position-marker", "relics": "glowing-artifact"}

FURNITURE = Theme(PAGE, PANEL, PANEL_EDGE, SLOT, INK, SOFT_INK, BAR, BAR_INK, BAR_SOFT, GOLD, GLOW, "industrial")

WATERS: tuple[Colour, ...] = ((111, 139, 214), (61, 85, 166))
"""Light and shade of the lakes."""

COLOURS: tuple[Colour, ...] = (
    *(PAGE, PANEL, PANEL_EDGE, SLOT, INK, SOFT_INK, BAR, BAR_INK, BAR_SOFT, GOLD, GLOW, WHITE),
    *(MOUNTAIN, RELIC, FOUNDATION, ENERGY, GEM, CARD, MORALE, TRAP, *TUNNELS.values()),
    *TERRAIN.values(),
    *WATERS,
    *(STYLES[name].colour for name in SEATS.values()),
)
"""What the palette must hold exactly."""
