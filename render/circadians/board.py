"""How the board and its parts are put together."""

from __future__ import annotations

from PIL import Image

from render.art import Request
from render.canvas import Canvas
from render.circadians import hand, mats, players, strip, tracks, worldmap
from render.circadians.scene import Scene

WIDTH = 1600
MARGIN = 14
SIDE_LEFT = worldmap.WIDTH + 12
CARDS_TOP = strip.HEIGHT + worldmap.HEIGHT + 16
HEIGHT = CARDS_TOP + players.CARD_HEIGHT + MARGIN


def paint_board(request: Request) -> Image.Image:
    """Strip, map, tracks beside it, a card for every seat, the viewer's own hand."""
    scene = Scene(request)
    own: float = hand.HEIGHT + 4 if scene.view.seat is not None else 0
    canvas = scene.sheet(
        ("board", worldmap.ground_key(scene.view)), WIDTH, HEIGHT + own, lambda fresh: _ground(fresh, scene)
    )
    strip.draw(canvas, scene, WIDTH)
    worldmap.draw(canvas.moved(0, strip.HEIGHT), scene)
    spare = (worldmap.HEIGHT - tracks.height(scene.view.players)) / 2
    tracks.draw(canvas.moved(SIDE_LEFT + (WIDTH - SIDE_LEFT - tracks.WIDTH) / 2 - 4, strip.HEIGHT + spare), scene)
    players.draw(canvas.moved(MARGIN, CARDS_TOP), scene, WIDTH - 2 * MARGIN)
    hand.draw(canvas.moved(MARGIN, HEIGHT), scene, WIDTH - 2 * MARGIN)
    return canvas.image


def _ground(canvas: Canvas, scene: Scene) -> None:
    strip.draw_ground(canvas)
    worldmap.draw_ground(canvas.moved(0, strip.HEIGHT), scene)


def paint_map(request: Request) -> Image.Image:
    """The map under the strip."""
    scene = Scene(request)
    key = ("map", worldmap.ground_key(scene.view))
    canvas = scene.sheet(key, worldmap.WIDTH, strip.HEIGHT + worldmap.HEIGHT, lambda fresh: _ground(fresh, scene))
    strip.draw(canvas, scene, worldmap.WIDTH)
    worldmap.draw(canvas.moved(0, strip.HEIGHT), scene)
    return canvas.image


def paint_tracks(request: Request) -> Image.Image:
    """Prices, research and fame from close by."""
    scene = Scene(request)
    width = tracks.WIDTH + 2 * MARGIN
    height = strip.HEIGHT + tracks.height(scene.view.players) + 2 * MARGIN
    canvas = scene.sheet("tracks", width, height, strip.draw_ground)
    strip.draw_narrow(canvas, scene, width)
    tracks.draw(canvas.moved(MARGIN, strip.HEIGHT + MARGIN), scene)
    return canvas.image


def paint_mats(request: Request) -> Image.Image:
    """Every mat from close by, two beside each other."""
    scene = Scene(request)
    width = 2 * mats.WIDTH + 3 * MARGIN
    rows = -(-scene.view.players // 2)
    height = strip.HEIGHT + rows * (mats.HEIGHT + MARGIN) + 2 * MARGIN
    canvas = scene.sheet("mats", width, height, strip.draw_ground)
    strip.draw(canvas, scene, width)
    for index, seat in enumerate(scene.order):
        row, column = divmod(index, 2)
        x = MARGIN + column * (mats.WIDTH + MARGIN)
        mats.draw(canvas.moved(x, strip.HEIGHT + MARGIN + row * (mats.HEIGHT + MARGIN)), scene, seat)
    return canvas.image


def paint_hand(request: Request) -> Image.Image:
    """The viewer's own hand; for an onlooker only the strip."""
    scene = Scene(request)
    own: float = hand.HEIGHT + 2 * MARGIN if scene.view.seat is not None else 0
    canvas = scene.sheet("hand", WIDTH, strip.HEIGHT + own, strip.draw_ground)
    strip.draw(canvas, scene, WIDTH)
    hand.draw(canvas.moved(MARGIN, strip.HEIGHT + MARGIN), scene, WIDTH - 2 * MARGIN)
    return canvas.image
