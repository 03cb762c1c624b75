"""How the board and its parts are put together."""

from __future__ import annotations

from PIL import Image

from render.art import Request
from render.canvas import Canvas
from render.scythe import hand, mats, players, strip, tracks, worldmap
from render.scythe.scene import Scene

WIDTH = 1600
MARGIN = 14
SIDE_LEFT = worldmap.WIDTH + MARGIN
CARDS_TOP = strip.HEIGHT + worldmap.HEIGHT + 16
HEIGHT = CARDS_TOP + players.CARD_HEIGHT + MARGIN
HAND = hand.HEIGHT + 4


def paint_board(request: Request) -> Image.Image:
    """Strip, map, tracks beside it, a card for every seat, the viewer's own hand."""
    scene = Scene(request)
    own: float = HAND if scene.view.mine else 0
    canvas = scene.sheet("board", WIDTH, HEIGHT + own, lambda fresh: _ground(fresh, scene))
    strip.draw(canvas, scene, WIDTH)
    worldmap.draw(canvas.moved(0, strip.HEIGHT), scene)
    spare = (worldmap.HEIGHT - tracks.HEIGHT) / 2
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
    canvas = scene.sheet("map", worldmap.WIDTH, strip.HEIGHT + worldmap.HEIGHT, lambda fresh: _ground(fresh, scene))
    strip.draw(canvas, scene, worldmap.WIDTH)
    worldmap.draw(canvas.moved(0, strip.HEIGHT), scene)
    return canvas.image


def paint_tracks(request: Request) -> Image.Image:
    """Tracks and stars from close by."""
    scene = Scene(request)
    width = tracks.WIDE + 2 * MARGIN
    height = strip.HEIGHT + tracks.WIDE_HEIGHT + 2 * MARGIN
    canvas = scene.sheet("tracks", width, height, strip.draw_ground)
    strip.draw(canvas, scene, width)
    tracks.draw_wide(canvas.moved(MARGIN, strip.HEIGHT + MARGIN), scene)
    return canvas.image


def paint_mats(request: Request) -> Image.Image:
    """Every mat from close by, two beside each other, and the viewer's own hand."""
    scene = Scene(request)
    width = 2 * mats.WIDTH + 3 * MARGIN
    rows = -(-scene.view.players // 2)
    own: float = HAND if scene.view.mine else 0
    height = strip.HEIGHT + rows * (mats.HEIGHT + MARGIN) + 2 * MARGIN + own
    canvas = scene.sheet("mats", width, height, strip.draw_ground)
    strip.draw(canvas, scene, width)
    for index, seat in enumerate(scene.order):
        row, column = divmod(index, 2)
        x = MARGIN + column * (mats.WIDTH + MARGIN)
        y = strip.HEIGHT + MARGIN + row * (mats.HEIGHT + MARGIN)
        mats.draw(canvas.moved(x, y), scene, seat)
    hand.draw(canvas.moved(MARGIN, height - own), scene, width - 2 * MARGIN)
    return canvas.image
