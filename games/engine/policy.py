"""Players who pick at random among what is offered: tests, soak runs and empty seats of unfinished games use them."""

import random

from games.engine.decision import Choice, Decision, Form, Number, Pick, Value


def random_choice(decision: Decision, rng: random.Random) -> Choice:
    """Any legal answer, each with a chance."""
    shape = decision.shape
    if isinstance(shape, Form):
        return {field.name: _random_value(field.shape, rng) for field in shape.fields}
    return _random_value(shape, rng)


def _random_value(shape: Pick | Number, rng: random.Random) -> Value:
    if isinstance(shape, Number):
        return rng.randint(shape.low, shape.high)
    count = shape.least if shape.least == shape.most else rng.randint(shape.least, shape.most)
    if count == 1:
        return [shape.options[int(rng.random() * len(shape.options))].id]
    return [option.id for option in rng.sample(shape.options, count)]
