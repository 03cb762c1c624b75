"""Which part of Discord's servers a bot hears: `0-3/8` is the first half of eight shards."""

from __future__ import annotations

import re

import msgspec

_WRITTEN = re.compile(r"(\d+)(?:-(\d+))?/(\d+)")
MOST = 16_384
"""More than any bot is advised to use."""


class Shards(msgspec.Struct, frozen=True):
    """Some of all shards. Of the servers each hears those whose id belongs to it; the first also hears all DMs."""

    numbers: tuple[int, ...]
    total: int

    def __str__(self) -> str:
        return f"{self.numbers[0]}-{self.numbers[-1]}/{self.total}"


def shards(text: str) -> Shards | None:
    """Shards as they are written in the settings; None for nothing: all of them, as many as Discord advises.

    >>> shards("0-3/8")
    Shards(numbers=(0, 1, 2, 3), total=8)
    >>> shards("7/8")
    Shards(numbers=(7,), total=8)
    >>> shards("8/8")
    Traceback (most recent call last):
    ValueError: such as 0-3/8: the first four of eight shards
    """
    if not text:
        return None
    found = _WRITTEN.fullmatch(text)
    first, last, total = (int(part or found[1]) for part in found.groups()) if found else (0, 0, 0)
    if not first <= last < total <= MOST:
        raise ValueError("such as 0-3/8: the first four of eight shards")
    return Shards(tuple(range(first, last + 1)), total)
