"""Effects in words, and how hints and reasons are put together."""

from __future__ import annotations

from collections.abc import Iterable

from games.engine import Text
from games.engine.text import Arg, Item
from games.hyperborea import components as c
from games.hyperborea.vocabulary import REGISTRY, Effect


def effect_list(effects: Iterable[Effect]) -> list[Item]:
    """A list of effects, to be listed in a text."""
    return [effect_text(effect) for effect in effects]


def effect_text(effect: Effect) -> Text:
    """`2 movement points`, `negative development in the contact zone`."""
    if effect.op == "choose":
        return either(Text("hyperborea-effects", {"effects": effect_list(option)}) for option in effect.options)
    if effect.op == "pay":
        words = {"cost": effect_list(effect.cost), "gain": effect_list(effect.gain)}
        return Text("hyperborea-effect-pay", words)
    if effect.op == "contact":
        return Text("hyperborea-effect-contact", {"effects": effect_list(effect.effects)})
    if effect.op == "replace":
        return Text(
            "hyperborea-effect-replace",
            {"from": Text(f"hyperborea-op-{effect.swap}"), "to": Text(f"hyperborea-op-{effect.to}")},
        )
    if effect.op == "bonus":
        triggers: list[Item] = [Text(f"hyperborea-op-{op}") for op in effect.on]
        return Text("hyperborea-effect-bonus", {"on": triggers, "gain": effect_list(effect.gain)})
    if effect.op == "dev":
        return Text(f"hyperborea-effect-dev-{effect.mode}", {"n": effect.n})
    if effect.op == "gain_cube":
        return Text("hyperborea-effect-gain_cube", {"n": effect.n, "cube": Text(f"hyperborea-cube-{effect.color}")})
    if effect.op == "discard":
        return Text(f"hyperborea-effect-discard-{effect.what}", {"n": effect.n})
    return Text(f"hyperborea-effect-{effect.op}", {"n": effect.n})


def entry_left(name: str, count: int) -> Text:
    """What an entry of the pool is good for."""
    effect = REGISTRY[name]
    if effect.op in ("choose", "pay"):
        return effect_text(effect)
    kind = f"dev-{effect.mode}" if effect.op == "dev" else effect.op
    return Text(f"hyperborea-left-{kind}", {"n": effect.n if effect.mode == "same" else count})


def either(options: Iterable[Text]) -> Text:
    """Alternatives: `1 attack or 2 Fortresses`."""
    first, *others = options
    for other in others:
        first = Text("hyperborea-or", {"first": first, "second": other})
    return first


def hint(key: str, **words: Arg) -> Text:
    """A hint, by the last part of its key."""
    return Text(f"hyperborea-hint-{key}", words)


def final(key: str, **words: Arg) -> Text:
    """Why something cannot be taken back, by the last part of its key."""
    return Text(f"hyperborea-final-{key}", words)


def why(key: str, **words: Arg) -> Text:
    """Why something is not possible, by the last part of its key."""
    return Text(f"hyperborea-why-{key}", words)


def together(parts: Iterable[Text]) -> Text:
    """Several things in one line: `2 movement points; forest; 1 Ghost`."""
    first, *others = parts
    for other in others:
        first = Text("hyperborea-and", {"first": first, "second": other})
    return first


def slot_names(slots: Iterable[int]) -> list[Item]:
    """The colours of spaces, to be listed in a text."""
    return [Text(f"hyperborea-cube-{(*c.CUBES, 'any')[slot]}") for slot in slots]


def controls(points: int) -> list[Text]:
    """HYP-21.7: points by control at the end, as things stand; nothing where nothing changes."""
    return [hint("control", points=f"{points:+d}".replace("-", "−"))] if points else []
