"""Everything a drawing function needs to know, in one place."""

from __future__ import annotations

from functools import cached_property

from games.xidit.view import SeatView, XiditView
from render import fonts
from render.art import Request
from render.seats import STYLES, Style
from render.words import Words, words


class Scene:
    """A view to be drawn, in a language, with people's names."""

    def __init__(self, request: Request) -> None:
        self.view: XiditView = request.view
        self.before: XiditView | None = request.before
        self.words: Words = words("xidit", request.language)
        self._names = request.names

    @cached_property
    def styles(self) -> tuple[Style, ...]:
        """Colour and shape of each party: the seats, then the neutral player."""
        return (*(STYLES[seat.colour] for seat in self.view.seats), STYLES["grey"])

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each party, in letters we can draw."""
        seats = (
            fonts.readable(self._names[seat] if seat < len(self._names) else "", self._numbered(seat))
            for seat in range(self.view.players)
        )
        return (*seats, self.words.say("xidit-picture-neutral"))

    def seat_before(self, seat: int) -> SeatView | None:
        """What everybody saw of this player in the earlier view."""
        return self.before.seats[seat] if self.before else None

    def _numbered(self, seat: int) -> str:
        return self.words.say("picture-seat", number=seat + 1)
