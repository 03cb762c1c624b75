"""Whether effects carry what their words need, and open no endless loops (HYP-23)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import get_args

from games.engine.data import by_id
from games.engine.data_check import Need, given
from games.hyperborea.schema import Files
from games.hyperborea.schema.cards import Card
from games.hyperborea.schema.effects import Ability, AbilityKind, EffectRow, EffectsFile, Op, Type

OPENING = ("return_cube", "purge")
"""Words that open a space again; a discarded cube does, too."""
DEFAULTED = ("mode", "color", "to", "n")
"""Parameters that may be left out: the usual value is meant."""


def inside(effects: Iterable[EffectRow]) -> Iterator[EffectRow]:
    """Effects with all those inside them."""
    for effect in effects:
        yield effect
        for part in (effect.cost, effect.gain, effect.effects, *effect.options):
            yield from inside(part)


def check_effects(data: Files, need: Need) -> None:
    """All effects, wherever they stand."""
    check_words(data.effects, need)
    ops = by_id(data.effects.op)
    for effect in need.every(EffectRow):
        _check_effect(need, effect, set(ops[effect.op].params) if effect.op in ops else set())
    for row in data.effects.op:
        used = any(effect.op == row.id for effect in need.every(EffectRow))
        need(used, row, "nothing uses it", "id")
    costs = {id(cost) for effect in need.every(EffectRow) for cost in effect.cost}
    costs |= {id(cost) for ability in need.every(Ability) for cost in ability.cost}
    for effect in need.every(EffectRow):
        need((effect.op == "discard") == (id(effect) in costs), effect, "`discard` is a cost, and the only one", "op")
    abilities = by_id(data.effects.ability)
    for ability in need.every(Ability):
        _check_ability(need, ability, abilities[ability.kind].params if ability.kind in abilities else {})
    for card in data.tech.card:
        check_card(data, need, card)


def check_words(file: EffectsFile, need: Need) -> None:
    """effects.toml lists the words that the rules know."""
    words, kinds = set(get_args(Op)), set(get_args(AbilityKind))
    told = {row.id for row in file.op}
    need(told == words, file, f"the rules know other words: {', '.join(sorted(told ^ words))}", "op")
    abilities = {row.id for row in file.ability}
    need(abilities == kinds, file, f"the rules know others: {', '.join(sorted(abilities ^ kinds))}", "ability")
    fields = set(EffectRow.__struct_encode_fields__)
    for row in file.op:
        need(set(row.params) <= fields, row, "some parameters are unknown", "params")
    declined = {row.id for row in file.op if row.may_decline}
    need(declined == {"gem", "gain_cube"}, file, "gems and cubes may be declined, nothing else", "op")


def _check_effect(need: Need, effect: EffectRow, params: set[str]) -> None:
    keys = dict(zip(effect.__struct_fields__, effect.__struct_encode_fields__, strict=True))
    there = {keys[name] for name in given(effect)} - {"op"}
    for key in there - params:
        need(False, effect, f"`{effect.op}` does not use it", key)
    for key in params - there - set(DEFAULTED):
        need(False, effect, f"`{effect.op}` needs it", key)
    if effect.op == "choose":
        need(len(effect.options) >= 2 and all(effect.options), effect, "two options or more", "options")
    if effect.op == "contact":
        loses = all(each.op == "dev_loss" for each in effect.effects)
        need(loses, effect, "only `dev_loss` happens in the contact zone", "effects")
    if effect.op == "replace":
        right = effect.to in get_args(Op) and effect.to != effect.from_
        need(right, effect, "one effect is replaced by another", "to")
    elif effect.op == "exchange_cube":
        need(effect.to not in get_args(Op), effect, "a cube is exchanged for a colour", "to")
    if effect.op == "bonus":
        opens = any(each.op in (*OPENING, "spy", "pay") for each in effect.gain)
        need(not opens, effect, "a bonus opens no spaces and copies nothing", "gain")


def _check_ability(need: Need, ability: Ability, params: Mapping[str, Type]) -> None:
    there = given(ability) - {"kind"}
    for field in there - set(params):
        need(False, ability, f"`{ability.kind}` does not use it", field)
    for field, kind in params.items():
        need(field in there or kind.endswith("?"), ability, f"`{ability.kind}` needs it", field)


def check_card(data: Files, need: Need, card: Card) -> None:
    """HYP-23.4: an activation opens one space at most, and a card that opens one never draws, takes cards or copies."""
    effects = list(inside(card.effects))
    opened = sum(each.n for each in effects if each.op in OPENING or each.what == "cube")
    if opened:
        need(opened == 1, card, f"it opens {opened} spaces", "effects")
        greedy = any(each.op in ("draw", "tech", "spy") for each in effects)
        need(not greedy, card, "it opens a space and draws, takes a card or copies", "effects")
        need(card.kind == "instant", card, "only instant cards open spaces", "kind")
    holds = {row.id: row.holds for row in data.effects.op}
    static = [holds.get(each.op) == "static" for each in card.effects]
    need(
        all(static) if card.kind == "permanent" else not any(static),
        card,
        "permanent cards have lasting effects",
        "kind",
    )
    if card.kind == "start_of_turn":
        pool = all(holds.get(each.op) == "pool" for each in effects)
        need(pool, card, "what comes at the start of a turn waits in the pool", "effects")
    need(bool(card.effects), card, "it does nothing", "effects")
