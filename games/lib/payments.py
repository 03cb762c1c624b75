"""All ways to take so many things out of a stock of several kinds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

Counts = tuple[int, ...]
"""How many of each kind."""


def bundles(stock: Iterable[int], count: int) -> list[Counts]:
    """All ways to take so many; those with most of the first kinds come first.

    >>> bundles((2, 1, 1), 2)
    [(2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 1, 1)]
    """
    return [*_bundles(tuple(min(have, count) for have in stock), count)]


@lru_cache(maxsize=1024)
def _bundles(stock: Counts, count: int) -> tuple[Counts, ...]:
    if not stock:
        return () if count else ((),)
    first, rest = stock[0], stock[1:]
    least = max(0, count - sum(rest))
    return tuple(
        (taken, *others)
        for taken in range(min(first, count), least - 1, -1)
        for others in _bundles(tuple(min(have, count - taken) for have in rest), count - taken)
    )


@lru_cache(maxsize=1024)
def spelled_out(kinds: Sequence[str], counts: Counts) -> tuple[str, ...]:
    """A bundle by name, equal things as often as they are meant.

    >>> spelled_out(("coin", "scroll"), (2, 1))
    ('coin', 'coin', 'scroll')
    """
    return tuple(kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count))
