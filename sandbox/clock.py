"""The sandbox's own clock: it follows the machine's, can be moved forward, and can be stopped."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeAlias

Sweep: TypeAlias = Callable[[float], "float | None"]
"""Does all that is due at the given time; returns when it wants to be called next, if at all."""


class Clock:
    """Seconds since the epoch. `move` makes time pass at once, with everything that falls due on the way."""

    def __init__(self, *, frozen: bool = False) -> None:
        self.offset = 0.0
        self._frozen_at = time.time() if frozen else None
        self._sweeps: list[Sweep] = []
        self._moved: list[Callable[[], None]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._next: float | None = None

    @property
    def frozen(self) -> bool:
        """Whether time passes only when it is moved."""
        return self._frozen_at is not None

    def now(self) -> float:
        """The sandbox's time, in seconds since the epoch."""
        return (time.time() if self._frozen_at is None else self._frozen_at) + self.offset

    def iso(self, at: float | None = None) -> str:
        """A time (now, unless given) as Discord writes it."""
        return datetime.fromtimestamp(self.now() if at is None else at, UTC).isoformat(timespec="milliseconds")

    def move(self, seconds: float) -> None:
        """Let `seconds` pass at once."""
        if not 0 <= seconds < 100 * 366 * 86_400:
            raise ValueError("the clock moves forward only, by less than a hundred years")
        self.offset += seconds
        self._run()
        for listener in self._moved:
            listener()

    def on_move(self, listener: Callable[[], None]) -> None:
        """Call `listener` after every move."""
        self._moved.append(listener)

    def add(self, sweep: Sweep) -> None:
        """Register something that has deadlines; call `wake` when its next one may have changed."""
        self._sweeps.append(sweep)

    def wake(self, due: float) -> None:
        """Make sure that the sweeps run at `due` at the latest."""
        if self._next is None or due < self._next:
            self._schedule(due)

    def stop(self) -> None:
        """Forget the timer: the sandbox closes."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._next = None, None

    def _schedule(self, due: float) -> None:
        self.stop()
        self._next = due
        if not self.frozen:
            delay = max(0.0, due - self.now())
            self._timer = asyncio.get_running_loop().call_later(delay, self._run)

    def _run(self) -> None:
        self.stop()
        now = self.now()
        dues = [due for sweep in self._sweeps if (due := sweep(now)) is not None]
        if dues:
            self._schedule(min(dues))
