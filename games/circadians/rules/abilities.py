"""CIR-26: what the leaders in play do at a moment."""

from __future__ import annotations

from games.circadians import components as c
from games.circadians.state import Circadians
from games.circadians.vocabulary import Effect

MOMENTS = {
    (leader.faction, effect.at)
    for leader in c.LEADERS.values()
    for side in (leader.base, leader.upgraded)
    for effect in side.effects
}
"""Factions and moments for which there is a leader's ability at all."""


def leader_abilities(g: Circadians, seat: int, at: str) -> list[tuple[str, str, Effect]]:
    """Effects of the own leaders on the map or at home at a moment, each with its leader and the leader's place."""
    if (g.seats[seat].faction, at) not in MOMENTS:
        return []
    return [
        (leader, place, effect)
        for leader, place in g.deployed(seat)
        for effect in g.side_of(seat, leader).effects
        if effect.at == at
    ]
