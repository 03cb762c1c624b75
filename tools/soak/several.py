"""Several bots on one server, as whoever started them sees them: each has its part of the shards and its own lives."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import db
from sandbox.kit import Kit
from tools.soak.life import Lives, Sample


class Several:
    """What `Lives` is for one bot."""

    def __init__(self, kit: Kit, folder: Path, place: db.Place, count: int) -> None:
        self.database = place
        self.folder = folder
        self._all = [Lives(kit, folder, place, f"{part}/{count}") for part in range(count)]

    def one(self, rng: random.Random) -> Lives:
        """One of them."""
        return rng.choice(self._all)

    @property
    def alive(self) -> bool:
        """Whether all of them run."""
        return all(each.alive for each in self._all)

    @property
    def quiet(self) -> bool:
        """Whether all of them rest."""
        return all(each.quiet for each in self._all)

    @property
    def committed(self) -> int:
        """Moves of all lives so far."""
        return sum(each.committed for each in self._all)

    @property
    def count(self) -> int:
        """Lives so far."""
        return sum(each.count for each in self._all)

    @property
    def samples(self) -> list[Sample]:
        """Of the first: each has its own memory."""
        return self._all[0].samples

    @property
    def errors(self) -> Counter[str]:
        """What they logged as errors."""
        return sum((each.errors for each in self._all), Counter[str]())

    @property
    def orphans(self) -> list[int]:
        """Processes that outlived the bot they belonged to."""
        return [pid for each in self._all for pid in each.orphans]

    @property
    def skew(self) -> float:
        """By how many seconds their clocks differ from Discord's."""
        return self._all[0].skew

    @skew.setter
    def skew(self, seconds: float) -> None:
        for each in self._all:
            each.skew = seconds

    async def begin(self) -> None:
        """Whichever does not run begins, one after another."""
        for each in self._all:
            if not each.alive:
                await each.begin()

    def tell_time(self) -> None:
        """The clock was changed."""
        for each in self._all:
            each.tell_time()

    async def kill(self) -> None:
        """Whatever still runs."""
        for each in self._all:
            await each.kill()

    async def stop(self) -> int:
        """All, one after another; returns the first exit code that is not 0."""
        codes = [await each.stop() for each in self._all]
        return next((code for code in codes if code), 0)
