"""Orders of preference in standing orders: each order is one option, as `coins>bards>sections`."""

from __future__ import annotations

from collections.abc import Iterable

from games.engine import Option, Text
from games.engine.text import Item

Order = tuple[str, ...]


def orders(ways: Iterable[Order], sentence: str, prefix: str) -> tuple[Option[Order], ...]:
    """An option for each order. `sentence` is the id of a message with `$order`; the names' ids begin with `prefix`.

    >>> [option.id for option in orders([("a", "b"), ("b", "a")], "preference", "thing-")]
    ['a>b', 'b>a']
    """
    return tuple(
        Option(">".join(names), Text(sentence, {"order": _labels(names, prefix)}), means=names) for names in ways
    )


def _labels(names: Order, prefix: str) -> list[Item]:
    return [Text(f"{prefix}{name}") for name in names]


def preferred(chosen: list[Order]) -> list[str]:
    """What is kept of a field with at most one order: nothing where none was chosen."""
    return [*chosen[0]] if chosen else []


def as_chosen(preference: list[str]) -> list[str]:
    """What is kept, as the field has it."""
    return [">".join(preference)] if preference else []
