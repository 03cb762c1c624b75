"""What Ryozen's drawing functions need to know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from games.ryozen import components as c
from games.ryozen.view import Kin, RyozenView, SeatView
from render import scene
from render.ryozen import layout, theme
from render.sprites import Point


class Scene(scene.Scene[RyozenView, SeatView]):
    """A view of Ryozen to be drawn."""

    GAME = "ryozen"
    THEME = theme.FURNITURE

    def seats(self, view: RyozenView) -> Sequence[SeatView]:
        return view.seats

    def style(self, player: SeatView) -> str:
        return player.clan or "grey"

    @cached_property
    def order(self) -> Sequence[int]:
        """Seats from the first player on."""
        return self.clockwise(self.view.first)

    @property
    def phoenix(self) -> bool:
        """Whether the Phoenix Palace mode is played."""
        return self.view.options["mode"] == c.PHOENIX

    @property
    def tiers(self) -> int:
        """RYO-3.4, RYO-15.2, RYO-17.2: the Palace grows by a tier each round."""
        return c.ROUNDS if self.phoenix else min(self.view.round, c.ROUNDS)

    def seat_before(self, seat: int) -> SeatView | None:
        """What everybody saw of this player in the earlier view, once the clans are chosen."""
        return super().seat_before(seat) if self.before and self.before.kin else None

    def kin_before(self, number: int) -> Kin | None:
        """The same kin in the earlier view, unless a new round has begun since."""
        if self.before is None or self.before.round != self.view.round or not self.before.kin:
            return None
        return self.before.kin[number]

    def spot(self, kin: Kin) -> Point | None:
        """Where a kin lies on the plane; None for one in hand or out for the round."""
        if kin.at in layout.PLACES[self.view.side]:
            return layout.PLACES[self.view.side][kin.at]
        if kin.at in layout.SPOTS:
            return layout.palace_place(self.view.rotation, *layout.SPOTS[kin.at])
        if kin.at == c.PALACE:
            return layout.palace_place(self.view.rotation, *layout.AREAS[self.view.seats[kin.owner].number])
        return None

    def number_names(self) -> dict[int, int]:
        """Seats by the number printed on areas and piles (RYO-3.21)."""
        return {player.number: seat for seat, player in enumerate(self.view.seats)}
