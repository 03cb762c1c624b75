"""Matches that together show everything, to train the palette on."""

from __future__ import annotations

from games.engine import Setup
from render.art import Samples

SAMPLES = Samples(
    setups=tuple(
        Setup(players, f"palette {players}", {"mode": mode})
        for players, mode in ((2, "invasion"), (3, "faction_war"), (5, "faction_war"), (6, "invasion"))
    ),
    stages=(0, 8, 60, 160, 320),
    parts=("players", "cards"),
)
