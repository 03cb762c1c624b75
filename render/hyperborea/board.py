"""How the board and its parts are put together."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image

from games.hyperborea import components as c
from games.hyperborea.view import HyperboreaView
from games.hyperborea.words import effect_list
from render.art import Request
from render.canvas import Canvas
from render.hyperborea import ground, layout, market, mats, panels, players, strip, theme, worldmap
from render.hyperborea.scene import Scene
from render.sprites import Point

WIDTH = 1600
MARGIN, GAP = 14, 10
MAP_WIDTH, MAP_TALLEST = 1066, 1030
SIDE_LEFT = MAP_WIDTH + MARGIN
SIDE_WIDTH = WIDTH - SIDE_LEFT - MARGIN
PRIVATE = 84 + MARGIN
FRAME_WIDTH, FRAME_TALLEST = 1000, 900


class Plan(msgspec.Struct, frozen=True):
    """Where the parts of the board stand, which depends on the number of players."""

    shown: layout.Frame
    map_top: float
    map_box: float
    """Height of the night around the map."""
    cards: Point
    cards_width: float
    bottom: float


@lru_cache(maxsize=8)
def plan(count: int) -> Plan:
    """A flat map leaves room for the seats' cards below it; else they stand below everything."""
    shown = layout.frame(count, MAP_WIDTH, MAP_TALLEST)
    side = market.HEIGHT + panels.SUPPLY_HEIGHT + panels.standings_height(count) + 2 * GAP + 8
    cards = players.rows(count) * (players.HEIGHT + players.GAP)
    if shown.height + cards + MARGIN <= side:
        spot = (MARGIN, strip.HEIGHT + shown.height + MARGIN)
        return Plan(shown, strip.HEIGHT, shown.height, spot, MAP_WIDTH - MARGIN, strip.HEIGHT + side + MARGIN)
    middle = max(side, shown.height)
    top = strip.HEIGHT + (middle - shown.height) / 2
    spot = (MARGIN, strip.HEIGHT + middle + MARGIN)
    return Plan(shown, top, middle, spot, WIDTH - 2 * MARGIN, spot[1] + cards + 2)


def paint_board(request: Request[HyperboreaView]) -> Image.Image:
    """Strip, map, technologies on offer and points beside it, a card for every seat, the viewer's own token."""
    scene = Scene(request)
    laid = plan(scene.view.players)
    extra: float = PRIVATE if panels.has_private(scene) else 0

    def fresh(canvas: Canvas) -> None:
        strip.draw_ground(canvas)
        canvas.box(0, strip.HEIGHT, MAP_WIDTH, laid.map_box, theme.NIGHT)
        ground.draw(canvas.moved(0, laid.map_top), scene, laid.shown)

    canvas = scene.sheet(("board", ground.key(scene)), WIDTH, laid.bottom + extra, fresh)
    strip.draw(canvas, scene, WIDTH)
    worldmap.draw(canvas.moved(0, laid.map_top), scene, laid.shown)
    _side(canvas.moved(SIDE_LEFT, strip.HEIGHT + 8), scene)
    players.draw(canvas.moved(*laid.cards), scene, laid.cards_width)
    if extra:
        panels.private(canvas.moved(MARGIN, laid.bottom), scene, WIDTH - 2 * MARGIN)
    return canvas.image


def _side(canvas: Canvas, scene: Scene) -> None:
    market.draw(canvas, scene, SIDE_WIDTH)
    y: float = market.HEIGHT + GAP
    panels.standings(canvas.moved(0, y), scene, SIDE_WIDTH)
    y += panels.standings_height(scene.view.players) + GAP
    panels.supply(canvas.moved(0, y), scene, SIDE_WIDTH)


def paint_map(request: Request[HyperboreaView]) -> Image.Image:
    """The map alone, under the strip."""
    scene = Scene(request)
    shown = layout.frame(scene.view.players, FRAME_WIDTH, FRAME_TALLEST)

    def fresh(canvas: Canvas) -> None:
        strip.draw_ground(canvas, strip.TALL)
        ground.draw(canvas.moved(0, strip.TALL), scene, shown)

    key = ("map", ground.key(scene))
    canvas = scene.sheet(key, FRAME_WIDTH, strip.TALL + shown.height, fresh)
    strip.draw_tall(canvas, scene, FRAME_WIDTH)
    worldmap.draw(canvas.moved(0, strip.TALL), scene, shown)
    return canvas.image


def paint_players(request: Request[HyperboreaView]) -> Image.Image:
    """Every mat from close by, two beside each other."""
    scene = Scene(request)
    width = 2 * mats.WIDTH + 3 * MARGIN
    lines = [scene.order[start : start + 2] for start in range(0, scene.view.players, 2)]
    heights = [max(mats.height(scene.view.seats[seat]) for seat in line) for line in lines]
    extra: float = PRIVATE if panels.has_private(scene) else 0
    whole: float = strip.HEIGHT + sum(heights) + (len(lines) + 1) * 20 + extra
    canvas = scene.sheet("players", width, whole, strip.draw_ground)
    strip.draw(canvas, scene, width)
    y = strip.HEIGHT + 20.0
    for line, tall in zip(lines, heights, strict=True):
        for column, seat in enumerate(line):
            mats.draw(canvas.moved(MARGIN + column * (mats.WIDTH + MARGIN), y), scene, seat, tall)
        y += tall + 20
    if extra:
        panels.private(canvas.moved(MARGIN, y), scene, width - 2 * MARGIN)
    return canvas.image


def paint_cards(request: Request[HyperboreaView]) -> Image.Image:
    """The technologies on offer, large, with their effects in words."""
    scene = Scene(request)
    width, tall = 1200.0, 150.0
    whole = strip.TALL + len(c.DECKS) * (tall + 46) + 20
    canvas = scene.sheet("cards", width, whole, lambda fresh: strip.draw_ground(fresh, strip.TALL))
    strip.draw_tall(canvas, scene, width)
    for index, number in enumerate(c.DECKS):
        y = strip.TALL + 10 + index * (tall + 46)
        canvas.fitted(20, y + 20, scene.say(f"hyperborea-deck-{number}"), 26, theme.INK, 700, "display")
        canvas.icon("stack", width - 76, y + 20, 26, theme.SOFT_INK)
        left = scene.view.decks[index] if scene.view.decks else 0
        canvas.text(width - 24, y + 20, str(left), 26, theme.SOFT_INK, "bold", "r")
        for place, offer in enumerate(scene.view.market[index] if scene.view.market else []):
            if offer.card:
                here = canvas.moved(20 + place * 585, y + 40)
                market.card(here, scene, offer, 575, tall)
                words = scene.say("hyperborea-effects", effects=effect_list(c.ROWS[offer.card].effects))
                here.fitted(10, 126, words, 22, theme.SOFT_INK, 520, least=17)
    return canvas.image
