"""Matches that together show everything, to train the palette on."""

from __future__ import annotations

from games.engine import Setup
from render.art import Samples

SAMPLES = Samples(
    setups=tuple(Setup(players, f"palette {players}") for players in (2, 4, 5)),
    stages=(0, 40, 150, 400, 700),
    parts=(None, "mats"),
)
