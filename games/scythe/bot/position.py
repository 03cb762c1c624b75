"""The position as a seat knows it: rules can be asked about it, secrets of others are left out."""

from __future__ import annotations

from games.engine import Deck, Dice
from games.lib.positions import alike
from games.scythe.state import Entry, March, Player, Scythe
from games.scythe.view import ScytheView


def position_of(view: ScytheView) -> Scythe:
    """A state with all that the view tells; hands of others are empty."""
    seats = []
    for seat, shown in enumerate(view.seats):
        own = view.mine if seat == view.seat else None
        hand, objectives = ([*own.hand], [*own.objectives]) if own else ([], [])
        coins = max(0, shown.coins)
        seats.append(alike(shown, Player, coins=coins, hand=hand, objectives=objectives))
    return alike(
        view,
        Scythe,
        schema=1,
        dice=Dice(""),
        seats=seats,
        combat=Deck(),
        goods={place: [*goods] for place, goods in view.goods.items()},
        march=alike(view.march, March) if view.march else None,
        entries=[Entry("", "", place, [], [0, 0, 0, 0]) for place in view.contested],
    )
