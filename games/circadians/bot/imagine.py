"""A match as its viewer imagines it, so that the rules themselves can be asked: hidden hands are empty."""

from __future__ import annotations

from msgspec.structs import replace

from games.circadians.bot.temper import TEMPERS, Temper
from games.circadians.rules.sources import region_count
from games.circadians.state import Battle, Circadians, Player
from games.circadians.view import CircadiansView
from games.engine import Deck, Dice
from games.engine.policy import Style
from games.lib.positions import alike


class Mind(Circadians, kw_only=True):
    """The public state with the viewer's own hand, how the viewer likes to play, and what can be seen of hands."""

    temper: Temper
    hands: list[int]
    """How many cards everybody holds (CIR-16.8)."""


def imagine(view: CircadiansView, style: Style = "") -> Mind:
    """What a seat knows, as a match."""
    seats = [alike(shown, Player, hand=view.hand if seat == view.seat else []) for seat, shown in enumerate(view.seats)]
    hands = [len(view.hand) if seat == view.seat else shown.cards for seat, shown in enumerate(view.seats)]
    g = alike(
        view,
        Mind,
        schema=1,
        dice=Dice("imagined"),
        seats=seats,
        deck=Deck(),
        battle=_battle(view.battle),
        temper=TEMPERS[style],
        hands=hands,
    )
    for number, seat in enumerate(view.seats):
        if seat.faction:  # CIR-13.15: with the changes declared
            g.seats[number].income.delta += seat.regions - region_count(g, number)
    return g


def _battle(battle: Battle | None) -> Battle | None:
    """A copy, in which plans can be tried out."""
    if battle is None:
        return None
    return replace(battle, sides=[replace(side) for side in battle.sides])
