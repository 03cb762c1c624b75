"""Scythe in pictures: a muted landscape of the 1920s."""

from __future__ import annotations

from render import ceremony, film, lookback
from render.art import ALL, MAP, SPREAD_WIDTH, Page, Samples
from render.mappage import map_page, page, spread
from render.scythe import legend, mat, seats, theme, tracks, worldmap
from render.scythe.head import head
from render.scythe.scene import Scene
from render.scythe.theme import COLOURS

__all__ = ["COLOURS", "MAP_SVG", "PAGES", "SAMPLES", "paint_frame", "paint_podium", "paint_story"]

PAGES = (
    Page(MAP, map_page(Scene, worldmap, head, seats.strip)),
    Page("seats", page(Scene, seats.page, head)),
    Page("tracks", page(Scene, tracks.page, head)),
    Page("mat", page(Scene, mat.page, head), own=True),
    Page("hand", page(Scene, mat.hand, head), "scythe-page-hand", own=True),
    Page("mats", page(Scene, mat.pages, head), "scythe-page-mats"),
    Page("legend", page(Scene, legend.page, head)),
    Page("signs", page(Scene, legend.signs, head), "scythe-page-signs"),
    Page(ALL, spread(Scene, worldmap, head, [tracks.page, seats.page, mat.pages]), width=SPREAD_WIDTH),
)
MAP_SVG = "render.scythe.map_svg"
ending = ceremony.by_scores(theme.PODIUM, heading="scythe-picture-score-", icon="horse-head")
"""SCY-15: places by coins, and what they were made of."""
paint_podium = ceremony.podium(Scene, ending)
paint_story = lookback.story(Scene)
paint_frame = film.frame(Scene, worldmap)
SAMPLES = Samples(
    matches=tuple((players, {}) for players in (2, 4, 5)),
    stages=(0, 40, 150, 400, 700),
    parts=("seats", "tracks", "mat", "hand", "mats", "legend", "signs"),
)
