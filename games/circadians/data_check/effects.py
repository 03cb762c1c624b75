"""Whether effects and rewards use the words of effects.toml, with their arguments and no others (CIR-25)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec

from games.circadians.effects import effect_text, reward_text
from games.circadians.schema import Files
from games.circadians.schema.board import Column, Token
from games.circadians.schema.effects import Choices, EffectsFile
from games.circadians.vocabulary import Effect, Reward
from games.engine import Text
from games.engine.data import Source
from games.engine.data_check import Need, given
from games.engine.texts import STAND_IN, load

CHOICES = {
    ("stat", "stat"): "stat",
    ("adjacency", "kind"): "adjacency_kind",
    ("allow", "what"): "allow_what",
    ("redirect", "what"): "redirect_what",
    ("discount", "what"): "discount_what",
    ("points", "kind"): "points_kind",
    ("retreat_with_fighters", "reach"): "retreat_reach",
    ("move_ship", "needs"): "ship_needs",
    ("boost_morale", "where"): "boost_where",
}
"""Arguments that a word cannot do without, and the list of what they may be."""
NEEDED = {
    "gain": ("gain",),
    "exchange": ("cost", "gain"),
    "convert": ("origin", "to"),
    "steal": ("what", "value"),
    "temp_upgrade": ("track",),
    "dial_access": ("sector",),
    "support_bonus": ("gain",),
    "building_limit": ("what", "value"),
    "vault_take": ("n",),
    "recruit_to": ("what",),
    "add_fighters": ("area", "value"),
    "free_move": ("bring",),
}
OPTIONS = 2
"""`any_of` offers so many rewards at least."""


def check_effects(data: Files, need: Need) -> None:
    """All effects and rewards, and whether all words are used."""
    file = data.effects
    check_words(file, need)
    args = {row.id: set(row.args) for row in file.op}
    effects = list(need.every(Effect))
    priced = {id(effect) for token in need.every(Token) for effect in token.effects}
    for effect in effects:
        need(bool(effect.at) or id(effect) in priced, effect, "when does it happen?", "at")
        _check_effect(need, effect, args[effect.op], file.choice_values)
    for words, used in (
        (file.condition, {word for effect in effects for word in effect.conditions}),
        (file.per, {effect.per for effect in effects}),
    ):
        unused = set(words.values) - used
        need(not unused, words, f"nothing uses {', '.join(sorted(unused))}", "values")
    for op in file.op:
        need(any(effect.op == op.id for effect in effects), op, "nothing uses it", "id")
    for row in need.every(msgspec.Struct):
        for name, key in zip(row.__struct_fields__, row.__struct_encode_fields__, strict=True):
            for reward in _rewards(row, name):
                _check_reward(need, row, reward, key)


def check_words(file: EffectsFile, need: Need) -> None:
    """Every word is explained, and every argument is known."""
    for name, words in (
        ("doc_timing", file.timing.values),
        ("doc_condition", file.condition.values),
        ("doc_per", file.per.values),
        ("doc_gain", file.gain_key.values),
        ("doc_allow", file.choice_values.allow_what),
        ("doc_discount", file.choice_values.discount_what),
    ):
        told: dict[str, str] = getattr(file, name)
        other = sorted((set(told) - {"source"}) ^ set(words))
        need(told.get("source") in get_args(Source), file, f"its source is one of {', '.join(get_args(Source))}", name)
        need(not other, file, f"it explains other words than there are: {', '.join(other)}", name)
        need(all(map(str.strip, told.values())), file, "a word is not explained", name)
    known = set(Effect.__struct_encode_fields__)
    for op in file.op:
        strange = sorted(set(op.args) - known)
        need(not strange, op, f"the rules do not know {', '.join(strange)}", "args")


def _check_effect(need: Need, effect: Effect, args: set[str], choices: Choices) -> None:
    wrong = len(need.problems)
    keys = dict(zip(effect.__struct_fields__, effect.__struct_encode_fields__, strict=True))
    there = given(effect) - {"op", "at", "conditions"}
    for name in there:
        need(keys[name] in args, effect, f"`{effect.op}` does not use it", keys[name])
    for name in NEEDED.get(effect.op, ()):
        need(name in there, effect, f"`{effect.op}` needs it", keys[name])
    for (op, name), choice in CHOICES.items():
        if effect.op == op:
            known = getattr(choices, choice)
            word = getattr(effect, name)
            need(word in known, effect, f"{word!r} is none of {', '.join(known)}", name)
    counted = effect.op == "stat" or isinstance(effect.value, int)
    need(counted, effect, "only `stat` has a value in words", "value")
    if len(need.problems) == wrong:
        _check_text(need, effect, effect_text(effect), "op")


def _rewards(row: msgspec.Struct, name: str) -> Iterator[Reward]:
    """The rewards in a field of a row: by the names that fields with rewards have."""
    value = getattr(row, name)
    if name in REWARDS and isinstance(value, dict):
        yield value
    elif name in ("grants", "base_income"):
        yield from value
    elif name in ("base", "upgraded") and isinstance(value, dict):
        yield value


REWARDS = {"gain", "to", "reward", "price_reward", "instant", "immediate", "location_bonus"}


def _check_reward(need: Need, row: msgspec.Struct, reward: Reward, key: str) -> None:
    """CIR-25.3."""
    for word, amount in reward.items():
        if word == "any_of":
            several = isinstance(amount, list) and len(amount) >= OPTIONS and all(amount)
            if need(several, row, "`any_of` offers two rewards or more", key):
                for each in amount:
                    _check_reward(need, row, each, key)
        elif word == "leader_action":
            right = amount == {"energy_free": True} or (isinstance(amount, dict) and set(amount) == {"energy_discount"})
            need(right, row, "`leader_action` has `energy_discount` or `energy_free = true`", key)
        elif word == "build_paid":
            right = isinstance(amount, dict) and set(amount) == {"energy"}
            need(right, row, "`build_paid` has its `energy`", key)
        else:
            need(isinstance(amount, int), row, f"how many `{word}`?", key)
    if not isinstance(row, Effect | Column) and not need.problems:
        _check_text(need, row, reward_text(reward), key)


def _check_text(need: Need, row: msgspec.Struct, text: Text, key: str) -> None:
    """There are words for it."""
    known = load(STAND_IN, "games.circadians", "games.engine")
    missing = [each for each in _keys(text) if not known.has(each)]
    need(not missing, row, f"it has no words: the texts lack `{'`, `'.join(missing)}`", key)


def _keys(text: object) -> Iterator[str]:
    """The keys of a text and of all texts in it."""
    if isinstance(text, Text):
        yield text.key
        for each in text.args.values():
            yield from _keys(each)
    elif isinstance(text, list):
        for each in text:
            yield from _keys(each)
