"""Hyperborea in pictures: stone and crystal under a northern night."""

from __future__ import annotations

from PIL import Image

from games.hyperborea.view import HyperboreaView
from render import ceremony, film, lookback
from render.art import ALL, MAP, SPREAD_WIDTH, Page, Request, Samples
from render.hyperborea import legend, market, mat, seats, theme
from render.hyperborea.head import head
from render.hyperborea.scene import Scene
from render.hyperborea.theme import COLOURS
from render.hyperborea.worldmap import WORLDS
from render.mappage import map_page, page, spread

__all__ = ["COLOURS", "MAP_SVG", "PAGES", "SAMPLES", "paint_frame", "paint_podium", "paint_story"]


def paint_map(request: Request[HyperboreaView]) -> Image.Image:
    """The map, which differs with the number of players."""
    return map_page(Scene, WORLDS[request.view.players], head, seats.strip)(request)


def paint_all(request: Request[HyperboreaView]) -> Image.Image:
    """Everything at once."""
    return spread(Scene, WORLDS[request.view.players], head, [market.page, seats.points, seats.page])(request)


def paint_frame(request: Request[HyperboreaView]) -> Image.Image:
    """A frame of a time-lapse."""
    return film.frame(Scene, WORLDS[request.view.players])(request)


PAGES = (
    Page(MAP, paint_map),
    Page("seats", page(Scene, seats.page, head)),
    Page("market", page(Scene, market.page, head), "hyperborea-picture-offer"),
    Page("tracks", page(Scene, seats.points, head), "hyperborea-page-points"),
    Page("mat", page(Scene, mat.page, head), own=True),
    Page("cards", page(Scene, mat.own_cards, head), "hyperborea-page-cards", own=True),
    Page("legend", page(Scene, legend.page, head)),
    Page("signs", page(Scene, legend.signs, head), "hyperborea-legend-effects"),
    Page(ALL, paint_all, width=SPREAD_WIDTH),
)
MAP_SVG = "render.hyperborea.map_svg"
ending = ceremony.by_scores(theme.PODIUM, heading="hyperborea-score-", icon="meeple")
"""HYP-21: places, and what the points were for."""
paint_podium = ceremony.podium(Scene, ending)
paint_story = lookback.story(Scene)
SAMPLES = Samples(
    matches=tuple(
        (players, {"mode": mode})
        for players, mode in ((2, "invasion"), (3, "faction_war"), (5, "faction_war"), (6, "invasion"))
    ),
    stages=(0, 8, 60, 160, 320),
    parts=("seats", "market", "tracks", "mat", "cards", "legend", "signs"),
)
