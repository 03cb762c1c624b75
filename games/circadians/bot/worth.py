"""What regions, units and a fight are worth to a faction."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from games.circadians import components as c
from games.circadians.bot.goals import DECISIVE, fame_worth, menace, victory_fame, wound_fame
from games.circadians.bot.imagine import Mind
from games.circadians.bot.money import gain_worth
from games.circadians.rules.board import by_side
from games.circadians.rules.leyrien import morale_strength
from games.circadians.rules.stats import fighter_strength
from games.circadians.state import Circadians, Units

STOP = {"circadians": 15.0}
"""What it is worth to beat a faction that is about to win, 9 if not named; few steps lead to the Circadians' goal."""
DENY = 0.8
"""How much another's fame weighs beside one's own."""
RISK = {"ai": 0.6, "oxataya": 0.8}
"""How much a faction minds losing a fight; 1 if not named."""


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
    return total + (_together(g, seat, units) if units is not None and units.count else 0.0)


def _together(g: Circadians, seat: int, units: Units) -> float:
    """What abilities add: Hostile where the Jrayek select (CIR-27.20), Rhan among others and Tovati alone,
    Sable who sees the plan first (CIR-26.36)."""
    player = g.seats[seat]
    if player.faction == "jrayek":
        return 2.5 if "hostile" in player.attributes else 1.0
    if player.faction != "oxataya":
        return 1.5 if "sable" in units.leaders else 0.0
    others = len(units.leaders) - 1
    rhan = (3 if "rhan" in player.upgraded else 2) * others if "rhan" in units.leaders else 0
    return rhan + (2.0 if "tovati" in units.leaders and not others and not units.rhyzu else 0.0)


def leader_worth(g: Circadians, seat: int, side: c.Side) -> float:
    """What a leader is worth in battles; attack is fame for the A.I. (CIR-19.2)."""
    strength, attack, defense = side.stats
    hunter = g.seats[seat].faction == "ai"
    sure = sum(int(effect.value) for effect in side.effects if effect.op == "wound")
    return strength + (2.5 if hunter else 0.8) * attack + 0.6 * defense + (2.0 if hunter else 0.5) * sure


def odds(mine: float, theirs: float) -> float:
    """The chance to win with these strengths."""
    return 1 / (1 + exp(-(mine - theirs) / 2.2))


def relic_worth(g: Circadians, number: int) -> float:
    """What standing on a relic is worth now (CIR-14.1: the last ones decide the match)."""
    if number == g.round:
        return DECISIVE if g.round == c.ROUNDS else 4.0 + (3.0 if g.round == c.ROUNDS - 1 else 0.0)
    if number == c.ROUNDS:
        return {c.ROUNDS - 1: 7.0, c.ROUNDS - 2: 2.5}.get(g.round, 0.8)
    return 0.8 if number == g.round + 1 else 0.3


def last_of_all(g: Circadians, seat: int, name: str) -> bool:
    """Whether a faction that gets this region would control all relics of the map, which wins (CIR-14.1)."""
    others = [other for other, region in g.regions.items() if region.relic and other != name]
    return bool(g.regions[name].relic) and all(g.controls(seat, other) for other in others)


def claim_worth(g: Mind, seat: int) -> float:
    """What the next relic slot of a mat gives (CIR-14.3), beside regions."""
    player = g.seats[seat]
    slots = c.RELIC_SLOTS[player.faction]
    number = len(player.relics)
    return 0.4 * gain_worth(g, seat, slots[number]) if number < len(slots) else 0.0


def region_worth(g: Mind, seat: int, name: str) -> float:
    """What controlling a region is worth to a faction."""
    region = g.regions[name]
    faction = g.seats[seat].faction
    if region.terrain == "lake":
        return 1.0 + (1.0 if region.token else 0.0)
    worth = 2.0 + 0.25 * len(region.foundations)
    if region.relic:
        worth += relic_worth(g, region.relic)
        if region.relic == g.round < c.ROUNDS:
            worth += claim_worth(g, seat)
        if g.round < c.ROUNDS and g.round >= c.ROUNDS - 2 and last_of_all(g, seat, name):
            worth += DECISIVE
    worth += 0.7 * sum(building.seat == seat for building in region.buildings)
    if faction == "leyrien" and region.terrain in c.MORALE_TERRAINS:
        worth += 1.5 if region.morale else 0.5
    if faction == "circadians":  # the region count upgrades attributes (CIR-13.5)
        worth += 0.5
    return worth


def standing_worth(g: Mind, seat: int, name: str, mine: Units | None) -> float:
    """What it is worth to have these units in a region, with everybody else as they are."""
    region = g.regions[name]
    own_buildings = any(building.seat == seat for building in region.buildings)
    here = mine is not None and mine.count > 0
    if not here and not own_buildings:
        return 0.0
    units = mine or Units()
    strength = power(g, seat, name, units)
    others = [other for other in g.present(name) if other != seat]
    worth = region_worth(g, seat, name)
    if not others:
        return _alone(g, Side(seat, units), name, strength, worth)
    rivals = {other: power(g, other, name, region.units.get(other)) for other in others}
    chance = 1.0
    for rival in rivals.values():
        chance *= odds(strength, rival + 0.3)
    prize = worth + sum(0.15 * rival for rival in rivals.values())
    stake = 0.12 * strength + 0.9 * len(units.leaders) + 0.5
    wounds = 0.0
    for other in others:
        theirs = region.units.get(other) or Units()
        trophies = len(theirs.leaders) + len(theirs.rhyzu)
        prize += fame_worth(g, seat, victory_fame(g, seat, trophies, units.leaders))
        prize += 0.7 * min(trophies, 2) + STOP.get(g.seats[other].faction, 9.0) * menace(g, other)
        stake += DENY * fame_worth(g, other, victory_fame(g, other, len(units.leaders) + len(units.rhyzu), []))
        wounds += _wounds(g, Side(seat, units), Side(other, theirs)) * wound_fame(g, seat)
        wounds -= 0.5 * _wounds(g, Side(other, theirs), Side(seat, units)) * wound_fame(g, other)
    if region.morale and g.seats[seat].faction != "leyrien":
        prize += 4.0
    risk = RISK.get(g.seats[seat].faction, 1.0) * g.temper.fear
    return g.temper.fight * (chance * prize + wounds) - (1 - chance) * stake * risk


class Side(NamedTuple):
    """A faction's units in a fight to come."""

    seat: int
    units: Units


def _alone(g: Mind, mine: Side, name: str, strength: float, worth: float) -> float:
    """What units are worth in a region that nobody else is in: it may not last, and be fame for somebody."""
    threat, rival = nearby_threat(g, mine.seat, name)
    bonus = 0.12 * min(strength, 12.0) + _approach(g, name) * strength
    if rival is None:
        return worth + bonus
    safety = odds(strength + 1.0, threat * g.temper.fear)
    trophies = len(mine.units.leaders) + len(mine.units.rhyzu)
    fame = fame_worth(g, rival, victory_fame(g, rival, trophies, []))
    return worth * (0.55 + 0.45 * safety) + bonus - 0.5 * (1 - safety) * fame


def _wounds(g: Mind, attacker: Side, defender: Side) -> float:
    """How many fighters a side may wound in a battle: leaders, a Charge where it is open (CIR-12.13), cards."""
    if g.seats[attacker.seat].faction != "ai":
        return 0.0
    units = attacker.units
    attack = sum(g.side_of(attacker.seat, leader).stats[1] for leader in units.leaders)
    card = 2 if g.hands[attacker.seat] else 1
    attack += 1 + (2 * card if units.fighters >= 4 and not units.leaders else card)
    defense = 1 + sum(g.side_of(defender.seat, leader).stats[2] for leader in defender.units.leaders)
    return min(float(c.LIMITS.wounds_per_battle), defender.units.fighters, max(0.5, attack - defense))


def _approach(g: Circadians, name: str) -> float:
    """Late in the match an army next to the last relic is worth more (CIR-14.1)."""
    last = g.relic_region(c.ROUNDS)
    if g.round < c.ROUNDS - 2 or last is None:
        return 0.0
    return 0.12 if last in by_side(g)[name] else 0.0


def nearby_threat(g: Circadians, seat: int, name: str) -> tuple[float, int | None]:
    """The strongest group of an opponent next to a region, and whose it is."""
    strongest, whose = 0.0, None
    for other in by_side(g)[name]:
        for rival, units in g.regions[other].units.items():
            if rival != seat and units.count > 1:
                strength = power(g, rival, other, units)
                if strength > strongest:
                    strongest, whose = strength, rival
    return strongest, whose
