"""A pile whose order somebody does not know."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")


class Deck(msgspec.Struct, Generic[T]):
    """Cards from top to bottom. Draw with `State.draw`, which notices that something was revealed.

    In a state it says what it holds: `deck: Deck[str] = msgspec.field(default_factory=Deck)`.
    """

    cards: list[T] = []

    def __len__(self) -> int:
        return len(self.cards)

    @property
    def top(self) -> T | None:
        """The top card, or None.

        >>> Deck(["ace", "king"]).top
        'ace'
        """
        return self.cards[0] if self.cards else None


def path_to(deck: Deck[T], holder: object, path: str) -> str | None:
    """Where a deck lies in a state, in words for developers."""
    if holder is deck:
        return path
    parts: dict[str, object] = {}
    if isinstance(holder, list):
        parts = {f"{path}[{index}]": item for index, item in enumerate(holder)}
    elif isinstance(holder, msgspec.Struct):
        parts = {f"{path}.{name}": getattr(holder, name) for name in holder.__struct_fields__}
    return next((found for name, part in parts.items() if (found := path_to(deck, part, name))), None)
