"""Matches that together show everything, to train the palette on."""

from __future__ import annotations

from games.engine import Setup
from render.art import Samples

SAMPLES = Samples(
    setups=tuple(Setup(players, f"palette {players}") for players in (3, 4, 5)),
    stages=(0, 12, 30, 60, 100),
    parts=("players",),
)
