"""Every way to play every game: player counts times the game's first option; the other options vary with the seed."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import msgspec

import games
from games.engine import Setup

SEEDS = int(os.environ.get("SLOWTABLE_SEEDS", "6"))
"""Whole matches per mode; `make soak-tests` plays more."""
FEWER = {"hyperborea": 3, "scythe": 4}
"""Games with many modes or long matches get their thousands in `make soak-tests` only."""

ALIKE = frozenset({"hyperborea", "scythe"})
"""Games whose first option says how long a match is or how it is set up: with each choice the same is asked, and bots,
who think longer than anybody looks, play one of them for each number of players."""


class Mode(msgspec.Struct, frozen=True):
    """A game with a number of players and a choice for its first option."""

    game: str
    players: int
    options: dict[str, str]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *self.options.values()])

    @property
    def seeds(self) -> range:
        """The matches played in `make test`."""
        return range(min(SEEDS, FEWER.get(self.game, SEEDS)))

    @property
    def for_bots(self) -> bool:
        """Whether bots play it: all modes, or each choice in its turn (but in `make soak-tests`)."""
        own = [mode for mode in MODES if (mode.game, mode.players) == (self.game, self.players)]
        return self.game not in ALIKE or "SLOWTABLE_SEEDS" in os.environ or own.index(self) == self.players % len(own)

    def setup(self, seed: int) -> Setup:
        """A match of this mode; what the mode leaves open is drawn from the seed."""
        rng = random.Random(f"{self}/{seed}")
        open_options = {
            spec.key: rng.choice(spec.choices)
            for spec in games.metas()[self.game].offered(self.players)
            if spec.key not in self.options
        }
        return Setup(self.players, f"contract {self} {seed}", {**open_options, **self.options})


def modes() -> Iterator[Mode]:
    """All modes of all games."""
    for name, meta in games.metas().items():
        for players in range(meta.players[0], meta.players[1] + 1):
            offered = meta.offered(players)
            for choice in offered[0].choices if offered else [None]:
                yield Mode(name, players, {offered[0].key: choice} if choice is not None else {})


MODES = list(modes())
