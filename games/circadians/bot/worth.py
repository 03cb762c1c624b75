"""What regions, units and a fight are worth to a faction."""

from __future__ import annotations

from math import exp

from games.circadians import components as c
from games.circadians.rules.board import by_side
from games.circadians.rules.leyrien import morale_strength
from games.circadians.rules.stats import fighter_strength
from games.circadians.state import Circadians, Units

HUNTERS = {"oxataya": 2.0, "jrayek": 2.0, "ai": 3.0, "circadians": 0.6, "leyrien": 0.4, "zcharo": 0.2}
"""How much a faction likes to fight, beyond the region won."""
RISK = {"ai": 0.5, "oxataya": 0.8}
"""How much a faction minds losing a fight; 1 if not named."""


def menace(g: Circadians, seat: int) -> float:
    """How near a faction is to its goal, from 0 to 1; whoever is near is worth attacking."""
    player = g.seats[seat]
    big_steps = 2 if player.data.fame_goal == 4 else 1 if player.data.fame_goal == 5 else 0
    return max(0.0, (player.fame + big_steps) / player.data.fame_goal - 0.2) / 0.8


def power(g: Circadians, seat: int, name: str, units: Units | None) -> float:
    """A rough strength of a faction's units and buildings in a region."""
    total = 0.0
    if units is not None:
        total += units.fighters * fighter_strength(g, seat)
        for leader in units.leaders:
            strength, attack, defense = g.side_of(seat, leader).stats
            total += strength + 0.5 * attack + 0.3 * defense + 0.5
        for rhyzu in units.rhyzu:
            strength, attack, defense = g.rhyzu_side(rhyzu).stats
            total += strength + 0.5 * attack + 0.3 * defense
    region = g.regions[name]
    for building in region.buildings:
        if building.seat == seat:
            total += 2.0 if building.kind == "outpost" else 0.5
    if region.morale and g.seats[seat].faction == "leyrien":
        total += morale_strength(g)
    return total


def odds(mine: float, theirs: float) -> float:
    """The chance to win with these strengths."""
    return 1 / (1 + exp(-(mine - theirs) / 2.2))


def relic_worth(g: Circadians, number: int) -> float:
    """What standing on a relic is worth now (CIR-14.1: the last ones decide the match)."""
    if number == g.round:
        return 40.0 if g.round == c.ROUNDS else 5.0 + (3.0 if g.round == c.ROUNDS - 1 else 0.0)
    if number == c.ROUNDS:
        return {c.ROUNDS - 1: 7.0, c.ROUNDS - 2: 2.5}.get(g.round, 0.8)
    return 0.8 if number == g.round + 1 else 0.3


def region_worth(g: Circadians, seat: int, name: str) -> float:
    """What controlling a region is worth to a faction."""
    region = g.regions[name]
    if region.terrain == "lake":
        return 1.0 + (1.0 if region.token else 0.0)
    worth = 2.0 + 0.25 * len(region.foundations)
    if region.relic:
        worth += relic_worth(g, region.relic)
    worth += 0.7 * sum(building.seat == seat for building in region.buildings)
    if g.seats[seat].faction == "leyrien" and region.terrain in c.MORALE_TERRAINS:
        worth += 1.5 if region.morale else 0.5
    return worth


def standing_worth(g: Circadians, seat: int, name: str, mine: Units | None) -> float:
    """What it is worth to have these units in a region, with everybody else as they are."""
    region = g.regions[name]
    own_buildings = any(building.seat == seat for building in region.buildings)
    here = mine is not None and mine.count > 0
    if not here and not own_buildings:
        return 0.0
    strength = power(g, seat, name, mine)
    others = [other for other in g.present(name) if other != seat]
    rivals = [power(g, other, name, region.units.get(other)) for other in others]
    worth = region_worth(g, seat, name)
    faction = g.seats[seat].faction
    if not rivals:
        threat = nearby_threat(g, seat, name)
        safety = odds(strength + 1.0, threat) if threat else 1.0
        return worth * (0.55 + 0.45 * safety) + 0.12 * min(strength, 12.0) + _approach(g, name) * strength
    chance = 1.0
    for rival in rivals:
        chance *= odds(strength, rival + 0.3)
    prize = worth + HUNTERS[faction] + sum(0.15 * rival for rival in rivals) + _trophies(g, seat, name)
    prize += sum(9.0 * menace(g, other) for other in others)
    if region.morale and faction != "leyrien":
        prize += 4.0
    stake = 0.12 * strength + 0.9 * (len(mine.leaders) if mine else 0) + 0.5
    return chance * prize - (1 - chance) * stake * RISK.get(faction, 1.0)


def _approach(g: Circadians, name: str) -> float:
    """Late in the match an army next to the last relic is worth more (CIR-14.1)."""
    last = g.relic_region(c.ROUNDS)
    if g.round < c.ROUNDS - 2 or last is None:
        return 0.0
    return 0.12 if last in by_side(g)[name] else 0.0


def _trophies(g: Circadians, seat: int, name: str) -> float:
    """Leaders and Rhy-zu to beat: fame for the Jrayek, a loss for the others."""
    region = g.regions[name]
    count = sum(len(units.leaders) + len(units.rhyzu) for other, units in region.units.items() if other != seat)
    return min(count, 2) * (4.0 if g.seats[seat].faction == "jrayek" else 0.7)


def nearby_threat(g: Circadians, seat: int, name: str) -> float:
    """The strongest group of an opponent next to a region."""
    strongest = 0.0
    for other in by_side(g)[name]:
        for rival, units in g.regions[other].units.items():
            if rival != seat and units.count > 1:
                strongest = max(strongest, power(g, rival, other, units))
    return strongest
