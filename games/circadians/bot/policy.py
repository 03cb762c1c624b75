"""The bot that fills a seat: for each decision of the specification (CIR-30) a judgement from the view alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import cast

from games.circadians import components as c
from games.circadians.bot import battles, economy, moves
from games.circadians.bot.answers import best
from games.circadians.bot.imagine import imagine
from games.circadians.rules.relics import Kept, RelicCards
from games.circadians.rules.rewards import Offer
from games.circadians.rules.sending import ChooseUnits
from games.circadians.state import Circadians
from games.circadians.view import CircadiansView
from games.engine import Decision, Form, Pick
from games.engine.policy import Style, random_choice
from games.engine.step import tag_of

Deployed = tuple[str, str]
"""A leader and where it stands."""
Choose = Callable[[Circadians, int, Decision], str]


def decide(view: CircadiansView, decision: Decision, rng: random.Random, style: Style = "") -> str:
    """What the bot answers."""
    choose = CHOOSERS.get(decision.rule)
    if choose is None:
        return decision.write(random_choice(decision, rng))
    return choose(imagine(view), decision.seat, decision)


def _first(*wanted: str) -> Choose:
    """The first of these that is offered, else the first option."""

    def choose(g: Circadians, seat: int, decision: Decision) -> str:
        assert isinstance(decision.shape, Pick)
        offered = [option.id for option in decision.shape.options]
        return next((word for word in wanted if word in offered), offered[0])

    return choose


def _move(g: Circadians, seat: int, decision: Decision) -> str:
    """Units on a route, or which units."""
    if decision.kind == tag_of(ChooseUnits):
        return moves.choose_units(g, seat, decision)
    return moves.choose_sending(g, seat, decision)


def _build(g: Circadians, seat: int, decision: Decision) -> str:
    """What to build, or whether to pay for one more point."""
    if decision.kind == tag_of(Offer):
        return "yes"
    return economy.choose_building(g, seat, decision)


def _plan(g: Circadians, seat: int, decision: Decision) -> str:
    assert isinstance(decision.shape, Form)
    return decision.write({**battles.choose_plan(g, decision)})


def _cards(g: Circadians, seat: int, decision: Decision) -> str:
    """Cards after pricing and in the relic check."""
    assert isinstance(decision.shape, Pick)
    offered = [option.id for option in decision.shape.options]
    if decision.kind == tag_of(RelicCards):
        return decision.shape.write(offered)
    return offered[0]


def _start(g: Circadians, seat: int, decision: Decision) -> str:
    """The strongest leader, and fighters in two even groups."""
    form = decision.shape
    assert isinstance(form, Form)
    options = {field.name: field.shape.options for field in form.fields if isinstance(field.shape, Pick)}

    leaders = {option.id: cast(Deployed, option.value) for option in options.get("leader", ())}

    def strength(option: str) -> float:
        side = c.LEADERS[leaders[option][0]].base
        return sum(side.stats) - 1.5 * side.deploy_gems

    chosen = {"leader": [max(leaders, key=strength)]} if leaders else {}
    return decision.write({**chosen, "fighters": [options["fighters"][(len(options["fighters"]) - 1) // 2].id]})


def _leader(g: Circadians, seat: int, decision: Decision) -> str:
    """The strongest on the side that would be up; whoever stands on the map before those who do not."""
    deployed = {leader for leader, _ in g.deployed(seat)}

    def strength(leader: str) -> float:
        if leader not in c.LEADERS:
            return {"deploy": 1.0, "upgrade": 0.5}.get(leader, 0.0) - 99
        return sum(c.LEADERS[leader].upgraded.stats) + (3.0 if leader in deployed else 0.0)

    return best(decision, strength)


def _discards(g: Circadians, seat: int, decision: Decision) -> str:
    return economy.choose_discards(decision)


def _exchange(g: Circadians, seat: int, decision: Decision) -> str:
    return str(economy.choose_exchange(g, seat, decision))


def _kept(g: Circadians, seat: int, decision: Decision) -> str:
    def worth(kept: Kept) -> float:
        fighters, others = kept
        return fighters + 1.5 * len(others)

    return best(decision, worth)


CHOOSERS: dict[str, Choose] = {
    "CIR-D02": _first(),
    "CIR-D04": _start,
    "CIR-D07": economy.choose_price,
    "CIR-D08": economy.choose_research,
    "CIR-D09": _first("yes"),
    "CIR-D10": _cards,
    "CIR-D11": _first("p6", "p2", "p5", "p4"),
    "CIR-D12": economy.choose_action,
    "CIR-D13": _first("pay-free", "pay-skip", "pay-energy1", "pay-gem"),
    "CIR-D14": economy.choose_research,
    "CIR-D15": economy.choose_reward,
    "CIR-D16": economy.choose_support,
    "CIR-D17": _build,
    "CIR-D18": economy.choose_building,
    "CIR-D19": economy.choose_harvest,
    "CIR-D20": economy.choose_loot,
    "CIR-D21": _first(),
    "CIR-D22": economy.choose_recruits,
    "CIR-D23": _leader,
    "CIR-D24": _first("0"),
    "CIR-D25": _first("yes"),
    "CIR-D26": _move,
    "CIR-D27": _move,
    "CIR-D29": _leader,
    "CIR-D30": _first("stay"),
    "CIR-D31": _move,
    "CIR-D32": battles.choose_battle,
    "CIR-D33": _plan,
    "CIR-D34": _plan,
    "CIR-D35": _first("keep"),
    "CIR-D36": _first(),
    "CIR-D37": _first("leaders-home"),
    "CIR-D38": _first("none"),
    "CIR-D39": _discards,
    "CIR-D40": economy.choose_reward,
    "CIR-D41": economy.choose_reward,
    "CIR-D42": economy.choose_attribute,
    "CIR-D43": _exchange,
    "CIR-D45": economy.choose_boost,
    "CIR-D46": _first("row-strength"),
    "CIR-D47": _first("upkeep"),
    "CIR-D48": economy.choose_reward,
    "CIR-D49": _discards,
    "CIR-D51": _first(),
    "CIR-D53": economy.choose_income,
    "CIR-D54": _kept,
    "CIR-D55": _first("home"),
    "CIR-D56": _first("+1"),
}
