"""The recorded match replays to the same state and score, and its page tells it."""

from __future__ import annotations

import games
from games.engine import export
from tests.games.hyperborea.playthrough import FILES, narrate


def test_the_recorded_match_replays_to_the_same_score() -> None:
    recorded = export.load((FILES / "hyperborea.json").read_bytes())
    verdict = export.replay(games.game("hyperborea"), recorded)
    assert verdict.faults == []
    assert verdict.seals >= 6  # two sealed rounds of three players
    assert recorded.outcome is not None
    assert verdict.match.state.outcome == recorded.outcome


def test_the_page_tells_the_match() -> None:
    recorded = export.load((FILES / "hyperborea.json").read_bytes())
    assert (FILES / "hyperborea.md").read_text("utf-8") == narrate(recorded)
