"""A pile whose order somebody does not know."""

from typing import Any

import msgspec


class Deck(msgspec.Struct):
    """Cards from top to bottom. Draw with `State.draw`, which notices that something was revealed."""

    cards: list[Any] = []

    def __len__(self) -> int:
        return len(self.cards)

    @property
    def top(self) -> Any:
        """The top card, or None."""
        return self.cards[0] if self.cards else None
