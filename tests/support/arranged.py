"""A position of a match, built by hand for a test of a single rule: what is asked there, answered and told.

Each game's own `support.py` adds how its positions are arranged, in the words of its rules.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from games.engine import Choice, Decision, Event, Game, Pick, State, apply, default_choice, open_decisions
from games.engine.play import waiting_for

S = TypeVar("S", bound=State)
W = TypeVar("W")
"""How the tests of a game name whom they mean: by the seat, or by the faction."""


class Arranged(Generic[S, W]):
    """A match in the middle. Who is not named is the first of those who are asked."""

    game: ClassVar[Game[Any, Any]]
    always_sound: ClassVar[bool] = True
    """Whether the position must pass the game's own check after every answer."""

    g: S
    events: list[Event]
    """What was told last."""

    def seat(self, who: W | None = None) -> int:
        """The number of a seat."""
        if isinstance(who, int):
            return who
        assert who is None
        return waiting_for(self.g)[0]

    # -- playing -------------------------------------------------------------------------------------------

    def answer(self, who: W | None, choice: str | Choice) -> list[Event]:
        """A decision of a seat; what is told of it is kept."""
        self.events = apply(self.g, self.seat(who), choice)
        assert not self.always_sound or self.game.check(self.g) == []
        return self.events

    def default(self, who: W | None = None) -> str:
        """What would be answered for somebody who is asked and does not answer."""
        return default_choice(self.g, self.seat(who))

    # -- reading -------------------------------------------------------------------------------------------

    def asked(self, who: W | None = None) -> Decision:
        """What somebody is asked."""
        return open_decisions(self.g)[self.seat(who)]

    def is_asked(self, who: W, rule: str = "") -> bool:
        """Whether somebody is asked anything, or this."""
        decision = open_decisions(self.g).get(self.seat(who))
        return decision is not None and rule in ("", decision.rule)

    def offers(self, who: W | None = None) -> list[str]:
        """The ids of what somebody can pick from."""
        shape = self.asked(who).shape
        assert isinstance(shape, Pick)
        return [option.id for option in shape.options]

    def told(self, key: str) -> list[Event]:
        """What was just told with this message id."""
        return [event for event in self.events if event.text.key == key]

    @property
    def keys(self) -> list[str]:
        """The message ids of what was just told."""
        return [event.text.key for event in self.events]
