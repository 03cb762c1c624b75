"""Discord's ids: a time in milliseconds, then a counter; unique and rising."""

from __future__ import annotations

from sandbox.clock import Clock

EPOCH_MS = 1_420_070_400_000


class Snowflakes:
    """Hands out ids. Within one millisecond they count; they never go back."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """A new id, greater than all before it."""
        fresh = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        self._last = max(fresh, self._last + 1)
        return str(self._last)

    def after(self, snowflake: str) -> None:
        """Never hand out `snowflake` or anything older than it."""
        self._last = max(self._last, int(snowflake))


def seconds(snowflake: str) -> float:
    """When the thing with this id was made, in seconds since the epoch."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000
