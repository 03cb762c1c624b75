"""Where the bot's units go: every unit, path and load is tried on the position and judged as a whole."""

from __future__ import annotations

from functools import cache

import msgspec

from games.lib.routes import shortest
from games.scythe import components as c
from games.scythe.board import ACROSS_RIVER, BY_LAKE, BY_LAND, FACTORY, NEIGHBOURS, TERRAIN, TUNNELS
from games.scythe.bot.fights import worth_of_attack
from games.scythe.bot.values import produce_boxes, worth_of_popularity, worth_of_production
from games.scythe.rules.routes import legal_steps, riverwalk_terrains, stops
from games.scythe.rules.scoring import has_feature, tier
from games.scythe.rules.stars import may_place_objective
from games.scythe.state import Player, Scythe
from games.scythe.view import ScytheView

ENOUGH = 0.6
"""A move that brings less is not worth its while."""
GROWTH = 1.8
"""A worker on a village promises more than the next Produce."""


class Plan(msgspec.Struct):
    """A unit, its way, whether it takes everything along, and what that brings."""

    unit: str
    path: list[str]
    everything: bool
    value: float


def best_plan(view: ScytheView, g: Scythe, seat: int, steps: int, units: list[str]) -> Plan | None:
    """The best thing one of these units can do."""
    return next(iter(best_plans(view, g, seat, steps, units)), None)


def best_plans(view: ScytheView, g: Scythe, seat: int, steps: int, units: list[str]) -> list[Plan]:
    """The best thing each of these units can do, the best of all first."""
    before = outlook(g, seat)
    found: list[Plan] = []
    for unit in units:
        best: Plan | None = None
        start = g.seats[seat].place_of(unit)
        left = steps + int(unit[0] != "w" and g.seats[seat].has("speed"))
        for path in ways(g, seat, unit, start, left):
            for everything in (False, True) if unit[0] == "m" and start in g.seats[seat].workers else (False,):
                value = judge(view, g, seat, unit, path, everything=everything, before=before)
                if best is None or value > best.value:
                    best = Plan(unit, path, everything, value)
        if best is not None:
            found.append(best)
    return sorted(found, key=lambda plan: -plan.value)


def ways(g: Scythe, seat: int, unit: str, start: str, steps: int) -> list[list[str]]:
    """Shortest ways to everything within reach; nothing goes on behind opponents or encounter tokens."""

    def onward(here: str) -> list[str]:
        return [] if here != start and stops(g, seat, unit, here) else legal_steps(g, seat, unit, here)

    return [[*route] for route in shortest(start, steps, onward).values()]


def judge(
    view: ScytheView, g: Scythe, seat: int, unit: str, path: list[str], *, everything: bool, before: float
) -> float:
    """The difference a move makes."""
    player = g.seats[seat]
    start, target = player.place_of(unit), path[-1]
    carried = player.workers_on(start) if everything else []
    if TERRAIN[start] == "lake" and unit[0] != "w" and not everything and start in player.workers:
        return -20.0
    if TERRAIN[target] == "lake" and carried:
        return -20.0
    bonus = 0.0
    opposing = g.opposing(seat, target)
    if opposing:
        other = opposing.bit_length() - 1
        if g.seats[other].fighters_on(target):
            attackers = 1 + len(player.fighters_on(target))
            prize = VISIT / 2 if unit == "c" and target == FACTORY and not player.factory else 0.0
            return worth_of_attack(view, g, seat, other, target, attackers) + prize
        workers = g.seats[other].workers.count(target)
        bonus = worth_of_popularity(g, seat, -workers)
    for piece in (unit, *carried):
        player.put(piece, target)
    value = outlook(g, seat) - before + bonus
    for piece in (unit, *carried):
        player.put(piece, start)
    return value - 0.05 * len(path)


def outlook(g: Scythe, seat: int) -> float:
    """What the standing of the own units promises: production, territories, encounters, the Factory, objectives."""
    player = g.seats[seat]
    mine = g.controlled(seat)
    rates = tier(player.popularity)
    stars = max(len(other.stars) for other in g.seats)
    each = rates.coins_per_territory * (0.45 + 0.09 * stars)
    value = each * (len(mine) + (2 if FACTORY in mine else 0))
    value += 0.9 * worth_of_production(g, seat, produce_boxes(g, seat), mill=True)
    value += character_outlook(g, seat)
    if player.workers_out < 6 and any(TERRAIN.get(place) == "village" for place in player.workers):
        value += GROWTH
    for objective in player.objectives if may_place_objective(g, seat) else []:
        for test in c.OBJECTIVES[objective].tests:
            if test.test == "controls":
                value += 1.3 * min(test.min, sum(has_feature(place, test.feature) for place in mine))
            elif test.test == "controls_adjacent_to":
                value += 1.0 * min(2, sum(near in mine for near in NEIGHBOURS[FACTORY]))
    return value


def character_outlook(g: Scythe, seat: int) -> float:
    """The nearer the character is to encounters and, without a card, to the Factory, the better."""
    player = g.seats[seat]
    late = max(len(other.stars) for other in g.seats)
    goals = {token: ENCOUNTER for token in g.tokens if not g.opposing(seat, token)}
    if not player.factory:
        goals[FACTORY] = (VISIT - 1.2 * max(0, late - 2)) * (0.6 if g.opposing(seat, FACTORY) else 1.0)
    away = distances(player.character, ways_of(player))
    near = sorted((worth * NEARER ** away[goal] for goal, worth in goals.items() if goal in away), reverse=True)
    return sum(worth * share for worth, share in zip(near, (1.0, 0.3), strict=False))


ENCOUNTER = 10.0
VISIT = 18.0
"""What an encounter and a Factory card are worth, together with the way there."""
NEARER = 0.68
"""What is a step farther away is worth so much of it."""


def ways_of(player: Player) -> tuple[str, bool]:
    """What a character may cross: the faction whose rivers it knows, or "", and lakes."""
    rivers = player.faction if player.has("riverwalk") else ""
    return rivers, player.has("seaworthy") or player.has("submerge")


@cache
def distances(start: str, crossing: tuple[str, bool]) -> dict[str, int]:
    """Steps to every territory, with these rivers and lakes; opponents are nowhere."""
    rivers, lakes = crossing
    into = riverwalk_terrains(rivers) if rivers else frozenset()
    found = {start: 0}
    edge = [start]
    while edge:
        place = edge.pop(0)
        near = [*BY_LAND[place], *(target for target in ACROSS_RIVER[place] if TERRAIN[target] in into)]
        near += TUNNELS if place in TUNNELS else ()
        near += NEIGHBOURS[place] if TERRAIN[place] == "lake" else BY_LAKE[place] if lakes else ()
        for target in near:
            if target not in found:
                found[target] = found[place] + 1
                edge.append(target)
    return found


def groups(g: Scythe, seat: int, moved: list[str]) -> list[str]:
    """One unit of each kind and place that may still move."""
    player = g.seats[seat]
    contested = {entry.place for entry in g.entries}
    found: dict[tuple[str, str], str] = {}
    units = ["c", *(f"m{slot}" for slot in range(1, 5)), *(f"w{number}" for number in range(1, 9))]
    for unit in units:
        place = player.place_of(unit)
        if place and unit not in moved and place not in contested:
            found.setdefault((unit[0], place), unit)
    return [*found.values()]
