"""What every game keeps in all positions of a match: a promise looks at positions, and a walk is shared by many."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import ClassVar

from tests.contract.modes import Mode
from tests.contract.walk import Every, Walk


class Promise:
    """Something that holds wherever a match is looked at. It changes nothing in the match it looks at."""

    nth: ClassVar[int] = 1
    """How often it looks: at every n-th position, in long matches less and less often (`Every`)."""
    always: ClassVar[bool] = False
    """Whether it looks at every single one."""

    def __init__(self, mode: Mode) -> None:
        self.mode = mode
        self.rng = random.Random(f"{type(self).__name__} {mode}")
        """Chance of its own: whoever else looks changes nothing for it."""

    def look(self, here: Walk) -> None:
        """Assert that it holds here."""
        raise NotImplementedError

    def end(self) -> None:
        """Assert that enough was seen."""


def hold(mode: Mode, walks: Iterable[Walk], kinds: Sequence[type[Promise]]) -> None:
    """Walk through matches, and look at what is promised all the way."""
    promises = [kind(mode) for kind in kinds]
    asked = [set[str]() for _ in kinds]
    for walk in walks:
        looks = [(promise, Every(promise.nth, met)) for promise, met in zip(promises, asked, strict=True)]
        for here in walk:
            for promise, turn in looks:
                if promise.always or turn.due(here):
                    kept(promise, here)
    for promise in promises:
        promise.end()


def kept(promise: Promise, here: Walk) -> None:
    """Look; what is found says which promise it was, and where."""
    try:
        promise.look(here)
    except Exception as broken:
        broken.add_note(f"{type(promise).__name__}: {type(promise).__doc__}\n{here}")
        raise
