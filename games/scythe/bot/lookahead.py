"""What a turn leads to: the position after it, as far as the next turn depends on it."""

from __future__ import annotations

from copy import copy

from games.scythe import components as c
from games.scythe.board import TERRAIN
from games.scythe.bot.moves import ENOUGH, best_plans, groups
from games.scythe.bot.position import Position
from games.scythe.bot.values import can_produce, produce_boxes, site_values, wanted_workers
from games.scythe.rules.advance import free_boxes
from games.scythe.rules.mat import boxes_of, cost_of, is_exhausted, top_choice
from games.scythe.rules.produce import mill_site, row_left
from games.scythe.rules.supply import worker_row_cost
from games.scythe.view import ScytheView


def after(view: ScytheView, g: Position, seat: int, name: str, top: str, tokens: list[int]) -> Position:
    """The position after a turn with this section and choice of its top action; encounters and combats are left out."""
    h = twin(g, seat)
    player = h.seats[seat]
    player.section = name
    if name == "factory":
        return h
    section = g.mat(seat).section[int(name) - 1]
    if top == "move":
        walk(view, h, seat)
    elif top == "produce":
        produce(h, seat)
    elif top != "skip":
        player.coins = max(0, player.coins - sum(cost.n for cost in c.TOP_ACTIONS[section.top].cost))
    if top == "resources":
        place = next(iter(h.workplaces(seat)), "")
        for kind in range(4):
            h.add_goods(place, kind, tokens[kind])
    elif top == "popularity":
        h.gain_popularity(seat, boxes_of(player, top_choice("trade_popularity")))
    elif top == "power":
        h.gain_power(seat, boxes_of(player, top_choice("bolster_power")))
    kind = c.RESOURCES.index(c.BOTTOM_ACTIONS[section.bottom].resource)
    cost = cost_of(h, seat, section.bottom)
    if h.stock(seat)[kind] >= cost and not is_exhausted(h, seat, section.bottom):
        spend(h, seat, kind, cost)
        advance(h, seat, section.bottom)
        player.coins += section.coins
    return h


def twin(g: Position, seat: int) -> Position:
    """The position once more; what happens to this seat and to resources there leaves the first as it is."""
    h = copy(g)
    player = copy(g.seats[seat])
    player.mechs, player.workers, player.cubes = [*player.mechs], [*player.workers], [*player.cubes]
    player.structures, player.boxes, player.recruits = {**player.structures}, {**player.boxes}, {**player.recruits}
    h.seats = [*g.seats]
    h.seats[seat] = player
    h.goods = {place: [*goods] for place, goods in g.goods.items()}
    return h


def walk(view: ScytheView, g: Position, seat: int) -> None:
    """Move units as they would, but for those who would fight."""
    player = g.seats[seat]
    boxes = boxes_of(player, top_choice("move_units"))
    for plan in best_plans(view, g, seat, 1, groups(g, seat, []))[:boxes]:
        start, target = player.place_of(plan.unit), plan.path[-1]
        if plan.value < ENOUGH or g.opposing(seat, target):
            continue
        riders = player.workers_on(start) if plan.everything and plan.unit[0] == "m" else []
        goods = g.goods.pop(start, None) if plan.everything else None
        for piece in (plan.unit, *riders):
            player.put(piece, target)
        for kind, count in enumerate(goods or ()):
            g.add_goods(target, kind, count)


def produce(g: Position, seat: int) -> None:
    """Pay the row, and take what the best sites make."""
    player = g.seats[seat]
    if not can_produce(g, seat):
        return
    for cost in worker_row_cost(player.workers_out):
        if cost.pay == "power":
            player.power -= cost.n
        elif cost.pay == "popularity":
            player.popularity -= cost.n
        else:
            player.coins -= cost.n
    own = mill_site(g, seat)
    values = site_values(g, seat, mill=True)
    sites = sorted((place for place in values if place != own), key=lambda place: -values[place])
    for place in [*sites[: produce_boxes(g, seat)], *([own] if own else [])]:
        made = c.PRODUCES[TERRAIN[place]]
        count = player.workers.count(place) + int(place == own)
        if made == "worker":
            for _ in range(wanted_workers(g, seat, min(count, row_left(g, seat)))[0]):
                player.workers[player.workers.index("")] = place
        else:
            g.add_goods(place, c.RESOURCES.index(made), count)


def spend(g: Position, seat: int, kind: int, cost: int) -> None:
    """Take so many tokens from the territories of a seat."""
    for place in [*g.goods]:
        taken = min(cost, g.goods[place][kind]) if g.controls(seat, place) else 0
        if taken:
            g.add_goods(place, kind, -taken)
            cost -= taken


def advance(g: Position, seat: int, bottom: str) -> None:
    """An upgrade, mech, structure or recruit more: which one makes little difference for a turn."""
    player = g.seats[seat]
    places = g.workplaces(seat)
    if bottom == "upgrade":
        player.cubes.append(next(cube for cube in c.CUBES if cube not in player.cubes))
        box = next(iter(free_boxes(g, seat)), "")
        player.boxes[box] = player.boxes.get(box, 0) + 1
    elif bottom == "enlist":
        recruit = next(each for each in c.BOTTOM_ACTIONS if each not in player.recruits)
        player.recruits[recruit] = ""
    elif bottom == "deploy" and places:
        player.mechs[player.mechs.index("")] = places[0]
    elif bottom == "build" and places:
        structure = next(each for each in c.BUILD_ORDER if each not in player.structures)
        player.structures[structure] = next((place for place in places if not g.structure_on(place)), places[0])
