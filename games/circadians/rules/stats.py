"""CIR-12.10, CIR-12.11, CIR-12.16, CIR-12.21, CIR-12.28, CIR-25: strength, attack and defense of a side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import NamedTuple

from games.circadians import components as c
from games.circadians.rules.board import by_side
from games.circadians.rules.leyrien import morale_strength
from games.circadians.state import Battle, Circadians, Fighting
from games.circadians.vocabulary import Effect


class Situation(NamedTuple):
    """A battle from one side."""

    g: Circadians
    battle: Battle
    me: Fighting
    other: Fighting


Condition = Callable[[Situation], bool]


def _terrain(*terrains: str) -> Condition:
    return lambda s: s.g.regions[s.battle.region].terrain in terrains


CONDITIONS: dict[str, Condition] = {
    "initiator": lambda s: s.battle.sides[0] is s.me,
    "not_initiator": lambda s: s.battle.sides[0] is not s.me,
    "victory": lambda s: s.battle.victor == s.me.seat,
    "defeat": lambda s: s.battle.victor == s.other.seat,
    "retreated": lambda s: s.battle.retreating == s.me.seat,
    "not_retreated": lambda s: not c.SECTORS[s.me.sector].retreat,
    "own_leader": lambda s: bool(s.me.leaders),
    "no_own_leader": lambda s: not s.me.leaders,
    "opp_leader": lambda s: bool(s.other.leaders),
    "opp_leader_or_rhyzu": lambda s: bool(s.other.leaders or s.other.rhyzu),
    "only_own_leader": lambda s: len(s.me.leaders) == 1 and not s.me.rhyzu,
    "opp_rhyzu": lambda s: bool(s.other.rhyzu),
    "any_rhyzu": lambda s: bool(s.me.rhyzu or s.other.rhyzu),
    "own_building": lambda s: s.me.buildings > 0,
    "opp_building": lambda s: s.other.buildings > 0,
    "fewer_units": lambda s: s.me.units < s.other.units,
    "fighters_5_plus": lambda s: s.me.fighters >= 5,
    "relic_region": lambda s: bool(s.g.regions[s.battle.region].relic),
    "fewer_relics": lambda s: len(s.g.seats[s.me.seat].relics) < len(s.g.seats[s.other.seat].relics),
    "die_rolled": lambda s: s.me.die > 0,
    "used_card": lambda s: bool(s.me.card),
    "wounded_enemy": lambda s: s.other.wounded > 0,
    "no_enemy_wounded": lambda s: s.other.wounded == 0,
    "terrain_bog": _terrain("bog"),
    "terrain_cliffs": _terrain("cliffs"),
    "terrain_plains": _terrain("plains"),
    "terrain_cliffs_or_plains": _terrain("cliffs", "plains"),
    "morale_here": lambda s: s.g.regions[s.battle.region].morale,
    "not_adjacent_to_ship": lambda s: s.battle.region not in s.g.docks,
    "vs_card_faction": lambda s: s.g.seats[s.other.seat].faction in s.g.seats[s.me.seat].intel,
    "own_priced_phase": lambda _: False,
}
"""CIR-25.12, CIR-25.13: the meaning of each condition; numbers are those at the start of the battle. A Rhy-zu ends
what needs a leader alone (CIR-26.54); wounds count whatever the result (CIR-26.40)."""

OF_BUILDINGS = {"building_here", "stronghold_here", "stronghold_reach"}
"""Conditions that are tested building by building."""
RESULT = {"victory", "defeat"}
"""CIR-25.15, CIR-26.39: conditions that are known only after step 1."""

UNKNOWN_BEFORE_PLANS = RESULT | {
    "retreated",
    "not_retreated",
    "die_rolled",
    "used_card",
    "wounded_enemy",
    "no_enemy_wounded",
}


def holds(g: Circadians, effect: Effect, me: Fighting, other: Fighting) -> bool:
    """Whether all conditions of an effect hold."""
    if not effect.conditions:
        return True
    situation = Situation(g, g.current_battle, me, other)
    for condition in effect.conditions:
        if condition not in OF_BUILDINGS and not CONDITIONS[condition](situation):
            return False
    return True


def may_hold(g: Circadians, effect: Effect, me: Fighting, other: Fighting) -> bool:
    """Whether the conditions that are known before the plans hold."""
    situation = Situation(g, g.current_battle, me, other)
    known = (each for each in effect.conditions if each not in OF_BUILDINGS and each not in UNKNOWN_BEFORE_PLANS)
    return all(CONDITIONS[condition](situation) for condition in known)


# -- where effects come from -----------------------------------------------------------------------------


def leader_battle_effects(g: Circadians, side: Fighting) -> list[Effect]:
    """Effects of the leaders that fight (CIR-26.35), also after they have left the region."""
    return [effect for leader in side.leaders for effect in g.side_of(side.seat, leader).effects]


def battle_effects(g: Circadians, seat: int, at: str = "") -> list[Effect]:
    """All effects of one side in this battle, of one moment if named, in a fixed order (CIR-25.11)."""
    return [effect for _, effect in sourced_effects(g, seat, at)]


def sourced_effects(g: Circadians, seat: int, at: str = "") -> list[tuple[str, Effect]]:
    """The same, each with what it comes from: the key of its name."""
    battle = g.current_battle
    side = battle.side(seat)
    player = g.seats[seat]
    found = [*_of_faction(player.faction, tuple(player.attributes), at)]
    for leader in side.leaders:
        found += _of_leader(leader, leader in player.upgraded, at)
    found += [
        (f"building-{kind}", effect)
        for kind, effect in building_effects(g, battle.region, seat)
        if not at or effect.at == at
    ]
    other = g.seats[battle.other(seat).seat].faction
    if other in player.intel:  # CIR-18.12
        found += _named(f"intel-{other}", c.INTEL[other].circadian_side, at)
    if side.card and not side.cancelled:  # CIR-12.17, CIR-28.54
        found += _named(f"card-{side.card}", c.CARDS[side.card].battle, at)
    return found


@cache
def _of_faction(faction: str, upgraded: tuple[str, ...], at: str) -> list[tuple[str, Effect]]:
    attributes = c.sourced_attributes(faction, upgraded)
    return [
        *_named(f"faction-{faction}", c.RULES[faction], at),
        *(each for each in attributes if not at or each[1].at == at),
    ]


@cache
def _of_leader(leader: str, upgraded: bool, at: str) -> list[tuple[str, Effect]]:
    data = c.LEADERS[leader]
    return _named(f"leader-{leader}", (data.upgraded if upgraded else data.base).effects, at)


def _named(source: str, effects: Iterable[Effect], at: str) -> list[tuple[str, Effect]]:
    return [(source, effect) for effect in effects if not at or effect.at == at]


def building_effects(g: Circadians, region: str, seat: int) -> Iterator[tuple[str, Effect]]:
    """CIR-17.7, CIR-20.5, CIR-20.8, CIR-22.13: outposts here, strongholds here or in reach by side."""
    faction = g.seats[seat].faction
    near = by_side(g)[region]
    for name, building in g.own_buildings(seat):
        if name == region:
            for effect in c.BUILDING_EFFECTS[building.kind]:
                if "building_here" in effect.conditions:
                    yield building.kind, effect
        if building.kind == "stronghold":
            for effect in c.STRONGHOLDS[faction]:
                here = name == region and "stronghold_here" in effect.conditions
                reach = (name == region or name in near) and "stronghold_reach" in effect.conditions
                if here or reach:
                    yield building.kind, effect


# -- totals ----------------------------------------------------------------------------------------------


def fighter_strength(g: Circadians, seat: int) -> int:
    """CIR-18.7, CIR-25.7: 1, or what Militarized says."""
    return next((int(e.value) for e in g.attribute_effects(seat) if e.op == "fighter_strength"), 1)


def totals(g: Circadians, seat: int, result: bool = False) -> tuple[int, int, int]:
    """Strength, attack and defense of a side now; `result` adds what depends on victory or defeat (CIR-25.15).

    CIR-12.34: attack and defense are never below 0.
    """
    total = {"strength": 0, "attack": 0, "defense": 0}
    for part in contributions(g, seat, result):
        total[part.stat] += part.value
    return total["strength"], max(0, total["attack"]), max(0, total["defense"])


class Part(NamedTuple):
    """What one thing adds to a side: the key of its name, and how much of what."""

    source: str
    stat: str
    value: int


def contributions(g: Circadians, seat: int, result: bool = False) -> list[Part]:
    """Everything that adds to strength, attack and defense of a side now, in the order of CIR-12.21."""
    battle = g.current_battle
    me, other = battle.side(seat), battle.other(seat)
    found = [*_units_parts(g, battle, me), *_dial_parts(me)]
    late: list[tuple[str, Effect]] = []
    for source, effect in sourced_effects(g, seat, "battle:stats"):
        if effect.op == "die_also_attack" and me.die:
            found.append(Part(source, "attack", c.FACES[me.die - 1].strength))  # CIR-28.69
        if effect.op != "stat" or effect.target == "opponent" or not _counts(g, effect, me, other, result):
            continue
        if effect.per == "own_attack_div_2":
            late.append((source, effect))
        else:
            found.append(Part(source, effect.stat, value_of(g, effect, me, other)))
    for source, effect in sourced_effects(g, other.seat, "battle:stats"):
        if effect.op == "stat" and effect.target == "opponent" and _counts(g, effect, other, me, result):
            found.append(Part(source, effect.stat, value_of(g, effect, other, me)))
    for source, effect in late:  # CIR-26.42: Lynke
        attack = max(0, sum(part.value for part in found if part.stat == "attack"))
        found.append(Part(source, effect.stat, int(effect.value) * (attack // 2)))
    return found


def _counts(g: Circadians, effect: Effect, me: Fighting, other: Fighting, result: bool) -> bool:
    if not result and not RESULT.isdisjoint(effect.conditions):
        return False
    return holds(g, effect, me, other)


def _dial_parts(side: Fighting) -> Iterator[Part]:
    """CIR-12.10, CIR-12.11, CIR-12.14, CIR-12.16, CIR-12.19: dial, card and die. An X is 1 without a die and nothing
    under its symbol (CIR-28.71); a Retreat that was not needed still defends (CIR-12.58)."""
    if not side.sector:
        return
    sector = c.SECTORS[side.sector]
    face = c.FACES[side.die - 1] if side.die else None
    source = f"card-{side.card}" if side.card else "no-card"
    for hand in ("left", "right"):
        symbol = getattr(sector, hand)
        value = getattr(c.CARDS[side.card] if side.card else c.DEFAULT_CARD, hand)
        if symbol != "die":
            number = (face.strength if face else c.X_WITHOUT_DIE) if value == "X" else int(value)
            yield Part(source, symbol, number)
    if sector.retreat and not side.card:
        yield Part(source, "defense", c.DEFAULT_CARD.retreat_defense)
    if face:
        yield Part("die", "strength", face.strength)
        yield Part("die", "defense", face.defense)


def _units_parts(g: Circadians, battle: Battle, side: Fighting) -> Iterator[Part]:
    """CIR-12.21: fighters as they are now, leaders and Rhy-zu."""
    fighters = g.units(side.seat, battle.region).fighters
    yield Part("fighters", "strength", fighters * fighter_strength(g, side.seat))
    cards = [(leader, g.side_of(side.seat, leader)) for leader in side.leaders]
    cards += [(rhyzu, g.rhyzu_side(rhyzu)) for rhyzu in side.rhyzu]
    for name, card in cards:
        for stat, value in zip(("strength", "attack", "defense"), card.stats, strict=True):
            yield Part(f"leader-{name}", stat, value)


def value_of(g: Circadians, effect: Effect, me: Fighting, other: Fighting) -> int:
    """CIR-25.2, CIR-25.10: the value times its multiplier."""
    if effect.value == "morale_strength":
        return morale_strength(g)
    return int(effect.value) * multiplier(g, effect.per, me, other)


def multiplier(g: Circadians, per: str, me: Fighting, other: Fighting) -> int:
    """CIR-25.10; Volatile and Rhan count leaders, not Rhy-zu (CIR-26.54, CIR-27.30)."""
    if not per:
        return 1
    return {
        "round": g.round,
        "opp_buildings": other.buildings,
        "own_leaders": len(me.leaders),
        "other_own_leaders": max(0, len(me.leaders) - 1),
        "own_relics": len(g.seats[me.seat].relics),
        "enemy_wounded": other.wounded,
    }[per]
