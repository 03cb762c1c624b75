"""What Hyperborea's drawing functions need to know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from games.hyperborea.view import AreaView, HyperboreaView, SeatView
from render import scene
from render.hyperborea import theme


class Scene(scene.Scene[HyperboreaView, SeatView]):
    """A view of Hyperborea to be drawn."""

    GAME = "hyperborea"
    THEME = theme.FURNITURE

    def seats(self, view: HyperboreaView) -> Sequence[SeatView]:
        return view.seats

    def style(self, player: SeatView) -> str:
        return theme.SEATS[player.faction]

    @cached_property
    def order(self) -> Sequence[int]:
        """Seats in turn order."""
        return self.clockwise(self.view.first)

    def total(self, seat: int) -> int:
        """Victory points as they stand."""
        return sum(self.view.seats[seat].score.values())

    def gained(self, seat: int) -> int:
        """Victory points since the earlier view."""
        return self.total(seat) - sum(self.before.seats[seat].score.values()) if self.before else 0

    def area_before(self, name: str) -> AreaView | None:
        """This area in the earlier view."""
        return self.before.areas.get(name) if self.before else None
