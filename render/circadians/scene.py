"""What the drawing functions of Circadians need to know."""

from __future__ import annotations

from collections.abc import Sequence

from games.circadians.view import CircadiansView, SeatView
from render import scene
from render.circadians import theme


class Scene(scene.Scene[CircadiansView, SeatView]):
    """A view of Circadians to be drawn."""

    GAME = "circadians"
    THEME = theme.FURNITURE

    def seats(self, view: CircadiansView) -> Sequence[SeatView]:
        return view.seats

    def style(self, player: SeatView) -> str:
        return theme.SEATS[player.faction]
