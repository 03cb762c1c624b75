"""What the drawing functions of Circadians need to know."""

from __future__ import annotations

from functools import cached_property

from games.circadians.view import CircadiansView, SeatView
from render import scene
from render.circadians import theme
from render.seats import STYLES, Style


class Scene(scene.Scene[CircadiansView]):
    """A view of Circadians to be drawn."""

    GAME = "circadians"
    THEME = theme.FURNITURE

    @cached_property
    def styles(self) -> tuple[Style, ...]:
        """Colour and shape of each seat, after its faction."""
        return tuple(STYLES[theme.SEATS[seat.faction]] for seat in self.view.seats)

    @property
    def order(self) -> range:
        """Seats clockwise."""
        return range(self.view.players)

    def seat_before(self, seat: int) -> SeatView | None:
        """What everybody saw of this player in the earlier view."""
        return self.before.seats[seat] if self.before else None
