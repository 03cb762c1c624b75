"""The vocabulary of effects (HYP-23.2): what cards, cities, tokens and faction tiles give."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from games.hyperborea.schema.effects import EffectRow


class Effect(msgspec.Struct, frozen=True):
    """One operation with its parameters; `id` names it where the turn pool has to remember it."""

    op: str
    n: int = 1
    mode: str = "any"
    color: str = "any"
    to: str = "any"
    what: str = ""
    swap: str = ""
    """Of a replacement: the effect that is replaced (by `to`)."""
    cost: tuple[Effect, ...] = ()
    gain: tuple[Effect, ...] = ()
    effects: tuple[Effect, ...] = ()
    options: tuple[tuple[Effect, ...], ...] = ()
    on: tuple[str, ...] = ()
    id: str = ""


REGISTRY: dict[str, Effect] = {}
"""Effects that wait in the turn pool as entries of their own, by id."""


def parse_effects(source: str, rows: Iterable[EffectRow]) -> tuple[Effect, ...]:
    """The effect list of a component; effects that wait as entries are registered under the component's id."""
    return tuple(_parse(f"{source}.{number}", row) for number, row in enumerate(rows))


def _parse(name: str, row: EffectRow) -> Effect:
    effect = Effect(
        op=row.op,
        n=row.n,
        mode=row.mode,
        color=row.color,
        to=row.to,
        what=row.what,
        swap=row.from_,
        cost=parse_effects(f"{name}.cost", row.cost),
        gain=parse_effects(f"{name}.gain", row.gain),
        effects=parse_effects(f"{name}.inner", row.effects),
        options=tuple(parse_effects(f"{name}.{k}", option) for k, option in enumerate(row.options)),
        on=row.on,
        id=name,
    )
    if waits_as_entry(effect):
        REGISTRY[name] = effect
    return effect


def waits_as_entry(effect: Effect) -> bool:
    """HYP-8.14, HYP-14.13: points that are not interchangeable with others of their kind."""
    return (
        effect.op in ("choose", "pay", "contact")
        or (effect.op == "dev" and effect.mode != "any")
        or (effect.op == "exchange_cube" and effect.to != "any")
    )


def contains(effects: Iterable[Effect], op: str) -> bool:
    """Whether an operation occurs anywhere in a list of effects, also inside `choose` or `pay`."""
    return any(
        effect.op == op or contains((*effect.gain, *effect.effects, *(e for o in effect.options for e in o)), op)
        for effect in effects
    )
