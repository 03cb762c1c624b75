"""Which section, and what of its top action: by what top and bottom bring together."""

from __future__ import annotations

import random

import msgspec

from games.engine import Decision
from games.scythe import components as c
from games.scythe.board import TERRAIN
from games.scythe.bot.answers import Answer, offered, revealing
from games.scythe.bot.bottoms import worth_of_bottom
from games.scythe.bot.lookahead import after
from games.scythe.bot.moves import ENOUGH, best_plan, best_plans, groups
from games.scythe.bot.position import Position
from games.scythe.bot.production import spares_workers, wanted_tokens
from games.scythe.bot.values import (
    can_produce,
    produce_boxes,
    site_values,
    worth_of_advance,
    worth_of_cost,
    worth_of_factory_top,
    worth_of_kind,
    worth_of_popularity,
    worth_of_power,
    worth_of_production,
)
from games.scythe.rules.mat import boxes_of, cost_of, top_choice
from games.scythe.rules.supply import can_pay, worker_row_cost
from games.scythe.view import ScytheView


def choose_section(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D03: the section whose top and bottom bring most, with the best of its top."""
    reveal = revealing(g, decision)
    if reveal:
        return reveal
    names = offered(decision)
    turns = {name: turn_of(view, g, seat, name) for name in names if ":" not in name}
    best = max(turns, key=lambda name: turns[name].worth + AHEAD * next_worth(view, g, seat, turns, name))
    if best == "factory":
        return best
    section = g.mat(seat).section[int(best) - 1]
    if section.top == "produce" and spares_workers(g, seat):
        return best
    with_top = f"{best}:{turns[best].top}"
    return with_top if with_top in names else best


class Turn(msgspec.Struct):
    """A section with the best of its top action, the tokens that brings, and what top and bottom are worth."""

    name: str
    top: str
    tokens: list[int]
    moves: float
    """What moving is worth, if that is its top action."""
    worth: float


AHEAD = 0.95
"""What the turn after this one counts."""


def next_worth(view: ScytheView, g: Position, seat: int, turns: dict[str, Turn], name: str) -> float:
    """What the best turn after this one is worth."""
    turn = turns[name]
    h = after(view, g, seat, name, turn.top, turn.tokens)
    again = h.seats[seat].has("relentless") and name != "factory"
    moves = max(each.moves for each in turns.values())
    if turn.moves:
        moves *= AGAIN
    found = [
        turn_of(view, h, seat, other, moves).worth
        for other in ("1", "2", "3", "4", *(["factory"] if h.seats[seat].factory else []))
        if other != name or again
    ]
    return max(found)


AGAIN = 0.8
"""What moving is worth once more."""


def turn_of(view: ScytheView, g: Position, seat: int, name: str, moves: float | None = None) -> Turn:
    """Top and bottom of a section together; what the top brings may pay for the bottom (SCY-4.6). Where it is known
    already what moving is worth, that is not judged again."""
    if name == "factory":
        if moves is None:
            plan = best_plan(view, g, seat, 2, groups(g, seat, []))
            moves = max(0.0, plan.value) if plan else 0.0
        return Turn(name, "", NOTHING, 0.0, max(0.0, worth_of_factory_top(g, seat)) + moves)
    section = g.mat(seat).section[int(name) - 1]
    top, worth, tokens = best_top(view, g, seat, section.top, section.bottom, moves)
    kind = c.RESOURCES.index(c.BOTTOM_ACTIONS[section.bottom].resource)
    cost = cost_of(g, seat, section.bottom)
    have = g.stock(seat)[kind] + tokens[kind] + int(g.seats[seat].faction == "crimea" and bool(g.seats[seat].hand))
    moving = worth if top == "move" else 0.0
    if have >= cost:
        worth += worth_of_bottom(g, seat, section.bottom, cost, section.coins)
    return Turn(name, top, tokens, moving, worth)


NOTHING = [0, 0, 0, 0]


def best_top(
    view: ScytheView, g: Position, seat: int, action: str, bottom: str, moves: float | None = None
) -> tuple[str, float, list[int]]:
    """The best choice of a top action: its id, its worth, and the tokens it brings."""
    if not can_pay(g, seat, c.TOP_ACTIONS[action].cost):
        return "skip", 0.0, NOTHING
    if action == "move" and moves is not None:
        return "move", moves, NOTHING
    found = [("skip", 0.0, NOTHING), *TOPS[action](view, g, seat, bottom)]
    return max(found, key=lambda each: each[1] + _completes(g, seat, bottom, each[2]))


def _completes(g: Position, seat: int, bottom: str, tokens: list[int]) -> float:
    kind = c.RESOURCES.index(c.BOTTOM_ACTIONS[bottom].resource)
    have, cost = g.stock(seat)[kind], cost_of(g, seat, bottom)
    return worth_of_advance(g, seat, bottom) if have < cost <= have + tokens[kind] else 0.0


LATER = (1.0, 0.7, 0.5)
"""A second and third unit may be after the same thing as the first."""


Top = list[tuple[str, float, list[int]]]


def top_move(view: ScytheView, g: Position, seat: int, bottom: str) -> Top:
    player = g.seats[seat]
    coins = float(boxes_of(player, top_choice("move_gain_coins")))
    plans = best_plans(view, g, seat, 1, groups(g, seat, []))[: boxes_of(player, top_choice("move_units"))]
    value = sum(plan.value * share for plan, share in zip(plans, LATER, strict=False) if plan.value > ENOUGH)
    return [("move", value, [0, 0, 0, 0]), ("coins", coins, [0, 0, 0, 0])]


def top_bolster(view: ScytheView, g: Position, seat: int, bottom: str) -> Top:
    player = g.seats[seat]
    bonus = worth_of_popularity(g, seat, 1) if "monument" in player.structures else 0.0
    power = worth_of_power(g, seat, boxes_of(player, top_choice("bolster_power")))
    cards = 0.8 * boxes_of(player, top_choice("bolster_combat_cards")) / (1 + len(player.hand) / 4)
    return [("power", power + bonus - 0.8, [0, 0, 0, 0]), ("cards", cards + bonus - 0.8, [0, 0, 0, 0])]


def top_trade(view: ScytheView, g: Position, seat: int, bottom: str) -> Top:
    player = g.seats[seat]
    bonus = worth_of_power(g, seat, 1) if "armory" in player.structures else 0.0
    popularity = worth_of_popularity(g, seat, boxes_of(player, top_choice("trade_popularity")))
    found: Top = [("popularity", popularity + bonus - 0.8, [0, 0, 0, 0])]
    if g.workplaces(seat):
        tokens = wanted_tokens(g, seat, 2, bottom)
        stock = g.stock(seat)
        value = sum(worth_of_kind(g, seat, kind, stock[kind], tokens[kind]) for kind in range(4))
        found.append(("resources", value + bonus - 0.8, tokens))
    return found


def top_produce(view: ScytheView, g: Position, seat: int, bottom: str) -> Top:
    if not can_produce(g, seat):
        return []
    sites = produce_boxes(g, seat)
    cost = sum(worth_of_cost(g, seat, each) for each in worker_row_cost(g.seats[seat].workers_out))
    tokens = [0, 0, 0, 0]
    values = site_values(g, seat, mill=True)
    for place in sorted(values, key=lambda each: -values[each])[:sites]:
        made = c.PRODUCES[TERRAIN[place]]
        if made != "worker":
            tokens[c.RESOURCES.index(made)] += g.seats[seat].workers.count(place)
    return [("produce", worth_of_production(g, seat, sites, mill=True) - cost, tokens)]


TOPS = {"move": top_move, "bolster": top_bolster, "trade": top_trade, "produce": top_produce}


def choose_top(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D04."""
    section = g.mat(seat).section[int(g.seats[seat].section) - 1]
    chosen = best_top(view, g, seat, section.top, section.bottom)[0]
    return chosen if chosen in offered(decision) else "skip"
