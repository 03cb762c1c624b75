"""Boards with a map: the strip on top, tracks beside the map, a card for every seat and the viewer's own hand below.

A game gives the modules that draw the parts, each with its size.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, Protocol, TypeVar

from PIL import Image

from render import furniture
from render.art import Request
from render.canvas import Canvas
from render.scene import Scene, ViewT

WIDTH = 1600
MARGIN = 14
BELOW_MAP, BELOW_HAND = 16, 4
"""Room between the map and the cards, and at the foot of a hand."""

SceneT = TypeVar("SceneT", bound=Scene[Any, Any])
SceneC = TypeVar("SceneC", bound=Scene[Any, Any], contravariant=True)


class Strip(Protocol[SceneC]):
    """The strip on top; it finds room in pictures of any width."""

    HEIGHT: int

    def draw_ground(self, canvas: Canvas) -> None: ...

    def draw(self, canvas: Canvas, scene: SceneC, width: float) -> None: ...


class Map(Protocol[SceneC]):
    """The map; `ground_key` tells apart all that its ground depends on."""

    WIDTH: float
    HEIGHT: float

    def ground_key(self, scene: SceneC) -> Hashable: ...

    def draw_ground(self, canvas: Canvas, scene: SceneC) -> None: ...

    def draw(self, canvas: Canvas, scene: SceneC) -> None: ...


class Tracks(Protocol[SceneC]):
    """Panels below each other beside the map; from close by they may stand otherwise."""

    WIDTH: int
    CLOSE_WIDTH: int

    def height(self, scene: SceneC) -> float: ...

    def close_height(self, scene: SceneC) -> float: ...

    def draw(self, canvas: Canvas, scene: SceneC) -> None: ...

    def draw_close(self, canvas: Canvas, scene: SceneC) -> None: ...


class Cards(Protocol[SceneC]):
    """A card for every seat, side by side."""

    CARD_HEIGHT: int

    def draw(self, canvas: Canvas, scene: SceneC, width: float) -> None: ...


class Mats(Protocol[SceneC]):
    """A seat's mat from close by."""

    WIDTH: int
    HEIGHT: int

    def draw(self, canvas: Canvas, scene: SceneC, seat: int) -> None: ...


class Hand(Protocol[SceneC]):
    """What only the viewer sees; nothing for an onlooker."""

    HEIGHT: int

    def draw(self, canvas: Canvas, scene: SceneC, width: float) -> None: ...


class MapBoard(Generic[ViewT, SceneT]):
    """What paints such a board and its parts."""

    def __init__(
        self,
        scene: Callable[[Request[ViewT]], SceneT],
        *,
        strip: Strip[SceneT],
        world: Map[SceneT],
        tracks: Tracks[SceneT],
        cards: Cards[SceneT],
        mats: Mats[SceneT],
        hand: Hand[SceneT],
        gap: float,
        hand_below_mats: bool,
    ) -> None:
        """`gap` is the room between the map and the tracks."""
        self._scene = scene
        self._strip, self._map, self._tracks = strip, world, tracks
        self._cards, self._mats, self._hand = cards, mats, hand
        self._hand_below_mats = hand_below_mats
        self._side = world.WIDTH + gap
        self._cards_top = strip.HEIGHT + world.HEIGHT + BELOW_MAP
        self._bottom = self._cards_top + cards.CARD_HEIGHT + MARGIN

    def paint_board(self, request: Request[ViewT]) -> Image.Image:
        """Everything."""
        scene, strip, world, tracks = self._scene(request), self._strip, self._map, self._tracks
        canvas = self._with_map(scene, "board", WIDTH, self._bottom + self.own(scene))
        spare = (world.HEIGHT - tracks.height(scene)) / 2
        tracks.draw(canvas.moved(self._side + (WIDTH - self._side - tracks.WIDTH) / 2 - 4, strip.HEIGHT + spare), scene)
        self._cards.draw(canvas.moved(MARGIN, self._cards_top), scene, WIDTH - 2 * MARGIN)
        self._hand.draw(canvas.moved(MARGIN, self._bottom), scene, WIDTH - 2 * MARGIN)
        return canvas.image

    def paint_map(self, request: Request[ViewT]) -> Image.Image:
        """The map under the strip."""
        world = self._map
        return self._with_map(self._scene(request), "map", world.WIDTH, self._strip.HEIGHT + world.HEIGHT).image

    def paint_tracks(self, request: Request[ViewT]) -> Image.Image:
        """The tracks from close by."""
        scene, tracks = self._scene(request), self._tracks
        height = self._strip.HEIGHT + tracks.close_height(scene) + 2 * MARGIN
        canvas = self._sheet(scene, "tracks", tracks.CLOSE_WIDTH + 2 * MARGIN, height)
        tracks.draw_close(canvas.moved(MARGIN, self._strip.HEIGHT + MARGIN), scene)
        return canvas.image

    def paint_mats(self, request: Request[ViewT]) -> Image.Image:
        """Every mat from close by, two beside each other, and perhaps the viewer's own hand."""
        scene, mats = self._scene(request), self._mats
        own = self.own(scene) if self._hand_below_mats else 0
        rows = -(-scene.view.players // 2)
        width = 2 * mats.WIDTH + 3 * MARGIN
        height = self._strip.HEIGHT + rows * (mats.HEIGHT + MARGIN) + 2 * MARGIN + own
        canvas = self._sheet(scene, "mats", width, height)
        corners = furniture.in_rows(scene.view.players, 2, (mats.WIDTH, mats.HEIGHT), MARGIN)
        for seat, (x, y) in zip(scene.order, corners, strict=True):
            mats.draw(canvas.moved(MARGIN + x, self._strip.HEIGHT + MARGIN + y), scene, seat)
        if own:
            self._hand.draw(canvas.moved(MARGIN, height - own), scene, width - 2 * MARGIN)
        return canvas.image

    def paint_hand(self, request: Request[ViewT]) -> Image.Image:
        """The viewer's own hand; for an onlooker only the strip."""
        scene = self._scene(request)
        own = self._hand.HEIGHT + 2 * MARGIN if self.own(scene) else 0
        canvas = self._sheet(scene, "hand", WIDTH, self._strip.HEIGHT + own)
        self._hand.draw(canvas.moved(MARGIN, self._strip.HEIGHT + MARGIN), scene, WIDTH - 2 * MARGIN)
        return canvas.image

    def own(self, scene: SceneT) -> float:
        """Room for the viewer's own hand."""
        return 0 if scene.view.seat is None else self._hand.HEIGHT + BELOW_HAND

    def _sheet(self, scene: SceneT, part: str, width: float, height: float) -> Canvas:
        canvas = scene.sheet(part, width, height, self._strip.draw_ground)
        self._strip.draw(canvas, scene, width)
        return canvas

    def _with_map(self, scene: SceneT, part: str, width: float, height: float) -> Canvas:
        top = self._strip.HEIGHT

        def ground(fresh: Canvas) -> None:
            self._strip.draw_ground(fresh)
            self._map.draw_ground(fresh.moved(0, top), scene)

        canvas = scene.sheet((part, self._map.ground_key(scene)), width, height, ground)
        self._strip.draw(canvas, scene, width)
        self._map.draw(canvas.moved(0, top), scene)
        return canvas
