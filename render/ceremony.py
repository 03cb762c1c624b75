"""The end of a match: the three best on a podium, and everybody's scores below."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import Any, TypeVar

import msgspec
from PIL import Image, ImageDraw

from render.art import BOARD_WIDTH, Colour, Request
from render.canvas import Canvas
from render.furniture import plate
from render.scene import Scene, ViewT
from render.seats import Style, badge, pawn
from render.sprites import Pen, Sprite, drawn, with_shadow
from render.theme import Theme, mixed

WIDTH = 1600
STAGE = 684
ROW = 64
STEPS = ((2, 380, 190), (1, 800, 270), (3, 1220, 140))
"""Place, middle and height of each step."""
STEP_WIDTH = 380
TABLE = WIDTH - 200
MARGIN = 20
NAMES = (430, 620)
"""Where the columns beside the names begin: at the least, and if there is room."""
HEADING, SMALLEST = 25, 18
"""Sizes of headings."""
BEFORE, GAP, PLAIN, MARKED = 40, 20, 88, 136
"""In a column: from its start to its heading, after the heading; its least width without marks and with them."""
SceneT = TypeVar("SceneT", bound=Scene[Any, Any])
MEDALS: dict[int, Colour] = {1: (224, 172, 40), 2: (178, 180, 184), 3: (186, 118, 64)}


class Column(msgspec.Struct, frozen=True):
    """A column of the table: what was counted, and each party's value; an icon marks some of them."""

    heading: str
    icon: str
    values: tuple[int, ...]
    marks: tuple[str, ...] = ()


class Ending(msgspec.Struct, frozen=True):
    """How a match ended. Parties are the seats and whoever else took part."""

    title: str
    headline: str
    names: tuple[str, ...]
    styles: tuple[Style, ...]
    places: tuple[int, ...]
    columns: tuple[Column, ...]
    icon: str

    @property
    def order(self) -> list[int]:
        """The parties from the best."""
        return sorted(range(len(self.places)), key=self.places.__getitem__)


def podium(
    scene: Callable[[Request[ViewT]], SceneT], ending: Callable[[SceneT], Ending]
) -> Callable[[Request[ViewT]], Image.Image]:
    """What paints a game's podium, from what it knows of the end."""

    def paint_podium(request: Request[ViewT]) -> Image.Image:
        shown = scene(request)
        return paint(ending(shown), shown.THEME, request.width or BOARD_WIDTH)

    return paint_podium


def by_scores(
    headline: Callable[[SceneT], str], icons: Mapping[str, str], heading: str | None, icon: str
) -> Callable[[SceneT], Ending]:
    """The end of a match in which nobody but the seats took part: a column for each score that has an icon.

    `heading` is what the message ids of their names begin with; without one the icons stand alone.
    """

    def ending(scene: SceneT) -> Ending:
        scores = scene.outcome.scores
        return Ending(
            title=scene.say(f"{scene.GAME}-name"),
            headline=headline(scene),
            names=scene.names,
            styles=scene.styles,
            places=scene.outcome.places,
            columns=tuple(
                Column(scene.say(heading + part) if heading else "", mark, scores[f"{scene.GAME}-score-{part}"])
                for part, mark in icons.items()
            ),
            icon=icon,
        )

    return ending


def paint(ending: Ending, theme: Theme, width: int) -> Image.Image:
    """The whole picture."""
    scale = width / WIDTH
    height = STAGE + 70 + ROW * len(ending.order) + 40
    canvas = Canvas(_rays(width, round(height * scale), scale, theme), scale)
    canvas.text(WIDTH / 2, 42, ending.title, 34, theme.bar_soft, theme.title, "m")
    canvas.fitted(WIDTH / 2, 98, ending.headline, 62, theme.bar_ink, WIDTH - 160, theme.title, "m")
    for place, middle, tall in STEPS:
        if place <= len(ending.order):
            _step(canvas.moved(middle, STAGE - 20), ending, theme, place, tall)
    _table(canvas.moved(100, STAGE), ending, theme)
    return canvas.image


def _rays(width: int, height: int, scale: float, theme: Theme) -> Image.Image:
    """The ground: rays behind the winner."""
    page = Image.new("RGB", (width, height), theme.bar)
    draw = ImageDraw.Draw(page)
    lighter = mixed(theme.bar, theme.gold, 0.1)
    middle = (width / 2, 420 * scale)
    for turn in range(0, 360, 20):
        reach = 1400 * scale
        draw.pieslice(
            (middle[0] - reach, middle[1] - reach, middle[0] + reach, middle[1] + reach), turn, turn + 10, lighter
        )
    return page


def _step(canvas: Canvas, ending: Ending, theme: Theme, place: int, tall: float) -> None:
    party = ending.order[place - 1]
    style = ending.styles[party]
    canvas.stamp(step(canvas.scale, tall, place, theme), 0, 0)
    canvas.stamp(pawn(canvas.scale, style, 54, ending.icon), 0, -tall - 96)
    if place == 1:
        canvas.stamp(crown(canvas.scale), 0, -tall - 204)
    canvas.fitted(0, -tall + 34, ending.names[party], 36, theme.ink, STEP_WIDTH - 30, "bold", "m")


@lru_cache(maxsize=4)
def crown(scale: float) -> Sprite:
    """The winner's crown."""

    def paint(pen: Pen) -> None:
        pen.icon("queen-crown", 0, 0, 86, (250, 206, 70))

    return with_shadow(drawn((-46, -46, 46, 46), scale, paint), 5 * scale, 0, (255, 200, 60), 0.8)


@lru_cache(maxsize=16)
def step(scale: float, tall: float, place: int, theme: Theme) -> Sprite:
    """A step of the podium."""
    half = STEP_WIDTH / 2

    def paint(pen: Pen) -> None:
        pen.box(-half, -tall, STEP_WIDTH, tall, theme.panel)
        pen.box(-half - 10, -tall - 14, STEP_WIDTH + 20, 18, MEDALS[place], radius=5)
        pen.box(-half, -tall + 4, STEP_WIDTH, 5, theme.slot)
        if tall > 90:
            pen.text(0, -tall + 62 + (tall - 62) / 2, str(place), min(96, tall * 0.5), MEDALS[place], theme.title)

    return with_shadow(drawn((-half - 12, -tall - 16, half + 12, 0), scale, paint), 8 * scale, 3 * scale)


class Grid(msgspec.Struct, frozen=True):
    """Where the columns of the table begin and end, and the size of their headings."""

    size: float
    edges: tuple[float, ...]


def _grid(canvas: Canvas, columns: tuple[Column, ...]) -> Grid:
    """Columns as wide as their headings: the names give way first, then the headings are written smaller."""
    size = HEADING
    while (needs := _needs(canvas, columns, size)) and sum(needs) > TABLE - MARGIN - NAMES[0] and size > SMALLEST:
        size -= 1
    left = min(NAMES[1], TABLE - MARGIN - sum(needs))
    spare = (TABLE - MARGIN - left - sum(needs)) / max(1, len(columns))
    return Grid(size, tuple(accumulate((need + spare for need in needs), initial=left)))


def _needs(canvas: Canvas, columns: tuple[Column, ...], size: float) -> list[float]:
    """The least width of each column: icon, heading and the gap to the next one, or a score with its mark."""
    return [
        max(BEFORE + canvas.width(column.heading, size) + GAP, MARKED if any(column.marks) else PLAIN)
        for column in columns
    ]


def _table(canvas: Canvas, ending: Ending, theme: Theme) -> None:
    width = TABLE
    height = 64 + ROW * len(ending.order)
    canvas.stamp(plate(canvas.scale, width, height, theme.panel, theme.panel_edge, 3, 14), 0, 0)
    grid = _grid(canvas, ending.columns)
    for column, (x, end) in zip(ending.columns, pairwise(grid.edges), strict=True):
        canvas.icon(column.icon, x + 16, 34, 34, theme.soft_ink)
        canvas.fitted(x + BEFORE, 34, column.heading, grid.size, theme.soft_ink, end - x - BEFORE)
    for row, party in enumerate(ending.order):
        y = 64 + ROW * row + ROW / 2 - 4
        canvas.box(20, y - ROW / 2, width - 40, 2, theme.slot)
        canvas.text(60, y, str(ending.places[party]), 40, theme.soft_ink, theme.title, "m")
        canvas.stamp(badge(canvas.scale, ending.styles[party], 18), 120, y)
        canvas.fitted(160, y, ending.names[party], 36, theme.ink, grid.edges[0] - 190, "bold", least=26)
        for column, x in zip(ending.columns, grid.edges, strict=False):
            canvas.text(x + 80, y, str(column.values[party]), 36, theme.ink, "bold", "r")
            if column.marks and column.marks[party]:
                canvas.icon(column.marks[party], x + 112, y, 34, theme.soft_ink)
