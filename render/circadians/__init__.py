"""Circadians: Chaos Order in pictures: an alien land at dusk."""

from __future__ import annotations

from render import ceremony, film, lookback
from render.art import ALL, MAP, SPREAD_WIDTH, Page, Samples
from render.circadians import ending, legend, mat, seats, tracks, worldmap
from render.circadians.head import head
from render.circadians.scene import Scene
from render.circadians.theme import COLOURS
from render.mappage import map_page, page, spread

__all__ = ["COLOURS", "MAP_SVG", "PAGES", "SAMPLES", "paint_frame", "paint_podium", "paint_story"]

PAGES = (
    Page(MAP, map_page(Scene, worldmap, head, seats.strip)),
    Page("seats", page(Scene, seats.page, head)),
    Page("tracks", page(Scene, tracks.page, head)),
    Page("mat", page(Scene, mat.page, head), own=True),
    Page("leaders", page(Scene, mat.leaders, head), "circadians-page-leaders", own=True),
    Page("cards", page(Scene, mat.hand, head), own=True),
    Page("legend", page(Scene, legend.page, head)),
    Page("signs", page(Scene, legend.signs, head), "circadians-page-signs"),
    Page(ALL, spread(Scene, worldmap, head, [tracks.page, seats.page]), width=SPREAD_WIDTH),
)
MAP_SVG = "render.circadians.map_svg"
paint_podium = ceremony.podium(Scene, ending.ending)
paint_story = lookback.story(Scene)
paint_frame = film.frame(Scene, worldmap)
SAMPLES = Samples(
    matches=tuple((players, {"factions": "random", "loot": "extended"}) for players in (2, 4, 5)),
    stages=(0, 40, 150, 400, 700),
    parts=("seats", "tracks", "mat", "leaders", "cards", "legend", "signs"),
)
