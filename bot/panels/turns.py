"""Whose turn it is when more is asked for than can be done: served in order, and no faster than the loop can follow.

While few requests are in hand everybody is served at once. Else they queue, and the next begin as often as the loop has
time for them: it is asked every few milliseconds how late it comes. Requests that wait for a picture or for Discord
take none of the loop's time, and hold up nobody.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic

from cachetools import TTLCache

AT_ONCE = 8
"""How many are in hand before anybody queues."""
TICK = 0.005
"""Seconds between two looks at the loop."""
LAG = 0.02
"""Seconds by which the loop comes late when it has enough to do: nobody new begins."""
AT_LEAST_EVERY = 0.05
"""Seconds after which somebody begins all the same: what keeps the loop busy may be something else."""
LIGHT = 4
"""How many begin at a time while the loop comes on time."""
AGAIN, TOLD = 60.0, 10_000
"""Seconds in which one person is told once that it takes longer; so many people are remembered."""


class Turns:
    """The queue of requests."""

    def __init__(self, in_hand: Callable[[], int]) -> None:
        self._in_hand = in_hand
        self._waiting: deque[tuple[asyncio.Future[None], float]] = deque()
        """Who waits, and since when."""
        self._serving: asyncio.Task[None] | None = None
        self._told: TTLCache[int, None] = TTLCache(TOLD, AGAIN)

    @property
    def crowded(self) -> bool:
        """Whether somebody waits for their turn."""
        return bool(self._waiting)

    @property
    def waited(self) -> float:
        """Seconds for which whoever is next has waited: about as long as whoever comes now will."""
        return monotonic() - self._waiting[0][1] if self._waiting else 0.0

    async def turn(self) -> None:
        """Until it is one's turn; whoever comes first is first."""
        if not self._waiting and self._in_hand() <= AT_ONCE:
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.append((mine, monotonic()))
        if self._serving is None or self._serving.done():
            self._serving = asyncio.create_task(self._serve(), name="turns")
        await mine

    def tell(self, user: int) -> bool:
        """Whether somebody who waits should be told so: once in a while."""
        if user in self._told:
            return False
        self._told[user] = None
        return True

    async def _serve(self) -> None:
        begun_at = monotonic()
        while self._waiting:
            asked_at = monotonic()
            await asyncio.sleep(TICK)
            lag = monotonic() - asked_at - TICK
            if lag < LAG or monotonic() - begun_at > AT_LEAST_EVERY:
                begun_at = monotonic()
                self._begin(LIGHT if lag < TICK / 2 else 1)

    def _begin(self, most: int) -> None:
        while self._waiting and most:
            next_one, _ = self._waiting.popleft()
            if not next_one.done():  # whoever waited may have gone
                next_one.set_result(None)
                most -= 1
