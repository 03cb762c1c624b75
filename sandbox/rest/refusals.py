"""Too many refused requests get a bot banned: ten thousand within ten minutes, as Discord documents it."""

from __future__ import annotations

from sandbox.clock import Clock
from sandbox.errors import RateLimited

REFUSALS = (401, 403, 429)
WINDOW = 600.0


class Refusals:
    """Counts answers that are refusals, in windows of ten minutes of the sandbox's clock."""

    def __init__(self, clock: Clock, most: int) -> None:
        self._clock = clock
        self._most = most
        self._ends = 0.0
        self.count = 0

    def check(self) -> None:
        """Refuse everything until the window ends, if there were too many. Nobody but the network in front of Discord
        has seen such a request, so the answer says nothing of buckets."""
        if self.count >= self._most and self._clock.now() < self._ends:
            raise RateLimited(self._ends - self._clock.now(), via=False)

    def note(self, status: int) -> None:
        """A request was answered with this status."""
        if self._clock.now() >= self._ends:
            self._ends, self.count = self._clock.now() + WINDOW, 0
        self.count += status in REFUSALS
