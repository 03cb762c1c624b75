"""The bot that fills a seat. It sees what a player in that seat sees, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeVar

from games.engine import Decision, Field, Form, Number
from games.engine.policy import Style, random_choice
from games.xidit import components as c
from games.xidit.bot import worth
from games.xidit.bot.planner import Planner
from games.xidit.bot.rivals import hands
from games.xidit.bot.temper import TEMPERS, Temper
from games.xidit.rules.rewards import Claim
from games.xidit.view import XiditView

T = TypeVar("T")


def decide(view: XiditView, decision: Decision, rng: random.Random, style: Style = "") -> str:
    """What the bot answers."""
    chooser = CHOOSERS.get(decision.rule)
    return chooser(view, decision, TEMPERS[style]) if chooser else decision.write(random_choice(decision, rng))


def _best(offers: dict[str, T], worth_of: Callable[[T], float]) -> str:
    """The option that is worth most; the first of several."""
    return max(offers, key=lambda option: worth_of(offers[option]))


def _start(view: XiditView, decision: Decision, temper: Temper) -> str:
    """XID-D2: a city with recruits, with more recruits around it."""

    def appeal(city: int) -> float:
        around = [city, *c.CITIES[city].roads.values()]
        recruits = sum(number in view.sites and view.sites[number].recruit for number in around)
        return recruits + (2 if city in view.sites and view.sites[city].recruit else 0) - city / 1000

    return _best(decision.offers(int), appeal)


def _plan(view: XiditView, decision: Decision, temper: Temper) -> str:
    """XID-D3."""
    return " ".join(Planner(view, temper).plan())


def _rewards(view: XiditView, decision: Decision, temper: Temper) -> str:
    """XID-D4 with XID-D5: the two rewards worth most here and now, and the best places for bards."""
    weight = worth.weights(view, temper)

    def value(claim: Claim) -> float:
        sung = sum(worth.bard_gain(view, region, count) for region, count in claim.bards.items())
        return weight["coins"] * claim.coins + weight["bards"] * sung + weight["guild_sections"] * claim.sections

    return _best(decision.offers(Claim), value)


def _bards(view: XiditView, decision: Decision, temper: Temper) -> str:
    """XID-D11: the split that gains most reputation."""
    offers: dict[str, dict[str, int]] = decision.offers(dict)
    return _best(offers, lambda split: sum(worth.bard_gain(view, region, n) for region, n in split.items()))


def _guild(view: XiditView, decision: Decision, temper: Temper) -> str:
    """XID-D6, XID-D12: where most room is left."""
    return _best(decision.offers(int), lambda city: -view.guilds[city].sections)


def _titan(view: XiditView, decision: Decision, temper: Temper) -> str:
    """XID-D7: the titan that brings most for the units it takes; the bot planned for one of them."""
    assert view.screen is not None
    weight = worth.weights(view, temper)
    awake = {stack.number: c.TITANS[stack.awake] for stack in view.lair if stack.awake}
    city = view.seats[worth.own_seat(view)].hero
    units = tuple(view.screen.units)

    def gain(stack: int) -> float:
        paid = worth.weakest(units, awake[stack].units_required)
        lost = sum(count * value for count, value in zip(paid, worth.UNIT_WORTH, strict=True))
        return worth.claim_worth(view, city, awake[stack].rewards, weight) - 0.6 * lost * (view.year < view.years)

    return _best(decision.offers(int), gain)


def _titan_units(view: XiditView, decision: Decision, temper: Temper) -> str:
    """XID-D8: the units worth least."""

    def saved(units: tuple[int, ...]) -> float:
        return -sum(count * value for count, value in zip(units, worth.UNIT_WORTH, strict=True))

    return _best(decision.offers(tuple), saved)


def _neutral(view: XiditView, decision: Decision, temper: Temper) -> str:
    """XID-D9: the column in which a higher neutral player helps most to win."""
    scores = worth.expected(view)

    def helped(kind: str) -> float:
        row = [*scores[kind]]
        row[-1] += 1.5
        return worth.wins(view, {**scores, kind: row})

    return _best(decision.offers(str), helped)


def _census(view: XiditView, decision: Decision, temper: Temper) -> str:
    """XID-D10: as many as are needed and no more; bards go where they gain most (XID-21.7)."""
    if isinstance(decision.shape, Number):
        return str(decision.shape.high)  # type by type: the question does not tell which, but all of it is safe
    assert isinstance(decision.shape, Form)
    return " ".join(f"{field.name}={_census_field(view, field)}" for field in decision.shape.fields)


def shown(view: XiditView, kind: int) -> int:
    """How many units of a type to show. All others together hold a known number (XID-20.3): one more than that is
    enough, and with less than the fairest share of it somebody surely shows more, so the army stays hidden."""
    assert view.screen is not None
    own, others = view.screen.units[kind], hands(view)[kind]
    if own * (view.players - 1) < others:
        return 0
    return min(own, others + 1)


def _census_field(view: XiditView, field: Field) -> str:
    if isinstance(field.shape, Number):
        return str(shown(view, c.UNIT_IDS.index(field.name)))
    options = [option.id for option in field.shape.options]
    if field.name == "bards":
        return max(options, key=lambda region: worth.bard_gain(view, region, 1))
    return min(options, key=lambda city: view.guilds[int(city)].sections)


CHOOSERS = {
    "XID-D2": _start,
    "XID-D3": _plan,
    "XID-D4": _rewards,
    "XID-D5": _rewards,
    "XID-D6": _guild,
    "XID-D7": _titan,
    "XID-D8": _titan_units,
    "XID-D9": _neutral,
    "XID-D10": _census,
    "XID-D11": _bards,
    "XID-D12": _guild,
}
