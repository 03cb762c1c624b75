"""Marks on a map: what the question is about, its options with the numbers of their menu, and what has happened."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from math import cos, dist, pi, sin
from typing import Any

from games.engine.trail import Trail
from render import fonts, marks
from render.art import Colour, Marked
from render.canvas import Canvas
from render.legibility import Box
from render.scene import Scene
from render.seats import DARK, STYLES, WHITE, Style, counted, ink_on
from render.sprites import Pen, Point, Sprite, drawn, with_shadow

DISC = 27
"""Radius of a numbered disc."""
APART = 4
"""How many options of a place have a disc each; of more, numbers that follow each other share one."""
TARGET: Colour = (255, 214, 64)
ABOUT: Colour = (255, 120, 220)
BATTLES: tuple[Point, ...] = tuple(
    (far * sin(turn * pi / 8), -far * cos(turn * pi / 8))
    for far in (57, 40, 75, 90, 20)
    for turn in (2, 14, 6, 10, 1, 15, 3, 13, 4, 12, 5, 11, 7, 9, 0, 8)
)
GAINS: tuple[Point, ...] = ((0, -58), *BATTLES)
"""From a place to where its marks may be, the best first."""
SPARED, FAR = 60, 1_000_000
"""Pixels of a text's box that a mark may hide; worse than hiding any text."""


Along = Callable[[Sequence[str]], Sequence[Point]]
"""The way through some places, as it is drawn."""


def draw(canvas: Canvas, scene: Scene[Any, Any], places: Mapping[str, Point], along: Along) -> None:
    """Everything that is marked upon the pieces: what happened, then what can be done."""
    _battles(canvas, scene, places)
    _gains(canvas, scene, places)
    for place in scene.about:
        if place in places:
            canvas.stamp(ring(canvas.scale, 50), *places[place])
    for option in scene.options:
        way = [place for place in option.route if place in places]
        if len(way) > 1:
            route(canvas, along(way), TARGET)
    for label, at in spread(scene.options, places):
        canvas.stamp(numbered(canvas.scale, label), *at)


def draw_ways(canvas: Canvas, scene: Scene[Any, Any], places: Mapping[str, Point], along: Along) -> None:
    """The ways that were gone, under the pieces: for a game's map to draw upon its ground."""
    for trail in scene.trail:
        stations = [place for place in trail.places if place in places]
        if trail.kind == "way" and len(stations) > 1:
            route(canvas, along(stations), _colour(scene, trail))


def _colour(scene: Scene[Any, Any], trail: Trail) -> Colour:
    return scene.styles[trail.seat].colour if trail.seat is not None else DARK


def _battles(canvas: Canvas, scene: Scene[Any, Any], places: Mapping[str, Point]) -> None:
    """Swords in the winner's colour beside the place, with the result below them."""
    for trail in scene.trail:
        if trail.kind == "battle" and trail.places[-1] in places:
            colour, at = _colour(scene, trail), places[trail.places[-1]]
            if not _beside(canvas, battle(canvas.scale, colour, trail.words), at, BATTLES):
                _beside(canvas, battle(canvas.scale, colour), at, BATTLES)


def _gains(canvas: Canvas, scene: Scene[Any, Any], places: Mapping[str, Point]) -> None:
    """What was gained at its place, a plaque per seat."""
    for trail in scene.trail:
        if trail.kind == "gain" and trail.places[-1] in places:
            style = scene.styles[trail.seat] if trail.seat is not None else STYLES["grey"]
            _beside(canvas, gained(canvas.scale, style, trail.words), places[trail.places[-1]], GAINS)


def _beside(canvas: Canvas, sprite: Sprite, at: Point, offers: Sequence[Point]) -> bool:
    """Put a mark near a place, where it hides no text; nowhere and False if there is no room at all."""
    best, hidden = clearest(canvas, sprite, at, offers)
    if hidden > SPARED * canvas.scale:
        return False
    canvas.stamp(sprite, at[0] + best[0], at[1] + best[1])
    if canvas.texts is not None:
        canvas.texts.append(_covers(canvas, sprite.core, at, best))
    return True


def clearest(canvas: Canvas, sprite: Sprite, at: Point, offers: Sequence[Point]) -> tuple[Point, int]:
    """Where near a place a piece hides the least text, and how many pixels of it."""
    inner = sprite.core
    around = _around([_covers(canvas, inner, at, offer) for offer in offers])
    near = [text for text in canvas.texts or () if _common(around, text)]

    def hides(offer: Point) -> int:
        box = _covers(canvas, inner, at, offer)
        beyond = box[0] < 0 or box[2] > canvas.image.width or box[1] < canvas.pixel(0, 0)[1]
        return sum(_common(box, text) for text in near) + (FAR if beyond else 0)

    best = min(offers, key=hides)  # the first of the best
    return best, hides(best)


def _covers(canvas: Canvas, inner: Box, at: Point, offer: Point) -> Box:
    """The pixels of a piece that stands there."""
    left, top = canvas.pixel(at[0] + offer[0], at[1] + offer[1])
    return (left + inner[0], top + inner[1], left + inner[2], top + inner[3])


def _around(boxes: Sequence[Box]) -> Box:
    """The box that holds them all."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return (min(lefts), min(tops), max(rights), max(bottoms))


def _common(one: Box, other: Box) -> int:
    """Pixels that two boxes share."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across * down if across > 0 and down > 0 else 0


def spread(options: Iterable[Marked], places: Mapping[str, Point]) -> list[tuple[str, Point]]:
    """Where the numbers of each place stand: beside each other, neighbours together if they are many."""
    together: dict[str, list[int]] = defaultdict(list)
    for option in options:
        if option.where in places:
            together[option.where].append(option.number)
    found: list[tuple[str, Point]] = []
    for where, numbers in together.items():
        x, y = places[where]
        labels = [str(number) for number in numbers] if len(numbers) <= APART else ranges(numbers)
        step = max(2 * _half(label) for label in labels) + 4
        for index, label in enumerate(labels):
            row, column = divmod(index, APART)
            in_row = min(APART, len(labels) - row * APART)
            found.append((label, (x + (column - (in_row - 1) / 2) * step, y + row * (2 * DISC + 4))))
    return found


def ranges(numbers: Iterable[int]) -> list[str]:
    """Numbers in order, those that follow each other as one: 1–4, 7."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return [str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs]


def _half(label: str) -> float:
    """Half of the width of a label's disc."""
    return max(DISC, fonts.width(label, "bold", 36) / 2 + 12)


@lru_cache(maxsize=64)
def numbered(scale: float, label: str) -> Sprite:
    """An option's number, or those of several, on a glowing disc."""
    half = _half(label)

    def paint(pen: Pen) -> None:
        for inset, fill in ((0, DARK), (2, WHITE), (5, TARGET)):
            pen.box(inset - half, inset - DISC, 2 * (half - inset), 2 * (DISC - inset), fill, radius=DISC - inset)
        pen.text(0, 0, label, 36, DARK)

    return with_shadow(drawn((-half - 1, -DISC - 1, half + 1, DISC + 1), scale, paint), 7 * scale, 0, TARGET, 1.0)


@lru_cache(maxsize=8)
def ring(scale: float, radius: float) -> Sprite:
    """A ring around what a question is about."""

    def paint(pen: Pen) -> None:
        pen.disc(0, 0, radius, None, DARK, 10)
        pen.disc(0, 0, radius - 2, None, ABOUT, 6)

    reach = radius + 1
    return with_shadow(drawn((-reach, -reach, reach, reach), scale, paint), 5 * scale, 0, ABOUT, 0.9)


@lru_cache(maxsize=64)
def battle(scale: float, colour: Colour, words: str = "") -> Sprite:
    """Crossed swords where a battle was fought, in its winner's colour, and its result."""
    wide = 17 * len(words) + 14

    def paint(pen: Pen) -> None:
        for radius, fill in ((32, DARK), (30, WHITE), (27, colour)):
            pen.disc(0, 0, radius, fill)
        pen.icon("crossed-swords", 0, 0, 42, ink_on(colour))
        if words:
            pen.box(-wide / 2 - 2, 24, wide + 4, 44, DARK, radius=10)
            pen.box(-wide / 2, 26, wide, 40, WHITE, radius=8)
            pen.text(0, 46, words, 36, DARK, "bold")

    reach = max(34, wide / 2 + 3)
    return with_shadow(drawn((-reach, -34, reach, 70), scale, paint), 5 * scale, 0, marks.GLOW, 0.9)


@lru_cache(maxsize=64)
def gained(scale: float, style: Style, words: str) -> Sprite:
    """A plaque in a seat's colour with what it gained."""
    return with_shadow(counted(scale, style, words, 42), 5 * scale, 0, marks.GLOW, 0.9)


def route(canvas: Canvas, points: Sequence[Point], colour: Colour) -> None:
    """An arrow along a way."""
    canvas.stamp(_route(canvas.scale, tuple(points), colour), 0, 0)


@lru_cache(maxsize=64)
def _route(scale: float, points: tuple[Point, ...], colour: Colour) -> Sprite:
    shown = shortened(points, marks.LEAVE, marks.ARRIVE)
    head = marks.arrowhead(shown[-1], shown[-2], 17)

    def paint(pen: Pen) -> None:
        pen.line(shown, DARK, 15)
        pen.polygon(head, DARK, DARK, 8)
        pen.line(shown, WHITE, 12)
        pen.polygon(head, WHITE, WHITE, 5)
        pen.line(shown, colour, 8)
        pen.polygon(head, colour, colour, 2)

    xs, ys = [x for x, _ in (*shown, *head)], [y for _, y in (*shown, *head)]
    return drawn((min(xs) - 14, min(ys) - 14, max(xs) + 14, max(ys) + 14), scale, paint)


def shortened(points: Sequence[Point], first: float, last: float) -> list[Point]:
    """A way that keeps clear of the place where it starts and of that where it ends."""
    return _without(_without([*points], first)[::-1], last)[::-1]


def _without(points: list[Point], length: float) -> list[Point]:
    """A way that begins so much later; half of its first stretch stays in any case."""
    while len(points) > 2 and (first := dist(points[0], points[1])) <= length:
        length -= first
        points = points[1:]
    start, end = points[0], points[1]
    share = min(0.4, length / max(1.0, dist(start, end)))
    return [(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share), *points[1:]]
