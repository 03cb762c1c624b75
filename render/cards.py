"""Components from close by: a card with a picture, its name, and each line printed on it, with signs and in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

import msgspec
from PIL import Image

import games
from games.engine.catalogue import Card
from games.engine.text import Text
from render import fonts
from render.art import PAGE_WIDTH, Colour, drawn_games
from render.blocks import Block, Chip, Drawing, Flow, Lines, Stack, measure, place
from render.canvas import Canvas
from render.seats import DARK, WHITE
from render.sprites import Pen, Sprite, drawn, with_shadow
from render.theme import Theme, darker, mixed
from render.words import Words, words

MARGIN, PADDING = 24, 34
"""Around the card, and between its edge and what is on it."""
WINDOW = 250
"""Height of the picture."""
NAME, KIND, TEXT = 60, 36, 38
"""Sizes of what is written."""
SIGN = 72
"""Height of the signs above a line."""
TITLED = re.compile(r"\*\*(.+?)\*\*([^:]*): (.+)", re.DOTALL)
"""A line that begins with what it is about."""
CLEAR = 150
"""Brightness of a colour on which dark letters are read better than light ones."""


class CardRequest(msgspec.Struct, frozen=True):
    """Which component to draw, by its id in the game's catalogue, in which language."""

    card: str
    language: str = "en"
    width: int = 0
    """Of the picture in pixels; 0: as wide as a page."""


class Face(msgspec.Struct, frozen=True):
    """What a game adds to a component's name and words."""

    theme: Theme
    colour: Colour
    """Of the band with the name, and of the ground of the picture: whose it is, or what kind."""
    icon: str
    """What the picture shows, if nothing else is painted there."""
    signs: Mapping[int, Sequence[Chip]] = {}
    """What stands above a line, by its number: pieces, prices, values."""
    paint: Callable[[Canvas, float, float], None] | None = None
    """Paints the picture instead, in a window so wide and high."""


def paint_card(game: str, request: CardRequest) -> Image.Image:
    """A component as large as a page is wide, and as high as it needs."""
    card, said = find(game, request.card), words(game, request.language)
    block = CardBlock(face(game, card), *written(game, card, said))
    pixels, inner = request.width or PAGE_WIDTH, PAGE_WIDTH - 2 * MARGIN
    scale = pixels / PAGE_WIDTH
    tall = block.height(measure(scale), inner) + 2 * MARGIN
    canvas = Canvas(Image.new("RGB", (pixels, round(tall * scale)), block.face.theme.page), scale)
    place(canvas.moved(MARGIN, MARGIN), block, inner)
    return canvas.image


def card_alt(game: str, request: CardRequest) -> str:
    """The picture in words: what the component is called, what it is, and what is printed on it."""
    texts, card = games.texts(game, request.language), find(game, request.card)
    kind = _sentence(texts.say(Text(f"{game}-kind-{card.kind}")))
    lines = [texts.say(line).replace("**", "") for line in card.lines]
    return " ".join(line if line.endswith(".") else f"{line}." for line in (texts.say(card.name), kind, *lines))


@cache
def has_cards(game: str) -> bool:
    """Whether a game's components are drawn."""
    return game in drawn_games() and find_spec(f"render.{game}.cards") is not None


@cache
def faces(game: str) -> Mapping[str, Callable[[str], Face]]:
    """What gives a game's components their look, by their kind: `FACES` of its module `cards`."""
    return cast("Mapping[str, Callable[[str], Face]]", import_module(f"render.{game}.cards").FACES)


def face(game: str, card: Card) -> Face:
    """How a component looks."""
    kind, _, name = card.id.partition("/")
    return faces(game)[kind](name)


def find(game: str, name: str) -> Card:
    """A component by its id."""
    for card in games.game(game).catalogue():
        if card.id == name:
            return card
    raise ValueError(f"{game} has no component {name!r}")


def written(game: str, card: Card, said: Words) -> tuple[str, str, tuple[str, ...]]:
    """A component's name, kind and lines, in letters that our fonts have."""
    kind, *lines = (_drawable(said.text(text)) for text in (Text(f"{game}-kind-{card.kind}"), *card.lines))
    return said.text(card.name), kind, tuple(lines)


def _drawable(line: str) -> str:
    """A line without emoji, which have their place in messages; it begins with a capital letter."""
    known = fonts.characters("text") & fonts.characters("bold")
    return _sentence(" ".join("".join(letter for letter in line if letter in known).split()))


def _sentence(line: str) -> str:
    return f"{line[:1].upper()}{line[1:]}"


class CardBlock(msgspec.Struct, frozen=True):
    """The card."""

    face: Face
    name: str
    kind: str
    lines: tuple[str, ...]

    def height(self, measure: Canvas, width: float) -> float:
        inner = width - 2 * PADDING
        return WINDOW + self._band(measure, inner) + self._words().height(measure, inner) + 2 * PADDING

    def draw(self, canvas: Canvas, width: float) -> None:
        inner, band = width - 2 * PADDING, self._band(canvas, width - 2 * PADDING)
        size = (round(width), round(self.height(canvas, width)), round(band))
        canvas.backdrop(lambda: sheet(canvas.scale, size, self.face.theme, self.face.colour))
        self._picture(canvas, width)
        head = self._head()
        top = WINDOW + (band - head.height(canvas, inner)) / 2
        place(canvas.moved(PADDING, top), head, inner)
        place(canvas.moved(PADDING, WINDOW + band + PADDING), self._words(), inner)

    def _picture(self, canvas: Canvas, width: float) -> None:
        if self.face.paint is not None:
            self.face.paint(canvas, width, WINDOW)
            return
        shade = mixed(window_ground(self.face.theme, self.face.colour), self.face.colour, 0.3)
        for step, size in ((-2, 96), (2, 96), (-1, 132), (1, 132)):
            canvas.icon(self.face.icon, width / 2 + step * 190, WINDOW / 2 + 8, size, shade)
        canvas.stamp(emblem(canvas.scale, self.face.icon, self.face.colour), width / 2, WINDOW / 2 + 4)

    def _band(self, measure: Canvas, width: float) -> float:
        return self._head().height(measure, width) + 30

    def _head(self) -> Block:
        ink = ink_on(self.face.colour)
        kind = Lines(self.kind, KIND, mixed(ink, self.face.colour, 0.15), least=KIND)
        return Stack([Lines(self.name, NAME, ink, self.face.theme.title, least=46), kind], 2)

    def _words(self) -> Block:
        rows: list[Block] = []
        for number, line in enumerate(self.lines):
            rows += [_rule(self.face.theme)] if rows else []
            rows.append(self._line(line, self.face.signs.get(number, ())))
        return Stack(rows, 16)

    def _line(self, line: str, signs: Sequence[Chip]) -> Block:
        """A line: its signs, what it is about, and what it says."""
        blocks: list[Block] = [Flow(signs, 14)] if signs else []
        titled = TITLED.match(line)
        if titled is not None:
            blocks.append(Lines(f"{titled[1]}{titled[2]}", TEXT, self.face.theme.ink, "bold", least=TEXT))
            line = _sentence(titled[3])
        blocks.append(Lines(line.replace("**", ""), TEXT, self.face.theme.ink, least=TEXT))
        return Stack(blocks, 6)


def _rule(theme: Theme) -> Block:
    return Drawing(3, lambda canvas, width: canvas.box(0, 0, width, 3, theme.slot))


def ink_on(colour: Colour) -> Colour:
    """The colour of letters on a ground."""
    red, green, blue = colour
    return DARK if 0.3 * red + 0.59 * green + 0.11 * blue > CLEAR else WHITE


def window_ground(theme: Theme, colour: Colour) -> Colour:
    """The ground of a card's picture: a tint of its colour."""
    return mixed(colour, theme.slot, 0.8)


@lru_cache(maxsize=16)
def sheet(scale: float, size: tuple[float, float, float], theme: Theme, colour: Colour) -> Sprite:
    """The card itself: the window for the picture, the band with the name, paper below; lit from above."""
    width, height, band = size

    def paint(pen: Pen) -> None:
        pen.box(0, 0, width, height, theme.ink, radius=26)
        pen.box(4, 4, width - 8, height - 8, theme.panel, radius=22)
        pen.box(4, 4, width - 8, WINDOW, window_ground(theme, colour), radius=22)
        pen.box(24, 8, width - 48, 5, mixed(colour, WHITE, 0.9), radius=2)
        pen.box(4, WINDOW - 30, width - 8, 34, window_ground(theme, colour))
        pen.box(4, WINDOW, width - 8, band, darker(colour, 0.75))
        pen.box(4, WINDOW + 4, width - 8, band - 10, colour)
        pen.box(4, WINDOW, width - 8, 4, theme.gold)
        pen.box(4, WINDOW + band - 4, width - 8, 4, theme.gold)

    return with_shadow(drawn((0, 0, width, height), scale, paint), 5 * scale, 4 * scale)


@lru_cache(maxsize=128)
def emblem(scale: float, icon: str, colour: Colour, radius: float = 104) -> Sprite:
    """A medallion with an icon, in the middle of a card's picture."""
    ink = darker(colour, 0.6) if ink_on(colour) == DARK else colour

    def paint(pen: Pen) -> None:
        pen.disc(0, 0, radius, DARK)
        pen.disc(0, 0, radius - 4, colour)
        pen.disc(0, 0, radius - 16, WHITE)
        pen.icon(icon, 0, 0, radius * 1.3, ink)

    return with_shadow(drawn((-radius, -radius, radius, radius), scale, paint), 4 * scale, 4 * scale)


def stamped(sprite: Callable[[float], Sprite], wide: float, tall: float = SIGN) -> Chip:
    """A piece as a sign; it is drawn around its middle."""
    return Chip(wide, tall, lambda canvas: canvas.stamp(sprite(canvas.scale), wide / 2, 0))


def valued(icon: str, colour: Colour, value: int | str, ink: Colour) -> Chip:
    """An icon with its number."""
    size, number = SIGN * 0.86, str(value)
    wide = size + 12 + measure(1).width(number, 54, "bold") + 12

    def paint(canvas: Canvas) -> None:
        canvas.icon(icon, size / 2, 0, size, colour)
        canvas.text(size + 12, 0, number, 54, ink, "bold")

    return Chip(wide, SIGN, paint)


def pictured(icon: str, colour: Colour) -> Chip:
    """An icon alone."""
    return Chip(SIGN, SIGN, lambda canvas: canvas.icon(icon, SIGN / 2, 0, SIGN * 0.86, colour))


def arrow(ink: Colour) -> Chip:
    """From what is paid to what is gained."""
    return worded("→", ink)


def worded(said: str, ink: Colour, size: float = 54) -> Chip:
    """A few letters between signs."""
    wide = measure(1).width(said, size, "bold")
    return Chip(wide, SIGN, lambda canvas: canvas.text(0, 0, said, size, ink, "bold"))
