"""The position as a seat knows it: rules can be asked about it, secrets of others are left out."""

from __future__ import annotations

import msgspec

from games.engine import Deck, Dice
from games.scythe.state import Entry, March, Player, Scythe
from games.scythe.view import ScytheView


def position_of(view: ScytheView) -> Scythe:
    """A state with all that the view tells; hands of others are empty."""
    mine = view.mine
    seats = []
    for seat, shown in enumerate(view.seats):
        own = mine if seat == view.seat else None
        seats.append(
            Player(
                faction=shown.faction,
                mat=shown.mat,
                power=shown.power,
                popularity=shown.popularity,
                coins=max(0, shown.coins),
                hand=[*own.hand] if own else [],
                objectives=[*own.objectives] if own else [],
                factory=shown.factory,
                section=shown.section,
                character=shown.character,
                mechs=[*shown.mechs],
                workers=[*shown.workers],
                structures=dict(shown.structures),
                cubes=[*shown.cubes],
                boxes=dict(shown.boxes),
                recruits=dict(shown.recruits),
                stars=[*shown.stars],
            )
        )
    return Scythe(
        schema=1,
        players=view.players,
        options=view.options,
        dice=Dice(""),
        seats=seats,
        order=view.order,
        active=view.active,
        turn=view.turn,
        tile=view.tile,
        combat=Deck(),
        tokens=[*view.tokens],
        goods={place: [*goods] for place, goods in view.goods.items()},
        march=_copy(view.march),
        entries=[Entry("", "", place, [], [0, 0, 0, 0]) for place in view.contested],
        encounter=view.encounter,
        driven=view.driven,
        coerced=view.coerced,
    )


def _copy(march: March | None) -> March | None:
    """A march that can be tried out without changing the view."""
    if march is None:
        return None
    return msgspec.structs.replace(march, moved=[*march.moved], workers=[*march.workers], goods=[*march.goods])
