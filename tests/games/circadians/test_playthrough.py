"""Recorded matches replay to the same end; the long one has a page that tells it."""

from __future__ import annotations

import pytest

import games
from games.circadians import components as c
from games.engine import export
from tests.games.circadians.playthrough import FILES, narrate

WAYS = (*(f"fame-{faction}" for faction in c.FACTIONS), "relics", "land")


def test_the_recorded_match_replays_to_the_same_end() -> None:
    recorded = export.load((FILES / "circadians.json").read_bytes())
    verdict = export.replay(games.game("circadians"), recorded)
    assert verdict.faults == []
    assert verdict.seals >= 4, "battles were planned in secret"
    assert recorded.outcome is not None
    assert verdict.match.state.outcome == recorded.outcome


def test_the_page_tells_the_match() -> None:
    recorded = export.load((FILES / "circadians.json").read_bytes())
    assert (FILES / "circadians.md").read_text("utf-8") == narrate(recorded)


@pytest.mark.rule("CIR-15.1", "CIR-15.2", "CIR-15.8", "CIR-14.1")
@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_win_is_recorded(way: str) -> None:
    recorded = export.load((FILES / f"circadians-{way}.json").read_bytes())
    verdict = export.replay(games.game("circadians"), recorded)
    assert verdict.faults == []
    outcome = verdict.match.state.outcome
    assert outcome is not None
    kind, _, faction = way.partition("-")
    assert outcome.reason.key == f"circadians-won-{kind}"
    if faction:
        assert recorded.setup.seats[outcome.winners[0]]["faction"] == faction
