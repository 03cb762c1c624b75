"""The effect vocabulary in words (CIR-25): what a card, leader, attribute or building does, as texts."""

from __future__ import annotations

from functools import cache

from games.circadians.vocabulary import Effect, Reward
from games.engine import Text
from games.engine.text import Arg, Item


@cache
def some(key: str, count: int) -> Text:
    """A counted reward."""
    return Text(f"circadians-some-{key}", {"count": count})


def reward_text(reward: Reward) -> Text:
    """A reward in words."""
    parts: list[Item] = []
    for key, amount in reward.items():
        if key == "any_of":
            parts.append(Text("circadians-any-of", {"options": [reward_text(each) for each in amount]}))
        else:
            parts.append(some(key, amount if isinstance(amount, int) else 1))
    return Text("circadians-list", {"parts": parts}) if parts else Text("circadians-nothing")


def cost_text(energy: int, gems: int) -> Text:
    """What something costs in words; nothing if it is free."""
    return reward_text({key: count for key, count in (("energy", energy), ("gems", gems)) if count})


def effects_text(effects: tuple[Effect, ...]) -> Text:
    """Several effects, one after another."""
    if not effects:
        return Text("circadians-no-ability")
    return Text("circadians-list", {"parts": [effect_text(effect) for effect in effects]})


def effect_text(effect: Effect) -> Text:
    """One effect with its moment and its conditions."""
    what = Text(f"circadians-op-{_key(effect)}", _args(effect))
    if effect.per:
        what = Text("circadians-per", {"what": what, "per": Text(f"circadians-per-{effect.per}")})
    if conditions := _conditions(effect):
        what = Text("circadians-when", {"what": what, "conditions": conditions})
    moment = effect.at.replace(":", "-")
    if moment in MOMENTS:
        return Text("circadians-at", {"moment": Text(f"circadians-at-{moment}"), "what": what})
    return what


MOMENTS = {
    "price-placed",
    "discover-turn",
    "harvest-turn",
    "recruit-turn",
    "recruit-act",
    "recruit-end",
    "move-act",
    "move-act_end",
    "move-end",
    "build-act",
    "build-placed",
    "battle-stats",
    "battle-before",
    "battle-plan",
    "battle-strength",
    "battle-after_wounds",
    "battle-retreat",
    "battle-after",
    "income",
    "upgrade",
    "opponent_passed",
    "opponent_acted",
    "relic-check",
    "relic-claim",
    "relic-not_claimed",
}
"""Moments worth naming; the others are clear from the effect."""


def _conditions(effect: Effect) -> list[Item]:
    return [Text(f"circadians-if-{condition}") for condition in effect.conditions]


def _key(effect: Effect) -> str:
    """The message of an operation; some have one for each thing they speak of."""
    if effect.op == "stat":
        return "stat-opponent" if effect.target else "stat"
    if effect.op in ("allow", "redirect", "discount"):
        return f"{effect.op}-{effect.what}"
    if effect.op == "adjacency":
        return f"adjacency-{effect.kind}"
    if effect.op == "redeploy":
        return "redeploy-here" if effect.origin == "here" else "redeploy"
    if effect.op == "vault_take":
        return "vault_take-all" if effect.n == "all" else "vault_take"
    if effect.op == "region_count":
        return "region_count-choose" if effect.choose else "region_count"
    if effect.op == "lock_alt":
        return "lock_alt" if effect.cost else "lock_alt-free"
    if effect.op == "take_intel" and effect.choice:
        return "take_intel-any"
    if effect.op == "free_move":
        return f"free_move-{effect.bring}"
    return effect.op


@cache
def _sign(value: int) -> str:
    return f"{value:+d}".replace("-", "−")


def _args(effect: Effect) -> dict[str, Arg]:
    args = _numbers(effect)
    if effect.stat:
        args["stat"] = Text(f"circadians-stat-{effect.stat}")
        if effect.value == "morale_strength":
            args |= {"sign": "+1", "stat": Text("circadians-morale-strength")}
    if effect.op in ("gain", "exchange", "support_bonus"):
        args["gain"] = reward_text(effect.gain)
    if effect.op in ("exchange", "lock_alt", "move_ship"):
        args["cost"] = reward_text(effect.cost)
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
