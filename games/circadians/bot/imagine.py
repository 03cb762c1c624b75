"""A match as its viewer imagines it, so that the rules themselves can be asked: hidden hands are empty."""

from __future__ import annotations

from msgspec.structs import replace

from games.circadians.rules.sources import region_count
from games.circadians.state import Battle, Circadians, Player
from games.circadians.view import CircadiansView, SeatView
from games.engine import Deck, Dice


def imagine(view: CircadiansView) -> Circadians:
    """The public state with the viewer's own hand."""
    g = Circadians(
        schema=1,
        players=view.players,
        options=view.options,
        dice=Dice("imagined"),
        round=view.round,
        phase=view.phase,
        flare=view.flare,
        seats=[_player(view, number, seat) for number, seat in enumerate(view.seats)],
        prices=view.prices,
        neutral=view.neutral,
        regions=view.regions,
        mountains=view.mountains,
        corner=view.corner,
        docks=view.docks,
        rhyzu=view.rhyzu,
        morale=view.morale,
        deck=Deck(),
        discard=view.discard,
        turn=view.turn,
        battle=_battle(view.battle),
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


def _player(view: CircadiansView, number: int, seat: SeatView) -> Player:
    return Player(
        faction=seat.faction,
        energy=seat.energy,
        gems=seat.gems,
        fame=seat.fame,
        tracks=seat.tracks,
        hand=view.hand if number == view.seat else [],
        supply=seat.supply,
        vault=seat.vault,
        areas=seat.areas,
        home=seat.home,
        reserve=seat.reserve,
        upgraded=seat.upgraded,
        attributes=seat.attributes,
        mat=seat.mat,
        relics=seat.relics,
        site=seat.site,
        has_intel=seat.has_intel,
        intel=seat.intel,
        harvested=seat.harvested,
    )
