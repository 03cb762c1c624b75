"""The effect vocabulary in words (CIR-25): what a card, leader, attribute or building does, as texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, reduce
from typing import Any

from games.circadians.vocabulary import Effect, Reward
from games.engine import Text
from games.engine.text import Arg, Item


@cache
def some(key: str, count: int) -> Text:
    """A counted reward."""
    return Text(f"circadians-some-{key}", {"count": count})


def reward_text(reward: Mapping[Any, Any]) -> Text:
    """A reward in words."""
    parts: list[Item] = []
    for key, amount in reward.items():
        if key == "any_of":
            parts.append(reduce(_either, map(reward_text, amount)))
        else:
            parts.append(some(key, amount if isinstance(amount, int) else 1))
    return Text("circadians-list", {"parts": parts}) if parts else Text("circadians-nothing")


def _either(first: Text, second: Text) -> Text:
    return Text("circadians-either", {"first": first, "second": second})


def paid_text(cost: Reward) -> Text:
    """What is paid or taken, as the object of a sentence: languages with cases say it differently."""
    parts: list[Item] = [Text(f"circadians-cost-{key}", {"count": count}) for key, count in cost.items() if count]
    return Text("circadians-list", {"parts": parts}) if parts else Text("circadians-nothing")


def cost_text(energy: int, gems: int) -> Text:
    """What something costs in words; nothing if it is free."""
    return reward_text({key: count for key, count in (("energy", energy), ("gems", gems)) if count})


def effects_text(effects: Iterable[Effect], moments: bool = True) -> Text:
    """Several effects, one after another; those of one moment and on the same conditions are said together.

    Without moments, where the reader is in the middle of it.
    """
    alike: dict[tuple[str, tuple[str, ...]], list[Item]] = {}
    for effect in effects:
        moment = effect.at if moments and effect.at not in TIMELESS else ""
        alike.setdefault((moment, effect.conditions), []).append(_what(effect))
    if not alike:
        return Text("circadians-no-ability")
    said = [_said(moment, conditions, parts) for (moment, conditions), parts in alike.items()]
    return said[0] if len(said) == 1 else Text("circadians-list", {"parts": [*said]})


def effect_text(effect: Effect) -> Text:
    """One effect with its moment and its conditions."""
    return effects_text((effect,))


def _said(moment: str, conditions: tuple[str, ...], parts: list[Item]) -> Text:
    said = Text("circadians-list", {"parts": parts})
    if conditions:
        named: list[Item] = [Text(f"circadians-if-{condition}") for condition in conditions]
        said = Text("circadians-when", {"what": said, "conditions": named})
    if moment:
        said = Text("circadians-at", {"moment": Text(f"circadians-at-{moment.replace(':', '-')}"), "what": said})
    return said


def _what(effect: Effect) -> Text:
    what = Text(f"circadians-op-{_key(effect)}", _args(effect))
    if effect.per:
        return Text("circadians-per", {"what": what, "per": Text(f"circadians-per-{effect.per}")})
    return what


TIMELESS = {"", "always", "setup", "attribute_upgraded", "research_gained", "move:enter"}
"""What holds all the time, or says its moment itself."""


KEYS: dict[str, Callable[[Effect], str]] = {
    "stat": lambda effect: "stat-opponent" if effect.target else "stat",
    "allow": lambda effect: f"allow-{effect.what}",
    "redirect": lambda effect: f"redirect-{effect.what}",
    "discount": lambda effect: f"discount-{effect.what}",
    "adjacency": lambda effect: f"adjacency-{effect.kind}",
    "free_move": lambda effect: f"free_move-{effect.bring}",
    "vault_take": lambda effect: "vault_take-all" if effect.n == "all" else "vault_take",
    "region_count": lambda effect: "region_count-choose" if effect.choose else "region_count",
    "lock_alt": lambda effect: "lock_alt" + "-research" * bool(effect.what) + "-free" * (not effect.cost),
    "move_ship": lambda effect: "move_ship" if effect.cost else "move_ship-free",
    "take_intel": lambda effect: "take_intel-any" if effect.choice else "take_intel",
    "boost_morale": lambda effect: "boost_morale" + "-controlled" * (effect.where == "controlled"),
    "redeploy": lambda effect: (
        "redeploy-few" if effect.units == "fighters" else "redeploy" + "-here" * (effect.origin == "here")
    ),
}
"""The message of an operation that has one for each thing it speaks of."""


def _key(effect: Effect) -> str:
    return KEYS[effect.op](effect) if effect.op in KEYS else effect.op


@cache
def _sign(value: int) -> str:
    return f"{value:+d}".replace("-", "−")


def _args(effect: Effect) -> dict[str, Arg]:
    args = _numbers(effect)
    if effect.stat:
        args["stat"] = Text(f"circadians-to-{effect.stat}")
        if effect.value == "morale_strength":
            args |= {"sign": "+1", "stat": Text("circadians-morale-strength")}
    if effect.op in ("gain", "exchange", "support_bonus"):
        args["gain"] = reward_text(effect.gain)
    if effect.op in ("exchange", "lock_alt", "move_ship"):
        args["cost"] = paid_text(effect.cost)
    if effect.op in ("steal", "points"):
        args["what"] = some(effect.what or effect.kind, int(effect.value))
    if effect.op == "temp_upgrade":
        args["track"] = Text(f"circadians-phase-{effect.track}")
    if effect.op == "dial_access":
        args["sector"] = Text(f"circadians-sector-{effect.sector}")
    return args


def _numbers(effect: Effect) -> dict[str, Arg]:
    args: dict[str, Arg] = {"draw": effect.draw, "discard": effect.discard}
    if isinstance(effect.value, int):
        args |= {"count": effect.value, "sign": _sign(effect.value)}
    if effect.op == "region_count":
        args["sign"] = _sign(effect.delta)
    if effect.op == "redeploy":
        args["count"] = effect.max_fighters
    return args
