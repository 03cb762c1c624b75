"""Long tests begin first: begun last, one would keep one core busy at the end while the others have nothing to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import TypeVar

T = TypeVar("T")


def longest_first(tests: Sequence[T], is_long: Callable[[T], bool], workers: int) -> list[T]:
    """In an order in which each worker has its share of the long ones at the beginning of what it is given.

    Workers are given blocks of the same size, one after the other, and take from each other when they are done. All
    else stays in order: tests that stand together share what they set up.
    """
    long = [test for test in tests if is_long(test)]
    others = iter([test for test in tests if not is_long(test)])
    ordered: list[T] = []
    for number, size in enumerate(_blocks(len(tests), workers)):
        share = long[number::workers]
        ordered += share
        ordered += islice(others, max(0, size - len(share)))
    return ordered + list(others)


def _blocks(tests: int, workers: int) -> Iterator[int]:
    """How many each of the workers is given, as xdist's `worksteal` shares them out."""
    for left in range(workers, 0, -1):
        yield tests // left
        tests -= tests // left
