"""The pictures a palette is trained on."""

from __future__ import annotations

from itertools import islice

import pytest

import games
import render
from render.art import art, drawn_games
from tools.samples import NAMES, samples


@pytest.mark.parametrize("game", drawn_games())
def test_samples_can_be_drawn(game: str) -> None:
    wanted = art(game).SAMPLES
    least, most = games.metas()[game].players
    assert {players for players, _ in wanted.matches} >= {least, most}
    assert most <= len(NAMES)
    assert {*wanted.parts} <= {page.name for page in render.pages(game)}
    early, later = islice(samples(game), 2)
    assert early.size[0] == later.size[0] == render.pages(game)[0].width
    assert early.tobytes() != later.tobytes()
