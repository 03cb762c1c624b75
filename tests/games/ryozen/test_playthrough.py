"""The recorded matches replay to the same state and score, and their pages tell them."""

from __future__ import annotations

import pytest

import games
from games.engine import export
from tests.games.ryozen.playthrough import FILES, MATCHES, narrate


@pytest.mark.parametrize("name", MATCHES)
def test_the_recorded_match_replays_to_the_same_score(name: str) -> None:
    recorded = export.load((FILES / f"{name}.json").read_bytes())
    verdict = export.replay(games.game("ryozen"), recorded)
    assert verdict.faults == []
    assert recorded.outcome is not None
    assert verdict.match.state.outcome == recorded.outcome
    assert recorded.setup == MATCHES[name]


@pytest.mark.parametrize("name", MATCHES)
def test_the_page_tells_the_match(name: str) -> None:
    recorded = export.load((FILES / f"{name}.json").read_bytes())
    assert (FILES / f"{name}.md").read_text("utf-8") == narrate(recorded)
