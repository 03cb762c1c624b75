"""A match as its viewer imagines it, so that the rules themselves can be asked: hidden hands are empty."""

from __future__ import annotations

from msgspec.structs import replace

from games.circadians.rules.sources import region_count
from games.circadians.state import Battle, Circadians, Player
from games.circadians.view import CircadiansView
from games.engine import Deck, Dice
from games.lib.positions import alike


def imagine(view: CircadiansView) -> Circadians:
    """The public state with the viewer's own hand."""
    seats = [alike(shown, Player, hand=view.hand if seat == view.seat else []) for seat, shown in enumerate(view.seats)]
    battle = _battle(view.battle)
    g = alike(view, Circadians, schema=1, dice=Dice("imagined"), seats=seats, deck=Deck(), battle=battle)
    for number, seat in enumerate(view.seats):
        if seat.faction:  # CIR-13.15: with the changes declared
            g.seats[number].income.delta += seat.regions - region_count(g, number)
    return g


def _battle(battle: Battle | None) -> Battle | None:
    """A copy, in which plans can be tried out."""
    if battle is None:
        return None
    return replace(battle, sides=[replace(side) for side in battle.sides])
