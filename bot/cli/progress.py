"""Progress for what takes long: one line on the terminal, nothing elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")
PAUSE = 0.1


def progress(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    """Passes the items on and tells how far they are."""
    shown, started = 0.0, time.monotonic()
    terminal = sys.stderr.isatty()
    for number, item in enumerate(items):
        now = time.monotonic()
        if terminal and now - shown > PAUSE:
            shown = now
            left = (now - started) / number * (total - number) if number else 0
            sys.stderr.write(f"\r\x1b[K{what}: {number} of {total}" + (f", {left:.0f} s left" if number else ""))
            sys.stderr.flush()
        yield item
    if terminal:
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()
