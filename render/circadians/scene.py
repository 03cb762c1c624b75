"""What the drawing functions of Circadians need to know."""

from __future__ import annotations

from games.circadians.view import CircadiansView, SeatView
from render import scene
from render.circadians import theme


class Scene(scene.Scene[CircadiansView, SeatView]):
    """A view of Circadians to be drawn."""

    GAME = "circadians"
    THEME = theme.FURNITURE

    def style(self, player: SeatView) -> str:
        return theme.SEATS[player.faction]
