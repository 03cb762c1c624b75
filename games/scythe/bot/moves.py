"""Where the bot's units go: every unit, path and load is tried on the position and judged as a whole."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from games.lib.routes import shortest
from games.scythe import components as c
from games.scythe.board import ACROSS_RIVER, BY_LAKE, BY_LAND, FACTORY, NEIGHBOURS, TERRAIN, TUNNELS
from games.scythe.bot.fights import worth_of_attack
from games.scythe.bot.position import Position
from games.scythe.bot.values import produce_boxes, worth_of_popularity, worth_of_production
from games.scythe.rules.mat import is_exhausted
from games.scythe.rules.routes import legal_steps, riverwalk_terrains, stops
from games.scythe.rules.scoring import has_feature, tier
from games.scythe.rules.stars import may_place_objective
from games.scythe.state import Player
from games.scythe.view import ScytheView

ENOUGH = 0.6
"""A move that brings less is not worth its while."""
GROWTH = 5.0
"""A worker on a village promises more than the next Produce."""


class Plan(msgspec.Struct):
    """A unit, its way, whether it takes everything along, and what that brings."""

    unit: str
    path: list[str]
    everything: bool
    value: float


def best_plan(view: ScytheView, g: Position, seat: int, steps: int, units: list[str]) -> Plan | None:
    """The best thing one of these units can do."""
    return next(iter(best_plans(view, g, seat, steps, units)), None)


def best_plans(view: ScytheView, g: Position, seat: int, steps: int, units: list[str]) -> list[Plan]:
    """The best thing each of these units can do, the best of all first."""
    before = outlook(g, seat)
    found: list[Plan] = []
    for unit in units:
        best: Plan | None = None
        start = g.seats[seat].place_of(unit)
        left = steps + int(unit[0] != "w" and g.seats[seat].has("speed"))
        for path in ways(g, seat, unit, start, left):
            for everything in (False, True) if loads(g, seat, unit, start) else (False,):
                value = judge(view, g, seat, unit, path, everything=everything, before=before)
                if best is None or value > best.value:
                    best = Plan(unit, path, everything, value)
        if best is not None:
            found.append(best)
    return sorted(found, key=lambda plan: -plan.value)


def loads(g: Position, seat: int, unit: str, start: str) -> bool:
    """Whether there is anything to take along."""
    return start in g.goods or (unit[0] == "m" and start in g.seats[seat].workers)


def ways(g: Position, seat: int, unit: str, start: str, steps: int) -> list[list[str]]:
    """Shortest ways to everything within reach; nothing goes on behind opponents or encounter tokens."""

    def onward(here: str) -> list[str]:
        return [] if here != start and stops(g, seat, unit, here) else legal_steps(g, seat, unit, here)

    return [[*route] for route in shortest(start, steps, onward).values()]


def judge(
    view: ScytheView, g: Position, seat: int, unit: str, path: list[str], *, everything: bool, before: float
) -> float:
    """The difference a move makes; where fighting units stand in the way, with the chances of a combat."""
    player = g.seats[seat]
    start, target = player.place_of(unit), path[-1]
    carried = player.workers_on(start) if everything and unit[0] == "m" else []
    if TERRAIN[start] == "lake" and unit[0] != "w" and not everything and start in player.workers:
        return -20.0
    if TERRAIN[target] == "lake" and carried:
        return -20.0
    opposing = g.opposing(seat, target)
    other = opposing.bit_length() - 1
    attackers = 1 + len(player.fighters_on(target))
    gone = driven_off(g, other, target) if opposing else []
    goods = g.goods.pop(start, None) if everything and g.controls(seat, start) else None
    there = g.goods.get(target)
    for piece in (unit, *carried):
        player.put(piece, target)
    if goods:
        g.goods[target] = [have + new for have, new in zip(there or NONE, goods, strict=True)]
    value = outlook(g, seat) - before
    for piece in (unit, *carried):
        player.put(piece, start)
    if goods:
        g.goods[start] = goods
        if there is None:
            del g.goods[target]
        else:
            g.goods[target] = there
    for piece in gone:
        g.seats[other].put(piece, target)
    if gone:
        value += worth_of_driving(view, g, seat, other, target)
        if any(piece[0] != "w" for piece in gone):
            return worth_of_attack(view, g, seat, other, target, attackers, value)
    return value - 0.05 * len(path)


NONE = [0, 0, 0, 0]


def driven_off(g: Position, other: int, place: str) -> list[str]:
    """Send the units of an opponent home, to see what a territory is without them."""
    player = g.seats[other]
    gone = player.units_on(place)
    for piece in gone:
        player.put(piece, c.FACTIONS[player.faction].home)
    return gone


def worth_of_driving(view: ScytheView, g: Position, seat: int, other: int, place: str) -> float:
    """Workers of somebody else who must go home: popularity, but for Camaraderie after a combat (SCY-16.20), against
    what their owner loses."""
    player, theirs = g.seats[seat], g.seats[other]
    workers = theirs.workers.count(place)
    spared = player.has("camaraderie") and theirs.fighters_on(place)
    price = 0.0 if spared else SHAME * worth_of_popularity(g, seat, -workers) - 0.4 * workers
    return price + g.temper.fights * CHASED * workers * (1 + g.ahead[other])


SHAME = 1.5
"""Popularity that is thrown away takes more turns to get back than its worth tells."""
CHASED = 0.25
"""What it is worth that a worker of somebody else must go home."""


def outlook(g: Position, seat: int) -> float:
    """What the standing of the own units promises: production, territories, encounters, the Factory, objectives."""
    player = g.seats[seat]
    mine = g.controlled(seat)
    rates = tier(player.popularity)
    stars = max(len(other.stars) for other in g.seats)
    each = g.temper.goods * rates.coins_per_territory * (0.45 + 0.09 * stars)
    value = each * (len(mine) + (2 if FACTORY in mine else 0))
    value += 0.9 * worth_of_production(g, seat, produce_boxes(g, seat), mill=True)
    value += LASTING * turns_left(stars) * potential(g, seat)
    value += STOCK * g.temper.goods * sum(sum(g.goods[place]) for place in mine if place in g.goods)
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


LASTING = 0.12
"""What a worker who makes a resource is worth for every turn to come: about every third turn is a Produce."""
MANY = 4
"""More workers on one territory make more of one kind than can be used."""


def turns_left(stars: int) -> float:
    """Turns each until the match may end, by the stars of the foremost."""
    return 2.5 * (c.STARS - stars)


def potential(g: Position, seat: int) -> int:
    """The resources that one Produce could make, of kinds that are still needed."""
    player = g.seats[seat]
    counts: list[int] = []
    for place in {*player.workers}:
        made = c.PRODUCES.get(TERRAIN[place], "") if place else ""
        if made in KINDS and not is_exhausted(g, seat, KINDS[made]):
            counts.append(min(MANY, player.workers.count(place)))
    return sum(sorted(counts, reverse=True)[: produce_boxes(g, seat)])


KINDS = {action.resource: bottom for bottom, action in c.BOTTOM_ACTIONS.items()}
"""What each resource pays for."""
STOCK = 0.4
"""What a resource token is worth that one would lose, or win, with its territory."""


def character_outlook(g: Position, seat: int) -> float:
    """The nearer the character is to encounters and, without a card, to the Factory, the better."""
    player = g.seats[seat]
    late = max(len(other.stars) for other in g.seats)
    goals = {token: ENCOUNTER for token in g.tokens if not g.opposing(seat, token)}
    if not player.factory:
        goals[FACTORY] = (VISIT - 1.2 * max(0, late - 2)) * (0.6 if g.opposing(seat, FACTORY) else 1.0)
    away = distances(player.character, ways_of(player))
    near = sorted((worth * NEARER ** away[goal] for goal, worth in goals.items() if goal in away), reverse=True)
    return sum(worth * share for worth, share in zip(near, (1.0, 0.3), strict=False))


ENCOUNTER = 12.0
VISIT = 24.0
"""What an encounter and a Factory card are worth, together with the way there."""
NEARER = 0.72
"""What is a step farther away is worth so much of it."""


def ways_of(player: Player) -> tuple[str, bool]:
    """What a character may cross: the faction whose rivers it knows, or "", and lakes."""
    rivers = player.faction if player.has("riverwalk") else ""
    return rivers, player.has("seaworthy") or player.has("submerge")


@lru_cache(maxsize=512)
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


def groups(g: Position, seat: int, moved: list[str]) -> list[str]:
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
