"""Where the bot's units go: every unit, path and load is tried on the position and judged as a whole."""

from __future__ import annotations

import msgspec

from games.lib.routes import shortest
from games.scythe import components as c
from games.scythe.board import FACTORY, HEXES, NEIGHBOURS, TERRAIN
from games.scythe.bot.fights import worth_of_attack
from games.scythe.bot.values import produce_boxes, worth_of_popularity, worth_of_production
from games.scythe.rules.routes import legal_steps, stops
from games.scythe.rules.scoring import has_feature, tier
from games.scythe.rules.stars import may_place_objective
from games.scythe.state import Scythe
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
    before = outlook(g, seat)
    best: Plan | None = None
    for unit in units:
        start = g.seats[seat].place_of(unit)
        left = steps + int(unit[0] != "w" and g.seats[seat].has("speed"))
        for path in ways(g, seat, unit, start, left):
            for everything in (False, True) if unit[0] == "m" and start in g.seats[seat].workers else (False,):
                value = judge(view, g, seat, unit, path, everything=everything, before=before)
                if best is None or value > best.value:
                    best = Plan(unit, path, everything, value)
    return best


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
            return worth_of_attack(view, g, seat, other, target, attackers)
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
    """The nearer the character is to an encounter or, without a card, to the Factory, the better."""
    player = g.seats[seat]
    place = player.character
    goals = {token: 5.0 for token in g.tokens if not g.opposing(seat, token)}
    if not player.factory and not g.opposing(seat, FACTORY):
        goals[FACTORY] = 6.5
    if not goals or place not in HEXES:
        return 0.0
    distance = distances(place)
    return max(worth - 1.1 * distance[goal] for goal, worth in goals.items())


_DISTANCES: dict[str, dict[str, int]] = {}


def distances(start: str) -> dict[str, int]:
    """Hexes away, rivers and lakes or not."""
    if start not in _DISTANCES:
        found = {start: 0}
        edge = [start]
        while edge:
            place = edge.pop(0)
            for near in NEIGHBOURS[place]:
                if near not in found:
                    found[near] = found[place] + 1
                    edge.append(near)
        _DISTANCES[start] = found
    return _DISTANCES[start]


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
