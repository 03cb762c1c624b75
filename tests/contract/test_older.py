"""Matches that an older version has written are read by this one, and go on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import games
from games.engine import Match
from games.engine.policy import random_choice

OLDER = sorted((Path(__file__).parents[1] / "older").glob("*/*.json"))
"""States as they were stored, by version, game and how many decisions had been made."""
GO_ON = 60


def test_every_game_has_an_older_match() -> None:
    assert {path.stem.partition("-")[0] for path in OLDER} == set(games.metas())


@pytest.mark.parametrize("path", OLDER, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_older_match_goes_on(path: Path) -> None:
    game = games.game(path.stem.partition("-")[0])
    match, rng = Match.load(game, path.read_bytes()), random.Random(path.stem)
    assert game.check(match.present) == []
    for _ in range(GO_ON):
        if match.outcome is not None:
            break
        seat = match.waiting[0]
        match.submit(seat, random_choice(match.decisions[seat], rng))
    assert game.check(match.present) == []
    assert Match.load(game, match.dump()).digest() == match.digest()
