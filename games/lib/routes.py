"""Ways over a board: a board is whatever says where one can go from a place, and what that costs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappop, heappush

import msgspec

Steps = Callable[[str], Iterable[tuple[str, int]]]
"""The steps from a place, each with its cost. From where every way ends there are none."""


class Ways(msgspec.Struct, frozen=True):
    """Everything within reach of a start."""

    start: str
    costs: dict[str, int]
    """The least cost of each place; the start is none of them."""
    came: dict[str, str]
    """From where each is entered."""

    def to(self, target: str) -> list[str]:
        """The places of the way to a target, with its two ends."""
        places = [target]
        while places[-1] != self.start:
            places.append(self.came[places[-1]])
        return places[::-1]


def cheapest(start: str, points: int, steps: Steps) -> Ways:
    """The cheapest ways to all places that so many points lead to.

    >>> board = {"a": [("b", 1), ("c", 5)], "b": [("c", 2)], "c": [("d", 1)], "d": []}
    >>> ways = cheapest("a", 4, board.__getitem__)
    >>> ways.costs, ways.to("c")
    ({'b': 1, 'c': 3, 'd': 4}, ['a', 'b', 'c'])
    """
    best, came = {start: 0}, dict[str, str]()
    frontier = [(0, start)]
    while frontier:
        cost, here = heappop(frontier)
        if cost > best[here] or cost == points:
            continue
        for there, price in steps(here):
            total = cost + price
            if total <= points and total < best.get(there, points + 1):
                best[there], came[there] = total, here
                heappush(frontier, (total, there))
    del best[start]
    return Ways(start, best, came)


def shortest(start: str, steps: int, onward: Callable[[str], Iterable[str]]) -> dict[str, tuple[str, ...]]:
    """The places that so many steps lead to, each with the first shortest way there, without its start.

    `onward` is asked about each place once, nearest places first: where a way ends it says nothing.

    >>> board = {"a": "bc", "b": "ad", "c": "d", "d": "e"}
    >>> shortest("a", 2, board.__getitem__)
    {'b': ('b',), 'c': ('c',), 'd': ('b', 'd')}
    """
    found: dict[str, tuple[str, ...]] = {start: ()}
    edge = [start]
    for _ in range(steps):
        further: list[str] = []
        for here in edge:
            for there in onward(here):
                if there not in found:
                    found[there] = (*found[here], there)
                    further.append(there)
        edge = further
    del found[start]
    return found
