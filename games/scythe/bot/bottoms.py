"""The bottom row: whether, how to pay, and what to upgrade, deploy, build and enlist."""

from __future__ import annotations

import random
from collections.abc import Callable

from games.engine import Decision
from games.scythe import components as c
from games.scythe.board import TERRAIN
from games.scythe.bot.answers import Answer, offered, revealing
from games.scythe.bot.moves import ENOUGH, best_plan, groups
from games.scythe.bot.position import Position
from games.scythe.bot.values import (
    worth_of_advance,
    worth_of_gain,
)
from games.scythe.rules.mat import cost_of
from games.scythe.rules.objectives import revealable
from games.scythe.rules.scoring import structure_bonus
from games.scythe.view import ScytheView


def worth_of_bottom(g: Position, seat: int, bottom: str, cost: int, coins: int) -> float:
    """Main benefit, coins and the own recruit's bonus, less the tokens."""
    bonus = 0.9 if bottom in g.seats[seat].recruits else 0.0
    usable = bottom not in ("deploy", "build") or bool(g.workplaces(seat))
    main = worth_of_advance(g, seat, bottom) if usable else 0.0
    return main + coins + bonus - (0.5 * cost)


def choose_bottom(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D17."""
    reveal = revealing(g, decision)
    if reveal:
        return reveal
    section = g.seats[seat].section
    if section == "factory":
        plan = best_plan(view, g, seat, 2, groups(g, seat, []))
        return "take" if plan and plan.value > ENOUGH else "skip"
    bottom = g.mat(seat).section[int(section) - 1]
    cost = cost_of(g, seat, bottom.bottom)
    if worth_of_bottom(g, seat, bottom.bottom, cost, bottom.coins) > 0.5:
        chosen = ADVANCES[bottom.bottom](view, g, seat, decision, rng)
        return "take" if chosen == "none" else chosen
    done = "end" in offered(decision) and not revealable(g, seat, end=True)
    return "end" if done else "skip"


def choose_payment(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D18, SCY-D19: tokens; a card only where tokens do not suffice."""
    names = offered(decision)
    return "auto" if "auto" in names else min(names)


def best_pair(decision: Decision, worth: Callable[[str, str], float]) -> str:
    """The pair that is worth most, where there is one."""
    pairs: dict[str, tuple[str, str]] = decision.offers(tuple)
    return max(pairs, key=lambda name: worth(*pairs[name]), default="none")


CUBE_ORDER = (
    "cube_trade_popularity",
    "cube_produce",
    "cube_move",
    "cube_bolster_power",
    "cube_gain_coins",
    "cube_bolster_cards",
)


def choose_upgrade(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D20: useful cubes first, onto what is still taken most often."""

    def worth(cube: str, bottom: str) -> float:
        return 6 - CUBE_ORDER.index(cube) + worth_of_advance(g, seat, bottom) * 0.3

    return best_pair(decision, worth)


def choose_deploy(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D21: Riverwalk, Speed, then the others; beside many workers."""

    def worth(mech: str, place: str) -> float:
        return FIRST.get(c.ABILITIES[mech].effect.kind, 1.0) + 0.3 * g.seats[seat].workers.count(place)

    return best_pair(decision, worth)


FIRST = {"cross_rivers": 6.0, "extra_step": 3.0}
"""Riverwalk and Speed, by what a mech's ability does."""


def choose_build(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D22: the Mill where it makes something; places that count for the tile."""
    built = [*g.seats[seat].structures.values()]

    def worth(structure: str, place: str) -> float:
        value = structure_bonus(g.tile, [*built, place]) - structure_bonus(g.tile, built)
        order = {"mill": 2.0 if c.PRODUCES[TERRAIN[place]] else 0.0, "monument": 1.6, "armory": 1.4, "mine": 1.2}
        return value + order[structure]

    return best_pair(decision, worth)


def choose_enlist(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D23."""

    def worth(recruit: str, bonus: str) -> float:
        later = {"upgrade": 1.2, "deploy": 1.4, "build": 1.3, "enlist": 1.0}[recruit]
        return later + worth_of_gain(g, seat, c.ENLIST_BONUSES[bonus].effect)

    return best_pair(decision, worth)


ADVANCES = {"upgrade": choose_upgrade, "deploy": choose_deploy, "build": choose_build, "enlist": choose_enlist}
