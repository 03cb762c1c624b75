"""Players who pick at random among what is offered: tests, soak runs and empty seats of unfinished games use them."""

import random
from typing import Literal

from games.engine.decision import Choice, Decision, Form, Number, Pick, Value

Style = Literal["", "cautious", "warlike", "greedy"]
"""How a bot likes to play, where two ways are about as good: keep what it has, fight, or gather. None: as it judges."""


def random_choice(decision: Decision, rng: random.Random) -> Choice:
    """Any legal answer, each with a chance."""
    shape = decision.shape
    if isinstance(shape, Form):
        choice = {field.name: _random_value(field.shape, rng) for field in shape.fields}
        return _made_different(shape, choice, rng) if shape.different else choice
    return _random_value(shape, rng)


def _made_different(form: Form, choice: dict[str, Value], rng: random.Random) -> dict[str, Value]:
    """Picks that must not be the same are drawn again, each among what is left."""
    taken: list[str] = []
    for field in form.fields:
        if field.name in form.different and isinstance(field.shape, Pick):
            word = rng.choice([option.id for option in field.shape.options if option.id not in taken])
            taken.append(word)
            choice[field.name] = [word]
    return choice


def _random_value(shape: Pick | Number, rng: random.Random) -> Value:
    if isinstance(shape, Number):
        return rng.randint(shape.low, shape.high)
    count = shape.least if shape.least == shape.most else rng.randint(shape.least, shape.most)
    if count == 1:
        return [shape.options[int(rng.random() * len(shape.options))].id]
    return [option.id for option in rng.sample(shape.options, count)]
