"""Ryozen in pictures: night and lanterns."""

from __future__ import annotations

from render import ceremony, film, lookback
from render.art import ALL, MAP, SPREAD_WIDTH, Page, Samples
from render.mappage import map_page, page, spread
from render.ryozen import legend, rows, seats, theme, worldmap
from render.ryozen.head import head
from render.ryozen.scene import Scene
from render.ryozen.theme import COLOURS

__all__ = ["COLOURS", "MAP_SVG", "PAGES", "SAMPLES", "paint_frame", "paint_podium", "paint_story"]

PAGES = (
    Page(MAP, map_page(Scene, worldmap, head, seats.strip)),
    Page("seats", page(Scene, seats.page, head)),
    Page("market", page(Scene, rows.market, head), "ryozen-page-market"),
    Page("tracks", page(Scene, rows.events, head), "ryozen-page-events"),
    Page("mat", page(Scene, seats.mat, head), own=True),
    Page("legend", page(Scene, legend.page, head)),
    Page("kin", page(Scene, legend.kin, head), "ryozen-legend-kin"),
    Page(ALL, spread(Scene, worldmap, head, [rows.market, rows.events, seats.page]), width=SPREAD_WIDTH),
)
MAP_SVG = "render.ryozen.map_svg"
ending = ceremony.by_scores(theme.PODIUM, heading="ryozen-picture-score-", icon="pagoda")
"""RYO-16: places and what each score was made of."""
paint_podium = ceremony.podium(Scene, ending)
paint_story = lookback.story(Scene)
paint_frame = film.frame(Scene, worldmap)
SAMPLES = Samples(
    matches=tuple(
        (players, {"mode": mode})
        for players, mode in ((2, "standard"), (4, "standard"), (3, "phoenix_palace"), (4, "phoenix_palace"))
    ),
    stages=(0, 10, 40, 90, 150, 220),
    parts=("seats", "market", "tracks", "mat", "legend", "kin"),
)
