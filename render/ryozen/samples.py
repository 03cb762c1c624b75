"""Matches that together show everything, to train the palette on."""

from __future__ import annotations

from games.engine import Setup
from render.art import Samples

SAMPLES = Samples(
    setups=tuple(
        Setup(players, f"palette {players}", {"mode": mode})
        for players, mode in ((2, "standard"), (4, "standard"), (3, "phoenix_palace"), (4, "phoenix_palace"))
    ),
    stages=(0, 10, 40, 90, 150, 220),
    parts=("players", "cards"),
)
