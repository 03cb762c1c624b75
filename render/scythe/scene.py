"""What Scythe's drawing functions need to know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from games.scythe.view import ScytheView, SeatView
from render import scene
from render.scythe import theme


class Scene(scene.Scene[ScytheView, SeatView]):
    """A view of Scythe to be drawn."""

    GAME = "scythe"
    THEME = theme.FURNITURE

    def seats(self, view: ScytheView) -> Sequence[SeatView]:
        return view.seats

    def style(self, player: SeatView) -> str:
        return theme.SEATS[player.faction]

    def mat(self, player: SeatView) -> str:
        """A player's faction and mat, in a few words."""
        names = [self.say(f"scythe-short-{player.faction}")] if player.faction else []
        return " · ".join([*names, self.say(f"scythe-mat-{player.mat}")] if player.mat else names)

    @cached_property
    def order(self) -> Sequence[int]:
        """Seats clockwise; before factions are known as they sit."""
        return self.view.order or super().order
