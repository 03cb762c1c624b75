"""The bot that fills a seat: it takes what its judgement values most, one decision at a time."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from games.engine import Decision, Field, Form, Option, Pick
from games.engine.policy import Style
from games.ryozen.bot import answers, cards, strikes
from games.ryozen.bot.judgement import Judgement
from games.ryozen.bot.placing import place
from games.ryozen.rules.effects import Answers
from games.ryozen.view import RyozenView

SMALLEST = 1e-6


def decide(view: RyozenView, decision: Decision, rng: random.Random, style: Style = "") -> str:
    """What the bot answers."""
    shape = decision.shape
    judge = Judgement(view, decision.seat, style)
    if isinstance(shape, Form):
        return decision.write({field.name: [least_missed(judge, field)] for field in shape.fields})
    assert isinstance(shape, Pick)
    if decision.rule == "RYO-D24":
        return decision.write(answers.forget(judge, decision, shape.least))
    return max(shape.options, key=lambda option: worth(judge, decision.rule, option) + SMALLEST * rng.random()).id


def worth(judge: Judgement, rule: str, option: Option) -> float:
    """What an answer is worth: all that is chosen with it, or what refusing is worth."""
    value = VALUES.get(rule, indifferent)
    if option.role == "decline":
        return value(judge, None)
    if not isinstance(option.value, Answers):
        return value(judge, option.value)
    if not option.value.means:
        return APPLIED.get(rule, USED)
    return sum(value(judge, what) for what in option.value.means)


def least_missed(judge: Judgement, field: Field) -> str:
    """Curse of Shadow: in each sector the kin whose loss hurts least."""
    assert isinstance(field.shape, Pick)
    places = {option.id: option.value for option in field.shape.options}
    return max(places, key=lambda name: strikes.own_target(judge, str(places[name])))


def indifferent(judge: Judgement, what: object) -> float:
    """Anything is fine; doing something rather than nothing."""
    return 0.0 if what is None else 0.1


VALUES: dict[str, Callable[[Judgement, Any], float]] = {
    "RYO-D3": answers.card_parameter,
    "RYO-D4": place,
    "RYO-D5.1": strikes.strike,
    "RYO-D5.2": strikes.cloak,
    "RYO-D5.3": strikes.move,
    "RYO-D5.4": answers.copied,
    "RYO-D5.5": answers.travel,
    "RYO-D5.6": answers.avert,
    "RYO-D5.7": answers.palace_choice,
    "RYO-D5.8": answers.guard,
    "RYO-D5.9": answers.merchant_or_agent,
    "RYO-D5.10": cards.purchase,
    "RYO-D7": answers.avert,
    "RYO-D8": answers.travel,
    "RYO-D9": answers.travel,
    "RYO-D10": cards.purchase,
    "RYO-D11": answers.hire,
    "RYO-D12": answers.hire,
    "RYO-D13": answers.palace_choice,
    "RYO-D14": answers.gained,
    "RYO-D15": answers.shard,
    "RYO-D16": answers.paid,
    "RYO-D17": answers.mercy,
    "RYO-D18": answers.spared,
    "RYO-D19": strikes.strike,
    "RYO-D20": answers.bonus_parameter,
    "RYO-D21": cards.discard,
    "RYO-D22": strikes.own_target,
    "RYO-D23": answers.lost,
    "RYO-D25": answers.lost,
    "RYO-D26": answers.gained,
    "RYO-D27": answers.gained,
    "RYO-D29": answers.palace_choice,
}
"""By the decision: what one of the things is worth that it offers, and refusing it (None)."""
USED = 0.1
APPLIED = dict.fromkeys(VALUES, 0.0) | {"RYO-D6": 1.0, "RYO-D8": 0.02, "RYO-D9": 0.02}
"""What it is worth to use or apply something that leaves nothing to choose: day effects are good for you."""
