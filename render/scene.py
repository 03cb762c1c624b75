"""What the drawing functions of every game need to know, in one place; each game adds its own."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cached_property
from typing import ClassVar, Generic, TypeVar

from PIL import Image

from games.engine.outcome import Outcome
from games.engine.text import Arg, Text
from games.engine.view import View
from render import fonts, legibility
from render.art import Request
from render.cache import GROUNDS
from render.canvas import Canvas
from render.seats import STYLES, Style
from render.theme import Theme
from render.words import Words, words

ViewT = TypeVar("ViewT", bound=View)
TEXTS = "texts"
"""Where a ground remembers the boxes of its texts."""
SeatT = TypeVar("SeatT")


class Scene(Generic[ViewT, SeatT]):
    """A view to be drawn, in a language, with people's names."""

    GAME: ClassVar[str]
    THEME: ClassVar[Theme]

    def __init__(self, request: Request[ViewT]) -> None:
        self.view: ViewT = request.view
        self.before: ViewT | None = request.before
        self.words: Words = words(self.GAME, request.language)
        self.options, self.about, self.trail = request.options, request.about, request.trail
        self.story, self.caption = request.story, request.caption
        self.chances, self.moves = request.chances, request.moves
        self._request = request
        self._seats: Sequence[SeatT] = self.seats(request.view)
        self._seats_before: Sequence[SeatT] | None = self.seats(request.before) if request.before else None

    def seats(self, view: ViewT) -> Sequence[SeatT]:
        """What a view says of each seat."""
        raise NotImplementedError

    def style(self, player: SeatT) -> str:
        """The name of a seat's style: what its colour is called, or what follows from its faction."""
        raise NotImplementedError

    @cached_property
    def styles(self) -> tuple[Style, ...]:
        """Colour and shape of each seat."""
        return tuple(STYLES[self.style(player)] for player in self._seats)

    @cached_property
    def order(self) -> Sequence[int]:
        """Seats as their cards stand beside each other."""
        return range(self.view.players)

    def clockwise(self, first: int) -> list[int]:
        """All seats from this one on."""
        return [(first + step) % self.view.players for step in range(self.view.players)]

    def seat_before(self, seat: int) -> SeatT | None:
        """What the viewer saw of this player in the earlier view."""
        return None if self._seats_before is None else self._seats_before[seat]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each seat, in letters we can draw."""
        return tuple(
            fonts.readable(self._request.name(seat), self.say("picture-seat", number=seat + 1))
            for seat in range(self.view.players)
        )

    @property
    def outcome(self) -> Outcome:
        """How the match ended."""
        if self.view.outcome is None:
            raise ValueError("the match is not over")
        return self.view.outcome

    def say(self, key: str, **args: Arg) -> str:
        """A message or the name of a component."""
        return self.words.say(key, **args)

    def text(self, text: Text) -> str:
        """A text of the game, with people's names."""
        return self.words.text(text, self.names.__getitem__)

    def sheet(self, key: Hashable, width: float, height: float, paint: Callable[[Canvas], None]) -> Canvas:
        """A canvas of so many units with its static ground, which is painted once.

        The key must tell apart all that the ground depends on, but for the size of the picture.
        """
        pixels = self._request.width or round(width)
        scale = pixels / width
        if legibility.recorder() is not None:  # the texts of a ground count as well
            page = self.blank(width, height)
            paint(page)
            return page

        def fresh() -> Image.Image:
            page = Image.new("RGB", (pixels, round(height * scale)), self.THEME.page)
            texts: list[legibility.Box] = []
            paint(Canvas(page, scale, texts=texts))
            page.info[TEXTS] = texts
            return page

        ground = GROUNDS.get((self.GAME, key, pixels, height), fresh).copy()
        return Canvas(ground, scale, texts=[*ground.info[TEXTS]] if self.trail else None)

    def blank(self, width: float, height: float) -> Canvas:
        """A canvas of so many units, in the colour of the page."""
        pixels = self._request.width or round(width)
        scale = pixels / width
        page = Image.new("RGB", (pixels, round(height * scale)), self.THEME.page)
        return Canvas(page, scale, texts=[] if self.trail else None)
