"""The position as a seat knows it: rules can be asked about it, secrets of others are left out."""

from __future__ import annotations

from functools import cached_property

from games.engine import Deck, Dice
from games.engine.policy import Style
from games.lib.positions import alike
from games.scythe.bot.temper import TEMPERS, Temper
from games.scythe.rules.scoring import fortune
from games.scythe.state import Entry, March, Player, Scythe
from games.scythe.view import ScytheView


class Position(Scythe, kw_only=True):
    """What a seat knows, and with which temper it looks at it."""

    temper: Temper

    @cached_property
    def ahead(self) -> list[float]:
        """By how much each seat is ahead of the average now, in tens of coins."""
        totals = [fortune(self, seat).total for seat in range(self.players)]
        return [(total - sum(totals) / self.players) / 10 for total in totals]


def position_of(view: ScytheView, style: Style = "") -> Position:
    """A state with all that the view tells; hands of others are empty."""
    seats = []
    for seat, shown in enumerate(view.seats):
        own = view.mine if seat == view.seat else None
        hand, objectives = ([*own.hand], [*own.objectives]) if own else ([], [])
        coins = max(0, shown.coins)
        seats.append(alike(shown, Player, coins=coins, hand=hand, objectives=objectives))
    return alike(
        view,
        Position,
        schema=1,
        dice=Dice(""),
        seats=seats,
        combat=Deck(),
        goods={place: [*goods] for place, goods in view.goods.items()},
        march=alike(view.march, March) if view.march else None,
        entries=[Entry("", "", place, [], [0, 0, 0, 0]) for place in view.contested],
        temper=TEMPERS[style],
    )
