"""The bot that fills a seat. It sees what a player in that seat sees, and nothing else."""

from __future__ import annotations

import random

from games.engine import Decision, Number, Pick
from games.engine.policy import random_choice
from games.xidit import components as c
from games.xidit import worth
from games.xidit.planner import Planner
from games.xidit.rules.execution import units_of
from games.xidit.rules.rewards import split_of
from games.xidit.view import XiditView


def decide(view: XiditView, decision: Decision, rng: random.Random) -> str:
    """What the bot answers."""
    chooser = CHOOSERS.get(decision.rule)
    return chooser(view, decision) if chooser else decision.write(random_choice(decision, rng))


def _options(decision: Decision) -> list[str]:
    assert isinstance(decision.shape, Pick)
    return [option.id for option in decision.shape.options]


def _start(view: XiditView, decision: Decision) -> str:
    """XID-D2: a city with recruits, with more recruits around it."""

    def appeal(city: int) -> float:
        around = [city, *c.CITIES[city].roads.values()]
        recruits = sum(number in view.sites and view.sites[number].recruit for number in around)
        return recruits + (2 if city in view.sites and view.sites[city].recruit else 0) - city / 1000

    return max(_options(decision), key=lambda option: appeal(int(option)))


def _plan(view: XiditView, decision: Decision) -> str:
    """XID-D3."""
    return " ".join(Planner(view).plan())


def _rewards(view: XiditView, decision: Decision) -> str:
    """XID-D4: the pair worth most here and now."""
    hero = view.seats[worth.own_seat(view)].hero
    weight = worth.weights(view)
    offer = [amount for name in ("coins", "bards", "sections") if isinstance(amount := decision.prompt.args[name], int)]
    rewards = c.Rewards(*offer)
    values = worth.reward_worth(view, hero, rewards, weight)
    return max(_options(decision), key=lambda option: sum(values[kind] for kind in option.split("+")))


def _bards(view: XiditView, decision: Decision) -> str:
    """XID-D5, XID-D11: the split that gains most reputation."""
    return max(
        _options(decision),
        key=lambda option: sum(worth.bard_gain(view, region, n) for region, n in split_of(option).items()),
    )


def _guild(view: XiditView, decision: Decision) -> str:
    """XID-D6, XID-D12: where most room is left."""
    return min(_options(decision), key=lambda option: view.guilds[int(option)].sections)


def _titan(view: XiditView, decision: Decision) -> str:
    """XID-D7: the cheapest titan that can be paid; it planned for that."""
    titans = [option for option in _options(decision) if option != "decline"]
    return min(titans, key=int)


def _titan_units(view: XiditView, decision: Decision) -> str:
    """XID-D8: the units worth least."""

    def cost(option: str) -> float:
        return sum(count * value for count, value in zip(units_of(option), worth.UNIT_WORTH, strict=True))

    return min(_options(decision), key=cost)


def _neutral(view: XiditView, decision: Decision) -> str:
    """XID-D9: the column in which the own result is furthest ahead of the neutral player."""

    def lead(kind: str) -> float:
        neutral = c.NEUTRAL_VALUES[kind][view.neutral[view.hall.index(kind)] - 1]
        return worth.standing(view, kind) * worth.PACE[kind] - neutral

    return max(_options(decision), key=lead)


def _census(view: XiditView, decision: Decision) -> str:
    """XID-D10: showing costs nothing, so show all."""
    assert view.screen is not None
    if isinstance(decision.shape, Number):
        return str(decision.shape.high)
    return " ".join(str(count) for count in view.screen.units)


CHOOSERS = {
    "XID-D2": _start,
    "XID-D3": _plan,
    "XID-D4": _rewards,
    "XID-D5": _bards,
    "XID-D6": _guild,
    "XID-D7": _titan,
    "XID-D8": _titan_units,
    "XID-D9": _neutral,
    "XID-D10": _census,
    "XID-D11": _bards,
    "XID-D12": _guild,
}
