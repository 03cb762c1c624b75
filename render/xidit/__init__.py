"""Lords of Xidit in pictures: a parchment kingdom."""

from __future__ import annotations

from render import ceremony, film, lookback
from render.art import ALL, MAP, SPREAD_WIDTH, Page, Samples
from render.mappage import map_page, page, spread
from render.xidit import ending, legend, mat, seats, tracks, worldmap
from render.xidit.head import head
from render.xidit.scene import Scene
from render.xidit.theme import COLOURS

__all__ = ["COLOURS", "MAP_SVG", "PAGES", "SAMPLES", "paint_frame", "paint_podium", "paint_story"]

PAGES = (
    Page(MAP, map_page(Scene, worldmap, head, seats.strip)),
    Page("seats", page(Scene, seats.page, head)),
    Page("tracks", page(Scene, tracks.page, head), "xidit-picture-hall"),
    Page("market", page(Scene, tracks.stock, head), "xidit-picture-destiny"),
    Page("mat", page(Scene, mat.page, head), "xidit-page-screen", own=True),
    Page("legend", page(Scene, legend.page, head)),
    Page("signs", page(Scene, legend.signs, head), "xidit-legend-signs"),
    Page(ALL, spread(Scene, worldmap, head, [tracks.page, tracks.stock, seats.page]), width=SPREAD_WIDTH),
)
MAP_SVG = "render.xidit.map_svg"
paint_podium = ceremony.podium(Scene, ending.ending)
paint_story = lookback.story(Scene)
paint_frame = film.frame(Scene, worldmap)
SAMPLES = Samples(
    matches=tuple((players, {}) for players in (3, 4, 5)),
    stages=(0, 12, 30, 60, 100),
    parts=("seats", "tracks", "market", "mat", "legend", "signs"),
)
