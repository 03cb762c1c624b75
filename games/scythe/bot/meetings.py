"""Combats, encounters, the Factory, and the end of a turn."""

from __future__ import annotations

import random

from games.engine import Decision
from games.scythe import components as c
from games.scythe.bot.answers import Answer, offered, revealing
from games.scythe.bot.fights import commitment
from games.scythe.bot.position import Position
from games.scythe.bot.values import (
    worth_of_advance,
    worth_of_cost,
    worth_of_factory_top,
    worth_of_gain,
)
from games.scythe.rules.factory import Branch
from games.scythe.view import ScytheView


def choose_ability(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D09: Artillery only with power to spare."""
    ability = g.seats[seat].faction
    return "decline" if ability == "nordic" and g.seats[seat].power < 3 else "use"


def choose_commitment(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D10."""
    return commitment(view, g, seat, rng)


def choose_retreat(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D11: onto a lake, which is a territory and nearer to everything; workers could not leave it, and go home."""
    targets: dict[str, tuple[str, bool]] = decision.offers(tuple)
    empty = [name for name, (_, along) in targets.items() if name != "home" and not along]
    return min(empty or [name for name in targets if name != "home"], default="home")


def choose_encounter(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D12: the option that brings most for its price, always whole."""
    card = c.ENCOUNTERS[view.encounter]

    offers: dict[str, tuple[str, bool]] = decision.offers(tuple)
    whole = {name: kind for name, (kind, less) in offers.items() if not less}
    stop = [name for name in offered(decision) if name not in offers]

    def worth(name: str) -> float:
        if name in stop:
            return 0.3
        option = next(option for option in card.option if option.kind == whole[name])
        gains = sum(worth_of_gain(g, seat, gain) for gain in option.gain)
        return gains - sum(worth_of_cost(g, seat, cost) for cost in option.cost)

    return max((*whole, *stop), key=worth)


def choose_factory_card(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D24."""
    liked = ("7", "2", "10", "12", "9", "11", "8", "1", "6", "4", "5", "3")
    return min(offered(decision), key=liked.index)


def choose_factory_top(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D25: the better branch, with the lowest card."""
    offers = {name: branch for name, branch in decision.offers(Branch).items() if not branch.less}
    if not offers or worth_of_factory_top(g, seat) <= 0:
        return "skip"

    def worth(branch: Branch) -> float:
        return (worth_of_advance(g, seat, branch.op) if branch.op else 0.0) - branch.value

    return max(offers, key=lambda name: worth(offers[name]))


def choose_end(view: ScytheView, g: Position, seat: int, decision: Decision, rng: random.Random) -> Answer:
    """SCY-D26."""
    return revealing(g, decision) or "end"
