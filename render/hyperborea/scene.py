"""Everything a drawing function needs to know, in one place."""

from __future__ import annotations

from functools import cached_property

from games.engine import Text
from games.engine.text import Arg
from games.hyperborea.view import AreaView, HyperboreaView, SeatView
from render import fonts
from render.art import Request
from render.hyperborea import theme
from render.seats import STYLES, Style
from render.words import Words, words


class Scene:
    """A view to be drawn, in a language, with people's names."""

    def __init__(self, request: Request) -> None:
        self.view: HyperboreaView = request.view
        self.before: HyperboreaView | None = request.before
        self.words: Words = words("hyperborea", request.language)
        self._names = request.names

    @cached_property
    def styles(self) -> tuple[Style, ...]:
        """Colour and shape of each seat, after its faction."""
        return tuple(STYLES[theme.SEATS[seat.faction]] for seat in self.view.seats)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each seat, in letters we can draw."""
        return tuple(
            fonts.readable(self._names[seat] if seat < len(self._names) else "", self._numbered(seat))
            for seat in range(self.view.players)
        )

    def say(self, key: str, **args: Arg) -> str:
        """A message or the name of a component."""
        return self.words.say(key, **args)

    def text(self, text: Text) -> str:
        """A text of the game."""
        return self.words.say(text.key, **text.args)

    def total(self, seat: int) -> int:
        """Victory points as they stand."""
        return sum(self.view.seats[seat].score.values())

    def gained(self, seat: int) -> int:
        """Victory points since the earlier view."""
        return self.total(seat) - sum(self.before.seats[seat].score.values()) if self.before else 0

    def seat_before(self, seat: int) -> SeatView | None:
        """This player in the earlier view."""
        return self.before.seats[seat] if self.before else None

    def area_before(self, name: str) -> AreaView | None:
        """This area in the earlier view."""
        return self.before.areas.get(name) if self.before else None

    @cached_property
    def order(self) -> list[int]:
        """Seats in turn order."""
        return [(self.view.first + step) % self.view.players for step in range(self.view.players)]

    def _numbered(self, seat: int) -> str:
        return self.words.say("picture-seat", number=seat + 1)
