"""Effects in words."""

from __future__ import annotations

from collections.abc import Iterable

from games.engine import Text
from games.engine.text import Item
from games.hyperborea.effects import Effect


def effect_list(effects: Iterable[Effect]) -> list[Item]:
    """A list of effects, to be listed in a text."""
    return [effect_text(effect) for effect in effects]


def effect_text(effect: Effect) -> Text:
    """`2 movement points`, `negative development in the contact zone`."""
    if effect.op == "choose":
        return Text(
            "hyperborea-effect-choose",
            {"options": [Text("hyperborea-effects", {"effects": effect_list(option)}) for option in effect.options]},
        )
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
