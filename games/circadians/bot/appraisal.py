"""What each seat may expect of a match: its chance to win, in percent."""

from __future__ import annotations

from math import exp

from games.circadians import components as c
from games.circadians.bot.worth import power
from games.circadians.rules.board import by_side
from games.circadians.state import HOME, Circadians

WEIGHTS: dict[str, tuple[float, float, float]] = {
    "fame": (1.4, 0.7, 0.3),
    "near": (1.0, 0.8, 1.0),
    "power": (0.8, 0.5, 0.1),
    "land": (0.4, 0.0, 0.0),
    "relics": (0.9, -0.2, 0.0),
    "held": (1.0, 0.5, 0.4),
    "last": (0.1, 0.1, 1.0),
    "beside": (0.0, 0.3, 0.6),
    "research": (0.7, 0.1, 0.0),
    "means": (0.4, 0.0, 0.1),
    "cards": (0.1, 0.0, 0.2),
    "built": (0.9, 0.3, 0.0),
}
"""What counts: always, more with each round gone by (from 0 to 1), and in the last round."""
FACTIONS: dict[str, tuple[float, float, float, float]] = {
    "circadians": (0.9, 0.5, 0.5, 0.3),
    "ai": (-0.4, -0.3, 0.7, 0.4),
    "zcharo": (-0.2, -0.5, -0.3, -0.4),
    "leyrien": (0.0, 0.0, 0.2, 0.0),
    "jrayek": (-0.4, 0.5, -0.4, 0.0),
    "oxataya": (0.0, -0.3, 0.7, 0.4),
}
"""Factions gain fame early or late: what is to be expected of each, always and with each round gone by, and how much
its way to the goal tells, likewise. All weights were found in matches of bots, by what came of their positions."""


def appraise(g: Circadians) -> list[float]:
    """The chance of each seat to win; those who lost a finished match by their places (CIR-15.8, CIR-15.9)."""
    if g.outcome is not None:
        return [100.0 if place == 1 else float(g.players - place) for place in g.outcome.places]
    gone = (g.round - 1 + _phases(g) / len(c.PHASES)) / c.ROUNDS
    worths = [
        exp(_worth(signs(g, seat), gone, g.round == c.ROUNDS) + _usual(g, seat, gone)) for seat in range(g.players)
    ]
    return [100.0 * worth / sum(worths) for worth in worths]


def _phases(g: Circadians) -> int:
    """How many phases of the round are over."""
    return c.PHASES.index(g.phase) if g.phase in c.PHASES else 0


def _worth(found: dict[str, float], gone: float, last: bool) -> float:
    return sum(
        value * (always + gone * later + (end if last else 0.0))
        for value, (always, later, end) in ((value, WEIGHTS[name]) for name, value in found.items())
    )


def _usual(g: Circadians, seat: int, gone: float) -> float:
    """What is peculiar to a faction."""
    player = g.seats[seat]
    if not player.faction:
        return 0.0
    always, later, way, way_later = FACTIONS[player.faction]
    return always + gone * later + (way + gone * way_later) * player.fame / player.data.fame_goal


def signs(g: Circadians, seat: int) -> dict[str, float]:
    """What can be seen of a seat's prospects, each about from 0 to 1."""
    player = g.seats[seat]
    if not player.faction or not g.regions:
        return {}
    progress = player.fame / player.data.fame_goal
    last = g.relic_region(c.ROUNDS)
    there = by_side(g)[last] if last is not None else frozenset()
    army, beside, land, held, relics, built = _army_at_home(g, seat), 0.0, 0, 0, 0, 0
    for name, region in g.regions.items():
        relics += region.relic > 0
        built += sum(building.seat == seat for building in region.buildings)
        if seat in region.units:
            strength = power(g, seat, name, region.units[seat])
            army += strength
            beside += strength if name == last or name in there else 0.0
        if region.is_land and g.controls(seat, name):
            land += 1
            held += region.relic > 0
    return {
        "fame": progress,
        "near": progress**4,
        "power": army / 20,
        "land": land / 6,
        "relics": len(player.relics) / 3,
        "held": held / max(relics, 1),
        "last": float(last is not None and g.controls(seat, last)),
        "beside": beside / 12,
        "research": sum(player.tracks.values()) / 20,
        "means": (player.energy + 2 * player.gems) / 20,
        "cards": len(player.hand) / 5,
        "built": built / 6,
    }


def _army_at_home(g: Circadians, seat: int) -> float:
    """Units at the base or on the ship count less: they have a way to go."""
    units = g.units(seat, HOME)
    leaders = sum(sum(g.side_of(seat, leader).stats) for leader in units.leaders)
    return 0.6 * (units.fighters * (2 if g.seats[seat].faction == "circadians" else 1) + leaders)
