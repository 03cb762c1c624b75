"""The end of a match: the three best on a podium, everybody's scores below, and what decided."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from PIL import Image, ImageDraw

from render.art import PAGE_WIDTH, Colour, Request
from render.blocks import Block, Drawing, Lines, Stack, grid, measure, place
from render.canvas import LEADING, Canvas
from render.plots import named
from render.scene import Scene, ViewT
from render.seats import Style, badge, pawn
from render.sprites import Pen, Sprite, drawn, plate, with_shadow
from render.theme import Theme, mixed

STAGE = 620
STEPS = ((2, 200, 230), (1, 540, 300), (3, 880, 190))
"""Place, middle and height of each step."""
STEP_WIDTH = 320
MARGIN = 30
ROW, HEADER = 62, 108
"""Heights of a row of the table, and of the row with the seats' shapes."""
CELL = 112
"""The most that a seat's column takes."""
LABEL, VALUE = 34, 38
"""Sizes of what is written in the table."""
SceneT = TypeVar("SceneT", bound=Scene[Any, Any])
MEDALS: dict[int, Colour] = {1: (224, 172, 40), 2: (178, 180, 184), 3: (186, 118, 64)}


class Column(msgspec.Struct, frozen=True):
    """What was counted, and each party's value; an icon marks some of them."""

    heading: str
    icon: str
    values: tuple[int | str, ...]
    marks: tuple[str, ...] = ()


class Ending(msgspec.Struct, frozen=True):
    """How a match ended. Parties are the seats and whoever else took part."""

    title: str
    headline: str
    reason: str
    names: tuple[str, ...]
    styles: tuple[Style, ...]
    places: tuple[int, ...]
    columns: tuple[Column, ...]
    icon: str
    decided: tuple[int, ...] = ()
    """The column that decided; with the one that broke the tie, if there was one."""

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
        return paint(ending(shown), shown.THEME, request.width or PAGE_WIDTH)

    return paint_podium


def winners(scene: Scene[Any, Any]) -> str:
    """Who has won."""
    return scene.say("picture-won", name=", ".join(scene.names[seat] for seat in scene.outcome.winners))


def by_scores(icons: Mapping[str, str], heading: str, icon: str) -> Callable[[SceneT], Ending]:
    """The end of a match in which nobody but the seats took part: a column for each score that has an icon, of which
    the last decides.

    `heading` is what the message ids of their names begin with.
    """

    def ending(scene: SceneT) -> Ending:
        scores = scene.outcome.scores
        return Ending(
            title=scene.say(f"{scene.GAME}-name"),
            headline=winners(scene),
            reason=scene.text(scene.outcome.reason),
            names=scene.names,
            styles=scene.styles,
            places=scene.outcome.places,
            columns=tuple(
                Column(scene.say(heading + part), mark, scores[f"{scene.GAME}-score-{part}"])
                for part, mark in icons.items()
            ),
            icon=icon,
            decided=(len(icons) - 1,),
        )

    return ending


def paint(ending: Ending, theme: Theme, width: int) -> Image.Image:
    """The whole picture."""
    scale = width / PAGE_WIDTH
    ruler, inner = measure(scale), PAGE_WIDTH - 2 * MARGIN
    page = _content(ending, theme)
    height = page.height(ruler, inner) + 2 * MARGIN
    canvas = Canvas(_rays(width, round(height * scale), scale, theme), scale)
    place(canvas.moved(MARGIN, MARGIN), page, inner)
    return canvas.image


def _content(ending: Ending, theme: Theme) -> Block:
    others = [_also(ending, theme, party) for party in ending.order[len(MEDALS) :]]
    return Stack(
        [
            Lines(ending.title, 36, theme.bar_soft, theme.title, "m"),
            Lines(ending.headline, 62, theme.bar_ink, theme.title, "m", least=44),
            Lines(ending.reason, 36, theme.bar_soft, anchor="m"),
            Drawing(STAGE, lambda canvas, _: _stage(canvas, ending, theme)),
            *([grid(others, 2, 14)] if others else []),
            Table(ending, theme),
        ],
        12,
    )


def _rays(width: int, height: int, scale: float, theme: Theme) -> Image.Image:
    """The ground: rays behind the winner."""
    page = Image.new("RGB", (width, height), theme.bar)
    draw = ImageDraw.Draw(page)
    lighter = mixed(theme.bar, theme.gold, 0.1)
    middle = (width / 2, 520 * scale)
    for turn in range(0, 360, 20):
        reach = 1700 * scale
        draw.pieslice(
            (middle[0] - reach, middle[1] - reach, middle[0] + reach, middle[1] + reach), turn, turn + 10, lighter
        )
    return page


def _stage(canvas: Canvas, ending: Ending, theme: Theme) -> None:
    for place_, middle, tall in STEPS:
        if place_ <= len(ending.order):
            _step(canvas.moved(middle - MARGIN, STAGE - 10), ending, theme, place_, tall)


def _step(canvas: Canvas, ending: Ending, theme: Theme, step_of: int, tall: float) -> None:
    party = ending.order[step_of - 1]
    style, shared = ending.styles[party], ending.places[party]
    canvas.stamp(step(canvas.scale, tall, MEDALS[shared], theme), 0, 0)
    canvas.stamp(pawn(canvas.scale, style, 54, ending.icon), 0, -tall - 96)
    if shared == 1:
        canvas.stamp(crown(canvas.scale), 0, -tall - 204)
    size = canvas.fitting(ending.names[party], 38, STEP_WIDTH - 30, "bold", 28)
    taken = canvas.wrapped(0, 16 - tall, ending.names[party], size, theme.ink, STEP_WIDTH - 30, "bold", "m")
    left = tall - 16 - taken
    if left >= 60:  # a long name needs the room; the place stands in the table as well
        canvas.text(0, -left / 2, str(shared), min(96, left * 0.7), MEDALS[shared], theme.title, "m")


def _also(ending: Ending, theme: Theme, party: int) -> Block:
    """Those who stand beside the podium."""
    inverse = msgspec.structs.replace(theme, ink=theme.bar_ink)
    return named(inverse, ending.styles[party], f"{ending.places[party]}. {ending.names[party]}")


@lru_cache(maxsize=4)
def crown(scale: float) -> Sprite:
    """The winner's crown."""

    def paint(pen: Pen) -> None:
        pen.icon("queen-crown", 0, 0, 86, (250, 206, 70))

    return with_shadow(drawn((-46, -46, 46, 46), scale, paint), 5 * scale, 0, (255, 200, 60), 0.8)


@lru_cache(maxsize=16)
def step(scale: float, tall: float, medal: Colour, theme: Theme) -> Sprite:
    """A step of the podium."""
    half = STEP_WIDTH / 2

    def paint(pen: Pen) -> None:
        pen.box(-half, -tall, STEP_WIDTH, tall, theme.panel)
        pen.box(-half - 8, -tall - 14, STEP_WIDTH + 16, 18, medal, radius=5)
        pen.box(-half, -tall + 4, STEP_WIDTH, 5, theme.slot)

    return with_shadow(drawn((-half - 10, -tall - 16, half + 10, 0), scale, paint), 8 * scale, 3 * scale)


def decisive(theme: Theme) -> Colour:
    """The ground of what decided."""
    return mixed(theme.panel, theme.gold, 0.4)


class Table(msgspec.Struct, frozen=True):
    """What was counted, a row each, and the parties beside each other from the best; what decided is marked."""

    ending: Ending
    theme: Theme

    def height(self, measure: Canvas, width: float) -> float:
        return HEADER + sum(self._row(measure, width, column) for column in self.ending.columns) + 20

    def draw(self, canvas: Canvas, width: float) -> None:
        ending, theme = self.ending, self.theme
        tall = self.height(canvas, width)
        sheet = plate(canvas.scale, round(width), round(tall), theme.panel, theme.panel_edge, 3, 14)
        canvas.stamp(sheet, 0, 0)
        cell = self._cell(width)
        left = width - 16 - cell * len(ending.order)
        for index, party in enumerate(ending.order):
            x = left + cell * (index + 0.5)
            canvas.stamp(badge(canvas.scale, ending.styles[party], 21), x, 34)
            canvas.text(x, 84, str(ending.places[party]), 34, theme.soft_ink, theme.title, "m")
        y = float(HEADER)
        for number, column in enumerate(ending.columns):
            row = self._row(canvas, width, column)
            self._draw_row(canvas.moved(0, y), column, (left, width, cell, row), number in ending.decided)
            y += row

    def _draw_row(
        self, canvas: Canvas, column: Column, frame: tuple[float, float, float, float], decided: bool
    ) -> None:
        left, width, cell, tall = frame
        theme, order = self.theme, self.ending.order
        canvas.box(14, 0, width - 28, 2, theme.slot)
        if decided:
            canvas.box(8, 4, width - 16, tall - 6, decisive(theme))
        canvas.icon(column.icon, 44, tall / 2, 42, theme.ink if decided else theme.soft_ink)
        words = Lines(column.heading, LABEL, theme.ink if decided else theme.soft_ink, "bold" if decided else "text")
        place(canvas.moved(78, (tall - words.height(canvas, left - 90)) / 2), words, left - 90)
        for index, party in enumerate(order):
            x = left + cell * (index + 0.5)
            marked = column.marks[party] if column.marks else ""
            canvas.fitted(
                x - (20 if marked else 0), tall / 2, str(column.values[party]), VALUE, theme.ink, cell - 8, "bold", "m"
            )
            if marked:
                canvas.icon(marked, x + 26, tall / 2, 36, theme.soft_ink)

    def _cell(self, width: float) -> float:
        return min(CELL, width * 0.62 / len(self.ending.order))

    def _row(self, measure: Canvas, width: float, column: Column) -> float:
        room = width - 16 - self._cell(width) * len(self.ending.order) - 90
        return max(ROW, Lines(column.heading, LABEL, self.theme.ink, "bold").height(measure, room) + LEADING * 12)
