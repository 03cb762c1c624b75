"""What Scythe's drawing functions need to know."""

from __future__ import annotations

from functools import cached_property

from games.scythe.view import ScytheView, SeatView
from render import scene
from render.scythe import theme
from render.seats import STYLES, Style


class Scene(scene.Scene[ScytheView]):
    """A view of Scythe to be drawn."""

    GAME = "scythe"
    THEME = theme.FURNITURE

    @cached_property
    def styles(self) -> tuple[Style, ...]:
        """Colour and shape of each seat, after its faction."""
        return tuple(STYLES[theme.SEATS[seat.faction]] for seat in self.view.seats)

    @cached_property
    def order(self) -> list[int]:
        """Seats clockwise; before factions are known as they sit."""
        return self.view.order or list(range(self.view.players))

    def seat_before(self, seat: int) -> SeatView | None:
        """What everybody saw of this player in the earlier view."""
        return self.before.seats[seat] if self.before else None
