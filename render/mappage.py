"""Pages put together: the map that a thread shows, pages of blocks under a head, and everything at once."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import Any, Protocol, TypeVar

from PIL import Image

from render import legibility, options
from render.art import PAGE_WIDTH, Request
from render.blocks import Block, Stack, measure, place
from render.canvas import Canvas
from render.scene import Scene, ViewT
from render.sprites import Point

SceneT = TypeVar("SceneT", bound=Scene[Any, Any])
SceneC = TypeVar("SceneC", bound=Scene[Any, Any], contravariant=True)
Paint = Callable[[Request[ViewT]], Image.Image]
MARGIN = 20
"""Around the blocks of a page."""


class Map(Protocol[SceneC]):
    """The map; `ground_key` tells apart all that its ground depends on. Units are pixels of a page."""

    HEIGHT: float

    def ground_key(self, scene: SceneC) -> Hashable: ...

    def draw_ground(self, canvas: Canvas, scene: SceneC) -> None: ...

    def draw(self, canvas: Canvas, scene: SceneC) -> None: ...

    def places(self, scene: SceneC) -> Mapping[str, Point]:
        """Where on the map each place is that an option or an event can name."""

    def along(self, scene: SceneC, stations: Sequence[str]) -> Sequence[Point]:
        """The way through these places, as it is drawn."""


def map_page(
    scene: Callable[[Request[ViewT]], SceneT],
    world: Map[SceneT],
    head: Callable[[SceneT], Block],
    seats: Callable[[SceneT], Block] | None,
) -> Paint[ViewT]:
    """What paints a game's map page from its parts."""

    def paint(request: Request[ViewT]) -> Image.Image:
        shown = scene(request)
        above, below = head(shown), seats(shown) if seats else None
        ruler = _ruler(request, PAGE_WIDTH)
        top = above.height(ruler, PAGE_WIDTH)
        foot = below.height(ruler, PAGE_WIDTH) if below else 0

        def ground(fresh: Canvas) -> None:
            _draw_ground(fresh.moved(0, top), shown, world)

        key = (request.page, world.ground_key(shown), round(top))
        canvas = shown.sheet(key, PAGE_WIDTH, top + world.HEIGHT + foot, ground)
        place(canvas, above, PAGE_WIDTH)
        draw_map(canvas.moved(0, top), shown, world)
        if below:
            place(canvas.moved(0, top + world.HEIGHT), below, PAGE_WIDTH)
        return canvas.image

    return paint


def page(
    scene: Callable[[Request[ViewT]], SceneT], content: Callable[[SceneT], Block], head: Callable[[SceneT], Block]
) -> Paint[ViewT]:
    """What paints a page of blocks under a head."""

    def paint(request: Request[ViewT]) -> Image.Image:
        shown = scene(request)
        above, below = head(shown), content(shown)
        ruler = _ruler(request, PAGE_WIDTH)
        top, inner = above.height(ruler, PAGE_WIDTH), PAGE_WIDTH - 2 * MARGIN
        canvas = shown.blank(PAGE_WIDTH, top + below.height(ruler, inner) + 2 * MARGIN)
        place(canvas, above, PAGE_WIDTH)
        place(canvas.moved(MARGIN, top + MARGIN), below, inner)
        return canvas.image

    return paint


def spread(
    scene: Callable[[Request[ViewT]], SceneT],
    world: Map[SceneT],
    head: Callable[[SceneT], Block],
    contents: Sequence[Callable[[SceneT], Block]],
) -> Paint[ViewT]:
    """What paints everything at once, for large screens: the map, and beside and below it what other pages show."""
    across = 2 * PAGE_WIDTH

    def paint(request: Request[ViewT]) -> Image.Image:
        shown = scene(request)
        above, blocks = head(shown), [content(shown) for content in contents]
        ruler, inner = _ruler(request, across), PAGE_WIDTH - 2 * MARGIN
        top = above.height(ruler, across)
        left, right = _shared_out(blocks, world.HEIGHT, ruler, inner)
        below = [Stack(column, MARGIN) for column in (left, right)]
        tall = max(world.HEIGHT + below[0].height(ruler, inner), below[1].height(ruler, inner))

        def ground(fresh: Canvas) -> None:
            _draw_ground(fresh.moved(0, top), shown, world)

        key = (request.page, world.ground_key(shown), round(top), round(tall))
        canvas = shown.sheet(key, across, top + tall + 2 * MARGIN, ground)
        place(canvas, above, across)
        draw_map(canvas.moved(0, top), shown, world)
        place(canvas.moved(MARGIN, top + world.HEIGHT + MARGIN), below[0], inner)
        place(canvas.moved(PAGE_WIDTH + MARGIN, top + MARGIN), below[1], inner)
        return canvas.image

    return paint


def _draw_ground(canvas: Canvas, scene: SceneT, world: Map[SceneT]) -> None:
    with _measured():
        world.draw_ground(canvas, scene)


def _measured() -> AbstractContextManager[None]:
    """Tells the measure of legibility that this is the map."""
    recorder = legibility.recorder()
    return recorder.map() if recorder else nullcontext()


def draw_map(canvas: Canvas, scene: SceneT, world: Map[SceneT]) -> None:
    """The map with all that is marked on it."""
    with _measured():
        world.draw(canvas, scene)
        options.draw(canvas, scene, world.places(scene), partial(world.along, scene))


def _shared_out(blocks: Sequence[Block], taken: float, ruler: Canvas, width: float) -> tuple[list[Block], list[Block]]:
    """Blocks in two columns that end as evenly as they can; the left one begins below the map."""
    columns: tuple[list[Block], list[Block]] = ([], [])
    heights = [taken, 0.0]
    for block in blocks:
        lower = 0 if heights[0] < heights[1] else 1
        columns[lower].append(block)
        heights[lower] += block.height(ruler, width)
    return columns


def _ruler(request: Request[ViewT], across: float) -> Canvas:
    return measure((request.width or across) / across)
