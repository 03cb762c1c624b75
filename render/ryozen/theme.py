"""The look of Ryozen: indigo night, warm light, the colours of three moons."""

from __future__ import annotations

import msgspec

from render.art import Colour
from render.seats import STYLES
from render.theme import Theme

PAGE: Colour = (17, 19, 40)
NIGHT: Colour = (24, 27, 56)
DEEP: Colour = (13, 14, 31)
STAR: Colour = (112, 116, 160)
PANEL: Colour = (243, 236, 220)
PANEL_EDGE: Colour = (150, 126, 84)
SLOT: Colour = (216, 204, 178)
INK: Colour = (40, 30, 34)
SOFT_INK: Colour = (112, 98, 88)
BAR: Colour = (36, 20, 38)
BAR_INK: Colour = (255, 244, 220)
BAR_SOFT: Colour = (206, 182, 158)
GOLD: Colour = (214, 164, 66)
LIGHT: Colour = (255, 222, 138)
GLOW: Colour = (255, 190, 60)
WHITE: Colour = (255, 255, 255)
PAPER: Colour = (250, 245, 232)
CLOAK: Colour = (46, 42, 58)
ROOF: Colour = (142, 44, 44)
ROOF_DARK: Colour = (96, 28, 34)
STONE: Colour = (74, 70, 104)
STONE_LIGHT: Colour = (112, 106, 146)
TERRACE: tuple[Colour, ...] = ((62, 58, 92), STONE, (84, 80, 118))
"""Slabs of the Palace's terrace, from the shade to the light."""
ROOFS: tuple[tuple[Colour, ...], ...] = (
    ((74, 22, 30), (104, 32, 38), (138, 50, 48)),
    ((110, 34, 36), (146, 48, 46), (184, 76, 62)),
    ((164, 118, 46), (204, 156, 66), (238, 198, 108)),
)
"""Slopes of its roofs, the lowest first, each from the shade to the light."""
TRACK: Colour = (38, 42, 78)
TRACK_FIVE: Colour = (58, 62, 106)
RIM: Colour = (92, 96, 150)
GAINED: Colour = (14, 110, 52)

SHARDS: dict[str, Colour] = {"coral": (232, 92, 82), "agate": (92, 140, 226), "jade": (46, 168, 118)}
SECTOR_GROUND: dict[str, Colour] = {"coral": (74, 38, 60), "agate": (38, 50, 96), "jade": (28, 66, 70)}
SECTOR_EDGE: dict[str, Colour] = {"coral": (150, 78, 92), "agate": (84, 108, 182), "jade": (60, 138, 126)}
SECTOR_LIT: dict[str, Colour] = {"coral": (150, 92, 82), "agate": (112, 118, 140), "jade": (104, 130, 110)}
RESOURCES: dict[str, Colour] = {"coin": (196, 142, 34), "scroll": (150, 106, 58), "lantern": (206, 62, 44)}

RESOURCES_LIT: dict[str, Colour] = {"coin": (236, 190, 84), "scroll": (222, 186, 132), "lantern": (244, 120, 92)}
"""The same on a dark ground."""

RESOURCE_ICONS = {"coin": "two-coins", "scroll": "scroll-unfurled", "lantern": "asian-lantern"}
SHARD_ICON = "crystal-cluster"
ANY_ICON = "swap-bag"
"""A resource of choice."""
FAVOUR_ICON = "lotus"
CLOAK_ICON = "hood"
SECTOR_ICONS = {
    "gate": "medieval-gate",
    "capital": "castle",
    "outskirts": "village",
    "altar": "shinto-shrine",
    "springs": "waves",
    "clan_house": "flying-flag",
    "palace": "pagoda",
}
KIN_ICONS = {
    "apprentice": "meeple",
    "philosopher": "quill-ink",
    "merchant": "trade",
    "archer": "high-shot",
    "bard": "lyre",
    "fighter": "crossed-swords",
    "trickster": "drama-masks",
    "diplomat": "shaking-hands",
    "advisor": "megaphone",
    "pathfinder": "compass",
    "seer": "crystal-shine",
    "mentor": "book-cover",
    "hermit": "monk-face",
    "guardian": "checked-shield",
    "organizer": "rally-the-troops",
    "night_agent": "ninja-head",
}
GLYPH_ICONS = {
    "stratagem": "alien-stare",
    "offering": "flame",
    "seal": "wax-seal",
    "prayer": "moon",
    "mercy": "broadsword",
    "rainbow": "spear-feather",
}
EVENT_ICONS = {
    "breach_in_the_wall": "castle",
    "uprising": "pitchfork",
    "fire_in_the_clan_house": "campfire",
    "bandit_raid": "hood",
    "suspicious_rumours": "megaphone",
    "ominous_shadows": "ghost",
    "coral_eclipse": "moon",
    "agate_eclipse": "moon",
    "jade_eclipse": "moon",
    "curse_of_shadow": "death-skull",
    "palace_banquet": "trophy",
    "public_brawl": "fist",
    "lunar_curse": "crystal-shine",
    "sun_glare": "sun",
    "lunar_festival": "lantern-flame",
    "invisible_presence": "sight-disabled",
    "ceremony_of_three_lights": "torch",
    "mist_of_oblivion": "wave-crest",
    "flood": "waves",
    "earthquake": "mountains",
}
VILLAGE_ICONS = {
    "start_village": "village",
    "altar_tile": "shinto-shrine",
    "prosperville": "swap-bag",
    "craftsville": "scroll-unfurled",
    "fire_cape": "torch",
    "river_shoal": "river",
    "stronghold": "stone-tower",
    "owl_cove": "hawk-emblem",
    "bandit_den": "hood",
    "bird_gorge": "harpy",
    "town_hall": "white-tower",
    "nomad_camp": "barracks-tent",
    "moon_forge": "anvil",
    "moon_harbour": "moon",
}
PODIUM = {"track": "lotus", "shards": "crystal-cluster", "resources": "two-coins", "total": "laurel-crown"}

FURNITURE = Theme(PAGE, PANEL, PANEL_EDGE, SLOT, INK, SOFT_INK, BAR, BAR_INK, BAR_SOFT, GOLD, GLOW)

ON_NIGHT = msgspec.structs.replace(FURNITURE, ink=BAR_INK, soft_ink=BAR_SOFT)
"""For what is written on the page itself."""

COLOURS: tuple[Colour, ...] = (
    *(PAGE, NIGHT, DEEP, STAR, PANEL, PANEL_EDGE, SLOT, INK, SOFT_INK, BAR, BAR_INK, BAR_SOFT, GOLD, LIGHT, GLOW),
    *(WHITE, PAPER, CLOAK, ROOF, ROOF_DARK, STONE, STONE_LIGHT, TRACK, TRACK_FIVE, RIM),
    *TERRACE,
    *(tone for slopes in ROOFS for tone in slopes),
    *SHARDS.values(),
    *SECTOR_GROUND.values(),
    *SECTOR_EDGE.values(),
    *SECTOR_LIT.values(),
    *RESOURCES.values(),
    *(STYLES[name].colour for name in ("orange", "purple", "green", "blue", "grey")),
)
"""What the palette must hold exactly."""
