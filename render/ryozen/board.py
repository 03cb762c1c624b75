"""How the board and its parts are put together."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.ryozen.view import RyozenView
from render import furniture
from render.art import Request
from render.canvas import Canvas
from render.ryozen import ground, layout, players, rows, strip, table
from render.ryozen.scene import Scene
from render.sprites import Point
from render.words import Words

WIDTH = 1600
MARGIN = 14
ZOOM = 1.1
PLANE = layout.PLANE * ZOOM
CARDS_LEFT = PLANE + 2 * MARGIN
CARDS_WIDTH = WIDTH - CARDS_LEFT - MARGIN
PANELS_TOP = strip.HEIGHT + MARGIN + PLANE + MARGIN
PANEL_HEIGHT = 292
PANEL_WIDTH = (WIDTH - 5 * MARGIN) / 4
HEIGHT = PANELS_TOP + PANEL_HEIGHT + MARGIN
LARGE_CARD = (640, 420)
LARGE_PANEL = (560, 320)

Paint = Callable[[Canvas, Words, str], None]


def paint_board(request: Request[RyozenView]) -> Image.Image:
    """The board, a card per seat beside it, the rows in words below."""
    scene = Scene(request)
    canvas = _sheet(scene, "board", WIDTH, HEIGHT, _board_ground)
    strip.draw(canvas, scene, WIDTH)
    table.draw(_plane(canvas, MARGIN, strip.HEIGHT + MARGIN), scene)
    players.draw(canvas.moved(CARDS_LEFT, strip.HEIGHT + MARGIN), scene, CARDS_WIDTH, PLANE)
    for number, x in enumerate(_columns()):
        rows.draw(canvas.moved(x, PANELS_TOP), scene, number, PANEL_WIDTH, PANEL_HEIGHT)
    return canvas.image


def paint_plane(request: Request[RyozenView]) -> Image.Image:
    """The plane alone, under the strip."""
    scene = Scene(request)
    canvas = _sheet(scene, "plane", PLANE, strip.HEIGHT + PLANE, _plane_ground)
    strip.draw(canvas, scene, PLANE)
    table.draw(_plane(canvas, 0, strip.HEIGHT), scene)
    return canvas.image


def paint_players(request: Request[RyozenView]) -> Image.Image:
    """The seats from close by."""
    scene = Scene(request)
    wide, high = LARGE_CARD
    lines = -(-scene.view.players // 2)
    width, height = 2 * wide + 3 * MARGIN, strip.HEIGHT + lines * (high + MARGIN) + 2 * MARGIN
    canvas = _sheet(scene, "players", width, height, _strip_ground)
    strip.draw(canvas, scene, width)
    for seat, spot in zip(scene.order, _spots(scene.view.players, LARGE_CARD), strict=True):
        players.draw_card(canvas.moved(*spot), scene, seat, wide, high)
    return canvas.image


def paint_cards(request: Request[RyozenView]) -> Image.Image:
    """The rows in words, from close by."""
    scene = Scene(request)
    wide, high = LARGE_PANEL
    width, height = 2 * wide + 3 * MARGIN, strip.HEIGHT + 2 * (high + MARGIN) + MARGIN
    canvas = _sheet(scene, "cards", width, height, _cards_ground)
    strip.draw(canvas, scene, width)
    for number, spot in enumerate(_spots(4, LARGE_PANEL)):
        rows.draw(canvas.moved(*spot), scene, number, wide, high)
    return canvas.image


def _plane(canvas: Canvas, x: float, y: float) -> Canvas:
    """A canvas in the units of the plane, with its corner at this place of the picture."""
    return Canvas(canvas.image, canvas.scale * ZOOM, (canvas.left + x) / ZOOM, (canvas.top + y) / ZOOM)


def _columns() -> list[float]:
    return [MARGIN + number * (PANEL_WIDTH + MARGIN) for number in range(4)]


def _spots(count: int, size: furniture.Size) -> list[Point]:
    """Two beside each other, below the strip."""
    return [(MARGIN + x, strip.HEIGHT + MARGIN + y) for x, y in furniture.in_rows(count, 2, size, MARGIN)]


def _sheet(scene: Scene, part: str, width: float, height: float, paint: Paint) -> Canvas:
    """A part's canvas, whose ground depends on the language and the side of the plane."""
    words, side = scene.words, scene.view.side
    return scene.sheet((part, words.language, side), width, height, lambda fresh: paint(fresh, words, side))


def _board_ground(canvas: Canvas, words: Words, side: str) -> None:
    strip.draw_ground(canvas)
    ground.draw(_plane(canvas, MARGIN, strip.HEIGHT + MARGIN), words, side)
    for number, x in enumerate(_columns()):
        rows.ground(canvas.moved(x, PANELS_TOP), words, number, PANEL_WIDTH, PANEL_HEIGHT)


def _plane_ground(canvas: Canvas, words: Words, side: str) -> None:
    strip.draw_ground(canvas)
    ground.draw(_plane(canvas, 0, strip.HEIGHT), words, side)


def _strip_ground(canvas: Canvas, words: Words, side: str) -> None:
    strip.draw_ground(canvas)


def _cards_ground(canvas: Canvas, words: Words, side: str) -> None:
    strip.draw_ground(canvas)
    for number, spot in enumerate(_spots(4, LARGE_PANEL)):
        rows.ground(canvas.moved(*spot), words, number, *LARGE_PANEL)
