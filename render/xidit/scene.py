"""What Xidit's drawing functions need to know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from games.xidit.view import SeatView, XiditView
from render import scene
from render.seats import STYLES, Style
from render.xidit import theme


class Scene(scene.Scene[XiditView, SeatView]):
    """A view of Xidit to be drawn. Its parties are the seats, then the neutral player."""

    GAME = "xidit"
    THEME = theme.FURNITURE

    def seats(self, view: XiditView) -> Sequence[SeatView]:
        return view.seats

    def style(self, player: SeatView) -> str:
        return player.colour

    @cached_property
    def styles(self) -> tuple[Style, ...]:
        """Colour and shape of each party."""
        return (*super().styles, STYLES["grey"])

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each party."""
        return (*super().names, self.say("xidit-picture-neutral"))
