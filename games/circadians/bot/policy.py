"""The bot that fills a seat: for each decision of the specification (CIR-30) a judgement from the view alone."""

from __future__ import annotations

import random
from collections.abc import Callable

from games.circadians import components as c
from games.circadians.bot import battles, economy, gathering, moves, places
from games.circadians.bot.answers import best
from games.circadians.bot.imagine import Mind, imagine
from games.circadians.bot.worth import leader_worth
from games.circadians.rules.options import Do
from games.circadians.rules.relics import Kept, RelicCards
from games.circadians.rules.rewards import Offer
from games.circadians.rules.sending import ChooseUnits
from games.circadians.view import CircadiansView
from games.engine import Decision, Form, Pick
from games.engine.policy import Style, random_choice
from games.engine.step import tag_of

Choose = Callable[[Mind, int, Decision], str]


def decide(view: CircadiansView, decision: Decision, rng: random.Random, style: Style = "") -> str:
    """What the bot answers."""
    choose = CHOOSERS.get(decision.rule)
    if choose is None:
        return decision.write(random_choice(decision, rng))
    return choose(imagine(view, style), decision.seat, decision)


def _first(*wanted: str) -> Choose:
    """The first of these that is offered, else the first option."""

    def choose(g: Mind, seat: int, decision: Decision) -> str:
        assert isinstance(decision.shape, Pick)
        offered = [option.id for option in decision.shape.options]
        return next((word for word in wanted if word in offered), offered[0])

    return choose


def _move(g: Mind, seat: int, decision: Decision) -> str:
    """Units on a route, or which units."""
    if decision.kind == tag_of(ChooseUnits):
        return moves.choose_units(g, seat, decision)
    return moves.choose_sending(g, seat, decision)


def _build(g: Mind, seat: int, decision: Decision) -> str:
    """What to build, or whether to pay for one more point."""
    if decision.kind == tag_of(Offer):
        return "yes"
    return gathering.choose_building(g, seat, decision)


def _plan(g: Mind, seat: int, decision: Decision) -> str:
    assert isinstance(decision.shape, Form)
    return decision.write({**battles.choose_plan(g, decision)})


def _cards(g: Mind, seat: int, decision: Decision) -> str:
    """Cards after pricing and in the relic check: all that do something."""
    assert isinstance(decision.shape, Pick)
    offered = [option.id for option in decision.shape.options]
    if decision.kind == tag_of(RelicCards):
        return decision.shape.write(offered)
    priced = [phase for phase, price in g.prices.items() if price.seat == seat]
    ended = any(g.seats[seat].tracks[phase] == c.LAST_COLUMN for phase in priced)
    for option, does in decision.offers(Do).items():
        if not ended or all(effect.op != "advance_priced_track" for effect in c.CARDS[does.what].play):
            return option
    return next(option.id for option in decision.options if option.role == "decline")


def _leader(g: Mind, seat: int, decision: Decision) -> str:
    """The strongest on the side that is up, with its gems counted."""

    def strength(leader: str) -> float:
        if leader not in c.LEADERS:
            return {"deploy": 1.0, "upgrade": 0.5}.get(leader, 0.0) - 99
        side = g.side_of(seat, leader)
        return leader_worth(g, seat, side) - 0.5 * side.deploy_gems

    return best(decision, strength)


def _upgraded(g: Mind, seat: int, decision: Decision) -> str:
    """Who gains most; whoever stands on the map before those who do not."""
    places_ = dict(g.deployed(seat))

    def gain(leader: str) -> float:
        data = c.LEADERS[leader]
        more = leader_worth(g, seat, data.upgraded) - leader_worth(g, seat, data.base) - 0.5 * data.base.upgrade_gems
        place = places_.get(leader, "")
        return more + (3.0 if place else 0.0) + (2.0 if place in g.regions and len(g.present(place)) > 1 else 0.0)

    return best(decision, gain)


def _kept(g: Mind, seat: int, decision: Decision) -> str:
    def worth(kept: Kept) -> float:
        fighters, others = kept
        return fighters + 1.5 * len(others)

    return best(decision, worth)


CHOOSERS: dict[str, Choose] = {
    "CIR-D02": places.choose_base,
    "CIR-D04": places.choose_start,
    "CIR-D07": economy.choose_price,
    "CIR-D08": gathering.choose_research,
    "CIR-D09": _first("yes"),
    "CIR-D10": _cards,
    "CIR-D11": _first("p6", "p2", "p5", "p4"),
    "CIR-D12": economy.choose_action,
    "CIR-D13": _first("pay-free", "pay-skip", "pay-energy1", "pay-gem"),
    "CIR-D14": gathering.choose_research,
    "CIR-D15": gathering.choose_reward,
    "CIR-D16": economy.choose_support,
    "CIR-D17": _build,
    "CIR-D18": gathering.choose_building,
    "CIR-D19": gathering.choose_harvest,
    "CIR-D20": gathering.choose_loot,
    "CIR-D21": gathering.choose_loot_upgrade,
    "CIR-D22": gathering.choose_recruits,
    "CIR-D23": _leader,
    "CIR-D24": places.choose_arrival,
    "CIR-D25": _first("yes"),
    "CIR-D26": _move,
    "CIR-D27": _move,
    "CIR-D29": _upgraded,
    "CIR-D30": places.choose_docks,
    "CIR-D31": _move,
    "CIR-D32": battles.choose_battle,
    "CIR-D33": _plan,
    "CIR-D34": _plan,
    "CIR-D35": battles.choose_reroll,
    "CIR-D36": places.choose_refuge,
    "CIR-D37": places.choose_companions,
    "CIR-D38": _move,
    "CIR-D39": gathering.choose_discards,
    "CIR-D40": gathering.choose_reward,
    "CIR-D41": gathering.choose_reward,
    "CIR-D42": gathering.choose_attribute,
    "CIR-D43": gathering.choose_exchange,
    "CIR-D45": gathering.choose_boost,
    "CIR-D46": _first("row-strength"),
    "CIR-D47": _first("upkeep"),
    "CIR-D48": gathering.choose_reward,
    "CIR-D49": gathering.choose_discards,
    "CIR-D51": _first(),
    "CIR-D53": gathering.choose_income,
    "CIR-D54": _kept,
    "CIR-D55": places.choose_landing,
    "CIR-D56": gathering.choose_count,
}
