"""The components of a game, to be looked up by name: what is printed on each, where that is known from, where it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, Literal

import msgspec
from typing_extensions import TypeVar

from games.engine.text import Item, SeatName, Text
from games.engine.view import View

V = TypeVar("V", bound=View, default=View)
Known = Literal["rulebook", "public", "house", "part"]
"""Where what is printed is known from: the rulebook, public material, our own reconstruction; `part`: some of it is
from the rulebook, and the rest is ours."""


class Card(msgspec.Struct, frozen=True):
    """A component. Its kind is called `<game>-kind-<kind>`."""

    id: str
    kind: str
    name: Text
    lines: tuple[Text, ...]
    """What is printed on it, in words."""
    source: Known


@dataclass(frozen=True)
class Catalogue(Generic[V]):
    """All components of a game. Whereabouts are made from a view: what its viewer may not know is not told."""

    cards: Callable[[], tuple[Card, ...]]
    whereabouts: Callable[[V, Card], Text | None]


def with_seats(seats: Iterable[int]) -> Text | None:
    """Who has it; None if nobody does."""
    held: list[Item] = [SeatName(seat) for seat in seats]
    return Text("engine-where-seats", {"seats": held}) if held else None


DISCARDED = Text("engine-where-discarded")
