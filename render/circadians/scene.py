"""Everything a drawing function needs to know, in one place."""

from __future__ import annotations

from functools import cached_property

from games.circadians.view import CircadiansView, SeatView
from games.engine.text import Arg, SeatName, Text
from render import fonts
from render.art import Request
from render.circadians import theme
from render.seats import STYLES, Style
from render.words import Words, words


class Scene:
    """A view to be drawn, in a language, with people's names."""

    def __init__(self, request: Request) -> None:
        self.view: CircadiansView = request.view
        self.before: CircadiansView | None = request.before
        self.words: Words = words("circadians", request.language)
        self._names = request.names

    @cached_property
    def styles(self) -> tuple[Style, ...]:
        """Colour and shape of each seat, after its faction."""
        return tuple(STYLES[theme.SEATS[seat.faction]] for seat in self.view.seats)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each seat, in letters we can draw."""
        return tuple(
            fonts.readable(
                self._names[seat] if seat < len(self._names) else "", self.words.say("picture-seat", number=seat + 1)
            )
            for seat in range(self.view.players)
        )

    @property
    def order(self) -> list[int]:
        """Seats clockwise."""
        return list(range(self.view.players))

    def say(self, key: str, **args: Arg) -> str:
        """A message or the name of a component."""
        return self.words.say(key, **args)

    def text(self, text: Text) -> str:
        """A text of the game, with people's names."""
        return self.words.say(text.key, **{key: self._named(arg) for key, arg in text.args.items()})

    def _named(self, arg: Arg) -> Arg:
        if isinstance(arg, SeatName):
            return self.names[arg.seat]
        if isinstance(arg, Text):
            return Text(arg.key, {key: self._named(part) for key, part in arg.args.items()})
        if isinstance(arg, list):
            return [self._item(item) for item in arg]
        return arg

    def _item(self, item: Text | SeatName | str) -> Text | SeatName | str:
        named = self._named(item)
        assert isinstance(named, Text | SeatName | str)
        return named

    def seat_before(self, seat: int) -> SeatView | None:
        """What everybody saw of this player in the earlier view."""
        return self.before.seats[seat] if self.before else None

    def awaited(self, seat: int) -> bool:
        """Whether the table waits for this seat."""
        return seat in self.view.waiting
