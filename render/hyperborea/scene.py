"""What Hyperborea's drawing functions need to know."""

from __future__ import annotations

from functools import cached_property

from games.hyperborea.view import AreaView, HyperboreaView, SeatView
from render import scene
from render.hyperborea import theme
from render.seats import STYLES, Style


class Scene(scene.Scene[HyperboreaView]):
    """A view of Hyperborea to be drawn."""

    GAME = "hyperborea"
    THEME = theme.FURNITURE

    @cached_property
    def styles(self) -> tuple[Style, ...]:
        """Colour and shape of each seat, after its faction."""
        return tuple(STYLES[theme.SEATS[seat.faction]] for seat in self.view.seats)

    @cached_property
    def order(self) -> list[int]:
        """Seats in turn order."""
        return [(self.view.first + step) % self.view.players for step in range(self.view.players)]

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
