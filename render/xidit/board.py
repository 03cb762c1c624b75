"""How the board and its parts are put together."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.xidit.view import XiditView
from render.art import Request
from render.canvas import Canvas
from render.sprites import Point
from render.words import Words
from render.xidit import closer, ground, hall, layout, players, strip, tracks, worldmap
from render.xidit.scene import Scene

WIDTH = 1600
MARGIN = 14
GAP = 10
PANELS_LEFT = layout.MAP_WIDTH + 8
CARDS_TOP = strip.HEIGHT + layout.MAP_HEIGHT + 16
HEIGHT = CARDS_TOP + players.CARD_HEIGHT + MARGIN
SCREEN = closer.SCREEN_HEIGHT + MARGIN

SMALL_PANELS = (
    (tracks.destiny_ground, tracks.destiny, tracks.DESTINY_HEIGHT),
    (tracks.lair_ground, tracks.lair, tracks.LAIR_HEIGHT),
    (tracks.barracks_ground, tracks.barracks, tracks.BARRACKS_HEIGHT),
)
SMALL_HEIGHT = sum(height + GAP for _, _, height in SMALL_PANELS)
HALL_HEIGHT = layout.MAP_HEIGHT - 8 - SMALL_HEIGHT - tracks.EXTRA_HEIGHT - GAP

Paint = Callable[[Canvas, Words, bool], None]


def paint_board(request: Request[XiditView]) -> Image.Image:
    """The whole board; below it the viewer's own screen, if the picture is for a seat."""
    scene = Scene(request)
    height = HEIGHT + (SCREEN if scene.view.screen else 0)
    canvas = _sheet(scene, "board", WIDTH, height, _board_ground)
    strip.draw(canvas, scene, WIDTH)
    worldmap.draw(canvas.moved(0, strip.HEIGHT), scene)
    _panels(canvas, scene, *BOARD_SPOTS)
    players.draw(canvas.moved(MARGIN, CARDS_TOP), scene, WIDTH - 2 * MARGIN)
    closer.draw_screen(canvas.moved(MARGIN, HEIGHT), scene, WIDTH - 2 * MARGIN)
    return canvas.image


def paint_map(request: Request[XiditView]) -> Image.Image:
    """The map alone."""
    scene = Scene(request)
    canvas = _sheet(scene, "map", layout.MAP_WIDTH, layout.MAP_HEIGHT, _map_ground)
    worldmap.draw(canvas, scene)
    return canvas.image


def paint_frame(request: Request[XiditView]) -> Image.Image:
    """The map under the strip, for a time-lapse."""
    scene = Scene(request)
    height = strip.HEIGHT + layout.MAP_HEIGHT
    canvas = _sheet(scene, "frame", layout.MAP_WIDTH, height, _frame_ground)
    strip.draw_frame(canvas, scene, layout.MAP_WIDTH)
    worldmap.draw(canvas.moved(0, strip.HEIGHT), scene)
    return canvas.image


def paint_players(request: Request[XiditView]) -> Image.Image:
    """The seats from close by, and the viewer's own screen."""
    scene = Scene(request)
    columns = 2 if scene.view.players == 4 else 3
    rows = -(-scene.view.players // columns)
    width = 2 * MARGIN + columns * closer.CARD_WIDTH + (columns - 1) * players.GAP
    top = strip.TALL + 16
    bottom = top + rows * (closer.CARD_HEIGHT + players.GAP + 6)
    height = bottom + (SCREEN if scene.view.screen else 0)
    canvas = _sheet(scene, "players", width, height, _players_ground)
    strip.draw_tall(canvas, scene, width)
    closer.draw(canvas.moved(MARGIN, top), scene, columns)
    closer.draw_screen(canvas.moved(MARGIN, bottom), scene, width - 2 * MARGIN)
    return canvas.image


def paint_tracks(request: Request[XiditView]) -> Image.Image:
    """The panels from close by."""
    scene = Scene(request)
    canvas = _sheet(scene, "tracks", TRACKS_WIDTH, TRACKS_HEIGHT, _tracks_ground)
    strip.draw_tall(canvas, scene, TRACKS_WIDTH)
    _panels(canvas, scene, *TRACKS_SPOTS)
    return canvas.image


BOARD_SPOTS: tuple[Point, Point, Point] = (
    (PANELS_LEFT, strip.HEIGHT + 8),
    (PANELS_LEFT, strip.HEIGHT + 8 + SMALL_HEIGHT),
    (PANELS_LEFT, strip.HEIGHT + 8 + SMALL_HEIGHT + tracks.EXTRA_HEIGHT + GAP),
)
"""Where the small panels begin, where the legend or neutral board is, where the Hall of Fame is."""
TRACKS_SPOTS: tuple[Point, Point, Point] = (
    (GAP, strip.TALL + GAP),
    (tracks.WIDTH + 2 * GAP, strip.TALL + 2 * GAP + HALL_HEIGHT),
    (tracks.WIDTH + 2 * GAP, strip.TALL + GAP),
)
TRACKS_WIDTH = 2 * tracks.WIDTH + 3 * GAP
TRACKS_HEIGHT = strip.TALL + 3 * GAP + HALL_HEIGHT + tracks.EXTRA_HEIGHT


def _sheet(scene: Scene, part: str, width: float, height: float, paint: Paint) -> Canvas:
    """A part's canvas, whose ground depends on the language and on whether there is a neutral player."""
    words, neutral = scene.words, bool(scene.view.neutral)
    return scene.sheet((part, words.language, neutral), width, height, lambda fresh: paint(fresh, words, neutral))


def _board_ground(canvas: Canvas, words: Words, neutral: bool) -> None:
    strip.draw_ground(canvas)
    ground.draw_map(canvas.moved(0, strip.HEIGHT), words)
    _panel_grounds(canvas, words, neutral, *BOARD_SPOTS)


def _map_ground(canvas: Canvas, words: Words, neutral: bool) -> None:
    ground.draw_map(canvas, words)


def _frame_ground(canvas: Canvas, words: Words, neutral: bool) -> None:
    strip.draw_ground(canvas)
    ground.draw_map(canvas.moved(0, strip.HEIGHT), words)


def _tracks_ground(canvas: Canvas, words: Words, neutral: bool) -> None:
    strip.draw_ground(canvas, strip.TALL)
    _panel_grounds(canvas, words, neutral, *TRACKS_SPOTS)


def _players_ground(canvas: Canvas, words: Words, neutral: bool) -> None:
    strip.draw_ground(canvas, strip.TALL)


def _panel_grounds(canvas: Canvas, words: Words, neutral: bool, small: Point, extra: Point, fame: Point) -> None:
    x, y = small
    for paint, _, height in SMALL_PANELS:
        paint(canvas.moved(x, y), words)
        y += height + GAP
    (tracks.neutral_ground if neutral else tracks.legend_ground)(canvas.moved(*extra), words)
    hall.ground(canvas.moved(*fame), words, HALL_HEIGHT)


def _panels(canvas: Canvas, scene: Scene, small: Point, extra: Point, fame: Point) -> None:
    x, y = small
    for _, draw, height in SMALL_PANELS:
        draw(canvas.moved(x, y), scene)
        y += height + GAP
    if scene.view.neutral:
        tracks.neutral(canvas.moved(*extra), scene)
    hall.draw(canvas.moved(*fame), scene)
