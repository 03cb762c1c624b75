"""What a seat will probably be asked next: a guess made of nothing but what the seat may know."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from games.engine.decision import Choice, Decision, Field, Form, Number, Pick, Value
from games.engine.errors import GameError
from games.engine.match import Match
from games.engine.option import Option
from games.engine.plan import Planned, planned_words
from games.engine.play import Position
from games.engine.state import State
from games.engine.text import Text

FORESIGHT = 60
"""How many answers of others are guessed; what lies behind more of them cannot be foreseen."""


class Imagined(msgspec.Struct, frozen=True):
    """How things would stand after a seat's plan."""

    planned: tuple[Planned, ...]
    """The choices of the plan that could be played."""
    decision: Decision | None = None
    """What the seat would be asked next. None: the plan stops before, or nothing can be foreseen."""
    default: Choice | None = None
    """The rule-legal answer to that for somebody whose time ran out."""
    news: bool = False
    """Whether the last choice would show something new: a plan is not followed any further."""


class BlindRandom(random.Random):
    """Chance that forgets in which order hidden things really lie before it shuffles them: what comes out depends on
    what they are together, which the seat knows, and not on where each of them is."""

    def shuffle(self, x: Any) -> None:
        """Shuffle in place."""
        x.sort(key=repr)
        super().shuffle(x)


def imagine(match: Match, seat: int, seed: str) -> Imagined:
    """What a seat would be asked after the choices of its plan. The match itself is not touched.

    A made-up world may be one that the rules never come to; where they fail in it, nothing can be foreseen.
    """
    try:
        return look_ahead(match, seat, seed)
    except Exception:  # whatever it is: it is no fault of the match, and the seat can still answer when it is asked
        return Imagined(())


def look_ahead(match: Match, seat: int, seed: str) -> Imagined:
    """The same, but a world in which the rules fail raises what they raise.

    All that is hidden from the seat is made up, and the others answer by default. The same seed always makes up the
    same, so that repeated looks agree with each other; it must be nothing secret, and nothing that changes with the
    plan.
    """
    world = World(match.imagined(seat, BlindRandom(f"{seed} {seat}")), seat)
    planned: list[Planned] = []
    for words in match.plans.get(seat, []):
        decision = world.next_decision()
        if decision is None or (choice := possible(decision, words)) is None:
            return Imagined(tuple(planned))
        planned.append(Planned(decision.prompt, in_words(decision, choice)))
        if world.answer(choice):
            return Imagined(tuple(planned), news=True)
    decision = world.next_decision()
    return Imagined(tuple(planned), decision, world.default(decision) if decision else None)


def possible(decision: Decision, words: str) -> Choice | None:
    """A planned choice, if it is one of those offered."""
    try:
        return decision.parse(planned_words(decision, words))
    except GameError:
        return None


class World:
    """An imagined state that goes on until the seat is asked."""

    def __init__(self, state: State, seat: int) -> None:
        self._position = Position(state)
        self._seat = seat
        self._left = FORESIGHT

    def next_decision(self) -> Decision | None:
        """What the seat is asked when the others have answered by default."""
        while self._seat not in (waiting := self._position.waiting):
            if not waiting or not self._left:
                return None
            self._left -= 1
            self._position.apply(waiting[0], self._position.default(waiting[0]))
        return self._position.explained(self._seat)

    def default(self, decision: Decision) -> Choice:
        """The default answer to what the seat is asked."""
        return decision.parse(self._position.default(self._seat))

    def answer(self, choice: Choice) -> bool:
        """The seat answers. Says whether that showed something new."""
        barrier = self._position.g.barrier
        self._position.apply(self._seat, choice)
        return self._position.g.barrier != barrier


def in_words(decision: Decision, choice: Choice) -> Text:
    """A choice as whoever made it has read it."""
    shape = decision.shape
    if isinstance(shape, Form):
        assert isinstance(choice, dict)
        return Text("engine-chosen", {"chosen": [_field(field, choice[field.name]) for field in shape.fields]})
    assert not isinstance(choice, dict)
    return _value(shape, choice)


def _field(field: Field, value: Value) -> Text:
    return Text("engine-chosen-field", {"field": field.label, "value": _value(field.shape, value)})


def _value(shape: Pick | Number, value: Value) -> Text:
    if isinstance(value, int) or isinstance(shape, Number):
        return Text("engine-chosen", {"chosen": str(value)})
    if not value:
        return Text("engine-chosen-none")
    words = [_label(shape, option) for word in value for option in shape.options if option.id == word]
    return words[0] if len(words) == 1 else Text("engine-chosen", {"chosen": [*words]})


def _label(shape: Pick, chosen: Option) -> Text:
    """An option in words, with its group where other groups have one that reads the same."""
    alike = [option for option in shape.options if option.label == chosen.label]
    if chosen.group is None or len(alike) == 1:
        return chosen.label
    return Text("engine-chosen-field", {"field": chosen.group, "value": chosen.label})
